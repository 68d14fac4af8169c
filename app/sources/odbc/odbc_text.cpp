#include "app/sources/odbc/odbc_text.h"

#include <QFileInfo>
#include <QString>

#include <algorithm>

#include "app/sources/odbc/odbc_registry.h"
#include "app/text/database_faults.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

std::string capitals(const std::string& text) {
    return QString::fromStdString(text).toUpper().toStdString();
}

bool holds(const std::string& text, const char* word) {
    return QString::fromStdString(text).contains(QLatin1String(word), Qt::CaseInsensitive);
}

/// Returns the text from `at`, after the opening brace, to the closing one; a doubled brace is part of the value.
std::string braced(const std::string& text, std::size_t& at) {
    std::string value;
    while (at < text.size()) {
        const char c = text[at++];
        if (c != '}') {
            value += c;
        } else if (at < text.size() && text[at] == '}') {
            value += text[at++];
        } else {
            break;
        }
    }
    return value;
}

/// Returns a registered name, spelt as the system has it.
Expected<std::string> registered(const DatabaseConnection& connection, const std::string& name,
                                 const std::vector<OdbcEntry>& known) {
    std::vector<std::string> names;
    for (const OdbcEntry& each : known) {
        if (capitals(each.name) == capitals(name)) {
            return each.name;
        }
        names.push_back(each.name);
    }
    return fail(ErrorCode::fileNotReadable,
                {databaseUrl(connection), {}, kOdbcUnknown, name, base::joined(names, ", ")});
}

/// Whether the driver is SQLite's, which creates missing files.
bool isSqlite(const std::string& name, const std::vector<OdbcEntry>& known) {
    const auto found = std::find_if(known.begin(), known.end(), [&](const OdbcEntry& each) {
        return each.name == name && (holds(each.name, "sqlite") || holds(each.what, "sqlite"));
    });
    return found != known.end();
}

Expected<void> checkFile(const std::string& file) {
    return QFileInfo(QString::fromStdString(file)).isFile() ? Expected<void>()
                                                            : fail(ErrorCode::fileNotFound, {file}, {file, 0, 0});
}

/// Qt takes a text without these words for the name of a data source, and a text that contains ".dsn" for a file of
/// one.
Expected<std::string> asQtTakesIt(const DatabaseConnection& connection, const std::string& text) {
    if (holds(text, ".dsn")) {
        return fail(ErrorCode::fileNotReadable, {databaseUrl(connection), {}, kUrlWrong, ".dsn", "odbc://DSN"});
    }
    const bool whole = holds(text, "DRIVER") || holds(text, "SERVER");
    return whole ? text : text.substr(text.find('=') + 1);
}

}  // namespace

OdbcPairs odbcPairs(const std::string& text) {
    OdbcPairs pairs;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find_first_of("=;", at);
        const std::string key = capitals(std::string(base::trimmed(std::string_view(text).substr(at, end - at))));
        at = end == std::string::npos ? text.size() : end + 1;
        std::string value;
        if (end != std::string::npos && text[end] == '=') {
            const std::size_t first = text.find_first_not_of(" \t", at);
            if (first != std::string::npos && text[first] == '{') {
                at = first + 1;
                value = braced(text, at);
                at = std::min(text.size(), std::min(text.find(';', at), text.size() - 1) + 1);
            } else {
                const std::size_t stop = std::min(text.find(';', at), text.size());
                value = base::trimmed(std::string_view(text).substr(at, stop - at));
                at = std::min(text.size(), stop + 1);
            }
        }
        if (!key.empty()) {
            pairs.emplace_back(key, value);
        }
    }
    return pairs;
}

std::string odbcText(const OdbcPairs& pairs) {
    std::string text;
    for (const auto& [key, value] : pairs) {
        std::string written = value;
        if (value.find_first_of(";{}") != std::string::npos) {
            written = "{";
            for (const char c : value) {
                written += c == '}' ? std::string("}}") : std::string(1, c);
            }
            written += "}";
        }
        text += (text.empty() ? "" : ";") + key + "=" + written;
    }
    return text;
}

std::string odbcValue(const OdbcPairs& pairs, const std::string& key) {
    const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const auto& pair) { return pair.first == key; });
    return found == pairs.end() ? std::string() : found->second;
}

const std::vector<std::string>& odbcKeys() {
    static const std::vector<std::string> keys{"DRIVER",
                                               "DSN",
                                               "SERVER",
                                               "SERVERNAME",
                                               "HOST",
                                               "PORT",
                                               "DATABASE",
                                               "CATALOG",
                                               "SCHEMA",
                                               "UID",
                                               "USER",
                                               "ENCRYPT",
                                               "SSL",
                                               "SSLMODE",
                                               "CHARSET",
                                               "TIMEOUT",
                                               "PROTO",
                                               "HTTPPATH",
                                               "AUTHMECH",
                                               "THRIFTTRANSPORT",
                                               "SPARKSERVERTYPE",
                                               "AUTHENTICATIONTYPE",
                                               "TDS_VERSION",
                                               "TRUSTED_CONNECTION",
                                               "TRUSTSERVERCERTIFICATE"};
    return keys;
}

OdbcPairs odbcPairs(const DatabaseConnection& connection) {
    const auto connect = connection.options.find("connect");
    return connect != connection.options.end() ? odbcPairs(connect->second) : OdbcPairs{{"DSN", connection.database}};
}

Expected<std::string> checkedOdbcText(const DatabaseConnection& connection, const std::string& secret) {
    OdbcPairs pairs = odbcPairs(connection);
    if (odbcValue(pairs, "DRIVER").empty() && odbcValue(pairs, "DSN").empty()) {
        return fail(ErrorCode::fileNotReadable,
                    {databaseUrl(connection), {}, kUrlWrong, "connect", "odbc://DSN, connect=DRIVER=…;SERVER=…"});
    }
    bool sqlite = false;
    for (auto& [key, value] : pairs) {
        if (key == "DRIVER" || key == "DSN") {
            const std::vector<OdbcEntry> known = key == "DSN" ? odbcDataSources() : odbcDrivers();
            value = GREYSCOPE_TRY(registered(connection, value, known));
            sqlite = sqlite || isSqlite(value, known);
        }
    }
    for (const auto& [key, value] : pairs) {
        if (key == "DATABASE" && (sqlite || value.find_first_of("/\\") != std::string::npos)) {
            GREYSCOPE_TRY(checkFile(value));
        }
    }
    // The pair that names the driver comes first.
    std::stable_sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) {
        const auto names = [](const auto& pair) { return pair.first == "DRIVER" || pair.first == "DSN"; };
        return names(a) && !names(b);
    });
    if (sqlite) {
        pairs.emplace_back("NOCREAT", "1");
    }
    if (!connection.user.empty()) {
        pairs.emplace_back("UID", connection.user);
    }
    if (!secret.empty()) {
        pairs.emplace_back("PWD", secret);
    }
    return asQtTakesIt(connection, odbcText(pairs));
}

}  // namespace greyscope::app
