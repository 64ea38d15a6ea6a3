#include "core/direction/shots.h"

#include <algorithm>
#include <cstdio>

namespace mh {

namespace {

constexpr std::size_t quick_words = 5;      // a line of a quick exchange has at most so many
constexpr std::size_t quick_lines = 4;      // share a two-shot at most
constexpr std::size_t speech_for_push = 28; // words from which the camera creeps in
constexpr std::size_t words_over_a_shoulder = 6;

bool is_quick(const PlannedBeat& planned) {
    const Beat& beat = planned.beat;
    return beat.line && beat.line->on_screen && beat.gestures.empty() && beat.walks.empty() &&
           beat.line->reading.volume != Volume::whisper &&
           spoken_words_of(beat.line->text).size() <= quick_words;
}

bool is_dual(const PlannedBeat& planned) {
    return planned.beat.line && planned.beat.line->with_previous;
}

bool is_for_close(const Reading& reading) {
    return reading.volume == Volume::whisper ||
           (reading.feeling == Emotion::sad && reading.strength >= 0.5);
}

class ShotPlanner {
  public:
    explicit ShotPlanner(const PlannedScene& scene) : m_beats(scene.beats) {
        for (const Staging& staging : scene.staging)
            m_on_stage.push_back(staging.character);
        std::sort(m_on_stage.begin(), m_on_stage.end());
    }

    std::vector<DirectedShot> run() {
        add_establishing();
        while (m_at < m_beats.size()) {
            if (const std::size_t together = spoken_together())
                add_two_shot(together, "said together");
            else if (const std::size_t quick = quick_exchange())
                add_two_shot(quick, "a quick exchange");
            else if (m_beats[m_at].beat.line)
                add_line();
            else
                add_business();
        }
        return std::move(m_shots);
    }

  private:
    DirectedShot& add(std::size_t beats, Framing framing, std::vector<std::string> subjects,
                      std::string because) {
        DirectedShot shot;
        shot.id = shot_id(m_shots.size());
        shot.first_beat = static_cast<int>(m_at);
        shot.end_beat = static_cast<int>(m_at + beats);
        shot.framing = framing;
        shot.subjects = std::move(subjects);
        shot.because = std::move(because);
        shot.source_line = m_beats[m_at].beat.source_line;
        m_at += beats;
        return m_shots.emplace_back(std::move(shot));
    }

    [[nodiscard]] bool is_on_stage(const std::string& id) const {
        return std::binary_search(m_on_stage.begin(), m_on_stage.end(), id);
    }

    void add_establishing() {
        std::vector<std::string> subjects = m_beats.front().about;
        for (const std::string& who : m_beats.front().present) {
            if (std::find(subjects.begin(), subjects.end(), who) == subjects.end())
                subjects.push_back(who);
        }
        add(1, Framing::wide, std::move(subjects), "establishes the scene");
    }

    // How many lines from here on start together; 0 where the next does not join this one.
    [[nodiscard]] std::size_t spoken_together() const {
        std::size_t count = 1;
        while (m_at + count < m_beats.size() && is_dual(m_beats[m_at + count]))
            ++count;
        return count > 1 && m_beats[m_at].beat.line ? count : 0;
    }

    // How many short lines from here on go back and forth between two people; 0 for fewer than two.
    [[nodiscard]] std::size_t quick_exchange() const {
        std::size_t count = 0;
        for (std::size_t i = m_at; i < m_beats.size() && count < quick_lines; ++i, ++count) {
            if (!is_quick(m_beats[i]) || !is_on_stage(m_beats[i].about.front()) ||
                (i + 1 < m_beats.size() && is_dual(m_beats[i + 1])))
                break;
            const bool same_pair = count < 2 || m_beats[i].about == m_beats[i - 2].about;
            if (!same_pair || (count > 0 && m_beats[i].about == m_beats[i - 1].about))
                break;
        }
        return count > 1 ? count : 0;
    }

    void add_two_shot(std::size_t beats, const std::string& because) {
        std::vector<std::string> subjects;
        for (std::size_t i = m_at; i < m_at + beats; ++i) {
            const std::string& who = m_beats[i].about.front();
            if (is_on_stage(who) &&
                std::find(subjects.begin(), subjects.end(), who) == subjects.end())
                subjects.push_back(who);
        }
        const Framing framing = subjects.size() == 1   ? Framing::medium
                                : subjects.size() == 2 ? Framing::two_shot
                                                       : Framing::wide;
        add(beats, framing, std::move(subjects), because);
    }

