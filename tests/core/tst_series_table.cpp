#include <QTest>

#include <cmath>
#include <limits>

#include "core/base/list_text.h"
#include "core/data/columns/column_name.h"
#include "core/data/recipe/transposed.h"
#include "core/data/roles/roles.h"
#include "core/data/series/common_points.h"
#include "core/data/series/pivot.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_series_table {

using namespace greyscope;
using base::ErrorCode;
using data::Aggregation;

namespace {

const double missing = std::numeric_limits<double>::quiet_NaN();

/// Shuffled, unbalanced: 1.2-W lacks threads 8, 1.1-R is measured twice at 16 under objects 1 and 2.
data::Dataset longTable() {
    return *data::Dataset::create({{"case", "", data::NumericValues{1.2, 1.1, 1.1, 1.1, 1.1, 1.1, 1.2}},
                                   {"operation", "", data::TextValues{{"W", "R"}, {0, 1, 0, 1, 0, 1, 0}}},
                                   {"threads", "", data::NumericValues{16, 16, 128, 16, 8, 8, 128}},
                                   {"objects", "", data::NumericValues{1, 2, 1, 1, 1, 1, 1}},
                                   {"rate", "MB/s", data::NumericValues{10, 20, 30, 40, 50, 60, missing}}});
}

data::Column number(const char* name, data::NumericValues values) {
    return {name, data::unitInName(name), std::move(values)};
}

data::Column text(const char* name, std::vector<std::string> levels, std::vector<std::int32_t> codes) {
    return {name, "", data::TextValues{std::move(levels), std::move(codes)}};
}

using Names = std::vector<std::string>;

std::vector<std::size_t> rowsOf(data::RowSpan rows) {
    return {rows.begin(), rows.end()};
}

Names namesOf(const data::SeriesTable& table) {
    Names names;
    for (const auto& series : table.series) {
        names.push_back(series.name);
    }
    return names;
}

}  // namespace

class tst_series_table : public QObject {
    Q_OBJECT
private slots:
    void longTableBecomesSeries() {
        const auto table = data::pivot(longTable(), {{"threads"}, "rate", {"case", "operation"}, {{"objects", {"1"}}}});
        QVERIFY(table.has_value());
        QCOMPARE(namesOf(*table), (Names{"1.2-W", "1.1-W", "1.1-R"}));
        QCOMPARE(table->series[2].keys, (Names{"1.1", "R"}));
        QCOMPARE(table->axisNumbers(), (std::vector<double>{8, 16, 128}));
        QCOMPARE(table->valueUnit, std::string("MB/s"));
        QCOMPARE(table->values(0, 1), 50.0);
        QCOMPARE(table->values(1, 2), 40.0);
        QCOMPARE(rowsOf(table->series[2].rows[1]), (std::vector<std::size_t>{3}));
    }

    void gapsAreNamed() {
        const auto table = data::pivot(longTable(), {{"threads"}, "rate", {"case", "operation"}, {{"objects", {"1"}}}});
        QCOMPARE(*table->firstGap(0), std::size_t{0});  // no row
        QVERIFY(std::isnan(table->values(2, 0)));       // a row without a value
        QCOMPARE(*table->firstGap(1), std::size_t{1});
        const auto full =
            data::pivot(longTable(), {{"threads"}, "rate", {}, {{"case", {"1.1"}}, {"operation", {"W"}}}});
        QVERIFY(!full->firstGap(0));
        QCOMPARE(namesOf(*full), (Names{"rate"}));
    }

    void nothingIsAggregatedSilently() {
        const auto refused = data::pivot(longTable(), {{"threads"}, "rate", {"case", "operation"}, {}});
        QVERIFY(!refused);
        QVERIFY(refused.error() == (base::Error{ErrorCode::duplicatePoint, {"1.1-R", "16", "2", "objects"}, {}}));
    }

    void aggregationIsExplicit() {
        const auto dataset =
            *data::Dataset::create({number("x", {1, 1, 1, 1, 1}), number("y", {70, 5, 13, missing, 10})});
        const auto table = data::pivot(dataset, {{"x"}, "y", {}, {}, Aggregation::median});
        QCOMPARE(table->values(0, 0), 11.5);
        QCOMPARE(table->series[0].rows[0].size(), std::size_t{4});  // one of five holds no value
    }

    void severalAxisColumnsSpanTheCells() {
        const auto table =
            data::pivot(longTable(), {{"threads", "objects"}, "rate", {"operation"}, {{"case", {"1.1"}}}});
        QVERIFY(table.has_value());
        Names labels;
        for (std::size_t k = 0; k < table->pointCount(); ++k) {
            labels.push_back(table->pointLabel(k));
        }
        QCOMPARE(labels, (Names{"8 \u00d7 1", "16 \u00d7 1", "16 \u00d7 2", "128 \u00d7 1"}));
        QVERIFY(table->axisNumbers().empty());
        QCOMPARE(table->values(2, static_cast<Eigen::Index>(*table->indexOf("R"))), 20.0);
    }

