#include <QTest>

#include <algorithm>
#include <limits>

#include "core/base/contains.h"
#include "tests/support/test_registry.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_heat.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/trends/trends_range.h"
#include "widgets/present/words/visible_text.h"

namespace tests_of_trends_present {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// Series a (the reference) and others over threads 8, 16, 32, one object held.
TrendsResult resultOf(const std::vector<std::vector<double>>& measured, TrendMeasure measure = TrendMeasure::ratio) {
    TrendsResult result;
    result.measure = measure;
    result.facet = "objects_per_ost";
    result.held = {{"objects_per_ost", {"1"}}};
    TrendsSlice slice;
    slice.level = "1";
    slice.table.axisColumns = {"threads_per_ost"};
    slice.table.axisUnits = {""};
    slice.table.valueName = "throughput_mb_s";
    slice.table.valueUnit = "MB/s";
    for (const char* level : {"8", "16", "32"}) {
        slice.table.points.push_back({{level}, {std::stod(level)}});
    }
    slice.measured.resize(3, static_cast<Eigen::Index>(measured.size()));
    for (std::size_t s = 0; s < measured.size(); ++s) {
        result.names.push_back(std::string(1, static_cast<char>('a' + s)));
        for (std::size_t k = 0; k < 3; ++k) {
            slice.measured(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(s)) = measured[s][k];
        }
    }
    slice.shown = slice.measured;
    for (Eigen::Index s = 0; s < slice.shown.cols(); ++s) {
        if (measure == TrendMeasure::ratio) {
            slice.shown.col(s) = slice.measured.col(s).cwiseQuotient(slice.measured.col(0));
        } else if (measure == TrendMeasure::indexed) {
            slice.shown.col(s) /= slice.measured(0, s);
            slice.bases.push_back(slice.measured(0, s));
        }
    }
    TrendsSlice other = slice;
    other.level = "2";
    result.slices = {slice, other};
    return result;
}

SharedTrends shared(const TrendsResult& result) {
    return std::make_shared<const TrendsResult>(result);
}

std::vector<TrendLook> looksFor(const TrendsResult& result) {
    std::vector<TrendLook> looks(result.names.size());
    for (std::size_t s = 0; s < looks.size(); ++s) {
        const Target target = Target::series(QString::fromStdString(result.names[s]));
        looks[s].link = {{target}, {target}};
        looks[s].ink.slot = static_cast<int>(s);
    }
    return looks;
}

}  // namespace

