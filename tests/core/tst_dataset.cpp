#include <QTest>

#include <limits>

#include "core/base/nearest.h"
#include "core/data/columns/column_name.h"
#include "core/data/dataset.h"
#include "core/data/recipe/filter.h"
#include "core/data/series/series_quantities.h"
#include "tests/support/test_registry.h"

namespace tests_of_dataset {

using namespace greyscope;
using base::ErrorCode;

namespace {

const double missing = std::numeric_limits<double>::quiet_NaN();

data::Dataset sample() {
    return *data::Dataset::create({{"case", "", data::NumericValues{1.1, 1.2, 1.1, missing}},
                                   {"operation", "", data::TextValues{{"W", "R", "unused"}, {0, 1, 1, -1}}},
                                   {"throughput_mb_s", "MB/s", data::NumericValues{884, 100000, 0.5, 7}}},
                                  {2, 3, 4, 6});
}

}  // namespace

class tst_dataset : public QObject {
    Q_OBJECT
private slots:
    void levelsThatDoubleSuitALog2Axis() {
        const auto doubles = [](const std::vector<double>& levels) { return data::doubles(levels); };
        QVERIFY(doubles({1, 2, 4, 8}));
        QVERIFY(doubles({0.1, 0.2, 0.4}));
        QVERIFY(doubles({4096, 16384, 65536, 1048576}));
        QVERIFY(!doubles({1, 2}));
        QVERIFY(!doubles({0, 1, 2, 4}));
        QVERIFY(!doubles({1, 2, 3, 4}));
        QVERIFY(!doubles({1, 10, 100}));
        QVERIFY(!doubles({2, 2, 4}));
        QVERIFY(doubles({2880, 4096, 65536, 524288, 1048576, 33554432}));  // one level beside the others
        QVERIFY(doubles({1, 2, 4, 6, 8, 16}));
        QVERIFY(!doubles({1, 2, 4, 6, 8}));
        QVERIFY(!doubles({0, 1, 2, 4, 8, 16}));
        QVERIFY(!doubles({1, 2, 4, 6, 8, 10}));
    }

    void levelsCrowdedAtTheLowEndSuitALog10Axis() {
        const auto crowded = [](const std::vector<double>& levels) { return data::areCrowdedLow(levels); };
        QVERIFY(crowded({1000, 10000, 100000, 1000000, 10000000}));
        QVERIFY(crowded({1, 2, 3, 4, 6, 8, 128, 1024, 131072}));
        QVERIFY(!crowded({1, 100, 10000}));
        QVERIFY(!crowded({0, 1, 10, 100, 10000}));
        QVERIFY(!crowded({1, 2, 4, 8, 50, 60}));
        QVERIFY(!crowded({1000, 1001, 1002, 1003, 9000}));
        QVERIFY(!crowded({1, 40, 80, 120, 160}));
    }

    void namesOfSensorsTellWhatTheyMeasure() {
        QCOMPARE(data::kindInName("Temperature"), "temperature");
        QCOMPARE(data::kindInName("room humidity"), "humidity");
        QCOMPARE(data::kindInName("CO2"), "gas");
        QCOMPARE(data::kindInName("latency2"), "time");
        QCOMPARE(data::kindInName("HumidityRatio"), "");
    }

    void linesAreThoseGiven() {
        const std::vector<std::size_t> given{2, 3, 7, 8, 9, 11, 13, 14};
        data::SourceLines lines;
        for (const std::size_t line : given) {
            lines.add(line);
        }
        QCOMPARE(lines.size(), given.size());
        for (std::size_t row = 0; row < given.size(); ++row) {
            QCOMPARE(lines.at(row), given[row]);
        }
        QCOMPARE(lines.at(given.size()), std::size_t{0});
        lines.add(15, 3);  // goes on with the last run
        lines.add(20, 2);
        lines.add(22, 0);
        QCOMPARE(lines.size(), given.size() + 5);
        for (const auto& [row, line] : std::vector<std::pair<std::size_t, std::size_t>>{
                 {7, 14}, {8, 15}, {10, 17}, {11, 20}, {12, 21}, {13, 0}}) {
            QCOMPARE(lines.at(row), line);
        }
        QCOMPARE(data::SourceLines().at(0), std::size_t{0});
    }

    void refusesColumnsOfUnequalLength() {
        const auto made =
            data::Dataset::create({{"a", "", data::NumericValues{1, 2}}, {"b", "", data::NumericValues{1}}});
        QVERIFY(!made);
        QVERIFY(made.error() == (base::Error{ErrorCode::columnLengthMismatch, {"b", "1", "2"}, {}}));
    }

