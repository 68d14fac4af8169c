#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>

#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "tests/support/test_registry.h"
#include "widgets/matrix/overview_view.h"
#include "widgets/present/spec/spec_text.h"

namespace tests_of_overview_view {

using namespace greyscope::widgets;

namespace {

/// Of `count` series; all pairs of the first half are 1, all others 0.5.
OverviewSpec specOf(int count) {
    auto values = std::make_shared<Eigen::MatrixXd>(Eigen::MatrixXd::Constant(count, count, 0.5));
    values->topLeftCorner(count / 2, count / 2).setOnes();
    OverviewSpec spec;
    for (int i = 0; i < count; ++i) {
        spec.items.push_back({QStringLiteral("t/%1").arg(i), QStringLiteral("a, %1 系").arg(i), {}, std::nullopt, {}});
    }
    spec.order.resize(static_cast<std::size_t>(count));
    std::iota(spec.order.begin(), spec.order.end(), std::size_t{0});
    spec.values = values;
    spec.symbol = QStringLiteral("γ");
    return spec;
}

OverviewGeometry plainGeometry(int count, double side) {
    OverviewGeometry g;
    g.body = QRectF(0, 0, side, side);
    g.rows = g.columns = count;
    g.cell = QSizeF(side / count, side / count);
    return g;
}

/// Series by points of their own, all 1 but what `change` changes of (point, series).
OverviewSpec tableOf(int series, int points, const std::function<void(Eigen::MatrixXd&)>& change) {
    auto values = std::make_shared<Eigen::MatrixXd>(Eigen::MatrixXd::Ones(points, series));
    change(*values);
    OverviewSpec spec = specOf(series);
    spec.values = values;
    spec.columns = OverviewColumns{
        QStringLiteral("threads"),
        PointTexts(static_cast<std::size_t>(points), [](std::size_t k) { return QStringLiteral("level %1").arg(k); })};
    spec.palette = Palette::divergingLog2;
    spec.low = 0.5;
    spec.high = 2.0;
    spec.middle = 1.0;
    spec.format = {2, true, QStringLiteral("×")};
    return spec;
}

OverviewGeometry tableGeometry(const OverviewSpec& spec, const QSizeF& size) {
    OverviewGeometry g;
    g.body = QRectF(QPointF(), size);
    g.rows = static_cast<int>(spec.rowCount());
    g.columns = static_cast<int>(spec.columnCount());
    g.cell = QSizeF(size.width() / g.columns, size.height() / g.rows);
    return g;
}

}  // namespace

class tst_overview_view : public QObject {
    Q_OBJECT

private slots:
    void aPixelIsTheMeanOfItsPairs() {
        OverviewSpec spec = specOf(400);
        const QImage image = overviewImage(spec, plainGeometry(400, 100), {100, 100}, Theme::light());
        QCOMPARE(image.pixel(10, 10), cividis(1.0).rgb());
        QCOMPARE(image.pixel(60, 10), cividis(127.5 / 255.0 + 0.5 / 255.0).rgb());
        // Every other series: each pixel holds as many of one kind as of the other, none is left out.
        for (std::size_t place = 0; place < spec.order.size(); ++place) {
            spec.order[place] = place % 2 == 0 ? place / 2 : 200 + place / 2;
        }
        const QImage mixed = overviewImage(spec, plainGeometry(400, 100), {100, 100}, Theme::light());
        const int shade = static_cast<int>((0.25 * 1.0 + 0.75 * 0.5) * 255.0 + 0.5);
        QCOMPARE(mixed.pixel(33, 77), cividis(shade / 255.0).rgb());
    }

    void cellsLargerThanPixelsAreNotSmoothed() {
        const QImage image = overviewImage(specOf(4), plainGeometry(4, 100), {100, 100}, Theme::light());
        QCOMPARE(image.pixel(49, 49), cividis(1.0).rgb());
        QCOMPARE(image.pixel(50, 49), image.pixel(99, 99));
    }

    void theWheelZoomsAboutThePointerToNumbers() {
        OverviewView view;
        view.resize(700, 420);
        view.setSpec(specOf(3000));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(!view.geometryOfCells().hasNumbers());
        const QPointF about = view.geometryOfCells().body.topLeft() + QPointF(120.4, 80.6);
        const Mark before = view.geometryOfCells().at(about);
        for (int turn = 0; turn < 60; ++turn) {
            QWheelEvent up(about, view.viewport()->mapToGlobal(about), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                           Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(view.viewport(), &up);
        }
        QVERIFY(view.geometryOfCells().hasNumbers());
        QVERIFY(std::abs(view.geometryOfCells().at(about).row - before.row) <= 8);  // a pixel held so many
        QVERIFY(std::abs(view.geometryOfCells().at(about).column - before.column) <= 8);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.zoom(), 1.0);
        QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
    }

    void keysMoveACursorThatIsReadOut() {
        OverviewView view;
        Highlight highlight;
        view.setHighlight(&highlight);
        view.resize(700, 420);
        view.setSpec(specOf(500));
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(highlight.litSet().contains(Target::pair("t/1", "t/1")));
        QCOMPARE(view.rowName(1), QStringLiteral("a, 1 系"));
        QCOMPARE(view.valueText(1, 1), QStringLiteral("1.000"));
        const QSignalSpy chosen(&view, &LinkedView::linkActivated);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
    }

