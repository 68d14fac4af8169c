#include <QAccessible>
#include <QAccessibleInterface>
#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "tests/support/test_registry.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/matrix_paper.h"
#include "widgets/matrix/matrix_view.h"

namespace tests_of_matrix_view {

using namespace greyscope::widgets;

namespace {

/// `rows` x `columns`, value of cell (r, c) = (r * columns + c) / (rows * columns), every third row a new group.
MatrixSpec sample(int rows, int columns) {
    MatrixSpec spec;
    spec.title = QStringLiteral("Sample");
    for (int r = 0; r < rows; ++r) {
        const QString id = QStringLiteral("r%1").arg(r);
        const Targets target{Target::series(id)};
        spec.rows.push_back({.group = QStringLiteral("Case %1").arg(r / 3),
                             .label = id,
                             .badge = {},
                             .link = {target, target},
                             .swatch = {}});
    }
    for (int c = 0; c < columns; ++c) {
        spec.columns.push_back(
            {.group = {}, .label = QStringLiteral("c%1").arg(c), .badge = {}, .link = {}, .swatch = {}});
    }
    for (int i = 0; i < rows * columns; ++i) {
        const double value = static_cast<double>(i) / (rows * columns);
        const Targets target{Target::row(i)};
        spec.cells.push_back({.value = value,
                              .text = QString::number(value, 'f', 3),
                              .tooltip = {},
                              .tag = {},
                              .link = {target, target}});
    }
    spec.scaleLabel = QStringLiteral("degree");
    spec.scaleTicks = {{0.0, QStringLiteral("0")}, {1.0, QStringLiteral("1")}};
    return spec;
}

const Style light = Style::screen(Theme::light());

QImage painted(const MatrixSpec& spec, const QSize& size, const Style& style, const MatrixMarks& marks = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(style.theme.base);
    QPainter painter(&image);
    paintMatrix(painter, MatrixGeometry::layout(spec, image.rect(), style), spec, style, marks);
    return image;
}

/// How many pixels of `rect` have this colour.
int count(const QImage& image, const QRectF& rect, const QColor& colour) {
    int found = 0;
    const QRect inside = rect.toRect().intersected(image.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            found += image.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return found;
}

}  // namespace

class tst_matrix_view : public QObject {
    Q_OBJECT

private slots:
    void namesOfATableStandInLinesOnPaper();
    void namesThatFindNoRoomStandBelowByTheirNumbers();
    void namesOfRowsThatAreHigherThanThePageStandBelow();
    void namesOfColoursStandInLinesOnPaper();
    void namesStayWholeOnAPageThatIsFull();
    void anOnlyColumnIsNotCounted();
    void namesOfRowsLeaveThoseOfColumnsTheirLines();
    void everyPointOfACellHitsIt() {
        const MatrixSpec spec = sample(5, 7);
        const auto g = MatrixGeometry::layout(spec, QRectF(10, 20, 700, 500), light);
        for (int row = 0; row < 5; ++row) {
            for (int column = 0; column < 7; ++column) {
                const QRectF cell = g.cell(row, column);
                QVERIFY(g.body.contains(cell));
                const Mark hit{row, column};
                QCOMPARE(g.at(cell.center()), hit);
                QCOMPARE(g.at(cell.topLeft() + QPointF(0.1, 0.1)), hit);
                QCOMPARE(g.at(cell.bottomRight() - QPointF(0.1, 0.1)), hit);
            }
        }
        QCOMPARE(g.at(g.rowHeading(3).center()), (Mark{3, -1}));
        QCOMPARE(g.at(g.columnHeading(6).center()), (Mark{-1, 6}));
        QCOMPARE(g.at(g.scaleBar.center()), Mark{});
        QCOMPARE(g.at(QPointF(0, 0)), Mark{});
    }

