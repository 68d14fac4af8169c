// Which columns of a table contain latencies, and the runs that its rows make.
#include <QTest>

#include <cmath>

#include "core/latency/latency_layout.h"
#include "core/latency/table_runs.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_latency_table {

using namespace greyscope;
using latency::DistributionOrigin;
using latency::LatencyLayout;
using latency::TableForm;
using latency::TableRuns;

namespace {

struct ReadTable {
    std::shared_ptr<const data::Dataset> dataset;
    std::optional<LatencyLayout> layout;
};

ReadTable read(const std::string& text, const latency::LatencyColumns& asked = {}) {
    const auto imported = test::readTool(text);
    return {imported->dataset, latency::latencyLayout(*imported->dataset, test::layoutOf(*imported).roles, asked)};
}

TableRuns runs(const ReadTable& table) {
    base::NoProgress progress;
    return latency::runsOf(*table.dataset, *table.layout, 1.0, progress).value_or(TableRuns());
}

}  // namespace

class tst_latency_table : public QObject {
    Q_OBJECT

private slots:
    void theNameOfAColumnTellsItsPercentile_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<double>("share");
        for (const auto& [name, share] :
             std::vector<std::pair<std::string, double>>{{"latency_p50", 0.5},
                                                         {"completion_latency_p99_9", 0.999},
                                                         {"p99.99", 0.9999},
                                                         {"P95_ms", 0.95},
                                                         {"p999", 0.999},
                                                         {"lat p90 (us)", 0.9},
                                                         {"99.9%", 0.999},
                                                         {"95thPercentile", 0.95},
                                                         {"p100", 0.0},
                                                         {"step2", 0.0},
                                                         {"latency", 0.0},
                                                         {"group50", 0.0},
                                                         {"", 0.0}}) {
            QTest::newRow(name.c_str()) << name << share;
        }
    }
    void theNameOfAColumnTellsItsPercentile() {
        QFETCH(const std::string, name);
        QFETCH(const double, share);
        QVERIFY(std::abs(latency::shareInName(name).value_or(0.0) - share) < 1e-12);
    }

    void eachRowIsALatency() {
        const ReadTable table = read("time_s,op,latency_us\n0,read,10\n0.5,write,20\n1,read,30\n2,read,\n3,read,-1\n");
        QVERIFY(table.layout.has_value());
        QCOMPARE(table.layout->form, TableForm::samples);
        QCOMPARE(table.layout->unit, std::string("ns"));
        const TableRuns made = runs(table);
        QCOMPARE(made.runs.size(), std::size_t{2});
        QCOMPARE(made.runs[0].name, std::string("read"));
        QCOMPARE(made.runs[0].distribution.values(), (std::vector{1e4, 3e4}));
        QCOMPARE(made.runs[0].blocks.blocks.size(), std::size_t{2});
        QCOMPARE(made.runs[1].distribution.values(), (std::vector{2e4}));
        QCOMPARE(made.withoutValue, std::size_t{1});
        QCOMPARE(made.negative, std::size_t{1});
        QCOMPARE(made.rows, std::size_t{5});
    }

    void aFileOfNumbersAloneIsLatencies() {
        const ReadTable table = read("12\n15\n11\n90\n14\n");
        QVERIFY(table.layout.has_value());
        QCOMPARE(runs(table).runs.front().distribution.count(), std::uint64_t{5});
        QVERIFY(table.layout->unit.empty());
    }

    void countsMakeBins() {
        const ReadTable table = read("system,latency_ms,count\na,1,90\na,2,10\nb,1,5\nb,3,0\n");
        QVERIFY(table.layout.has_value());
        QCOMPARE(table.layout->form, TableForm::counts);
        const TableRuns made = runs(table);
        QCOMPARE(made.runs.size(), std::size_t{2});
        QCOMPARE(made.runs[0].distribution.count(), std::uint64_t{100});
        QCOMPARE(made.runs[1].distribution.values(), (std::vector{1e6}));
    }

    /// Counts up to each value: 6 of 10 are 1 ms, 3 more are up to 2 ms.
    void percentilesWithTotalsAreCounts() {
        const ReadTable table = read("percentile,latency_ms,total_count\n0,1,6\n50,1,6\n90,2,9\n99,5,10\n100,5,10\n");
        QVERIFY(table.layout.has_value());
        QCOMPARE(table.layout->form, TableForm::percentileRows);
        const TableRuns made = runs(table);
        const auto& distribution = made.runs.front().distribution;
        QCOMPARE(distribution.origin(), DistributionOrigin::percentiles);
        QCOMPARE(distribution.count(), std::uint64_t{10});
        QCOMPARE(distribution.values(), (std::vector{1e6, 2e6, 5e6}));
        QCOMPARE(distribution.countAt(1), std::uint64_t{3});
        QCOMPARE(distribution.rangeAt(2), std::pair(2e6, 5e6));
    }

    void columnsOfPercentilesMakeARunOfEachRow() {
        const ReadTable table =
            read("system,rate,latency_p50_us,latency_p99_us,operations\na,10,100,900,5000\nb,20,200,,40\nb,30,1,2,3\n");
        QVERIFY(table.layout.has_value());
        QCOMPARE(table.layout->form, TableForm::percentileColumns);
        const TableRuns made = runs(table);
        QCOMPARE(made.runs.size(), std::size_t{3});
        QCOMPARE(made.runs[0].distribution.origin(), DistributionOrigin::printed);
        QCOMPARE(made.runs[0].distribution.values(), (std::vector{1e5, 9e5}));
        QCOMPARE(made.runs[0].distribution.count(), std::uint64_t{5000});
        QVERIFY(made.runs[1].name != made.runs[2].name);
        QVERIFY(!made.runs[1].distribution.placeOfShare(0.99));
    }

    /// Its jobs are parts of one run.
    void partsOfARunAreAdded() {
        const ReadTable table =
            read("job,operation,latency_us,count\nj1,read,10,5\nj2,read,10,7\nj1,write,10,1\nj2,write,20,1\n");
        QCOMPARE(table.layout->runs, (std::vector<std::string>{"operation"}));
        QCOMPARE(table.layout->merged, (std::vector<std::string>{"job"}));
        QCOMPARE(runs(table).runs.front().distribution.count(), std::uint64_t{12});
        const ReadTable byJob =
            read("job,operation,latency_us,count\nj1,read,10,5\nj2,read,10,7\nj1,write,10,1\nj2,write,20,1\n",
                 {.value = {}, .count = {}, .time = {}, .kind = {}, .runs = {"job"}});
        QCOMPARE(byJob.layout->merged, (std::vector<std::string>{"operation"}));
        QCOMPARE(runs(byJob).runs.front().distribution.count(), std::uint64_t{6});
    }

    void oneKindOfLatencyIsUsed() {
        const std::string text = "kind,latency_us,count\nsubmission,1,5\ncompletion,10,7\ntotal,11,7\n";
        const ReadTable table = read(text);
        QCOMPARE(table.layout->kind, std::string("completion"));
        QCOMPARE(table.layout->otherKinds, (std::vector<std::string>{"submission", "total"}));
        QVERIFY(table.layout->runs.empty());
        QCOMPARE(runs(table).otherKinds, std::size_t{2});
        QCOMPARE(runs(table).runs.front().distribution.values(), (std::vector{1e4}));
        const ReadTable asked = read(text, {.value = {}, .count = {}, .time = {}, .kind = "total", .runs = {}});
        QCOMPARE(runs(asked).runs.front().distribution.values(), (std::vector{1.1e4}));
    }

    void otherTablesHaveNone() {
        QVERIFY(!read("threads,rate_mb_s,size_kib\n1,2,3\n2,3,4\n4,5,6\n").layout.has_value());
        QVERIFY(read("threads,weight,size_kib\n1,2,3\n2,3,4\n4,5,6\n",
                     {.value = "weight", .count = {}, .time = {}, .kind = {}, .runs = {}})
                    .layout.has_value());
    }
};

GREYSCOPE_TEST(tst_latency_table)

}  // namespace tests_of_latency_table

#include "tst_latency_table.moc"
