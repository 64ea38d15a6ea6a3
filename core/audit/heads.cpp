#include "core/audit/heads.h"

#include "core/audit/parallel.h"
#include "core/audit/probe.h"
#include "core/audit/shot_contents.h"
#include "core/picture/framing.h"
#include "core/picture/picture.h"

#include <algorithm>
#include <set>

namespace mh {

namespace {

struct HeadSeen {
    std::size_t actor;
    FramedHead head;
};

// Which way a head faces on the picture, −1 left to 1 right.
double looks_of(const Pose& pose, const Projection& projection) {
    const Vec3& at = pose.at(Bone::head);
    const Vec3 ahead = at + pose.axes(Bone::head) * Vec3::UnitZ();
    return projection.to_camera(ahead).x() - projection.to_camera(at).x();
}

std::vector<std::size_t> subjects_of(const Timeline& timeline, const Shot& shot) {
    std::vector<std::size_t> subjects;
    for (const std::string& id : shot.subjects) {
        if (const auto actor = actor_index(timeline, id))
            subjects.push_back(*actor);
        if (shot.framing == Framing::over_the_shoulder)
            break;
    }
    return subjects;
}

// What an episode's heads are looked at with.
struct View {
    const Performance& performance;
    const std::vector<HeadShape>& shapes;
    const IdleDials& dials;
    const Shot& shot;
};

Box box_of(const View& view, std::size_t actor, const ActorFrame& frame,
           const Projection& projection, bool drawn) {
    if (!drawn)
        return head_box_about(view.shapes[actor], frame.pose, frame.face, projection);
    const Timeline& timeline = view.performance.timeline();
    return drawn_head_box(timeline.characters[actor], view.performance.skeleton(actor), frame,
                          timeline.style, projection);
}

std::vector<HeadSeen> heads_at(const View& view, const std::vector<std::size_t>& subjects,
                               Seconds t, bool drawn) {
    const Projection projection(camera_at(view.shot, t), view.performance.timeline().picture);
    std::vector<HeadSeen> heads;
    for (const std::size_t actor : subjects) {
        const ActorFrame frame = view.performance.at(actor, t, view.dials);
        const Box box = frame.on_stage ? box_of(view, actor, frame, projection, drawn) : Box{};
        if (!box.empty())
            heads.push_back({actor, {box, looks_of(frame.pose, projection)}});
    }
    return heads;
}

// The share of one head inside the picture.
double inside_of(const FramedHead& head, PictureSize picture, Framing framing) {
    return framing_score({&head, 1}, picture, framing).uncut;
}

// By all that a head which was not drawn may reach further.
FramedHead grown(FramedHead head) {
    const double by = head_box_nearness * (head.box.bottom - head.box.top);
    head.box = {head.box.left - by, head.box.top - by, head.box.right + by, head.box.bottom + by};
    return head;
}

// Nothing where there is no head.
std::optional<FramedHeads> framed_at(const View& view, const std::vector<std::size_t>& subjects,
                                     Frame frame, bool drawn) {
    const Timeline& timeline = view.performance.timeline();
    const auto heads = heads_at(view, subjects, seconds_of(frame, timeline.fps), drawn);
    if (heads.empty())
        return std::nullopt;
    std::vector<FramedHead> framed;
    for (const HeadSeen& head : heads)
        framed.push_back(head.head);
    FramedHeads found;
    found.shot = view.shot.id;
    found.frames = frames_of(view.shot.range, timeline);
    found.worst = frame;
    found.score = framing_score(framed, timeline.picture, view.shot.framing).total();
    found.inside = 2;
    found.passes = found.score >= timeline.audit.framing_score;
    for (const HeadSeen& head : heads) {
        const FramedHead whole = drawn ? head.head : grown(head.head);
        const double inside = inside_of(whole, timeline.picture, view.shot.framing);
        if (inside < found.inside) {
            found.inside = inside;
            found.actor = head.actor;
        }
    }
    return found;
}

bool needs_drawing(const FramedHeads& found, const AuditLimits& limits) {
    constexpr double surely_whole = 0.999;
    constexpr double sits_well = 0.8;
    return found.inside < surely_whole || found.score < std::max(sits_well, limits.framing_score);
}

} // namespace

std::vector<HeadShape> head_shapes_of(const Performance& performance, unsigned threads) {
    const Timeline& timeline = performance.timeline();
    std::vector<HeadShape> shapes(timeline.actors.size());
    const ChunkedWork plan{shapes.size(), 1, threads, {}, {}};
    // Nothing cancels it.
    static_cast<void>(for_each_chunk(plan, [&](std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i)
            shapes[i] =
                head_shape_of(timeline.characters[i], performance.skeleton(i), timeline.style);
    }));
    return shapes;
}

std::optional<FramedHeads> framed_heads(const Performance& performance,
                                        const std::vector<HeadShape>& shapes,
                                        const IdleDials& dials, const Shot& shot) {
    const Timeline& timeline = performance.timeline();
    const FrameRange frames = frames_of(shot.range, timeline);
    const std::vector<std::size_t> subjects = subjects_of(timeline, shot);
    if (subjects.empty() || frames.count() == 0)
        return std::nullopt;
    const View view{performance, shapes, dials, shot};
    std::optional<FramedHeads> worst;
    for (const Frame frame :
         std::set{frames.first, frames.first + frames.count() / 2, frames.end - 1}) {
        std::optional<FramedHeads> found = framed_at(view, subjects, frame, false);
        if (found && needs_drawing(*found, timeline.audit))
            found = framed_at(view, subjects, frame, true);
        if (found && (!worst || found->score < worst->score))
            worst = found;
    }
    return worst;
}

} // namespace mh
