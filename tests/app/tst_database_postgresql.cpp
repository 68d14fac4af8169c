#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

#include <signal.h>

#include "app/database/password_dialog.h"
#include "app/sources/database_reader.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "app/sources/session_secrets.h"
#include "app/text/error_text.h"
#include "app/window/document/study_document.h"
#include "tests/support/command_run.h"
#include "tests/support/database_cells.h"
#include "tests/support/database_samples.h"
#include "tests/support/postgresql_server.h"
#include "tests/support/test_registry.h"

namespace tests_of_database_postgresql {

using namespace greyscope;
using namespace greyscope::app;
using test::PostgresqlServer;

namespace {

const std::string kStatistics = "&statistics=count,mean,variance,min,max,sum,sd,p5,median,p95,p99.5";

base::Expected<ReadSource> readNow(const std::string& url) {
    allowTyped(url);
    base::NoProgress progress;
    return readSource(url, {}, progress);
}

QString failure(const std::string& url) {
    const auto read = readNow(url);
    return read ? QString() : errorLine(read.error());
}

std::string textOf(const data::Dataset& dataset) {
    std::string text;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        for (const data::Column& column : dataset.columns()) {
            text += column.writtenAt(row) + "|";
        }
        text += "\n";
    }
    return text;
}

/// Wanted until the server works on it.
class SoonUnwanted final : public base::Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return unwanted; }
    std::atomic<bool> unwanted = false;
};

}  // namespace

class tst_database_postgresql : public QObject {
    Q_OBJECT
    std::unique_ptr<PostgresqlServer> m_server;

private slots:
    void initTestCase() {
        m_server = std::make_unique<PostgresqlServer>(QStringLiteral("a:secret@x"));
        if (!m_server->whyNot().isEmpty()) {
            QSKIP(qPrintable("no server: " + m_server->whyNot()));
        }
        auto statements = test::measuredRows("runs", "double precision", "integer", "text");
        statements.push_back("GRANT SELECT ON runs TO reader");
        m_server->sql(statements);
    }

    void groupsAreWhatAllRowsComeTo() {
        const auto all = readNow(m_server->url("table=runs"));
        QVERIFY2(all, qPrintable(all ? QString() : errorLine(all.error())));
        const auto cells = readNow(m_server->url("table=runs&group=system,tasks&measure=rate_mb_s" + kStatistics));
        QVERIFY2(cells, qPrintable(cells ? QString() : errorLine(cells.error())));
        test::compareCells(*cells->imported.dataset, *all->imported.dataset);
    }

    void conditionsAreThoseOfCore_data() {
        QTest::addColumn<QString>("where");
        for (const char* where :
             {"system=a", "system!=a", "system=a|", "system!=|b", "tasks>2", "tasks<=2", "tasks=2..4", "tasks=..2|8",
              "tasks!=2..4|8", "tasks=", "rate_mb_s>50000", "note~it's 3", "system~A"}) {
            QTest::newRow(where) << where;
        }
    }
    void conditionsAreThoseOfCore() {
        QFETCH(QString, where);
        const auto all = readNow(m_server->url("table=runs"));
        const auto some = readNow(m_server->url("table=runs&where=" + where.toStdString()));
        QVERIFY2(some, qPrintable(some ? QString() : errorLine(some.error())));
        test::compareFiltered(*some->imported.dataset, *all->imported.dataset, where.toStdString());
    }

    void typesBecomeNumbersTextAndTimes() {
        m_server->sql({"CREATE TYPE mood AS ENUM ('good', 'bad')",
                       "CREATE TABLE kinds (a smallint, b numeric, c real, d boolean, e date, f timestamp, g "
                       "timestamptz, h mood, "
                       "i uuid, j jsonb, k integer[], l bytea, m interval, n varchar(9))",
                       "INSERT INTO kinds VALUES (1, 0.1, 0.5, true, '2024-01-31', '2024-01-31 12:00:00.25', "
                       "'2024-01-31 12:00:00+02', 'bad', '00000000-0000-0000-0000-000000000001', '{}', '{1}', 'x', '1 "
                       "hour', ''), "
                       "(NULL, 'NaN', 'Infinity', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'z')"});
        const auto read = readNow(m_server->url("table=kinds"));
        QVERIFY2(read, qPrintable(read ? QString() : errorLine(read.error())));
        QCOMPARE(textOf(*read->imported.dataset),
                 std::string("1|0.1|0.5|true|2024-01-31|2024-01-31 12:00:00.25|2024-01-31 10:00:00+00|bad|"
                             "00000000-0000-0000-0000-000000000001|01:00:00||\n"
                             "|nan|inf||||||||z|\n"));
        QCOMPARE(read->imported.dataset->notes().size(), std::size_t{5});
        QVERIFY(failure(m_server->url("table=kinds&columns=j")).contains("type is jsonb"));
        QVERIFY(failure(m_server->url("query=SELECT l FROM kinds")).contains("l (bytea)"));
        const auto cells = readNow(m_server->url("table=kinds&group=e,h&measure=b,c"));
        QVERIFY2(cells, qPrintable(cells ? QString() : errorLine(cells.error())));
        QCOMPARE(cells->imported.dataset->column("b_count").value()->numbers(), (data::NumericValues{1, 0}));
    }

