#include <QTest>

#include <algorithm>
#include <cstring>

#include "core/data/roles/roles.h"
#include "core/data/table_layout.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_scattered_roles {

using namespace greyscope;
using data::Role;
using data::RoleClue;
using Names = std::vector<std::string>;

namespace {

data::TableLayout layoutOf(const std::string& csv) {
    base::NoProgress progress;
    return *data::guessLayout(*io::readText(csv, "t.csv", {}, progress)->dataset, progress);
}

/// A number that comes back by chance.
int chance(int row, int of, int more = 0) {
    return (row * row * 31 + row * 17 + more * 53) % 101 % of;
}

}  // namespace

/// Tables of which a grid was not measured: nothing is held that would leave a point or two.
class tst_scattered_roles : public QObject {
    Q_OBJECT

private slots:
    /// Scores without a key: each column is a series along the rows, or along what counts them.
    void numbersThatMakeNoGridAreSeriesAlongTheRows() {
        for (const bool counted : {false, true}) {
            std::string csv = std::string(counted ? "\"\"," : "") + "rating,complaints,raises,advance\n";
            for (int row = 0; row < 30; ++row) {
                csv += (counted ? std::to_string(row + 1) + ',' : std::string()) +
                       std::to_string(40 + chance(row, 23)) + ',' + std::to_string(35 + chance(row, 29, 1)) + ',' +
                       std::to_string(43 + chance(row, 19, 2)) + ',' + std::to_string(25 + chance(row, 17, 3)) + '\n';
            }
            const data::TableLayout layout = layoutOf(csv);
            QVERIFY(layout.wide);
            QCOMPARE(layout.roles.metrics.size(), std::size_t{4});
            QCOMPARE(layout.roles.factors.size(), std::size_t{counted ? 1U : 0U});
        }
    }

    /// A reference and series of a textbook, whichever of them never comes back, and scores of a few alternatives.
    void fewRowsOfMeasuredNumbersAreSeries() {
        for (const char* csv : {"r,s1,s2,s3,s4\n9,8,7,5,6\n8,7,7,6,9\n9,9,8,7,6\n7,8,9,8,5\n",
                                "r,s1,s2,s3\n9,8,7,6\n9,8,7,5\n6,7,7,9\n8,9,8,6\n7,8,9,5\n",
                                "x0,x1,x2\n0.51,0.43,0.4\n0.62,0.48,0.4\n0.75,0.47,0.6\n",
                                "cost,mass,wear\n0.83,3.1,1.5\n0.62,1.2,3.5\n0.91,3.4,2.5\n0.7,2.1,1.2\n0.66,2.2,2.1\n",
                                "a,b,c,d\n4,1,1,3\n1,2,3,1\n2,1,3,3\n2,3,1,2\n3,2,2,1\n"}) {
            const data::TableLayout layout = layoutOf(csv);
            QVERIFY2(layout.wide && layout.roles.factors.empty(), csv);
            QCOMPARE(layout.roles.metrics.size(), std::size_t(std::count(csv, std::strchr(csv, '\n'), ',') + 1));
        }
        // what was set keeps its place
        QCOMPARE(layoutOf("threads,s1,s2,s3\n1,8,7,6\n2,7,7,9\n4,9,8,6\n").roles.factors, Names{"threads"});
        QCOMPARE(layoutOf("threads,a,b\n1,8.5,7\n16,7.2,7\n4,9.1,8\n").roles.factors, Names{"threads"});
        QCOMPARE(layoutOf("time,a\n0.9,8\n0.1,7\n0.4,9\n").roles.factors, Names{"time"});
        QCOMPARE(layoutOf("x1,x2,x3,y\n0,0,0,5.5\n1,0,0,6.1\n0,1,0,5.8\n1,1,0,7.7\n0,0,1,5.1\n1,0,1,6.3\n"
                          "0,1,1,5.9\n1,1,1,7.2\n")
                     .roles.factors,
                 (Names{"x1", "x2", "x3"}));
    }