    void everyNumericColumnOfAWideTableIsASeries() {
        const auto dataset =
            *data::Dataset::create({number("threads", {16, 8, 32}), text("note", {"a", "b"}, {0, 1, 0}),
                                    number("W", {1, 2, 3}), number("R", {4, missing, 6})});
        const auto table = data::pivot(dataset, {{"threads"}, "", {}, {}});
        QCOMPARE(namesOf(*table), (Names{"W", "R"}));
        QCOMPARE(table->axisNumbers(), (std::vector<double>{8, 16, 32}));
        QCOMPARE(table->values(0, 0), 2.0);
        QCOMPARE(*table->firstGap(1), std::size_t{0});
        const auto filtered = data::pivot(dataset, {{"note"}, "", {}, {{"threads", {"8", "16"}}}});
        QCOMPARE(namesOf(*filtered), (Names{"W", "R"}));
        QCOMPARE(filtered->points[0].labels, (Names{"a"}));
        QVERIFY(filtered->axisNumbers().empty());
    }

    void withoutAnAxisThePointsAreRowNumbers() {
        const auto dataset = *data::Dataset::create({text("key", {"a", "b"}, {0, 1, 0}), number("y", {7, 8, 9})});
        const auto wide = data::pivot(dataset, {});
        QCOMPARE(wide->axisNumbers(), (std::vector<double>{1, 2, 3}));
        const auto tall = data::pivot(dataset, {{}, "y", {"key"}, {}});
        QCOMPARE(tall->values(1, 0), 9.0);
        QCOMPARE(*tall->firstGap(1), std::size_t{1});
    }

    /// Every row of the dataset is in a series, or counted once with the reason.
    void whatIsLeftOutIsAccountedFor() {
        data::Column y = number("y", {7, 8, 9, 10, missing, missing, 4, 6, missing});
        y.notNumbers = {5};
        y.notFinite = {4};
        const auto dataset = *data::Dataset::create({number("x", {1, missing, 2, missing, 2, 3, 4, 4, 1}),
                                                     text("key", {"a", "b"}, {0, 0, -1, -1, 0, 0, 0, 0, 1}),
                                                     text("site", {"here", "there"}, {0, 0, 0, 0, 0, 0, 0, 0, 1}), y},
                                                    {2, 3, 5, 6, 7, 8, 9, 10, 11});
        const auto table = data::pivot(dataset, {{"x"}, "y", {"key"}, {{"site", {"here"}}}, data::Aggregation::mean});
        const data::LeftOut expected{.rows = 9,
                                     .steps = {},
                                     .filtered = {{{"site", {"here"}}, 1}},
                                     .unplaced = {{"key", true, 2, 5}, {"x", false, 1, 3}},
                                     .idle = {{data::Reason::valueEmpty, "y", 2, 7, {}}},
                                     .valuesMissing = 2,
                                     .notNumbers = 1,
                                     .notFinite = 1,
                                     .mergedRows = 2,
                                     .mergedPoints = 1,
                                     .fewestMerged = 2,
                                     .mostMerged = 2,
                                     .gaps = 2};
        QVERIFY(table->leftOut == expected);
        QCOMPARE(table->leftOut.unplacedRows(), std::size_t{3});
        const auto common = data::withCommonPoints(*table, {0});
        QCOMPARE(common.leftOut.pointsNotShared, std::size_t{2});
        QCOMPARE(common.leftOut.gaps, std::size_t{0});
        QCOMPARE(data::transposed(*table).leftOut.unplacedRows(), std::size_t{3});
    }

    void nothingLeftOutIsSaid() {
        const auto dataset = *data::Dataset::create({number("x", {1, 2}), number("y", {3, 4})});
        QVERIFY(!data::pivot(dataset, {{"x"}, "y", {}, {}})->leftOut.any());
    }

    /// A name that is not there may be that of rows without a key.
    void anUnknownSeriesTellsOfRowsInNone() {
        const auto dataset = *data::Dataset::create(
            {text("sys", {"A", "B"}, {0, 1}), text("note", {"n"}, {0, -1}), number("x", {1, 1}), number("y", {3, 4})});
        const auto table = data::pivot(dataset, {{"x"}, "y", {"sys", "note"}, {}});
        QVERIFY(table->indexOf("B").error() ==
                (base::Error{ErrorCode::unknownSeries, {"B", "A-n", "0", "1", "note"}, {}}));
    }

