#include "core/stats/changes/compare_runs.h"
#include "core/stats/changes/mann_whitney.h"

#include <QTest>

#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/stats/bootstrap.h"
#include "core/stats/changes/change_rates.h"
#include "tests/support/normal_draw.h"
#include "tests/support/stats_vectors.h"
#include "tests/support/summed_up.h"
#include "tests/support/test_registry.h"

namespace tests_of_compare_runs {

using namespace greyscope;
using Numbers = std::vector<double>;
using stats::Verdict;

class tst_compare_runs : public QObject {
    Q_OBJECT

private slots:
    void decidesEachCell();
    void lessCanBeBetter();
    void extremesAloneAreCells();
    void fewRanksAreNoTest();
    void agreesWithPublishedComparisons();
    void equalRunsSeldomDiffer();
    void summedUpCellsAreComparedByTheirMoments();
    void everyRowIsCounted();
    void columnsThatDoNotApplyAreNone();
    void unitsAreConverted();
    void cellsWithoutATestSayWhy();
    void sameBitsOnAnyNumberOfThreads();
    void unmatchedSettingsAreTold();
    void withoutADirectionLowerIsNotWorse();
    void countsAndTimesAreNoSettings();
    void spreadsAreNoCells();
    void rowsWithoutAParameterAreMatchedByName();
    void cellsWithoutATestAreCounted();
    void theMeanIsNotEqualBesideAWorseCell();
    void fewRepeatsHaveASimulatedRate();
    void refusesWhatCannotBeCompared();
};

namespace {

/// Columns "nodes", "op" and "bw_mb_s" (or another metric).
data::Dataset tableOf(const Numbers& nodes, const std::vector<std::string>& operations, const Numbers& values,
                      const std::string& metric = "bw", const std::string& unit = "MB/s") {
    data::TextValues texts;
    for (const std::string& operation : operations) {
        const auto found = std::find(texts.levels.begin(), texts.levels.end(), operation);
        texts.codes.push_back(operation.empty() ? -1 : static_cast<std::int32_t>(found - texts.levels.begin()));
        if (!operation.empty() && found == texts.levels.end()) {
            texts.levels.push_back(operation);
        }
    }
    return *data::Dataset::create({{"nodes", "", nodes}, {"op", "", texts}, {metric, unit, values}});
}

/// Cells nodes 1..count of "w", each measured so often, at `level` times the cell's number, scattered by `spread`.
data::Dataset cells(std::size_t count, std::size_t repeats, double level, double spread, std::uint64_t seed) {
    Numbers nodes;
    Numbers values;
    base::NamedDraws draws(seed, "cells");
    for (std::size_t cell = 1; cell <= count; ++cell) {
        for (std::size_t k = 0; k < repeats; ++k) {
            nodes.push_back(double(cell));
            values.push_back(level * double(cell) * std::exp(spread * test::normalDraw(draws)));
        }
    }
    return tableOf(nodes, std::vector<std::string>(nodes.size(), "w"), values);
}

base::Expected<stats::Comparison> compared(const data::Dataset& before, const data::Dataset& after,
                                           stats::CompareOptions options = {}, std::size_t threads = 1) {
    options.match = options.match.empty() ? std::vector<std::string>{"nodes", "op"} : options.match;
    options.value = options.value.empty() ? "bw" : options.value;
    base::NoProgress progress;
    return stats::compareRuns({before, {}, "before"}, {after, {}, "after"}, options, {threads}, progress);
}

const Numbers kThree{1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4};
const std::vector<std::string> kWrites(16, "w");

}  // namespace

void tst_compare_runs::decidesEachCell() {
    const auto before =
        tableOf(kThree, kWrites, {100, 101, 99, 100, 100, 101, 99, 100, 100, 101, 99, 100, 100, 140, 70, 90});
    const auto after =
        tableOf(kThree, kWrites, {80, 81, 79, 80, 120, 121, 119, 120, 100, 101, 99, 100, 95, 145, 75, 85});
    const auto result = compared(before, after);
    const std::vector<Verdict> wanted{Verdict::worse, Verdict::better, Verdict::equal, Verdict::undecided};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(result->cells[i].verdict, wanted[i]);
        QVERIFY(result->cells[i].interval->holds(*result->cells[i].change));
    }
    QVERIFY(std::abs(*result->cells[0].change + 0.2) < 1e-3);
    QVERIFY(std::abs(result->cells[0].after.centre / result->cells[0].before.centre - 1.0 - *result->cells[0].change) <
            1e-12);
    QCOMPARE(result->overall.verdicts, (std::vector<std::size_t>{1, 1, 1, 1}));
    QCOMPARE(stats::byChange(*result).front(), std::size_t{0});
    QCOMPARE(stats::worstCell(*result), std::size_t{0});
    QCOMPARE(stats::byChange(*result).back(), std::size_t{1});
    // The geometric mean of the changes, by the formula.
    double logarithms = 0.0;
    for (const auto& cell : result->cells) {
        logarithms += std::log1p(*cell.change) / 4.0;
    }
    QVERIFY(std::abs(*result->overall.change - std::expm1(logarithms)) < 1e-12);
}

