#include "core/data/series/aggregation.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/data/columns/column_clues.h"
#include "core/data/roles/repeats.h"
#include "core/data/series/pivot.h"
#include "tests/support/summed_up.h"
#include "tests/support/test_registry.h"

namespace tests_of_aggregation {

using namespace greyscope;
using base::ErrorCode;
using data::Aggregation;
using Numbers = std::vector<double>;
using Names = std::vector<std::string>;

namespace {

const double missing = std::numeric_limits<double>::quiet_NaN();

bool near(double value, double expected) {
    return value == expected || std::abs(value - expected) <= 4e-15 * std::abs(expected);
}

/// Two runs of one system with two processes each, one value of the second run missing; both load levels.
data::Dataset runs() {
    return *data::Dataset::create({{"run_id", "", data::NumericValues{1, 1, 2, 2, 1, 1, 2, 2}},
                                   {"rank", "", data::NumericValues{0, 1, 0, 1, 0, 1, 0, 1}},
                                   {"tasks", "", data::NumericValues{8, 8, 8, 8, 4, 4, 4, 4}},
                                   {"bw", "MB/s", data::NumericValues{10, 20, 40, missing, 1, 2, 3, 4}}});
}

data::SeriesTable pivoted(const data::Dataset& dataset, const char* how, const Names& repeats = {}) {
    return *data::pivot(dataset, {{"tasks"}, "bw", {}, {}, *data::aggregationNamed(how), {}, repeats, {}});
}

}  // namespace

class tst_aggregation : public QObject {
    Q_OBJECT

private slots:
    void valuesAreThoseOfNumpy() {
        std::ifstream file(GREYSCOPE_TEST_DATA "/aggregation_oracle.json");
        const auto cases = nlohmann::json::parse(file);
        QVERIFY(cases.size() > 10);
        for (const auto& each : cases) {
            for (const auto& [name, expected] : each.at("expected").items()) {
                Numbers values = each.at("values");
                const double value = data::aggregated(values, *data::aggregationNamed(name));
                QVERIFY2(expected.is_null() ? std::isnan(value) : near(value, expected),
                         (each.at("name").get<std::string>() + ", " + name).c_str());
            }
        }
    }

    void namesAreReadBack() {
        for (const char* name : {"none", "mean", "median", "min", "max", "sum", "count", "sd", "variance", "p0",
                                 "p99.5", "p99.999", "p100", "p29"}) {
            QCOMPARE(data::aggregationName(*data::aggregationNamed(name)), std::string(name));
        }
        QVERIFY(*data::aggregationNamed("p50") == Aggregation::median);
        for (const char* name : {"", "p", "p-1", "p101", "p1e1", "pmax", "p 5", "Mean", "95"}) {
            QVERIFY2(!data::aggregationNamed(name), name);
        }
    }

    void unitsFollow() {
        QCOMPARE(data::aggregatedUnit("ms", Aggregation::deviation), std::string("ms"));
        QCOMPARE(data::aggregatedUnit("ms", Aggregation::variance), std::string("ms²"));
        QCOMPARE(data::aggregatedUnit("MB/s", Aggregation::variance), std::string("(MB/s)²"));
        QCOMPARE(data::aggregatedUnit("ms", Aggregation::count), std::string());
        QCOMPARE(pivoted(runs(), "count").valueUnit, std::string());
        QCOMPARE(pivoted(runs(), "p99").valueUnit, std::string("MB/s"));
    }

    void hugeSumsOverflowByName() {
        Numbers cancels{1e308, 1e308, -1.5e308};
        QVERIFY(near(data::aggregated(cancels, Aggregation::sum), 0.5e308));
        const auto huge = *data::Dataset::create(
            {{"x", "", data::NumericValues{1, 1}}, {"y", "", data::NumericValues{1.5e308, 1.5e308}}});
        const auto sum = data::pivot(huge, {{"x"}, "y", {}, {}, Aggregation::sum});
        QVERIFY(!sum && sum.error().code == ErrorCode::overflow);
        QCOMPARE(data::pivot(huge, {{"x"}, "y", {}, {}, Aggregation::mean})->values(0, 0), 1.5e308);
    }

