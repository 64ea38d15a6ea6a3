#include "app/cli/sheet_files.h"

#include "app/cli/frame_files.h"
#include "app/cli/output.h"
#include "core/picture/svg.h"
#include "widgets/paint/paint_sheet.h"

#include <QGuiApplication>
#include <QLoggingCategory>

namespace mh::cli {

namespace fs = std::filesystem;

CLI::Option* add_sheet_file(CLI::App& subcommand, std::filesystem::path& out) {
    return subcommand.add_option("--out", out, "A contact sheet, a .png or .svg file")
        ->type_name("FILE");
}

Result<void> can_take_sheet(const fs::path& file) {
    if (file.extension() != ".png" && file.extension() != ".svg")
        return fail(
            {"--out", "", "\"" + file.string() + "\" is no picture", "name a .png or a .svg file"});
    return can_take_file(file);
}

Result<void> write_sheet(const ContactSheet& sheet, const fs::path& file) {
    if (file.extension() == ".svg")
        return write_whole(file, to_svg(sheet));
    // Letters come from the window system's library, which needs no window for them.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLoggingCategory::setFilterRules("default.warning=false"); // which misses a session's folders
    char name[] = "movinghold";
    char* arguments[] = {name, nullptr};
    int count = 1;
    const QGuiApplication application(count, arguments);
    return write_png(paint_sheet(sheet), file);
}

} // namespace mh::cli
