#include "app/studio/main_window.h"
#include "app/studio/theme.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

namespace {

int complain(const QString& problem) {
    std::fprintf(stderr, "movinghold-studio: %s\n", qPrintable(problem));
    return 2;
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName("movinghold");
    QApplication::setApplicationName("studio");
    QApplication::setApplicationDisplayName("Moving Hold");
    QApplication::setApplicationVersion(MOVINGHOLD_VERSION);

    QCommandLineParser line;
    line.setApplicationDescription("Scrub, tune and audit the acting of an episode.");
    line.addPositionalArgument("input", "a show's folder, a screenplay or a Timeline", "[INPUT]");
    const QCommandLineOption episode("episode", "the episode to open; else the first", "ID");
    const QCommandLineOption frame("frame", "the frame to stand on, from 0", "N", "0");
    line.addOptions({episode, frame});
    line.addHelpOption();
    line.addVersionOption();
    if (!line.parse(QApplication::arguments()))
        return complain(line.errorText());
    if (line.isSet("help"))
        line.showHelp(0);
    if (line.isSet("version"))
        line.showVersion();
    bool is_number = false;
    const qlonglong first = line.value(frame).toLongLong(&is_number);
    if (!is_number || first < 0)
        return complain("--frame needs a number from 0");
    if (line.positionalArguments().size() > 1)
        return complain("one thing at a time can be opened");

    mh::apply_theme(application);
    mh::MainWindow window;
    window.show();
    if (!line.positionalArguments().isEmpty())
        window.open(line.positionalArguments().front(), line.value(episode), first);
    return QApplication::exec();
}
