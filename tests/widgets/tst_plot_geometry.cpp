#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

#include "tests/support/test_registry.h"
#include "widgets/plot/axis_ticks.h"
#include "widgets/plot/clip.h"
#include "widgets/plot/cursor_painter.h"
#include "widgets/plot/drawn_curve.h"
#include "widgets/plot/end_labels.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/plot_painter.h"
#include "widgets/plot/ribbon_painter.h"
#include "widgets/plot/tick_labels.h"

namespace tests_of_plot_geometry {

using namespace greyscope::widgets;

namespace {

std::vector<Curve> partsOf(const Curve& curve) {
    std::vector<Curve> parts;
    drawLine(curve, [&parts](const Curve& part) { parts.push_back(part); });
    return parts;
}

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

QStringList labelsOf(const std::vector<Tick>& ticks) {
    QStringList labels;
    for (const Tick& tick : ticks) {
        labels << tick.label;
    }
    return labels;
}

Curve curveOf(std::vector<double> x, std::vector<double> y, const QString& name = "a") {
    Curve curve;
    curve.name = name;
    curve.x = std::move(x);
    curve.y = std::move(y);
    return curve;
}

}  // namespace

class tst_plot_geometry : public QObject {
    Q_OBJECT

private slots:
    void ticksAreRound_data() {
        QTest::addColumn<int>("scale");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QStringList>("labels");
        const auto linear = static_cast<int>(Scale::linear);
        const auto log2 = static_cast<int>(Scale::log2);
        const auto log10 = static_cast<int>(Scale::log10);
        QTest::newRow("linear") << linear << 0.0 << 1.04 << "" << QStringList{"0", "0.2", "0.4", "0.6", "0.8", "1"};
        QTest::newRow("negative") << linear << -0.22 << 0.11 << ""
                                  << QStringList{"−0.2", "−0.15", "−0.1", "−0.05", "0", "0.05", "0.1"};
        QTest::newRow("powers of two") << log2 << 7.5 << 140.0 << "" << QStringList{"8", "16", "32", "64", "128"};
        QTest::newRow("halves too") << log2 << 0.9 << 4.5 << "×" << QStringList{"1×", "1.5×", "2×", "3×", "4×"};
        QTest::newRow("short logarithmic")
            << log2 << 0.88 << 2.3 << "×" << QStringList{"1×", "1.2×", "1.4×", "1.6×", "1.8×", "2×", "2.2×"};
        QTest::newRow("decades") << log10 << 0.5 << 2e6 << ""
                                 << QStringList{"1", "10", "100", "1000", "10000", "100000", "10⁶"};
        QTest::newRow("one two five") << log10 << 9.0 << 110.0 << "" << QStringList{"10", "20", "50", "100"};
    }
    void ticksAreRound() {
        QFETCH(int, scale);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(QString, suffix);
        AxisSpec axis;
        axis.scale = static_cast<Scale>(scale);
        axis.suffix = suffix;
        QTEST(labelsOf(ticksFor(axis, {low, high}, 8)), "labels");
    }

    void ownTicksComeFirstAndOnlyInsideTheRange() {
        AxisSpec axis;
        axis.ticks = {{1, "one"}, {2, "two"}, {3, "three"}};
        QCOMPARE(labelsOf(ticksFor(axis, {1.5, 3.5}, 8)), (QStringList{"two", "three"}));
        QVERIFY(!ticksFor(axis, {10.0, 20.0}, 8).empty());
    }

    void aRibbonIsWholeWhereNothingTellsOfItsRest() {
        PlotSpec spec;
        spec.curves = {curveOf({1, 2}, {4.0, 5.0})};
        spec.ribbons.push_back({"band", {1.0, 2.0}, {1.0, 2.0}, {8.0, 9.0}});
        const Range whole = homeRange(spec, Side::vertical);
        QVERIFY(whole.first <= 1.0 && whole.second >= 9.0);
        spec.beyond.x = {2.0};
        spec.beyond.y = {9.0};  // told at the edge
        QVERIFY(homeRange(spec, Side::vertical).second < 9.0);
    }

