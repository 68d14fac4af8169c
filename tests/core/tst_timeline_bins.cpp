#include "core/timeline/bins.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/random.h"
#include "core/data/roles/roles.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_timeline_bins {

using namespace greyscope;
using data::Aggregation;
using timeline::BinAlign;
using timeline::LogBins;
using timeline::TimeLog;

namespace {

TimeLog logOf(const std::string& text, const std::string& name) {
    base::NoProgress progress;
    const auto read = io::readText(text, name, {}, progress);
    Q_ASSERT(read.has_value());
    const data::Roles stated = timeline::statedRoles(*read->dataset);
    const auto log = timeline::timeLogOf(name, read->dataset,
                                         stated.metrics.empty() ? *data::guessRoles(*read->dataset, progress) : stated);
    Q_ASSERT(log.has_value());
    return *log;
}

/// A log of fio with one line per operation: time in ms, latency in ns, bytes.
std::string operations(const std::vector<std::array<int, 3>>& lines) {
    std::string text;
    for (const auto& [time, latency, bytes] : lines) {
        text += std::to_string(time) + ", " + std::to_string(latency) + ", 0, " + std::to_string(bytes) + ", 0\n";
    }
    return text;
}

timeline::BinnedQuantity binned(std::vector<TimeLog> logs, const std::string& name, double width,
                                std::vector<Aggregation> how = {}, BinAlign align = BinAlign::automatic) {
    base::NoProgress progress;
    const auto bins = LogBins::of(std::move(logs), {width, align}, progress);
    Q_ASSERT(bins.has_value());
    return bins->bin({name, std::move(how)}, progress)->front();
}

bool isGap(double value) {
    return std::isnan(value);
}

}  // namespace

class tst_timeline_bins : public QObject {
    Q_OBJECT
private slots:
    /// Bytes divided by the width; a bin without an operation is 0 while the job runs, and nothing before and after.
    void sumsTheBytesOfOperations() {
        const int mega = 1048576;
        const TimeLog one =
            logOf(operations({{500, 10, mega}, {900, 10, mega}, {2500, 10, mega}, {3999, 10, mega}}), "a_clat.1.log");
        const TimeLog other = logOf(operations({{1100, 10, mega}, {1200, 10, 2 * mega}}), "a_clat.2.log");
        QVERIFY(one.row == timeline::LogRow::operation);
        const auto sum = binned({one, other}, timeline::kThroughput, 1.0);
        QCOMPARE(sum.unit, std::string("MiB/s"));
        QCOMPARE(sum.values.size(), std::size_t{4});
        QCOMPARE(sum.values[1], 3.0);
        QCOMPARE(sum.values[2], 1.0);
        QVERIFY(std::abs(sum.values[3] - 1.0 / 0.999) < 1e-12);  // of the part that the logs cover
        QCOMPARE(sum.jobs[0].values[1], 0.0);
        QVERIFY(isGap(sum.jobs[1].values[2]));
        QCOMPARE(binned({one, other}, timeline::kOperations, 1.0).values[1], 2.0);
        QCOMPARE(sum.account.used, std::size_t{6});
    }

    /// The value of rank ⌈pn⌉ of all jobs' operations, against sorting.
    void poolsThePercentiles() {
        base::NamedDraws draws(1, "pool");
        std::vector<std::vector<int>> inBin(3);
        std::vector<TimeLog> logs;
        for (int job = 1; job <= 2; ++job) {
            std::vector<std::array<int, 3>> lines;
            for (int time = 0; time < 3000; time += 7) {
                lines.push_back({time, static_cast<int>(draws.below(1000000)), 4096});
                inBin[static_cast<std::size_t>(time) / 1000].push_back(lines.back()[1]);
            }
            logs.push_back(logOf(operations(lines), "a_clat." + std::to_string(job) + ".log"));
        }
        const auto found = binned(logs, "completion_latency", 1.0, {Aggregation::percentile(99.0)});
        for (std::size_t bin = 0; bin < 3; ++bin) {
            std::sort(inBin[bin].begin(), inBin[bin].end());
            const auto rank = static_cast<std::size_t>(std::ceil(0.99 * static_cast<double>(inBin[bin].size())));
            QCOMPARE(found.values[bin], static_cast<double>(inBin[bin][rank - 1]));
        }
        QCOMPARE(found.samples[0], inBin[0].size());
        base::NoProgress progress;
        const auto both = LogBins::of(logs, {1.0}, progress)->bin({"completion_latency"}, progress);
        QCOMPARE(both->size(), std::size_t{2});  // the median and the 99th percentile
        QCOMPARE(both->at(0).how, Aggregation::median);
    }