void tst_compare_runs::summedUpCellsAreComparedByTheirMoments() {
    const data::Dataset before = cells(4, 12, 100.0, 0.02, 1);
    const data::Dataset after = cells(4, 12, 90.0, 0.02, 2);
    const auto rows = compared(before, after);
    const auto summed = compared(test::summedUp(before, "bw"), test::summedUp(after, "bw"));
    for (std::size_t i = 0; i < 4; ++i) {
        const stats::CellChange& all = rows->cells[i];
        const stats::CellChange& own = summed->cells[i];
        QCOMPARE(own.before.count, std::size_t{12});
        QVERIFY(std::abs(*own.change - *all.change) < 1e-3);
        QVERIFY(std::abs(own.interval->low - all.interval->low) < 5e-3);
        QVERIFY(std::abs(own.interval->high - all.interval->high) < 5e-3);
        QCOMPARE(own.verdict, all.verdict);
    }
    QVERIFY(!summed->overall.overCells);
    // Cells that are coarser than the rows are those of all measurements.
    const auto coarse = [](const data::Dataset& a, const data::Dataset& b) {
        return compared(a, b, {{"op"}, {}, {}, {}});
    };
    const auto together = coarse(test::summedUp(before, "bw"), test::summedUp(after, "bw"));
    QCOMPARE(together->cells[0].after.count, std::size_t{48});
    QVERIFY(std::abs(*together->cells[0].after.variation - *coarse(before, after)->cells[0].after.variation) < 1e-12);
    // A side of rows beside one that was summed up; and ranks need measurements.
    QCOMPARE(compared(before, test::summedUp(after, "bw"))->cells[0].verdict, rows->cells[0].verdict);
    stats::CompareOptions ranks;
    ranks.change.test = stats::ChangeTest::mannWhitney;
    const auto ranked = compared(before, test::summedUp(after, "bw"), ranks);
    QCOMPARE(ranked->cells[0].untested, stats::Untested::summedUp);
    QCOMPARE(ranked->summedUp, std::size_t{4});
}

void tst_compare_runs::lessCanBeBetter() {
    const auto before = tableOf({1, 1, 1}, {"w", "w", "w"}, {10, 10.1, 9.9}, "latency", "ms");
    const auto after = tableOf({1, 1, 1}, {"w", "w", "w"}, {12, 12.1, 11.9}, "latency", "ms");
    const auto result = compared(before, after, {{}, "latency", {}, {}});
    QCOMPARE(*result->options.better, stats::Better::less);
    QVERIFY(result->betterIsKnown());
    QCOMPARE(result->cells[0].verdict, Verdict::worse);
    QCOMPARE(compared(before, after, {{}, "latency", stats::Better::more, {}})->cells[0].verdict, Verdict::better);
}

