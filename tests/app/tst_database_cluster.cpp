#include <QTest>

#include <algorithm>
#include <array>
#include <future>
#include <memory>

#include "app/sources/database_reader.h"
#include "app/sources/read_source.h"
#include "app/text/error_text.h"
#include "tests/support/database_cells.h"
#include "tests/support/database_samples.h"
#include "tests/support/postgresql_server.h"
#include "tests/support/test_registry.h"

namespace tests_of_database_cluster {

using namespace greyscope;
using namespace greyscope::app;
using test::PostgresqlServer;

namespace {

/// Most of a start is waiting for the disk.
template <std::size_t count>
std::array<std::unique_ptr<PostgresqlServer>, count> startedTogether() {
    std::array<std::future<std::unique_ptr<PostgresqlServer>>, count> starting;
    for (auto& each : starting) {
        each = std::async(std::launch::async, [] { return std::make_unique<PostgresqlServer>(); });
    }
    std::array<std::unique_ptr<PostgresqlServer>, count> servers;
    std::transform(starting.begin(), starting.end(), servers.begin(), [](auto& each) { return each.get(); });
    return servers;
}

}  // namespace

class tst_database_cluster : public QObject {
    Q_OBJECT

private slots:
    /// A table that is spread by its systems over three servers gives the cells that one server gives, and each server
    /// sums up its own.
    void threeServersGiveTheCellsOfOne() {
        const auto servers = startedTogether<3>();
        if (!servers[0]->whyNot().isEmpty()) {
            QSKIP(qPrintable("no servers: " + servers[0]->whyNot()));
        }
        const auto statements = test::measuredRows("whole", "double precision", "integer", "text");
        const std::string columns = "(system text, tasks integer, rate_mb_s double precision, note text)";
        for (const auto& server : servers) {
            server->sql({"CREATE TABLE part " + columns});
        }
        servers[0]->sql(statements);
        std::vector<std::string> spread{"CREATE EXTENSION postgres_fdw",
                                        "CREATE TABLE spread " + columns + " PARTITION BY LIST (system)"};
        const std::array<const char*, 3> systems{"'a'", "'b'", "'A', NULL"};
        for (std::size_t s = 0; s < servers.size(); ++s) {
            const std::string name = std::to_string(s);
            spread.push_back("CREATE SERVER s" + name + " FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '" +
                             servers[s]->folder() + "', dbname 'postgres')");
            spread.push_back("CREATE USER MAPPING FOR maker SERVER s" + name +
                             " OPTIONS (user 'maker', password_required "
                             "'false')");
            spread.push_back("CREATE FOREIGN TABLE p" + name + " PARTITION OF spread FOR VALUES IN (" + systems[s] +
                             ") SERVER s" + name + " OPTIONS (table_name 'part')");
        }
        spread.push_back("INSERT INTO spread SELECT * FROM whole");
        servers[0]->sql(spread);

        base::NoProgress progress;
        const std::string cells =
            "&group=system,tasks&measure=rate_mb_s&statistics=count,mean,variance,min,max,sum,sd,p5,median,p95,p99.5";
        const auto one = readSource(servers[0]->url("table=whole" + cells), {}, progress);
        const auto three = readSource(servers[0]->url("table=spread" + cells), {}, progress);
        QVERIFY2(one && three, qPrintable(three ? QString() : errorLine(three.error())));
        const auto all = readSource(servers[0]->url("table=whole"), {}, progress);
        test::compareCells(*three->imported.dataset, *all->imported.dataset);
        QCOMPARE(three->imported.dataset->rowCount(), one->imported.dataset->rowCount());
        // The same rows, one server after the other: not their order.
        QCOMPARE(stampOfSource(three->path,
                               *readSource(servers[0]->url("table=spread"), {}, progress)->imported.dataset, progress)
                     ->sha256,
                 stampOfSource(one->path, *all->imported.dataset, progress)->sha256);

        const auto plan = planDatabase(
            databaseSource(servers[0]->url("table=spread&group=system,tasks&measure=rate_mb_s")).value(), progress);
        QVERIFY2(plan, qPrintable(plan ? QString() : errorLine(plan.error())));
        const QString explained = QString::fromStdString(plan->explained);
        QVERIFY2(explained.count("Relations: Aggregate on") == 3, qPrintable(explained));
    }
};

}  // namespace tests_of_database_cluster

using tests_of_database_cluster::tst_database_cluster;
GREYSCOPE_TEST(tst_database_cluster)
#include "tst_database_cluster.moc"
