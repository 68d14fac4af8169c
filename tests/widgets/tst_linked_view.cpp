#include <QPaintEvent>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/ranking/ranking_view.h"

namespace tests_of_linked_view {

using namespace greyscope::widgets;

namespace {

/// Remembers what of a view was drawn.
class Painted final : public QObject {
public:
    explicit Painted(LinkedView& view) {
        view.resize(500, 400);
        view.setHighlight(&highlight);
        view.show();
        QCoreApplication::processEvents();
        view.viewport()->installEventFilter(this);
    }
    QRegion lighting(const QString& name) {
        m_region = {};
        highlight.hover({Target::series(name)});
        QCoreApplication::processEvents();
        return m_region;
    }

    Highlight highlight;

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            m_region += static_cast<QPaintEvent*>(event)->region();
        }
        return false;
    }

private:
    QRegion m_region;
};

Link linkTo(int i) {
    return {{Target::series(QString::number(i))}, {Target::series(QString::number(i))}};
}

}  // namespace

class tst_linked_view : public QObject {
    Q_OBJECT

private slots:
    void aRankingDrawsTheRowsThatChange() {
        RankingSpec spec;
        spec.high = 3000.0;
        for (int i = 0; i < 3000; ++i) {
            Bar bar;
            bar.rank = i + 1;
            bar.name = QString::number(i);
            bar.value = i;
            bar.link = linkTo(i);
            spec.bars.push_back(bar);
        }
        RankingView view;
        view.setSpec(spec);
        Painted painted(view);
        const QRegion first = painted.lighting("3");
        QVERIFY(first.contains(view.rowRect(3)) && first.boundingRect().height() < 2 * view.rowRect(3).height());
        const QRegion both = painted.lighting("5");  // the old row and the new one
        QVERIFY(both.contains(view.rowRect(3)) && both.contains(view.rowRect(5)));
        QVERIFY(!both.intersects(view.rowRect(8)) && !both.intersects(view.rowRect(1)));
        const QImage image = view.grab().toImage();
        QCOMPARE(image.pixelColor(view.rowRect(5).topLeft() + QPoint(1, 1)), Theme::light().linkSoft);
        QVERIFY(painted.lighting("2999").contains(view.rowRect(5)));  // out of sight: only the old row
        QVERIFY(painted.lighting("2998").isEmpty());
    }

    void aMatrixDrawsTheCellsThatChange() {
        MatrixSpec spec;
        constexpr int count = 300;
        for (int i = 0; i < count; ++i) {
            spec.rows.push_back({{}, QString::number(i), {}, linkTo(i), {}, Marker::none, Dash::solid});
            spec.columns.push_back({{}, QString::number(i), {}, {}, {}, Marker::none, Dash::solid});
        }
        for (int i = 0; i < count * count; ++i) {
            Cell cell;
            cell.value = 0.5;
            cell.text = "x";
            cell.link = linkTo(i);
            spec.cells.push_back(cell);
        }
        spec.high = 1.0;
        MatrixView view;
        view.setSpec(spec);
        Painted painted(view);
        const QRegion region = painted.lighting("2");  // row 2's heading, and the third cell of the first row
        QVERIFY(region.contains(view.cellRect(0, 2)));
        QVERIFY(region.contains(view.geometryOfCells().rowHeading(2).toRect()));
        QVERIFY(!region.intersects(view.cellRect(1, 4)) &&
                !region.intersects(view.cellRect(2, 2).adjusted(4, 4, -4, -4)));
        const QImage image = view.grab().toImage();
        QCOMPARE(image, (view.viewport()->update(), view.grab().toImage()));  // the parts make the whole
    }

    void aMarkIsTouchedByTheTargetsItIs() {
        const TargetSet lit(Targets{Target::series("a"), Target::row(3), Target::pair("a", "b")});
        QVERIFY(touches({Target::node(1), Target::row(3)}, lit));
        QVERIFY(touches({Target::pair("a", "b")}, lit));
        QVERIFY(!touches({Target::pair("b", "a"), Target::series("b"), Target::point(3)}, lit));
        QVERIFY(!touches({Target::series("a")}, TargetSet{}));
        QVERIFY(TargetSet(Targets{}).empty());
    }
};

GREYSCOPE_TEST(tst_linked_view)

}  // namespace tests_of_linked_view

#include "tst_linked_view.moc"