/// Where no mean stands beside them "min" and "max" are operations.
void tst_compare_runs::extremesAloneAreCells() {
    const auto table = [](double level) {
        return tableOf({1, 1, 1, 1}, {"min", "max", "min", "max"}, {level, 2 * level, level + 1, 2 * level + 1}, "rate",
                       "MB/s");
    };
    const auto alone = compared(table(10), table(11), {{"op"}, "rate", {}, {}});
    QCOMPARE(alone->cells.size(), std::size_t{2});
    QVERIFY(!alone->spreads);
}

/// Three and three measurements that are wholly apart have p = 0.1, as benchstat warns; ratios need a sign.
void tst_compare_runs::fewRanksAreNoTest() {
    QVERIFY(std::abs(stats::leastRankP(3, 3) - 0.1) < 1e-15);
    QVERIFY(std::abs(stats::leastRankP(4, 4) - 2.0 / 70.0) < 1e-15);
    QCOMPARE(stats::leastRankP(1, 1), 1.0);
    stats::ChangeOptions options;
    options.test = stats::ChangeTest::mannWhitney;
    options.draws = 100;
    const auto untested = [&](const Numbers& before, const Numbers& after) {
        return stats::measureChange({}, before, after, options, 0).untested;
    };
    const Numbers three{10, 11, 12};
    const Numbers five{20, 21, 22, 23, 24};
    QCOMPARE(untested(three, {20, 21, 22}), stats::Untested::fewRanks);
    QCOMPARE(untested({10, 10, 10}, {15, 15, 15}), stats::Untested::fewRanks);
    QCOMPARE(untested(three, five), stats::Untested::none);
    QCOMPARE(untested(three, {20}), stats::Untested::oneRepeat);
    QCOMPARE(untested({-5, -6, -7, -8, -9}, {-10, -11, -12, -13, -14}), stats::Untested::notPositive);
    QCOMPARE(untested({0, 0, 0, 0, 0}, five), stats::Untested::notPositive);
    QCOMPARE(untested(five, {0, 0, 0, 0, 0}), stats::Untested::none);  // to nothing is a change by 100 %
    options.confidence = 0.8;
    QCOMPARE(untested(three, {20, 21, 22}), stats::Untested::none);
    stats::CompareOptions ranks{{}, "latency", {}, {}};
    ranks.change.test = stats::ChangeTest::mannWhitney;
    const auto threes = [](double level) {
        return tableOf({1, 1, 1, 2, 2, 2}, {"w", "w", "w", "w", "w", "w"},
                       {level, level + 1, level + 2, level, level + 1, level + 2}, "latency", "ms");
    };
    const auto seldom = compared(threes(10), threes(20), ranks);
    QCOMPARE(seldom->fewRanks, std::size_t{2});
    QCOMPARE(stats::countCells(*seldom).untested, std::size_t{2});
    // One number on both sides has not changed, whatever its sign: 0 errors are as many as 0 errors.
    for (const stats::ChangeTest test : {stats::ChangeTest::welch, stats::ChangeTest::mannWhitney}) {
        options.test = test;
        for (const double number : {-3.0, 0.0, 10.0}) {
            std::vector<stats::CellChange> cells{
                stats::measureChange({}, {number, number}, {number, number, number}, options, 0)};
            stats::decide(cells, options);
            QCOMPARE(cells[0].change, std::optional(0.0));
            QCOMPARE(cells[0].untested, stats::Untested::noSpread);
            QCOMPARE(cells[0].verdict, Verdict::equal);
        }
        QCOMPARE(untested({0}, {0}), stats::Untested::notPositive);
    }
}

// benchstat's published examples: medians, change and exact p, as it prints them without adjustment.
void tst_compare_runs::agreesWithPublishedComparisons() {
    stats::ChangeOptions options;
    options.test = stats::ChangeTest::mannWhitney;
    options.adjustment = stats::Adjustment::none;
    options.better = stats::Better::less;
    options.draws = 500;
    std::size_t compared = 0;
    for (const auto& [id, entry] : test::statsVectors()) {
        const auto& expected = entry.at("expected");
        if (entry.at("kind") != "compare-medians" || !expected.contains("delta_percent")) {
            continue;
        }
        std::vector<stats::CellChange> cells{
            stats::measureChange({id}, entry.at("input").at("old"), entry.at("input").at("new"), options, 0)};
        stats::decide(cells, options);
        QVERIFY(std::abs(100.0 * *cells[0].change - expected.at("delta_percent").get<double>()) < 1e-9);
        const bool significant = expected.at("significant");
        const bool changed = cells[0].verdict == Verdict::worse || cells[0].verdict == Verdict::better;
        QCOMPARE(changed, significant);
        ++compared;
    }
    QCOMPARE(compared, std::size_t{6});
}

