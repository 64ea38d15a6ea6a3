#include "app/cli/output.h"

#include "core/base/file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

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

namespace {

// A pipe or a device takes what it is sent, and is not renamed over.
bool is_special(const fs::path& file) {
    std::error_code code;
    const fs::file_status status = fs::status(file, code);
    return fs::exists(status) && !fs::is_regular_file(status);
}

Result<void> send(const fs::path& file, std::string_view text) {
    std::ofstream out(file, std::ios::binary);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out)
        return fail({file.string(), "", "cannot be written", ""});
    return {};
}

} // namespace

Result<void> write_result(const std::optional<fs::path>& file, std::string_view text) {
    if (file)
        return is_special(*file) ? send(*file, text) : write_file(*file, text);
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0)
        return fail(
            {"standard output", "", std::string("cannot be written: ") + std::strerror(errno), ""});
    return {};
}

} // namespace mh::cli
