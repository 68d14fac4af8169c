#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tree_specs.h"
#include "widgets/tree/tree_painter.h"
#include "widgets/tree/tree_view.h"

namespace tests_of_tree_view {

using namespace greyscope;
using widgets::Highlight;
using widgets::Link;
using widgets::Target;
using widgets::TreeGeometry;
using widgets::TreeNode;
using widgets::TreeSpec;
using widgets::TreeView;

namespace {

struct Shown {
    explicit Shown(const TreeSpec& spec, QSize size = {900, 320}) {
        view.setPalette(widgets::Theme::light().palette());
        view.resize(size);
        view.setHighlight(&highlight);
        view.setSpec(spec);
        view.show();
    }
    const TreeNode& node(int index) const { return view.spec().nodes[static_cast<std::size_t>(index)]; }
    const TreeNode& firstLeaf() const {
        return *std::find_if(view.spec().nodes.begin(), view.spec().nodes.end(),
                             [](const TreeNode& entry) { return entry.leaf; });
    }
    QImage picture() { return view.viewport()->grab().toImage(); }

    Highlight highlight;
    TreeView view;
};

bool near(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) <= 2 && std::abs(a.green() - b.green()) <= 2 &&
           std::abs(a.blue() - b.blue()) <= 2;
}

}  // namespace

