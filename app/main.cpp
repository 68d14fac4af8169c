#include <QApplication>
#include <QHashFunctions>

#include <algorithm>
#include <csignal>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/command_line.h"
#include "app/run/guard.h"
#include "app/run/memory.h"
#include "app/run/qt_messages.h"
#include "app/run/system_limits.h"
#include "app/sources/interrupts.h"
#include "app/sources/server_thread.h"
#include "app/sources/session_secrets.h"
#include "app/text/error_text.h"
#include "app/window/run_window.h"
#include "widgets/common/language.h"

namespace {

/// Qt aborts without an explanation if it finds no display.
bool hasDisplay(const std::vector<std::string>& arguments) {
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") ||
           std::find(arguments.begin(), arguments.end(), "-platform") != arguments.end();
}

/// Removes passwords of database URLs from the argument list, which every user of the machine can read.
void hideSecrets(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string kept = greyscope::app::takeSecret(argv[i]);
        char* const end = argv[i] + std::strlen(argv[i]);
        if (kept.size() < static_cast<std::size_t>(end - argv[i])) {
            std::fill(std::copy(kept.begin(), kept.end(), argv[i]), end, '\0');
        }
    }
}

/// The number of files that Qt, its display and fonts open before the user's first file.
constexpr int kFilesOfCommand = 12;
constexpr int kFilesOfWindow = 32;

int withoutThreads() {
    std::cerr << "greyscope: " << greyscope::app::errorLine(greyscope::app::noThread()).toStdString() << '\n';
    return 1;
}

int run(int argc, char** argv) {
    hideSecrets(argc, argv);
    greyscope::app::takeQtMessages();
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!greyscope::app::filesCanOpen(greyscope::app::isCommandLine(arguments) ? kFilesOfCommand : kFilesOfWindow)) {
        std::cerr << "greyscope: the limit of open files is too low; raise it (ulimit -n)\n";
        return 1;
    }
    if (greyscope::app::isCommandLine(arguments)) {
        greyscope::app::stopServersAtInterrupt();
    }
    if (greyscope::app::drawsFigures(arguments)) {
        greyscope::app::keepMemory();
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QApplication application(argc, argv);
        if (!greyscope::app::startPaintingThreads()) {
            return withoutThreads();
        }
        greyscope::widgets::useLanguage(QLocale(QLocale::English));
        return greyscope::app::runCommandLine(arguments, std::cout, std::cerr);
    }
    if (greyscope::app::isCommandLine(arguments)) {
        const QCoreApplication application(argc, argv);
        greyscope::widgets::useLanguage(QLocale(QLocale::English));
        return greyscope::app::runCommandLine(arguments, std::cout, std::cerr);
    }
    if (!hasDisplay(arguments)) {
        std::cerr
            << "greyscope: the window needs a display, and none was found. Without one, \"greyscope sample --output "
               "DIR\" writes figures, and \"greyscope --help\" lists the commands.\n";
        return 1;
    }
    greyscope::app::WindowRequest request;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--sample") {
            request.sample = true;
        } else if (argument == "--translation" && i + 1 < arguments.size()) {
            request.translation = arguments[++i];
        } else if (!argument.empty() && argument.front() != '-') {
            request.paths.push_back(argument);
        }
    }
    return greyscope::app::runWindow(argc, argv, request);
}

}  // namespace

int main(int argc, char** argv) {
    // A reader that has closed the pipe causes a failed write, which is reported, instead of ending the program.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);            // the same for a file that reaches the size limit
    QHashSeed::setDeterministicGlobalSeed();  // the order of hashes determines that of the fonts in a PDF, which must
                                              // be reproducible
    const int status = greyscope::app::guarded(
        [&] { return run(argc, argv); },
        [](const greyscope::base::Error& error) {
            std::cerr << "greyscope: " << greyscope::app::errorLine(error).toStdString() << '\n';
        });
    return greyscope::app::endWith(status);
}