    void theLensCanBePutAway() {
        OverviewView view;
        view.resize(800, 420);
        view.setSpec(specOf(500));
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTest::keyClick(&view, Qt::Key_Right);
        const auto ofLens = [&view] {
            return view.viewport()->grab(view.geometryOfCells().lens.toAlignedRect()).toImage();
        };
        const QImage shown = ofLens();
        view.setLens(false);
        const QImage away = ofLens();
        QVERIFY(shown != away);
        view.setLens(true);
        QCOMPARE(ofLens(), shown);
    }

    /// As many as it has rows, each beside its own; the one that is pointed at in the middle.
    void theLensNamesItsRowsAndColumns() {
        OverviewView view;
        view.resize(800, 420);
        view.setSpec(specOf(500));
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        const auto grabbed = [&view](const QRectF& part) {
            return view.viewport()->grab(part.toAlignedRect()).toImage();
        };
        const OverviewGeometry& g = view.geometryOfCells();
        QVERIFY(!g.lensNames.isEmpty() && g.lensNames.right() <= g.lens.left() && g.lensNames.left() > g.body.right());
        QCOMPARE(g.lensNames.height(), g.lens.height());
        QVERIFY(g.lensHead.bottom() <= g.lens.top() && g.lens.right() <= g.area.right());
        const auto row = [&g](int place) {
            const double height = g.lens.height() / (2 * kLensReach + 1);
            return QRectF(g.lensNames.left(), g.lens.top() + place * height, g.lensNames.width(), height);
        };
        const QImage noHead = grabbed(g.lensHead);
        const QImage noName = grabbed(row(0));
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(grabbed(g.lensHead) != noHead);
        QCOMPARE(grabbed(row(0)), noName);  // above the first row there is none
        QVERIFY(grabbed(row(kLensReach)) != noName);
        for (int step = 0; step < kLensReach; ++step) {
            QTest::keyClick(&view, Qt::Key_Down);
        }
        QVERIFY(grabbed(row(0)) != noName);
        view.setLens(false);
        QCOMPARE(grabbed(g.lensHead), noHead);
    }

    void noExtremeIsLostInAPixel() {
        const OverviewSpec spec = tableOf(3000, 1000, [](Eigen::MatrixXd& values) {
            values(500, 1500) = 2.0;
            values(250, 600) = 0.5;
            values(251, 601) = 1.2;  // nearer to the middle than its neighbour
            values.block(900, 2900, 100, 100).setConstant(std::numeric_limits<double>::quiet_NaN());
        });
        const QImage image = overviewImage(spec, tableGeometry(spec, {100, 100}), {100, 100}, Theme::light());
        const auto colour = [](double at) { return diverging(at, false).rgb(); };
        QCOMPARE(image.pixel(50, 50), colour(1.0));
        QCOMPARE(image.pixel(25, 20), colour(0.0));
        QCOMPARE(image.pixel(99, 99), Theme::light().alternate.rgb());
        int other = 0;
        for (int y = 0; y < 100; ++y) {
            for (int x = 0; x < 100; ++x) {
                other += image.pixel(x, y) != colour(128.0 / 255.0) ? 1 : 0;
            }
        }
        QVERIFY(other >= 3 && other < 60);
    }

    void aTableHasNamesAndGaps() {
        OverviewView view;
        Highlight highlight;
        view.setHighlight(&highlight);
        view.resize(700, 420);
        view.setSpec(tableOf(500, 8, [](Eigen::MatrixXd& values) { values(1, 0) = std::nan(""); }));
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QCOMPARE(view.columnName(3), QStringLiteral("level 3"));
        QCOMPARE(view.valueText(0, 0), QStringLiteral("1.00×"));
        QVERIFY(view.valueText(0, 1).isEmpty());
        // A name lights its row, a cell its row and itself.
        const OverviewGeometry& g = view.geometryOfCells();
        QTest::mouseMove(view.viewport(), QPointF(g.names.left() + 5.0, g.rect({250, -1}).center().y()).toPoint());
        QVERIFY(!highlight.lit().empty());
        QCOMPARE(highlight.lit().front().kind, Target::Kind::series);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QVERIFY(highlight.litSet().contains(Target::series(QStringLiteral("t/0"))));
        QVERIFY(highlight.litSet().contains(Target::pair(QStringLiteral("t/0"), QStringLiteral("level 1"))));
    }

    void aTableGrowsUntilItHoldsNumbers() {
        OverviewView view;
        view.resize(700, 420);
        view.setSpec(tableOf(3000, 8, [](Eigen::MatrixXd&) {}));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QVERIFY(!view.geometryOfCells().hasNumbers());
        view.zoomTo(1e9, QPointF(view.viewport()->rect().center()));
        QVERIFY(view.geometryOfCells().hasNumbers());
        QCOMPARE(view.horizontalScrollBar()->maximum(), 0);  // few columns stay in sight
        QVERIFY(view.verticalScrollBar()->maximum() > 0);
    }

    void theTextOfATableHasItsGaps() {
        const OverviewSpec spec = tableOf(2, 2, [](Eigen::MatrixXd& values) { values(1, 0) = std::nan(""); });
        QCOMPARE(tabSeparated(spec), QStringLiteral("\tlevel 0\tlevel 1\na, 0 系\t1\t\na, 1 系\t1\t1\n"));
    }

    void theTextHasEveryPair() {
        const QStringList lines = tabSeparated(specOf(4)).split('\n');
        QCOMPARE(lines[0], QStringLiteral("\ta, 0 系\ta, 1 系\ta, 2 系\ta, 3 系"));
        QCOMPARE(lines[2], QStringLiteral("a, 1 系\t1\t1\t0.5\t0.5"));
    }
};

GREYSCOPE_TEST(tst_overview_view)

}  // namespace tests_of_overview_view

#include "tst_overview_view.moc"
