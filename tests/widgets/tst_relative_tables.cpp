#include <QTest>

#include <algorithm>

#include "tests/support/plain_csv.h"
#include "tests/support/relative_names.h"
#include "tests/support/test_registry.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_pruning.h"
#include "widgets/present/relative/relative_tables.h"

namespace tests_of_relative_tables {

using namespace greyscope;
using test::relativeNames;
using widgets::MatrixSpec;
using widgets::PlotSpec;
using widgets::RelativeParts;

namespace {

relative::RelativeOptions options() {
    relative::RelativeOptions options = relative::publishedScenarios().front().options;
    options.grow.maxLeaves = 5;
    options.grow.minLeaf = 2;
    return options;
}

relative::RelativeResult run(const data::Dataset& dataset, const relative::RelativeOptions& chosen) {
    base::NoProgress progress;
    return relative::relativePerformance(dataset, chosen, progress).value();
}

int rowNamed(const MatrixSpec& spec, const char* name) {
    const auto found = std::find_if(spec.rows.begin(), spec.rows.end(), [name](const widgets::Heading& row) {
        return row.label == QString::fromUtf8(name);
    });
    return static_cast<int>(found - spec.rows.begin());
}

/// Host a measured three cells, one of them three times; host b two of them and another.
relative::RelativeResult repeated() {
    const auto dataset = data::Dataset::create({{"host", "", data::TextValues{{"a", "b"}, {0, 0, 0, 0, 0, 1, 1, 1}}},
                                                {"x", "", data::NumericValues{1, 1, 1, 2, 3, 1, 2, 4}},
                                                {"p", "", data::NumericValues{10, 12, 11, 20, 30, 11, 22, 40}}})
                             .value();
    relative::RelativeOptions chosen;
    chosen.value = "p";
    chosen.system = "host";
    chosen.from = "a";
    chosen.to = "b";
    chosen.factors = {"x"};
    chosen.aggregation = data::Aggregation::median;
    return run(dataset, chosen);
}

}  // namespace

class tst_relative_tables : public QObject {
    Q_OBJECT

private slots:
    void levelsAverageTheErrorsOfTheirCells() {
        const auto result = run(test::lustreThroughput(), options());
        const MatrixSpec spec = widgets::levelErrors(result);
        QCOMPARE(spec.rows.size(), std::size_t{9});
        double sum = 0.0;
        for (std::size_t row = 0; row < result.table.rows.size(); ++row) {
            sum += result.table.rows[row].labels[0] == "32" ? result.validation.errors[row] : 0.0;
        }
        const auto row = static_cast<std::size_t>(rowNamed(spec, "32"));
        QCOMPARE(spec.cell(row, 0).text, QStringLiteral("4"));
        QVERIFY(std::abs(*spec.cell(row, 1).value - sum / 4.0) < 1e-12);
        QCOMPARE(spec.cell(row, 2).strong, *spec.cell(row, 2).value < *spec.cell(row, 1).value);
        QCOMPARE(spec.rows[row].link.lights.size(), std::size_t{4});
    }

    void theWorstCellStandsFirst() {
        const auto result = run(test::lustreThroughput(), options());
        const MatrixSpec spec = widgets::worstCells(RelativeParts(result), relativeNames);
        QCOMPARE(*spec.cell(0, 3).value,
                 *std::max_element(result.validation.errors.begin(), result.validation.errors.end()));
        for (std::size_t row = 1; row < spec.rows.size(); ++row) {
            QVERIFY(*spec.cell(row, 3).value <= *spec.cell(row - 1, 3).value);
        }
    }

    void scenariosShowTheLeastErrorAndThePublishedOne() {
        base::NoProgress progress;
        auto scenarios = relative::publishedScenarios();
        scenarios.push_back({"broken", scenarios[0].options, {}});
        scenarios.back().options.to = "9.9";
        const auto outcomes = relative::runScenarios(test::lustreThroughput(), scenarios, progress).value();
        const MatrixSpec spec = widgets::scenarioErrors(outcomes);
        QCOMPARE(spec.rows.size(), std::size_t{17});
        QCOMPARE(spec.columns.size(), std::size_t{5});
        for (std::size_t row = 0; row < 16; ++row) {
            std::vector<double> errors;
            for (std::size_t column = 0; column < 4; ++column) {
                errors.push_back(*spec.cell(row, column).value);
            }
            const auto least = std::min_element(errors.begin(), errors.end()) - errors.begin();
            QVERIFY(spec.cell(row, static_cast<std::size_t>(least)).strong);
        }
        QCOMPARE(*spec.cell(0, 4).value, 18.52);
        QCOMPARE(spec.cell(16, 0).text, QStringLiteral("–"));
        QVERIFY(spec.subtitle.contains(QStringLiteral("of 16")));
        QVERIFY(spec.subtitle.contains(QStringLiteral("smaller than the published one in 16 of 16")));
    }

