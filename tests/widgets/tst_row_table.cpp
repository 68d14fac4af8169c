#include <QComboBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <limits>

#include "tests/support/test_registry.h"
#include "widgets/common/theme/theme.h"
#include "widgets/table/dataset_model.h"
#include "widgets/table/role_header.h"
#include "widgets/table/row_table.h"
#include "widgets/table/source_model.h"

namespace tests_of_row_table {

using namespace greyscope;
using namespace greyscope::widgets;

namespace {

std::shared_ptr<const data::Dataset> dataset(std::size_t rows, std::size_t numericColumns = 1) {
    std::vector<data::Column> columns;
    data::TextValues texts{{"a", "b"}, {}};
    for (std::size_t row = 0; row < rows; ++row) {
        texts.codes.push_back(row % 3 == 2 ? -1 : static_cast<int>(row % 3));
    }
    columns.push_back({"system", "", std::move(texts)});
    data::SourceLines lines;
    for (std::size_t row = 0; row < rows; ++row) {
        lines.add(2 * row + 2);
    }
    for (std::size_t c = 0; c < numericColumns; ++c) {
        std::vector<double> numbers(rows);
        for (std::size_t row = 0; row < rows; ++row) {
            numbers[row] = row == 1 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(row) + 0.5;
        }
        columns.push_back({"value" + std::to_string(c), "MB/s", std::move(numbers)});
    }
    return std::make_shared<const data::Dataset>(data::Dataset::create(std::move(columns), std::move(lines)).value());
}

QString textAt(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

}  // namespace

class tst_row_table : public QObject {
    Q_OBJECT

private slots:
    void cellsOfADataset();
    void linesOfAStack();
    void linesOfASource();
    void choosingTellsAndShowingDoesNot();
    void hoveringTellsTheRow();
    void litRowsAreDrawnInTheLinkColour();
    void aRowOutOfSightIsScrolledToTheMiddle();
    void aViewGetsMoreOfALongTableWhereItComesToItsEnd();
    void headsFollowTheirColumns();
    void onlyColumnsInSightHaveACombo();
    void choosingARoleTellsItOnce();
};

void tst_row_table::cellsOfADataset() {
    DatasetModel model;
    model.setDataset(dataset(3));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 3);  // two columns and the line
    QCOMPARE(textAt(model, 0, 0), QStringLiteral("a"));
    QCOMPARE(textAt(model, 2, 0), QStringLiteral("–"));  // missing
    QCOMPARE(textAt(model, 1, 1), QStringLiteral("–"));
    QCOMPARE(textAt(model, 2, 1), QStringLiteral("2.5"));
    QCOMPARE(textAt(model, 2, 2), QStringLiteral("6"));
    QVERIFY(model.isLineColumn(2));
    const auto alignment = [&](int column) { return model.index(0, column).data(Qt::TextAlignmentRole).toInt(); };
    QVERIFY(alignment(0) & Qt::AlignLeft);
    QVERIFY(alignment(1) & Qt::AlignRight);
    model.setDataset(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

/// A line of several files says of which.
void tst_row_table::linesOfAStack() {
    data::SourceLines lines{2, 3, 2};
    lines.setSeveralFiles(true);
    std::vector<data::Column> columns{{"source", "", data::TextValues{{"r1", "r2"}, {0, 0, 1}}},
                                      {"rate", "MB/s", data::NumericValues{1.0, 2.0, 3.0}}};
    columns.front().namesTables = true;
    DatasetModel model;
    model.setDataset(
        std::make_shared<const data::Dataset>(data::Dataset::create(std::move(columns), std::move(lines)).value()));
    QVERIFY(model.isLineColumn(2));
    QCOMPARE(textAt(model, 1, 2), QStringLiteral("r1:3"));
    QCOMPARE(textAt(model, 2, 2), QStringLiteral("r2:2"));
}

void tst_row_table::linesOfASource() {
    base::NoProgress progress;
    const std::string text = "a,b\n1,2\n# note\n\xC3\xA9,4\n";
    const auto readAt = [&](std::size_t offset, char* into, std::size_t count) {
        return text.copy(into, count, offset);
    };
    auto lines = std::make_shared<const io::TextLines>(io::TextLines::index(text.size(), readAt, progress).value());
    SourceModel model;
    model.setLines(lines, [](std::size_t line) {
        return line == 1 ? LineMark::heading : line == 3 ? LineMark::skipped : LineMark::read;
    });
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(textAt(model, 1, SourceModel::textColumn), QStringLiteral("1,2"));
    QCOMPARE(textAt(model, 3, SourceModel::textColumn), QStringLiteral("é,4"));
    QCOMPARE(textAt(model, 0, SourceModel::markColumn), QStringLiteral("head"));
    QCOMPARE(textAt(model, 2, SourceModel::markColumn), QStringLiteral("skip"));
    QCOMPARE(model.headerData(3, Qt::Vertical, Qt::DisplayRole).toInt(), 4);
}

void tst_row_table::choosingTellsAndShowingDoesNot() {
    DatasetModel model;
    model.setDataset(dataset(100));
    RowTable table;
    table.setModel(&model);
    table.resize(400, 300);
    table.show();
    QSignalSpy chosen(&table, &RowTable::rowChosen);
    table.showRow(3);
    QCOMPARE(table.chosenRow(), 3);
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.takeFirst().at(0).toInt(), 4);
    QTest::keyClick(&table, Qt::Key_Escape);
    QCOMPARE(chosen.takeFirst().at(0).toInt(), -1);
    QCOMPARE(table.chosenRow(), -1);
}

void tst_row_table::hoveringTellsTheRow() {
    DatasetModel model;
    model.setDataset(dataset(100));
    RowTable table;
    table.setModel(&model);
    table.resize(400, 300);
    table.show();
    QSignalSpy hovered(&table, &RowTable::rowHovered);
    QTest::mouseMove(table.viewport(), {20, table.rowViewportPosition(2) + 5});
    QTRY_COMPARE(hovered.count(), 1);
    QCOMPARE(hovered.takeFirst().at(0).toInt(), 2);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&table, &leave);
    QCOMPARE(hovered.takeFirst().at(0).toInt(), -1);
}

void tst_row_table::litRowsAreDrawnInTheLinkColour() {
    DatasetModel model;
    model.setDataset(dataset(20));
    RowTable table;
    table.setModel(&model);
    table.resize(400, 400);
    table.show();
    table.setLit(4, 5);
    const QImage image = table.viewport()->grab().toImage();
    const auto colourOfRow = [&](int row) {
        return image.pixelColor(table.columnViewportPosition(1) + 2, table.rowViewportPosition(row) + 2);
    };
    const QColor lit = Theme::of(table.palette()).linkSoft;
    QVERIFY(colourOfRow(3) != lit);
    QCOMPARE(colourOfRow(4), lit);
    QCOMPARE(colourOfRow(5), lit);
    QVERIFY(colourOfRow(6) != lit);
}

void tst_row_table::aRowOutOfSightIsScrolledToTheMiddle() {
    DatasetModel model;
    model.setDataset(dataset(100000));
    RowTable table;
    table.setModel(&model);
    table.resize(400, 300);
    table.show();
    table.showRow(50000);
    const int top = table.rowViewportPosition(50000);
    QVERIFY(top > table.viewport()->height() / 4 && top < table.viewport()->height() * 3 / 4);
    const int before = table.rowViewportPosition(50001);
    table.showRow(50001);  // in sight already: nothing moves
    QCOMPARE(table.rowViewportPosition(50001), before);
}

namespace {

/// A table whose columns may be "Key" or "Factor"; even ones are keys.
struct Roles {
    explicit Roles(std::size_t numericColumns) {
        model.setDataset(dataset(5, numericColumns));
        table.setModel(&model);
        header->setHeads([this](int section) {
            ++asked;
            return model.isLineColumn(section)
                       ? ColumnHead{"line", {}, -1, {}}
                       : ColumnHead{QString::number(section), {"Key", "Factor"}, section % 2, "MB/s"};
        });
        table.resize(500, 300);
        table.show();
    }
    [[nodiscard]] QList<QComboBox*> combos() const { return header->viewport()->findChildren<QComboBox*>(); }