    void keysThatHoldTheSeparatorKeepTheirNamesApart() {
        const auto dataset = *data::Dataset::create({text("l", {"a-b", "a", "x-y", "\"a-b\""}, {0, 1, 2, 3}),
                                                     text("r", {"c", "b-c"}, {0, 1, 0, 0}), number("x", {1, 1, 1, 1}),
                                                     number("y", {3, 4, 5, 6})});
        const auto table = data::pivot(dataset, {{"x"}, "y", {"l", "r"}, {}});
        // The last one is spelt in the file as the first one is named: it moves out of the way.
        QCOMPARE(namesOf(*table), (Names{"\"a-b\"-c", "a-\"b-c\"", "x-y-c", "\"\"\"a-b\"\"\"-c"}));
        for (const std::string& name : namesOf(*table)) {
            const auto one = data::pivot(dataset, {{"x"}, "y", {"l", "r"}, {{"y", {"3"}}}});
            QCOMPARE(one->series.front().name, namesOf(*table).front());  // whatever the filter leaves
            QCOMPARE(*base::listParts(base::listPart(name)), (Names{name}));
        }
    }

    /// The series of a wide table stand in the same rows: one list serves them all.
    void aWideTableHoldsItsRowsOnce() {
        std::vector<data::Column> columns{number("x", {1, 2, 3})};
        for (int c = 0; c < 40; ++c) {
            columns.push_back(number(("y" + std::to_string(c)).c_str(), {1, 2, 3}));
        }
        const auto table = data::pivot(*data::Dataset::create(std::move(columns)), {{"x"}, "", {}, {}});
        for (const auto& each : {*table, data::withCommonPoints(*table, {0, 1})}) {
            QVERIFY(std::all_of(each.series.begin(), each.series.end(), [&](const data::Series& series) {
                return series.rows.sharesListsWith(each.series.front().rows);
            }));
        }
        QCOMPARE(rowsOf(table->series[39].rows[2]), (std::vector<std::size_t>{2}));
    }

    void saysWhatItCannotDo() {
        const auto code = [](const data::SeriesQuery& query) { return data::pivot(longTable(), query).error().code; };
        QCOMPARE(code({{"thread"}, "rate", {}, {}}), ErrorCode::unknownColumn);
        QCOMPARE(code({{"threads"}, "operation", {}, {}}), ErrorCode::columnNotNumeric);
        QCOMPARE(code({{"threads"}, "rate", {"operation"}, {{"case", {"9"}}}}), ErrorCode::unknownValue);
        const auto onlyText = *data::Dataset::create({text("a", {"x"}, {0})});
        QCOMPARE(data::pivot(onlyText, {}).error().code, ErrorCode::noSeries);
        const auto noRows = *data::Dataset::create({number("threads", {}), number("rate", {})});
        QCOMPARE(data::pivot(noRows, {{"threads"}, "rate", {}, {}}).error().code, ErrorCode::noRows);
        const auto table = data::pivot(longTable(), {{"threads"}, "rate", {"case", "operation"}, {{"objects", {"1"}}}});
        QVERIFY(table->indexOf("1.1-X").error() ==
                (base::Error{ErrorCode::unknownSeries, {"1.1-X", "1.2-W, 1.1-W, 1.1-R"}, {}}));
    }

    void refusesATableThatCannotFit() {
        const std::size_t n = 4000;
        std::vector<double> each(n);
        for (std::size_t i = 0; i < n; ++i) {
            each[i] = static_cast<double>(i);
        }
        const auto dataset = *data::Dataset::create({number("x", each), number("key", each), number("y", each)});
        QCOMPARE(data::pivot(dataset, {{"x"}, "y", {"key"}, {}}).error().code, ErrorCode::tooManySeries);
    }

    void guessesTheRolesOfALongTable() {
        // Two cases x two operations x three thread counts; the server count belongs to the case.
        data::NumericValues cases, threads, objects, servers, rate;
        std::vector<std::int32_t> operations, disks;
        for (int row = 0; row < 24; ++row) {
            cases.push_back(row < 12 ? 1.1 : 1.2);
            servers.push_back(row < 12 ? 2 : 1);
            disks.push_back(row < 12 ? 0 : 1);
            operations.push_back(row / 6 % 2);
            threads.push_back(std::pow(2.0, row % 3));
            objects.push_back(row / 3 % 2 + 1);
            rate.push_back(400 + row * 37 % 24);
        }
        const auto dataset = *data::Dataset::create(
            {number("case", cases), text("operation", {"W", "R"}, operations), number("objects_per_ost", objects),
             number("threads_per_ost", threads), number("throughput_mb_s", rate), number("oss_count", servers),
             text("disk", {"hdd", "ssd"}, disks)});
        const auto roles = data::guessRoles(dataset);
        QVERIFY(roles.has_value());
        QCOMPARE(roles->keys, (Names{"case", "operation"}));
        QCOMPARE(roles->factors, (Names{"threads_per_ost", "objects_per_ost"}));
        QCOMPARE(roles->metrics, (Names{"throughput_mb_s"}));
        QCOMPARE(roles->descriptions, (Names{"oss_count", "disk"}));
    }

