#include "app/sources/database_source.h"

#include <QByteArray>
#include <QFileInfo>
#include <QString>

#include <algorithm>
#include <utility>

#include "app/sources/connection_options.h"
#include "app/sources/odbc/odbc_text.h"
#include "app/sources/url_parts.h"
#include "app/text/database_faults.h"
#include "core/base/contains.h"
#include "core/base/list_text.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/whole_number.h"
#include "core/data/recipe/recipe_text.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::string_view kKeys = "table, query, columns, where, group, measure, statistics, limit";

std::optional<DatabaseKind> kindOf(std::string_view scheme) {
    static const base::Names<DatabaseKind> others{
        {DatabaseKind::postgresql, "postgres"}, {DatabaseKind::mysql, "mariadb"}, {DatabaseKind::sqlite, "sqlite3"}};
    const auto kind = base::choiceNamed(databaseKindNames(), scheme);
    return kind ? kind : base::choiceNamed(others, scheme);
}

tl::unexpected<base::Error> wrong(const std::string& url, const std::string& what, const std::string& choices) {
    return fail(ErrorCode::fileNotReadable, {url, {}, kUrlWrong, what, choices});
}

Expected<std::vector<std::string>> listIn(const std::string& url, const std::string& text) {
    auto parts = base::listParts(text);
    return parts ? Expected<std::vector<std::string>>(std::move(*parts)) : wrong(url, text, "a,b,c");
}

Expected<void> takeStatistics(DatabaseQuery& query, const std::string& url, const std::string& text) {
    for (const std::string& each : GREYSCOPE_TRY(listIn(url, text))) {
        const auto statistic = statisticFrom(each);
        if (!statistic) {
            return wrong(url, each, "count, mean, variance, min, max, sum, sd, median, p0 … p100");
        }
        query.statistics.push_back(*statistic);
    }
    return {};
}

/// Sets a part of the query from a pair of the URL; returns false if the key is not one of a query.
Expected<bool> takeQuery(DatabaseQuery& query, const std::string& url, const std::string& key,
                         const std::string& value) {
    if (key == "table") {
        query.table = value;
    } else if (key == "query") {
        query.sql = value;
    } else if (key == "columns") {
        query.columns = GREYSCOPE_TRY(listIn(url, value));
    } else if (key == "where") {
        auto filter = data::filterFrom(value, "where");
        if (!filter) {
            return wrong(url, value, "COLUMN=VALUE, COLUMN>VALUE, …");
        }
        query.where.push_back(std::move(*filter));
    } else if (key == "group") {
        query.group = GREYSCOPE_TRY(listIn(url, value));
    } else if (key == "measure") {
        query.measures = GREYSCOPE_TRY(listIn(url, value));
    } else if (key == "statistics") {
        GREYSCOPE_TRY(takeStatistics(query, url, value));
    } else if (key == "limit") {
        query.limit = base::wholeNumberIn<std::uint64_t>(value);
        if (!query.limit || *query.limit == 0) {
            return wrong(url, value, "1, 2, …");
        }
    } else {
        return false;
    }
    return true;
}

Expected<void> takePort(DatabaseConnection& connection, const std::string& url, std::string_view text) {
    const auto port = base::wholeNumberIn<int>(text);
    if (!port || *port < 1 || *port > 65535) {
        return wrong(url, std::string(text), "1 … 65535");
    }
    connection.port = *port;
    return {};
}

Expected<void> takeHost(DatabaseConnection& connection, const std::string& url, std::string_view host) {
    const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;  // [::1]:5432
    const std::size_t colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
    if (colon != std::string_view::npos) {
        GREYSCOPE_TRY(takePort(connection, url, host.substr(colon + 1)));
        host = host.substr(0, colon);
    }
    if (host.starts_with('[') && host.ends_with(']')) {
        host = host.substr(1, host.size() - 2);
    }
    connection.host = decoded(host);
    return {};
}

Expected<void> takePlace(DatabaseConnection& connection, const std::string& url, const UrlParts& parts) {
    std::string path = decoded(parts.path);
    if (connection.kind == DatabaseKind::sqlite) {
        const std::string file = decoded(parts.host) + path;
        if (file.empty()) {
            return wrong(url, "sqlite:", "sqlite:///folder/file.db?table=NAME");
        }
        connection.database = file;
        return {};
    }
    if (connection.kind == DatabaseKind::odbc) {
        connection.database = decoded(parts.host);
        return {};
    }
    connection.database = path.starts_with('/') ? path.substr(1) : path;
    return takeHost(connection, url, parts.host);
}

