#include "core/figure/figure.h"
#include "core/picture/picture.h"
#include "core/picture/stage.h"

#include <algorithm>

namespace mh {

namespace {

// A layer of the set or a figure, at its depth.
struct Item {
    double depth;
    bool is_figure;
    std::size_t index;
};

// Round a figure with its arms up.
constexpr double reach_heights = 1.0;

bool may_be_seen(const Pose& pose, double height, const Projection& projection) {
    const Vec3 middle = projection.to_camera(pose.at(Bone::spine));
    const double reach = reach_heights * height;
    if (middle.z() < 0.1)
        return false;
    const double scale = projection.pixels_per_metre(middle.z());
    const double half_width = 0.5 * projection.picture().width / scale;
    const double half_height = 0.5 * projection.picture().height / scale;
    return std::abs(middle.x()) < half_width + reach && std::abs(middle.y()) < half_height + reach;
}

// Of the upright plane that somebody stands in: a layer reaches to both sides of where the camera
// looks, and is before or behind all of it.
double plane_depth(double z, const Projection& projection) {
    const Vec3& eye = projection.eye();
    return projection.to_camera({eye.x(), eye.y(), z}).z();
}

std::vector<Item> in_order(const Timeline& timeline, const Set* set,
                           const std::vector<ActorFrame>& actors, const Projection& projection) {
    std::vector<Item> items;
    if (set != nullptr)
        for (std::size_t i = 0; i < set->layers.size(); ++i)
            items.push_back({depth_of(set->layers[i], projection), false, i});
    for (std::size_t i = 0; i < actors.size(); ++i)
        if (actors[i].on_stage &&
            may_be_seen(actors[i].pose, timeline.characters[i].build.height, projection))
            items.push_back({plane_depth(actors[i].pose.at(Bone::hips).z(), projection), true, i});
    std::stable_sort(items.begin(), items.end(),
                     [](const Item& a, const Item& b) { return a.depth > b.depth; });
    return items;
}

} // namespace

void draw_frame(const Performance& performance, const FrameRequest& request, FrameScratch& scratch,
                Drawing& out) {
    out.clear();
    const Timeline& timeline = performance.timeline();
    const Shot* shot = shot_at(timeline, request.t);
    if (shot == nullptr)
        return;
    const Projection projection(camera_at(timeline, request.t), request.size);
    const Set* set = set_of(timeline, *shot);
    scratch.actors.resize(timeline.actors.size());
    for (std::size_t i = 0; i < timeline.actors.size(); ++i)
        scratch.actors[i] = performance.at(i, request.t, request.dials, request.layer);
    if (set != nullptr)
        draw_backdrop(*set, timeline.style, projection, out);
    const std::vector<Item> items = in_order(timeline, set, scratch.actors, projection);
    bool shadows_drawn = false;
    for (const Item& item : items) {
        if (!item.is_figure) {
            draw_layer(set->layers[item.index], timeline.style, projection, out);
            continue;
        }
        for (const Item& other : items)
            if (!shadows_drawn && other.is_figure)
                draw_contact_shadow(timeline.characters[other.index],
                                    scratch.actors[other.index].pose, projection,
                                    static_cast<int>(other.index), out);
        shadows_drawn = true;
        const ActorFrame& actor = scratch.actors[item.index];
        draw_figure(timeline.characters[item.index], performance.skeleton(item.index), actor.pose,
                    actor.face, timeline.style, projection, static_cast<int>(item.index), out);
    }
}

} // namespace mh
