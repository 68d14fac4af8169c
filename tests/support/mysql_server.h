#pragma once

#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <string>
#include <vector>

#include <unistd.h>

#include "app/sources/server_access.h"
#include "tests/support/sql_statements.h"

namespace greyscope::test {

/// A server of MariaDB in a temporary folder, reached through a socket in there alone, with a database "perf".
class MysqlServer {
public:
    MysqlServer() {
        const QString program = QStringLiteral("/usr/sbin/mariadbd");
        m_why = qEnvironmentVariableIsEmpty("GREYSCOPE_MYSQL") ? QStringLiteral("GREYSCOPE_MYSQL is not set")
                : QFileInfo::exists(program)                   ? QString()
                                             : QStringLiteral("the package mariadb-server is not installed");
        if (!m_why.isEmpty()) {
            return;
        }
        const QString data = m_folder.filePath(QStringLiteral("data"));
        const QStringList asRoot = ::geteuid() == 0 ? QStringList{"--user=root"} : QStringList();
        const QStringList own = QStringList{"--no-defaults", "--datadir=" + data} + asRoot;
        QProcess made;
        made.start(QStringLiteral("mariadb-install-db"),
                   own + QStringList{"--auth-root-authentication-method=normal", "--skip-test-db"});
        if (!made.waitForFinished(60'000) || made.exitCode() != 0) {
            qFatal("%s", made.readAllStandardError().constData());
        }
        m_server.setProcessChannelMode(QProcess::MergedChannels);
        m_server.start(program,
                       own + QStringList{"--socket=" + socket(), "--skip-networking", "--innodb-buffer-pool-size=16M",
                                         "--pid-file=" + m_folder.filePath(QStringLiteral("pid"))});
        QByteArray said;
        while (!said.contains("ready for connections") && m_server.waitForReadyRead(60'000)) {
            said += m_server.readAll();
        }
        sql({"CREATE DATABASE perf"}, {});
        app::allowTyped(url("table=t"));
    }
    MysqlServer(const MysqlServer&) = delete;
    MysqlServer& operator=(const MysqlServer&) = delete;
    ~MysqlServer() {
        m_server.terminate();
        m_server.waitForFinished(30'000);
    }

    /// Why there is none; "" where there is.
    [[nodiscard]] const QString& whyNot() const { return m_why; }
    /// Behind "?": "table=t".
    [[nodiscard]] std::string url(const std::string& query) const {
        return "mysql://root@localhost/perf?unix_socket=" + socket().toStdString() + "&" + query;
    }
    void sql(const std::vector<std::string>& statements, const QString& name = QStringLiteral("perf")) const {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), QStringLiteral("maker"));
            database.setHostName(QStringLiteral("localhost"));
            database.setUserName(QStringLiteral("root"));
            database.setDatabaseName(name);
            database.setConnectOptions(QStringLiteral("UNIX_SOCKET=") + socket());
            runStatements(database, statements);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("maker"));
    }

private:
    [[nodiscard]] QString socket() const { return m_folder.filePath(QStringLiteral("s")); }

    QTemporaryDir m_folder;
    QString m_why;
    QProcess m_server;
};

}  // namespace greyscope::test
