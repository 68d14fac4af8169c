#include <QImage>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "widgets/lanes/lane_painter.h"

namespace tests_of_lanes {

using namespace greyscope::widgets;

class tst_lanes : public QObject {
    Q_OBJECT

private slots:
    /// An arrow left of the plot, whatever the bar does at its edge.
    void whatCameBeforeIsTold() {
        for (const double held : {0.5, 1.5}) {  // got its slot before the window, and in it
            QVERIFY(inkLeftOfThePlot(0.0, held) > 0);
            QCOMPARE(inkLeftOfThePlot(1.0, std::max(1.0, held)), 0);
        }
    }

private:
    /// Pixels left of a window from 1 to 3, of one bar that begins at `from`.
    static int inkLeftOfThePlot(double from, double held) {
        LaneSpec spec;
        spec.from = 1.0, spec.to = 3.0;
        spec.groups = {{QStringLiteral("s"), {}, 1}};
        LaneBar bar;
        bar.from = from, bar.held = held, bar.full = 2.0, bar.to = 2.5, bar.id = 0;
        spec.bars = {bar};
        const Style style = Style::screen(Theme::light());
        QImage image(400, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const LaneGeometry geometry = LaneGeometry::layout(spec, image.rect(), style);
        paintLanes(painter, geometry, spec, style, {});
        painter.end();
        const QRectF lane = geometry.lane(0);
        int ink = 0;
        for (int x = static_cast<int>(geometry.plot.left() - style.pt(4.0)); x < geometry.plot.left() - 1.5; ++x) {
            ink += image.pixelColor(x, static_cast<int>(lane.center().y())) == Qt::white ? 0 : 1;
        }
        return ink;
    }
};

GREYSCOPE_TEST(tst_lanes)

}  // namespace tests_of_lanes

#include "tst_lanes.moc"
