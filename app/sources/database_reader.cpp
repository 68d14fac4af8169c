#include "app/sources/database_reader.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlRecord>
#include <QStringList>

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <memory>
#include <utility>

#include "app/sources/cell_column.h"
#include "app/sources/connection_options.h"
#include "app/sources/database_columns.h"
#include "app/sources/database_errors.h"
#include "app/sources/query/group_order.h"
#include "app/sources/server_thread.h"
#include "app/text/database_faults.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/io/cells/unit_cells.h"

namespace greyscope::app {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

std::vector<std::string> namesOf(const std::vector<DatabaseTable>& tables) {
    std::vector<std::string> names;
    for (const DatabaseTable& table : tables) {
        names.push_back(table.shownName());
    }
    return names;
}

/// Adds the database to a fault that does not name it.
base::Error placed(base::Error error, const DatabaseConnection& connection) {
    const bool isFault = error.code == ErrorCode::fileNotReadable && error.arguments.size() > 2;
    if (isFault && error.arguments.front().empty()) {
        error.arguments.front() = databaseUrl(connection);
    } else if (!isFault && error.location.file.empty() && error.code != ErrorCode::cancelled) {
        error.location.file = databaseUrl(connection);
    }
    return error;
}

/// Returns the wanted table, or the only one.
Expected<DatabaseTable> tableMeant(OpenDatabase& database, const std::string& wanted, base::Progress& progress) {
    const auto tables = GREYSCOPE_TRY(database.tables(progress));
    if (wanted.empty() && tables.size() == 1) {
        return tables.front();
    }
    const auto matches = [&](const DatabaseTable& each) {
        return each.shownName() == wanted || each.schema + "." + each.name == wanted;
    };
    if (const auto found = std::find_if(tables.begin(), tables.end(), matches); found != tables.end()) {
        return *found;
    }
    const base::Choices near = base::nearestChoices(wanted, namesOf(tables));
    if (tables.empty()) {
        return tl::unexpected(faultAt(database.connection(), kNoTables));
    }
    if (wanted.empty()) {
        return tl::unexpected(faultAt(database.connection(), kTableNotChosen, {near.names, std::to_string(near.more)}));
    }
    return tl::unexpected(
        faultAt(database.connection(), kTableUnknown, {wanted, near.names, std::to_string(near.more)}));
}

std::string quotedTable(const DatabaseTable& table, const Quotes& quotes) {
    return (table.schema.empty() ? "" : quoted(table.schema, quotes) + ".") + quoted(table.name, quotes);
}

/// A database whose columns are known, and the query for it.
struct Prepared {
    std::unique_ptr<OpenDatabase> database;
    DatabaseSource source = {};
    std::optional<DatabaseTable> table = {};
    std::string from = {};
    std::vector<DatabaseColumn> columns = {};
    WrittenQuery written = {};

    Expected<void> write(Values values) {
        written =
            GREYSCOPE_TRY(writeQuery(source.query, from, columns, database->dialect(), database->quotes(), values));
        return {};
    }
};

std::string namedTypes(const std::vector<DatabaseColumn>& columns) {
    std::string list;
    for (const DatabaseColumn& each : columns) {
        list += (list.empty() ? "" : ", ") + each.name + " (" + each.type + ")";
    }
    return list;
}

Expected<Prepared> prepare(std::unique_ptr<OpenDatabase> opened, const DatabaseSource& source,
                           base::Progress& progress) {
    Prepared prepared{.database = std::move(opened), .source = source};
    OpenDatabase& database = *prepared.database;
    DatabaseQuery& query = prepared.source.query;
    if (query.sql.empty()) {
        prepared.table = GREYSCOPE_TRY(tableMeant(database, query.table, progress));
        query.table = prepared.table->shownName();
        prepared.from = quotedTable(*prepared.table, database.quotes());
    } else {
        prepared.from = sourceText({}, GREYSCOPE_TRY(oneStatement(query.sql)));
    }
    prepared.columns = GREYSCOPE_TRY(databaseColumns(database, prepared.from, progress));
    GREYSCOPE_TRY(prepared.write(Values::trusted));
    if (prepared.written.columns.empty()) {
        return tl::unexpected(faultAt(source.connection, kNothingReadable, {namedTypes(prepared.columns)}));
    }
    return prepared;
}

/// A limit on memory, because a view in a small file can return endless rows. A file's content takes at most 24 times
/// its size here; the worst case is short texts that all differ.
std::uint64_t mostBytes(const DatabaseConnection& connection) {
    constexpr std::uint64_t kMade = 160'000'000, kTimes = 24;
    const bool isFile = connection.kind == DatabaseKind::sqlite;
    return isFile ? kMade + kTimes * std::uint64_t(QFileInfo(QString::fromStdString(connection.database)).size())
                  : std::numeric_limits<std::uint64_t>::max();
}

/// Reads all rows of a prepared query.
class Fetch {
public:
    Fetch(Prepared& prepared, base::Progress& progress)
        : m_prepared(prepared), m_progress(progress), m_mostBytes(mostBytes(prepared.source.connection)) {
        for (const ResultColumn& column : prepared.written.columns) {
            m_columns.emplace_back(column, std::string(database().dialect().name));
        }
        m_report.format = database().dialect().name;
        m_report.encoding = "UTF-8";
    }

