#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/graph/dot_strip_view.h"
#include "widgets/graph/graph_geometry.h"
#include "widgets/graph/graph_view.h"

namespace tests_of_graph_view {

using namespace greyscope::widgets;

namespace {

GraphNode nodeAt(const char* id, double x, double y) {
    GraphNode node;
    node.id = QString::fromLatin1(id);
    node.title = node.id;
    node.detail = QStringLiteral("detail");
    node.x = x;
    node.y = y;
    node.link = {{Target::series(node.id)}, {Target::series(node.id)}};
    return node;
}

GraphEdge edgeOf(int from, int to, const char* value) {
    GraphEdge edge;
    edge.from = from;
    edge.to = to;
    edge.text = QString::fromLatin1(value);
    edge.errorText = QStringLiteral("4 %");
    edge.link = {{Target::model(edge.text)}, {Target::model(edge.text)}};
    return edge;
}

/// From the left to the right by way of a node above and one below.
GraphSpec diamond() {
    GraphSpec spec;
    spec.title = QStringLiteral("Graph");
    spec.valueTitle = QStringLiteral("Ratio");
    spec.errorTitle = QStringLiteral("Mean error");
    spec.detailTitle = QStringLiteral("Characteristics");
    spec.nodes = {nodeAt("left", 0.0, 0.5), nodeAt("right", 1.0, 0.5), nodeAt("above", 0.5, 0.0),
                  nodeAt("below", 0.5, 1.0)};
    spec.edges = {edgeOf(0, 2, "1"), edgeOf(2, 1, "2"), edgeOf(0, 3, "3"), edgeOf(3, 1, "4"), edgeOf(0, 1, "5")};
    spec.columns = 3;
    spec.lanes = 3;
    return spec;
}

struct Shown {
    explicit Shown(const GraphSpec& spec = diamond(), QSize size = {800, 400}) {
        view.setPalette(Theme::light().palette());
        view.resize(size);
        view.setHighlight(&highlight);
        view.setSpec(spec);
        view.show();
    }
    [[nodiscard]] QPoint centre(std::size_t node) const { return view.geometryNow().nodes[node].center().toPoint(); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* port = view.viewport();
        QTest::mouseMove(port, from);
        QTest::mousePress(port, Qt::LeftButton, modifiers, from);
        QTest::mouseMove(port, (from + to) / 2);
        QTest::mouseMove(port, to);
        QTest::mouseRelease(port, Qt::LeftButton, modifiers, to);
    }

    Highlight highlight;
    GraphView view;
};

}  // namespace

class tst_graph_view : public QObject {
    Q_OBJECT

private slots:
    void largerTypeLaysItOutAnew() {
        Shown shown;
        const double before = shown.view.geometryNow().labels[0].height();
        Style::setScreenType(1.5);
        QEvent larger(QEvent::FontChange);
        QCoreApplication::sendEvent(&shown.view, &larger);
        Style::setScreenType(1.0);
        QVERIFY(shown.view.geometryNow().labels[0].height() > before);
    }

    void initTestCase() { qRegisterMetaType<Link>(); }

    void nothingLiesOverABoxOrAnotherLabel() {
        for (const QSize size : {QSize(800, 400), QSize(560, 300), QSize(240, 160)}) {
            Shown shown(diamond(), size);
            const GraphGeometry g = shown.view.geometryNow();
            for (std::size_t a = 0; a < g.labels.size(); ++a) {
                for (std::size_t b = 0; b < g.labels.size(); ++b) {
                    QVERIFY(a == b || !g.labels[a].intersects(g.labels[b]));
                }
                for (const QRectF& node : g.nodes) {
                    QVERIFY(!g.labels[a].intersects(node));
                    QVERIFY(QRectF(g.area.topLeft() - g.offset, g.content).adjusted(-1, -1, 1, 1).contains(node));
                }
            }
            // An arrow begins and ends at its boxes.
            QVERIFY(std::abs(g.edges[0].pointAtPercent(0).x() - g.nodes[0].right()) < 1.0);
            QVERIFY(std::abs(g.heads[0].x() - g.nodes[2].left()) < 1.0);
        }
    }