    /// The average of [0.75, 1.25) s counts half in [0, 1) s; [-1, 0) s is covered by a quarter and left out.
    void weightsAveragesByTheirOverlap() {
        const TimeLog log =
            logOf("250, 100, 0, 0, 0\n750, 200, 0, 0, 0\n1250, 400, 0, 0, 0\n1750, 400, 0, 0, 0\n", "a_bw.1.log");
        QVERIFY(log.row == timeline::LogRow::average);
        const auto sum = binned({log}, "bandwidth", 1.0);
        QCOMPARE(sum.how, Aggregation::sum);
        QVERIFY(isGap(sum.values[0]));
        QCOMPARE(sum.cutBins, std::size_t{1});
        QCOMPARE(sum.values[1], 225.0);
        QCOMPARE(sum.values[2], 400.0);
    }

    /// The cases of four jobs whose lines are written up to a millisecond late.
    void sumsTheAveragesOfJobs() {
        std::vector<TimeLog> logs;
        for (const int job : {1, 2, 3, 4}) {
            std::string text;
            for (int line = 1; line <= 10; ++line) {
                text += std::to_string(500 * line + job % 2) + ", " + std::to_string(10000 * job) + ", 0, 0, 0\n";
            }
            logs.push_back(logOf(text, "w_bw." + std::to_string(job) + ".log"));
        }
        const auto sum = binned(logs, "bandwidth", 0.5);
        QCOMPARE(sum.values.size(), std::size_t{10});
        for (std::size_t bin = 1; bin < sum.values.size(); ++bin) {
            QVERIFY(std::abs(sum.values[bin] - 100000.0) < 1e-6);
        }
        base::NoProgress progress;
        QCOMPARE(LogBins::of(logs, {}, progress)->grid().width, 0.5);  // not finer than the averages
    }

    void aMissingAverageIsAGapOfTheSum() {
        std::string text;
        for (const int second : {1, 2, 3, 6, 7, 8}) {
            text += std::to_string(1000 * second) + ", 100, 0, 0, 0\n";
        }
        const TimeLog holed = logOf(text, "a_bw.1.log");
        const TimeLog whole = logOf(
            "1000, 7, 0, 0, 0\n2000, 7, 0, 0, 0\n3000, 7, 0, 0, 0\n4000, 7, 0, 0, 0\n"
            "5000, 7, 0, 0, 0\n6000, 7, 0, 0, 0\n7000, 7, 0, 0, 0\n8000, 7, 0, 0, 0\n",
            "a_bw.2.log");
        const auto sum = binned({holed, whole}, "bandwidth", 1.0);
        QCOMPARE(sum.values[2], 107.0);
        QVERIFY(isGap(sum.values[3]) && isGap(sum.values[4]));
        QCOMPARE(sum.values[5], 107.0);
        QCOMPARE(sum.gaps, std::size_t{2});
        QCOMPARE(binned({holed, whole}, "bandwidth", 1.0, {Aggregation::mean}).values[3], 7.0);
    }

    void averagesHaveNoPercentiles() {
        const TimeLog log = logOf("500, 100, 0, 0, 0\n1000, 100, 0, 0, 0\n1500, 100, 0, 0, 0\n", "a_lat.1.log");
        base::NoProgress progress;
        const auto bins = LogBins::of({log}, {}, progress);
        QVERIFY(bins->bin({"latency", {Aggregation::percentile(99.0)}}, progress).error().code ==
                base::ErrorCode::optionConflict);
        QVERIFY(bins->bin({"latency", {Aggregation::sum}}, progress).error().code == base::ErrorCode::optionConflict);
        QVERIFY(bins->bin({"speed"}, progress).error().code == base::ErrorCode::unknownColumn);
        QCOMPARE(bins->bin({"latency"}, progress)->front().how, Aggregation::mean);
    }

    /// Between 400 and 1,000 bins, of a round width.
    void choosesTheWidth_data() {
        QTest::addColumn<int>("seconds");
        QTest::addColumn<double>("width");
        QTest::newRow("20 s") << 20 << 0.02;
        QTest::newRow("3 min") << 180 << 0.2;
        QTest::newRow("1,000 s") << 1000 << 1.0;
        QTest::newRow("a day") << 86400 << 100.0;
    }
    void choosesTheWidth() {
        QFETCH(int, seconds);
        QFETCH(double, width);
        std::vector<std::array<int, 3>> lines;
        for (int line = 0; line <= 20000; ++line) {
            lines.push_back({static_cast<int>(static_cast<double>(line) * seconds / 20.0), 10, 4096});
        }
        base::NoProgress progress;
        const auto bins = LogBins::of({logOf(operations(lines), "a_clat.1.log")}, {}, progress);
        QVERIFY(std::abs(bins->grid().width - width) < 1e-9);
        QVERIFY(bins->grid().count <= 1000);
    }