class tst_trends_present : public QObject {
    Q_OBJECT

private slots:
    /// Lines lead along numbers alone: between names there is nothing.
    void namesAreNoLine() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}}, TrendMeasure::absolute);
        const auto shapes = [&] {
            const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
            return std::pair(plot.curves.front().line, plot.curves.front().bars.has_value());
        };
        QCOMPARE(shapes(), std::pair(true, false));
        for (data::AxisPoint& point : result.slices[result.current].table.points) {
            point = {{"host " + point.labels.front()}, {std::nullopt}};
        }
        QCOMPARE(shapes(), std::pair(false, false));
        result.names.pop_back();
        result.slices[result.current].shown.conservativeResize(3, 1);
        result.slices[result.current].measured.conservativeResize(3, 1);
        QCOMPARE(shapes(), std::pair(false, true));
    }

    /// The point of a level with one stands at its place, and not under the name of its series.
    void panelsOfLevelsShareTheirAxis() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}}, TrendMeasure::absolute);
        TrendsSlice whole = result.slices[result.current];
        whole.table.points.back() = {{"20"}, {20.0}};  // no doubling, and so no logarithms
        TrendsSlice one = whole;
        one.table.points.resize(1);
        one.shown.conservativeResize(1, 2);
        one.measured.conservativeResize(1, 2);
        result.slices = {whole, one};
        result.current = 0;
        result.facetLevels = 2;
        const std::vector<PlotSpec> panels = presentTrendPanels(shared(result), looksFor(result), {});
        QCOMPARE(panels.size(), std::size_t{2});
        QVERIFY(panels[0].x.range && panels[0].x.range == panels[1].x.range);
        for (const Curve& curve : panels[1].curves) {
            QVERIFY(!curve.bars);
            QCOMPARE(curve.x, std::vector<double>{panels[0].curves.front().x.front()});
        }
    }

    void seriesOfOnePointAreBarsBesideEachOther() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}, {3, 1, 1}}, TrendMeasure::absolute);
        TrendsSlice& slice = result.slices[result.current];
        slice.table.points.resize(1);
        slice.shown.conservativeResize(1, 3);
        slice.measured.conservativeResize(1, 3);
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.x.ticks.size(), std::size_t{3});
        for (std::size_t s = 0; s < 3; ++s) {
            QVERIFY(plot.curves[s].bars);
            QCOMPARE(plot.curves[s].x, std::vector<double>{plot.x.ticks[s].at});
            QCOMPARE(plot.x.ticks[s].label, plot.curves[s].name);
        }
    }

    /// A chart says how much of its table it draws, where that is not all.
    void aPartOfATableIsCounted_data() {
        QTest::addColumn<int>("allSeries");
        QTest::addColumn<int>("idleRows");
        QTest::newRow("all") << 2 << 0;
        QTest::newRow("of more series") << 24 << 0;
        QTest::newRow("of more rows") << 2 << 36;
        QTest::newRow("of both") << 262 << 4242;
    }
    void aPartOfATableIsCounted() {
        QFETCH(const int, allSeries);
        QFETCH(const int, idleRows);
        constexpr int kUsed = 6;
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}}, TrendMeasure::absolute);
        data::SeriesTable& table = result.slices[result.current].table;
        table.series.resize(static_cast<std::size_t>(allSeries));
        table.leftOut.rows = static_cast<std::size_t>(kUsed + idleRows);
        table.leftOut.idle = {{data::Reason::otherSeries, "", static_cast<std::size_t>(idleRows), 0, {}}};
        const QString said = presentTrends(shared(result), looksFor(result), {}).subtitle;
        QCOMPARE(said.contains(QStringLiteral("2 of %1 series").arg(allSeries)), allSeries > 2);
        QCOMPARE(said.contains(QStringLiteral("%1 of %2 rows").arg(kUsed).arg(kUsed + idleRows)), idleRows > 0);
    }

    /// What its source calls wrong is a mark of its own, in the chart and in its numbers.
    void anInvalidResultIsMarked() {
        TrendsResult result = resultOf({{10.0, 20.0, 40.0}, {11.0, kNaN, 44.0}}, TrendMeasure::absolute);
        result.slices[0].invalid = {{1, 1, 300.0, 300.0, "FAILED comparison"}};
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        const Curve& marks = plot.curves.back();
        QCOMPARE(marks.ink.tone, Tone::bad);
        QVERIFY(!marks.line && marks.marker != Marker::none);
        QCOMPARE(marks.y, std::vector{300.0});
        QVERIFY(marks.pointTexts[0].contains("FAILED comparison"));
        QVERIFY(tabSeparated(plot).contains("300"));
        const MatrixSpec values = presentTrendValues(shared(result), looksFor(result), {});
        QCOMPARE(std::count_if(values.cells.begin(), values.cells.end(),
                               [](const Cell& cell) { return cell.invalid == "FAILED comparison"; }),
                 1);
        // and at its level in the small multiples, within their axis
        const PlotSpec small = presentTrendPanels(shared(result), looksFor(result), {}).front();
        QVERIFY(small.curves.back().ink.tone == Tone::bad && small.y.range->second >= 300.0);
        // where series of several units have a panel each, in that of its series alone
        result.quantities = {"MB/s", "s"};
        const std::vector<PlotSpec> panels = presentTrendPanels(shared(result), looksFor(result), {});
        QVERIFY(panels[0].curves.size() == 1 && panels[1].curves.back().ink.tone == Tone::bad);
    }

    /// As measured, a series of another quantity has a chart of its own.
    void quantitiesOfOtherUnitsShareNoAxis() {
        TrendsResult result =
            resultOf({{10.0, 20.0, 40.0}, {1.0, 2.0, 3.0}, {30.0, 20.0, 10.0}}, TrendMeasure::absolute);
        result.facet.clear();
        result.held.clear();
        result.quantities = {"MB/s", "s", "MB/s"};
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.curves.size(), std::size_t{2});
        QVERIFY2(plot.subtitle.contains("b"), qPrintable(plot.subtitle));
        QVERIFY2(plot.y.label.contains("MB/s") && !plot.y.unitMissing, qPrintable(plot.y.label));
        QVERIFY2(!plot.subtitle.contains("first"), qPrintable(plot.subtitle));  // none of its lines is left out
        const std::vector<PlotSpec> panels = presentTrendPanels(shared(result), looksFor(result), {});
        QCOMPARE(panels.size(), std::size_t{2});  // those that measure the same are together
        QVERIFY(panels[0].curves.size() == 2 && panels[0].title == "MB/s");
        QVERIFY(panels[1].curves.size() == 1 && panels[1].curves.front().y.front() == 1.0);
        QVERIFY2(panels[1].y.label.contains("s"), qPrintable(panels[1].y.label));
    }

    void levelsThatAreNegativeHaveAMinusSign() {
        TrendsResult result = resultOf({{10.0, 20.0, 40.0}}, TrendMeasure::absolute);
        result.slices[0].table.points[0] = {{"-8"}, {-8.0}};
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.x.ticks.front().label, QString(QChar(0x2212)) + '8');
        QVERIFY(tabSeparated(plot).contains("\n-8\t10"));  // in data it is a hyphen
    }

    void sentenceSaysWhatTheNumbersSay_data() {
        QTest::addColumn<std::vector<std::vector<double>>>("measured");
        QTest::addColumn<QString>("sentence");
        using Values = std::vector<std::vector<double>>;
        QTest::newRow("above, and one near")
            << Values{{100, 200, 300}, {120, 300, 648}, {103.1, 198, 300}}
            << "b is above a at every level of Threads/OST, from 1.20× to 2.16×; c stays "
               "within 4 % of a.";
        QTest::newRow("nothing to draw") << Values{{100, 200, 300}, {kNaN, kNaN, kNaN}, {50, 180, 150}}
                                         << "No value here: b. c is below a at every level of Threads/OST, "
                                            "from 0.50× to 0.90×.";
        QTest::newRow("below") << Values{{100, 200, 300}, {50, 180, 150}}
                               << "b is below a at every level of Threads/OST, from 0.50× to 0.90×.";
        QTest::newRow("crossing") << Values{{100, 200, 300}, {80, 260, 300}}
                                  << "b changes from 0.80× of a at 8 to 1.30× at 16.";
        QTest::newRow("near alone") << Values{{100, 200, 300}, {101, 202, 309}} << "b stays within 3 % of a.";
        QTest::newRow("gaps") << Values{{100, 200, 300}, {kNaN, 300, kNaN}}
                              << "b is above a at each level of Threads/OST that both have, from "
                                 "1.50× to 1.50×.";
    }
    void sentenceSaysWhatTheNumbersSay() {
        QFETCH(std::vector<std::vector<double>>, measured);
        QTEST(trendSentence(resultOf(measured)), "sentence");
    }

    void extremesOfMeasuredValues() {
        const TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}}, TrendMeasure::absolute);
        QCOMPARE(trendSentence(result), QString("Highest: b with 648 MB/s at 32; lowest: a with 100 MB/s at 8."));
    }

    void chartOfRatios() {
        const TrendsResult result = resultOf({{100, 200, 300}, {120, kNaN, 648}});
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.title, QString("Throughput as a multiple of a"));
        QVERIFY(plot.subtitle.startsWith("Objects/OST = 1. "));
        QCOMPARE(plot.x.label, QString("Threads/OST (log2)"));
        QCOMPARE(plot.x.scale, Scale::log2);
        QCOMPARE(plot.x.ticks.back().label, QString("32"));
        QVERIFY(plot.curves[0].heavy);
        QCOMPARE(formatted(plot.curves[0].y.back(), *plot.curves[0].endValue), QString("1"));
        QCOMPARE(plot.curves[1].x, (std::vector<double>{8, 32}));  // the gap is no point
        QCOMPARE(plot.curves[1].y, (std::vector<double>{1.2, 2.16}));
        QCOMPARE(plot.curves[1].missingAt, std::vector<double>{16});
        QVERIFY(plot.curves[0].missingAt.empty() && plot.subtitle.contains("Dotted: across 1 missing"));
        QCOMPARE(formatted(plot.curves[1].y.back(), *plot.curves[1].endValue), QString("2.16×"));
        QCOMPARE(plot.curves[1].pointTexts[1], QString("b at 32 threads, 1 object\n648 ÷ 300 MB/s = 2.160×"));
        QCOMPARE(plot.guides.front().at, 1.0);
        QCOMPARE(plot.topNote, QString("↑ faster than a"));
    }

    /// Two series that were sampled in turns have no holes, one that lacks a few of many points has.
    void pointsOfOtherSeriesAreNoHoles() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}}, TrendMeasure::absolute);
        TrendsSlice& slice = result.slices[0];
        const auto fill = [&](const auto& isMissing) {
            slice.table.points.clear();
            slice.measured.resize(100, 2);
            for (int k = 0; k < 100; ++k) {
                slice.table.points.push_back({{std::to_string(k)}, {static_cast<double>(k)}});
                slice.measured.row(k) << 1.0 + k, 2.0 + k;
                slice.measured(k, isMissing(k) ? 1 : 0) = isMissing(k) || k % 2 == 1 ? kNaN : 1.0;
            }
            slice.shown = slice.measured;
            return presentTrends(shared(result), looksFor(result), {});
        };
        const PlotSpec inTurns = fill([](int k) { return k % 2 == 0; });
        QVERIFY(inTurns.curves[0].missingAt.empty() && inTurns.curves[1].missingAt.empty());
        QVERIFY(!inTurns.subtitle.contains("Dotted"));
        QCOMPARE(fill([](int k) { return k == 7; }).curves[1].missingAt, std::vector<double>{7});
    }

    void aWideTableIsNotTitledAfterItsReference() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}}, TrendMeasure::absolute);
        for (TrendsSlice& slice : result.slices) {
            slice.table.valueName.clear();
        }
        QCOMPARE(presentTrends(shared(result), looksFor(result), {}).title, QString("Value, MB/s"));
        result.measure = TrendMeasure::ratio;
        QCOMPARE(presentTrends(shared(result), looksFor(result), {}).title, QString("Multiples of a"));
    }

    void levelsThatDoubleAloneAreOnALogAxis() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        result.slices[0].table.points[2] = {{"31"}, {31.0}};
        QCOMPARE(presentTrends(shared(result), looksFor(result), {}).x.scale, Scale::linear);
        TrendsOptions chosen;
        chosen.horizontal = Scale::log2;
        QCOMPARE(presentTrends(shared(result), looksFor(result), chosen).x.scale, Scale::log2);
        result.slices[0].table.points.clear();
        result.slices[0].measured.resize(0, 2);
        result.slices[0].shown.resize(0, 2);
        QCOMPARE(presentTrends(shared(result), looksFor(result), chosen).x.label, QString("Threads/OST"));
    }

    void optionsChangeTheChart() {
        const TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        TrendsOptions options;
        options.horizontal = Scale::linear;
        options.parityLine = options.endNames = options.endValues = false;
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), options);
        QCOMPARE(plot.x.label, QString("Threads/OST"));
        QVERIFY(plot.guides.empty() && plot.bands.empty() && plot.topNote.isEmpty());
        QCOMPARE(plot.labelling, Labelling::none);
        QVERIFY(!plot.curves[1].endValue);
    }

    void indexedValuesNameTheirDivisor() {
        const TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}}, TrendMeasure::indexed);
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.curves[1].pointTexts[2], QString("b at 32 threads, 1 object\n648 ÷ 120 MB/s = 5.400×"));
        QCOMPARE(plot.title, QString("Throughput as a multiple of its value at 8"));
    }

    /// A series that begins later is over its own first value, not over that at the first point.
    void seriesThatBeginLaterNameTheirFirstPoint() {
        TrendsResult result = resultOf({{100, 200, 300}, {kNaN, 300, 648}}, TrendMeasure::indexed);
        for (TrendsSlice& slice : result.slices) {
            slice.shown.col(1) = slice.measured.col(1) / slice.measured(1, 1);
            slice.bases[1] = slice.measured(1, 1);
        }
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.title, QString("Throughput relative to its own first value"));
        QVERIFY(!plot.y.label.contains(QLatin1Char('8')));
        QVERIFY(plot.curves[1].name.startsWith(QLatin1String("b, ")));
        QVERIFY(plot.curves[0].name.contains(QLatin1String("(8)")));
        QVERIFY(plot.curves[1].name.contains(QLatin1String("(16)")));
        QCOMPARE(plot.curves[1].pointTexts[1], QString("b at 32 threads, 1 object\n648 ÷ 300 MB/s = 2.160×"));
    }

    void anIndexSaysWhatItIsRelativeTo() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}}, TrendMeasure::indexed);
        result.index.base = IndexBase::median;
        for (TrendsSlice& slice : result.slices) {
            slice.bases = {200, 300};
        }
        PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QVERIFY(plot.title.contains(QLatin1String("median")) && plot.y.label.contains(QLatin1String("median")));
        QVERIFY(plot.curves[1].name.contains(QLatin1String("300 MB/s")));
        QVERIFY(plot.curves[1].pointTexts[2].contains(QStringLiteral("648 ÷ 300")));
        result.index = {IndexBase::point, "16"};
        for (TrendsSlice& slice : result.slices) {
            slice.indexedAt = 1;
            slice.bases = {200, kNaN};
            slice.shown.col(1).setConstant(kNaN);
        }
        plot = presentTrends(shared(result), looksFor(result), {});
        QVERIFY(plot.title.endsWith(QLatin1String("16")) && plot.y.label.endsWith(QLatin1String("16")));
        QVERIFY(plot.curves[0].name.contains(QLatin1String("16")));
        QVERIFY2(plot.subtitle.contains(QLatin1String("at 16: b")), qPrintable(plot.subtitle));
    }

    void textAxisIsCategorical() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        for (TrendsSlice& slice : result.slices) {
            for (std::size_t k = 0; k < 3; ++k) {
                slice.table.points[k] = {{std::string("mode ") + static_cast<char>('x' + k)}, {std::nullopt}};
            }
        }
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.x.scale, Scale::linear);
        QCOMPARE(plot.x.ticks[2].label, QString("mode z"));
        QCOMPARE(plot.curves[0].x, (std::vector<double>{1, 2, 3}));
    }

    void valuesEndWithTheReferenceInItsUnit() {
        const TrendsResult result = resultOf({{100, 200, 300}, {120, kNaN, 648}});
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        const MatrixSpec values = presentTrendValues(shared(result), looksFor(result), {});
        QCOMPARE(values.rows.size(), std::size_t{2});
        QCOMPARE(values.rows[0].label, QString("b"));
        QCOMPARE(values.cell(0, 2).text, QString("2.160"));
        QCOMPARE(*values.cell(0, 2).value, 2.16);
        QVERIFY(values.cell(0, 1).text.isEmpty() && !values.cell(0, 1).value);
        QCOMPARE(values.rows[1].label, QString("a MB/s"));
        QCOMPARE(values.cell(1, 1).text, QString("200"));
        QVERIFY(!values.cell(1, 1).value);
        QCOMPARE(values.low * values.high, 1.0);
        QCOMPARE(values.high, 2.16);
        QCOMPARE(values.tipOf(0, 2), plot.curves[1].pointTexts[1]);
        QCOMPARE(values.tipOf(0, 1), QString());
        QCOMPARE(values.tipOf(1, 1), plot.curves[0].pointTexts[1]);
    }

    void notesTellTheSidesOfParityApart() {
        const TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.notesPart, std::optional(1.0));
        QCOMPARE(plot.bottomNote, QString("↓ slower than a"));
    }

    void aLongTableIsListedInPartAndSaysSo() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        TrendsSlice& slice = result.slices[0];
        const Eigen::Index points = 15000;
        slice.table.points.clear();
        for (Eigen::Index k = 0; k < points; ++k) {
            slice.table.points.push_back({{std::to_string(k)}, {static_cast<double>(k)}});
        }
        slice.measured = slice.shown = Eigen::MatrixXd::Ones(points, 2);
        const MatrixSpec values = presentTrendValues(shared(result), looksFor(result), {});
        QCOMPARE(values.columns.size(), std::size_t{10000});
        QVERIFY2(values.subtitle.contains("the first 10000 of 15000 points"), qPrintable(values.subtitle));
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.curves[0].x.size(), std::size_t{15000});
        QVERIFY(plot.curves[1].pointTexts[14999].startsWith("b at 14999 threads"));
    }

    void intervalsLeaveRoomForTheValues() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        TrendsSlice& slice = result.slices[result.current];
        slice.low = slice.high = slice.shown;
        slice.high(0, 1) = 3.0;
        QVERIFY(!presentTrends(shared(result), looksFor(result), {}).y.range);  // all of it is shown
        slice.high(0, 1) = 90.0;
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QVERIFY(plot.y.range && plot.y.range->second < 5.0 && plot.y.range->second > 2.16);
        QCOMPARE(*std::max_element(plot.beyond.y.begin(), plot.beyond.y.end()), 90.0);  // told at the edge
    }

    void seriesAHundredfoldApartStandOnALogarithmicAxis() {
        QCOMPARE(verticalScaleOf(resultOf({{100, 200, 300}, {120, 300, 648}})), Scale::linear);
        QCOMPARE(verticalScaleOf(resultOf({{1, 2, 3}, {120, 300, 648}})), Scale::log10);
        QCOMPARE(verticalScaleOf(resultOf({{1, 2, 3}, {0, 300, 648}}, TrendMeasure::absolute)), Scale::linear);
        // So does a line that climbs over more than four decades, which two of three or a single peak do not.
        QCOMPARE(verticalScaleOf(resultOf({{2, 500, 60000}}, TrendMeasure::absolute)), Scale::log10);
        QCOMPARE(verticalScaleOf(resultOf({{2, 500, 15000}}, TrendMeasure::absolute)), Scale::linear);
        QCOMPARE(verticalScaleOf(resultOf({{2, 40000, 60000}}, TrendMeasure::absolute)), Scale::linear);
    }

    void timesAreWrittenAsTimes() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        data::SeriesTable& table = result.slices[result.current].table;
        table.secondsPerUnit = 1e-3;
        const double hour = 3'600'000.0;
        for (std::size_t k = 0; k < table.points.size(); ++k) {
            table.points[k].numbers = {1'700'006'400'000.0 + static_cast<double>(k) * hour};
        }
        QCOMPARE(pointText(table, 1), QString("2023-11-15 01:00"));
        QCOMPARE(presentTrends(shared(result), looksFor(result), {}).x.timeStep, 3600.0);  // no tick between them
        const MatrixSpec values = presentTrendValues(shared(result), looksFor(result), {});
        QCOMPARE(values.columns[0].label, QString("2023-11-15"));
        QCOMPARE(values.columns[1].label, QString("01:00"));  // of the same day
        for (std::size_t k = 0; k < table.points.size(); ++k) {
            table.points[k].numbers = {1'700'006'400'000.0 + static_cast<double>(k) * 24 * 24 * hour};
        }
        const std::vector<Heading> days = presentTrendValues(shared(result), looksFor(result), {}).columns;
        QCOMPARE(days[0].label, QString("2023-11-15"));
        QCOMPARE(days[1].label, QString("12-09"));  // of the same year
        QCOMPARE(days[2].label, QString("2024-01-02"));
    }

    /// A ratio whose interval holds 1 is marked, and how intervals are made is said.
    void ratiosThatRepeatsDoNotTellFromOneAreMarked() {
        TrendsResult result = resultOf({{100, 200, 300}, {102, 300, 648}});
        TrendsSlice& slice = result.slices[result.current];
        slice.low = slice.high = slice.shown;
        slice.low(0, 1) = 0.98;
        slice.high(0, 1) = 1.06;
        slice.fewestRepeats = slice.mostRepeats = 5;
        const MatrixSpec values = presentTrendValues(shared(result), looksFor(result), {});
        QCOMPARE(values.cell(0, 0).text, QString("≈1.020"));
        QCOMPARE(values.cell(0, 1).text, QString("1.500"));
        QVERIFY(values.subtitle.contains("not distinguishable from 1×"));
        QVERIFY(presentTrends(shared(result), looksFor(result), {}).subtitle.contains("(Fieller)"));
        slice.intervals = stats::IntervalMethod::bootstrap;
        QVERIFY(presentTrends(shared(result), looksFor(result), {}).subtitle.contains("(bootstrap, BCa)"));
    }

    void mediansWithoutIntervalsAreNamed() {
        TrendsResult result = resultOf({{100, 200, 300}, {102, 300, 648}});
        const auto subtitle = [&result] { return presentTrends(shared(result), looksFor(result), {}).subtitle; };
        QVERIFY(!subtitle().contains("by formula"));
        result.slices[result.current].mediansWithout = 3;
        QVERIFY(subtitle().contains("Ratios of medians have no interval by formula, only a bootstrap interval."));
        result.measure = TrendMeasure::absolute;
        QVERIFY(subtitle().contains("3 medians of fewer than 6 repeats"));
    }

    void pairsWithoutIntervalsAreNamed() {
        TrendsResult result = resultOf({{100, 200, 300}, {102, 300, 648}});
        const auto subtitle = [&result] { return presentTrends(shared(result), looksFor(result), {}).subtitle; };
        QVERIFY(!subtitle().contains("2 repeats"));
        result.slices[result.current].pairsWithout = 17;
        QVERIFY(subtitle().contains("17 points of 2 repeats"));
    }

    /// A number is a date where its column speaks of a time, and a number where it says nothing.
    void levelsAreHeadedByDatesWhereTheirNameSpeaksOfATime() {
        QCOMPARE(heldLevelText("start_epoch", "1073741824"), QString("2004-01-10 13:37:04"));
        QCOMPARE(heldLevelText("timestamp", "1073741824000"), QString("2004-01-10 13:37:04"));
        QVERIFY(heldLevelText("column 3", "1073741824").contains("1073741824"));
        QVERIFY(heldLevelText("bytes", "1073741824").contains("1073741824"));
    }

    void multiplesShareTheirAxesAndMarkTheCurrentOne() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}});
        result.slices[1].shown(2, 1) = 4.0;
        const auto multiples = presentTrendPanels(shared(result), looksFor(result), {});
        QCOMPARE(multiples.size(), std::size_t{2});
        QVERIFY(multiples[0].chosen && !multiples[1].chosen);
        QCOMPARE(multiples[0].y.range, multiples[1].y.range);
        QVERIFY(multiples[0].y.range->second > 4.0);
        result.slices[0].low = result.slices[0].high = result.slices[0].shown;
        result.slices[0].high(0, 1) = 9.0;  // an error bar
        QVERIFY(presentTrendPanels(shared(result), looksFor(result), {})[1].y.range->second > 9.0);
        QCOMPARE(multiples[1].title, QString("2"));
        result.facetLevels = kMostPanels + 1;
        QVERIFY(presentTrendPanels(shared(result), looksFor(result), {}).empty());
        result.facetLevels = 2;
        result.facet.clear();
        QVERIFY(presentTrendPanels(shared(result), looksFor(result), {}).empty());
    }

    void manySeriesAreABandWithLinesOverIt() {
        std::vector<std::vector<double>> measured{{100, 200, 300}};
        for (int s = 0; s <= 100; ++s) {
            measured.push_back({100.0 + s, 200.0 + 2 * s, s < 100 ? 300.0 + 3 * s : 30000.0});
        }
        TrendsResult result = resultOf(measured);
        base::NoProgress progress;
        for (TrendsSlice& slice : result.slices) {
            slice.band =
                data::quantileBand(slice.shown.rightCols(101), {kBandShares.begin(), kBandShares.end()}, progress)
                    .value();
        }
        TrendsOptions options;
        options.drawn = std::vector<std::size_t>{0, 1, 50};
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), options);
        QCOMPARE(plot.curves.size(), std::size_t{4});
        QCOMPARE(plot.curves.back().name, QString("median"));
        QCOMPARE(plot.curves.back().y[1], 1.5);
        QVERIFY(plot.curves.back().pointTexts[1].startsWith("Median of 101 series at 16\n1.50×; 5 to 95 %: 1.05×"));
        QCOMPARE(plot.ribbons.size(), std::size_t{3});
        QCOMPARE(plot.ribbons[0].name, QString("extremes of 101"));
        QCOMPARE(plot.ribbons[0].high[2], 100.0);
        QCOMPARE(plot.ribbons[2].low[0], 1.25);
        QVERIFY2(plot.subtitle.contains("101 series as a band"), qPrintable(plot.subtitle));
        // One series far out does not flatten the others: a triangle at the axis' end tells of it.
        QVERIFY(plot.y.range->second < 3.0);
        QVERIFY(base::contains(plot.beyond.y, 100.0));
        const QString text = tabSeparated(plot);
        QVERIFY2(text.startsWith("Threads/OST (log2)\ta\tb\t"), qPrintable(text.section('\n', 0, 0)));
        QVERIFY(text.section('\n', 0, 0).endsWith("\t25 to 75 %: lower\t25 to 75 %: upper"));
        QCOMPARE(text.section('\n', 3, 3).section('\t', 6, 6), QString("100"));
        const MatrixSpec values = presentTrendValues(shared(result), looksFor(result), options);
        QCOMPARE(values.rows.size(), kBandShares.size() + 3);
        QCOMPARE(values.rows[0].label, QString("highest"));
        QCOMPARE(*values.cell(3, 1).value, 1.5);
        QCOMPARE(values.tipOf(3, 1), QString());
        QVERIFY(values.tipOf(kBandShares.size() + 1, 1).startsWith(visibleText(result.names[50]) + " at 16"));
        QCOMPARE(presentTrendPanels(shared(result), looksFor(result), options)[1].ribbons.size(), std::size_t{3});
    }

    void linesThatAreLeftOutAreSaid() {
        const TrendsResult result = resultOf(std::vector<std::vector<double>>(301, {1, 2, 3}));
        const PlotSpec plot = presentTrends(shared(result), looksFor(result), {});
        QCOMPARE(plot.curves.size(), kMostLines + 1);
        QVERIFY2(plot.subtitle.contains("first 200 of 300 compared"), qPrintable(plot.subtitle));
    }

    void heatIsColouredAboutOne() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 648}, {50, kNaN, 300}});
        result.heat = TrendHeat{{2, 0, 1}, grey::RowOrder::clustered, false, 0.5, 2.16, 0.5, 2.16, 1.0};
        auto looks = looksFor(result);
        looks[2].shortName = QStringLiteral("c ▮▯");
        const OverviewSpec heat = presentTrendHeat(shared(result), looks, {});
        QCOMPARE(heat.rowCount(), std::size_t{3});
        QCOMPARE(heat.item(0).name, QStringLiteral("c"));
        QCOMPARE(heat.item(0).shortName, looks[2].shortName);
        QCOMPARE(heat.columnName(2), QStringLiteral("32"));
        QCOMPARE(heat.value(2, 2), 2.16);
        QVERIFY(heat.text(0, 1).isEmpty());
        QCOMPARE(heat.palette, Palette::divergingLog2);
        QVERIFY(std::abs(heat.low * heat.high - 1.0) < 1e-12);
        QCOMPARE(heat.scaleTicks[2].label, QStringLiteral("2.16×"));
        QCOMPARE(heat.tips[1 * 3 + 2], QStringLiteral("b at 32 threads, 1 object\n648 ÷ 300 MB/s = 2.160×"));
        QCOMPARE(heat.tips[2 * 3 + 1], QStringLiteral("c has no value at 16."));
    }

    void heatMarksWhatLiesBeyondItsScale() {
        TrendsResult result = resultOf({{100, 200, 300}, {120, 300, 64800}}, TrendMeasure::absolute);
        result.heat = TrendHeat{{0, 1}, grey::RowOrder::given, false, 100.0, 64800.0, 100.0, 300.0, 200.0};
        const OverviewSpec heat = presentTrendHeat(shared(result), looksFor(result), {});
        QCOMPARE(heat.palette, Palette::cividis);
        QCOMPARE(heat.high, 300.0);
        QCOMPARE(heat.scaleTicks.back().label, QStringLiteral("≥300"));
        QCOMPARE(heat.scaleTicks.front().label, QStringLiteral("100"));
        // Over a hundredfold, colours go by the logarithm.
        result.heat->high = 60000.0;
        QCOMPARE(presentTrendHeat(shared(result), looksFor(result), {}).palette, Palette::cividisLog);
    }
};

GREYSCOPE_TEST(tst_trends_present)

}  // namespace tests_of_trends_present

#include "tst_trends_present.moc"
