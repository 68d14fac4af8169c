// Kinds of trends charts: bars, distributions, scatter charts, and panels as one figure.
#include <QFontMetricsF>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "tests/support/test_registry.h"
#include "widgets/plot/bar_painter.h"
#include "widgets/plot/facets_painter.h"
#include "widgets/plot/frame_layout.h"
#include "widgets/plot/paper_labels.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/present/trends/trends_distribution.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/trends/trends_scatter.h"
#include "widgets/present/trends/trends_table.h"

namespace tests_of_trends_kinds {

using namespace greyscope;
using namespace greyscope::widgets;
using Numbers = std::vector<double>;

namespace {

/// Series a (the reference), b, ... over threads 8, 16, 32.
TrendsResult resultOf(const std::vector<Numbers>& measured) {
    TrendsResult result;
    result.measure = TrendMeasure::absolute;
    TrendsSlice slice;
    slice.table.axisColumns = {"threads"};
    slice.table.axisUnits = {""};
    slice.table.valueName = "throughput";
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
    result.slices = {slice};
    return result;
}

std::vector<TrendLook> looksFor(const TrendsResult& result) {
    std::vector<TrendLook> looks(result.names.size());
    for (std::size_t s = 0; s < looks.size(); ++s) {
        looks[s].ink.slot = static_cast<int>(s);
        looks[s].marker = Marker::circle;
    }
    return looks;
}

TrendsOptions drawnAs(ChartKind kind) {
    TrendsOptions options;
    options.kind = kind;
    return options;
}

PlotSpec chartOf(const TrendsResult& result, const TrendsOptions& options) {
    return presentTrends(std::make_shared<const TrendsResult>(result), looksFor(result), options);
}

PlotLayout laidOut(const PlotSpec& plot, const QSize& size, const Style& style) {
    return layOut(plot, style, size, homeRange(plot, Side::horizontal), homeRange(plot, Side::vertical));
}

/// `count` measurements 1, 2, ... of each series at each of the levels.
void addSamples(TrendsResult& result, std::size_t count) {
    Numbers values(count);
    std::iota(values.begin(), values.end(), 1.0);
    for (TrendsSlice& slice : result.slices) {
        slice.samples.assign(result.names.size(), std::vector<Numbers>(slice.table.pointCount(), values));
    }
}

}  // namespace

class tst_trends_kinds : public QObject {
    Q_OBJECT

private slots:
    /// Bars of a level stand beside each other, apart from those of the next level, and begin at 0.
    void barsStandInGroups() {
        const TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}, {3, 1, 1}});
        const PlotSpec plot = chartOf(result, drawnAs(ChartKind::bars));
        const PlotLayout layout = laidOut(plot, {600, 400}, Style::screen(Theme::light()));
        std::vector<QRectF> all;
        for (std::size_t k = 0; k < 3; ++k) {
            for (const Curve& curve : plot.curves) {
                all.push_back(barOf(curve, k, layout.frame));
                QCOMPARE(all.back().bottom(), layout.frame.y.pixel(0.0));
                QVERIFY(std::abs(all.back().top() - layout.frame.y.pixel(curve.y[k])) < 1e-6);
            }
        }
        for (std::size_t i = 1; i < all.size(); ++i) {
            QVERIFY(all[i].left() > all[i - 1].right());
        }
        const double inGroup = all[1].left() - all[0].right();
        QVERIFY(all[3].left() - all[2].right() > 3.0 * inGroup);
        QCOMPARE(plot.y.range->first, 0.0);
        QCOMPARE(plot.x.ticks.size(), std::size_t{3});
        const SpecTable table = specTable(plot);
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(table.rows[1][0].text, QString("16"));
        QCOMPARE(*table.rows[1][2].number, 4.0);
    }

    void barsBelowZeroHang() {
        const PlotSpec plot = chartOf(resultOf({{-1, 2, 3}, {2, -4, 5}}), drawnAs(ChartKind::bars));
        QVERIFY(plot.y.range->first < -4.0 && plot.y.range->second > 5.0);
        QCOMPARE(plot.curves[1].bars->to[1], -4.0);
    }

    void stackedBarsAddUp() {
        const PlotSpec plot = chartOf(resultOf({{1, 2, -3}, {2, 4, 5}, {3, 1, -1}}), drawnAs(ChartKind::stacked));
        QCOMPARE(plot.curves[0].bars->to, (Numbers{1, 2, -3}));
        QCOMPARE(plot.curves[1].bars->from, (Numbers{1, 2, 0}));
        QCOMPARE(plot.curves[2].bars->to, (Numbers{6, 7, -4}));
        QCOMPARE(plot.curves[2].y, (Numbers{3, 1, -1}));
    }

    /// Where bars are impossible, dots are drawn, and the chart says why.
    void barsThatCannotBeAreDots() {
        TrendsOptions logarithmic = drawnAs(ChartKind::bars);
        logarithmic.vertical = Scale::log10;
        const TrendsResult many = resultOf(std::vector<Numbers>(150, Numbers{1, 2, 3}));
        const QString plain = chartOf(resultOf({{1, 2, 3}, {2, 4, 5}}), drawnAs(ChartKind::dots)).subtitle;
        for (const PlotSpec& plot :
             {chartOf(resultOf({{1, 2, 3}, {2, 4, 5}}), logarithmic), chartOf(many, drawnAs(ChartKind::bars))}) {
            QVERIFY(!plot.curves.front().bars && !plot.curves.front().line);
            QVERIFY(plot.subtitle != plain);
        }
    }

    /// A line is drawn through values that follow one, not through a cloud.
    void valuesThatScatterAreDots() {
        const auto isLine = [](const Numbers& x, const std::function<double(std::size_t)>& y) {
            TrendsResult result = resultOf({{1, 2, 3}});
            TrendsSlice& slice = result.slices.front();
            slice.table.points.clear();
            slice.measured.resize(static_cast<Eigen::Index>(x.size()), 1);
            for (std::size_t k = 0; k < x.size(); ++k) {
                slice.table.points.push_back({{std::to_string(k)}, {x[k]}});
                slice.measured(static_cast<Eigen::Index>(k), 0) = y(k);
            }
            slice.shown = slice.measured;
            return chartOf(result, {}).curves.front().line;
        };
        Numbers even(20);
        std::iota(even.begin(), even.end(), 1.0);
        Numbers uneven = even;
        std::ranges::for_each(uneven, [](double& at) { at += 0.3 * std::sin(at); });
        const auto cloud = [](std::size_t k) { return static_cast<double>((7 * k) % 5); };
        const auto curve = [](std::size_t k) { return std::sqrt(static_cast<double>(k)); };
        QVERIFY(!isLine(uneven, cloud));
        QVERIFY(isLine(uneven, curve));
        QVERIFY(isLine(even, cloud));
        QVERIFY(isLine({uneven.begin(), uneven.begin() + 10}, cloud));
    }

    /// Boxes of few repeats show all measurements of a series; boxes of many show each level.
    void boxesAreOfLevelsOrOfSeries() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}});
        addSamples(result, 9);
        const PlotSpec byLevel = chartOf(result, drawnAs(ChartKind::box));
        QCOMPARE(byLevel.curves.front().x.size(), std::size_t{3});
        QCOMPARE(byLevel.curves.front().bars->from, (Numbers{3, 3, 3}));
        QCOMPARE(byLevel.curves.front().bars->to, (Numbers{7, 7, 7}));
        QCOMPARE(byLevel.curves.front().y, (Numbers{5, 5, 5}));
        addSamples(result, 4);
        const PlotSpec ofSeries = chartOf(result, drawnAs(ChartKind::box));
        QCOMPARE(ofSeries.curves.front().x, Numbers{1});
        QCOMPARE(ofSeries.curves.front().y, Numbers{2.5});
        QCOMPARE(ofSeries.x.ticks.size(), std::size_t{2});
        addSamples(result, 2);  // six of each series
        const PlotSpec few = chartOf(result, drawnAs(ChartKind::box));
        QVERIFY(few.curves.front().x.empty());
        QCOMPARE(few.curves[2].y.size(), std::size_t{6});
    }

    void violinsAreAsWideAsTheirRoom() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}});
        addSamples(result, 9);
        const PlotSpec plot = chartOf(result, drawnAs(ChartKind::violin));
        QCOMPARE(plot.areas.size(), std::size_t{6});
        for (const Area& area : plot.areas) {
            const auto [low, high] = std::ranges::minmax(area.x);
            QVERIFY(high - low <= 0.4 + 1e-9);
        }
    }

    void distributionsRiseFromZeroToOne() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}});
        addSamples(result, 5);
        const PlotSpec rising = chartOf(result, drawnAs(ChartKind::ecdf));
        const PlotSpec tail = chartOf(result, drawnAs(ChartKind::ccdf));
        const Curve& curve = rising.curves.front();
        QVERIFY(curve.steps && std::ranges::is_sorted(curve.y));
        QCOMPARE(curve.y.front(), 0.0);
        QCOMPARE(curve.y.back(), 1.0);
        QCOMPARE(curve.x, (Numbers{1, 1, 2, 3, 4, 5}));
        for (std::size_t i = 0; i < curve.y.size(); ++i) {
            QCOMPARE(tail.curves.front().y[i], 1.0 - curve.y[i]);
        }
        QCOMPARE(tail.y.scale, Scale::log10);
    }

    void sharesOfBinsSumToOne() {
        TrendsResult one = resultOf({{1, 2, 3}});
        addSamples(one, 20);
        const PlotSpec bars = chartOf(one, drawnAs(ChartKind::histogram));
        QVERIFY(bars.curves.front().bars);
        const Numbers& shares = bars.curves.front().y;
        QVERIFY(std::abs(std::accumulate(shares.begin(), shares.end(), 0.0) - 1.0) < 1e-12);
        TrendsResult two = resultOf({{1, 2, 3}, {2, 4, 5}});
        addSamples(two, 20);
        QVERIFY(chartOf(two, drawnAs(ChartKind::histogram)).curves.front().steps);
    }

    /// The table of distributions has the numbers of each series.
    void distributionsAreTold() {
        TrendsResult result = resultOf({{1, 2, 3}, {2, 4, 5}});
        addSamples(result, 9);
        const Table table = distributionTable(result);
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(*table.at(0, "n").number(), 27.0);
        QCOMPARE(*table.at(0, "median").number(), 5.0);
        QCOMPARE(*table.at(1, "max").number(), 9.0);
    }

    /// Points lie against the reference, and a line or a power through exact points is that line or power.
    void pointsAreFitted() {
        TrendsResult result = resultOf({{1, 2, 4}, {5, 7, 11}, {3, 6, 12}});
        result.acrossReference = true;
        result.slices.front().across = result.slices.front().measured.col(0).replicate(1, 3);
        TrendsOptions options = drawnAs(ChartKind::scatter);
        options.fit = ScatterFit::linear;
        const PlotSpec plot = chartOf(result, options);
        QCOMPARE(plot.curves.size(), std::size_t{4});  // two series with their lines
        QCOMPARE(plot.curves[0].x, (Numbers{1, 2, 4}));
        QCOMPARE(plot.curves[0].y, (Numbers{5, 7, 11}));
        const auto line = scatterCurve(result.slices.front(), 1, ScatterFit::linear);
        QVERIFY(std::abs(line->line.intercept - 3.0) < 1e-12 && std::abs(line->line.slope - 2.0) < 1e-12);
        const auto power = scatterCurve(result.slices.front(), 2, ScatterFit::power);
        QVERIFY(std::abs(power->at(8.0) - 24.0) < 1e-9);
        QCOMPARE(fitTable(result, ScatterFit::linear).rows.size(), std::size_t{2});
        QCOMPARE(trendTable(result).rows.size(), std::size_t{6});
    }

    /// Panels of one figure are aligned, do not overlap, and leave most of the page to their plot areas.
    void facetsAreAligned_data() {
        QTest::addColumn<int>("panels");
        QTest::addColumn<double>("widthMm");
        QTest::addColumn<double>("least");  // share of the width that plot areas take
        QTest::newRow("2 x 4, two columns") << 8 << 183.0 << 0.75;
        QTest::newRow("three in one column") << 3 << 88.9 << 0.65;
        QTest::newRow("one") << 1 << 88.9 << 0.75;
        QTest::newRow("sixteen") << 16 << 183.0 << 0.7;
    }
    void facetsAreAligned() {
        QFETCH(const int, panels);
        QFETCH(const double, widthMm);
        QFETCH(const double, least);
        const PlotSpec chart = chartOf(resultOf({{1, 2000, 3}, {2, 4, 5}}), drawnAs(ChartKind::bars));
        FacetsSpec spec;
        for (int i = 0; i < panels; ++i) {
            spec.panels.push_back(chart);
            spec.panels.back().title = QString("level %1").arg(i);
        }
        const Style style = Style::paper(4.0);
        const double width = widthMm / 25.4 * 72.0 * 4.0;
        const double height = paperHeight(spec, {width, 4.0 * width}, style).usual;
        const FacetsLayout layout = layOut(spec, {width, height}, style);
        QCOMPARE(layout.panels.size(), static_cast<std::size_t>(panels));
        double plots = 0.0;
        for (std::size_t i = 0; i < layout.panels.size(); ++i) {
            const FacetsLayout::Panel& panel = layout.panels[i];
            const PlotLayout own = laidOut(panel.spec, panel.place.size().toSize(), style);
            const QRectF plot = QRectF(own.frame.area).translated(panel.place.topLeft());
            QVERIFY(std::abs(plot.left() - panel.plot.left()) < 3.0 &&
                    std::abs(plot.right() - panel.plot.right()) < 3.0);
            QVERIFY(std::abs(plot.top() - panel.plot.top()) < 3.0 &&
                    std::abs(plot.bottom() - panel.plot.bottom()) < 3.0);
            QVERIFY(panel.place.bottom() <= height - layout.legend.height + 1.0);
            plots += i < layout.columns ? panel.plot.width() : 0.0;
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY(!panel.plot.intersects(layout.panels[k].plot));
            }
        }
        QVERIFY2(plots >= least * width, std::to_string(plots / width).c_str());
        QCOMPARE(layout.legend.entries.size(), std::size_t{2});
    }

    /// Series whose sizes rise little by little from ones to ten thousands are divided where they differ most.
    void magnitudesAreDivided() {
        using Groups = std::vector<std::size_t>;
        const auto groupsOf = [](const std::vector<double>& sizes) {
            std::vector<Numbers> measured;
            for (const double size : sizes) {
                measured.push_back({size, 2.0 * size, 0.0});
            }
            return magnitudesOf(resultOf(measured).slices.front(), std::vector<std::string>(sizes.size()));
        };
        QCOMPARE(groupsOf({5.0, 120.0}), (Groups{0, 0}));
        QCOMPARE(groupsOf({5.0, 160.0}), (Groups{0, 1}));
        QCOMPARE(groupsOf({50000.0, 0.9, 7.0, 60.0, 4000.0}), (Groups{2, 0, 0, 0, 1}));
    }

    void facetsTellTheirPanels() {
        const PlotSpec chart = chartOf(resultOf({{1, 2, 3}, {2, 4, 5}}), drawnAs(ChartKind::bars));
        FacetsSpec spec{{}, {}, {chart, chart}, {}};
        spec.panels[1].title = "second";
        const SpecTable table = specTable(spec);
        QCOMPARE(table.rows.size(), std::size_t{6});
        QCOMPARE(table.rows[3][0].text, QString("second"));
        QCOMPARE(table.heads.size(), std::size_t{4});
    }
};

GREYSCOPE_TEST(tst_trends_kinds)

}  // namespace tests_of_trends_kinds

#include "tst_trends_kinds.moc"