    void namesAndValuesAreHarmless() {
        m_server->sql({"CREATE SCHEMA s",
                       "CREATE TABLE s.\"a\"\"; DROP TABLE runs; --\" (\"x.y\" text, \"per cent %1\" integer)",
                       "INSERT INTO s.\"a\"\"; DROP TABLE runs; --\" VALUES ('?', 1), (''';', 2)"});
        const auto read = readNow(m_server->url("table=s.a\"; DROP TABLE runs; --&where=x.y=?|';&group=x.y"));
        QVERIFY2(read, qPrintable(read ? QString() : errorLine(read.error())));
        QCOMPARE(read->imported.dataset->rowCount(), std::size_t{2});
        QVERIFY(readNow(m_server->url("table=runs")));
    }

    void nothingIsWritten() {
        m_server->sql({"CREATE SEQUENCE counter"});
        QVERIFY(failure(m_server->url("query=SELECT nextval('counter') AS n")).contains("does not allow"));
        QVERIFY(failure(m_server->url("query=WITH d AS (DELETE FROM runs RETURNING *) SELECT * FROM d"))
                    .contains("cannot answer"));
    }

    void failuresSayWhatToDo() {
        QVERIFY(failure("postgresql://127.0.0.1:1/db?table=t").contains("does not answer"));
        QVERIFY(failure("postgresql:///db?host=/nowhere&table=t").contains("does not answer"));
        QVERIFY(failure("postgresql://maker@/nodb?table=t&host=" + m_server->folder()).contains("no database"));
        QVERIFY(failure(m_server->url("table=rnus")).contains("Available: "));
        QVERIFY(failure(m_server->url("table=runs&where=tasks=77")).contains("returns no rows"));
        QVERIFY(failure(m_server->url("query=SELECT x FROM runs")).contains("column \"x\" does not exist"));
        m_server->sql({"CREATE TABLE closed (a integer)"});
        QVERIFY(failure(m_server->url("query=SELECT * FROM closed", "reader")).contains("rejects the user"));
    }

    void passwordsAreNeverShown() {
        const std::string url = m_server->url("table=runs&group=tasks", "reader");
        const auto withSecret = [&](const std::string& secret) {
            return "postgresql://reader:" + secret + url.substr(std::string("postgresql://reader").size());
        };
        const auto wrong = test::runCommand({"import", withSecret("wr0ng")});
        QCOMPARE(wrong.code, 1);
        QVERIFY(wrong.err.find("rejects the user") != std::string::npos);
        QVERIFY(wrong.err.find("wr0ng") == std::string::npos);
        const auto good = test::runCommand({"import", withSecret("a%3Asecret%40x"), "--format", "json"});
        QVERIFY2(good.code == 0, good.err.c_str());
        QVERIFY(good.out.find("secret") == std::string::npos && good.err.find("secret") == std::string::npos);
        QVERIFY(good.out.find("reader@") != std::string::npos);
    }