    /// A report every ten seconds without a heading: seconds, transactions, latency, system, threads. What two digits
    /// of a latency come back to was not set; levels that did not come up equally often were, where they tell rows
    /// apart.
    void fractionsThatTheOthersTellWereMeasured() {
        std::string reports, steps;
        for (int row = 0; row < 180; ++row) {
            const std::string rest =
                std::string(row / 30 % 2 == 0 ? ",mysql," : ",percona,") + std::to_string(1 << (row / 60)) + '\n';
            reports += std::to_string(10 * (row % 30 + 1)) + ',' + std::to_string(23000 + 97 * row % 1000) + ".5,4.4" +
                       std::to_string(chance(row, 9)) + rest;
            steps += "0." + std::to_string(1 + row % 9) + ',' + std::to_string(23000 + 97 * row % 1000) + ".5," +
                     std::to_string(row / 9) + '\n';
        }
        const data::Roles roles = layoutOf(reports).roles;
        QCOMPARE(roles.factors, (Names{"column 1", "column 5"}));
        QCOMPARE(roles.metrics, (Names{"column 2", "column 3"}));
        QVERIFY(roleOf(layoutOf("load,rate,run\n" + steps).roles, "load") == Role::factor);
    }

    /// What vmstat and turbostat print, a line a second without a time.
    void aLogWithoutATimeRunsAlongItsRows() {
        std::string processors = "r,cs,us,sy,id\n";
        std::string clocks = "Avg_MHz,Busy%,IRQ\n";
        for (int row = 0; row < 40; ++row) {
            const int user = chance(row, 60);
            processors += std::to_string(chance(row, 7)) + ',' + std::to_string(700 + chance(row, 99)) + ',' +
                          std::to_string(user) + ',' + std::to_string(chance(row, 9, 2)) + ',' +
                          std::to_string(100 - user - chance(row, 9, 2)) + '\n';
            clocks += std::to_string(800 + 7 * row % 40) + ',' + std::to_string(chance(row, 90)) + ".5," +
                      std::to_string(100 + row * 97 % 997) + '\n';
        }
        for (const std::string& csv : {processors, clocks}) {
            const data::TableLayout layout = layoutOf(csv);
            QVERIFY(layout.wide && layout.roles.keys.empty() && layout.roles.factors.empty());
            QVERIFY(layout.roles.metrics.size() >= 3);
        }
    }

    /// Configurations of options that were measured once each: many, and yet set.
    void optionsOfConfigurationsAreNoMeasurements() {
        std::string csv;
        for (int option = 0; option < 14; ++option) {
            csv += "OPTION_" + std::string(1, char('A' + option)) + ',';
        }
        csv += "rate_mb_s\n";
        for (int row = 0; row < 60; ++row) {
            for (int option = 0; option < 14; ++option) {
                csv += chance(row, 5, option) < 2 ? "1," : "0,";
            }
            csv += std::to_string(100 + chance(row, 97)) + ".5\n";
        }
        QCOMPARE(layoutOf(csv).roles.metrics, Names{"rate_mb_s"});
    }

    /// Unless a table of settings was sorted by what came of them.
    void ofTwoNumbersTheSortedOneIsTheAxis() {
        std::string cars = "\"\",speed,dist\n";
        std::string ranking = "threads,speed\n";
        for (int row = 0; row < 40; ++row) {
            const int braking = (row + 3) * (row + 3) / 20 + chance(row, 3) * 10;
            cars += std::to_string(row + 1) + ',' + std::to_string(4 + row / 2) + ',' +
                    std::to_string(braking / 6 * 6 + 2) + '\n';
            ranking += std::to_string(1 << chance(row, 4)) + ',' + std::to_string(200 + row * row) + '\n';
        }
        QCOMPARE(layoutOf(cars).roles.metrics, Names{"dist"});
        QCOMPARE(layoutOf(cars).roles.factors, Names{"speed"});
        QCOMPARE(layoutOf(ranking).roles.metrics, Names{"speed"});
    }

    /// Cores beside nodes, threads up to the number of processors: to hold them would leave one point.
    void whatAFactorDeterminesIsNotHeld() {
        std::string scaling = "app,nodes,cores,time_s\n";
        std::string clients = "scale,clients,threads,tps\n";
        for (const int level : {1, 2, 4, 8, 16, 32}) {
            for (const char* app : {"hpl", "hpcg", "lbm"}) {
                scaling += std::string(app) + ',' + std::to_string(level) + ',' + std::to_string(64 * level) + ',' +
                           std::to_string(1000 / level + app[1]) + ".5\n";
            }
            for (const int scale : {10, 100}) {
                clients += std::to_string(scale) + ',' + std::to_string(level) + ',' +
                           std::to_string(std::min(level, 8)) + ',' + std::to_string(700 * level - scale) + ".25\n";
            }
        }
        const data::TableLayout nodes = layoutOf(scaling);
        QCOMPARE(nodes.roles.factors, Names{"nodes"});
        QCOMPARE(nodes.guess.reasons[2], (data::RoleReason{Role::description, RoleClue::follows, "nodes"}));
        QCOMPARE(layoutOf(clients).roles.factors, (Names{"clients", "scale"}));
    }

