#include "core/speech/stress.h"

#include <algorithm>

namespace mh {

namespace {

constexpr std::string_view primary = "ˈ";
constexpr std::string_view secondary = "ˌ";
constexpr std::string_view between{"_ \t\r\n"};
constexpr std::ptrdiff_t farthest_ahead = 8; // sounds, when both lists disagree

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

} // namespace

void mark_stresses(std::string_view transcript, std::vector<Sound>& sounds) {
    auto next = sounds.begin();
    while (true) {
        const std::size_t begin = transcript.find_first_not_of(between);
        if (begin == std::string_view::npos)
            return;
        const std::size_t end = transcript.find_first_of(between, begin);
        std::string_view name = transcript.substr(begin, end - begin);
        const bool stressed = take_prefix(name, primary);
        if (!stressed)
            take_prefix(name, secondary);
        const auto limit = next + std::min(farthest_ahead, sounds.end() - next);
        const auto found =
            std::find_if(next, limit, [&](const Sound& sound) { return sound.ipa == name; });
        if (found != limit) {
            found->stressed = stressed;
            next = found + 1;
        }
        if (end == std::string_view::npos)
            return;
        transcript.remove_prefix(end);
    }
}

} // namespace mh