    /// As where a study is read again of which nobody has told the password yet.
    void aRefusedPasswordIsAskedFor() {
        const std::string url = m_server->url("table=runs&group=tasks", "reader");
        keepSecret(databaseSource(url)->connection, {});
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        StudyStore store;
        SeriesCatalog catalog(store);
        QWidget window;
        StudyDocument document(store, catalog, settings, &window);
        QStringList told;
        QObject::connect(&document, &StudyDocument::failed, [&told](const QString& message) { told << message; });
        document.open(QString::fromStdString(url));
        const auto asked = [&window] {  // a dialog that is closed stays until the next turn of the loop
            const auto dialogs = window.findChildren<PasswordDialog*>();
            const auto open =
                std::find_if(dialogs.begin(), dialogs.end(), [](const auto* each) { return each->isVisible(); });
            return open == dialogs.end() ? nullptr : *open;
        };
        QTRY_VERIFY(asked());
        asked()->findChild<QLineEdit*>()->setText(QStringLiteral("wr0ng"));
        asked()->accept();
        QTRY_VERIFY(asked());
        asked()->reject();
        QCOMPARE(told.size(), 1);
        document.open(QString::fromStdString(url));
        QTRY_VERIFY(asked());
        asked()->findChild<QLineEdit*>()->setText(QStringLiteral("a:secret@x"));
        asked()->accept();
        QTRY_VERIFY(!store.study().tables.empty());
        QCOMPARE(store.study().tables.front().path, url);
        QCOMPARE(document.recent().list(), QStringList{QString::fromStdString(url)});
        keepSecret(databaseSource(url)->connection, {});
        document.reading().reload(store.study().tables.front().name);
        QTRY_VERIFY(asked());
        asked()->reject();
        QCOMPARE(told.size(), 2);
        document.recent().add(QStringLiteral("postgresql://me:s3cret@h/db?table=t"));
        QCOMPARE(document.recent().list().front(), QStringLiteral("postgresql://me@h/db?table=t"));
    }

    void aQueryThatNobodyWantsStopsAtTheServer() {
        SoonUnwanted progress;
        std::thread user([&] {  // waits until the server works on it
            const std::string busy = m_server->url(
                "query=SELECT count(*) AS n FROM pg_stat_activity WHERE query LIKE '%25pg_sleep(600)%25' AND "
                "query NOT LIKE '%25pg_stat%25' AND state = 'active'");
            for (int tries = 0; tries < 1000; ++tries) {
                const auto read = readNow(busy);
                if (read && read->imported.dataset->columns().front().numbers().front() > 0.0) {
                    break;
                }
            }
            progress.unwanted = true;
        });
        const auto read = readSource(m_server->url("query=SELECT 1 AS a, pg_sleep(600)::text AS b"), {}, progress);
        user.join();
        QVERIFY(!read);
        QVERIFY(read.error().code == base::ErrorCode::cancelled);
        const auto left =
            readNow(m_server->url("query=SELECT count(*) AS n FROM pg_stat_activity WHERE query LIKE "
                                  "'%25pg_sleep(600)%25' AND query NOT LIKE "
                                  "'%25pg_stat%25' AND state = 'active'"));
        QCOMPARE(left->imported.dataset->columns().front().numbers().front(), 0.0);
    }

    /// It answers neither the statement nor the request to give it up.
    void aServerThatHasStoppedHoldsNobody() {
        SoonUnwanted progress;
        std::vector<pid_t> stopped;
        std::thread user([&] {
            const std::string busy = m_server->url(
                "query=SELECT pid FROM pg_stat_activity WHERE query LIKE '%25pg_sleep(601)%25' AND query NOT LIKE "
                "'%25pg_stat%25' AND state = 'active'");
            for (int tries = 0; tries < 1000 && stopped.empty(); ++tries) {
                if (const auto read = readNow(busy)) {
                    stopped = {pid_t(read->imported.dataset->columns().front().numbers().front()), m_server->process()};
                }
            }
            std::for_each(stopped.begin(), stopped.end(), [](pid_t each) { ::kill(each, SIGSTOP); });
            progress.unwanted = true;
        });
        const auto read = readSource(m_server->url("query=SELECT 1 AS a, pg_sleep(601)::text AS b"), {}, progress);
        user.join();
        std::for_each(stopped.begin(), stopped.end(), [](pid_t each) { ::kill(each, SIGCONT); });
        QCOMPARE(stopped.size(), std::size_t{2});
        QVERIFY(!read && read.error().code == base::ErrorCode::cancelled);
    }

    void aConnectionThatIsLostIsSaid() {
        const QString lost = failure(m_server->url(
            "query=SELECT pg_terminate_backend(pg_backend_pid())::text AS a, generate_series(1, 9) AS n"));
        QVERIFY2(lost.contains("was lost"), qPrintable(lost));
    }
};

}  // namespace tests_of_database_postgresql

using tests_of_database_postgresql::tst_database_postgresql;
GREYSCOPE_TEST(tst_database_postgresql)
#include "tst_database_postgresql.moc"