    void aWideTableMayNameItsSeries() {
        const auto dataset = *data::Dataset::create(
            {number("threads", {1, 2}), number("a", {3, 4}), number("b", {5, 6}), number("c", {7, 8})});
        data::SeriesQuery query;
        query.axis = {"threads"};
        query.columns = {"c", "a", "threads"};
        QCOMPARE(namesOf(*data::pivot(dataset, query)), (Names{"a", "c"}));
    }

    void guessesTheRolesOfAWideTable() {
        const auto dataset = *data::Dataset::create(
            {number("threads", {1, 2, 4, 8}), number("W", {1.5, 2.5, 3.5, 4.5}), number("R", {9, 8, 7.5, 9})});
        const auto roles = data::guessRoles(dataset);
        QCOMPARE(roles->factors, (Names{"threads"}));
        QCOMPARE(roles->metrics, (Names{"W", "R"}));
        QVERIFY(roles->keys.empty());
    }

    void aSettingOfATinyTableIsNoMeasurement() {
        // Five levels in nine rows are more than half of them, but the other host has them too.
        const auto dataset = *data::Dataset::create({text("host", {"a", "b"}, {0, 0, 0, 0, 1, 1, 1, 1, 1}),
                                                     number("threads", {1, 2, 4, 8, 1, 2, 4, 8, 16}),
                                                     number("rate", {10, 20, 30, 40, 11, 21, 60, 83, 90})});
        const auto roles = data::guessRoles(dataset);
        QCOMPARE(roles->keys, (Names{"host"}));
        QCOMPARE(roles->factors, (Names{"threads"}));
        QCOMPARE(roles->metrics, (Names{"rate"}));
    }

    void aNumberOfCombinationsDescribesThem() {
        // 128 configurations of seven options on two machines, two of them twice: the options are what can be chosen.
        std::vector<double> config, rate;
        std::vector<std::vector<double>> options(7);
        std::vector<int> machine;
        for (int row = 0; row < 260; ++row) {
            config.push_back(row % 130);
            machine.push_back(row / 130);
            rate.push_back(1000.0 + row * 37 % 260);
            for (int bit = 0; bit < 7; ++bit) {
                options[static_cast<std::size_t>(bit)].push_back((row % 130 >> bit) & 1);
            }
        }
        std::vector<data::Column> columns{number("config_id", config), text("machine", {"x", "y"}, machine),
                                          number("rate_mb_s", rate)};
        for (std::size_t bit = 0; bit < 7; ++bit) {
            columns.push_back(number(("option" + std::to_string(bit)).c_str(), options[bit]));
        }
        const auto roles = data::guessRoles(*data::Dataset::create(columns));
        QCOMPARE(roles->keys, (Names{"machine"}));
        QCOMPARE(roles->factors.size(), std::size_t{7});
        QCOMPARE(roles->metrics, (Names{"rate_mb_s"}));
        QCOMPARE(roles->repetitions, (Names{"config_id"}));  // of the two that are there twice
    }

    void guessingCanBeCancelledBetweenColumns() {
        std::vector<double> rate;
        std::vector<std::int32_t> host, rack;
        for (int row = 0; row < 400; ++row) {
            rate.push_back(1000.0 + row * 37 % 400);
            host.push_back(row % 40);
            rack.push_back(row % 40 / 8);
        }
        std::vector<std::string> names;
        for (int level = 0; level < 40; ++level) {
            names.push_back(std::to_string(level) + "x");
        }
        const auto dataset =
            *data::Dataset::create({number("rate_mb_s", rate), text("host", names, host), text("rack", names, rack)});
        int patience = 0;
        for (;; ++patience) {
            test::Impatient progress(patience);
            const auto roles = data::guessRoles(dataset, progress);
            if (roles) {
                QCOMPARE(*roles, *data::guessRoles(dataset));
                break;
            }
            QCOMPARE(roles.error().code, ErrorCode::cancelled);
        }
        QVERIFY2(patience > 4, std::to_string(patience).c_str());  // three columns, and a pair of them
    }

    void aColumnThatDiffersInEveryRowIsTheAxis() {
        const auto dataset =
            *data::Dataset::create({text("device", {"a", "b", "c"}, {0, 1, 2}), number("latency_us", {3, 1, 2})});
        const auto roles = data::guessRoles(dataset);
        QCOMPARE(roles->factors, (Names{"device"}));
        QCOMPARE(roles->metrics, (Names{"latency_us"}));
        const auto onlyText = *data::Dataset::create({text("a", {"x"}, {0})});
        QVERIFY(!data::guessRoles(onlyText));
    }
};

GREYSCOPE_TEST(tst_series_table)

}  // namespace tests_of_series_table

#include "tst_series_table.moc"