    void cellsNeverGetTooSmallOnScreen() {
        const auto g = MatrixGeometry::layout(sample(24, 20), QRectF(0, 0, 300, 200), light);
        QVERIFY(g.cell(0, 0).width() >= 44.0);
        QVERIFY(g.cell(0, 0).height() >= 28.0);
        QVERIFY(g.overflow().width() > 0 && g.overflow().height() > 0);
    }

    void theTitleOfLowRowsKeepsOffTheBarOnScreen() {
        MatrixSpec spec = sample(24, 4);
        spec.rowTitle = QStringLiteral("a long title of rows");
        const QRectF area(0, 0, 500, 130);
        const auto g = MatrixGeometry::layout(spec, area, light);
        const double whole = QFontMetricsF(light.text()).horizontalAdvance(spec.rowTitle);
        QVERIFY(whole > g.body.height());
        QVERIFY(g.rowTitle.bottom() <= g.body.bottom() && g.rowTitle.top() >= area.top());
        QVERIFY(QFontMetricsF(light.text()).horizontalAdvance(g.rowTitleLines.first()) <= g.rowTitle.height());
    }

    void everythingFitsOnPaper() {
        const QRectF page(0, 0, 252, 170);  // 89 x 60 mm in points
        const auto g = MatrixGeometry::layout(sample(24, 20), page, Style::paper(1.0));
        QCOMPARE(g.overflow(), QSizeF(0, 0));
        QVERIFY(page.contains(g.cell(23, 19)));
        QVERIFY(page.contains(g.scaleBar));
    }

    void scrollingMovesCellsAndNotHeadings() {
        const MatrixSpec spec = sample(24, 20);
        const QRectF area(0, 0, 400, 300);
        const auto still = MatrixGeometry::layout(spec, area, light);
        auto moved = still;
        moved.scrollTo({88, 56});
        QCOMPARE(moved.cell(4, 5), still.cell(4, 5).translated(-88, -56));
        QCOMPARE(moved.rowHeading(4).left(), still.rowHeading(4).left());
        QCOMPARE(moved.rowHeading(4).top(), still.rowHeading(4).top() - 56);
        QCOMPARE(moved.body, still.body);
    }

    void coloursFollowTheScale() {
        MatrixSpec spec = sample(1, 1);
        spec.low = 0.6;
        QCOMPARE(scalePosition(spec, 0.6), 0.0);
        QCOMPARE(scalePosition(spec, 0.8), 0.5);
        QCOMPARE(scalePosition(spec, 2.0), 1.0);
        spec.palette = Palette::divergingLog2;
        spec.low = 0.25;
        spec.high = 2.0;
        QCOMPARE(scalePosition(spec, 1.0), 0.5);
        QCOMPARE(scalePosition(spec, 0.5), 0.25);
        QCOMPARE(scalePosition(spec, 2.0), 1.0);
        QCOMPARE(scalePosition(spec, 0.0), 0.0);
    }

    void aCellIsFilledWithItsColour() {
        const MatrixSpec spec = sample(3, 4);
        for (const Style& style : {light, Style::screen(Theme::darkTheme()), Style::paper(2.0)}) {
            const QImage image = painted(spec, {600, 400}, style);
            const auto g = MatrixGeometry::layout(spec, image.rect(), style);
            const QRectF cell = g.cell(1, 2);
            const int own = count(image, cell, cellColour(spec, 6.0 / 12.0, style.theme));
            QVERIFY(own > 0.6 * cell.width() * cell.height());
        }
    }

    void numbersAreReadableOnEveryColour() {
        for (int i = 0; i <= 100; ++i) {
            for (const bool dark : {false, true}) {
                const QColor ratio = diverging(i / 100.0, dark);
                QVERIFY(contrast(ratio, inkOn(ratio)) >= 4.5);
            }
            QVERIFY(contrast(cividis(i / 100.0), inkOn(cividis(i / 100.0))) >= 4.5);
        }
    }