    /// Stopping distances in order of the speed: they run along it, though it comes back.
    void numbersInOrderOfOneRunAlongIt() {
        std::string csv = "pace,braking\n";
        for (int row = 0; row < 40; ++row) {
            csv += std::to_string(4 + 2 * row - row % 2 * (row % 3 == 0 ? 2 : 0)) + ',' +
                   std::to_string(2 + row + chance(row, 20)) + '\n';
        }
        QCOMPARE(layoutOf(csv).roles.factors, Names{"pace"});
        QCOMPARE(layoutOf(csv).roles.metrics, Names{"braking"});
    }

    /// A line a second of what a load test saw.
    void aLogRunsAlongItsTime() {
        std::string csv = "timestamp,users,name,median_ms,failures\n";
        for (int row = 0; row < 40; ++row) {
            csv += std::to_string(1700000000 + row) + ',' + std::to_string(std::min(10 * row, 100)) + ",all," +
                   std::to_string(50 + chance(row, 13)) + ',' + std::to_string(chance(row, 9, 4)) + '\n';
        }
        QCOMPARE(layoutOf(csv).roles.factors, Names{"timestamp"});
    }

    /// Each system once: its name is the axis, and neither its vendor nor its processor leaves a point of each.
    void aRowForEachSystemRunsAlongTheirNames() {
        const data::TableLayout layout = layoutOf(
            "id,vendor,processor,cards,samples_per_s,queries_per_s\n"
            "3.1-a,Dell,Xeon 8400,4,144000.5,120000.5\n3.1-b,Intel,Xeon 8401,8,576000.5,480000.5\n"
            "3.1-c,HPE,Xeon 8402,8,288000.5,240000.5\n3.1-d,Lenovo,Xeon 8403,8,577000.5,481000.5\n"
            "3.1-e,Acme,Xeon 8404,1,14400.5,12000.5\n3.1-f,Dell,Xeon 8405,2,21600.5,9000.5\n");
        QVERIFY(layout.roles.keys.empty());
        QCOMPARE(layout.roles.factors, Names{"id"});
    }

    /// Scores of 0 and 1, wherever they stand; beside something measured they are a setting.
    void whetherSomethingHappenedIsMeasuredWhereNothingElseIs() {
        std::string scored = "model,correct,shots\n";
        std::string nameless = "threads,reached,size\n";
        std::string cached = "model,cached,shots,time_ms\n";
        for (int row = 0; row < 60; ++row) {
            const std::string model = row < 30 ? "a," : "b,";
            const std::string one = chance(row, 5) < 3 ? "1," : "0,";
            const std::string shots = std::to_string(1 << row % 3);
            scored += model + one + shots + '\n';
            nameless += std::to_string(1 << row / 3 % 4) + ',' + one + shots + '\n';
            cached += model + one + shots + ',' + std::to_string(100 + chance(row, 97)) + ".5\n";
        }
        QCOMPARE(layoutOf(scored).roles.metrics, Names{"correct"});
        QCOMPARE(layoutOf(scored).roles.factors, Names{"shots"});
        QCOMPARE(layoutOf(nameless).roles.metrics, Names{"reached"});
        QCOMPARE(layoutOf(cached).roles.metrics, Names{"time_ms"});
        QCOMPARE(layoutOf(cached).guess.reasons[1].role, Role::factor);
    }

    /// What was set keeps its grid, whole or with holes.
    void aGridStaysOne() {
        std::string csv = "threads,size,mode,rate_mb_s\n";
        for (int row = 0; row < 48; ++row) {
            if (row % 7 != 3) {
                csv += std::to_string(1 << row % 4) + ',' + std::to_string(4 << row / 4 % 3 * 2) + ',' +
                       (row < 24 ? "read," : "write,") + std::to_string(100 + row * 37 % 91) + ".5\n";
            }
        }
        QCOMPARE(layoutOf(csv).roles.factors, (Names{"threads", "size"}));
    }
};

GREYSCOPE_TEST(tst_scattered_roles)

}  // namespace tests_of_scattered_roles

#include "tst_scattered_roles.moc"