    void add_line() {
        const PlannedBeat& planned = m_beats[m_at];
        const DirectedLine& line = *planned.beat.line;
        const std::string& who = planned.about.front();
        if (!line.on_screen || !is_on_stage(who)) {
            add_off_screen_line(planned);
            return;
        }
        const bool walks = !planned.beat.walks.empty();
        const bool close = is_for_close(line.reading);
        const bool again = !m_shots.empty() && m_shots.back().framing == Framing::medium &&
                           m_shots.back().subjects == planned.about;
        const Framing framing = walks   ? Framing::full
                                : close ? Framing::close
                                : again ? Framing::close
                                        : Framing::medium;
        const std::string because = walks   ? "speaks walking"
                                    : close ? "whispers or grieves"
                                    : again ? "goes on, nearer"
                                            : "speaks";
        if (framing == Framing::medium && is_settled_exchange()) {
            add(1, Framing::over_the_shoulder, {who, planned.listener},
                who + " speaks, over " + planned.listener + "'s shoulder");
            return;
        }
        DirectedShot& shot = add(1, framing, {who}, who + " " + because);
        if (walks)
            shot.move.kind = CameraMove::Kind::follow;
        else if (spoken_words_of(line.text).size() >= speech_for_push)
            shot.move = {CameraMove::Kind::push_in, 0.12};
    }

    // The third line or a later one of two people who go on talking back and forth: both are known
    // by now, and it is time to see them together.
    [[nodiscard]] bool is_settled_exchange() const {
        if (m_at < 2 || m_at + 1 >= m_beats.size() || !m_beats[m_at + 1].beat.line)
            return false;
        const PlannedBeat& planned = m_beats[m_at];
        const PlannedBeat& before = m_beats[m_at - 1];
        const PlannedBeat& first = m_beats[m_at - 2];
        const auto on_screen = [](const PlannedBeat& one) {
            return one.beat.line && one.beat.line->on_screen;
        };
        return on_screen(before) && on_screen(first) && first.about == planned.about &&
               before.about.front() == planned.listener && before.about != planned.about &&
               is_on_stage(planned.listener) && planned.beat.gestures.empty() &&
               spoken_words_of(planned.beat.line->text).size() >= words_over_a_shoulder;
    }

    void add_off_screen_line(const PlannedBeat& planned) {
        const std::string who = planned.about.front();
        if (is_on_stage(planned.listener) && planned.listener != who)
            add(1, Framing::medium, {planned.listener},
                planned.listener + " hears " + who + ", who is off screen");
        else
            add(1, Framing::wide, planned.present, who + " is heard off screen");
    }

    void add_business() {
        const PlannedBeat& planned = m_beats[m_at];
        const Beat& beat = planned.beat;
        if (!beat.walks.empty()) {
            const bool one = planned.about.size() == 1 && beat.walks.size() == 1;
            DirectedShot& shot = add(1, one ? Framing::full : Framing::wide, planned.about,
                                     one ? planned.about.front() + " walks" : "people move about");
            if (one)
                shot.move.kind = CameraMove::Kind::follow;
        } else if (planned.about.empty()) {
            add(1, Framing::wide, planned.present, "the scene goes on");
        } else if (planned.about.size() == 1 && planned.pause) {
            add(1, Framing::medium, planned.about, "a pause: " + planned.about.front() + " reacts");
        } else if (planned.about.size() == 1) {
            const Framing framing = beat.seats.empty() ? Framing::cowboy : Framing::full;
            add(1, framing, planned.about, planned.about.front() + " acts");
        } else if (planned.about.size() == 2) {
            add(1, Framing::two_shot, planned.about, "between the two");
        } else {
            add(1, Framing::wide, planned.about, "everybody at once");
        }
    }

    const std::vector<PlannedBeat>& m_beats;
    std::vector<std::string> m_on_stage;
    std::vector<DirectedShot> m_shots;
    std::size_t m_at = 0;
};

} // namespace

std::vector<DirectedShot> plan_shots(const PlannedScene& scene) {
    return ShotPlanner(scene).run();
}

std::string shot_id(std::size_t index) {
    char id[24];
    std::snprintf(id, sizeof id, "sh%03zu", 10 * (index + 1));
    return id;
}

} // namespace mh
