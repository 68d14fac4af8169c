#include <QTest>

#include <cmath>

#include "tests/support/test_registry.h"
#include "widgets/present/spec/sheet_grid.h"

namespace tests_of_sheet_grid {

using namespace greyscope::widgets;

namespace {

SheetGrid threePanels() {
    return {183.0, {{62.0, {100.0, 80.0}}, {50.0, {1.0}}}};
}

SheetBorder borderOf(const SheetGrid& grid, bool upright, std::size_t row) {
    for (const SheetBorder& border : borders(grid)) {
        if (border.upright == upright && border.row == row) {
            return border;
        }
    }
    return {};
}

}  // namespace

class tst_sheet_grid : public QObject {
    Q_OBJECT

private slots:
    void panelsOfARowShareThePage() {
        const std::vector<QRectF> places = threePanels().places();
        QCOMPARE(places.size(), std::size_t{3});
        QCOMPARE(places[0], QRectF(0, 0, 100, 62));
        QCOMPARE(places[1], QRectF(103, 0, 80, 62));
        QCOMPARE(places[2], QRectF(0, 65, 183, 50));
        QCOMPARE(threePanels().sizeMm(), QSizeF(183, 115));
    }

    void aBorderGivesOneNeighbourWhatItTakesFromTheOther() {
        const SheetGrid grid = threePanels();
        const SheetBorder border = borderOf(grid, true, 0);
        QCOMPARE(border.at, 100.0);
        const std::vector<QRectF> places = withBorderAt(grid, border, 90.3, 1.0).places();
        QCOMPARE(places[0].width(), 90.0);
        QCOMPARE(places[1].left(), 93.0);
        QCOMPARE(places[1].right(), 183.0);
        QCOMPARE(places[2], grid.places()[2]);
        QCOMPARE(withBorderAt(grid, border, 90.3, 0.0).places()[0].width(), 90.3);
    }

    void theEndOfARowMovesTheRowsBelow() {
        const SheetGrid grid = threePanels();
        const SheetGrid moved = withBorderAt(grid, borderOf(grid, false, 0), 70.4, 1.0);
        QCOMPARE(moved.places()[0].height(), 70.0);
        QCOMPARE(moved.places()[2], QRectF(0, 73, 183, 50));
        const SheetGrid last = withBorderAt(moved, borderOf(moved, false, 1), 100.0, 1.0);
        QCOMPARE(last.sizeMm().height(), 100.0);
    }

    void noPanelBecomesTooSmall() {
        const SheetGrid grid = threePanels();
        QCOMPARE(withBorderAt(grid, borderOf(grid, true, 0), -50.0, 1.0).places()[0].width(), kLeastPanelMm);
        QCOMPARE(withBorderAt(grid, borderOf(grid, true, 0), 900.0, 1.0).places()[1].width(), kLeastPanelMm);
        QCOMPARE(withBorderAt(grid, borderOf(grid, false, 0), 2.0, 1.0).rows[0].heightMm, kLeastPanelMm);
    }

    void arrangementsAreKnownAgain_data() {
        QTest::addColumn<int>("arrangement");
        QTest::addColumn<std::vector<std::size_t>>("rows");  // of five panels
        using Rows = std::vector<std::size_t>;
        QTest::newRow("wide below") << static_cast<int>(Arrangement::wideBelow) << Rows{2, 2, 1};
        QTest::newRow("row") << static_cast<int>(Arrangement::row) << Rows{5};
        QTest::newRow("column") << static_cast<int>(Arrangement::column) << Rows{1, 1, 1, 1, 1};
        QTest::newRow("grid") << static_cast<int>(Arrangement::grid) << Rows{3, 2};
    }
    void arrangementsAreKnownAgain() {
        QFETCH(int, arrangement);
        QFETCH(std::vector<std::size_t>, rows);
        const SheetGrid made = arranged(threePanels(), static_cast<Arrangement>(arrangement), 5, 40.0);
        std::vector<std::size_t> counts;
        for (const SheetRow& row : made.rows) {
            counts.push_back(row.shares.size());
        }
        QCOMPARE(counts, rows);
        QCOMPARE(made.rows.front().heightMm, 62.0);  // heights that there are stay
        for (int other = 0; other < 4; ++other) {
            QCOMPARE(isArranged(made, static_cast<Arrangement>(other)), other == arrangement);
        }
        QVERIFY(arranged(threePanels(), static_cast<Arrangement>(arrangement), 0, 40.0).rows.empty());
    }

    void neighboursTakeTheRoomOfAPanelThatGoes() {
        const SheetGrid grid = withoutPanel(threePanels(), 1);
        QCOMPARE(grid.places(), (std::vector{QRectF(0, 0, 183, 62), QRectF(0, 65, 183, 50)}));
        QCOMPARE(withoutPanel(grid, 1).rows.size(), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_sheet_grid)

}  // namespace tests_of_sheet_grid

#include "tst_sheet_grid.moc"