class tst_tree_view : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { qRegisterMetaType<Link>(); }

    void leafMarksHaveTheColourOfTheirRatio() {
        Shown shown(test::TreeSpecMaker(1).make(5));
        const QImage picture = shown.picture();
        const TreeGeometry g = shown.view.geometryNow();
        for (const TreeNode& node : shown.view.spec().nodes) {
            if (node.leaf) {
                const QColor wanted = widgets::ratioColour(shown.view.spec(), node.value, widgets::Theme::light());
                QVERIFY(near(picture.pixelColor(g.mark(node).center().toPoint()), wanted));
            }
        }
    }

    void aLitPathIsYellow() {
        Shown shown(test::TreeSpecMaker(2).make(5));
        const TreeNode& leaf = shown.firstLeaf();
        const QPolygonF line = shown.view.geometryNow().elbow(shown.view.spec(), leaf);
        const QPoint beside = (0.5 * (line[2] + line[3]) + QPointF(0, 2.6)).toPoint();
        const QColor yellow = widgets::Theme::light().link;
        QVERIFY(!near(shown.picture().pixelColor(beside), yellow));
        shown.highlight.hover({Target::node(leaf.id), Target::node(leaf.parent)});
        QVERIFY(near(shown.picture().pixelColor(beside), yellow));
    }

    /// In a low row it stands beside the heading.
    void theFirstConditionIsNotCut() {
        const TreeSpec spec = test::TreeSpecMaker(3).make(9);
        Shown shown(spec, {900, 190});
        const TreeGeometry g = shown.view.geometryNow();
        QRectF place(0.0, g.footer.bottom(), 0.0, 0.0);
        for (const TreeNode& node : spec.nodes) {
            const QRectF label = g.edgeLabel(spec, node);
            place = !label.isEmpty() && label.bottom() < place.bottom() ? label : place;
        }
        const QPointF above(place.left(), place.bottom() - QFontMetricsF(shown.view.font()).height());
        const QPointF body(place.right(), g.body.top() - 2.0);
        QVERIFY(above.y() < body.y());
        const QImage drawn = shown.picture().copy(QRect(above.toPoint(), body.toPoint()));
        QImage blank = drawn;
        blank.fill(drawn.pixelColor(drawn.rect().topRight()));
        QVERIFY(drawn != blank);
    }

    void hoveringLightsWhatTheMarkLights() {
        Shown shown(test::TreeSpecMaker(3).make(5));
        const TreeNode& leaf = shown.firstLeaf();
        const TreeGeometry g = shown.view.geometryNow();
        QTest::mouseMove(shown.view.viewport(), g.dot(leaf, 0).toPoint());
        QCOMPARE(shown.highlight.hovered(), leaf.dotLinks[0].lights);
        QTest::mouseMove(shown.view.viewport(), g.box(shown.node(0)).center().toPoint());
        QCOMPARE(shown.highlight.hovered(), shown.node(0).link.lights);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(shown.view.viewport(), &leave);
        QVERIFY(shown.highlight.hovered().empty());
    }

    void aClickChoosesAndTells() {
        Shown shown(test::TreeSpecMaker(4).make(5));
        QSignalSpy activated(&shown.view, &TreeView::linkActivated);
        const TreeNode& leaf = shown.firstLeaf();
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                          shown.view.geometryNow().mark(leaf).center().toPoint());
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().value<Link>(), leaf.link);
        QCOMPARE(shown.highlight.chosen(), leaf.link.lights);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QVERIFY(shown.highlight.chosen().empty());
    }

    void arrowsWalkTheTreeAndEnterChooses() {
        Shown shown(test::TreeSpecMaker(5).make(8));
        QSignalSpy activated(&shown.view, &TreeView::linkActivated);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.view.cursor(), 0);
        while (!shown.node(shown.view.cursor()).leaf) {
            const int parent = shown.view.cursor();
            QTest::keyClick(&shown.view, Qt::Key_Right);
            QCOMPARE(shown.node(shown.view.cursor()).parent, parent);
        }
        const double position = shown.node(shown.view.cursor()).position;
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QVERIFY(shown.node(shown.view.cursor()).leaf);
        QCOMPARE(shown.node(shown.view.cursor()).position, position + 1.0);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        const int leaf = shown.view.cursor();
        QTest::keyClick(&shown.view, Qt::Key_Left);
        QCOMPARE(shown.view.cursor(), shown.node(leaf).parent);
    }

    void aLargeTreeScrollsToTheCursor() {
        Shown shown(test::TreeSpecMaker(6).make(200));
        QVERIFY(shown.view.verticalScrollBar()->maximum() > 0);
        const TreeGeometry start = shown.view.geometryNow();
        QVERIFY(start.treePart.contains(start.box(shown.node(0))));
        QTest::keyClick(&shown.view, Qt::Key_Home);
        for (int i = 0; i < 30 && !shown.node(shown.view.cursor()).leaf; ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Right);
        }
        for (int i = 0; i < 150; ++i) {
            QTest::keyClick(&shown.view, Qt::Key_Down);
        }
        const TreeGeometry g = shown.view.geometryNow();
        QVERIFY(shown.view.verticalScrollBar()->value() > 0);
        QVERIFY(g.body.contains(g.row(shown.node(shown.view.cursor())).adjusted(0, 1, -1, -1)));
    }

    void dragPansAndControlWheelZoomsAboutThePointer() {
        Shown shown(test::TreeSpecMaker(7).make(60));
        QWidget* viewport = shown.view.viewport();
        shown.view.verticalScrollBar()->setValue(0);
        QTest::mousePress(viewport, Qt::LeftButton, {}, {300, 200});
        QTest::mouseMove(viewport, {300, 120});
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, {300, 120});
        QCOMPARE(shown.view.verticalScrollBar()->value(), 80);

        const QPointF about(200, 150);
        const TreeGeometry before = shown.view.geometryNow();
        QWheelEvent wheel(about, viewport->mapToGlobal(about), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(viewport, &wheel);
        const TreeGeometry after = shown.view.geometryNow();
        QVERIFY(shown.view.zoom() > 1.15);
        const auto row = [&about](const TreeGeometry& g) { return (about.y() - g.rowCentre(0.0)) / g.rowHeight; };
        QVERIFY(std::abs(row(before) - row(after)) < 0.2);
    }

    void subtreesFoldByKeyAndButtonAndUnfoldWhereSomethingIsSought() {
        Shown shown(test::TreeSpecMaker(15).make(60));
        const std::size_t all = shown.view.spec().nodes.size();
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QTest::keyClick(&shown.view, Qt::Key_Minus);
        QCOMPARE(shown.view.spec().nodes.size(), std::size_t{1});
        QCOMPARE(shown.view.spec().nodes[0].hidden, 60);
        QTest::keyClick(&shown.view, Qt::Key_Plus);
        QCOMPARE(shown.view.spec().nodes.size(), all);

        shown.view.foldBelow(2);
        QVERIFY(shown.view.spec().leafCount <= 4);
        const TreeGeometry g = shown.view.geometryNow();
        const auto row = std::find_if(shown.view.spec().nodes.begin(), shown.view.spec().nodes.end(),
                                      [](const TreeNode& node) { return node.hidden > 0; });
        QVERIFY(row != shown.view.spec().nodes.end());
        const int id = row->id;
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, g.foldButton(*row).center().toPoint());
        QCOMPARE(shown.view.foldedNodes().count(id), std::size_t{0});

        shown.view.foldBelow(1);
        const std::vector<int> found = shown.view.find(QStringLiteral("L59"));
        QCOMPARE(found.size(), std::size_t{1});
        shown.view.showNode(found.front());
        QCOMPARE(shown.node(shown.view.cursor()).title, QStringLiteral("L59"));
        const TreeGeometry after = shown.view.geometryNow();
        QVERIFY(after.body.contains(after.row(shown.node(shown.view.cursor())).adjusted(0, 1, -1, -1)));
    }

    void itsValuesCanBeReadOut() {
        Shown shown(test::TreeSpecMaker(9).make(5));
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&shown.view);
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->tableInterface()->rowCount(), static_cast<int>(shown.view.spec().nodes.size()));
        const TreeNode& leaf = shown.firstLeaf();
        QVERIFY(table->tableInterface()->cellAt(leaf.id, 1)->text(QAccessible::Value).contains(leaf.valueText) ||
                table->tableInterface()->cellAt(leaf.id, 1)->text(QAccessible::Name).contains(leaf.valueText));
        QVERIFY(shown.view.valueRect(leaf.id, 1).height() > 10);
    }

    void theSamePainterFillsAnyAreaOfAPage() {
        const TreeSpec spec = test::TreeSpecMaker(8).make(30);
        QImage page(600, 300, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        widgets::paintTree(painter, {100, 50, 400, 200}, spec, widgets::Style::paper(2.0));
        painter.end();
        int inside = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                if (page.pixelColor(x, y) != QColor(Qt::white)) {
                    QVERIFY(QRect(99, 49, 402, 202).contains(x, y));
                    ++inside;
                }
            }
        }
        QVERIFY(inside > 2000);
    }
};

GREYSCOPE_TEST(tst_tree_view)

}  // namespace tests_of_tree_view

#include "tst_tree_view.moc"
