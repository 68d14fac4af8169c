#include "app/run/qt_messages.h"

#include <QString>
#include <QtGlobal>

#include <atomic>
#include <cstdlib>
#include <mutex>
#include <string>

#include <unistd.h>

#include "core/base/short_text.h"
#include "core/base/utf8.h"

namespace greyscope::app {

namespace {

QtMessageHandler usualHandler = nullptr;
std::atomic<bool> writesWarnings = false;
std::mutex warningMutex;
QString lastWarning;  ///< more informative than the message that ends the program

/// Writes without a buffer, because memory may be exhausted.
void writeLine(const std::string& text) {
    const std::string line = text + '\n';
    (void)!::write(STDERR_FILENO, line.data(), line.size());
}

std::string lineOf(const QString& fatal) {
    constexpr std::size_t longest = 300;
    QString why = lastWarning.isEmpty() ? fatal : lastWarning;
    why.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const std::string shown = base::shortText(base::terminalText(why.trimmed().toStdString()), longest);
    if (fatal.contains(QLatin1String("platform plugin"))) {
        return "greyscope: the window cannot be opened: " + shown +
               ". Check DISPLAY or WAYLAND_DISPLAY; \"greyscope --help\" lists the commands, which need no display.";
    }
    return "greyscope: the system refuses what the program needs: " + shown;
}

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtFatalMsg) {
        writeLine(lineOf(message));
        std::_Exit(1);
    }
    if (writesWarnings) {
        usualHandler(type, context, message);
    } else if (type != QtDebugMsg && type != QtInfoMsg) {
        const std::lock_guard lock(warningMutex);
        lastWarning = message;
    }
}

}  // namespace

void takeQtMessages() {
    usualHandler = qInstallMessageHandler(takeMessage);
}

void writeQtWarnings() {
    writesWarnings = true;
}

}  // namespace greyscope::app
