#include "core/direction/hand_shots.h"

#include "core/direction/hand_beats.h"

#include <algorithm>

namespace mh {

namespace {

constexpr Seconds new_shot_seconds = 1.2;
constexpr double longest_seconds = 600;

constexpr EnumName<CameraMove::Kind> move_kinds[]{{CameraMove::Kind::none, "none"},
                                                  {CameraMove::Kind::push_in, "pushIn"},
                                                  {CameraMove::Kind::pull_out, "pullOut"},
                                                  {CameraMove::Kind::pan, "pan"},
                                                  {CameraMove::Kind::follow, "follow"}};

template <typename T>
std::vector<std::string> ids_of(const std::vector<T>& all) {
    std::vector<std::string> ids;
    for (const T& one : all)
        ids.push_back(one.id);
    return ids;
}

class ShotReader {
  public:
    ShotReader(const HandNames& names, DirectedScene& scene) : m_names(names), m_scene(scene) {}

    void read(const JsonValue& json, const std::string& id) {
        JsonObject object(json);
        DirectedShot* shot = find_or_make(json, object, id);
        if (!shot)
            return;
        read_coverage(object, id);
        read_camera(object, *find(id));
        read_beats(object, json, *find(id));
        object.close();
    }

    FramedByHand framed() { return std::move(m_framed); }

  private:
    DirectedShot* find(const std::string& id) {
        const auto found = std::find_if(m_scene.shots.begin(), m_scene.shots.end(),
                                        [&](const DirectedShot& shot) { return shot.id == id; });
        return found == m_scene.shots.end() ? nullptr : &*found;
    }

    DirectedShot* find_or_make(const JsonValue& json, JsonObject& object, const std::string& id) {
        DirectedShot* shot = find(id);
        if (shot && object.has("after"))
            json.child("after").fault("the shot \"" + id + "\" has its place",
                                      "\"after\" is for a new shot");
        else if (!shot && object.has("after"))
            object.optional_with("after", [&](const JsonValue& value) { insert_after(value, id); });
        else if (!shot && object.has("lines"))
            m_scene.shots.push_back(empty_shot(id));
        else if (!shot && !json.failed())
            fault_unknown(json, id);
        return json.failed() ? nullptr : find(id);
    }

    void fault_unknown(const JsonValue& json, const std::string& id) const {
        const std::string nearest = nearest_name(id, ids_of(m_scene.shots));
        json.fault("there is no shot \"" + id + "\" in " + m_scene.id,
                   (nearest.empty() ? "" : "did you mean \"" + nearest + "\"? ") +
                       std::string("a new shot needs \"lines\" or \"after\""));
    }

    static DirectedShot empty_shot(const std::string& id) {
        DirectedShot shot;
        shot.id = id;
        shot.framing = Framing::medium;
        shot.because = "directed by hand";
        return shot;
    }

    void insert_after(const JsonValue& json, const std::string& id) {
        const auto index = read_name(json, "shot", ids_of(m_scene.shots));
        if (!index)
            return;
        const int at = m_scene.shots[*index].end_beat;
        Beat beat;
        beat.least = new_shot_seconds;
        m_scene.beats.insert(m_scene.beats.begin() + at, std::move(beat));
        for (DirectedShot& shot : m_scene.shots) {
            shot.end_beat += shot.end_beat > at ? 1 : 0;
            shot.first_beat += shot.first_beat >= at ? 1 : 0;
        }
        DirectedShot shot = empty_shot(id);
        shot.subjects = m_scene.shots[*index].subjects;
        shot.first_beat = at;
        shot.end_beat = at + 1;
        m_scene.shots.insert(m_scene.shots.begin() + static_cast<std::ptrdiff_t>(*index) + 1,
                             std::move(shot));
    }

    [[nodiscard]] std::optional<int> read_line_beat(const JsonValue& json) const {
        std::vector<std::string> lines;
        std::vector<int> beats;
        for (std::size_t i = 0; i < m_scene.beats.size(); ++i) {
            if (m_scene.beats[i].line) {
                lines.push_back(m_scene.beats[i].line->id);
                beats.push_back(static_cast<int>(i));
            }
        }
        const auto index = read_name(json, "line", lines);
        return index ? std::optional(beats[*index]) : std::nullopt;
    }

    void read_coverage(JsonObject& object, const std::string& id) {
        object.optional_with("lines", [&](const JsonValue& list) {
            if (!list.json().is_array() || list.json().empty())
                return list.wrong_type("a list of lines");
            int first = static_cast<int>(m_scene.beats.size());
            int last = -1;
            for (std::size_t i = 0; i < list.json().size(); ++i) {
                const auto beat = read_line_beat(list.child(i));
                if (!beat)
                    return;
                first = std::min(first, *beat);
                last = std::max(last, *beat);
            }
            take_over(list, id, first, last + 1);
        });
    }

