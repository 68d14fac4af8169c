#include "app/sources/dialect.h"

namespace greyscope::app {

namespace {

const Dialect kSqlite{
    .name = "SQLite",
    .driver = "QSQLITE",
    .package = "libqt6sql6-sqlite",
    .number = "CAST(%1 AS REAL)",
    // Text in a numeric column would count as 0. Integers are finite, and so is everything below 9e999.
    .finite = "CASE WHEN typeof(%1) IN ('integer', 'real') AND abs(%1) < 9e999 THEN CAST(%1 AS REAL) END",
    .text = "CAST(%1 AS TEXT)",
    .same = "CAST(%1 AS TEXT) = ?",
    .contains = "instr(%1, ?) > 0",
    .key = "%1",
    .variance = "",
    .quantile = "",
    .most = "LIMIT %1",
    .explain = "EXPLAIN QUERY PLAN ",
    .begin = {"PRAGMA query_only = ON", "PRAGMA trusted_schema = OFF", "BEGIN"},
    .inOrder = "",
    .session = "",  // cancelled through its handle
    .cancel = "",
    .tables =
        "SELECT '', name, -1 FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' "
        "ESCAPE '\\' ORDER BY name",
    .types = "",
};

const Dialect kPostgresql{
    .name = "PostgreSQL",
    .driver = "QPSQL",
    .package = "libqt6sql6-psql",
    .number = "CAST(%1 AS double precision)",
    // In PostgreSQL, NaN is greater than infinity.
    .finite = "CASE WHEN %1 > '-Infinity' AND %1 < 'Infinity' THEN CAST(%1 AS double precision) END",
    .text = "CAST(%1 AS text)",
    .same = "%1 = ?",
    .contains = "strpos(CAST(%1 AS text), ?) > 0",
    .key = "%1",
    .variance = "var_samp(%1)",
    .quantile = "percentile_cont(%2) WITHIN GROUP (ORDER BY %1)",
    .most = "LIMIT %1",
    .explain = "EXPLAIN ",
    .begin = {"SET TIME ZONE 'UTC'", "SET DateStyle = 'ISO, YMD'", "SET extra_float_digits = 3",
              // From version 14 on, a server stops when its client has gone.
              "SELECT set_config(name, '2s', false) FROM pg_settings WHERE name = 'client_connection_check_interval'",
              "SET enable_partitionwise_aggregate = on",  // each server of a distributed table aggregates its own part
              "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
    .inOrder = "SET LOCAL synchronize_seqscans = off; SET LOCAL max_parallel_workers_per_gather = 0",
    .session = "SELECT pg_backend_pid()",
    .cancel = "SELECT pg_cancel_backend(%1)",
    .tables =
        "SELECT n.nspname, c.relname, c.reltuples FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
        "WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition AND n.nspname NOT IN "
        "('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg\\_toast%' AND "
        "has_table_privilege(c.oid, 'SELECT') ORDER BY n.nspname <> 'public', 1, 2",
    .types = "SELECT oid, typname, typcategory FROM pg_type WHERE oid IN (%1)",
    .meansTell = true,
};

const Dialect kMysql{
    .name = "MySQL",
    .driver = "QMYSQL",
    .package = "libqt6sql6-mysql",
    .number = "(%1 + 0e0)",
    .finite = "(%1 + 0e0)",  // it stores only finite numbers
    .text = "CAST(%1 AS CHAR)",
    .same = "%1 = BINARY ?",
    .contains = "LOCATE(BINARY ?, %1) > 0",
    .key = "CONVERT(%1 USING utf8mb4) COLLATE utf8mb4_bin",
    .variance = "VAR_SAMP(%1)",
    .quantile = "",
    .most = "LIMIT %1",
    .explain = "EXPLAIN ",
    .begin = {"SET time_zone = '+00:00'", "SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ",
              "START TRANSACTION READ ONLY"},
    .inOrder = "",
    .session = "SELECT CONNECTION_ID()",
    .cancel = "KILL QUERY %1",
    .tables =
        "SELECT '', table_name, table_rows FROM information_schema.tables WHERE table_schema = DATABASE() "
        "ORDER BY table_name",
    .types = "",
};

/// SQL Server: texts compare case-insensitively, a limit requires sorting, and the variance has another name.
const Dialect kSqlServer{
    .name = "SQL Server",
    .driver = "QODBC",
    .package = "libqt6sql6-odbc",
    .number = "CAST(%1 AS FLOAT)",
    .finite = "CAST(%1 AS FLOAT)",  // it stores only finite numbers
    .text = "CONVERT(NVARCHAR(4000), %1, 126)",
    .same = "%1 = ? COLLATE Latin1_General_BIN2",
    .contains = "CHARINDEX(? COLLATE Latin1_General_BIN2, %1) > 0",
    .key = "%1 COLLATE Latin1_General_BIN2",
    .variance = "VAR(%1)",
    .quantile = "",
    .most = "ORDER BY (SELECT NULL) OFFSET 0 ROWS FETCH NEXT %1 ROWS ONLY",
    .explain = "",
    .begin = {},
    .inOrder = "",
    .session = "",
    .cancel = "",  // ODBC's own: KILL needs a rare right
    .tables = "",
    .types = "",
};

const Dialect kStandard{
    .name = "ODBC",
    .driver = "QODBC",
    .package = "libqt6sql6-odbc",
    .number = "CAST(%1 AS DOUBLE PRECISION)",
    .finite = "CAST(%1 AS DOUBLE PRECISION)",
    .text = "%1",
    .same = "%1 = ?",
    .contains = "{fn LOCATE(?, %1)} > 0",
    .key = "%1",
    .variance = "VAR_SAMP(%1)",
    .quantile = "",
    .most = "FETCH FIRST %1 ROWS ONLY",
    .explain = "",
    .begin = {},  // the connection is declared read-only
    .inOrder = "",
    .session = "",
    .cancel = "",  // ODBC's own, see odbc_statement.h
    .tables = "",
    .types = "",
};

}  // namespace

const Dialect& dialectOf(Spoken spoken) {
    switch (spoken) {
        case Spoken::sqlite:
            return kSqlite;
        case Spoken::postgresql:
            return kPostgresql;
        case Spoken::mysql:
            return kMysql;
        case Spoken::sqlServer:
            return kSqlServer;
        case Spoken::standard:
            break;
    }
    return kStandard;
}

const Dialect& dialectOf(DatabaseKind kind) {
    switch (kind) {
        case DatabaseKind::sqlite:
            return kSqlite;
        case DatabaseKind::postgresql:
            return kPostgresql;
        case DatabaseKind::mysql:
            return kMysql;
        case DatabaseKind::odbc:
            break;
    }
    return kStandard;
}

std::string filled(std::string_view text, std::string_view first, std::string_view second) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 1 < text.size() && (text[i + 1] == '1' || text[i + 1] == '2')) {
            result += text[++i] == '1' ? first : second;
        } else {
            result += text[i];
        }
    }
    return result;
}

}  // namespace greyscope::app
