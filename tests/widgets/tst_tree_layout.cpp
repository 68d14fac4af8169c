#include <QTest>

#include <algorithm>
#include <cmath>

#include "tests/support/test_registry.h"
#include "tests/support/tree_specs.h"
#include "widgets/tree/tree_geometry.h"

namespace tests_of_tree_layout {

using namespace greyscope;
using widgets::TreeGeometry;
using widgets::TreeHit;
using widgets::TreeNode;
using widgets::TreeSpec;

class tst_tree_layout : public QObject {
    Q_OBJECT

private:
    static widgets::Style screen() { return widgets::Style::screen(widgets::Theme::light()); }

private slots:
    void theStripIsLogarithmic() {
        const TreeSpec spec = test::TreeSpecMaker(1).make(4);
        const TreeGeometry g = widgets::layoutTree(spec, {0, 0, 800, 320}, screen());
        const double middle = 0.5 * (g.stripLeft + g.stripRight);
        QVERIFY(std::abs(g.stripX(0.5) - g.stripLeft) < 1e-9);
        QVERIFY(std::abs(g.stripX(1.0) - middle) < 1e-9);
        QVERIFY(std::abs(g.stripX(2.0) - g.stripRight) < 1e-9);
        QVERIFY(std::abs(g.stripX(std::sqrt(2.0)) - 0.5 * (middle + g.stripRight)) < 1e-9);
        QCOMPARE(g.stripX(0.0), g.stripLeft);
        QCOMPARE(g.stripX(1e9), g.stripRight);
    }

    void aSmallTreeFitsWithoutScrolling() {
        const TreeSpec spec = test::TreeSpecMaker(2).make(5);
        const TreeGeometry g = widgets::layoutTree(spec, {0, 0, 1000, 320}, screen(), {50, 50});
        QVERIFY(g.content.width() <= g.treePart.width() + 0.5);
        QVERIFY(g.content.height() <= g.treePart.height() + 0.5);
        QCOMPARE(g.offset, QPointF(0, 0));
        QVERIFY(g.footer.bottom() <= 320.0 + 0.5);
        QVERIFY(g.letterRight > g.stripRight && g.spreadRight <= 1000.0);
    }

    void twoHundredLeavesKeepReadableRows() {
        const TreeSpec spec = test::TreeSpecMaker(3).make(200);
        const TreeGeometry g = widgets::layoutTree(spec, {0, 0, 800, 320}, screen());
        QVERIFY(g.rowHeight >= QFontMetricsF(screen().text()).height());
        QVERIFY(g.content.height() > g.treePart.height());
        QVERIFY(g.content.width() > g.treePart.width());
        QCOMPARE(g.clamped({1e9, 1e9}).y(), g.content.height() - g.treePart.height());
    }

    void boxesOfALevelStandApartAndLeafLinesMissThem() {
        for (unsigned seed = 0; seed < 20; ++seed) {
            const TreeSpec spec = test::TreeSpecMaker(seed).make(40);
            const TreeGeometry g = widgets::layoutTree(spec, {0, 0, 700, 300}, screen());
            for (const TreeNode& a : spec.nodes) {
                for (const TreeNode& b : spec.nodes) {
                    if (!a.leaf && !b.leaf && a.id < b.id) {
                        QVERIFY(!g.box(a).intersects(g.box(b)));
                    }
                    if (!a.leaf && b.leaf) {
                        const QPolygonF line = g.elbow(spec, b);
                        const QRectF last(line[2] - QPointF(0, 0.5), line[3] + QPointF(0, 0.5));
                        QVERIFY(!g.box(a).intersects(last));
                    }
                }
            }
        }
    }

    void elbowsRunFromTheParentsBoxToTheNode() {
        const TreeSpec spec = test::TreeSpecMaker(4).make(6);
        const TreeGeometry g = widgets::layoutTree(spec, {0, 0, 900, 320}, screen());
        QVERIFY(g.elbow(spec, spec.nodes.front()).isEmpty());
        for (const TreeNode& node : spec.nodes) {
            if (node.parent < 0) {
                continue;
            }
            const QPolygonF line = g.elbow(spec, node);
            const QRectF from = g.box(spec.nodes[static_cast<std::size_t>(node.parent)]);
            QCOMPARE(line.first(), QPointF(from.right(), from.center().y()));
            const QRectF to = node.leaf ? g.mark(node) : g.box(node);
            QVERIFY(std::abs(line.last().x() - to.left()) < 1e-6);
            QVERIFY(std::abs(line.last().y() - to.center().y()) < 1e-6);
            QVERIFY(g.edgeLabel(spec, node).width() >= QFontMetricsF(screen().text(true)).horizontalAdvance(node.edge));
        }
    }

    void whatIsDrawnIsFoundUnderThePointer() {
        const TreeSpec spec = test::TreeSpecMaker(5).make(6);
        const TreeGeometry g = widgets::layoutTree(spec, {0, 0, 900, 320}, screen());
        for (const TreeNode& node : spec.nodes) {
            if (!node.leaf) {
                QCOMPARE(widgets::treeHit(spec, g, g.box(node).center(), 5.0), (TreeHit{node.id, -1}));
                continue;
            }
            QCOMPARE(widgets::treeHit(spec, g, g.mark(node).center(), 5.0), (TreeHit{node.id, -1}));
            QCOMPARE(widgets::treeHit(spec, g, g.dot(node, 1), 5.0), (TreeHit{node.id, 1}));
        }
        QCOMPARE(widgets::treeHit(spec, g, {1.0, 1.0}, 5.0), TreeHit{});
    }

    void ticksAreRoundApartAndHoldParity_data() {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::newRow("narrow") << 0.97 << 1.04;
        QTest::newRow("usual") << 0.9 << 1.45;
        QTest::newRow("wide") << 0.01 << 120.0;
        QTest::newRow("one-sided") << 0.95 << 6000.0;
    }

    void ticksAreRoundApartAndHoldParity() {
        QFETCH(double, low);
        QFETCH(double, high);
        TreeSpec spec;
        spec.low = low;
        spec.high = high;
        const QFontMetricsF metrics{QFont()};
        const std::vector<widgets::Tick> ticks = widgets::stripTicks(spec, 240.0, metrics, 6.0);
        QVERIFY(ticks.size() >= 3);
        const double narrow = metrics.horizontalAdvance("0000") * 2.5 + 6.0;
        QVERIFY(widgets::stripTicks(spec, narrow, metrics, 6.0).size() >= 2);  // one is no scale
        double before = -1e9;
        for (const widgets::Tick& tick : ticks) {
            const double x = std::log2(tick.at / low) / std::log2(high / low) * 240.0;
            QVERIFY(x > -1e-6 && x < 240.0 + 1e-6);
            const double half = 0.5 * metrics.horizontalAdvance(tick.label);
            QVERIFY(x - half - before >= 6.0 - 1e-6);
            before = x + half;
        }
        QVERIFY(std::any_of(ticks.begin(), ticks.end(),
                            [](const widgets::Tick& tick) { return std::abs(tick.at - 1.0) < 1e-9; }));
    }
};

GREYSCOPE_TEST(tst_tree_layout)

}  // namespace tests_of_tree_layout

#include "tst_tree_layout.moc"
