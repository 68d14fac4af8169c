#include "app/sources/server_access.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "app/sources/odbc/odbc_text.h"
#include "app/text/database_faults.h"

namespace greyscope::app {

namespace {

std::mutex& serversLock() {
    static std::mutex lock;
    return lock;
}

std::set<std::string>& servers() {
    static std::set<std::string> allowed;
    return allowed;
}

/// Returns the value of the first of these keys that has one.
std::string firstOf(const OdbcPairs& pairs, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        if (std::string value = odbcValue(pairs, key); !value.empty()) {
            return value;
        }
    }
    return {};
}

std::string odbcLabel(const DatabaseConnection& connection) {
    const OdbcPairs pairs = odbcPairs(connection);
    const std::string user = connection.user.empty() ? firstOf(pairs, {"UID", "USER"}) : connection.user;
    const std::string port = odbcValue(pairs, "PORT");
    const std::string database = firstOf(pairs, {"DATABASE", "CATALOG"});
    return (user.empty() ? "" : user + "@") + firstOf(pairs, {"SERVER", "HOST", "SERVERNAME", "DSN", "DRIVER"}) +
           (port.empty() ? "" : ":" + port) + (database.empty() ? "" : "/" + database);
}

/// Returns the host, or the socket that the client library uses.
std::string hostOf(const DatabaseConnection& connection) {
    const auto socket = connection.options.find("unix_socket");
    const std::string host = socket != connection.options.end() ? socket->second
                             : connection.host.empty()          ? "localhost"
                                                                : connection.host;
    return host + (connection.port > 0 ? ":" + std::to_string(connection.port) : "");
}

}  // namespace

std::string connectionLabel(const DatabaseConnection& connection) {
    switch (connection.kind) {
        case DatabaseKind::sqlite:
            return connection.database;
        case DatabaseKind::odbc:
            return odbcLabel(connection);
        default:
            return (connection.user.empty() ? "" : connection.user + "@") + hostOf(connection) + "/" +
                   connection.database;
    }
}

std::string serverOf(const DatabaseConnection& connection) {
    std::string server = base::nameOf(databaseKindNames(), connection.kind) + "://";
    if (connection.kind == DatabaseKind::odbc) {
        OdbcPairs pairs = odbcPairs(connection);
        std::erase_if(pairs, [](const auto& pair) {
            return pair.first == "UID" || pair.first == "USER" || pair.first == "DATABASE" || pair.first == "CATALOG";
        });
        return server + odbcText(pairs);
    }
    server += hostOf(connection);
    for (const auto& [option, value] : connection.options) {
        server += " " + option + "=" + value;
    }
    return server;
}

void allowServer(const std::string& server) {
    const std::lock_guard guard(serversLock());
    servers().insert(server);
}

void allowTyped(const std::string& url) {
    const auto source = isDatabaseUrl(url) ? databaseSource(url) : base::fail(base::ErrorCode::internal);
    if (source) {
        allowServer(serverOf(source->connection));
    }
}

bool mayConnect(const DatabaseConnection& connection) {
    if (connection.kind == DatabaseKind::sqlite) {
        return true;
    }
    const std::lock_guard guard(serversLock());
    return servers().contains(serverOf(connection));
}

base::Error notApproved(const DatabaseConnection& connection) {
    return {base::ErrorCode::fileNotReadable,
            {databaseUrl(connection), {}, kNotApproved, connectionLabel(connection), serverOf(connection)},
            {}};
}

std::string serverToApprove(const base::Error& error) {
    const bool is = error.code == base::ErrorCode::fileNotReadable && error.arguments.size() > 4 &&
                    error.arguments[2] == kNotApproved;
    return is ? error.arguments[4] : std::string();
}

}  // namespace greyscope::app
