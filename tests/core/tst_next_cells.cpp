#include "core/relative/next_cells.h"

#include <QTest>

#include <cmath>
#include <set>

#include "core/relative/learning_curve.h"
#include "tests/support/test_registry.h"

namespace tests_of_next_cells {

using namespace greyscope;
using relative::NextRule;
using Numbers = std::vector<double>;

class tst_next_cells : public QObject {
    Q_OBJECT

private slots:
    void suggestsOnlyOpenCells();
    void spreadsEvenly();
    void gainGoesWhereTreesDisagree();
    void sameOnAnyNumberOfThreads();
    void learningCurvesAreReproducible();
    void saysWhetherChoosingGains();
    void refusesWhatCannotBe();
};

namespace {

/// A grid of a x b cells; x runs slowest.
std::vector<cart::Feature> gridOf(std::size_t a, std::size_t b) {
    std::vector<cart::Feature> features{{"x", "", {}, {}}, {"y", "", {}, {}}};
    for (std::size_t i = 0; i < a; ++i) {
        for (std::size_t k = 0; k < b; ++k) {
            features[0].values.push_back(std::pow(2.0, double(i)));
            features[1].values.push_back(double(k));
        }
    }
    return features;
}

/// Doubled in the upper half of x, a little more with y.
Numbers stepRatios(const std::vector<cart::Feature>& features) {
    Numbers ratios;
    for (std::size_t cell = 0; cell < features[0].values.size(); ++cell) {
        ratios.push_back((features[0].values[cell] > 8.0 ? 2.0 : 1.0) * (1.0 + 0.01 * features[1].values[cell]));
    }
    return ratios;
}

relative::NextOptions optionsOf(NextRule rule, std::size_t count = 5) {
    relative::NextOptions options;
    options.rule = rule;
    options.count = count;
    options.trees = 40;
    return options;
}

std::vector<relative::NextCell> next(const relative::PartlyMeasured& grid, const relative::NextOptions& options,
                                     std::size_t threads = 1) {
    base::NoProgress progress;
    return *relative::nextCells(grid, options, {threads}, progress);
}

relative::LearningCurves curvesOf(std::size_t threads = 1) {
    const auto features = gridOf(8, 4);
    relative::LearningOptions options;
    options.next = optionsOf(NextRule::evenSpread);
    options.next.trees = 15;
    options.start = 4;
    options.most = 12;
    options.starts = 6;
    base::NoProgress progress;
    return *relative::learningCurves(features, stepRatios(features), options, {threads}, progress);
}

}  // namespace

void tst_next_cells::suggestsOnlyOpenCells() {
    const relative::PartlyMeasured grid{gridOf(4, 4), {0, 5, 10, 15}, {0.0, 0.1, 0.7, 0.8}};
    for (const auto& [rule, name] : relative::nextRuleNames()) {
        const auto cells = next(grid, optionsOf(rule, 20));
        QCOMPARE(cells.size(), std::size_t{12});
        std::set<std::size_t> seen{0, 5, 10, 15};
        for (const relative::NextCell& each : cells) {
            QVERIFY(seen.insert(each.cell).second);
            QVERIFY(each.doubtRemoved >= 0.0 && each.doubtRemoved <= 1.0 + 1e-9);
        }
    }
}

void tst_next_cells::spreadsEvenly() {
    // One corner is measured: the opposite one is farthest, then the two others.
    const relative::PartlyMeasured grid{gridOf(5, 5), {0}, {0.0}};
    const auto cells = next(grid, optionsOf(NextRule::evenSpread, 3));
    QCOMPARE(cells[0].cell, std::size_t{24});
    QCOMPARE((std::set<std::size_t>{cells[1].cell, cells[2].cell}), (std::set<std::size_t>{4, 20}));
}

void tst_next_cells::gainGoesWhereTreesDisagree() {
    // y does not matter where x is small; where it is large only two distant cells are known.
    relative::PartlyMeasured grid{gridOf(2, 8), {0, 2, 4, 6, 7, 8, 15}, {0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 3.0}};
    relative::NextOptions options = optionsOf(NextRule::expectedGain, 2);
    options.minLeaf = 1;
    for (const relative::NextCell& each : next(grid, options)) {
        QVERIFY2(each.cell >= 8, std::to_string(each.cell).c_str());
        QVERIFY(each.doubtRemoved > 0.05);
    }
}

void tst_next_cells::sameOnAnyNumberOfThreads() {
    const relative::PartlyMeasured grid{gridOf(6, 6), {0, 7, 14, 21, 28, 35}, {0.0, 0.3, 0.1, 0.9, 0.5, 0.4}};
    const auto one = next(grid, optionsOf(NextRule::expectedGain), 1);
    const auto four = next(grid, optionsOf(NextRule::expectedGain), 4);
    for (std::size_t k = 0; k < one.size(); ++k) {
        QCOMPARE(one[k].cell, four[k].cell);
        QCOMPARE(one[k].doubtRemoved, four[k].doubtRemoved);
    }
}

void tst_next_cells::learningCurvesAreReproducible() {
    const auto one = curvesOf(1);
    const auto four = curvesOf(4);
    QCOMPARE(one.rules.size(), std::size_t{3});
    for (std::size_t rule = 0; rule < 3; ++rule) {
        QCOMPARE(one.rules[rule].mean, four.rules[rule].mean);
        QCOMPARE(one.rules[rule].mean.size(), std::size_t{9});
        QCOMPARE(one.rules[rule].mean[0], one.rules[0].mean[0]);  // all start alike
        QVERIFY(one.rules[rule].low[3] <= one.rules[rule].mean[3] &&
                one.rules[rule].mean[3] <= one.rules[rule].high[3]);
    }
}

void tst_next_cells::saysWhetherChoosingGains() {
    const auto curves = curvesOf();
    QCOMPARE(curves.gainOverEven[0].mean, 0.0);
    QVERIFY(!curves.gainOverEven[0].gains() && !curves.gainOverEven[0].loses());
    QVERIFY(std::abs(curves.gainOverEven[2].mean + curves.gainOverRandom[0].mean) < 1e-12);
    // A step along one factor is soon known; the end is that of the tree on all cells.
    QVERIFY(curves.rules[0].mean.back() < curves.rules[0].mean.front());
    QVERIFY(curves.all < 2.0);
}

void tst_next_cells::refusesWhatCannotBe() {
    base::NoProgress progress;
    const auto codeOf = [&](const relative::PartlyMeasured& grid, const relative::NextOptions& options) {
        return relative::nextCells(grid, options, {1}, progress).error().code;
    };
    QCOMPARE(codeOf({gridOf(2, 2), {0}, {1.0}}, optionsOf(NextRule::expectedGain)), base::ErrorCode::tooFewPoints);
    relative::NextOptions few = optionsOf(NextRule::random);
    few.trees = 1;
    QCOMPARE(codeOf({gridOf(2, 2), {0}, {1.0}}, few), base::ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf({gridOf(60, 60), {0}, {1.0}}, optionsOf(NextRule::random)), base::ErrorCode::tooManyPoints);
    const auto curve = [&](Numbers ratios, std::size_t start) {
        relative::LearningOptions options;
        options.start = start;
        return relative::learningCurves(gridOf(2, 2), ratios, options, {1}, progress).error().code;
    };
    QCOMPARE(curve({1.0, 2.0, 0.0, 1.0}, 2), base::ErrorCode::nonPositive);
    QCOMPARE(curve({1.0, 2.0, 1.0, 1.0}, 4), base::ErrorCode::tooFewPoints);
    QCOMPARE(curve({1.0, 2.0, 1.0, 1.0}, 1), base::ErrorCode::optionOutOfRange);
}

GREYSCOPE_TEST(tst_next_cells)

}  // namespace tests_of_next_cells

#include "tst_next_cells.moc"