    // Gives the beats from first to end to one shot; the others keep what is left of theirs.
    void take_over(const JsonValue& json, const std::string& id, int first, int end) {
        for (DirectedShot& shot : m_scene.shots) {
            if (shot.id == id)
                continue;
            if (shot.first_beat < first && shot.end_beat > end)
                return json.fault("this would cut the shot \"" + shot.id + "\" in two",
                                  "give what follows to a shot as well");
            if (shot.first_beat >= first)
                shot.first_beat = std::max(shot.first_beat, std::min(end, shot.end_beat));
            else
                shot.end_beat = std::min(shot.end_beat, first);
        }
        DirectedShot& shot = *find(id);
        const bool leaves_gap =
            shot.first_beat < shot.end_beat && (shot.first_beat < first || shot.end_beat > end);
        if (leaves_gap)
            return json.fault("the shot \"" + id + "\" would leave beats that nobody shows",
                              "its lines must take in those it has");
        shot.first_beat = first;
        shot.end_beat = end;
        drop_empty();
    }

    void drop_empty() {
        std::erase_if(m_scene.shots,
                      [](const DirectedShot& shot) { return shot.first_beat >= shot.end_beat; });
        std::stable_sort(m_scene.shots.begin(), m_scene.shots.end(),
                         [](const DirectedShot& a, const DirectedShot& b) {
                             return a.first_beat < b.first_beat;
                         });
    }

    void read_camera(JsonObject& object, DirectedShot& shot) {
        object.optional_with("framing", [&](const JsonValue& value) {
            if (const auto index = read_name(value, "framing", names_of(framing_names)))
                shot.framing = static_cast<Framing>(*index);
            shot.because = because_of_hand(value).words;
            m_framed.framing.insert(shot.id);
        });
        object.optional_with("subjects", [&](const JsonValue& list) {
            if (!list.json().is_array())
                return list.wrong_type("a list of characters");
            shot.subjects.clear();
            for (std::size_t i = 0; i < list.json().size() && !list.failed(); ++i)
                shot.subjects.push_back(read_character(list.child(i), m_names).value_or(""));
        });
        object.optional_with("move", [&](const JsonValue& value) { read_move(value, shot.move); });
        object.optional_with("widen", [&](const JsonValue& value) {
            mh::read(value, shot.widen, 0.2, 10.0);
            m_framed.widen.insert(shot.id);
        });
        object.optional_with("side", [&](const JsonValue& value) {
            int side = 1;
            mh::read(value, side, std::int64_t{-1}, std::int64_t{1});
            if (side == 0)
                value.fault("is 0", "must be 1 or -1");
            shot.side = side;
        });
    }

    static void read_move(const JsonValue& json, CameraMove& move) {
        JsonObject object(json);
        object.optional_with("kind", [&](const JsonValue& value) {
            read_enum(value, "camera move", move_kinds, move.kind);
        });
        object.optional("amount", move.amount, -20.0, 20.0);
        object.close();
    }

    void read_beats(JsonObject& object, const JsonValue& json, const DirectedShot& shot) {
        const auto first = m_scene.beats.begin() + shot.first_beat;
        const auto end = m_scene.beats.begin() + shot.end_beat;
        object.optional_with("seconds", [&](const JsonValue& value) {
            if (std::any_of(first, end, [](const Beat& beat) { return beat.line.has_value(); }))
                return value.fault("this shot is as long as its lines",
                                   "give the seconds of its lines");
            mh::read(value, first->least, 0.01, longest_seconds);
            for (auto beat = first + 1; beat < end; ++beat)
                first->least = std::max(0.0, first->least - beat->least);
        });
        read_beat_keys(object, m_names, first->line ? first->line->character : "", *first);
        object.optional_with("still", [&](const JsonValue& value) {
            for (auto beat = first; beat < end && !json.failed(); ++beat)
                read_still(value, m_names, shot.subjects, *beat);
        });
    }

    const HandNames& m_names;
    DirectedScene& m_scene;
    FramedByHand m_framed;
};

} // namespace

FramedByHand read_shots(const JsonValue& json, const HandNames& names, DirectedScene& scene) {
    if (!json.json().is_object()) {
        json.wrong_type("an object");
        return {};
    }
    ShotReader reader(names, scene);
    for (const auto& [id, value] : json.json().items()) {
        if (!json.failed())
            reader.read(json.child(id), id);
    }
    return reader.framed();
}

} // namespace mh