    void longNamesAreCutSoThatTheyDiffer() {
        MatrixSpec spec = sample(6, 6);
        for (int i = 0; i < 6; ++i) {
            const QString name =
                QStringLiteral("storage-cluster-of-the-first-site-node-%1-of-the-second-rack-below").arg(i);
            spec.rows[static_cast<std::size_t>(i)].group.clear();
            spec.rows[static_cast<std::size_t>(i)].label = name;
            spec.columns[static_cast<std::size_t>(i)].label = name;
        }
        spec.cells.assign(36, {});
        const QSize size(500, 300);
        const QImage image = painted(spec, size, light);
        const auto g = MatrixGeometry::layout(spec, QRectF(QPointF(), size), light);
        QVERIFY(QFontMetricsF(light.text()).horizontalAdvance(spec.rows[0].label) > g.rowHeading(0).width());
        for (int i = 1; i < 6; ++i) {
            QVERIFY(image.copy(g.rowHeading(0).toRect()) != image.copy(g.rowHeading(i).toRect()));
        }
        QVERIFY(image.copy(g.columnHeading(0).toRect()) != image.copy(g.columnHeading(1).toRect()));
    }

    /// Cells are no wider for the names of their columns, which are numbers then; the names of the rows have the same
    /// numbers, and both are whole for who points at them.
    void longNamesOfColumnsBecomeNumbers() {
        const auto viewOf = [](const QString& name) {
            MatrixSpec spec = sample(12, 12);
            for (int i = 0; i < 12; ++i) {
                for (auto* headings : {&spec.rows, &spec.columns}) {
                    Heading& heading = (*headings)[static_cast<std::size_t>(i)];
                    heading.group.clear();
                    heading.label = name.arg(i);
                }
            }
            auto view = std::make_unique<MatrixView>();
            view->setSpec(spec);
            view->resize(700, 400);
            view->show();
            return view;
        };
        const auto brief = viewOf(QStringLiteral("s%1"));
        const auto lengthy = viewOf(QStringLiteral("storage-cluster-node-%1-of-the-second-rack"));
        QVERIFY(lengthy->geometryOfCells().cellSize.width() <= brief->geometryOfCells().cellSize.width());
        QCOMPARE(lengthy->columnName(3), QStringLiteral("storage-cluster-node-3-of-the-second-rack"));
        QCOMPARE(lengthy->rowName(3), lengthy->columnName(3));
        const QImage image = lengthy->viewport()->grab().toImage();
        const auto heading = [&](int column) {
            return image.copy(lengthy->geometryOfCells().columnHeading(column).toRect());
        };
        QVERIFY(heading(0) != heading(1));
    }

    void litAndChosenMarksAreDrawn() {
        const MatrixSpec spec = sample(3, 4);
        const auto g = MatrixGeometry::layout(spec, QRectF(0, 0, 600, 400), light);
        const QImage plain = painted(spec, {600, 400}, light);
        const QImage lit = painted(spec, {600, 400}, light, {Targets{Target::row(5), Target::series("r2")}, {}, {}});
        QCOMPARE(count(plain, g.cell(1, 1), light.theme.link), 0);
        QVERIFY(count(lit, g.cell(1, 1), light.theme.link) > g.cell(1, 1).width());
        QCOMPARE(count(lit, g.cell(1, 2), light.theme.link), 0);
        QVERIFY(count(lit, g.rowHeading(2), light.theme.linkSoft) > 100);
        const QImage chosen = painted(spec, {600, 400}, light, {{}, Targets{Target::row(5)}, {}});
        QVERIFY(chosen != plain);
        QVERIFY(chosen != lit);
    }

    void paperShowsNoMarks() {
        const MatrixSpec spec = sample(3, 4);
        const Style paper = Style::paper(2.0);
        const MatrixMarks marks{Targets{Target::row(5), Target::series("r2")}, Targets{Target::row(5)}, {}};
        QCOMPARE(painted(spec, {600, 400}, paper, marks), painted(spec, {600, 400}, paper));
    }