    void pointingAtALineLightsItsPath() {
        Shown shown;
        const QPointF onLine = shown.view.geometryNow().edges[2].pointAtPercent(0.2);
        QTest::mouseMove(shown.view.viewport(), onLine.toPoint());
        QCOMPARE(shown.highlight.lit(), shown.view.spec().edges[2].link.lights);
        QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {},
                          shown.view.geometryNow().labels[1].center().toPoint());
        QCOMPARE(shown.highlight.chosen(), shown.view.spec().edges[1].link.lights);
    }

    void aDraggedBoxIsMoved() {
        Shown shown;
        QSignalSpy moved(&shown.view, &GraphView::nodeMoved);
        QSignalSpy drawn(&shown.view, &GraphView::arrowDrawn);
        shown.drag(shown.centre(2), shown.centre(2) + QPoint(60, 40));
        QCOMPARE(moved.size(), 1);
        QCOMPARE(drawn.size(), 0);
        QCOMPARE(moved[0][0].toString(), QStringLiteral("above"));
        const GraphGeometry g = shown.view.geometryNow();
        const QPointF there = g.centreAt(g.nodes[2].size(), moved[0][1].toDouble(), moved[0][2].toDouble());
        QVERIFY(QLineF(there, g.nodes[2].center()).length() < 1.0);
        QVERIFY(moved[0][1].toDouble() > 0.55 && moved[0][2].toDouble() > 0.05);
        // No further than the edge.
        shown.drag(shown.centre(2), shown.centre(2) + QPoint(5000, 0));
        QCOMPARE(moved.last()[1].toDouble(), 1.0);
    }

    void anArrowIsDrawnFromTheHandleOrWithShift() {
        Shown shown;
        QSignalSpy drawn(&shown.view, &GraphView::arrowDrawn);
        QTest::mouseMove(shown.view.viewport(), shown.centre(2));
        shown.drag(shown.view.geometryNow().handle(2).toPoint(), shown.centre(3));
        QCOMPARE(drawn.size(), 1);
        QCOMPARE(drawn[0][0].toString(), QStringLiteral("above"));
        QCOMPARE(drawn[0][1].toString(), QStringLiteral("below"));
        shown.drag(shown.centre(3), shown.centre(2), Qt::ShiftModifier);
        QCOMPARE(drawn[1][0].toString(), QStringLiteral("below"));
        // To nowhere, or to itself: no arrow.
        shown.drag(shown.centre(3), shown.centre(3) + QPoint(150, -20), Qt::ShiftModifier);
        shown.drag(shown.centre(3), shown.centre(3) + QPoint(20, 0), Qt::ShiftModifier);
        QCOMPARE(drawn.size(), 2);
    }

