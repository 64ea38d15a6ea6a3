#pragma once

// The names that a value's header needs to say that it is read from JSON and written to it. What
// reads or writes includes core/show/strict_json.h, which is slow to compile.

#include <nlohmann/json_fwd.hpp>

namespace mh {

using Json = nlohmann::ordered_json;
class JsonValue;

} // namespace mh
