#include "core/screenplay/capitals.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace mh {

namespace {

// A run of small letters, every `step`th code point, and how far off their capitals stand.
struct SmallLetters {
    std::int32_t first;
    std::int32_t last;
    std::int32_t step;
    std::int32_t to_capital;
};

// Latin, Greek, Cyrillic, Armenian, Georgian and full-width letters with one capital each.
// Source: the Unicode Character Database, simple case mappings.
constexpr SmallLetters small_letters[] = {
    {0x0061, 0x007a, 1, -32},  {0x00e0, 0x00f6, 1, -32},  {0x00f8, 0x00fe, 1, -32},
    {0x00ff, 0x00ff, 1, 121},  {0x0101, 0x012f, 2, -1},   {0x0133, 0x0137, 2, -1},
    {0x013a, 0x0148, 2, -1},   {0x014b, 0x0177, 2, -1},   {0x017a, 0x017e, 2, -1},
    {0x01a1, 0x01a5, 2, -1},   {0x01b0, 0x01b0, 1, -1},   {0x01b4, 0x01b6, 2, -1},
    {0x01ce, 0x01dc, 2, -1},   {0x01df, 0x01ef, 2, -1},   {0x01f5, 0x01f5, 1, -1},
    {0x01f9, 0x021f, 2, -1},   {0x0223, 0x0233, 2, -1},   {0x0253, 0x0253, 1, -210},
    {0x0254, 0x0254, 1, -206}, {0x0256, 0x0257, 1, -205}, {0x0259, 0x0259, 1, -202},
    {0x025b, 0x025b, 1, -203}, {0x0260, 0x0260, 1, -205}, {0x0263, 0x0263, 1, -207},
    {0x0268, 0x0268, 1, -209}, {0x026f, 0x026f, 1, -211}, {0x0292, 0x0292, 1, -219},
    {0x0371, 0x0373, 2, -1},   {0x0377, 0x0377, 1, -1},   {0x037b, 0x037d, 1, 130},
    {0x03ac, 0x03ac, 1, -38},  {0x03ad, 0x03af, 1, -37},  {0x03b1, 0x03c1, 1, -32},
    {0x03c3, 0x03cb, 1, -32},  {0x03cc, 0x03cc, 1, -64},  {0x03cd, 0x03ce, 1, -63},
    {0x03d7, 0x03d7, 1, -8},   {0x03d9, 0x03ef, 2, -1},   {0x03f8, 0x03f8, 1, -1},
    {0x03fb, 0x03fb, 1, -1},   {0x0430, 0x044f, 1, -32},  {0x0450, 0x045f, 1, -80},
    {0x0461, 0x0481, 2, -1},   {0x048b, 0x04bf, 2, -1},   {0x04c2, 0x04ce, 2, -1},
    {0x04cf, 0x04cf, 1, -15},  {0x04d1, 0x052f, 2, -1},   {0x0561, 0x0586, 1, -48},
    {0x10d0, 0x10fa, 1, 3008}, {0x10fd, 0x10ff, 1, 3008}, {0x1e01, 0x1e95, 2, -1},
    {0x1ea1, 0x1eff, 2, -1},   {0x1f00, 0x1f07, 1, 8},    {0x1f10, 0x1f15, 1, 8},
    {0x1f20, 0x1f27, 1, 8},    {0x1f30, 0x1f37, 1, 8},    {0x1f40, 0x1f45, 1, 8},
    {0x1f51, 0x1f57, 2, 8},    {0x1f60, 0x1f67, 1, 8},    {0x1f70, 0x1f71, 1, 74},
    {0x1f72, 0x1f75, 1, 86},   {0x1f76, 0x1f77, 1, 100},  {0x1f78, 0x1f79, 1, 128},
    {0x1f7a, 0x1f7b, 1, 112},  {0x1f7c, 0x1f7d, 1, 126},  {0x1fb0, 0x1fb1, 1, 8},
    {0x1fd0, 0x1fd1, 1, 8},    {0x1fe0, 0x1fe1, 1, 8},    {0x1fe5, 0x1fe5, 1, 7},
    {0xff41, 0xff5a, 1, -32},
};

bool in_run(const SmallLetters& run, std::int32_t point) {
    return point >= run.first && point <= run.last && (point - run.first) % run.step == 0;
}

const SmallLetters* run_of(std::int32_t point) {
    const auto* after =
        std::upper_bound(std::begin(small_letters), std::end(small_letters), point,
                         [](std::int32_t p, const SmallLetters& run) { return p < run.first; });
    const bool inside = after != std::begin(small_letters) && in_run(*std::prev(after), point);
    return inside ? std::prev(after) : nullptr;
}

// Beyond ASCII.
bool is_capital(std::int32_t point) {
    return std::any_of(
        std::begin(small_letters), std::end(small_letters),
        [=](const SmallLetters& run) { return in_run(run, point - run.to_capital); });
}

// The code point at `i` of well-formed UTF-8, and its length in bytes.
std::pair<std::int32_t, std::size_t> point_at(std::string_view text, std::size_t i) {
    const auto byte = [&](std::size_t k) {
        return static_cast<std::int32_t>(static_cast<unsigned char>(text[i + k]));
    };
    const std::int32_t lead = byte(0);
    if (lead < 0x80)
        return {lead, 1};
    if (lead < 0xe0)
        return {(lead & 0x1f) << 6 | (byte(1) & 0x3f), 2};
    if (lead < 0xf0)
        return {(lead & 0x0f) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f), 3};
    return {(lead & 0x07) << 18 | (byte(1) & 0x3f) << 12 | (byte(2) & 0x3f) << 6 | (byte(3) & 0x3f),
            4};
}

void append(std::string& out, std::int32_t point) {
    const auto put = [&](std::int32_t bits) { out += static_cast<char>(bits); };
    if (point < 0x80)
        return put(point);
    if (point < 0x800)
        put(0xc0 | point >> 6);
    else {
        put(0xe0 | point >> 12);
        put(0x80 | (point >> 6 & 0x3f));
    }
    put(0x80 | (point & 0x3f));
}

} // namespace

Letters letters_in(std::string_view text) {
    Letters letters;
    for (std::size_t i = 0; i < text.size() && !(letters.capital && letters.small);) {
        const char c = text[i];
        if (static_cast<unsigned char>(c) < 0x80) {
            letters.small = letters.small || (c >= 'a' && c <= 'z');
            letters.capital = letters.capital || (c >= 'A' && c <= 'Z');
            ++i;
            continue;
        }
        const auto [point, bytes] = point_at(text, i);
        if (run_of(point))
            letters.small = true;
        else if (is_capital(point))
            letters.capital = true;
        i += bytes;
    }
    return letters;
}

std::string in_capitals(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto [point, bytes] = point_at(text, i);
        if (const SmallLetters* run = run_of(point))
            append(out, point + run->to_capital);
        else
            out += text.substr(i, bytes);
        i += bytes;
    }
    return out;
}

} // namespace mh