    DatasetModel model;
    RowTable table;
    RoleHeader* header = new RoleHeader(&table);
    int asked = 0;
};

}  // namespace

void tst_row_table::aViewGetsMoreOfALongTableWhereItComesToItsEnd() {
    constexpr int kRows = 4'500'000;
    DatasetModel model;
    RowTable table;
    table.setModel(&model);
    data::NumericValues numbers(kRows, 7.0);
    model.setDataset(std::make_shared<const data::Dataset>(*data::Dataset::create({{"a", "", std::move(numbers)}})));
    QCOMPARE(model.rowCount(), static_cast<int>(LongTableModel::kAtFirst));
    table.show();
    table.scrollToBottom();
    QTRY_COMPARE(model.rowCount(), 2 * static_cast<int>(LongTableModel::kAtFirst));
    table.showRow(kRows / 2);
    QCOMPARE(table.chosenRow(), kRows / 2);
    QVERIFY(model.rowCount() < kRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.selectAll();
    QCOMPARE(model.rowCount(), kRows);
    model.setDataset(dataset(3));
    QCOMPARE(model.rowCount(), 3);
}

void tst_row_table::headsFollowTheirColumns() {
    Roles roles(2);
    QCOMPARE(roles.combos().size(), 3);  // not above the line
    for (int section = 0; section < 3; ++section) {
        QComboBox* combo = roles.combos().at(section);
        QCOMPARE(combo->currentIndex(), section % 2);
        const int left = roles.header->sectionViewportPosition(section);
        QVERIFY(combo->x() >= left && combo->geometry().right() < left + roles.header->sectionSize(section));
    }
    roles.header->resizeSection(0, 180);
    QCOMPARE(roles.combos().at(1)->x() - roles.combos().at(0)->x(), 180);
}

void tst_row_table::onlyColumnsInSightHaveACombo() {
    Roles roles(2000);
    QVERIFY(roles.combos().size() < 20);
    QVERIFY(roles.asked < 50);
    roles.table.horizontalScrollBar()->setValue(roles.table.horizontalScrollBar()->maximum());
    const auto visible = [&] {
        QStringList names;
        for (const QComboBox* combo : roles.combos()) {
            if (combo->isVisible()) {
                names << combo->accessibleName();
            }
        }
        return names;
    };
    QVERIFY(visible().contains(QStringLiteral("Role of 2000")));
    QVERIFY(!visible().contains(QStringLiteral("Role of 0")));
}

void tst_row_table::choosingARoleTellsItOnce() {
    Roles roles(2);
    QSignalSpy chosen(roles.header, &RoleHeader::roleChosen);
    QComboBox* combo = roles.combos().at(1);
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Up);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first(), (QVariantList{1, 0}));
    roles.header->refresh();  // the choice was not taken: the head says Factor still
    QCOMPARE(combo->currentIndex(), 1);
    QCOMPARE(chosen.count(), 1);
}

GREYSCOPE_TEST(tst_row_table)

}  // namespace tests_of_row_table

#include "tst_row_table.moc"