    void refusesTwoColumnsOfOneName() {
        const auto made = data::Dataset::create({{"a", "", data::NumericValues{1}}, {"a", "", data::NumericValues{1}}});
        QVERIFY(!made);
        QVERIFY(made.error() == (base::Error{ErrorCode::duplicateColumn, {"a"}, {}}));
    }

    void findsColumnsAndSaysWhichThereAre() {
        const auto table = sample();
        QCOMPARE(*table.find("operation"), std::size_t{1});
        QCOMPARE(table.lineOf(3), std::size_t{6});
        QCOMPARE(table.lineOf(4), std::size_t{0});
        const auto unknown = table.column("operatoin");
        QVERIFY(!unknown);
        QVERIFY(unknown.error() ==
                (base::Error{ErrorCode::unknownColumn, {"operatoin", "case, operation, throughput_mb_s"}, {}}));
        const auto text = table.numericColumn("operation");
        QVERIFY(!text);
        QCOMPARE(text.error().code, ErrorCode::columnNotNumeric);
    }

    void cellsReadAsTheShortestText() {
        const auto table = sample();
        QCOMPARE(table.columns()[0].textAt(1), std::string("1.2"));
        QCOMPARE(table.columns()[0].textAt(3), std::string());
        QCOMPARE(table.columns()[1].textAt(2), std::string("R"));
        QVERIFY(table.columns()[1].missingAt(3));
        QCOMPARE(table.columns()[2].textAt(1), std::string("100000"));
        QCOMPARE(base::toText(-0.25), std::string("-0.25"));
        QCOMPARE(base::toText(1e300), std::string("1e+300"));
    }

    void filtersCompareNumbersAsNumbers() {
        const auto table = sample();
        QCOMPARE(*data::select(table, {}), (data::Rows{0, 1, 2, 3}));
        QCOMPARE(*data::select(table, {{"case", {"1.10"}}}), (data::Rows{0, 2}));
        QCOMPARE(*data::select(table, {{"case", {"1.1", "1.2"}}, {"operation", {"R"}}}), (data::Rows{1, 2}));
    }

    void filtersTakeManyValuesAtOnce() {
        const auto table = data::Dataset::create({{"n", "", data::NumericValues{1, 2, 3, NAN, 2, 7}},
                                                  {"t", "", data::TextValues{{"a", "b", "c"}, {0, 1, -1, 0, 1, 2}}}})
                               .value();
        QCOMPARE(*data::select(table, {{"n", {"2", "1", "2.0", "6..8", "3..7"}}}), (data::Rows{0, 1, 2, 4, 5}));
        QCOMPARE(*data::select(table, {{"n", {"", "3"}}}), (data::Rows{2, 3}));
        QCOMPARE(*data::select(table, {{"t", {"b", "", "b"}}}), (data::Rows{1, 2, 4}));
        const auto first = data::select(table, {{"n", {"1", "9", "10"}}});
        QCOMPARE(first.error().arguments[1], std::string("9"));
        QCOMPARE(data::select(table, {{"t", {"a", "d"}}}).error().arguments[1], std::string("d"));
    }

    void filtersSayWhatIsWrong() {
        const auto table = sample();
        QCOMPARE(data::select(table, {{"cases", {"1"}}}).error().code, ErrorCode::unknownColumn);
        const auto value = data::select(table, {{"operation", {"ReW"}}});
        QVERIFY(value.error() == (base::Error{ErrorCode::unknownValue, {"operation", "ReW", "W, R"}, {}}));
        QCOMPARE(data::select(table, {{"case", {"nan"}}}).error().code, ErrorCode::unknownValue);
        const auto none = data::select(table, {{"case", {"1.2"}}, {"operation", {"W"}}});
        QVERIFY(none.error() == (base::Error{ErrorCode::filterMatchesNothing, {"case=1.2, operation=W"}, {}}));
    }

    void levelsComeInOrder() {
        const auto table = sample();
        QCOMPARE(table.levels(2).texts(), (std::vector<std::string>{"0.5", "7", "884", "100000"}));
        QCOMPARE(table.levels(1).texts(), (std::vector<std::string>{"W", "R"}));
    }

