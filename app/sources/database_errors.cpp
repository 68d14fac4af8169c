#include "app/sources/database_errors.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/sources/session_secrets.h"
#include "app/text/database_faults.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

/// The meaning of a word, or error code, in a message; the first match counts.
struct Sign {
    const char* words;
    const char* fault;
};

bool holds(const QString& text, const char* words) {
    return text.contains(QLatin1String(words), Qt::CaseInsensitive);
}

/// Client libraries explain a failed connection only by text; MySQL by a number.
constexpr std::array kConnectSigns{
    Sign{"password", kPasswordWrong},        Sign{"Access denied", kPasswordWrong},
    Sign{"authentication", kPasswordWrong},  Sign{"Unknown database", kDatabaseUnknown},
    Sign{"translate host", kHostNotReached}, Sign{"Connection refused", kHostNotReached},
    Sign{"timeout", kHostNotReached},        Sign{"timed out", kHostNotReached},
    Sign{"No such file", kHostNotReached},   Sign{"Unknown MySQL server host", kHostNotReached},
    Sign{"Can't connect", kHostNotReached},  Sign{"No route to host", kHostNotReached},
    Sign{"unreachable", kHostNotReached},    Sign{"initial communication packet", kHostNotReached},
};

constexpr std::array kStatementSigns{
    Sign{"42501", kNotAllowed},
    Sign{"25006", kNotAllowed},
    Sign{"1142", kNotAllowed},
    Sign{"1792", kNotAllowed},
    Sign{"permission denied", kNotAllowed},
    Sign{"command denied", kNotAllowed},
    Sign{"read-only transaction", kNotAllowed},
    Sign{"readonly database", kNotAllowed},
    Sign{"database is locked", kDatabaseLocked},
    Sign{"malformed", kDatabaseDamaged},
    Sign{"not a database", kDatabaseDamaged},
    Sign{"disk I/O error", kDatabaseDamaged},
};

template <std::size_t count>
const char* faultOf(const std::array<Sign, count>& signs, const QString& text, const QString& code,
                    const char* otherwise) {
    const auto found = std::find_if(signs.begin(), signs.end(), [&](const Sign& sign) {
        return code == QLatin1String(sign.words) || holds(text, sign.words);
    });
    return found == signs.end() ? otherwise : found->fault;
}

base::Error databaseError(const DatabaseConnection& connection, const QSqlError& error, const char* fault,
                          std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{databaseUrl(connection), serverWords(connection, error), fault};
    std::move(more.begin(), more.end(), std::back_inserter(arguments));
    return {ErrorCode::fileNotReadable, std::move(arguments), {}};
}

}  // namespace

std::string serverWords(const DatabaseConnection& connection, const QSqlError& error) {
    QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    if (const std::string secret = secretOf(connection); !secret.empty()) {
        text.replace(QString::fromStdString(secret), QStringLiteral("…"));
    }
    // After the first line follow the statement, a mark below the position, hints, and numbers.
    const QStringList lines = text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QString words = lines.isEmpty() ? QString() : lines.front().simplified();
    for (const QString& line : lines.mid(1)) {
        if (line.startsWith(QLatin1String("HINT:"))) {
            words += QLatin1Char(' ') + line.simplified();
        }
    }
    constexpr qsizetype kMost = 400;
    if (words.size() > kMost) {
        words = words.left(kMost) + QStringLiteral("…");
    }
    while (words.endsWith(QLatin1Char('.'))) {
        words.chop(1);
    }
    return words.toStdString();
}

base::Error faultAt(const DatabaseConnection& connection, const char* fault, std::vector<std::string> more) {
    std::vector<std::string> arguments{databaseUrl(connection), {}, fault};
    std::move(more.begin(), more.end(), std::back_inserter(arguments));
    return {base::ErrorCode::fileNotReadable, std::move(arguments), {}};
}

base::Error connectError(const DatabaseConnection& connection, const QSqlError& error) {
    const QString text = error.databaseText() + error.driverText();
    const bool noDatabase = holds(text, "database \"") && holds(text, "does not exist");
    const char* fault = noDatabase ? kDatabaseUnknown : faultOf(kConnectSigns, text, {}, kNotConnected);
    return databaseError(connection, error, fault, {connection.user});
}

base::Error statementError(const DatabaseConnection& connection, const QSqlError& error, bool lost) {
    const char* fault =
        lost ? kConnectionLost : faultOf(kStatementSigns, error.databaseText(), error.nativeErrorCode(), kQueryWrong);
    return databaseError(connection, error, fault);
}

bool isPasswordRefused(const base::Error& error) {
    return error.code == base::ErrorCode::fileNotReadable && error.arguments.size() > 2 &&
           error.arguments[2] == kPasswordWrong;
}

}  // namespace greyscope::app
