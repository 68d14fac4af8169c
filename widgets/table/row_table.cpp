#include "widgets/table/row_table.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>

#include <limits>
#include <set>

#include "widgets/common/names/name_delegate.h"
#include "widgets/common/names/separated_text.h"
#include "widgets/common/theme/theme.h"
#include "widgets/present/words/words.h"
#include "widgets/table/long_table_model.h"

namespace greyscope::widgets {

namespace {

QStringList rowOf(const QAbstractItemView& view, int row) {
    const QAbstractItemModel& model = *view.model();
    const auto* table = qobject_cast<const QTableView*>(&view);
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (table == nullptr || !table->isColumnHidden(column)) {
            cells << (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data()).toString();
        }
    }
    return cells;
}

/// The headings and the chosen rows; empty without a chosen row.
std::vector<QStringList> chosenRows(const QAbstractItemView& view) {
    constexpr std::size_t copiedAtMost = 100'000;  // more rows do not belong on a clipboard
    std::set<int> rows;
    for (const QItemSelectionRange& range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && rows.size() < copiedAtMost; ++row) {
            rows.insert(row);
        }
    }
    std::vector<QStringList> lines;
    for (const int row : rows) {
        if (lines.empty()) {
            lines.push_back(rowOf(view, -1));
        }
        lines.push_back(rowOf(view, row));
    }
    return lines;
}

/// Adds actions (context menu, Ctrl+C) that copy the chosen rows with their headings as displayed: tab-separated for a
/// spreadsheet, or as CSV.
void addCopyActions(QAbstractItemView* table) {
    const auto add = [table](const QString& text, const QKeySequence& key, QString (*line)(const QStringList&)) {
        auto* action = new QAction(text, table);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, table, [table, line] {
            QString copied;
            for (const QStringList& cells : chosenRows(*table)) {
                copied += line(cells) + QLatin1Char('\n');
            }
            if (!copied.isEmpty()) {
                QGuiApplication::clipboard()->setText(copied);
            }
        });
        table->addAction(action);
        action->setObjectName(key.isEmpty() ? QStringLiteral("table.copyCsv") : QStringLiteral("table.copy"));
    };
    add(Words::tr("Copy the chosen rows"), QKeySequence::Copy,
        [](const QStringList& cells) { return cells.join(QLatin1Char('\t')); });
    add(Words::tr("Copy the chosen rows as CSV"), {}, &csvLine);
}

}  // namespace

namespace {

constexpr int kRowHeight = 24;
constexpr int kCellPad = 5;

/// Fills the background of lit rows before their cells are drawn.
class LitDelegate final : public NameDelegate {
public:
    explicit LitDelegate(RowTable* table) : NameDelegate(table), m_table(table) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QStyle* style = m_table->style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, m_table);
        // The background is drawn up to the edge, the contents with a margin.
        cell.backgroundBrush = Qt::NoBrush;
        cell.features.setFlag(QStyleOptionViewItem::Alternate, false);
        cell.state &= ~(QStyle::State_Selected | QStyle::State_MouseOver);
        cell.rect.adjust(kCellPad, 0, -kCellPad, 0);
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, m_table);
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return NameDelegate::sizeHint(option, index) + QSize(2 * kCellPad, 0);
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        NameDelegate::initStyleOption(option, index);
        const Theme& theme = Theme::of(m_table->palette());
        option->state &= ~QStyle::State_HasFocus;  // the whole row is chosen, not a single cell
        if (m_table->isLit(index.row())) {
            option->backgroundBrush = theme.linkSoft;
        }
        if (option->state & QStyle::State_Selected) {
            // Text colours of a cell stay visible on the soft selection colour.
            option->palette.setColor(QPalette::Highlight, theme.selection);
            option->palette.setColor(QPalette::HighlightedText, option->palette.color(QPalette::Text));
        }
    }

private:
    RowTable* m_table;
};

}  // namespace

RowTable::RowTable(QWidget* parent) : QTableView(parent) {
    setItemDelegate(new LitDelegate(this));
    addCopyActions(this);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(kRowHeight);
    verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    verticalHeader()->setHighlightSections(false);
    horizontalHeader()->setHighlightSections(false);
    connect(this, &QTableView::clicked, this,
            [this](const QModelIndex& index) { emit numberChosen(index.row(), index.column()); });
}

void RowTable::setLit(int first, int last) {
    if (first != m_firstLit || last != m_lastLit) {
        m_firstLit = first;
        m_lastLit = last;
        viewport()->update();
    }
}

void RowTable::selectAll() {
    if (auto* all = qobject_cast<LongTableModel*>(model())) {
        all->fetchRow(std::numeric_limits<int>::max());
    }
    QTableView::selectAll();
}

void RowTable::showRow(int row) {
    const QSignalBlocker blocker(this);
    if (auto* all = qobject_cast<LongTableModel*>(model())) {
        all->fetchRow(row);
    }
    if (!model() || row < 0 || row >= model()->rowCount()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    const QModelIndex index = model()->index(row, 0);
    const int top = rowViewportPosition(row);
    if (top < 0 || top + rowHeight(row) > viewport()->height()) {
        // The horizontal position stays; scrollTo() would jump back to the first column.
        verticalScrollBar()->setValue(row - viewport()->height() / kRowHeight / 2);
    }
    const bool scrolls = hasAutoScroll();
    setAutoScroll(false);
    setCurrentIndex(index);
    setAutoScroll(scrolls);
}

int RowTable::chosenRow() const {
    return currentIndex().isValid() ? currentIndex().row() : -1;
}

void RowTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && currentIndex().isValid()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        emit numberChosen(currentIndex().row(), currentIndex().column());
    }
    QTableView::keyPressEvent(event);
}

void RowTable::leaveEvent(QEvent* event) {
    QTableView::leaveEvent(event);
    if (m_hovered != -1) {
        m_hovered = -1;
        emit rowHovered(-1);
    }
}

void RowTable::mouseMoveEvent(QMouseEvent* event) {
    QTableView::mouseMoveEvent(event);
    const int row = rowAt(event->position().toPoint().y());
    if (row != m_hovered) {
        m_hovered = row;
        emit rowHovered(row);
    }
}

void RowTable::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid() && !index.flags().testFlag(Qt::ItemIsEditable)) {
        emit numberOpened(index.row(), index.column());
    }
}

void RowTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row()) {
        emit rowChosen(current.isValid() ? current.row() : -1);
    }
}

}  // namespace greyscope::widgets
