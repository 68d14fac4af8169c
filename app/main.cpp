#include <QApplication>

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/command_line.h"
#include "app/window/run_window.h"
#include "widgets/common/number_locale.h"

namespace {

/// Qt aborts without a word of its own where it finds no display.
bool hasDisplay(const std::vector<std::string>& arguments) {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") ||
           std::find(arguments.begin(), arguments.end(), "-platform") != arguments.end();
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (greyscope::app::drawsFigures(arguments)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        greyscope::widgets::useNumberLocale();
        return greyscope::app::runCommandLine(arguments, std::cout, std::cerr);
    }
    if (greyscope::app::isCommandLine(arguments)) {
        const QCoreApplication application(argc, argv);
        greyscope::widgets::useNumberLocale();
        return greyscope::app::runCommandLine(arguments, std::cout, std::cerr);
    }
    if (!hasDisplay(arguments)) {
        std::cerr
            << "greyscope: the window needs a display, and none was found. Without one, \"greyscope sample --output "
               "DIR\" writes figures, and \"greyscope --help\" lists the commands.\n";
        return 1;
    }
    greyscope::app::WindowRequest request;
    for (const std::string& argument : arguments) {
        if (argument == "--sample") {
            request.sample = true;
        } else if (!argument.empty() && argument.front() != '-') {
            request.path = argument;
        }
    }
    return greyscope::app::runWindow(argc, argv, request);
}
