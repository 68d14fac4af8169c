#include <QTest>

#include <cmath>
#include <functional>

#include "core/base/contains.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/quantity.h"
#include "core/data/roles/roles.h"
#include "core/data/series/pivot.h"
#include "core/data/table_layout.h"
#include "core/io/reader.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_roles {

using namespace greyscope;
using data::Role;
using data::RoleClue;

namespace {

using Names = std::vector<std::string>;

data::Dataset read(const std::string& csv) {
    base::NoProgress progress;
    return *io::readText(csv, "t.csv", {}, progress)->dataset;
}

/// A table with a row for each combination of levels, the last column outermost, and what `values` says of its number.
std::string grid(const std::string& head, const std::vector<Names>& levels,
                 const std::function<std::string(int)>& values) {
    std::vector<std::string> rows{""};
    for (const Names& column : levels) {
        std::vector<std::string> longer;
        for (const std::string& level : column) {
            for (const std::string& row : rows) {
                longer.push_back(row + (row.empty() ? "" : ",") + level);
            }
        }
        rows = std::move(longer);
    }
    std::string csv = head + '\n';
    for (std::size_t row = 0; row < rows.size(); ++row) {
        csv += rows[row] + ',' + values(static_cast<int>(row)) + '\n';
    }
    return csv;
}

std::string rate(int row) {
    return std::to_string(100 + row * 37 % 101) + '.' + std::to_string(row % 9 + 1);
}

data::TableLayout layoutOf(const std::string& csv) {
    base::NoProgress progress;
    return *data::guessLayout(read(csv), progress);
}

data::RoleReason reasonOf(const std::string& csv, const std::string& column) {
    base::NoProgress progress;
    const data::Dataset dataset = read(csv);
    return data::explainRoles(dataset, progress)->reasons[*dataset.find(column)];
}

/// Small tables with the layouts of the large ones that the program was tried on.
const std::string kFileSystems = grid(
    "operation,transfer_B,tasks,filesystem,repeat,bw_MiBps,iops,latency_s,total_s",
    {{"write", "read"}, {"65536", "262144", "1048576"}, {"1", "2"}, {"ext4", "xfs"}, {"0", "1", "2"}}, [](int row) {
        return rate(row) + ',' + std::to_string(900 + row * 7 % 72) + ",0.0" + std::to_string(row % 71 + 10) + ",1." +
               std::to_string(row);
    });
const std::string kFlashArray =
    grid("series,operation,nodes,ppn,xfer_B,start_epoch,bw_MiBps,iops,latency_s,file",
         {{"new", "aged"}, {"write", "read"}, {"1", "2", "4", "8"}, {"4", "16"}, {"4096", "1048576"}},
         [](int row) { return std::to_string(1628524278 + row * 61) + ',' + rate(row) + ",4088.0,53.74,n.0.out"; });
std::string repeatedFlashArray() {
    // Each cell once more, an hour later.
    std::string csv = kFlashArray;
    const std::string body = csv.substr(csv.find('\n') + 1);
    std::size_t at = 0;
    while (at < body.size()) {
        const std::size_t end = body.find('\n', at);
        std::string line = body.substr(at, end - at);
        line.replace(line.find(",16285"), 6, ",16385");
        csv += line + '\n';
        at = end + 1;
    }
    return csv;
}
const std::string kDrives =
    grid("device,fio_version,rw,op,iodepth,numjobs,bs,rwmixread,runtime_ms,bw_KiBps,lat_stddev_ns",
         {{"a/x,fio-3.1,randread,read", "b/y,fio-3.2,randread,read", "a/x,fio-3.1,randwrite,write",
           "b/y,fio-3.2,randwrite,write"},
          {"1", "2", "4", "8"},
          {"1", "2", "16"}},
         [](int row) {
             return "4k,," + std::to_string(60000 + row * 31 % 48) + ',' + rate(row) + ',' +
                    std::to_string(1000 + row * 17 % 48) + ".5";
         });

}  // namespace

class tst_roles : public QObject {
    Q_OBJECT

private slots:
    void tablesWithRunsAndSideResults() {
        const auto layout = layoutOf(kFileSystems);
        QVERIFY(!layout.wide);
        QCOMPARE(layout.roles.keys, (Names{"operation", "filesystem"}));
        QCOMPARE(layout.roles.factors, (Names{"transfer_B", "tasks"}));
        QCOMPARE(layout.roles.repetitions, Names{"repeat"});
        QCOMPARE(layout.roles.metrics, (Names{"bw_MiBps", "iops", "latency_s", "total_s"}));
        QCOMPARE(reasonOf(kFileSystems, "repeat").clue, RoleClue::namedRepetition);
        QCOMPARE(reasonOf(kFileSystems, "bw_MiBps").clue, RoleClue::unitOfMeasurement);
    }

    void timesOfMeasuringTellRepeatsApart() {
        const auto once = layoutOf(kFlashArray);
        QCOMPARE(once.roles.keys, (Names{"series", "operation"}));
        QCOMPARE(once.roles.factors, (Names{"nodes", "ppn", "xfer_B"}));
        QVERIFY(once.roles.repetitions.empty());
        QCOMPARE(once.roles.metrics.front(), std::string("bw_MiBps"));
        const auto twice = layoutOf(repeatedFlashArray());
        QCOMPARE(twice.roles.repetitions, Names{"start_epoch"});
        QCOMPARE(twice.roles.factors, once.roles.factors);
        QCOMPARE(reasonOf(repeatedFlashArray(), "start_epoch").clue, RoleClue::tellsRepeatsApart);
    }