    void theKeyboardReachesMovesAndTrains() {
        Shown shown;
        QSignalSpy moved(&shown.view, &GraphView::nodeMoved);
        QSignalSpy drawn(&shown.view, &GraphView::arrowDrawn);
        shown.view.setFocus();
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QCOMPARE(shown.highlight.lit(), shown.view.spec().nodes[0].link.lights);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.highlight.lit(), shown.view.spec().edges[4].link.lights);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QCOMPARE(shown.highlight.lit(), shown.view.spec().nodes[1].link.lights);
        QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(moved.size(), 1);
        QVERIFY(moved[0][1].toDouble() < 1.0);
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QTest::keyClick(&shown.view, Qt::Key_T);
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(drawn.size(), 1);
        QCOMPARE(drawn[0][0].toString(), QStringLiteral("left"));
        QTest::keyClick(&shown.view, Qt::Key_T);
        QTest::keyClick(&shown.view, Qt::Key_Escape);
        QTest::keyClick(&shown.view, Qt::Key_Return);
        QCOMPARE(drawn.size(), 1);
    }

    void valuesAreReadOut() {
        Shown shown;
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&shown.view);
        QVERIFY(table && table->tableInterface());
        QCOMPARE(table->tableInterface()->rowCount(), 9);
        QCOMPARE(table->tableInterface()->rowDescription(4), QStringLiteral("left → above"));
        QCOMPARE(shown.view.valueText(4, 0), QStringLiteral("1"));
        QCOMPARE(shown.view.valueText(4, 1), QStringLiteral("4 %"));
        QCOMPARE(table->tableInterface()->cellAt(0, 2)->text(QAccessible::Name),
                 QStringLiteral("left, Characteristics: detail"));
        QVERIFY(shown.view.valueText(0, 0).isEmpty());
    }

    void manyBoxesScroll() {
        GraphSpec spec = diamond();
        spec.lanes = 12;
        spec.chipRows = 4;
        Shown shown(spec, {800, 300});
        QVERIFY(shown.view.verticalScrollBar()->maximum() > 100);
        shown.view.setFocus();
        QTest::keyClick(&shown.view, Qt::Key_Home);
        QTest::keyClick(&shown.view, Qt::Key_Down);
        QVERIFY(shown.view.verticalScrollBar()->value() > 0);
    }

    void longNamesStandBelowOnPaper() {
        const Style style = Style::paper(1.0);
        const double width = 84.0 / 25.4 * 72.0;
        QCOMPARE(onPaper(diamond(), width, style).nodes.front().title, QString("left"));
        GraphSpec spec = diamond();
        spec.more = QStringLiteral("Not on any path: c");
        QStringList key;
        for (GraphNode& node : spec.nodes) {
            node.title =
                QStringLiteral("aggregate write throughput of the storage target, as the clients see it, ") + node.id;
            key << QStringLiteral("%1  %2").arg(key.size() + 1).arg(node.title);
        }
        const GraphSpec paper = onPaper(spec, width, style);
        QCOMPARE(paper.nodes.back().title, QString("4"));
        QCOMPARE(paper.more, (key << spec.more).join('\n'));
    }

    void aRowOfErrorsIsDrawnWithinItsStrip() {
        DotStripSpec spec;
        spec.nameTitle = QStringLiteral("Path");
        spec.columns = {QStringLiteral("Made of"), QStringLiteral("Ratio")};
        spec.meanTitle = QStringLiteral("Mean");
        spec.mostTitle = QStringLiteral("Max");
        spec.high = 10.0;
        for (int k = 0; k < 3; ++k) {
            StripRow row;
            row.name = QString(QChar(u'A' + static_cast<char16_t>(k)));
            row.texts = {QStringLiteral("a very long way by very many systems to a far end"), QStringLiteral("1.0×")};
            row.numbers = {std::nullopt, 1.0};
            row.dots = {1.0, 5.0, 200.0};
            row.mean = 3.0;
            row.meanText = QStringLiteral("3.00 %");
            row.mostText = QStringLiteral("200 %");
            row.link = {{Target::model(row.name)}, {Target::model(row.name)}};
            spec.rows.push_back(row);
        }
        for (const int width : {1000, 420}) {
            const DotStripGeometry g =
                DotStripGeometry::layout(spec, QRectF(0, 0, width, 200), Style::screen(Theme::light()));
            QVERIFY(g.strip.width() >= 100.0);
            QVERIFY(g.x(0.0) >= g.strip.left() && g.x(200.0) <= g.strip.right());
            QVERIFY(g.most.right() <= width && g.columns[0].right() <= g.strip.left());
        }
        Highlight highlight;
        DotStripView view;
        view.setHighlight(&highlight);
        view.resize(800, 200);
        view.setSpec(spec);
        view.show();
        QTest::mouseMove(view.viewport(), view.rowRect(1).center());
        QCOMPARE(highlight.lit(), spec.rows[1].link.lights);
        QCOMPARE(view.valueText(1, 2), QStringLiteral("3.00 %"));
        QCOMPARE(view.columnName(3), QStringLiteral("Max"));
    }
};

GREYSCOPE_TEST(tst_graph_view)

}  // namespace tests_of_graph_view

#include "tst_graph_view.moc"