    void separatorsAreHeavyLines() {
        MatrixSpec spec = sample(6, 6);
        const auto g = MatrixGeometry::layout(spec, QRectF(0, 0, 600, 400), light);
        const QRectF strip(g.body.left(), g.cell(3, 0).top() - 2, g.body.width(), 4);
        QCOMPARE(count(painted(spec, {600, 400}, light), strip, light.theme.text), 0);
        spec.cuts = {{Side::horizontal, 3, 0, 3}};
        const int half = count(painted(spec, {600, 400}, light), strip, light.theme.text);
        QVERIFY(half >= g.body.width() / 2);
        spec.cuts = {{Side::horizontal, 3, 0, 6}};
        QVERIFY(count(painted(spec, {600, 400}, light), strip, light.theme.text) > 1.8 * half);
    }

    /// The box round a group further down is not drawn over what stands under the cells.
    void separatorsOutOfSightAreNotDrawn() {
        MatrixSpec spec = sample(20, 6);
        const auto below = [&spec] {
            MatrixView view;
            view.resize(600, 200);
            view.setSpec(spec);
            view.show();
            const QImage image = view.viewport()->grab().toImage();
            const double under = view.geometryOfCells().body.bottom() + 4.0;
            return image.copy(0, qRound(under), image.width(), image.height() - qRound(under));
        };
        const QImage bare = below();
        spec.cuts = {{Side::vertical, 3, 15, 18}};
        QCOMPARE(below(), bare);
    }

    void pointingLightsAndLeavingClears() {
        Highlight highlight;
        MatrixView view;
        view.setHighlight(&highlight);
        view.resize(600, 400);
        view.setSpec(sample(3, 4));
        view.show();
        QTest::mouseMove(view.viewport(), view.cellRect(2, 1).center());
        QTRY_COMPARE(highlight.hovered(), Targets{Target::row(9)});
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view.viewport(), &leave);
        QVERIFY(highlight.hovered().empty());
    }