    void anOptionIsNoRepetition() {
        // Options, each set once on and once off.
        const std::string csv = grid("HostnameLookups,KeepAlive,FollowSymLinks,Sendfile,Performance",
                                     {{"0", "1"}, {"0", "1"}, {"0", "1"}, {"0", "1"}}, rate);
        const auto layout = layoutOf(csv);
        QVERIFY(layout.roles.repetitions.empty());
        QVERIFY(base::contains(data::settingsOf(layout.roles), std::string("Sendfile")));
        // Whether a run succeeded tells no repeats apart either.
        const std::string runs =
            "system,threads,ok,rate_mb_s\na,1,1,10.5\na,1,0,3.5\na,2,1,20.5\na,2,0,2.5\n"
            "b,1,1,11.5\nb,1,0,4.5\nb,2,1,21.5\nb,2,0,1.5\n";
        QCOMPARE(reasonOf(runs, "ok").clue, RoleClue::status);
    }

    void theRunningTimeIsNotWhatATableIsAbout() {
        const auto layout = layoutOf(kDrives);
        QCOMPARE(layout.roles.metrics, (Names{"bw_KiBps", "runtime_ms", "lat_stddev_ns"}));
        QCOMPARE(layout.roles.keys, (Names{"device", "rw"}));
        QCOMPARE(layout.roles.factors, (Names{"iodepth", "numjobs"}));
        QCOMPARE(reasonOf(kDrives, "op"), (data::RoleReason{Role::description, RoleClue::follows, "rw"}));
        QCOMPARE(reasonOf(kDrives, "fio_version"), (data::RoleReason{Role::description, RoleClue::follows, "device"}));
        QCOMPARE(reasonOf(kDrives, "bs").clue, RoleClue::constant);
        QCOMPARE(reasonOf(kDrives, "rwmixread").clue, RoleClue::empty);
    }

    void resultsThatAreTheSameInAllRowsAreTheMetric_data() {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("constants");
        QTest::addColumn<QString>("metric");
        QTest::newRow("unit") << "op,threads,latency_ms"
                              << "100"
                              << "latency_ms";
        QTest::newRow("behind others") << "op,threads,latency_ms,port"
                                       << "100,8080"
                                       << "latency_ms";
        QTest::newRow("rate before time") << "op,threads,elapsed_s,rate_mb_s"
                                          << "5,80"
                                          << "rate_mb_s";
        QTest::newRow("running time") << "op,threads,elapsed_s"
                                      << "5"
                                      << "elapsed_s";
        QTest::newRow("pauses were set") << "op,pause_ms,latency_ms"
                                         << "100"
                                         << "latency_ms";
        QTest::newRow("mean") << "op,threads,mean,stddev"
                              << "7,0"
                              << "mean";
        QTest::newRow("Chinese") << "op,threads,时延(ms)"
                                 << "7"
                                 << "时延(ms)";
    }
    void resultsThatAreTheSameInAllRowsAreTheMetric() {
        QFETCH(QString, head);
        QFETCH(QString, constants);
        QFETCH(QString, metric);
        const std::string csv = grid(head.toStdString(), {{"read", "write"}, {"1", "2", "4"}},
                                     [&](int) { return constants.toStdString(); });
        const std::string rows = csv.substr(csv.find('\n') + 1);
        const auto roles = layoutOf(csv + rows + rows).roles;
        QCOMPARE(roles.metrics.front(), metric.toStdString());
        QCOMPARE(roles.keys, Names{"op"});
        QCOMPARE(roles.factors.size(), std::size_t{1});
    }

    /// Means rise from row to row by chance, and settings and repetitions were never measured.
    void statisticsAndErrorsAreMeasured() {
        QCOMPARE(layoutOf("bench,mean,stddev\nx,100,5\ny,200,8\n").roles.metrics.front(), std::string("mean"));
        QCOMPARE(layoutOf("mean,stddev\n100,5\n200,8\n").roles.metrics.front(), std::string("mean"));
        QCOMPARE(layoutOf("mean,stddev,min,max\n100,5,90,110\n").roles.metrics.front(), std::string("mean"));
        QCOMPARE(layoutOf("mean_ms,std_ms,min_ms,max_ms\n10,1,9,12\n11,1.5,9.5,13\n").roles.factors, Names{});
        QCOMPARE(layoutOf("mean_ms,std_ms\n10,1\n11,1.5\n").roles.metrics.front(), std::string("mean_ms"));
    }

