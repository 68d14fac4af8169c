#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

#include "app/sources/server_access.h"
#include "tests/support/sql_statements.h"

namespace greyscope::test {

/// A server of PostgreSQL with a cluster of its own in a temporary folder, reached through a socket in there alone. It
/// takes no root; run by root, it runs as the user that its package made.
class PostgresqlServer {
public:
    /// `password`: everybody is asked for one but the user "maker", who makes the tables.
    explicit PostgresqlServer(const QString& password = {}) {
        const QString bin = binaries();
        m_why = bin.isEmpty() ? QStringLiteral("the package postgresql is not installed") : QString();
        if (m_why.isEmpty() && asRoot() && !run(QStringLiteral("runuser"), {"-u", "postgres", "--", "true"})) {
            m_why = QStringLiteral("there is no user postgres to run it as");
        }
        if (!m_why.isEmpty()) {
            return;
        }
        QFile::setPermissions(m_folder.path(), QFile::permissions(m_folder.path()) | QFile::ReadOther |
                                                   QFile::ExeOther | QFile::WriteOther);
        const QString data = m_folder.filePath(QStringLiteral("data"));
        runAs(bin + "/initdb", {"-D", data, "-A", "trust", "-U", "maker", "-N", "-E", "UTF8", "--locale=C"});
        if (!password.isEmpty()) {
            writeAs(data + "/pg_hba.conf", "local all maker trust\nlocal all all scram-sha-256\n");
        }
        const QString options = QStringLiteral(
                                    "-c listen_addresses= -c unix_socket_directories=%1 -c fsync=off "
                                    "-c max_connections=20 -c shared_buffers=16MB")
                                    .arg(m_folder.path());
        runAs(bin + "/pg_ctl", {"-D", data, "-w", "-l", m_folder.filePath("log"), "-o", options, "start"});
        m_runs = true;
        app::allowTyped(url("table=t"));
        if (!password.isEmpty()) {
            sql({"CREATE USER reader PASSWORD '" + password.toStdString() + "'"});
        }
    }
    PostgresqlServer(const PostgresqlServer&) = delete;
    PostgresqlServer& operator=(const PostgresqlServer&) = delete;
    ~PostgresqlServer() {
        if (m_runs) {
            stop();
        }
        if (asRoot()) {
            run(QStringLiteral("rm"), {"-rf", m_folder.filePath("data")});
        }
    }

    /// Why there is none; "" where there is.
    [[nodiscard]] const QString& whyNot() const { return m_why; }
    [[nodiscard]] std::string folder() const { return m_folder.path().toStdString(); }
    /// Behind "?": "table=t".
    [[nodiscard]] std::string url(const std::string& query, const std::string& user = "maker") const {
        return "postgresql://" + user + "@/postgres?host=" + folder() + "&" + query;
    }
    void sql(const std::vector<std::string>& statements) const {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), QStringLiteral("maker"));
            database.setHostName(m_folder.path());
            database.setDatabaseName(QStringLiteral("postgres"));
            database.setUserName(QStringLiteral("maker"));
            runStatements(database, statements);
        }
        QSqlDatabase::removeDatabase(QStringLiteral("maker"));
    }
    /// The server's own process, which starts another one for each connection.
    [[nodiscard]] pid_t process() const {
        QFile file(m_folder.filePath(QStringLiteral("data/postmaster.pid")));
        return file.open(QIODevice::ReadOnly) ? pid_t(file.readLine().trimmed().toInt()) : 0;
    }
    void stop() {
        runAs(binaries() + "/pg_ctl", {"-D", m_folder.filePath("data"), "-w", "-m", "immediate", "stop"});
        m_runs = false;
    }

private:
    static bool asRoot() { return ::geteuid() == 0; }
    static QString binaries() {
        const QDir versions(QStringLiteral("/usr/lib/postgresql"));
        for (const QString& version : versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Reversed)) {
            const QString bin = versions.filePath(version + "/bin");
            if (QFileInfo::exists(bin + "/initdb") && QFileInfo::exists(bin + "/postgres")) {
                return bin;
            }
        }
        return {};
    }
    static bool run(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        process.setWorkingDirectory(QStringLiteral("/"));
        process.start(program, arguments);
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    }
    void runAs(const QString& program, const QStringList& arguments) const {
        const bool good = asRoot()
                              ? run(QStringLiteral("runuser"), QStringList{"-u", "postgres", "--", program} + arguments)
                              : run(program, arguments);
        if (!good) {
            qFatal("%s failed", qPrintable(program));
        }
    }
    static void writeAs(const QString& path, const QByteArray& text) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) {
            qFatal("%s cannot be written", qPrintable(path));
        }
        file.write(text);
    }

    QTemporaryDir m_folder;
    QString m_why;
    bool m_runs = false;
};

}  // namespace greyscope::test