    void clickingChoosesCellsAndHeadings() {
        Highlight highlight;
        MatrixView view;
        view.setHighlight(&highlight);
        view.resize(600, 400);
        view.setSpec(sample(3, 4));
        QSignalSpy cells(&view, &MatrixView::linkActivated);
        QSignalSpy headings(&view, &MatrixView::headingActivated);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.cellRect(2, 1).center());
        QCOMPARE(cells.count(), 1);
        QCOMPARE(cells.at(0).at(0).value<Link>().is, Targets{Target::row(9)});
        QCOMPARE(highlight.chosen(), Targets{Target::row(9)});
        const QPoint heading = view.geometryOfCells().rowHeading(1).center().toPoint();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, heading);
        QCOMPARE(headings.count(), 1);
        QCOMPARE(headings.at(0).at(0).value<Link>().is, Targets{Target::series("r1")});
    }

    void arrowsMoveACursorThatScrollsIntoView() {
        Highlight highlight;
        MatrixView view;
        view.setHighlight(&highlight);
        view.resize(320, 260);
        view.setSpec(sample(24, 20));
        view.show();
        QSignalSpy cells(&view, &MatrixView::linkActivated);
        QTest::keyClick(&view, Qt::Key_Right);  // enters the first cell
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(&view, Qt::Key_Down);
            QTest::keyClick(&view, Qt::Key_Right);
        }
        QCOMPARE(highlight.hovered(), Targets{Target::row(12 * 20 + 12)});
        QVERIFY(view.geometryOfCells().body.adjusted(-1, -1, 1, 1).contains(view.geometryOfCells().cell(12, 12)));
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(cells.at(0).at(0).value<Link>().is, Targets{Target::row(12 * 20 + 12)});
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(highlight.lit().empty());
    }

    void valuesCanBeReadOut() {
        MatrixView view;
        view.resize(600, 400);
        view.setSpec(sample(3, 4));
        auto* table = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(table->role(), QAccessible::Table);
        QCOMPARE(table->text(QAccessible::Name), QStringLiteral("Sample"));
        QCOMPARE(table->childCount(), 12);
        QCOMPARE(table->child(6)->text(QAccessible::Name), QStringLiteral("Case 0 r1, c2: 0.500"));
        QCOMPARE(table->indexOfChild(table->child(6)), 6);
        QVERIFY(table->tableInterface() != nullptr);
        view.setSpec(sample(1, 1));
        QVERIFY(!table->child(0)->text(QAccessible::Name).isEmpty());
        QCOMPARE(table->childCount(), 1);
    }

    void aBarOfTheTreeIsChosen() {
        MatrixSpec spec = sample(4, 4);
        spec.dendrogram = Dendrogram{{{0.5, 1.5, 1.0, 1.0, 0.5}, {1.0, 2.5, 0.5, 1.0, 0.25}}, 1.0, 0.0, {}};
        MatrixView view;
        view.resize(400, 300);
        view.setSpec(spec);
        view.show();
        QSignalSpy chosen(&view, &MatrixView::numberChosen);
        const MatrixGeometry& g = view.geometryOfCells();
        const auto click = [&](double column, double height) {
            const double x = g.columnEdges[0] + column * (g.columnEdges[1] - g.columnEdges[0]);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                              QPoint(qRound(x), qRound(g.dendrogram.bottom() - height * g.dendrogram.height())));
        };
        click(0.8, 0.5);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst(), (QList<QVariant>{-1, 0}));
        click(2.2, 0.74);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.takeFirst(), (QList<QVariant>{-1, 1}));
        click(3.4, 0.5);
        QVERIFY(chosen.empty());
    }

    void aTreeStandsBetweenTitleAndHeadings() {
        MatrixSpec spec = sample(4, 4);
        const MatrixGeometry bare = MatrixGeometry::layout(spec, QRectF(0, 0, 400, 300), light);
        QVERIFY(bare.dendrogram.isNull());
        spec.dendrogram = Dendrogram{{{0.5, 1.5, 1.0, 1.0, 0.5}, {1.0, 2.5, 0.5, 1.0, 0.25}}, 1.0, 0.0, {}};
        const MatrixGeometry g = MatrixGeometry::layout(spec, QRectF(0, 0, 400, 300), light);
        QVERIFY(g.dendrogram.height() > 20.0);
        QVERIFY(g.dendrogram.bottom() <= g.columnHeads.top() + 0.01);
        QCOMPARE(g.dendrogram.left(), g.body.left());
        QCOMPARE(g.dendrogram.right(), g.body.right());
        // A branch stands over the middle of its column, from the foot to half the height, and none over the last one.
        const QImage image = painted(spec, {400, 300}, light);
        const auto inked = [&](double column, double height) {
            const int x = qRound(g.columnEdges[0] + column * (g.columnEdges[1] - g.columnEdges[0]));
            const int y = qRound(g.dendrogram.bottom() - height * g.dendrogram.height());
            bool found = false;
            for (int dx = -1; dx <= 1; ++dx) {
                found = found || image.pixelColor(x + dx, y) != light.theme.base;
            }
            return found;
        };
        QVERIFY(inked(0.5, 0.25) && inked(1.5, 0.25) && inked(2.5, 0.25));
        QVERIFY(!inked(3.5, 0.25) && !inked(0.5, 0.7) && inked(1.0, 0.6));
    }

    void differencesAreCentredAtNone() {
        MatrixSpec spec = sample(1, 1);
        spec.palette = Palette::diverging;
        spec.low = -0.2;
        spec.high = 0.2;
        QCOMPARE(scalePosition(spec, 0.0), 0.5);
        QCOMPARE(scalePosition(spec, -0.1), 0.25);
        QCOMPARE(cellColour(spec, 0.0, light.theme), diverging(0.5, false));
    }
};