/// Of 600 pairs of equal runs, with eight cells and five repeats each, at most the stated 5 % raise an alarm.
void tst_compare_runs::equalRunsSeldomDiffer() {
    for (const stats::ChangeTest test : {stats::ChangeTest::welch, stats::ChangeTest::mannWhitney}) {
        stats::ChangeOptions options;
        options.margin = 0.0;
        options.test = test;
        options.draws = 100;
        std::size_t alarms = 0;
        for (std::uint64_t pair = 0; pair < 600; ++pair) {
            base::NamedDraws draws(pair, "equal");
            const auto sample = [&] {
                Numbers values(5);
                for (double& value : values) {
                    value = std::exp(0.1 * test::normalDraw(draws));
                }
                return values;
            };
            std::vector<stats::CellChange> changes;
            for (std::size_t cell = 0; cell < 8; ++cell) {
                Numbers before = sample();
                changes.push_back(stats::measureChange({}, std::move(before), sample(), options, cell));
            }
            stats::decide(changes, options);
            alarms += std::any_of(changes.begin(), changes.end(), [](const stats::CellChange& change) {
                return change.verdict == Verdict::worse || change.verdict == Verdict::better;
            });
        }
        QVERIFY2(alarms <= 30, std::to_string(alarms).c_str());
        QVERIFY(test == stats::ChangeTest::mannWhitney || alarms >= 1);  // and the test is not dead
    }
}

void tst_compare_runs::everyRowIsCounted() {
    constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
    const auto before = tableOf({1, 1, 2, 3, 1}, {"w", "w", "w", "w", ""}, {10, 11, 12, 13, 14});
    const auto after = tableOf({1, 1, 2, 4}, {"w", "w", "w", "w"}, {10, 11, kNothing, 13});
    const auto result = compared(before, after);
    QCOMPARE(result->cells.size(), std::size_t{1});
    QCOMPARE(result->before.leftOut.rows, std::size_t{5});
    QCOMPARE(result->before.leftOut.rowsUsed(), std::size_t{2});
    QCOMPARE(result->before.leftOut.unplacedRows(), std::size_t{1});
    QCOMPARE(result->before.leftOut.idleRows(), std::size_t{2});
    QCOMPARE(result->before.cellsAlone, (std::vector<std::string>{"2 × w", "3 × w"}));
    QCOMPARE(result->after.leftOut.rowsUsed(), std::size_t{2});
    QCOMPARE(result->after.leftOut.idle.size(), std::size_t{2});
    QCOMPARE(result->after.leftOut.idle[0].reason, data::Reason::valueEmpty);
    QCOMPARE(result->after.leftOut.idle[1].reason, data::Reason::noPartner);
}

/// "sync" has no nodes in any row: it is a cell. An operation that is not known in one of the rows of 2 nodes is not.
void tst_compare_runs::columnsThatDoNotApplyAreNone() {
    constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
    const auto before = tableOf({2, 2, 2, 2, kNothing, kNothing, kNothing}, {"w", "w", "", "r", "sync", "sync", ""},
                                {10, 11, 12, 13, 14, 15, 16});
    const auto result = compared(before, before);
    QCOMPARE(result->cells.size(), std::size_t{3});
    QCOMPARE(result->cells.back().labels, (std::vector<std::string>{"–", "sync"}));
    QCOMPARE(result->cells.back().before.count, std::size_t{2});
    QCOMPARE(result->before.leftOut.unplacedRows(), std::size_t{2});
    QCOMPARE(result->before.leftOut.rowsUsed(), std::size_t{5});
}