    void reachLeavesMissingCellsOut() {
        const double none = std::numeric_limits<double>::quiet_NaN();
        const auto table = data::Dataset::create({{"x", "", data::NumericValues{none, 3, -2, none}},
                                                  {"none", "", data::NumericValues(4, none)},
                                                  {"t", "", data::TextValues{{"a"}, {0, -1, 0, 0}}}})
                               .value();
        QCOMPARE(table.reach(0).low, -2.0);
        QCOMPARE(table.reach(0).high, 3.0);
        QCOMPARE(table.reach(0).missing, std::size_t{2});
        QVERIFY(table.reach(1).low > table.reach(1).high);
        QCOMPARE(table.reach(2).missing, std::size_t{1});
    }

    /// Sorting a million cells on each edit is what made a window wait.
    void levelsAreFoundOnce() {
        const auto table = sample();
        const data::Dataset copy = table;
        QCOMPARE(&copy.levels(2), &table.levels(2));
        QCOMPARE(&copy.reach(2), &table.reach(2));
        QCOMPARE(&copy.columns(), &table.columns());
    }

    void namesCarryUnits_data() {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("display");
        QTest::addColumn<std::string>("unit");
        const auto row = [](const char* name, const char* display, const char* unit) {
            QTest::newRow(name) << std::string(name) << std::string(display) << std::string(unit);
        };
        row("throughput_mb_s", "Throughput", "MB/s");
        row("threads_per_ost", "Threads/OST", "");
        row("oss_count", "OSS count", "");
        row("operation", "Operation", "");
        row("throughput (MB/s)", "Throughput", "MB/s");
        row("Latency [us]", "Latency", "us");
        row("\u541e\u5410\u91cf\uff08MB/s\uff09", "\u541e\u5410\u91cf", "MB/s");
        row("bw_KiBps", "Bandwidth", "KiB/s");
        row("throughput_MiBps", "Throughput", "MiB/s");
        row("write gib/s", "Write", "GiB/s");
        row("read_iops", "Read", "IOPS");
        row("iops", "IOPS", "");
        row("lat_mean_ns", "Lat mean", "ns");
        row("elapsed_s", "Elapsed", "s");
        row("transfer_B", "Transfer", "B");
        row("system_b", "System b", "");
        row("threads", "Threads", "");
        row("mb_s", "MB/s", "");
        row("us", "us", "");
        row("mb_per_s", "MB/s", "");
        row("read MB per sec", "Read", "MB/s");
        row("wait_us_per_op", "Wait", "us/op");
        row("requests_per_s", "Requests", "1/s");
        row("reads_s", "Reads", "1/s");
        row("io_time_s", "I/O time", "s");
        row("read_s", "Read", "s");
        row("ops_sec", "ops/s", "");
        row("write_ops_per_sec", "Write", "ops/s");
        row("elapsed_sec", "Elapsed", "s");
        row("r/s", "r/s", "1/s");
        row("r_s", "r_s", "1/s");
        row("rkB/s", "rkB/s", "KB/s");
        row("ops/s", "ops/s", "");
        row("reads/s", "reads/s", "1/s");
        row("disk reads/s", "Disk reads", "1/s");
        row("images per second", "Images", "1/s");
        row("lat_p99_5_us", "Lat p99.5", "us");
        row("p99.5", "P99.5", "");
        row("lat_p2_5_ms", "Lat p2.5", "ms");
        row("p0_1", "P0.1", "");
        row("p50_1", "P50 1", "");
        row("SQLITE_OMIT_BTREECOUNT", "SQLITE_OMIT_BTREECOUNT", "");
        row("1 thr", "1 thr", "");
        row("1960 [YR1960]", "1960 [YR1960]", "");
        row("(PDH-CSV 4.0) (W. Europe)(-60)", "(PDH-CSV 4.0) (W. Europe)(-60)", "");
        row("W", "W", "");
        row("k", "k", "");
    }

    void namesCarryUnits() {
        QFETCH(std::string, name);
        QFETCH(std::string, display);
        QFETCH(std::string, unit);
        QCOMPARE(data::displayName(name), display);
        QCOMPARE(data::unitInName(name), unit);
    }

    void manyChoicesShrinkToTheNearest() {
        std::vector<std::string> choices;
        for (int i = 0; i < 100; ++i) {
            choices.push_back("column" + std::to_string(i));
        }
        QVERIFY(base::nearestChoices("Column 42", choices, 1) == (base::Choices{"column42", 99}));
        QVERIFY(base::nearestChoices("x", {"b", "a, c"}, 2) == (base::Choices{"b, \"a, c\"", 0}));
    }
};

GREYSCOPE_TEST(tst_dataset)

}  // namespace tests_of_dataset

#include "tst_dataset.moc"
