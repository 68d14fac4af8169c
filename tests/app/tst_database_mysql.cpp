#include <QTest>

#include <atomic>
#include <memory>
#include <thread>

#include "app/sources/read_source.h"
#include "app/text/error_text.h"
#include "tests/support/database_cells.h"
#include "tests/support/database_samples.h"
#include "tests/support/mysql_server.h"
#include "tests/support/test_registry.h"

namespace tests_of_database_mysql {

using namespace greyscope;
using namespace greyscope::app;

namespace {

base::Expected<ReadSource> readNow(const std::string& url) {
    base::NoProgress progress;
    return readSource(url, {}, progress);
}

/// Wanted until the server works on it.
class SoonStopped final : public base::Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return unwanted; }
    std::atomic<bool> unwanted = false;
};

}  // namespace

class tst_database_mysql : public QObject {
    Q_OBJECT
    std::unique_ptr<test::MysqlServer> m_server;

private slots:
    void initTestCase() {
        m_server = std::make_unique<test::MysqlServer>();
        if (!m_server->whyNot().isEmpty()) {
            QSKIP(qPrintable("no server: " + m_server->whyNot()));
        }
        m_server->sql(test::measuredRows("runs", "DOUBLE", "INT", "VARCHAR(20)"));
    }

    void groupsAreWhatAllRowsComeTo() {
        const auto all = readNow(m_server->url("table=runs"));
        QVERIFY2(all, qPrintable(all ? QString() : errorLine(all.error())));
        const auto cells =
            readNow(m_server->url("table=runs&group=system,tasks&measure=rate_mb_s&statistics=count,mean,variance,min,"
                                  "max,sum,sd,p5,median,p95,p99.5"));
        QVERIFY2(cells, qPrintable(cells ? QString() : errorLine(cells.error())));
        test::compareCells(*cells->imported.dataset, *all->imported.dataset);
    }

    void conditionsAreThoseOfCore_data() {
        QTest::addColumn<QString>("where");
        for (const char* where : {"system=a", "system!=a", "tasks>2", "tasks=2..4", "note~it's 3", "system~A"}) {
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

    /// KILL QUERY, by a second connection.
    void aQueryThatNobodyWantsStopsAtTheServer() {
        const std::string busy = m_server->url(
            "query=SELECT COUNT(*) AS n FROM information_schema.processlist WHERE info LIKE 'SELECT%25SLEEP(600)%25' "
            "AND "
            "info NOT LIKE '%25processlist%25'");
        const auto derivation = [&] {
            const auto read = readNow(busy);
            return read && read->imported.dataset->columns().front().numbers().front() > 0.0;
        };
        SoonStopped progress;
        std::thread user([&] {
            for (int tries = 0; tries < 1000 && !derivation(); ++tries) {
            }
            progress.unwanted = true;
        });
        const auto read = readSource(m_server->url("query=SELECT 1 AS a, SLEEP(600) AS b"), {}, progress);
        user.join();
        QVERIFY(!read);
        QVERIFY(read.error().code == base::ErrorCode::cancelled);
        QVERIFY(!derivation());
    }
};

}  // namespace tests_of_database_mysql

using tests_of_database_mysql::tst_database_mysql;
GREYSCOPE_TEST(tst_database_mysql)
#include "tst_database_mysql.moc"
