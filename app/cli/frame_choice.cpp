#include "app/cli/frame_choice.h"

#include <charconv>

namespace mh::cli {

namespace {

std::optional<std::int64_t> whole_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

constexpr std::int64_t smallest_side = 16;
constexpr std::int64_t largest_side = 16384;

bool is_side(const std::optional<std::int64_t>& pixels) {
    return pixels && *pixels >= smallest_side && *pixels <= largest_side;
}

} // namespace

Result<FrameRange> frames_named(const std::string& option, const std::optional<std::string>& text,
                                Frame count) {
    if (!text)
        return FrameRange{0, count};
    const std::string_view view = *text;
    const std::size_t dash = view.find('-');
    const auto first = whole_number(view.substr(0, dash));
    const auto last = whole_number(dash == std::string_view::npos ? view : view.substr(dash + 1));
    const std::string remedy = "frames go from 0 to " + std::to_string(count - 1);
    if (!first || !last)
        return fail({option, "", "\"" + *text + "\" names no frames", remedy});
    if (*first > *last)
        return fail({option, "", "\"" + *text + "\" ends before it begins", remedy});
    if (*first < 0 || *last >= count)
        return fail({option, "", "\"" + *text + "\" is outside the episode", remedy});
    return FrameRange{*first, *last + 1};
}

Result<std::optional<PictureSize>> size_named(const std::optional<std::string>& text) {
    if (!text)
        return std::nullopt;
    const std::string_view view = *text;
    const std::size_t cross = view.find('x');
    const auto width = whole_number(view.substr(0, cross));
    const auto height =
        whole_number(cross == std::string_view::npos ? std::string_view() : view.substr(cross + 1));
    if (!is_side(width) || !is_side(height))
        return fail({"--size", "", "\"" + *text + "\" is no size of a picture",
                     "WIDTHxHEIGHT in pixels, each from 16 to 16384"});
    return PictureSize{static_cast<int>(*width), static_cast<int>(*height)};
}

} // namespace mh::cli