    void homeRangeIsFiniteWhateverTheCurvesHold() {
        PlotSpec spec;
        QCOMPARE(homeRange(spec, Side::vertical), Range(0.0, 1.0));
        spec.curves = {curveOf({1, 2, 3, 4}, {kNaN, 5.0, kInfinity, 7.0})};
        const Range range = homeRange(spec, Side::vertical);
        QVERIFY(range.first < 5.0 && range.first > 4.0 && range.second > 7.0 && range.second < 8.0);
        spec.curves = {curveOf({1, 2}, {3.0, 3.0})};
        const Range flat = homeRange(spec, Side::vertical);
        QVERIFY(flat.first < 3.0 && flat.second > 3.0);
        spec.y.scale = Scale::log2;
        spec.curves = {curveOf({1, 2, 3}, {-1.0, 0.0, 8.0})};
        QVERIFY(homeRange(spec, Side::vertical).first > 0.0);
        spec.y.scale = Scale::linear;
        spec.curves = {curveOf({1, 2}, {-1e308, 1e308})};
        const Range huge = homeRange(spec, Side::vertical);
        QVERIFY(std::isfinite(huge.first) && std::isfinite(huge.second) && huge.first < huge.second);
    }

    void keptTickLabelsDoNotOverlap() {
        std::vector<Tick> ticks;
        for (int i = 0; i < 40; ++i) {
            ticks.push_back({static_cast<double>(i), QString::number(i)});
        }
        const AxisMap map{Scale::linear, 0.0, 39.0, 0.0, 300.0};
        const std::vector<std::vector<double>> widths(40, {17.0});
        const std::vector<Tick> kept = clearOfEachOther(ticks, map, widths, 5.0);
        QVERIFY(kept.size() > 5);
        for (std::size_t i = 1; i < kept.size(); ++i) {
            QVERIFY(map.pixel(kept[i].at) - map.pixel(kept[i - 1].at) >= 22.0);
        }
    }

    void labelsCollideLineByLineAndTheDeepestStayLongest() {
        std::vector<Tick> ticks;
        std::vector<std::vector<double>> widths;
        for (int i = 0; i < 20; ++i) {
            const bool starts = i % 4 == 0;
            ticks.push_back({static_cast<double>(i), starts ? QStringLiteral("1\n128") : QStringLiteral("2")});
            widths.push_back(starts ? std::vector<double>{8.0, 30.0} : std::vector<double>{8.0});
        }
        const AxisMap roomy{Scale::linear, 0.0, 19.0, 0.0, 380.0};
        QCOMPARE(clearOfEachOther(ticks, roomy, widths, 5.0).size(), ticks.size());
        const AxisMap tight{Scale::linear, 0.0, 19.0, 0.0, 190.0};
        const std::vector<Tick> kept = clearOfEachOther(ticks, tight, widths, 5.0);
        QCOMPARE(kept.size(), std::size_t{5});
        QVERIFY(std::all_of(kept.begin(), kept.end(), [](const Tick& tick) { return tick.label.contains('\n'); }));
    }

    /// On paper names that are too wide for the right stand below, whole, and ask for their height.
    void longNamesStandBelowOnPaper() {
        const QString name =
            QStringLiteral("obdfilter-survey 2.15.3, rewrite of a full storage target, client number ");
        PlotSpec spec;
        for (int i = 0; i < 12; ++i) {
            spec.curves.push_back(curveOf({1, 2}, {1.0 * i, 2.0 * i}, name + QString::number(i)));
        }
        const Style style = Style::paper(1.0);
        const double width = 238.0;
        const PaperHeight height = paperHeight(spec, {width, 480.0}, style);
        const auto laidOut = [&](double high) {
            return layOut(spec, style, QSize(238, qRound(high)), {1, 2}, {0, 24});
        };
        const PlotLayout layout = laidOut(height.usual);
        QCOMPARE(layout.legend.entries.size(), std::size_t{12});
        for (const FootLegend::Entry& entry : layout.legend.entries) {
            QCOMPARE(entry.lines.join(QLatin1Char(' ')), spec.curves[entry.index].name);
            QVERIFY(entry.lines.size() > 1);
            QVERIFY(entry.place.right() <= width && entry.place.bottom() <= layout.legend.height + 1e-6);
        }
        const double foot = layout.size.height() - layout.legend.height;
        QVERIFY(axisTitles(spec, layout, style).x.bottom() <= foot + 1.0 && layout.frame.area.height() > 90);
        QVERIFY(laidOut(height.least).legend.leftOut.isEmpty());
        QVERIFY(!laidOut(0.6 * height.least).legend.leftOut.isEmpty());
        for (Curve& curve : spec.curves) {
            curve.name = curve.name.right(2);
        }
        QVERIFY(laidOut(height.usual).legend.entries.empty());
    }

