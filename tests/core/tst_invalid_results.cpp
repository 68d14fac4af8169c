#include <QTest>

#include <limits>

#include "core/data/series/common_points.h"
#include "core/data/series/invalid_results.h"
#include "core/data/series/pivot.h"
#include "core/relative/column_tree.h"
#include "core/relative/model.h"
#include "core/relative/transfer.h"
#include "core/stats/changes/compare_runs.h"
#include "tests/support/invalid_benchmark.h"
#include "tests/support/test_registry.h"

namespace tests_of_invalid_results {

using namespace greyscope;
using data::InvalidResult;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

using test::invalidBenchmark;
using test::textColumn;

const InvalidResult kWrong{"b", {"4", "2"}, 27, 999.0, "FAILED comparison"};

std::vector<InvalidResult> wrongAt(const std::string& series, const std::vector<std::string>& labels) {
    InvalidResult result = kWrong;
    result.series = series;
    result.labels = labels;
    return {result};
}

}  // namespace

class tst_invalid_results : public QObject {
    Q_OBJECT

private slots:
    /// On an axis of seconds too, the point of a result is called as the table calls it.
    void thePointOfAResultIsThatOfTheTable() {
        data::Column value{"value", {}, data::NumericValues{1.0, kNaN, 3.0}};
        value.notNumbers = {1};
        value.words = {{1, "999"}};
        const auto dataset =
            data::Dataset::create({{"timestamp", {}, data::NumericValues{1767225600.0, 1767312000.0, 1767398400.0}},
                                   {"other", {}, data::NumericValues{4.0, 5.0, 6.0}},
                                   std::move(value),
                                   textColumn("invalid", {"", "FAILED", ""})});
        data::SeriesQuery query;
        query.axis = {"timestamp"};
        query.columns = {"other", "value"};
        const auto table = data::pivot(*dataset, query);
        QCOMPARE(table->pointLabel(1), std::string("2026-01-02"));
        QCOMPARE(table->leftOut.invalid.size(), std::size_t{1});
        QCOMPARE(table->leftOut.invalid.front().point(), table->pointLabel(1));
        QCOMPARE(data::withoutPoints(*table, {"2026-01-02"})->pointCount(), std::size_t{2});
    }

    void aTableOfSeriesCarriesThem() {
        const data::Dataset dataset = invalidBenchmark();
        data::SeriesQuery query{{"threads", "size"}, "rate", {"system"}, {}, data::Aggregation::mean};
        const auto table = data::pivot(dataset, query);
        QCOMPARE(table->leftOut.invalid, wrongAt("b", {"4", "2"}));
        QVERIFY(table->leftOut.any());
        // of the chosen series, and of the points that are not left out
        QVERIFY(data::accountOf(*table, {0, 2}).invalid.empty());
        QCOMPARE(data::accountOf(*table, {0, 1}).invalid.size(), std::size_t{1});
        QVERIFY(data::withoutPoints(*table, {"4 × 2"})->leftOut.invalid.empty());
        query.axis = {"threads"};
        query.where = {{"size", {"2"}}};
        QCOMPARE(data::pivot(dataset, query)->leftOut.invalid, wrongAt("b", {"4"}));
        query.where = {{"size", {"1"}}};
        QVERIFY(data::pivot(dataset, query)->leftOut.invalid.empty());
    }

    void soDoesAWideOne() {
        data::Column read{"read", "MB/s", data::NumericValues{1.0, kNaN, 3.0}};
        read.words = {{1, "200"}};
        const auto dataset = data::Dataset::create({{"threads", {}, data::NumericValues{1, 2, 4}},
                                                    std::move(read),
                                                    {"write", "MB/s", data::NumericValues{4.0, 5.0, 6.0}},
                                                    textColumn("invalid", {"", "2 errors", ""})});
        const auto table = data::pivot(*dataset, {.axis = {"threads"}, .value = {}, .keys = {}, .where = {}});
        QCOMPARE(table->leftOut.invalid, (std::vector<InvalidResult>{{"read", {"2"}, 1, 200.0, "2 errors"}}));
    }

    /// A value that is missing for another reason is no invalid one.
    void whatIsOnlyMissingIsNotInvalid() {
        const auto dataset = data::Dataset::create({{"threads", {}, data::NumericValues{1, 2}},
                                                    {"rate", {}, data::NumericValues{1.0, kNaN}},
                                                    textColumn("invalid", {"2 errors", ""})});
        const auto table = data::pivot(*dataset, {.axis = {"threads"}, .value = "rate", .keys = {}, .where = {}});
        QVERIFY(table->leftOut.invalid.empty());
        QVERIFY(data::invalidRows(*dataset, {"rate"}).empty());
    }

    void everyAnalysisTellsThem() {
        const data::Dataset dataset = invalidBenchmark();
        base::NoProgress progress;
        relative::RelativeOptions options;
        options.system = "system";
        options.from = "a";
        options.to = "b";
        options.value = "rate";
        options.factors = {"threads", "size"};
        options.aggregation = data::Aggregation::mean;
        const auto ratios = relative::joinRatios(dataset, options);
        QVERIFY(ratios);
        QCOMPARE(ratios->account.invalid, wrongAt("b", {"4", "2"}));
        relative::TransferOptions transfer;
        transfer.model = options;
        transfer.model.to = "c";
        const auto paths = relative::transfer(dataset, transfer, progress);
        QVERIFY(paths);
        QCOMPARE(paths->account.invalid, wrongAt("b", {"4", "2"}));
        relative::ColumnTreeOptions tree;
        tree.response = "rate";
        tree.factors = {"system", "threads"};
        const auto grown = relative::columnTree(dataset, {}, tree, progress);
        QVERIFY(grown);
        QCOMPARE(grown->account.invalid, wrongAt("", {"b", "4"}));
        stats::CompareOptions compare;
        compare.match = {"threads", "size"};
        compare.value = "rate";
        const auto comparison =
            stats::compareRuns({dataset, {{"system", {"a"}}}, "old"}, {dataset, {{"system", {"b"}}}, "new"}, compare,
                               base::Threads{1}, progress);
        QVERIFY(comparison);
        QVERIFY(comparison->before.leftOut.invalid.empty());
        QCOMPARE(comparison->after.leftOut.invalid, wrongAt("new", {"4", "2"}));
    }
};

GREYSCOPE_TEST(tst_invalid_results)

}  // namespace tests_of_invalid_results

#include "tst_invalid_results.moc"