    void configurationsOfManyOptions() {
        // 64 of 1,024 configurations on two machines; the last one twice, under another number.
        std::string csv = "config_id,o0,o1,o2,o3,o4,o5,o6,o7,o8,o9,machine,time_us_per_op\n";
        for (int machine = 0; machine < 2; ++machine) {
            for (int config = 0; config < 130; ++config) {
                const int bits = std::min(config, 128) * 389 % 1024;
                csv += std::to_string(config);
                for (int bit = 0; bit < 10; ++bit) {
                    csv += ',' + std::to_string(bits >> bit & 1);
                }
                csv += (machine == 0 ? ",m1," : ",m2,") + rate(config * 2 + machine) + '\n';
            }
        }
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.keys, Names{"machine"});
        QCOMPARE(layout.roles.factors.size(), std::size_t{10});
        QCOMPARE(layout.roles.repetitions, Names{"config_id"});
        QCOMPARE(layout.roles.metrics, Names{"time_us_per_op"});
    }

    void anIndexIsIgnored_data() {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"", "Unnamed: 0", "index", "row", "#"}) {
            QTest::newRow(name) << QByteArray(name);
        }
    }
    void anIndexIsIgnored() {
        QFETCH(const QByteArray, name);
        std::string csv = name.toStdString() + ",tasks,transfer,mb_s\n";
        for (int row = 0; row < 12; ++row) {
            csv += std::to_string(row) + ',' + std::to_string(1 << row % 3) + ',' + std::to_string(64 << row / 3) +
                   ',' + rate(row) + '\n';
        }
        const auto layout = layoutOf(csv);
        QVERIFY(!layout.wide);
        QCOMPARE(layout.roles.factors, (Names{"transfer", "tasks"}));
        QCOMPARE(layout.roles.metrics, Names{"mb_s"});
        QCOMPARE(reasonOf(csv, read(csv).columns().front().name).clue, RoleClue::countsRows);
    }

    void anIndexIsTheAxisWhereNothingElseIs() {
        const auto layout = layoutOf("index,host,mb_s\n0,a,1.5\n1,a,2.5\n2,a,3\n0,b,4\n1,b,5.5\n2,b,6\n");
        QCOMPARE(layout.roles.keys, Names{"host"});
        QCOMPARE(layout.roles.factors, Names{"index"});
    }

    /// The layout of R's ChickWeight: weights and diets of chicks, which are numbers too.
    void whatWasMeasuredOfNumberedCasesAtATime() {
        std::string csv = "weight,Time,Chick,Diet\n";
        for (int chick = 1; chick <= 6; ++chick) {
            for (int time = 0; time <= 20; time += 2) {
                csv += std::to_string(40 + time * (7 + chick % 4) / 2) + "," + std::to_string(time) + "," +
                       std::to_string(chick) + "," + std::to_string(1 + chick / 4) + "\n";
            }
        }
        const data::Roles roles = layoutOf(csv).roles;
        QCOMPARE(roles.keys, std::vector<std::string>{"Chick"});
        QCOMPARE(roles.factors, std::vector<std::string>{"Time"});
        QCOMPARE(roles.metrics, std::vector<std::string>{"weight"});
        QCOMPARE(roles.descriptions, std::vector<std::string>{"Diet"});
    }

    /// The layout of R's airquality: whole numbers that come back, as days do.
    /// R's sleep: every case at both levels of a group, which is all there is to tell the rows apart.
    void numberedCasesAtEveryLevelOfAGroup() {
        const std::string csv = grid("ID,group,extra", {{"1", "2", "3", "4", "5"}, {"1", "2"}}, rate);
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.keys, Names{"ID"});
        QCOMPARE(layout.roles.factors, Names{"group"});
        QCOMPARE(layout.roles.metrics, Names{"extra"});
        // with names beside it the same counts the rows of each
        const std::string hosts = grid("ID,host,extra", {{"1", "2", "3", "4", "5"}, {"a", "b"}}, rate);
        QCOMPARE(layoutOf(hosts).roles.keys, Names{"host"});
    }

    /// R's Theoph: each case looked at along a time of its own.
    void casesAreLookedAtAlongTheirOwnTimes() {
        std::string csv = "Subject,Wt,Time,conc\n";
        std::string loads = "host,threads,Time\n";
        for (int subject = 1; subject <= 6; ++subject) {
            for (int k = 0; k < 9; ++k) {
                const std::string time = std::to_string(k) + '.' + std::to_string(subject * 13 + k);
                csv += std::to_string(subject) + ',' + std::to_string(60 + subject % 3) + ',' + time + ',' +
                       rate(9 * subject + k) + '\n';
                loads += "h" + std::to_string(subject) + ',' + std::to_string(k + 1) + ',' + time + '\n';
            }
        }
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.keys, Names{"Subject"});
        QCOMPARE(layout.roles.factors, Names{"Time"});
        QCOMPARE(layout.roles.metrics, Names{"conc"});
        // beside threads, which go on likewise, it is what the threads take
        QCOMPARE(layoutOf(loads).roles.factors, Names{"threads"});
        QCOMPARE(layoutOf(loads).roles.metrics, Names{"Time"});
    }

    /// R's AirPassengers: the years are row names, and no index.
    void rowNamesThatAreYearsAreTheAxis() {
        const auto layout = layoutOf(",Jan,Feb,Mar\n1949,112,118,132\n1950,115,126,141\n1951,145,150,178\n");
        QVERIFY(layout.wide);
        QCOMPARE(layout.roles.factors, Names{"column 1"});
        QCOMPARE(layout.roles.metrics, (Names{"Jan", "Feb", "Mar"}));
        QCOMPARE(layoutOf(",Jan,Feb,Mar\n1,112,118,132\n2,115,126,141\n3,145,150,178\n").roles.factors, Names{"Jan"});
    }

    /// R's USArrests and VADeaths: names that no row shares, and numbers.
    void numbersOfNamedRowsRunAlongTheNames() {
        const std::string rows = ",13.2,236,21.5\nAlaska,10,263,44.5\nIowa,8.1,294,31\nOhio,2.2,56,10.5\n";
        for (const std::string names : {"", "state"}) {
            const auto layout = layoutOf(names + ",Murder,Assault,Rape\nAlabama" + rows);
            QVERIFY(layout.wide);
            QCOMPARE(layout.roles.factors, Names{names.empty() ? "column 1" : names});
            QCOMPARE(layout.roles.metrics, (Names{"Murder", "Assault", "Rape"}));
            QCOMPARE(layout.guess.reasons[0], (data::RoleReason{Role::factor, RoleClue::runsAlong}));
        }
        // what only rises was set, and names that come back are series
        const auto threads = layoutOf("compiler,threads,seconds,mb\ngcc,1,2.5,10\nclang,2,1.4,12\nicc,4,1.1,9\n");
        QVERIFY(!threads.wide);
        QVERIFY(!layoutOf("state,a,b,c\nOhio,3,4,5\nIowa,6,4,5\nOhio,2,9,1\nIowa,5,1,8\n").wide);
    }

    /// R's Loblolly: the heights, which come first and never repeat, were measured by age and seed.
    void numbersMeasuredInAGridAreNoAxis() {
        std::string csv = "height,age,Seed\n";
        for (int row = 0; row < 30; ++row) {
            csv += rate(row) + std::to_string(row) + ',' + std::to_string(3 + row % 5 * 5) + ',' +
                   std::to_string(301 + row / 5 * 2) + '\n';
        }
        const auto layout = layoutOf(csv);
        QVERIFY(!layout.wide);
        QCOMPARE(layout.roles.factors, Names{"age"});
        QCOMPARE(layout.roles.metrics, Names{"height"});
    }

    /// Drives that say every day how they are, and processors at every timestamp: nothing was set.
    void aRowOfEachCaseAtEachDateRunsAlongDates() {
        const Names days{"2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04"};
        const auto hours = [](int row) { return rate(row) + ',' + std::to_string(row % 5 + 20); };
        const auto drives = layoutOf(grid("drive,date,rate,celsius", {{"a", "b", "c"}, days}, hours));
        QCOMPARE(drives.roles.keys, Names{"drive"});
        QCOMPARE(drives.roles.factors, Names{"date"});
        QCOMPARE(drives.roles.metrics, (Names{"rate", "celsius"}));
        const auto processors = layoutOf(grid("CPU,timestamp,%user,%idle", {{"-1", "0", "1"}, days}, hours));
        QCOMPARE(processors.roles.keys, Names{"CPU"});
        QCOMPARE(processors.roles.factors, Names{"timestamp"});
        const auto cards = layoutOf(grid("index,timestamp,power [W]", {{"0", "1"}, days}, rate));
        QCOMPARE(cards.roles.keys, Names{"index"});
        QCOMPARE(cards.roles.factors, Names{"timestamp"});
        // with a setting in between the days are when it was measured
        const auto loads = layoutOf(grid("drive,threads,date,rate", {{"a", "b"}, {"1", "2", "4"}, days}, rate));
        QCOMPARE(loads.roles.factors.front(), std::string("threads"));
    }

    void coordinatesDescribeAPlace() {
        const std::string csv =
            "place,Lat,Long,year,cases\na,1.5,20.25,2019,4\na,1.5,20.25,2020,5\n"
            "b,2.5,30.75,2019,6\nb,2.5,30.75,2020,9\n";
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.keys, Names{"place"});
        QCOMPARE(layout.roles.descriptions, (Names{"Lat", "Long"}));
    }

    void whatWasMeasuredByMonthAndDay() {
        std::string csv = "ozone,temp,month,day\n";
        for (int month = 5; month <= 7; ++month) {
            for (int day = 1; day <= 30; ++day) {
                csv += std::to_string(20 + (day * month) % 9) + "," + std::to_string(60 + day % 7) + "," +
                       std::to_string(month) + "," + std::to_string(day) + "\n";
            }
        }
        const data::Roles roles = layoutOf(csv).roles;
        QCOMPARE(roles.factors, (std::vector<std::string>{"day", "month"}));
        QCOMPARE(roles.metrics, (std::vector<std::string>{"ozone", "temp"}));
    }

    void numbersOfAYearRunAlongIt() {
        const auto layout = layoutOf("deflator,gnp,year\n83,234.289,1947\n88.5,259.426,1948\n88.2,258.054,1949\n");
        QVERIFY(layout.wide);
        QCOMPARE(layout.roles.factors, std::vector<std::string>{"year"});
        QCOMPARE(layout.roles.metrics, (std::vector<std::string>{"deflator", "gnp"}));
    }

    void tablesAlongTime() {
        // As iostat or a monitor writes them.
        std::string csv = "timestamp,sda_mb_s,sdb_mb_s\n";
        for (int row = 10; row < 40; ++row) {
            csv += "2026-01-01T00:00:" + std::to_string(row) + ',' + rate(row) + ',' + rate(row + 3) + '\n';
        }
        const auto layout = layoutOf(csv);
        QVERIFY(layout.wide);
        QCOMPARE(layout.roles.factors, Names{"timestamp"});
        QCOMPARE(layout.roles.metrics, (Names{"sda_mb_s", "sdb_mb_s"}));
        std::string hosts = "timestamp,host,mb_s\n";
        for (int row = 0; row < 40; ++row) {
            hosts +=
                "2026-01-01T00:00:" + std::to_string(10 + row / 2) + (row % 2 == 0 ? ",a," : ",b,") + rate(row) + '\n';
        }
        QCOMPARE(layoutOf(hosts).roles.factors, Names{"timestamp"});
        QCOMPARE(layoutOf(hosts).roles.keys, Names{"host"});
    }

    void timesAreTheAxisWhateverTheirColumnIsCalled() {
        std::string rows;
        for (int row = 10; row < 40; ++row) {
            rows += "2026-01-01T00:00:" + std::to_string(row) + "Z," + rate(row) + ',' + rate(row + 3) + '\n';
        }
        for (const char* name : {"time", "Datum", "采样"}) {
            const auto layout = layoutOf(std::string(name) + ",\"web 1, front\",db\n" + rows);
            QVERIFY(layout.wide);
            QCOMPARE(layout.roles.metrics, (Names{"web 1, front", "db"}));
        }
    }

    void chineseNamesSayTheSame() {
        const std::string csv =
            grid("系统,线程数,次数,吞吐量(MB/s),状态", {{"甲", "乙"}, {"1", "2", "4"}, {"1", "2", "3"}},
                 [](int row) { return rate(row) + (row % 5 == 0 ? ",差" : ",好"); });
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.keys, Names{"系统"});
        QCOMPARE(layout.roles.factors, Names{"线程数"});
        QCOMPARE(layout.roles.repetitions, Names{"次数"});
        QCOMPARE(layout.roles.descriptions, Names{"状态"});
    }

    void wordsAloneHaveRolesToo() {
        const std::string csv = "name,colour\na,red\nb,red\nc,blue\nd,blue\n";
        QCOMPARE(reasonOf(csv, "name").clue, RoleClue::namesRow);
        QCOMPARE(reasonOf(csv, "colour").clue, RoleClue::labels);
    }

    void delimitersAtTheEndsOfLinesAreNoSeries() {
        const auto layout = layoutOf("threads,a,b\n1,5,9,\n2,6,8,\n4,7,7.5,\n");
        QVERIFY(layout.wide);
        QCOMPARE(layout.roles.metrics, (Names{"a", "b"}));
    }

    void sizesAsTextAreFactors() {
        const std::string csv = grid("bs,depth,mode,iops", {{"4k", "64k", "1m"}, {"1", "32"}, {"read", "write"}}, rate);
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.factors, (Names{"bs", "depth"}));
        QCOMPARE(layout.roles.keys, Names{"mode"});
        QCOMPARE(reasonOf(csv, "bs").clue, RoleClue::sizes);
        const data::Dataset dataset = read(csv);
        const data::Column& column = dataset.columns().front();
        QCOMPARE(data::unitsIn(column), (std::vector<data::UnitCount>{{"k", 8}, {"m", 4}}));
        QCOMPARE(data::unitsFor(column), (Names{"KiB", "B"}));
        const data::Column numbers = data::asNumbers(column, "KiB");
        QCOMPARE(numbers.unit, std::string("KiB"));
        QCOMPARE(numbers.numbers()[0], 4.0);
        QCOMPARE(numbers.numbers()[2], 1024.0);
        QCOMPARE(data::asNumbers(column, "B").numbers()[1], 65536.0);
    }

    void versionsThatRepeatEvenlyAreCompared() {
        QCOMPARE(layoutOf(grid("version,threads,mb_s", {{"5.10", "6.1-rt"}, {"1", "2", "4", "8"}}, rate)).roles.keys,
                 Names{"version"});
        // One that follows the host tells nothing apart.
        const auto layout = layoutOf(
            "host,file,threads,mb_s\na,a.csv,1,3.5\na,a.csv,2,4.25\na,a.csv,4,5.5\na,a.csv,8,7.5\n"
            "b,b.csv,1,3.75\nb,b.csv,2,4.5\nb,b.csv,4,5.25\nb,b.csv,8,7.25\n");
        QCOMPARE(layout.roles.keys, Names{"host"});
    }

    void textThatSaysWhatSizesSayIsNoKey() {
        const auto layout = layoutOf(grid("label,bs,host,mb_s", {{"x4k,4k", "x64k,64k", "x1m,1m"}, {"a", "b"}}, rate));
        QCOMPARE(layout.roles.keys, Names{"host"});
        QCOMPARE(layout.roles.factors, Names{"bs"});
    }

    void quantities() {
        const auto read = [](const char* text) {
            const auto quantity = data::quantityOf(text);
            return quantity ? base::toText(quantity->number) + ' ' + quantity->unit : std::string();
        };
        QCOMPARE(read("64k"), std::string("64 KiB"));
        QCOMPARE(read(" 1.5 GiB/s "), std::string("1.5 GiB/s"));
        QCOMPARE(read("2 MB"), std::string("2 MB"));
        QCOMPARE(read("250us"), std::string("250 us"));
        QCOMPARE(read("0.40 seconds"), std::string("0.4 s"));
        QCOMPARE(read("12.5 MB/sec"), std::string("12.5 MB/s"));
        for (const char* text : {"64", "k", "", "1.5k", "12 apples", "1.1-W", "nan k", "inf s"}) {
            QVERIFY2(!data::quantityOf(text), text);
        }
    }

    void whatRisesInThreeRowsMayBeMeasured() {
        const std::string rows = "\noff,late,49.3,161.4\non,late,44.0,180.5\non,soon,43.09,184.7\n";
        const data::Roles roles = *data::guessRoles(read("inline,release,mpps,cycles_per_packet" + rows));
        QCOMPARE(roles.metrics, (std::vector<std::string>{"mpps", "cycles_per_packet"}));
        QCOMPARE(roles.keys.size() + roles.factors.size(), std::size_t{2});
        QCOMPARE(data::guessRoles(read("inline,release,mpps,dose" + rows))->factors, std::vector<std::string>{"dose"});
    }

    /// The summary of one run.
    void inOneRowUnitsAndNamesTellWhatWasMeasured() {
        const data::Roles roles = *data::guessRoles(read("tool,threads,size,bw_mib_s,iops\nfio,8,4,812.5,120\n"));
        QCOMPARE(roles.metrics, (std::vector<std::string>{"bw_mib_s", "iops"}));
        QCOMPARE(roles.descriptions, (std::vector<std::string>{"tool", "threads", "size"}));
    }

    void measurementsMayStandWithTheirUnits() {
        const data::Dataset dataset = read(
            "host,threads,rate,latency\na,1,1.5 MB/s,10 us\na,2,2.5 MB/s,12 us\nb,1,3 MB/s,1 ms\nb,2,4 MB/s,13 us\n");
        QCOMPARE(dataset.columns()[2].unit, std::string("MB/s"));
        QCOMPARE(dataset.columns()[3].unit, std::string("us"));
        QCOMPARE(dataset.columns()[3].numbers(), (data::NumericValues{10, 12, 1000, 13}));
        QCOMPARE(data::guessRoles(dataset)->metrics, (Names{"rate", "latency"}));
    }

    void sizesAsTextAreReadOnRequest() {
        const data::Dataset dataset = read("bs,mb_s\n4k,1.5\n1m,2.5\n4k,3\n1m,4\n");
        QCOMPARE(data::withReading(dataset, "bs", "KiB").columns()[0].numbers(),
                 (data::NumericValues{4, 1024, 4, 1024}));
        QCOMPARE(data::withReading(dataset, "bs", "KiB").lineOf(3), dataset.lineOf(3));
        QVERIFY(!data::withReading(dataset, "bs", "us").columns()[0].isNumeric());
    }

    void textThatIsMostlyNumbersIsReadOnRequest() {
        const data::Dataset dataset = read("threads,mb_s\n1,1.5\n2,2.5\n4,3\nmax,4\nall,7\n");
        QVERIFY(!dataset.columns()[0].isNumeric() && data::areMostlyNumbers(dataset.columns()[0]));
        const data::Column numbers = data::withReading(dataset, "threads", "").columns()[0];
        QVERIFY(numbers.isNumeric() && numbers.numbers()[2] == 4.0);
        QCOMPARE(numbers.notNumbers, (std::vector<std::size_t>{3, 4}));
        QCOMPARE(numbers.writtenAt(3), std::string("max"));
        QVERIFY(!data::areMostlyNumbers(read("id,mb_s\n001,1.5\n002,2.5\n").columns()[0]));
    }

    /// What nvidia-smi writes.
    void unitsInEveryCellAreThoseOfTheColumn() {
        const data::Dataset dataset = read(
            "index, utilization.gpu [%], memory.used [MiB], power.draw [W], clocks.sm [MHz], fan.speed [%], mixed, bs\n"
            "0, 88 %, 1024 MiB, 120.50 W, 1410 MHz, 5 %, 5 %, 64k\n1, 90 %, 2 GiB, 1.1 kW, 1.2 GHz, [N/A], 6 W, 4k\n"
            "0, 91 %, 4096 MiB, 122 W, 1410 MHz, [Not Supported], 7 %, 64k\n1, 3 %, 0 MiB, 900 mW, 210 MHz, 8 %, 8 W, "
            "4k\n");
        const data::Dataset& numbers = dataset;
        QCOMPARE(numbers.columns()[1].unit, std::string("%"));
        QCOMPARE(numbers.columns()[2].numbers(), (data::NumericValues{1024, 2048, 4096, 0}));
        QCOMPARE(numbers.columns()[3].numbers(), (data::NumericValues{120.5, 1100, 122, 0.9}));
        QCOMPARE(numbers.columns()[4].numbers(), (data::NumericValues{1410, 1200, 1410, 210}));
        QVERIFY(std::isnan(numbers.columns()[5].numbers()[1]) && std::isnan(numbers.columns()[5].numbers()[2]));
        QVERIFY(!numbers.columns()[6].isNumeric());  // shares and powers
        QVERIFY(!numbers.columns()[7].isNumeric());  // settings
    }

    void aNumberThatSaysTheSameIsTheBetterAxis() {
        const auto layout =
            layoutOf("label,threads,phase,mb_s\nt1,1,w,1.5\nt1,1,r,2.5\nt2,2,w,3\nt2,2,r,4.5\nt4,4,w,5\nt4,4,r,6\n");
        QCOMPARE(layout.roles.factors, Names{"threads"});
        QCOMPARE(layout.roles.keys, Names{"phase"});
    }

    void whatASettingInMillisecondsIs() {
        const auto layout =
            layoutOf(grid("delay_ms,threads,host,mb_s", {{"0", "10", "50"}, {"1", "2"}, {"a", "b"}}, rate));
        QCOMPARE(layout.roles.factors, (Names{"delay_ms", "threads"}));
        QCOMPARE(layout.roles.metrics, Names{"mb_s"});
    }

    void resultsOfAChecksDescribe() {
        std::string csv = "host,threads,mb_s,exit_code,errors\n";
        for (int row = 0; row < 16; ++row) {
            csv += (row < 8 ? "a," : "b,") + std::to_string(1 << row % 8) + ',' + rate(row) + ',' +
                   (row == 3 ? "1" : "0") + ',' + std::to_string(row == 5 ? 17 : row % 2) + '\n';
        }
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.metrics, Names{"mb_s"});
        QCOMPARE(layout.roles.descriptions, (Names{"exit_code", "errors"}));
        QCOMPARE(reasonOf(csv, "errors").clue, RoleClue::status);
    }

    void whatAMeanIsOfDescribes() {
        std::string csv = "host,threads,rate_mb_s_count,rate_mb_s,rate_mb_s_variance\n";
        for (int row = 0; row < 16; ++row) {
            csv += (row < 8 ? "a," : "b,") + std::to_string(1 << row % 8) + ',' + std::to_string(3 + row % 2) + ',' +
                   rate(row) + ',' + rate(row + 1) + '\n';
        }
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.factors, Names{"threads"});
        QCOMPARE(layout.roles.metrics, Names{"rate_mb_s"});
        QCOMPARE(layout.roles.descriptions, (Names{"rate_mb_s_count", "rate_mb_s_variance"}));
        QCOMPARE(reasonOf(csv, "rate_mb_s_count").clue, RoleClue::sumsUp);
        QCOMPARE(reasonOf(csv, "rate_mb_s_count").other, std::string("rate_mb_s"));
    }

    void boundsOfAValueDescribe_data() {
        QTest::addColumn<std::string>("csv");
        QTest::addColumn<std::string>("of");  // empty: the last column is no bound
        const auto row = [](const char* csv, const char* of) {
            QTest::newRow(csv) << std::string(csv) << std::string(of);
        };
        row("threads,mean,lower,upper\n1,10,9.8,10.6\n2,19.8,19,20.6\n4,38,37,39.2\n", "mean");
        row("model,score,ci_low,ci_high\na,0.71,0.69,0.73\nb,0.65,0.6,0.7\nc,0.8,0.78,0.82\n", "score");
        row("方案,得分,下限,上限\n甲,0.71,0.69,0.73\n乙,0.65,0.6,0.7\n丙,0.8,0.78,0.82\n", "得分");
        row("day,low,high\na,10,12\nb,11,15\nc,9,10\n", "");                                      // nothing between
        row("day,open,low,close,high\na,11,10,11.5,12\nb,12,11,14,15\nc,9.5,9,9.8,10\n", "");     // two between
        row("model,score,lower,upper\na,0.71,0.69,0.73\nb,0.55,0.6,0.7\nc,0.8,0.78,0.82\n", "");  // one outside
    }
    void boundsOfAValueDescribe() {
        QFETCH(const std::string, csv);
        QFETCH(const std::string, of);
        const std::string heading = csv.substr(0, csv.find('\n'));
        const std::string last = heading.substr(heading.rfind(',') + 1);
        const data::RoleReason reason = reasonOf(csv, last);
        QCOMPARE(reason.clue == data::RoleClue::sumsUp ? reason.other : std::string(), of);
        QCOMPARE(reason.role == data::Role::description, !of.empty());
    }

    void anIdOfEachRowTakesNoPart() {
        std::string csv = "job_id,host,threads,mb_s\n";
        for (int row = 0; row < 16; ++row) {
            csv += std::to_string(5511 + row * 7) + (row < 8 ? ",a," : ",b,") + std::to_string(1 << row % 8) + ',' +
                   rate(row) + '\n';
        }
        const auto layout = layoutOf(csv);
        QCOMPARE(layout.roles.factors, Names{"threads"});
        QCOMPARE(layout.roles.descriptions, Names{"job_id"});
        QVERIFY(!layout.wide);
    }

    void aColumnOfRunsAloneIsTheAxis() {
        const auto layout = layoutOf("host,run,mb_s\na,1,10.5\na,2,11\nb,1,20\nb,2,22.5\n");
        QCOMPARE(layout.roles.factors, Names{"run"});
        QVERIFY(layout.roles.repetitions.empty());
    }

    void everyColumnHasOneRoleAndAReason_data() {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("file systems") << QByteArray::fromStdString(kFileSystems);
        QTest::newRow("flash array") << QByteArray::fromStdString(repeatedFlashArray());
        QTest::newRow("drives") << QByteArray::fromStdString(kDrives);
    }
    void everyColumnHasOneRoleAndAReason() {
        QFETCH(const QByteArray, csv);
        base::NoProgress progress;
        const data::Dataset dataset = read(csv.toStdString());
        const auto guess = *data::explainRoles(dataset, progress);
        QCOMPARE(guess.reasons.size(), dataset.columns().size());
        for (std::size_t c = 0; c < guess.reasons.size(); ++c) {
            const std::string& name = dataset.columns()[c].name;
            QCOMPARE(data::roleOf(guess.roles, name), guess.reasons[c].role);
            QVERIFY(guess.reasons[c].other.empty() || dataset.find(guess.reasons[c].other));
        }
        // The order of the rows says nothing.
        QByteArrayList lines = csv.trimmed().split('\n');
        std::reverse(lines.begin() + 1, lines.end());
        const auto turned = *data::explainRoles(read(lines.join('\n').toStdString()), progress);
        QCOMPARE(turned.roles, guess.roles);
    }

    void repeatsAreMeans() {
        const data::Dataset dataset = read(kFileSystems);
        const data::Roles roles = *data::guessRoles(dataset);
        data::SeriesQuery query{roles.factors, "bw_MiBps", roles.keys, {}};
        QCOMPARE(data::pivot(dataset, query).error().code, base::ErrorCode::duplicatePoint);
        query.repeats = roles.repetitions;
        query.settings = data::settingsOf(roles);
        const auto table = data::pivot(dataset, query);
        QVERIFY(table);
        QCOMPARE(table->leftOut.mergedPoints, std::size_t{24});
        QVERIFY(table->leftOut.repeats && table->leftOut.fewestMerged == 3 && table->leftOut.mostMerged == 3);
        query.aggregation = data::Aggregation::mean;
        QCOMPARE(table->values, data::pivot(dataset, query)->values);
        // Rows of other transfer sizes are no repeats, and are not merged without a word.
        query.aggregation = data::Aggregation::none;
        query.axis = {"tasks"};
        QCOMPARE(data::pivot(dataset, query).error().code, base::ErrorCode::duplicatePoint);
    }

    void theRolesOfATableAreFoundOnce() {
        const data::Dataset dataset = read(kFileSystems);
        base::NoProgress progress;
        const auto first = data::explainRoles(dataset, progress);
        const data::Dataset copy = dataset;
        test::Impatient late(0);  // would cancel a second search
        QCOMPARE(*data::explainRoles(copy, late), *first);
    }

    void exactDuplicatesAreRepeats() {
        const data::Dataset dataset =
            read("host,threads,mb_s,note\na,1,5,x\na,1,6,x\na,2,7,x\nb,1,8,x\nb,1,9,y\nb,2,9.5,x\n");
        data::SeriesQuery query{{"threads"}, "mb_s", {"host"}, {{"host", {"a"}}}};
        QCOMPARE(data::pivot(dataset, query).error().code, base::ErrorCode::duplicatePoint);
        query.settings = {"host", "threads"};
        const auto table = data::pivot(dataset, query);
        QVERIFY(table && table->leftOut.repeats);
        QCOMPARE(table->values(0, 0), 5.5);
        QCOMPARE(table->leftOut.mergedRows, std::size_t{2});
        query.where = {};  // those of b were taken under other conditions
        QCOMPARE(data::pivot(dataset, query).error().code, base::ErrorCode::duplicatePoint);
    }

    void rowsWithoutAnythingThatTellsThemApartAreNoRepeats() {
        const data::Dataset dataset = read("host,run,threads,mb_s\na,1,1,5.5\na,1,1,6\na,2,1,7\nb,1,1,8\nb,2,1,9.5\n");
        data::SeriesQuery query{{"threads"}, "mb_s", {"host"}, {}};
        query.repeats = {"run"};
        QCOMPARE(data::pivot(dataset, query).error().code, base::ErrorCode::duplicatePoint);
        query.where = {{"host", {"b"}}};
        QCOMPARE(data::pivot(dataset, query)->values(0, 0), 8.75);
    }

    void manyOptionsTellConfigurationsApart() {
        // Twelve of 64 configurations, each with every workload: the workloads are the axis.
        std::string csv = "a,b,c,d,e,f,host,workload,time_us\n";
        for (int config = 0; config < 12; ++config) {
            const int bits = config * 37 % 64;
            for (const char* host : {"h1", "h2", "h3"}) {
                for (const char* workload : {"seq", "random", "sync", "scan"}) {
                    for (int bit = 0; bit < 6; ++bit) {
                        csv += (bits >> bit) % 2 == 1 ? "1," : "0,";
                    }
                    csv += std::string(host) + ',' + workload + ',' + rate(config * 7 + workload[1]) + '\n';
                }
            }
        }
        const data::Roles roles = *data::guessRoles(read(csv));
        QCOMPARE(roles.factors, Names{"workload"});
        QCOMPARE(roles.keys, (Names{"host", "a", "b", "c", "d", "e", "f"}));
        QCOMPARE(reasonOf(csv, "c").clue, RoleClue::options);
        // What else runs along the series stays the axis, and a full grid of options is one of factors.
        const Names onOff{"0", "1"};
        const std::string full = grid("a,b,c,host,mbps", {onOff, onOff, onOff, {"h1", "h2", "h3"}}, rate);
        QCOMPARE(reasonOf(full, "a").role, Role::factor);
    }

    void eventsRunAlongTheirTime() {
        std::string csv = "date,time,magnitude,stations,network\n";
        for (int event = 0; event < 120; ++event) {
            const int minute = event * 11 % 1440;
            csv += (event < 60 ? "2019-07-04," : "2019-07-05,") + std::to_string(10 + minute / 60) + ':' +
                   std::to_string(10 + minute % 50) + ':' + std::to_string(10 + event % 50) + ".5," + rate(event) +
                   ',' + std::to_string(event % 5 == 0 ? 8 + event : event % 4) + (event % 3 == 0 ? ",ci\n" : ",us\n");
        }
        QCOMPARE(reasonOf(csv, "stations").clue, RoleClue::unplanned);
        const data::Roles roles = *data::guessRoles(read(csv));
        QCOMPARE(roles.factors, Names{"time"});
        QCOMPARE(roles.keys, Names{"network"});
    }
};

GREYSCOPE_TEST(tst_roles)

}  // namespace tests_of_roles

#include "tst_roles.moc"