void tst_matrix_view::namesOfATableStandInLinesOnPaper() {
    MatrixSpec table;
    table.palette = Palette::none;
    table.table = true;
    const QStringList names{"Residual GM(1,1), equations 7 to 13", "Residual GM(1,1), its worked example",
                            "Saturation a N / (N + h)", "GM(1,1)"};
    for (const QString& name : names) {
        Heading heading;
        heading.label = name;
        heading.swatch = Ink{};
        table.rows.push_back(heading);
    }
    for (int column = 0; column < 6; ++column) {
        Heading heading;
        heading.label = QStringLiteral("c%1").arg(column);
        table.columns.push_back(heading);
    }
    for (std::size_t i = 0; i < table.rows.size() * table.columns.size(); ++i) {
        Cell cell;
        cell.text = QStringLiteral("15.980");
        table.cells.push_back(cell);
    }
    const Style style = Style::paper(1.0);
    const double width = 84.0 / 25.4 * 72.0;
    const PaperHeight height = paperHeight(table, {width, 600.0}, style);
    const QSizeF page(width, height.usual);
    const MatrixSpec paper = onPaper(table, page, style);
    const MatrixGeometry g = MatrixGeometry::layout(paper, {{0.0, 0.0}, page}, style);
    const QFontMetricsF metrics(style.text(true));
    QCOMPARE(paper.rows.size(), table.rows.size());
    QCOMPARE(paper.columns.size(), table.columns.size());
    bool several = false;
    for (std::size_t row = 0; row < paper.rows.size(); ++row) {
        const QStringList lines = paper.rows[row].label.split(QLatin1Char('\n'));
        QCOMPARE(lines.join(QLatin1Char(' ')), table.rows[row].label);
        QVERIFY(static_cast<double>(lines.size()) * metrics.height() <=
                g.rowHeading(static_cast<int>(row)).height() + 1e-6);
        several = several || lines.size() > 1;
        for (const QString& line : lines) {
            QVERIFY(metrics.horizontalAdvance(line) + style.pt(kPaperSwatchPt + 5.0) <= g.rowHeads.width());
        }
    }
    QVERIFY(several);
    QCOMPARE(paper.cells.front().text, QString("15.980"));
    // where no height is left for that, rows are counted
    const MatrixSpec flat = onPaper(table, {width, 4.0 * metrics.height() + style.pt(2.0 * style.textPt)}, style);
    QCOMPARE(flat.rows.front().label, paper.rows.front().label);
    QCOMPARE(flat.rows.back().label, QString("3 more"));
}

/// Where there is room for less than one, "0 more" beside it would help nobody.
void tst_matrix_view::anOnlyColumnIsNotCounted() {
    MatrixSpec spec = sample(2, 1);
    spec.palette = Palette::none;
    spec.table = true;
    const MatrixSpec paper = onPaper(spec, {30.0, 20.0}, Style::paper(1.0));
    QCOMPARE(paper.columns.size(), std::size_t{1});
    QCOMPARE(paper.rows.size(), std::size_t{2});
}

/// More rows than find room with their names in lines: first the numbers leave names their width, then every second row
/// has a name, or every third, and each of them stands whole.
void tst_matrix_view::namesStayWholeOnAPageThatIsFull() {
    const Style style = Style::paper(1.0);
    const QSizeF page(84.0 / 25.4 * 72.0, 400.0);
    const auto paperOf = [&](std::size_t rows) {
        MatrixSpec spec = sample(static_cast<int>(rows), 6);
        for (std::size_t i = 0; i < rows; ++i) {
            spec.rows[i].label = QStringLiteral("rewrite of a full storage target, run %1").arg(i, 3);
        }
        return onPaper(spec, page, style);
    };
    const auto named = [](const MatrixSpec& paper) {
        return std::count_if(paper.rows.begin(), paper.rows.end(), [](const Heading& row) {
            return row.label.simplified().startsWith(QStringLiteral("rewrite of a full storage target, run"));
        });
    };
    const auto numbers = [](const MatrixSpec& paper) {
        return std::any_of(paper.cells.begin(), paper.cells.end(), [](const Cell& c) { return !c.text.isEmpty(); });
    };
    QVERIFY(named(paperOf(12)) == 12 && numbers(paperOf(12)));
    QVERIFY(named(paperOf(30)) == 30 && !numbers(paperOf(30)));
    const MatrixSpec full = paperOf(120);
    QVERIFY(named(full) > 20);
    QVERIFY(std::all_of(full.rows.begin(), full.rows.end(),
                        [](const Heading& row) { return !row.label.contains(QChar(0x2026)); }));
}

