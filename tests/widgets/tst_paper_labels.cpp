#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/plot/frame_painter.h"
#include "widgets/plot/paper_labels.h"
#include "widgets/plot/plot_painter.h"

namespace tests_of_paper_labels {

using namespace greyscope::widgets;

class tst_paper_labels : public QObject {
    Q_OBJECT

private slots:
    /// Three bands beside each other in a narrow chart: fitted, held out, ahead.
    void noLineRunsThroughAName();
    void namesWithRoomStandInOneLane();
    void aNoteStandsClearOfNumbersThatTheAxisDoesNotReach();
    void aNoteStandsWhereNoCurveRuns();
    void inALowChartANoteStandsBackForCurves();
    void theLabelOfALineStandsWhereNoCurveRuns();
    void aNoteBesideAnUprightLineLeavesItsFootToAPoint();

private:
    static int crossings(const std::vector<PlotLayout::BandLabel>& labels, double width);
};

int tst_paper_labels::crossings(const std::vector<PlotLayout::BandLabel>& labels, double width) {
    int count = 0;
    for (const auto& upper : labels) {
        for (const auto& lower : labels) {
            count += upper.lane > lower.lane && upper.at > lower.x && upper.at < lower.x + width ? 1 : 0;
        }
    }
    return count;
}

void tst_paper_labels::noLineRunsThroughAName() {
    const double width = 80.0;
    const auto labels = inLanes(
        {{"fitted", width, 88.0, 170.0}, {"held out", width, 145.0, 190.0}, {"ahead", width, 165.0, 232.0}}, 4.0);
    QCOMPARE(labels.size(), std::size_t{3});
    QCOMPARE(crossings(labels, width), 0);
    for (const auto& a : labels) {
        for (const auto& b : labels) {
            QVERIFY(&a == &b || a.lane != b.lane || std::abs(a.x - b.x) >= width);
        }
    }
}

void tst_paper_labels::namesWithRoomStandInOneLane() {
    for (const auto& label : inLanes({{"b", 20.0, 90.0, 100.0}, {"a", 20.0, 40.0, 50.0}}, 4.0)) {
        QCOMPARE(label.lane, 0);
        QCOMPARE(label.x, label.at - 10.0);
    }
}

/// The axis says it as well.
void tst_paper_labels::inALowChartANoteStandsBackForCurves() {
    PlotSpec spec;
    spec.curves.resize(1);
    spec.curves[0].x = {0.0, 10.0};
    spec.curves[0].y = {9.9, 9.9};
    const auto drawn = [&](const QSize& size, const QString& note) {
        spec.topNote = note;
        const Style style = Style::screen(Theme::light());
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawGround(painter, spec, layOut(spec, style, size, {0, 10}, {0, 10}), style);
        return image;
    };
    QVERIFY(drawn({400, 90}, "faster") == drawn({400, 90}, {}));
    QVERIFY(drawn({400, 300}, "faster") != drawn({400, 300}, {}));
    spec.curves[0].y = {1.0, 1.0};
    QVERIFY(drawn({400, 90}, "faster") != drawn({400, 90}, {}));
    // Where there is room the note makes way for what stands in its corner.
    spec.curves[0].x = {0.0, 1.0};
    spec.curves[0].y = {9.9, 9.9};
    const QRect corner(0, 0, 200, 60);
    QVERIFY(drawn({400, 300}, "faster").copy(corner) == drawn({400, 300}, {}).copy(corner));
}

void tst_paper_labels::aNoteStandsClearOfNumbersThatTheAxisDoesNotReach() {
    PlotSpec spec;
    spec.beyond.x = {0.5};
    spec.beyond.y = {40.0};
    const Style style = Style::screen(Theme::light());
    const PlotLayout layout = layOut(spec, style, {400, 300}, {0, 10}, {0, 10});
    const auto head = [&](const QString& note) {
        spec.topNote = note;
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawGround(painter, spec, layout, style);
        return image.copy(0, 0, 400, layout.frame.area.top() + 11);
    };
    QVERIFY(head("faster than anything") == head({}));
}

void tst_paper_labels::aNoteStandsWhereNoCurveRuns() {
    PlotSpec spec;
    PlotFrame frame;
    frame.area = QRect(0, 0, 100, 100);
    frame.x = {Scale::linear, 0.0, 10.0, 0.0, 100.0};
    frame.y = {Scale::linear, 0.0, 10.0, 100.0, 0.0};
    const auto place = [&](Qt::AlignmentFlag edge) {
        return clearOfCurves(spec, frame, {0.0, 0.0, 100.0, 100.0}, {30.0, 10.0}, edge);
    };
    QVERIFY(place(Qt::AlignTop) == (Qt::AlignLeft | Qt::AlignTop));
    Curve curve;
    curve.x = {0.0, 2.5};
    curve.y = {9.0, 9.8};  // through the upper left corner, its points among it
    spec.curves.push_back(curve);
    QVERIFY(place(Qt::AlignTop) == (Qt::AlignRight | Qt::AlignTop));
    QVERIFY(place(Qt::AlignBottom) == (Qt::AlignLeft | Qt::AlignBottom));
    curve.x = {9.0, 9.0};
    curve.y = {0.0, 10.0};  // a line alone crosses the upper right one
    spec.curves.push_back(curve);
    QVERIFY(place(Qt::AlignTop) == (Qt::AlignHCenter | Qt::AlignTop));
    curve.x = {0.0, 10.0};
    curve.y = {9.5, 9.5};
    spec.curves.push_back(curve);
    QVERIFY(!place(Qt::AlignTop));
}

void tst_paper_labels::theLabelOfALineStandsWhereNoCurveRuns() {
    PlotSpec spec;
    PlotFrame frame;
    frame.area = QRect(0, 0, 100, 100);
    frame.x = {Scale::linear, 0.0, 10.0, 0.0, 100.0};
    frame.y = {Scale::linear, 0.0, 10.0, 100.0, 0.0};
    const auto place = [&] { return besideLine(spec, frame, frame.area, 70.0, {30.0, 10.0}); };
    Curve curve;
    curve.x = {0.0, 10.0};
    curve.y = {10.0, 3.2};  // comes down to the line, at its right end
    spec.curves.push_back(curve);
    QVERIFY(place().bottom() < 70.0 && place().right() < 50.0);
    curve.y = {3.5, 3.5};  // above it everywhere
    spec.curves.push_back(curve);
    QVERIFY(place().top() > 70.0);
    curve.y = {2.0, 2.0};
    spec.curves.push_back(curve);
    QVERIFY(place().bottom() < 70.0 && place().left() > 50.0);
}

void tst_paper_labels::aNoteBesideAnUprightLineLeavesItsFootToAPoint() {
    PlotSpec spec;
    PlotFrame frame;
    frame.area = QRect(0, 0, 100, 100);
    frame.x = {Scale::linear, 0.0, 10.0, 0.0, 100.0};
    frame.y = {Scale::linear, 0.0, 10.0, 100.0, 0.0};
    const auto place = [&] { return footOrHead(spec, frame, {20.0, 0.0, 40.0, 100.0}, 10.0); };
    QCOMPARE(place(), Qt::AlignBottom);
    Curve points;
    points.line = false;
    points.x = {1.0, 3.0};  // the second one in the column
    points.y = {0.5, 0.5};
    spec.curves.push_back(points);
    QCOMPARE(place(), Qt::AlignTop);
    points.y = {9.5, 9.5};
    spec.curves.push_back(points);
    QCOMPARE(place(), Qt::AlignBottom);
    QVERIFY(!clearEnd(spec, frame, {20.0, 0.0, 40.0, 100.0}, 10.0));
    spec.curves.erase(spec.curves.begin());
    QCOMPARE(place(), Qt::AlignBottom);
}

GREYSCOPE_TEST(tst_paper_labels)

}  // namespace tests_of_paper_labels

#include "tst_paper_labels.moc"