void tst_compare_runs::unitsAreConverted() {
    const auto before = tableOf({1, 1}, {"w", "w"}, {1000, 1010});
    const auto after = tableOf({1, 1}, {"w", "w"}, {1.0, 1.01}, "bw", "GB/s");
    QVERIFY(std::abs(*compared(before, after)->cells[0].change) < 1e-12);
    const auto seconds = tableOf({1, 1}, {"w", "w"}, {1.0, 1.01}, "bw", "s");
    QCOMPARE(compared(before, seconds).error().code, base::ErrorCode::unitsDiffer);
    const auto timed = tableOf({1, 1}, {"w", "w"}, {1.0, 1.01}, "bw (us)", "us");
    QCOMPARE(compared(timed, tableOf({1, 1}, {"w", "w"}, {1.0, 1.01}, "bw (MB/s)", "MB/s"), {{}, "bw (us)", {}, {}})
                 .error()
                 .code,
             base::ErrorCode::unitsDiffer);
}

void tst_compare_runs::cellsWithoutATestSayWhy() {
    const auto before = tableOf({1, 2, 2, 3, 3, 4, 4}, std::vector<std::string>(7, "w"), {10, 0, 5, 7, 7, 7, 7});
    const auto after = tableOf({1, 2, 2, 3, 3, 4, 4}, std::vector<std::string>(7, "w"), {12, 1, 5, 7, 7, 6, 6});
    const auto result = compared(before, after);
    QCOMPARE(result->cells[0].untested, stats::Untested::oneRepeat);
    QVERIFY(std::abs(*result->cells[0].change - 0.2) < 1e-12);
    QCOMPARE(result->cells[1].untested, stats::Untested::notPositive);
    QVERIFY(!result->cells[1].change);
    QCOMPARE(result->cells[2].verdict, Verdict::equal);
    QCOMPARE(result->cells[3].verdict, Verdict::worse);
    QCOMPARE(result->oneRepeat + result->notPositive, std::size_t{2});
    QCOMPARE(result->noSpread, std::size_t{2});
    QVERIFY(result->overall.overCells);
    const auto tiny =
        tableOf({1, 1, 2, 2, 3, 3}, std::vector<std::string>(6, "w"), {1e-300, 2e-300, 1e300, 2e300, 5, 6});
    const auto huge =
        tableOf({1, 1, 2, 2, 3, 3}, std::vector<std::string>(6, "w"), {1e300, 2e300, 1e-300, 2e-300, 5, 6});
    const auto apart = compared(tiny, huge);
    QCOMPARE(apart->beyondNumbers, std::size_t{2});
    QVERIFY(!apart->cells[0].change && !apart->cells[1].change);
    QVERIFY(std::abs(apart->overall.change.value_or(1.0)) < 1e-12);
}

void tst_compare_runs::sameBitsOnAnyNumberOfThreads() {
    stats::CompareOptions options;
    options.change.interval = stats::ChangeInterval::bootstrap;
    options.change.draws = 300;
    const auto before = cells(30, 6, 10.0, 0.1, 1);
    const auto after = cells(30, 6, 11.0, 0.1, 2);
    const auto one = compared(before, after, options, 1);
    const auto four = compared(before, after, options, 4);
    for (std::size_t i = 0; i < one->cells.size(); ++i) {
        QCOMPARE(*one->cells[i].interval, *four->cells[i].interval);
    }
    QCOMPARE(*one->overall.interval, *four->overall.interval);
    // Cells do not share their draws.
    QVERIFY(one->cells[0].interval->low != one->cells[1].interval->low);
}

void tst_compare_runs::unmatchedSettingsAreTold() {
    const auto table = tableOf({1, 1, 2, 2, 1, 1, 2, 2}, {"w", "r", "w", "r", "w", "r", "w", "r"},
                               {10, 20, 11, 21, 10.5, 20.5, 11.5, 21.5});
    const auto result = compared(table, table, {{"nodes"}, "bw", {}, {}});
    QCOMPARE(result->mixed, std::vector<std::string>{"op"});
    QVERIFY(compared(table, table)->mixed.empty());
    const stats::Run run{table, {}, "run"};
    const std::vector<std::string> settings{"nodes", "op", "bw", "gone"};
    QCOMPARE(stats::settingsInBoth(run, run, settings, "bw"), (std::vector<std::string>{"nodes", "op"}));
    const stats::Run reads{table, {{"op", {"r"}}}, "reads"};
    QCOMPARE(stats::settingsInBoth(run, reads, settings, "bw"), std::vector<std::string>{"nodes"});
}