/// Names that would take more than one line of a cell that has room for one.
void tst_matrix_view::namesOfRowsLeaveThoseOfColumnsTheirLines() {
    const Style style = Style::paper(1.0);
    MatrixSpec spec = sample(6, 6);
    for (std::size_t i = 0; i < 6; ++i) {
        const QString name =
            QStringLiteral("obdfilter-survey 2.15.3, rewrite of a full storage target over fibre channel, client %1");
        spec.rows[i].label = spec.columns[i].label = name.arg(i);
    }
    const double width = 84.0 / 25.4 * 72.0;
    const MatrixSpec paper = onPaper(spec, {width, paperHeight(spec, {width, 480.0}, style).usual}, style);
    for (std::size_t i = 0; i < 6; ++i) {
        QCOMPARE(paper.columns[i].label.simplified(), spec.columns[i].label);
        QCOMPARE(paper.rows[i].label.simplified(), spec.rows[i].label);
    }
}

/// Names that are longer than half a page over twelve columns: numbers head them, and each name stands whole below.
void tst_matrix_view::namesThatFindNoRoomStandBelowByTheirNumbers() {
    const Style style = Style::paper(1.0);
    MatrixSpec spec = sample(12, 12);
    spec.square = true;
    for (std::size_t i = 0; i < 12; ++i) {
        const QString name =
            QStringLiteral("aggregate write throughput of object storage target %1 as it is measured at the client");
        spec.rows[i].label = spec.columns[i].label = name.arg(i);
        spec.columns[i].group = spec.rows[i].group;
    }
    const double width = 84.0 / 25.4 * 72.0;
    const QSizeF page(width, paperHeight(spec, {width, 480.0}, style).usual);
    const MatrixSpec paper = onPaper(spec, page, style);
    const MatrixGeometry g = MatrixGeometry::layout(paper, {{0.0, 0.0}, page}, style);
    QCOMPARE(paper.key.size(), 12);
    for (std::size_t i = 0; i < 12; ++i) {
        QCOMPARE(paper.rows[i].label, QString::number(i + 1));
        QCOMPARE(paper.columns[i].label, paper.rows[i].label);
        QCOMPARE(paper.key[static_cast<qsizetype>(i)], spec.rows[i].group + QLatin1Char(' ') + spec.rows[i].label);
    }
    QVERIFY(!paper.cells.front().text.isEmpty());  // numbers find room again
    QVERIFY(g.key.top() >= g.scaleBar.bottom());
    QVERIFY(g.key.bottom() <= page.height() + 1e-6);
    // rows of other names keep them
    for (Heading& row : spec.rows) {
        row.group.clear();
        row.label = row.label.right(2);
    }
    const MatrixSpec other = onPaper(spec, page, style);
    QCOMPARE(other.key, paper.key);
    QCOMPARE(other.rows.front().label, spec.rows.front().label);
}