    Expected<io::Imported> run() {
        const bool plain = m_prepared.source.query.group.empty();
        if (plain && !database().dialect().inOrder.empty()) {
            GREYSCOPE_TRY(database().run(std::string(database().dialect().inOrder), m_progress));
        }
        GREYSCOPE_TRY(readRows());
        if (m_rows == 0) {
            return tl::unexpected(faultAt(m_prepared.source.connection, kQueryWithoutRows));
        }
        return finish(plain ? 0 : m_prepared.source.query.group.size());
    }

private:
    [[nodiscard]] OpenDatabase& database() { return *m_prepared.database; }

    Expected<void> readRows() {
        const std::uint64_t most = m_prepared.source.query.limit.value_or(kMostDatabaseRows);
        const DatabaseQuery& query = m_prepared.source.query;
        const double expected = m_prepared.table ? m_prepared.table->rows : -1.0;
        const bool all = query.group.empty() && query.where.empty() && !query.limit;
        if (all && expected > static_cast<double>(most)) {
            return tl::unexpected(faultAt(m_prepared.source.connection, kTooManyRows, {std::to_string(most)}));
        }
        QSqlQuery rows = GREYSCOPE_TRY(database().run(m_prepared.written.text, m_progress));
        while (GREYSCOPE_TRY(database().next(rows, m_progress))) {
            if (m_rows == most) {
                database().drop(rows);
                m_isCut = true;
                return query.limit ? Expected<void>()
                                   : tl::unexpected(
                                         faultAt(m_prepared.source.connection, kTooManyRows, {std::to_string(most)}));
            }
            std::size_t bytes = 0;
            for (CellColumn& column : m_columns) {
                column.add(rows);
                bytes += column.bytes();
            }
            if (bytes > m_mostBytes) {
                database().drop(rows);
                return tl::unexpected(faultAt(m_prepared.source.connection, kTooManyRows, {std::to_string(m_rows)}));
            }
            constexpr std::uint64_t kTold = 4096;
            if (++m_rows % kTold == 0 && expected > 0.0) {
                m_progress.report(std::min(0.99, static_cast<double>(m_rows) / expected));
            }
        }
        return {};
    }

    Expected<io::Imported> finish(std::size_t keys) {
        std::vector<data::Column> columns;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            columns.push_back(m_columns[c].take(m_report, c + 1));
        }
        m_columns.clear();
        if (keys > 0) {
            const auto order = sortedRows(columns, keys, m_rows);
            for (data::Column& column : columns) {
                rearrange(column, order);
            }
        }
        m_report.rowsRead = m_rows;
        m_report.linesSeen = m_rows;
        constexpr std::size_t kListed = 100;
        io::readUnitCells(columns, '.', {}, kListed, m_report);
        auto dataset = GREYSCOPE_TRY(data::Dataset::create(std::move(columns), {}, {}, notes()));
        return io::Imported{std::make_shared<const data::Dataset>(std::move(dataset)), std::move(m_report)};
    }

    [[nodiscard]] std::vector<data::TableFact> notes() const {
        std::vector<data::TableFact> notes{{"database", databaseUrl(m_prepared.source.connection)},
                                           {"query", m_prepared.written.text.sql()}};
        if (m_isCut) {
            notes.push_back({"stopped", "at the limit of " + std::to_string(m_rows) + " rows; there are more"});
        }
        for (const DatabaseColumn& column : m_prepared.columns) {
            if (column.kind == DatabaseCellKind::unreadable) {
                notes.push_back(
                    {"left out", "column " + column.name + ": " + column.type + " is neither number nor text"});
            }
        }
        return notes;
    }

    Prepared& m_prepared;
    base::Progress& m_progress;
    std::vector<CellColumn> m_columns;
    io::ReadReport m_report;
    std::uint64_t m_mostBytes;
    std::uint64_t m_rows = 0;
    bool m_isCut = false;
};

/// Takes "rows=200" from EXPLAIN: the number in the first line is that of the resulting rows, the largest number that
/// of the rows gone through.
void takeEstimates(DatabasePlan& plan) {
    static const QRegularExpression rows(QStringLiteral("rows=(\\d+)"));
    auto found = rows.globalMatch(QString::fromStdString(plan.explained));
    while (found.hasNext()) {
        const double number = found.next().captured(1).toDouble();
        plan.rowsArriving = plan.rowsArriving.value_or(number);
        plan.rowsLooked = std::max(plan.rowsLooked.value_or(0.0), number);
    }
}

