#include <QImage>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/timeline/timeline_painter.h"

namespace tests_of_timeline {

using namespace greyscope::widgets;

class tst_timeline : public QObject {
    Q_OBJECT

private slots:
    /// An arrow left of the plot, whatever the bar does at its edge.
    void whatCameBeforeIsTold() {
        for (const double held : {0.5, 1.5}) {  // got its slot before the window, and in it
            QVERIFY(inkLeftOfThePlot(0.0, held) > 0);
            QCOMPARE(inkLeftOfThePlot(1.0, std::max(1.0, held)), 0);
        }
    }

    /// On paper a group is as high as its name in lines, and keys that do not fit beside each other stand in rows.
    void namesAndKeysAreWholeOnPaper() {
        const Style style = Style::paper(1.0);
        TimelineSpec spec;
        for (int i = 0; i < 6; ++i) {
            spec.groups.push_back({QStringLiteral("storage server in rack %1").arg(i), QStringLiteral("4 disks"), 1});
            spec.keys.push_back({QStringLiteral("process %1 of the second node").arg(i), Ink{}, false});
        }
        const double width = 238.0;
        for (const double share : {0.0, 1.0}) {
            const PaperHeight height = paperHeight(spec, {width, 600.0}, style);
            const double high = height.least + share * (height.usual - height.least);
            const TimelineGeometry g = TimelineGeometry::layout(spec, {0.0, 0.0, width, high}, style);
            QCOMPARE(g.keyPlaces.size(), spec.keys.size());
            QVERIFY(g.keyPlaces.back().right() <= width && g.keyPlaces.back().top() > g.keyPlaces.front().top());
            QCOMPARE(g.nameLines.size(), spec.groups.size());
            for (std::size_t i = 0; i < spec.groups.size(); ++i) {
                QCOMPARE(g.nameLines[i].join(QLatin1Char(' ')), spec.groups[i].name);
                const auto lines = static_cast<double>(g.nameLines[i].size() + g.noteLines[i].size());
                const double below = i + 1 < spec.groups.size() ? g.lane(i + 1).center().y() : g.plot.bottom();
                QVERIFY(lines > 2.0 && below - g.lane(i).center().y() >= 0.5 * lines * style.lineHeight() - 1.0);
            }
            QVERIFY(g.axis.bottom() <= high + 1.0);
        }
    }

private:
    /// Pixels left of a window from 1 to 3, of one bar that begins at `from`.
    static int inkLeftOfThePlot(double from, double held) {
        TimelineSpec spec;
        spec.from = 1.0, spec.to = 3.0;
        spec.groups = {{QStringLiteral("s"), {}, 1}};
        LaneBar bar;
        bar.from = from, bar.held = held, bar.full = 2.0, bar.to = 2.5, bar.id = 0;
        spec.bars = {bar};
        const Style style = Style::screen(Theme::light());
        QImage image(400, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const TimelineGeometry geometry = TimelineGeometry::layout(spec, image.rect(), style);
        paintTimeline(painter, geometry, spec, style, {});
        painter.end();
        const QRectF lane = geometry.lane(0);
        int ink = 0;
        for (int x = static_cast<int>(geometry.plot.left() - style.pt(4.0)); x < geometry.plot.left() - 1.5; ++x) {
            ink += image.pixelColor(x, static_cast<int>(lane.center().y())) == Qt::white ? 0 : 1;
        }
        return ink;
    }
};

GREYSCOPE_TEST(tst_timeline)

}  // namespace tests_of_timeline

#include "tst_timeline.moc"