    /// On paper every name of a row at the left stands, and the chart asks for the height of it.
    void namesAtTheLeftAskForTheirHeight() {
        PlotSpec spec;
        spec.curves = {curveOf({1, 2}, {1, 16})};
        spec.x.label = "error";
        spec.y.range = {0.4, 16.6};
        for (int i = 1; i <= 16; ++i) {
            spec.y.ticks.push_back({static_cast<double>(i), QStringLiteral("row %1").arg(i)});
        }
        const Style style = Style::paper(1.0);
        for (const double width : {238.0, 519.0}) {
            const PaperHeight height = paperHeight(spec, {width, 650.0}, style);
            const QSize least(qRound(width), qRound(height.least));
            QCOMPARE(layOut(spec, style, least, {1, 2}, *spec.y.range).yTicks.size(), spec.y.ticks.size());
            QVERIFY(height.usual >= height.least && height.least < 300.0);
        }
    }

    void labelsAreSpreadWithoutCrossing() {
        const std::vector<double> places = spreadApart({100, 101, 102, 40}, 18.0, 0.0, 200.0);
        QCOMPARE(places[3], 40.0);
        QCOMPARE(places[1], 101.0);  // three that want the same place stand round their mean
        QCOMPARE(places[0], 83.0);
        QCOMPARE(places[2], 119.0);
    }

    void spreadKeepsItsPromisesOnRandomPlaces() {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> anywhere(-20.0, 220.0);
        for (int round = 0; round < 200; ++round) {
            std::vector<double> wanted(1 + static_cast<std::size_t>(round % 9));
            for (double& place : wanted) {
                place = anywhere(random);
            }
            const std::vector<double> places = spreadApart(wanted, 18.0, 0.0, 200.0);
            for (std::size_t a = 0; a < places.size(); ++a) {
                QVERIFY(places[a] >= -1e-9 && places[a] <= 200.0 + 1e-9);
                for (std::size_t b = 0; b < places.size(); ++b) {
                    QVERIFY(a == b || std::abs(places[a] - places[b]) >= 18.0 - 1e-9);
                    QVERIFY(wanted[a] >= wanted[b] || places[a] < places[b]);
                }
            }
        }
    }

    void spreadShrinksWhereNothingFits() {
        const std::vector<double> places = spreadApart({5, 5, 5, 5, 5}, 18.0, 0.0, 40.0);
        QCOMPARE(places.front(), 0.0);
        QCOMPARE(places.back(), 40.0);
    }

    void sideListPastSevenCurves() {
        PlotSpec spec;
        for (int i = 0; i < 7; ++i) {
            spec.curves.push_back(curveOf({1, 2}, {1.0 * i, 2.0 * i}, QString::number(i)));
        }
        const Style style = Style::screen(Theme::light());
        const AxisMap x{Scale::linear, 0, 3, 0, 1};
        const AxisMap y{Scale::linear, 0, 20, 0, 1};
        QVERIFY(measureLabels(spec, style, 400, x, y).leaders);
        spec.curves.push_back(curveOf({1, 2}, {1, 2}, "eighth"));
        QVERIFY(!measureLabels(spec, style, 400, x, y).leaders);
        QCOMPARE(measureLabels(spec, style, 10, x, y).width, 0.0);  // no room: no labels
        for (Curve& curve : spec.curves) {
            curve.name = QStringLiteral("a system on a loop device, number %1, with its journal").arg(curve.name);
        }
        const EndLabels cut = measureLabels(spec, style, 160, x, y);
        QVERIFY(cut.width > 0.0 && cut.width <= 160.0);
        QVERIFY(cut.rows[0].name != cut.rows[1].name);
    }

    void anEndLabelTellsTheValueOfThePointItStandsAt() {
        PlotSpec spec;
        spec.curves = {curveOf({1, 2, 3, 4}, {10, 20, 30, 80}), curveOf({1, 2, 3, 4}, {5, 5, 5, 5}, "b")};
        spec.curves[0].endValue = NumberFormat{1, true, QStringLiteral("×")};
        const Style style = Style::screen(Theme::light());
        const auto labelled = [&](Range x, Range y) { return layOut(spec, style, {600, 300}, x, y).labels.rows; };
        const auto whole = labelled({0, 5}, {0, 100});
        QCOMPARE(whole[0].value, QString("80.0×"));
        QVERIFY(whole[1].value.isEmpty());
        const auto left = labelled({0, 2.5}, {0, 100});  // zoomed: the end is out of sight
        QCOMPARE(left[0].point, std::size_t{1});
        QCOMPARE(left[0].value, QString("20.0×"));
        const auto low = labelled({0, 5}, {0, 40});  // the end is above the upper edge
        QCOMPARE(low[0].value, QString("30.0×"));
        const PlotLayout layout = layOut(spec, style, {600, 300}, {0, 5}, {0, 40});
        QCOMPARE(layout.labels.rows[0].at, layout.frame.point(3, 30));
        QCOMPARE(labelled({0, 5}, {50, 100}).size(), std::size_t{1});  // nothing of b is seen
    }