    void nothingCountsAsNoneAndSumsToNothing() {
        const auto dataset = *data::Dataset::create({{"x", "", data::NumericValues{1, 1, 2}},
                                                     {"key", "", data::TextValues{{"a", "b"}, {0, 0, 1}}},
                                                     {"y", "ms", data::NumericValues{missing, missing, 5}}});
        const auto count = *data::pivot(dataset, {{"x"}, "y", {"key"}, {}, Aggregation::count});
        QCOMPARE(count.values(0, 0), 0.0);        // two rows without a value
        QVERIFY(std::isnan(count.values(0, 1)));  // no row
        QCOMPARE(count.values(1, 1), 1.0);
        QVERIFY(std::isnan(data::pivot(dataset, {{"x"}, "y", {"key"}, {}, Aggregation::sum})->values(0, 0)));
        QCOMPARE(count.leftOut.valuesMissing, std::size_t{2});
        const auto wide = *data::pivot(dataset, {{"x"}, "", {}, {}, Aggregation::count, {"y"}});
        QCOMPARE(wide.values(0, 0), 0.0);
    }

    void oneValueHasNoSpread() {
        const auto spread = pivoted(runs(), "sd");
        QVERIFY(near(spread.values(0, 0), std::sqrt(5.0 / 3.0)));
        const auto some =
            *data::Dataset::create({{"x", "", data::NumericValues{1, 1, 2}}, {"y", "", data::NumericValues{1, 3, 7}}});
        const auto table = *data::pivot(some, {{"x"}, "y", {}, {}, Aggregation::variance});
        QCOMPARE(table.values(0, 0), 2.0);
        QVERIFY(std::isnan(table.values(1, 0)));
        QCOMPARE(table.leftOut.singles, std::size_t{1});
        QCOMPARE(table.leftOut.gaps, std::size_t{1});
        const auto none = data::pivot(some, {{"x", "y"}, "y", {}, {}, Aggregation::deviation});
        QVERIFY(!none && none.error().code == ErrorCode::noSpread);
    }

    void partsOfARunAreSummedAndRunsAveraged() {
        const auto table = pivoted(runs(), "sum", {"run_id"});
        QCOMPARE(table.values(0, 0), (3.0 + 7.0) / 2.0);
        QCOMPARE(table.values(1, 0), (30.0 + 40.0) / 2.0);
        QCOMPARE(table.runs, (Names{"run_id"}));
        QVERIFY(table.ofMeasurements() == Aggregation::mean);
        QCOMPARE(table.leftOut.mergedRows, std::size_t{7});
        QCOMPARE(pivoted(runs(), "sum").values(0, 0), 10.0);  // of all rows, where nothing tells runs apart
        // Parts that were taken for repeats are no runs.
        QCOMPARE(pivoted(runs(), "sum", {"run_id", "rank"}).values(0, 0), 5.0);
        QCOMPARE(pivoted(runs(), "mean", {"run_id"}).values(0, 0), 2.5);
    }

    void partsOfARunAreTold() {
        const auto refused = data::pivot(runs(), {{"tasks"}, "bw", {}, {}});
        QVERIFY(!refused && refused.error().arguments.size() == 5);
        QCOMPARE(refused.error().arguments[4], std::string("rank"));
        auto columns = runs().columns();
        columns.back().name = "latency";
        columns.back().unit = "ms";
        const auto slow = *data::Dataset::create(std::move(columns));
        QCOMPARE(data::pivot(slow, {{"tasks"}, "latency", {}, {}}).error().arguments.size(), std::size_t{4});
    }

    void rowsThatWereSummedUpCountAsTheyWere() {
        const auto rows = *data::Dataset::create({{"part", "", data::TextValues{{"a", "b"}, {0, 0, 0, 1, 1}}},
                                                  {"tasks", "", data::NumericValues{1, 1, 1, 1, 1}},
                                                  {"bw", "MB/s", data::NumericValues{1, 2, 6, 10, 20}}});
        const auto summed = test::summedUp(rows, "bw");
        QCOMPARE(summed.rowCount(), std::size_t{2});
        for (const char* how : {"sum", "count", "sd", "variance"}) {
            QVERIFY2(near(pivoted(summed, how).values(0, 0), pivoted(rows, how).values(0, 0)), how);
        }
    }

    void valuesAreCalledByWhatChangedThem() {
        const auto named = [](const data::SeriesTable& table) {
            return data::namedAggregation(table.aggregation, table.leftOut);
        };
        QVERIFY(named(pivoted(runs(), "p99.5")) == Aggregation::percentile(99.5));
        const auto single =
            *data::Dataset::create({{"tasks", "", data::NumericValues{1, 2}}, {"bw", "", data::NumericValues{1, 3}}});
        QVERIFY(named(pivoted(single, "p99.5")) == Aggregation::none);
        QVERIFY(named(pivoted(single, "count")) == Aggregation::count);
    }
};

GREYSCOPE_TEST(tst_aggregation)

}  // namespace tests_of_aggregation

#include "tst_aggregation.moc"
