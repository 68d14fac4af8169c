#include <QApplication>

#include <iostream>
#include <string>
#include <vector>

#include "app/cli/command_line.h"
#include "app/window/run_window.h"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (greyscope::app::drawsFigures(arguments)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        return greyscope::app::runCommandLine(arguments, std::cout, std::cerr);
    }
    if (greyscope::app::isCommandLine(arguments)) {
        const QCoreApplication application(argc, argv);
        return greyscope::app::runCommandLine(arguments, std::cout, std::cerr);
    }
    greyscope::app::WindowRequest request;
    for (const std::string& argument : arguments) {
        if (argument == "--sample") {
            request.sample = true;
        } else if (argument.front() != '-') {
            request.path = argument;
        }
    }
    return greyscope::app::runWindow(argc, argv, request);
}