    void notesStandWhereTheAxisReachesTheirSide() {
        PlotSpec spec;
        spec.topNote = "faster";
        spec.bottomNote = "slower";
        const AxisMap above{Scale::linear, 1.1, 2.0, 0, 1};
        const AxisMap across{Scale::linear, 0.5, 2.0, 0, 1};
        QVERIFY(hasNote(spec, above, false));  // a note of its own is not held against anything
        spec.notesPart = 1.0;
        QVERIFY(!hasNote(spec, above, false) && hasNote(spec, above, true));
        QVERIFY(hasNote(spec, across, false) && hasNote(spec, across, true));
        QVERIFY(!hasNote(spec, {Scale::linear, 0.1, 1.0, 0, 1}, true));
    }

    void clippingCutsAtTheEdges() {
        QVector<double> x{0, 10, 20, 30};
        QVector<double> y{0, 10, 0, 10};
        clipLine({{0, 30}, {0, 5}, Scale::linear, Scale::linear}, x, y);
        double highest = 0.0;
        int pieces = 1;
        for (const double value : y) {
            pieces += std::isnan(value) ? 1 : 0;
            highest = std::isnan(value) ? highest : std::max(highest, value);
        }
        QCOMPARE(highest, 5.0);
        QVERIFY(pieces >= 2);
        QCOMPARE(x.at(1), 5.0);  // the first line leaves at half its way
        QVERIFY(std::is_sorted(x.begin(), x.end()));
    }

    void missingPointsPartALine() {
        Curve curve = curveOf({1, 2, 4, 5}, {10, 20, 40, 50});
        QCOMPARE(partsOf(curve).size(), std::size_t{1});
        curve.missingAt = {3};
        const std::vector<Curve> parts = partsOf(curve);
        QCOMPARE(parts.size(), std::size_t{2});
        QCOMPARE(parts[1].x, (std::vector<double>{2, 4, 4}));
        QVERIFY(parts[1].dash == Dash::dotted && parts[0].dash == Dash::solid);
        QVector<double> x(parts[0].x.begin(), parts[0].x.end());
        QVector<double> y(parts[0].y.begin(), parts[0].y.end());
        clipLine({{0, 6}, {0, 60}, Scale::linear, Scale::linear}, x, y);
        QCOMPARE(std::count_if(y.begin(), y.end(), [](double value) { return std::isfinite(value); }), 4);
        QCOMPARE(y.size(), 5);  // and one break
        QVERIFY(std::isnan(y[2]));
    }

    void clippingOnALogarithmicAxisCutsWhereTheLineIsDrawn() {
        QVector<double> x{1, 4};
        QVector<double> y{1, 16};
        clipLine({{1, 4}, {1, 4}, Scale::log2, Scale::log2}, x, y);
        QCOMPARE(x.at(1), 2.0);  // half way in the logarithm
        QCOMPARE(y.at(1), 4.0);
    }

    void onlyPointsThatTheAxesCanShowAreDrawn() {
        Curve curve = curveOf({3, 1, 2, 4, 5}, {30, kNaN, 20, -1, 50});
        curve.hollowFrom = 4;
        const Curve clean = drawable(curve, Scale::linear, Scale::log2);
        QCOMPARE(clean.x, (std::vector<double>{2, 3, 5}));
        QCOMPARE(clean.y, (std::vector<double>{20, 30, 50}));
        QCOMPARE(clean.hollowFrom, std::size_t{2});
    }

    void cursorSnapsToMeasuredLevels() {
        PlotSpec spec;
        spec.x.scale = Scale::log2;
        spec.curves = {curveOf({8, 16, 32}, {1, 2, 3}), curveOf({8, 32}, {5, kNaN}, "b")};
        const PlotFrame frame{QRect(0, 0, 300, 100), {Scale::log2, 8, 32, 0, 300}, {Scale::linear, 0, 6, 100, 0}};
        const auto middle = snap(spec, frame, frame.point(17, 5));
        QCOMPARE(middle->curve, std::size_t{0});  // b has no point at 16
        QCOMPARE(middle->point, std::size_t{1});
        const auto left = snap(spec, frame, frame.point(9, 4.5));
        QCOMPARE(left->curve, std::size_t{1});
        QCOMPARE(left->point, std::size_t{0});
        QVERIFY(cursorText(spec, *left).startsWith("b\n8"));
    }

