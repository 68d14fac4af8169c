#pragma once

#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

#include "tests/support/sql_statements.h"

namespace greyscope::test {

/// A file of SQLite that lives as long as this does.
class SqliteFile {
public:
    explicit SqliteFile(const std::vector<std::string>& statements) { run(statements); }
    void run(const std::vector<std::string>& statements) const {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("made"));
            database.setDatabaseName(path());
            runStatements(database, statements);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("made"));
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("runs.db")); }
    /// Behind "?": "table=t".
    [[nodiscard]] std::string url(const std::string& query) const {
        return "sqlite://" + path().toStdString() + "?" + query;
    }

private:
    QTemporaryDir m_folder;
};

/// 2 systems x 4 numbers of tasks x 1..12 repeats, in no order, with cells that are missing: rate in each tenth row,
/// tasks in one, and a system that is empty. `real`, `integer` and `text` are the types' names.
[[nodiscard]] inline std::vector<std::string> measuredRows(const std::string& table, const std::string& real,
                                                           const std::string& integer, const std::string& text) {
    std::vector<std::string> statements{"CREATE TABLE " + table + " (system " + text + ", tasks " + integer +
                                        ", rate_mb_s " + real + ", note " + text + ")"};
    unsigned draw = 1;
    std::string values;
    for (int row = 0; row < 240; ++row) {
        draw = draw * 1103515245U + 12345U;
        const unsigned bits = draw >> 8U;
        const std::string system = bits % 3 == 0 ? "'a'" : bits % 3 == 1 ? "'b'" : "'A'";
        const std::string tasks = row == 17 ? "NULL" : std::to_string(1U << (bits / 3 % 4));
        const std::string rate = bits % 10 == 0 ? "NULL" : std::to_string(bits % 100000) + ".25";
        values += (values.empty() ? "" : ", ") + ("(" + (row == 5 ? std::string("NULL") : system) + ", " + tasks +
                                                  ", " + rate + ", 'it''s " + std::to_string(row % 7) + "')");
    }
    statements.push_back("INSERT INTO " + table + " VALUES " + values);
    return statements;
}

}  // namespace greyscope::test
