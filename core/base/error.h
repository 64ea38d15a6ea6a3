#pragma once

// The one error of the project: what a person needs to mend their input.

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace mh {

// One fault in something a person gave us. Every text may be empty but `problem`.
struct Error {
    std::string file;    // as the person named it
    std::string place;   // "12:5" (line and column, from 1) or a JSON path ("/shots/2/framing")
    std::string problem; // what is wrong, one sentence without a final stop
    std::string remedy;  // what would be right, one sentence without a final stop

    bool operator==(const Error&) const = default;
};

// "file:place: problem (remedy)" on one line, whatever the texts hold.
[[nodiscard]] std::string to_string(const Error& error);

template <typename T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> fail(Error error) {
    return tl::unexpected<Error>(std::move(error));
}

// The name among `known` that is the fewest edits away from `name`; empty when none is close enough
// to be what was meant (more than a third of its letters differ, at least two allowed).
[[nodiscard]] std::string nearest_name(std::string_view name,
                                       const std::vector<std::string>& known);

} // namespace mh
