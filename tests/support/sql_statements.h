#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtGlobal>

#include <string>
#include <vector>

namespace greyscope::test {

/// Opens the database and runs the statements; a test cannot go on without them.
inline void runStatements(QSqlDatabase& database, const std::vector<std::string>& statements) {
    if (!database.open()) {
        qFatal("no connection: %s", qPrintable(database.lastError().text()));
    }
    for (const std::string& statement : statements) {
        QSqlQuery query(database);
        if (!query.exec(QString::fromStdString(statement))) {
            qFatal("%s: %s", statement.c_str(), qPrintable(query.lastError().text()));
        }
    }
}

}  // namespace greyscope::test
