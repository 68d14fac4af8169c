#include "app/cli/ask_password.h"

#include <QEventLoop>
#include <QObject>
#include <QTimer>

#include <fstream>
#include <string>

#include <termios.h>
#include <unistd.h>

#include "app/sources/database_errors.h"
#include "app/sources/keyring.h"
#include "app/sources/session_secrets.h"
#include "core/base/utf8.h"

namespace greyscope::app::cli {

namespace {

std::string fromKeyring(const DatabaseConnection& connection) {
    constexpr int kMostMs = 5000;  // the keyring may be locked without anybody to unlock it
    QObject context;
    QEventLoop loop;
    std::string found;
    recallSecret(connection, &context, [&](const QString& secret) {
        found = secret.toStdString();
        loop.quit();
    });
    QTimer::singleShot(kMostMs, &loop, &QEventLoop::quit);
    loop.exec();
    return found;
}

/// Reads a line from the terminal without echo.
std::string fromTerminal(const DatabaseConnection& connection) {
    std::fstream terminal("/dev/tty", std::ios::in | std::ios::out);
    if (::isatty(STDIN_FILENO) == 0 || !terminal) {
        return {};
    }
    terminal << "Password for " << base::terminalText(databaseUrl(connection)) << ": " << std::flush;
    termios before{};
    ::tcgetattr(STDIN_FILENO, &before);
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    std::string line;
    std::getline(terminal, line);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    terminal.clear();
    terminal << '\n' << std::flush;
    return line;
}

}  // namespace

bool findPassword(const base::Error& error, const std::string& path) {
    const auto source = databaseSource(path);
    if (!isPasswordRefused(error) || !source || !secretOf(source->connection).empty()) {
        return false;
    }
    std::string secret = fromKeyring(source->connection);
    if (secret.empty()) {
        secret = fromTerminal(source->connection);
    }
    if (!secret.empty()) {
        keepSecret(source->connection, secret);
    }
    return !secret.empty();
}

}  // namespace greyscope::app::cli