    /// Two hosts, one of whose clocks starts 100 s later.
    void alignsByStartOrByTheCalendar() {
        const auto host = [](int from) {
            std::string text = "time,rate (MB/s),host\n";
            for (int second = 0; second < 20; ++second) {
                text += "2026-11-28T04:5" + std::to_string((from + second) / 60) + ":" +
                        std::to_string(100 + (from + second) % 60).substr(1) + "Z," + base::toText(50.5 + second % 3) +
                        ",a\n";
            }
            return text;
        };
        const std::vector<TimeLog> logs{logOf(host(0), "a.csv"), logOf(host(100), "b.csv")};
        QVERIFY(logs[0].clock.absolute);
        base::NoProgress progress;
        const auto calendar = LogBins::of(logs, {1.0}, progress);
        QVERIFY(calendar->grid().absolute);
        QCOMPARE(calendar->grid().count, std::size_t{120});
        const auto start = LogBins::of(logs, {1.0, BinAlign::start}, progress);
        QCOMPARE(start->grid().count, std::size_t{20});
        QCOMPARE(start->bin({"rate (MB/s)"}, progress)->front().values[4], 2.0 * (50.5 + 1.0));
        const TimeLog relative = logOf("500, 100, 0, 0, 0\n1000, 100, 0, 0, 0\n", "a_bw.1.log");
        QVERIFY(LogBins::of({logs[0], relative}, {1.0, BinAlign::absolute}, progress).error().code ==
                base::ErrorCode::optionConflict);
    }

    /// Bins begin with the first average, and the last average ends with the last bin although it is a little late.
    void averagesAreNotDividedAmongBins() {
        base::NoProgress progress;
        std::string text = "time,rate (MB/s)\n";
        for (int hour = 0; hour < 20; ++hour) {
            text += "2026-01-01T" + std::to_string(100 + hour).substr(1) + ":30:25Z," +
                    base::toText(90.5 + 7 * hour % 13) + "\n";
        }
        const auto bins = LogBins::of({logOf(text, "a.csv")}, {}, progress);
        QCOMPARE(bins->grid().width, 3600.0);
        const auto rate = bins->bin({"rate (MB/s)"}, progress)->front();
        QCOMPARE(rate.values.size(), std::size_t{20});
        QCOMPARE(rate.values[7], 100.5);
        QCOMPARE(rate.gaps, std::size_t{0});
    }

    /// Ten operations in ten seconds are not 1,000 bins, most of them empty.
    void fewOperationsHaveFewBins() {
        std::vector<std::array<int, 3>> lines;
        for (int line = 0; line <= 10; ++line) {
            lines.push_back({1000 * line, 10, 4096});
        }
        base::NoProgress progress;
        QCOMPARE(LogBins::of({logOf(operations(lines), "a_clat.1.log")}, {}, progress)->grid().width, 1.0);
    }

    /// Averages may have a column that is called like what follows from operations.
    void averagesKeepTheirColumns() {
        const TimeLog log = logOf("time,operation_rate (ops/s)\n1,100.5\n2,110.25\n3,90.75\n4,95.5\n", "a.csv");
        QCOMPARE(binned({log}, "operation_rate (ops/s)", 1.0).values[1], 110.25);
        base::NoProgress progress;
        const auto renamed = io::readText("time,throughput\n1,100.5\n2,110.25\n3,90.75\n", "a.csv", {}, progress);
        const auto named = timeline::timeLogOf("a", renamed->dataset, {{}, {"time"}, {"throughput"}, {}, {}});
        QCOMPARE(binned({*named}, timeline::kThroughput, 1.0).values[1], 110.25);
    }

    void needsAColumnThatAscends() {
        base::NoProgress progress;
        const auto read = io::readText("time,rate\n5,1\n2,2\n9,3\n1,4\n", "a.csv", {}, progress);
        QVERIFY(!timeline::timeLogOf("a", read->dataset, {{}, {"time"}, {"rate"}, {}, {}}));
    }
};

GREYSCOPE_TEST(tst_timeline_bins)

}  // namespace tests_of_timeline_bins

#include "tst_timeline_bins.moc"
