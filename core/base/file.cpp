#include "core/base/file.h"

#include <cerrno>
#include <fstream>
#include <random>
#include <system_error>

namespace mh {

namespace fs = std::filesystem;

namespace {
constexpr std::uintmax_t largest_file_bytes = 256u << 20;
}

Result<std::string> read_file(const fs::path& path) {
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        return fail({path.string(), "", "there is no such file", ""});
    if (!fs::is_regular_file(status))
        return fail({path.string(), "", "this is not a file", ""});
    const std::uintmax_t size = fs::file_size(path, code);
    if (code)
        return fail({path.string(), "", "cannot be read: " + code.message(), ""});
    if (size > largest_file_bytes)
        return fail({path.string(), "", "is too large", "at most 256 MiB are read"});
    std::ifstream in(path, std::ios::binary);
    std::string bytes(size, '\0');
    if (!in || !in.read(bytes.data(), static_cast<std::streamsize>(size)))
        return fail({path.string(), "", "cannot be read", ""});
    return bytes;
}

Result<void> write_in_place(const fs::path& path, std::string_view bytes) {
    errno = 0;
    std::ofstream out(path, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (out)
        return {};
    const std::string reason = errno == 0 ? "" : ": " + std::generic_category().message(errno);
    return fail({path.string(), "", "cannot be written" + reason, ""});
}

Result<void> write_file(const fs::path& path, std::string_view bytes) {
    fs::path temporary = path;
    temporary += ".part" + std::to_string(std::random_device{}());
    std::error_code code;
    if (const Result<void> written = write_in_place(temporary, bytes); !written) {
        fs::remove(temporary, code);
        return fail({path.string(), "", written.error().problem, ""});
    }
    fs::rename(temporary, path, code);
    if (code) {
        const std::string reason = code.message();
        fs::remove(temporary, code);
        return fail({path.string(), "", "cannot be written: " + reason, ""});
    }
    return {};
}

bool is_utf8(std::string_view bytes, std::size_t* bad_at) {
    std::size_t i = 0;
    while (i < bytes.size()) {
        const auto lead = static_cast<unsigned char>(bytes[i]);
        const int more = lead < 0x80                   ? 0
                         : lead >= 0xc2 && lead < 0xe0 ? 1
                         : (lead & 0xf0) == 0xe0       ? 2
                         : lead >= 0xf0 && lead < 0xf5 ? 3
                                                       : -1;
        bool good = more >= 0 && i + static_cast<std::size_t>(more) < bytes.size();
        for (int k = 1; good && k <= more; ++k)
            good =
                (static_cast<unsigned char>(bytes[i + static_cast<std::size_t>(k)]) & 0xc0) == 0x80;
        if (good && more >= 2) {
            const auto second = static_cast<unsigned char>(bytes[i + 1]);
            good = !(lead == 0xe0 && second < 0xa0) && !(lead == 0xed && second > 0x9f) &&
                   !(lead == 0xf0 && second < 0x90) && !(lead == 0xf4 && second > 0x8f);
        }
        if (!good) {
            if (bad_at)
                *bad_at = i;
            return false;
        }
        i += static_cast<std::size_t>(more) + 1;
    }
    return true;
}

std::string line_and_column(std::string_view text, std::size_t offset) {
    std::size_t line = 1;
    std::size_t column = 1;
    for (std::size_t i = 0; i < std::min(offset, text.size()); ++i) {
        const bool ends_line =
            text[i] == '\n' ? true
                            : text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
        line += ends_line ? 1 : 0;
        column = ends_line ? 1 : column + 1;
    }
    return std::to_string(line) + ":" + std::to_string(column);
}

} // namespace mh
