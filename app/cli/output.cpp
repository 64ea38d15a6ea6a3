#include "app/cli/output.h"

#include "core/base/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace mh::cli {

namespace fs = std::filesystem;

Result<void> can_take_file(const fs::path& file) {
    std::error_code code;
    if (fs::is_directory(file, code))
        return fail({file.string(), "", "this is a folder", "name a file in it"});
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (!fs::is_directory(folder, code))
        return fail(
            {file.string(), "", "there is no folder \"" + folder.string() + "\"", "make it first"});
    return {};
}

bool is_special(const fs::path& file) {
    std::error_code code;
    const fs::file_status status = fs::status(file, code);
    return fs::exists(status) && !fs::is_regular_file(status);
}

Result<void> write_whole(const fs::path& file, std::string_view bytes) {
    return is_special(file) ? write_in_place(file, bytes) : write_file(file, bytes);
}

Result<void> write_result(const std::optional<fs::path>& file, std::string_view text) {
    if (file)
        return write_whole(*file, text);
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0)
        return fail(
            {"standard output", "", std::string("cannot be written: ") + std::strerror(errno), ""});
    return {};
}

} // namespace mh::cli
