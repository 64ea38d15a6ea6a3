#include "core/base/words.h"

#include <cctype>

namespace mh {

std::string spaced(std::string_view camel_case) {
    std::string words;
    for (const char c : camel_case) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isupper(letter))
            words += ' ';
        words += static_cast<char>(std::tolower(letter));
    }
    return words;
}

} // namespace mh