    void arrowsWalkAlongAndAcrossCurves() {
        PlotSpec spec;
        spec.curves = {curveOf({1, 2, 3}, {1, 1, 1}), curveOf({1, 2, 3}, {2, kNaN, 2}, "b"),
                       curveOf({1, 2, 3}, {3, 3, 3}, "c")};
        const PlotFrame frame{QRect(0, 0, 300, 100), {Scale::linear, 0, 4, 0, 300}, {Scale::linear, 0, 4, 100, 0}};
        const auto first = step(spec, frame, std::nullopt, 1, 0);
        QCOMPARE(*first, (PlotCursor{0, 0}));
        const auto above = step(spec, frame, first, 0, -1);
        QCOMPARE(*above, (PlotCursor{1, 0}));
        QCOMPARE(*step(spec, frame, above, 1, 0), (PlotCursor{1, 2}));  // over the gap
        QCOMPARE(*step(spec, frame, PlotCursor{2, 0}, 0, -1), (PlotCursor{2, 0}));
        QVERIFY(!step(PlotSpec{}, frame, std::nullopt, 1, 0));
    }

    void aLongRibbonKeepsItsExtremes() {
        Ribbon ribbon;
        constexpr std::size_t kPoints = 250000;
        for (std::size_t k = 0; k < kPoints; ++k) {
            ribbon.x.push_back(static_cast<double>(k));
            ribbon.low.push_back(k == 77777 ? -8.0 : 4.0);
            ribbon.high.push_back(k == 123456 ? 9.0 : 5.0);
        }
        PlotFrame frame;
        frame.x = {Scale::linear, 0.0, static_cast<double>(kPoints), 0.0, 500.0};
        frame.y = {Scale::linear, -10.0, 10.0, 200.0, 0.0};
        const QPolygonF outline = ribbonOutline(ribbon, frame);
        QVERIFY(outline.size() <= 2 * 501);
        QCOMPARE(outline.boundingRect().top(), frame.y.pixel(9.0));
        QCOMPARE(outline.boundingRect().bottom(), frame.y.pixel(-8.0));
    }

    /// Two days that begin close to each other: their labels would overlap.
    void timesKeepTheirTicksWhereDaysMeet() {
        const double day = 1706659200.0;  // 2024-01-31
        PlotSpec spec;
        spec.x.time = true;
        spec.curves.emplace_back();
        spec.curves[0].x = {day - 3 * 3600, day + 20 * 3600};
        spec.curves[0].y = {1, 2};
        for (const int width : {400, 500, 600, 700, 800, 900, 1000}) {
            const PlotLayout layout = layOut(spec, Style::screen(Theme::light()), {width, 400},
                                             {day - 3.1 * 3600, day + 20.1 * 3600}, {0, 3});
            QVERIFY2(layout.xTicks.size() >= 3, qPrintable(QString::number(width)));
            QVERIFY(std::any_of(layout.xTicks.begin(), layout.xTicks.end(),
                                [](const Tick& tick) { return tick.label.contains(u'\n'); }));
        }
    }

    void timesHaveTicksOfTheCalendar_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QStringList>("labels");
        const double day = 1706659200.0;  // 2024-01-31
        QTest::newRow("hours") << day - 3600 << day + 4000
                               << QStringList{"23:00\n2024-01-30", "23:30", "00:00\n2024-01-31", "00:30", "01:00"};
        QTest::newRow("days") << day << day + 4 * 86400
                              << QStringList{"01-31\n2024", "02-01", "02-02", "02-03", "02-04"};
        QTest::newRow("months") << day << day + 100 * 86400 << QStringList{"2024-02", "2024-03", "2024-04", "2024-05"};
        QTest::newRow("years") << 0.0 << 4.9 * 365.25 * 86400 << QStringList{"1970", "1971", "1972", "1973", "1974"};
    }
    void timesHaveTicksOfTheCalendar() {
        QFETCH(double, low);
        QFETCH(double, high);
        AxisSpec axis;
        axis.time = true;
        QTEST(labelsOf(ticksFor(axis, {low, high}, 10)), "labels");
    }

    /// Where there is nothing between days no tick says so, but a look into a day shows its hours.
    void wholeDaysHaveTicksOfDays() {
        const double day = 1706659200.0;  // 2024-01-31
        AxisSpec axis;
        axis.time = true;
        axis.timeStep = 86400.0;
        QCOMPARE(labelsOf(ticksFor(axis, {day - 7000.0, day + 2 * 86400 + 7000.0}, 20)),
                 (QStringList{"01-31\n2024", "02-01", "02-02"}));
        QVERIFY(ticksFor(axis, {day + 3600.0, day + 5 * 3600.0}, 10).size() > 1);
    }
};

GREYSCOPE_TEST(tst_plot_geometry)

}  // namespace tests_of_plot_geometry

#include "tst_plot_geometry.moc"
