// Points of a chart that follow the mouse.
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/plot_view.h"
#include "widgets/plot/point_drag.h"

namespace tests_of_point_drag {

using namespace greyscope::widgets;

namespace {

PlotSpec oneCurve(double third = 2.0) {
    PlotSpec spec;
    spec.title = "Throughput";
    spec.x.range = {0.0, 5.0};
    Curve curve;
    curve.x = {1, 2, 3, 4};
    curve.y = {1.0, 3.0, third, 2.5};
    curve.movable = true;
    curve.link = {{Target::series("a")}, {Target::series("a")}};
    spec.curves.push_back(curve);
    return spec;
}

struct Shown {
    PlotView view;
    QWidget* canvas = nullptr;

    explicit Shown(const PlotSpec& spec) {
        view.setSpec(spec);
        view.resize(640, 360);
        view.show();
        canvas = view.findChild<QWidget*>("canvas");
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QPoint at(double x, double y) const { return view.plotLayout().frame.point(x, y).toPoint(); }
};

}  // namespace

class tst_point_drag : public QObject {
    Q_OBJECT

private slots:
    void followsTheMouse() {
        Shown shown(oneCurve());
        const QSignalSpy moved(&shown.view, &PlotView::pointMoved);
        QTest::mousePress(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.0));
        QCOMPARE(moved.count(), 0);
        QTest::mouseMove(shown.canvas, shown.at(3, 2.8));
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.last().at(0).toInt(), 0);
        QCOMPARE(moved.last().at(1).toInt(), 2);
        QVERIFY(std::abs(moved.last().at(2).toDouble() - 2.8) < 0.02);
        QTest::mouseRelease(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.8));
    }

    /// Else the point would run away from the mouse that holds it.
    void axesWaitUntilItIsLetGo() {
        Shown shown(oneCurve());
        const PlotFrame before = shown.view.plotLayout().frame;
        QTest::mousePress(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.0));
        QTest::mouseMove(shown.canvas, shown.at(3, 2.9));
        shown.view.setSpec(oneCurve(30.0));
        QCoreApplication::processEvents();  // one turn of the event loop paints it
        QCOMPARE(shown.view.plotLayout().frame.y.high, before.y.high);
        QTest::mouseRelease(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.9));
        QCoreApplication::processEvents();  // one turn of the event loop paints it
        QVERIFY(shown.view.plotLayout().frame.y.high > 29.0);
        QVERIFY(!shown.view.zoomed());
    }

    void aClickMovesNothingAndStillChooses() {
        Shown shown(oneCurve());
        const QSignalSpy moved(&shown.view, &PlotView::pointMoved);
        const QSignalSpy chosen(&shown.view, &PlotView::linkActivated);
        QTest::mouseClick(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.0));
        QCOMPARE(moved.count(), 0);
        QCOMPARE(chosen.count(), 1);
    }

    void onlyMovableCurvesAreTaken() {
        PlotSpec spec = oneCurve();
        spec.curves[0].movable = false;
        Shown shown(spec);
        const QSignalSpy moved(&shown.view, &PlotView::pointMoved);
        QTest::mousePress(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.0));
        QTest::mouseMove(shown.canvas, shown.at(3, 2.8));
        QTest::mouseRelease(shown.canvas, Qt::LeftButton, {}, shown.at(3, 2.8));
        QCOMPARE(moved.count(), 0);
    }

    void altWithAnArrowMovesItToo() {
        Shown shown(oneCurve());
        const QSignalSpy moved(&shown.view, &PlotView::pointMoved);
        shown.view.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(moved.count(), 1);
        QVERIFY(moved.last().at(2).toDouble() > 1.0);
        QTest::keyClick(&shown.view, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(moved.last().at(2).toDouble() < 1.0);
    }

    void valuesHaveTheDigitsThatPixelsTellApart() {
        PlotFrame frame;
        frame.y = {Scale::linear, 0.0, 100.0, 300.0, 0.0};  // a third a pixel
        QCOMPARE(valueAt(frame, 100.3), 66.6);
        frame.y.high = 0.1;
        QCOMPARE(valueAt(frame, 100.3), 0.0666);
    }
};

GREYSCOPE_TEST(tst_point_drag)

}  // namespace tests_of_point_drag

#include "tst_point_drag.moc"
