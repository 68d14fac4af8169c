#include <QElapsedTimer>
#include <QMimeData>
#include <QPainter>
#include <QTest>

#include <limits>
#include <numeric>

#include "tests/support/test_registry.h"
#include "widgets/plot/plot_painter.h"
#include "widgets/plot/plot_renderer.h"
#include "widgets/plot/plot_view.h"

namespace tests_of_plot_view {

using namespace greyscope::widgets;

namespace {

PlotSpec twoCurves() {
    PlotSpec spec;
    spec.title = "Throughput";
    spec.x.scale = Scale::log2;
    spec.x.range = {4.0, 256.0};
    spec.y.range = {0.0, 4.0};
    for (const auto& [name, level] : {std::pair("low", 1.0), std::pair("high", 3.0)}) {
        Curve curve;
        curve.name = name;
        curve.x = {8, 16, 32, 64, 128};
        curve.y.assign(5, level);
        curve.ink.slot = static_cast<int>(level);
        curve.link = {{Target::series(name)}, {Target::series(name)}};
        spec.curves.push_back(curve);
    }
    return spec;
}

/// A shown view with its canvas, ready for the mouse.
struct Shown {
    PlotView view;
    Highlight highlight;
    QWidget* canvas = nullptr;

    explicit Shown(const PlotSpec& spec) {
        view.setSpec(spec);
        view.setHighlight(&highlight);
        view.resize(640, 360);
        view.show();
        canvas = view.findChild<QWidget*>("canvas");
        QCoreApplication::processEvents();  // one turn of the event loop paints it
    }
    [[nodiscard]] QPoint at(double x, double y) const { return view.plotLayout().frame.point(x, y).toPoint(); }
};

/// How often a widget is painted.
struct PaintCount : QObject {
    explicit PaintCount(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
    int count = 0;
};

}  // namespace

class tst_plot_view : public QObject {
    Q_OBJECT

private slots:
    /// Stroked as one path, a line that crosses itself thousands of times takes minutes on paper.
    void aLongJaggedLineIsSoonDrawnInPixels() {
        PlotSpec spec = twoCurves();
        spec.x.scale = Scale::linear;
        spec.x.range = {0.0, 4001.0};
        spec.y.range = {0.0, 101.0};
        Curve& curve = spec.curves.front();
        curve.dash = Dash::dashed;
        curve.x.resize(4000);
        std::iota(curve.x.begin(), curve.x.end(), 1.0);
        curve.y.clear();
        for (int k = 0; k < 4000; ++k) {
            curve.y.push_back(k * k * 31 % 101);
        }
        QImage image(2800, 2000, QImage::Format_RGB32);
        QPainter painter(&image);
        QElapsedTimer timer;
        timer.start();
        paintPlot(painter, QRectF(image.rect()), spec, Style::paper(600.0 / 72.0));
        QVERIFY(timer.elapsed() < 15'000);
    }

    void pointingRedrawsWhatLiesAboveTheCurvesAndNothingElse() {
        Shown shown(twoCurves());
        QTest::mouseMove(shown.canvas, shown.at(16, 2.0));
        QCoreApplication::processEvents();
        const QPoint beside = shown.at(45.0, 1.0) + QPoint(0, 3);  // in the halo, off the line
        QCOMPARE(shown.view.grab().toImage().pixelColor(beside), Theme::light().base);
        const QSignalSpy replots(shown.canvas, SIGNAL(afterReplot()));
        QTest::mouseMove(shown.canvas, shown.at(45.0, 1.0));
        QCOMPARE(shown.highlight.lit(), (Targets{Target::series("low")}));
        QCoreApplication::processEvents();
        QCOMPARE(shown.view.grab().toImage().pixelColor(beside), Theme::light().link);
        shown.highlight.hover({});  // as another view would
        QCoreApplication::processEvents();
        QCOMPARE(shown.view.grab().toImage().pixelColor(beside), Theme::light().base);
        QCOMPARE(replots.count(), 0);
    }

    void aChangeIsPaintedOnce() {
        Shown shown(twoCurves());
        PlotSpec moved = twoCurves();
        moved.curves.front().y.front() += 0.25;
        const PaintCount paints(*shown.canvas);
        shown.view.setSpec(moved);
        for (int turn = 0; turn < 3; ++turn) {
            QCoreApplication::processEvents();
        }
        QCOMPARE(paints.count, 1);
    }

    void pixelsAndValuesAgreeWithWhatIsDrawn() {
        Shown shown(twoCurves());
        const QImage image = shown.view.grab().toImage();
        const QColor ink = Theme::light().series[1];
        const QPoint on = shown.at(45.0, 1.0);
        QCOMPARE(image.pixelColor(on), ink);
        QVERIFY(image.pixelColor(on + QPoint(0, 20)) != ink);
    }

    void pointingLightsTheCurveEverywhere() {
        Shown shown(twoCurves());
        QTest::mouseMove(shown.canvas, shown.at(32, 3.0) + QPoint(0, 3));
        QCOMPARE(shown.highlight.hovered(), (Targets{Target::series("high")}));
        QCOMPARE(*shown.view.cursor(), (PlotCursor{1, 2}));
        QTest::mouseMove(shown.canvas, shown.at(45, 2.0));
        QVERIFY(shown.highlight.hovered().empty());
    }

    void litCurveGetsAYellowHalo() {
        Shown shown(twoCurves());
        const QColor yellow = Theme::light().link;
        const QPoint beside = shown.at(45.0, 3.0) + QPoint(0, 3);
        QVERIFY(shown.view.grab().toImage().pixelColor(beside) != yellow);
        shown.highlight.hover({Target::series("high")});
        QCoreApplication::processEvents();
        QCOMPARE(shown.view.grab().toImage().pixelColor(beside), yellow);
    }

    /// Of a lit curve, and of one that stands for no series: not of the others.
    void aLitPointGetsARing() {
        PlotSpec spec = twoCurves();
        for (Curve& curve : spec.curves) {
            curve.measuredAt = countedFrom(1, curve.x.size());
        }
        Shown shown(spec);
        const auto ringed = [&shown](double x, double y) {
            const QImage image = shown.view.grab().toImage();
            const int radius = qRound(Style::screen(Theme::light()).pt(7.0));
            return image.pixelColor(shown.at(x, y) + QPoint(0, radius)) == Theme::light().link;
        };
        shown.highlight.hover({Target::series("high"), Target::measured(3)});
        QCoreApplication::processEvents();
        QVERIFY(ringed(32, 3.0));
        QVERIFY(!ringed(16, 3.0));
        QVERIFY(!ringed(32, 1.0));
    }

    /// A point whose text has one line is not left out, and sentences end once.
    void theDescriptionHasEveryPoint() {
        PlotSpec spec = twoCurves();
        spec.subtitle = "All is well.";
        spec.curves.resize(1);
        spec.curves.front().x = {8, 16};
        spec.curves.front().y = {1, 2};
        spec.curves.front().pointTexts = {"σ(2) = 1", "low\nat 16"};
        const Shown shown(spec);
        QCOMPARE(shown.view.accessibleDescription(), QStringLiteral("All is well. low: σ(2) = 1; at 16."));
    }

    void clickChoosesAndTells() {
        Shown shown(twoCurves());
        QSignalSpy activated(&shown.view, &PlotView::linkActivated);
        QTest::mouseClick(shown.canvas, Qt::LeftButton, {}, shown.at(45, 1.0));
        QCOMPARE(activated.size(), 1);
        QCOMPARE(shown.highlight.chosen(), (Targets{Target::series("low")}));
        QTest::mouseClick(shown.canvas, Qt::LeftButton, {}, shown.at(45, 2.0));
        QCOMPARE(activated.size(), 1);
        QVERIFY(shown.highlight.chosen().empty());
    }

    void wheelZoomsAboutThePointerAndDoubleClickRestores() {
        Shown shown(twoCurves());
        const QPoint pointer = shown.at(16, 3.0);
        QWheelEvent wheel(pointer, shown.canvas->mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.canvas, &wheel);
        QCoreApplication::processEvents();
        QVERIFY(shown.view.zoomed());
        const PlotFrame& frame = shown.view.plotLayout().frame;
        QVERIFY(frame.x.high / frame.x.low < 64.0);
        QVERIFY((frame.point(16, 3.0) - pointer).manhattanLength() < 8.0);
        QTest::mouseDClick(shown.canvas, Qt::LeftButton, {}, pointer);
        QVERIFY(!shown.view.zoomed());
    }

    void zoomStaysWhileTheRangesStay() {
        Shown shown(twoCurves());
        const QPoint pointer = shown.at(16, 3.0);
        QWheelEvent wheel(pointer, shown.canvas->mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.canvas, &wheel);
        PlotSpec moved = twoCurves();
        moved.curves[0].y[2] = 1.5;
        shown.view.setSpec(moved);
        QVERIFY(shown.view.zoomed());
        moved.y.range = {0.0, 8.0};
        shown.view.setSpec(moved);
        QVERIFY(!shown.view.zoomed());
    }

    void zoomComesBackWithTheNextChart() {
        const PlotZoom zoom{{8.0, 32.0}, {1.0, 3.0}};
        PlotView view;
        view.zoomTo(zoom);
        QVERIFY(!view.zoom());
        view.setSpec(twoCurves());
        QCOMPARE(view.zoom(), std::optional(zoom));
        PlotSpec other = twoCurves();
        other.y.range = {0.0, 8.0};
        view.setSpec(other);
        QVERIFY(!view.zoom());
    }

    void handleFollowsTheMouseAndStaysInTheRange() {
        PlotSpec spec = twoCurves();
        GuideLine guide;
        guide.at = 32.0;
        guide.handle = true;
        spec.guides.push_back(guide);
        Shown shown(spec);
        QSignalSpy moved(&shown.view, &PlotView::handleMoved);
        QSignalSpy released(&shown.view, &PlotView::handleReleased);
        QTest::mousePress(shown.canvas, Qt::LeftButton, {}, shown.at(32, 2.0));
        QTest::mouseMove(shown.canvas, shown.at(64, 2.0));
        QVERIFY(std::abs(moved.last().at(0).toDouble() - 64.0) < 1.0);
        QTest::mouseMove(shown.canvas, QPoint(-50, 100));
        QCOMPARE(moved.last().at(0).toDouble(), 4.0);
        QTest::mouseRelease(shown.canvas, Qt::LeftButton, {}, shown.at(64, 2.0));
        QCOMPARE(released.size(), 1);
        QVERIFY(!shown.view.zoomed());
    }

    /// Curves run through both ends of the column that its name stands in: they are seen through it.
    void theNameOfALineHidesNoCurve() {
        PlotSpec spec = twoCurves();
        spec.curves[0].x = spec.curves[1].x = {4.0, 8.0, 16.0, 32.0, 128.0};
        spec.curves[0].y = {0.2, 0.2, 0.2, 0.2, 0.2};
        spec.curves[1].y = {3.1, 3.1, 3.1, 3.1, 3.1};  // just below the handle
        GuideLine guide;
        guide.at = 120.0;
        guide.handle = true;
        spec.guides.push_back(guide);
        const auto coloured = [&spec] {
            QImage image(400, 140, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintPlot(painter, QRectF(image.rect()), spec, Style::screen(Theme::light()));
            qsizetype count = 0;
            for (int y = image.height() / 2; y < image.height(); ++y) {  // the lower curve
                for (int x = 0; x < image.width(); ++x) {
                    count += image.pixelColor(x, y).hsvSaturationF() > 0.3F ? 1 : 0;
                }
            }
            return count;
        };
        const qsizetype before = coloured();
        spec.guides.front().label = QStringLiteral("a name that is as long as this");
        QVERIFY(before > 300);
        QVERIFY(coloured() > before - before / 4);
    }

    /// The line that is dragged may hide a point.
    void aPointUnderAHandleIsChosen() {
        PlotSpec spec = twoCurves();
        GuideLine guide;
        guide.at = 16.0;
        guide.handle = true;
        spec.guides.push_back(guide);
        Shown shown(spec);
        QSignalSpy chosen(&shown.view, &PlotView::pointChosen);
        QTest::mouseClick(shown.canvas, Qt::LeftButton, {}, shown.at(16, spec.curves[0].y[1]));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front(), (QList<QVariant>{0, 1}));
        QTest::mousePress(shown.canvas, Qt::LeftButton, {}, shown.at(16, spec.curves[0].y[1]));
        QTest::mouseMove(shown.canvas, shown.at(64, spec.curves[0].y[1]));
        QTest::mouseRelease(shown.canvas, Qt::LeftButton, {}, shown.at(16, spec.curves[0].y[1]));
        QCOMPARE(chosen.size(), 1);  // it was dragged
    }

    void keysMoveTheCursorAndEnterChooses() {
        Shown shown(twoCurves());
        QSignalSpy activated(&shown.view, &PlotView::linkActivated);
        shown.view.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(*shown.view.cursor(), (PlotCursor{0, 1}));
        QTest::keyClick(&shown.view, Qt::Key_Up);
        QCOMPARE(*shown.view.cursor(), (PlotCursor{1, 1}));
        QCOMPARE(shown.highlight.hovered(), (Targets{Target::series("high")}));
        QVERIFY(shown.view.accessibleDescription().startsWith("high\n16"));
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(activated.size(), 1);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QVERIFY(!shown.view.cursor());
        QVERIFY(shown.highlight.lit().empty());
    }

    void droppedSeriesTakesTheRoleOfItsPlace() {
        Shown shown(twoCurves());
        QSignalSpy dropped(&shown.view, &PlotView::seriesDropped);
        QMimeData data;
        data.setData("application/x-greyscope-series", "table/1.1-W");
        for (const auto& [x, reference] : {std::pair(50, true), std::pair(400, false)}) {
            QDragEnterEvent enter({x, 100}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&shown.view, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop(QPointF(x, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&shown.view, &drop);
            QCOMPARE(dropped.last().at(0).toString(), QString("table/1.1-W"));
            QCOMPARE(dropped.last().at(1).toBool(), reference);
        }
    }

    void coloursFollowThePalette() {
        Shown shown(twoCurves());
        shown.view.setPalette(Theme::darkTheme().palette());
        QCoreApplication::processEvents();
        const QImage image = shown.view.grab().toImage();
        QCOMPARE(image.pixelColor(2, 2), Theme::darkTheme().base);
        QCOMPARE(image.pixelColor(shown.at(45.0, 1.0)), Theme::darkTheme().series[1]);
    }

    void valuesAreReadOutPointByPoint() {
        Shown shown(twoCurves());
        QCOMPARE(shown.view.valueRows(), 2);
        QCOMPARE(shown.view.valueColumns(), 5);
        QCOMPARE(shown.view.rowName(1), QString("high"));
        QCOMPARE(shown.view.valueText(1, 2), QString("high, 32: 3"));
        QVERIFY(shown.view.valueRect(1, 2).contains(shown.at(32, 3.0)));
        QVERIFY(shown.view.valueText(1, 9).isEmpty());
    }

    void emptyAndBrokenSpecsAreDrawn() {
        PlotSpec spec = twoCurves();
        spec.curves[0].y = {std::numeric_limits<double>::quiet_NaN(), 1, std::numeric_limits<double>::infinity(), 1, 1};
        spec.curves[1].y.pop_back();
        spec.curves.push_back({});
        Shown shown(spec);
        QTest::mouseMove(shown.canvas, shown.at(32, 1.0));
        shown.view.setSpec({});
        QVERIFY(!shown.view.grab().isNull());
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QVERIFY(!shown.view.cursor());
    }
};

GREYSCOPE_TEST(tst_plot_view)

}  // namespace tests_of_plot_view

#include "tst_plot_view.moc"
