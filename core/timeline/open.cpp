#include "core/timeline/open.h"

#include "core/timeline/timeline_file.h"

#include <algorithm>
#include <cctype>

namespace mh {

namespace fs = std::filesystem;

namespace {

using Opened = Result<std::variant<Show, Timeline>>;

std::string lower_extension(const fs::path& path) {
    std::string extension = path.extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension;
}

template <typename Value>
Opened opened(Result<Value> read) {
    if (!read)
        return fail(std::move(read.error()));
    return std::variant<Show, Timeline>(std::move(*read));
}

} // namespace

Result<std::variant<Show, Timeline>> open_input(const fs::path& path) {
    std::error_code code;
    const fs::file_status status = fs::status(path, code);
    if (!fs::exists(status))
        return fail({path.string(), "", "there is no such file or folder", ""});
    if (fs::is_directory(status))
        return opened(read_show(path));
    if (path.filename() == "show.json")
        return opened(read_show(path.has_parent_path() ? path.parent_path() : fs::path(".")));
    const std::string extension = lower_extension(path);
    if (extension == ".fountain" || extension == ".txt" || extension == ".spmd")
        return opened(show_around_screenplay(path));
    if (extension == ".json")
        return opened(read_timeline(path));
    return fail({path.string(), "", "this is no show, screenplay or Timeline",
                 "a show's folder, a .fountain file or a Timeline's .json"});
}

} // namespace mh