    void metricsStandBesideEachOther() {
        base::NoProgress progress;
        const auto outcomes =
            relative::runScenarios(test::lustreThroughput(),
                                   relative::scenariosByMetric(options(), {"throughput_mb_s", "nothing"}), progress)
                .value();
        const MatrixSpec spec = widgets::metricErrors(outcomes);
        QCOMPARE(spec.columns[0].label, QStringLiteral("Throughput"));
        QCOMPARE(spec.cell(1, 0).text, QStringLiteral("8.40 %"));
        for (std::size_t way = 0; way < 4; ++way) {
            QCOMPARE(spec.cell(way, 0).strong, *spec.cell(way, 0).value <= *spec.cell(0, 0).value &&
                                                   *spec.cell(way, 0).value <= *spec.cell(1, 0).value &&
                                                   *spec.cell(way, 0).value <= *spec.cell(2, 0).value &&
                                                   *spec.cell(way, 0).value <= *spec.cell(3, 0).value);
        }
        QCOMPARE(spec.cell(0, 1).text, QStringLiteral("–"));
    }

    void theJoinSaysWhatMatchedAndHowRepeatsWereMerged() {
        const auto result = repeated();
        const widgets::RelativeNames names{.from = "…a", .to = "…b", .wholeFrom = "a", .wholeTo = "b"};
        const MatrixSpec counts = widgets::joinCounts(result, names);
        const auto text = [&counts](const char* name) {
            return counts.cell(static_cast<std::size_t>(rowNamed(counts, name)), 0).text;
        };
        QCOMPARE(text("Matched"), QStringLiteral("2"));
        QCOMPARE(text("Only in a"), QStringLiteral("1"));
        QCOMPARE(text("Only in b"), QStringLiteral("1"));
        QCOMPARE(counts.rows[static_cast<std::size_t>(rowNamed(counts, "Only in b"))].shortLabel,
                 QStringLiteral("Only in …b"));
        QCOMPARE(text("Measurements merged"), QStringLiteral("2"));
        QVERIFY(text("Repeats merged").contains(QStringLiteral("median")));
        const MatrixSpec rest = widgets::joinRemainder(RelativeParts(result), names);
        QCOMPARE(rest.rows.size(), std::size_t{3});
        QCOMPARE(rest.cell(static_cast<std::size_t>(rowNamed(rest, "3")), 1).text, QStringLiteral("–"));
        QCOMPARE(rest.cell(static_cast<std::size_t>(rowNamed(rest, "1")), 0).text, QStringLiteral("3"));
        QVERIFY(widgets::joinRemainder(RelativeParts(run(test::lustreThroughput(), options())), relativeNames)
                    .rows.empty());
    }

    void thePruningCurveMarksTheChoiceAndCarriesTheHandle() {
        relative::RelativeOptions chosen = options();
        chosen.grow.maxLeaves = 0;
        QVERIFY(widgets::pruningCurve(run(test::lustreThroughput(), chosen)).curves.empty());
        chosen.pruning = relative::Pruning::alpha;
        chosen.alpha = 0.0;
        const auto result = run(test::lustreThroughput(), chosen);
        const auto& steps = result.crossValidation->steps;
        const PlotSpec spec = widgets::pruningCurve(result);
        QCOMPARE(spec.curves[0].x.size(), steps.size());
        QCOMPARE(spec.curves[0].x.front(), 1.0);
        QCOMPARE(spec.curves[1].y.front(), 1.0);  // without a split the training error is the whole
        const auto handles = std::count_if(spec.guides.begin(), spec.guides.end(),
                                           [](const widgets::GuideLine& guide) { return guide.handle; });
        QCOMPARE(handles, std::ptrdiff_t{1});
        QCOMPARE(spec.guides.back().at, static_cast<double>(result.tree.leafCount()));
        // Dragging the handle to any step and pruning there gives its number of leaves.
        for (const auto& step : steps) {
            const auto alpha = widgets::alphaAt(result, static_cast<double>(step.step.leaves) + 0.2);
            QVERIFY(alpha);
            chosen.alpha = *alpha;
            QCOMPARE(run(test::lustreThroughput(), chosen).tree.leafCount(), step.step.leaves);
        }
    }
};

GREYSCOPE_TEST(tst_relative_tables)

}  // namespace tests_of_relative_tables

#include "tst_relative_tables.moc"