void tst_compare_runs::withoutADirectionLowerIsNotWorse() {
    const auto before = tableOf({1, 1, 1}, {"w", "w", "w"}, {10, 10.1, 9.9}, "value", "");
    const auto after = tableOf({1, 1, 1}, {"w", "w", "w"}, {8, 8.1, 7.9}, "value", "");
    const auto result = compared(before, after, {{}, "value", {}, {}});
    QVERIFY(!result->betterIsKnown());
    QCOMPARE(stats::verdictName(result->cells[0].verdict, result->betterIsKnown()), std::string("lower"));
    const auto told = compared(before, after, {{}, "value", stats::Better::less, {}});
    QCOMPARE(stats::verdictName(told->cells[0].verdict, told->betterIsKnown()), std::string("better"));
}

namespace {

/// Text columns, then "ms" of numbers.
stats::Run runOf(const std::vector<std::pair<std::string, std::vector<std::string>>>& texts, Numbers values,
                 std::vector<data::Filter> where = {}) {
    std::vector<data::Column> columns;
    for (const auto& [name, cells] : texts) {
        data::TextValues coded;
        for (const std::string& cell : cells) {
            auto found = std::find(coded.levels.begin(), coded.levels.end(), cell);
            if (!cell.empty() && found == coded.levels.end()) {
                found = coded.levels.insert(coded.levels.end(), cell);
            }
            coded.codes.push_back(cell.empty() ? -1 : static_cast<std::int32_t>(found - coded.levels.begin()));
        }
        columns.push_back({name, "", std::move(coded)});
    }
    columns.push_back({"ms", "ms", std::move(values)});
    return {*data::Dataset::create(std::move(columns)), std::move(where), "run"};
}

}  // namespace

void tst_compare_runs::countsAndTimesAreNoSettings() {
    const Numbers values{1, 2};
    const stats::Run before = runOf(
        {{"op", {"r", "w"}}, {"operations", {"10", "11"}}, {"job_id", {"1", "2"}}, {"epoch", {"1", "2"}}}, values);
    const stats::Run after = runOf(
        {{"op", {"r", "w"}}, {"operations", {"12", "11"}}, {"job_id", {"3", "4"}}, {"epoch", {"1", "2"}}}, values);
    // Epochs that both runs have are steps of a training.
    QCOMPARE(stats::settingsInBoth(before, after, {"op", "operations", "job_id", "epoch"}, "ms"),
             (std::vector<std::string>{"op", "epoch"}));
}

void tst_compare_runs::spreadsAreNoCells() {
    const auto run = [](double level) {
        return runOf({{"name", {"a", "a", "a", "a"}}, {"aggregate", {"mean", "median", "stddev", "cv"}}},
                     {level, level, 0.1 * level, 0.5});
    };
    base::NoProgress progress;
    stats::CompareOptions options{{"aggregate"}, "ms", {}, {}};
    const auto result = stats::compareRuns(run(10.0), run(11.0), options, {1}, progress);
    QCOMPARE(result->cells.size(), std::size_t{2});
    QCOMPARE(result->spreads->values, (std::vector<std::string>{"stddev", "cv"}));
    QCOMPARE(result->before.leftOut.filteredRows(), std::size_t{2});
    // Who asks for them has them.
    stats::Run asked = run(10.0);
    asked.where = {{"aggregate", {"stddev"}}};
    QVERIFY(!stats::compareRuns(asked, asked, options, {1}, progress)->spreads);
}

