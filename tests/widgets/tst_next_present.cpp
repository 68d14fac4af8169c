#include <QTest>

#include <cmath>

#include "tests/support/test_registry.h"
#include "widgets/present/forecast/law_curve.h"
#include "widgets/present/next/next_present.h"
#include "widgets/present/words/noise_text.h"

namespace tests_of_next_present {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

/// Two factors, four cells, two measured, the others suggested.
relative::NextMeasurements sample() {
    relative::NextMeasurements result;
    result.factors = {"threads", "a, b"};
    result.cells = {{{"8", "x"}, 2.0, 1.9},
                    {{"8", "y"}, std::nullopt, 1.5},
                    {{"16", "x"}, 0.5, 0.6},
                    {{"16", "y"}, std::nullopt, 0.7}};
    result.measured = 2;
    result.suggested = {{3, 0.25}, {1, 0.0}};
    return result;
}

}  // namespace

class tst_next_present : public QObject {
    Q_OBJECT

private slots:
    void theListHasThemInOrder() {
        const MatrixSpec list = nextList(sample());
        QCOMPARE(list.rows.size(), std::size_t{2});
        QCOMPARE(list.cell(0, 0).text, QStringLiteral("16"));
        QCOMPARE(list.cell(0, 2).text, QStringLiteral("0.700×"));
        QCOMPARE(list.columns.size(), std::size_t{3});
        relative::NextMeasurements gain = sample();
        gain.next.rule = relative::NextRule::expectedGain;
        QCOMPARE(nextList(gain).cell(0, 3).text, QStringLiteral("25 %"));
        QCOMPARE(jobList(sample()), QStringLiteral("threads,\"a, b\"\n16,y\n8,y\n"));
        relative::NextMeasurements all = sample();
        all.suggested.clear();
        QVERIFY(nextList(all).subtitle.contains(QStringLiteral("there is nothing to suggest")));
    }

    void theGridTellsMeasuredFromPredicted() {
        const MatrixSpec grid = nextGrid(sample());
        QCOMPARE(grid.cells.size(), std::size_t{4});
        QVERIFY(grid.cell(0, 0).value && !grid.cell(0, 1).value);
        QCOMPARE(grid.cell(0, 1).text, QStringLiteral("2: 1.500?"));
        QVERIFY(grid.cell(1, 1).strong && !grid.cell(1, 0).strong);
        QVERIFY(std::abs(grid.low * grid.high - 1.0) < 1e-12);
    }

    void theCurveSaysWhatIsGained() {
        relative::LearningCurves curves;
        curves.options.start = 8;
        curves.options.starts = 50;
        curves.cells = 20;
        curves.all = 0.6;
        for (const relative::NextRule rule :
             {relative::NextRule::evenSpread, relative::NextRule::expectedGain, relative::NextRule::random}) {
            curves.rules.push_back({rule, {2.0, 1.0}, {1.0, 0.5}, {3.0, 1.5}});
        }
        curves.gainOverEven = {{0.0, 0.0}, {0.02, 0.05}, {0.1, 0.02}};
        curves.gainOverRandom = {{-0.1, 0.05}, {-0.1, 0.2}, {0.0, 0.0}};
        const PlotSpec plot = learningChart(curves);
        QCOMPARE(plot.curves.size(), std::size_t{3});
        QCOMPARE(plot.curves[0].x, (std::vector<double>{8.0, 9.0}));
        QCOMPARE(plot.ribbons.size(), std::size_t{1});
        QCOMPARE(plot.title, QStringLiteral("Choosing has no advantage over an even spread"));
        QVERIFY(plot.subtitle.contains(QStringLiteral("Expected gain is not measurably better than an even")));
        QVERIFY(plot.subtitle.contains(QStringLiteral("An even spread is better than random")));
    }

    /// A law is drawn between the points as its formula has it.
    void lawsAreCurves() {
        grey::ModelOutcome usl;
        usl.name = "usl";
        usl.parameters = {{"λ", 100.0}, {"σ", 0.1}, {"κ", 0.01}};
        const auto law = lawOf(usl);
        QVERIFY(std::abs(law(4.0) - 400.0 / (1.0 + 0.3 + 0.12)) < 1e-9);
        Curve points;
        points.x = {1.0, 2.0, 4.0};
        points.y = {law(1.0), law(2.0), law(4.0)};
        const std::vector<Curve> curves = lawCurve(usl, points, {points.x, true, true});
        QCOMPARE(curves.size(), std::size_t{1});
        for (std::size_t k = 0; k < curves[0].x.size(); ++k) {
            QVERIFY(std::abs(curves[0].y[k] - law(curves[0].x[k])) < 1e-9);
        }
        QCOMPARE(curves[0].x.front(), 1.0);
        QVERIFY(std::abs(curves[0].x.back() - 4.0) < 1e-12);
        usl.parameters.emplace_back("s", 2.0);
        QVERIFY(!lawOf(usl));
        grey::ModelOutcome other;
        other.name = "gm11";
        QVERIFY(lawCurve(other, points, {points.x, true, true}).empty());
    }

    /// A peak is drawn where it is claimed, within the axis.
    void peaksStandOnTheirLoad() {
        grey::ModelOutcome usl;
        usl.name = "usl";
        usl.peak =
            stats::Peak{stats::PeakClaim::seen, 1.0, 64.0, 40.0, 900.0, stats::Interval{30.0, 80.0}, std::nullopt};
        PlotSpec spec;
        spec.x.range = {{1.0, 64.0}};
        addPeak(spec, usl, {{1.0, 64.0}, true, true});
        QCOMPARE(spec.guides.front().at, 40.0);
        QCOMPARE(spec.bands.front().to, 64.0);
        PlotSpec none;
        none.x.range = {{1.0, 64.0}};
        usl.peak->claim = stats::PeakClaim::beyond;
        addPeak(none, usl, {{1.0, 64.0}, true, true});
        QVERIFY(none.guides.empty() && none.bands.empty());
    }

    void whatIsNotToldFromParityIsMarked() {
        relative::NextMeasurements result = sample();
        result.cells[0].atParity = true;
        const MatrixSpec grid = nextGrid(result);
        const auto marked = std::count_if(grid.cells.begin(), grid.cells.end(),
                                          [](const Cell& cell) { return cell.text.startsWith(u'≈'); });
        QCOMPARE(marked, 1);
    }

    void theNoiseFloorIsSaid() {
        QCOMPARE(noiseSentence(std::nullopt), QString());
        QVERIFY(
            noiseSentence(stats::NoiseFloor{4, 3, 5, 0.7, 2.0}).contains(QStringLiteral("3–5 repeats of each of 4")));
    }
};

GREYSCOPE_TEST(tst_next_present)

}  // namespace tests_of_next_present

#include "tst_next_present.moc"