Expected<void> takeOption(DatabaseConnection& connection, const std::string& url, const std::string& key,
                          const std::string& value) {
    const bool onServer = connection.kind == DatabaseKind::postgresql || connection.kind == DatabaseKind::mysql;
    if (onServer && key == "host") {
        connection.host = value;
    } else if (onServer && key == "port") {
        GREYSCOPE_TRY(takePort(connection, url, value));
    } else if (connection.kind != DatabaseKind::sqlite && key == "user") {
        connection.user = value;
    } else if (base::contains(connectionOptions(connection.kind), key)) {
        if (const auto fault = optionFault(connection.kind, key, value)) {
            return wrong(url, fault->what, fault->choices);
        }
        connection.options[key] = value;
    } else {
        std::string choices(kKeys);
        for (const std::string& option : connectionOptions(connection.kind)) {
            choices += ", " + option;
        }
        return wrong(url, key, choices);
    }
    return {};
}

std::string listOfParts(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) {
        list += (list.empty() ? "" : ",") + base::listPart(name);
    }
    return list;
}

bool isSecretKey(std::string_view key) {
    return key == "password" || key == "PWD" || key == "pwd";
}

/// Returns an ODBC connection string without its password, which is added to `secret`.
std::string withoutOdbcSecret(const std::string& text, std::string& secret) {
    OdbcPairs pairs = odbcPairs(text);
    const auto found = std::erase_if(pairs, [&secret](const auto& pair) {
        const bool is = pair.first == "PWD" || pair.first == "PASSWORD";
        secret = is ? pair.second : secret;
        return is;
    });
    return found > 0 ? odbcText(pairs) : text;
}

}  // namespace

const base::Names<DatabaseKind>& databaseKindNames() {
    static const base::Names<DatabaseKind> names{{DatabaseKind::sqlite, "sqlite"},
                                                 {DatabaseKind::postgresql, "postgresql"},
                                                 {DatabaseKind::mysql, "mysql"},
                                                 {DatabaseKind::odbc, "odbc"}};
    return names;
}

std::string statisticText(const data::Aggregation& statistic) {
    return statistic == data::Aggregation::median ? "p50" : data::aggregationName(statistic);
}

std::optional<data::Aggregation> statisticFrom(std::string_view text) {
    const auto named = data::aggregationNamed(text);
    return named == data::Aggregation::none ? std::nullopt : named;
}

const std::vector<data::Aggregation>& usualStatistics() {
    static const std::vector<data::Aggregation> usual{data::Aggregation::count, data::Aggregation::mean,
                                                      data::Aggregation::variance};
    return usual;
}

bool isDatabaseUrl(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || !kindOf(text.substr(0, colon))) {
        return false;
    }
    return text.substr(colon).starts_with("://") || kindOf(text.substr(0, colon)) == DatabaseKind::sqlite;
}

Expected<DatabaseSource> databaseSource(const std::string& given) {
    const std::string url = withoutSecret(given).url;
    const UrlParts parts = partsOf(url);
    const auto kind = kindOf(parts.scheme);
    if (!kind) {
        return wrong(url, std::string(parts.scheme), "sqlite, postgresql, mysql, odbc");
    }
    DatabaseSource source;
    source.connection.kind = *kind;
    source.connection.user = decoded(parts.user);
    GREYSCOPE_TRY(takePlace(source.connection, url, parts));
    for (const auto& [rawKey, rawValue] : parts.query) {
        const std::string key = decoded(rawKey);
        const std::string value = decoded(rawValue);
        if (!GREYSCOPE_TRY(takeQuery(source.query, url, key, value))) {
            GREYSCOPE_TRY(takeOption(source.connection, url, key, value));
        }
    }
    if (!source.query.table.empty() && !source.query.sql.empty()) {
        return wrong(url, "query", "table=NAME or query=SELECT");
    }
    if (source.query.group.empty() && (!source.query.measures.empty() || !source.query.statistics.empty())) {
        return wrong(url, source.query.measures.empty() ? "statistics" : "measure", "group=COLUMN,…");
    }
    return source;
}