/// Returns the statement with its values as literals, for EXPLAIN.
std::string withLiterals(const OpenDatabase& database, const QueryText& text) {
    std::string sql = text.parts.front();
    for (std::size_t v = 0; v < text.values.size(); ++v) {
        sql += database.literal(text.values[v]) + text.parts[v + 1];
    }
    return sql;
}

/// A server without EXPLAIN is not an error.
void explain(DatabasePlan& plan, Prepared& prepared, base::Progress& progress) {
    OpenDatabase& database = *prepared.database;
    if (database.dialect().explain.empty()) {
        return;
    }
    auto query =
        database.run(std::string(database.dialect().explain) + withLiterals(database, prepared.written.text), progress);
    while (query && database.next(*query, progress).value_or(false)) {
        QStringList cells;
        const bool isSqlite = &database.dialect() == &dialectOf(Spoken::sqlite);
        // SQLite's first columns are numbers of nodes.
        for (int f = isSqlite ? 3 : 0; f < query->record().count(); ++f) {
            cells << query->value(f).toString();
        }
        plan.explained += cells.join(QLatin1Char(' ')).toStdString() + "\n";
    }
    takeEstimates(plan);
}

/// Connects and calls a function with the database, in a thread that the caller can abandon.
template <class T>
Expected<T> withDatabase(const DatabaseConnection& connection, base::Progress& progress,
                         std::function<Expected<T>(std::unique_ptr<OpenDatabase>, base::Progress&)> use) {
    const int seconds = connectSeconds(connection);
    const auto work = [connection, use = std::move(use)](ServerProgress& asking) -> Expected<T> {
        auto database = GREYSCOPE_TRY(OpenDatabase::open(connection, asking));
        asking.connected();
        auto result = use(std::move(database), asking);
        return result ? std::move(result) : tl::unexpected(placed(result.error(), connection));
    };
    return inServerThread<T>(work, progress, std::chrono::seconds(seconds),
                             faultAt(connection, kNoAnswer, {std::to_string(seconds)}));
}

Expected<DatabasePlan> planOf(std::unique_ptr<OpenDatabase> database, const DatabaseSource& source,
                              base::Progress& progress) {
    Prepared prepared = GREYSCOPE_TRY(prepare(std::move(database), source, progress));
    DatabasePlan plan{.source = prepared.source,
                      .server = std::string(prepared.database->dialect().name),
                      .sql = prepared.written.text.sql(),
                      .columns = prepared.columns};
    for (const QueryText::Value& value : prepared.written.text.values) {
        const auto* const number = std::get_if<double>(&value);
        plan.values.push_back(number ? base::toText(*number) : std::get<std::string>(value));
    }
    for (const ResultColumn& column : prepared.written.columns) {
        plan.arriving.push_back(column.name);
    }
    if (prepared.table) {
        const double rows = prepared.database->aboutRows(*prepared.table, progress);
        plan.rowsLooked = rows >= 0.0 ? std::optional(rows) : std::nullopt;
    }
    explain(plan, prepared, progress);
    return progress.cancelled() ? fail(ErrorCode::cancelled) : Expected<DatabasePlan>(std::move(plan));
}

Expected<DatabaseRows> rowsOf(std::unique_ptr<OpenDatabase> database, const DatabaseSource& source,
                              base::Progress& progress) {
    Prepared prepared = GREYSCOPE_TRY(prepare(std::move(database), source, progress));
    auto imported = Fetch(prepared, progress).run();
    if (imported && prepared.written.trusts && imported->report.counts.contains(io::ProblemKind::notFinite)) {
        GREYSCOPE_TRY(prepared.write(Values::checked));
        imported = Fetch(prepared, progress).run();
    }
    return DatabaseRows{GREYSCOPE_TRY(std::move(imported)), prepared.source};
}

}  // namespace

Expected<std::vector<DatabaseTable>> databaseTables(const DatabaseConnection& connection, base::Progress& progress) {
    using Tables = std::vector<DatabaseTable>;
    return withDatabase<Tables>(
        connection, progress,
        [](const std::unique_ptr<OpenDatabase>& database, base::Progress& asking) -> Expected<Tables> {
            auto tables = GREYSCOPE_TRY(database->tables(asking));
            for (DatabaseTable& table : tables) {
                table.rows = database->aboutRows(table, asking);
            }
            return asking.cancelled() ? fail(ErrorCode::cancelled) : Expected<Tables>(std::move(tables));
        });
}

Expected<DatabasePlan> planDatabase(const DatabaseSource& source, base::Progress& progress) {
    return withDatabase<DatabasePlan>(source.connection, progress, [source](auto database, base::Progress& asking) {
        return planOf(std::move(database), source, asking);
    });
}

Expected<DatabaseRows> readDatabase(const DatabaseSource& source, base::Progress& progress) {
    return withDatabase<DatabaseRows>(source.connection, progress, [source](auto database, base::Progress& asking) {
        return rowsOf(std::move(database), source, asking);
    });
}

}  // namespace greyscope::app
