#include "app/cli/shipped.h"

#include <array>

namespace mh::cli {

namespace fs = std::filesystem;

Result<fs::path> shipped_show(const std::string& name) {
    std::error_code code;
    const fs::path program = fs::read_symlink("/proc/self/exe", code).parent_path();
    static constexpr std::array<const char*, 2> places{"../share/movinghold/shows",
                                                       "../../../resources/shows"};
    for (const char* place : places) {
        const fs::path folder = (program / place / name).lexically_normal();
        if (fs::exists(folder / "show.json", code))
            return folder;
    }
    return fail({name, "", "the show that ships with the program is not beside it",
                 "name a show or a character"});
}

} // namespace mh::cli