std::string databaseUrl(const DatabaseConnection& connection) {
    std::string url = base::nameOf(databaseKindNames(), connection.kind) + "://";
    if (connection.kind == DatabaseKind::sqlite) {
        return url + encoded(connection.database, "/: ()+,=");
    }
    if (!connection.user.empty()) {
        url += encoded(connection.user, "") + "@";
    }
    if (connection.kind == DatabaseKind::odbc) {
        const auto connect = connection.options.find("connect");
        url += encoded(connection.database, " ");
        return connect == connection.options.end() ? url : url + "?connect=" + queryPart(connect->second);
    }
    const bool isSocket = connection.host.starts_with('/');
    const bool isNumeric = connection.host.find(':') != std::string::npos;  // IP version 6
    url += isSocket ? "" : isNumeric ? "[" + connection.host + "]" : encoded(connection.host, "");
    url += connection.port > 0 ? ":" + std::to_string(connection.port) : "";
    url += "/" + encoded(connection.database, " ");
    return isSocket ? url + "?host=" + queryPart(connection.host) : url;
}

std::string databaseUrl(const DatabaseSource& source) {
    std::string url = databaseUrl(source.connection);
    char mark = url.find('?') == std::string::npos ? '?' : '&';
    const auto add = [&](const std::string& key, const std::string& value) {
        if (!value.empty()) {
            url += std::exchange(mark, '&') + key + "=" + queryPart(value);
        }
    };
    for (const auto& [key, value] : source.connection.options) {
        add(key, key == "connect" ? std::string() : value);  // written already
    }
    const DatabaseQuery& query = source.query;
    add("table", query.table);
    add("query", query.sql);
    add("columns", listOfParts(query.columns));
    for (const data::Filter& filter : query.where) {
        add("where", data::filterText(filter));
    }
    add("group", listOfParts(query.group));
    add("measure", listOfParts(query.measures));
    std::vector<std::string> statistics;
    std::transform(query.statistics.begin(), query.statistics.end(), std::back_inserter(statistics), statisticText);
    add("statistics", listOfParts(statistics));
    add("limit", query.limit ? std::to_string(*query.limit) : std::string());
    return url;
}

std::string fileOfSource(const std::string& path) {
    const auto source = isDatabaseUrl(path) ? databaseSource(path) : base::fail(base::ErrorCode::internal);
    const bool sqlite = source && source->connection.kind == DatabaseKind::sqlite;
    return sqlite ? source->connection.database : isDatabaseUrl(path) ? std::string() : path;
}

std::string databaseTableName(const DatabaseSource& source) {
    if (!source.query.table.empty()) {
        return source.query.table;
    }
    const QFileInfo file(QString::fromStdString(source.connection.database));
    const std::string name = file.completeBaseName().toStdString();
    return !source.query.sql.empty() ? "query" : name.empty() ? "table" : name;
}

std::string databaseLabel(const std::string& url) {
    const auto source = databaseSource(url);
    return source ? databaseTableName(*source) + " (" + databaseUrl(source->connection) + ")" : withoutSecret(url).url;
}

UrlAndSecret withoutSecret(const std::string& url) {
    if (!isDatabaseUrl(url)) {
        return {url, {}};
    }
    const UrlParts parts = partsOf(url);
    UrlAndSecret found;
    found.secret = decoded(parts.secret);
    found.url = std::string(parts.scheme) + ":" + (parts.hasAuthority ? "//" : "");
    found.url += parts.user.empty() ? "" : std::string(parts.user) + "@";
    found.url += std::string(parts.host) + std::string(parts.path);
    char mark = '?';
    for (const auto& [key, value] : parts.query) {
        if (isSecretKey(decoded(key))) {
            found.secret = decoded(value);
            continue;
        }
        std::string kept(value);
        if (decoded(key) == "connect") {
            kept = queryPart(withoutOdbcSecret(decoded(value), found.secret));
        }
        found.url += std::exchange(mark, '&') + std::string(key) + (kept.empty() ? "" : "=" + kept);
    }
    return found;
}

}  // namespace greyscope::app