void tst_matrix_view::namesOfRowsThatAreHigherThanThePageStandBelow() {
    const Style style = Style::paper(1.0);
    MatrixSpec spec;
    spec.palette = Palette::none;
    spec.table = true;
    for (int row = 0; row < 5; ++row) {
        Heading heading;
        heading.label =
            QStringLiteral("of a cluster with thirty-two servers and a name of many words to number %1, ").arg(row);
        heading.label = heading.label.repeated(4).trimmed();
        spec.rows.push_back(heading);
    }
    for (int column = 0; column < 4; ++column) {
        Heading heading;
        heading.label = QStringLiteral("a way to predict %1").arg(column);
        spec.columns.push_back(heading);
    }
    Cell cell;
    cell.text = QStringLiteral("15.98 %");
    spec.cells.assign(20, cell);
    const double width = 84.0 / 25.4 * 72.0;
    const QSizeF page(width, paperHeight(spec, {width, 480.0}, style).usual);
    const MatrixSpec paper = onPaper(spec, page, style);
    QCOMPARE(paper.rows.size(), spec.rows.size());  // none is left out
    QCOMPARE(paper.key.size(), 5);
    for (std::size_t i = 0; i < 5; ++i) {
        QCOMPARE(paper.rows[i].label, QString::number(i + 1));
        QCOMPARE(paper.key[static_cast<qsizetype>(i)], spec.rows[i].label);
    }
    const MatrixGeometry g = MatrixGeometry::layout(paper, {{0.0, 0.0}, page}, style);
    QVERIFY(g.key.bottom() <= page.height() + 1e-6);
}

/// Names of rows and columns of a coloured matrix that are too wide for 84 mm: more height is asked for, none is cut.
void tst_matrix_view::namesOfColoursStandInLinesOnPaper() {
    const QString prefix = QStringLiteral("obdfilter-survey 2.15.3 rewrite of a full OST, client ");
    const QString group = QStringLiteral("Case with a name that takes far more than half of a column, number ");
    for (const bool square : {false, true}) {
        MatrixSpec spec = sample(9, 9);
        spec.square = square;
        for (std::size_t i = 0; i < 9; ++i) {
            spec.rows[i].label = prefix + QString::number(i);
            spec.rows[i].group = group + QString::number(i / 3);
            spec.columns[i].label = prefix + QString::number(i);
            spec.columns[i].group = group + QString::number(i / 3);
        }
        const Style style = Style::paper(1.0);
        const QSizeF page(84.0 / 25.4 * 72.0, 0.0);
        const PaperHeight height = paperHeight(spec, {page.width(), 700.0}, style);
        const MatrixSpec paper = onPaper(spec, {page.width(), height.usual}, style);
        const auto g = MatrixGeometry::layout(paper, {{0.0, 0.0}, QSizeF(page.width(), height.usual)}, style);
        const QFontMetricsF metrics(style.text(true));
        const auto whole = [](QString name) { return name.remove(QLatin1Char(' ')).remove(QLatin1Char('\n')); };
        const auto holds = [&](const QString& name, const QSizeF& room) {
            const QStringList lines = name.split(QLatin1Char('\n'));
            return static_cast<double>(lines.size()) * metrics.height() <= room.height() + 1e-6 &&
                   std::all_of(lines.begin(), lines.end(), [&](const QString& line) {
                       return metrics.horizontalAdvance(line) <= room.width() + 1e-6;
                   });
        };
        for (std::size_t i = 0; i < 9; ++i) {
            const int at = static_cast<int>(i);
            QCOMPARE(whole(paper.rows[i].label), whole(spec.rows[i].label));
            QCOMPARE(whole(paper.rows[i].group), whole(spec.rows[i].group));
            QCOMPARE(whole(paper.columns[i].label), whole(spec.columns[i].label));
            QCOMPARE(whole(paper.columns[i].group), whole(spec.columns[i].group));
            QVERIFY(holds(paper.rows[i].label, g.rowHeading(at).size()));
            QVERIFY(holds(paper.rows[i].group, {g.rowGroups.width(), 3.0 * g.cellSize.height()}));
            QVERIFY(holds(paper.columns[i].label, g.columnHeading(at).size().transposed()));
            QVERIFY(holds(paper.columns[i].group, {g.columnGroups.height(), 3.0 * g.cellSize.width()}));
        }
        QVERIFY(g.rowEdges.back() <= height.usual);
    }
}

GREYSCOPE_TEST(tst_matrix_view)

}  // namespace tests_of_matrix_view

#include "tst_matrix_view.moc"
