#include "core/speech/mouth_shape.h"

namespace mh {

const std::array<std::string_view, mouth_shape_count> mouth_shape_names{"A", "B", "C", "D", "E",
                                                                        "F", "G", "H", "X"};

} // namespace mh