void tst_compare_runs::rowsWithoutAParameterAreMatchedByName() {
    const stats::Run run = runOf({{"name", {"pack[lz]", "pack[zs]", "plain"}}, {"m", {"lz", "zs", ""}}}, {1, 2, 3});
    QCOMPARE(stats::settingsInBoth(run, run, {"m"}, "ms"), (std::vector<std::string>{"name", "m"}));
    base::NoProgress progress;
    const auto result = stats::compareRuns(run, run, {{"name", "m"}, "ms", {}, {}}, {1}, progress);
    QCOMPARE(result->cells.size(), std::size_t{3});
}

void tst_compare_runs::cellsWithoutATestAreCounted() {
    const auto before = tableOf({1, 1, 2, 3, 3, 4}, std::vector<std::string>(6, "w"), {10, 11, 20, 5, 5, 1});
    const auto after = tableOf({1, 1, 2, 3, 3, 5, 6}, std::vector<std::string>(7, "w"), {10, 11, 20, 5, 5, 1, 1});
    const stats::CellCount count = stats::countCells(*compared(before, after));
    QCOMPARE(count.all, std::size_t{6});
    QCOMPARE(count.unmatched, std::size_t{3});  // 4 alone, 5 and 6 alone
    QCOMPARE(count.untested, std::size_t{4});   // and 2, measured once; 3 needs no test
}

void tst_compare_runs::theMeanIsNotEqualBesideAWorseCell() {
    const Numbers nodes{1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6};
    const std::vector<std::string> writes(nodes.size(), "w");
    Numbers first, second;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        first.push_back(100.0 + double(i % 3) * 0.01);
        second.push_back((100.0 + double((i + 1) % 3) * 0.01) * (nodes[i] == 1.0 ? 0.9 : 1.0));
    }
    const auto result = compared(tableOf(nodes, writes, first), tableOf(nodes, writes, second));
    QCOMPARE(result->cells[0].verdict, Verdict::worse);
    QVERIFY(std::abs(*result->overall.change) < result->options.change.margin);
    QCOMPARE(result->overall.verdict, Verdict::undecided);
}

void tst_compare_runs::fewRepeatsHaveASimulatedRate() {
    const auto rateOf = [](std::size_t repeats, double spread, double confidence = 0.95) {
        stats::CompareOptions options;
        options.change.confidence = confidence;
        return stats::changeRateOf(
            *compared(cells(20, repeats, 100.0, 0.01, 1), cells(20, repeats, 100.0, spread, 2), options));
    };
    const auto few = rateOf(3, 0.05);
    QCOMPARE(few->repeats, std::size_t{3});
    QCOMPARE(few->times, 5.0);
    QVERIFY(few->rate > 0.07 && stats::exceedsLevel(*few));
    QVERIFY(!stats::exceedsLevel(*rateOf(3, 0.01)));
    QVERIFY(!stats::exceedsLevel(*rateOf(20, 0.01)));
    QVERIFY(!rateOf(3, 0.05, 0.99));  // simulated at 5 % alone
    QVERIFY(!rateOf(1, 0.05));        // nothing is tested
}

void tst_compare_runs::refusesWhatCannotBeCompared() {
    const auto table = tableOf({1, 1}, {"w", "w"}, {10, 11});
    const auto codeOf = [&](stats::CompareOptions options) { return compared(table, table, options).error().code; };
    QCOMPARE(codeOf({{"nowhere"}, "bw", {}, {}}), base::ErrorCode::unknownColumn);
    QCOMPARE(codeOf({{"bw"}, "bw", {}, {}}), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf({{}, "op", {}, {}}), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf({{"nodes"}, "op", {}, {}}), base::ErrorCode::columnNotNumeric);
    stats::CompareOptions wide;
    wide.change.margin = 1.0;
    QCOMPARE(codeOf(wide), base::ErrorCode::optionOutOfRange);
    const auto other = tableOf({5, 5}, {"w", "w"}, {10, 11});
    QCOMPARE(compared(table, other).error().code, base::ErrorCode::noMatchingRows);
}

GREYSCOPE_TEST(tst_compare_runs)

}  // namespace tests_of_compare_runs

#include "tst_compare_runs.moc"
