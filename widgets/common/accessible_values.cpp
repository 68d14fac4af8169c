#include "widgets/common/accessible_values.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QWidget>

#include <map>
#include <utility>

namespace greyscope::widgets {

namespace {

class ValuesTable;

/// A value of the table. It queries the view each time, so it cannot show outdated data.
class ValueCell final : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    ValueCell(ValuesTable& table, int row, int column) : m_table(table), m_row(row), m_column(column) {}

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return m_column; }
    [[nodiscard]] int rowIndex() const override { return m_row; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override;

private:
    ValuesTable& m_table;
    int m_row;
    int m_column;
};

class ValuesTable final : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    ValuesTable(QWidget* widget, AccessibleValues& values)
        : QAccessibleWidget(widget, QAccessible::Table), m_values(values) {}
    ~ValuesTable() override {
        for (const auto& [place, id] : m_cells) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    [[nodiscard]] const AccessibleValues& values() const { return m_values; }
    [[nodiscard]] QPoint origin() const { return widget()->mapToGlobal(QPoint(0, 0)); }

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_values.valuesTitle() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] int childCount() const override { return rowCount() * columnCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override {
        const int columns = columnCount();
        return columns > 0 ? cellAt(index / columns, index % columns) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
        for (const auto& [place, id] : m_cells) {
            if (QAccessible::accessibleInterface(id) == child) {
                return place.first * columnCount() + place.second;
            }
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint at = QPoint(x, y) - origin();
        for (int row = 0; row < rowCount(); ++row) {
            for (int column = 0; column < columnCount(); ++column) {
                if (m_values.valueRect(row, column).contains(at)) {
                    return cellAt(row, column);
                }
            }
        }
        return nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override {
        if (row < 0 || column < 0 || row >= rowCount() || column >= columnCount()) {
            return nullptr;
        }
        const auto place = std::make_pair(row, column);
        const auto known = m_cells.find(place);
        if (known != m_cells.end()) {
            return QAccessible::accessibleInterface(known->second);
        }
        auto* cell = new ValueCell(const_cast<ValuesTable&>(*this), row, column);  // Qt owns the cell by its id
        m_cells[place] = QAccessible::registerAccessibleInterface(cell);
        return cell;
    }
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    [[nodiscard]] QString columnDescription(int column) const override { return m_values.columnName(column); }
    [[nodiscard]] QString rowDescription(int row) const override { return m_values.rowName(row); }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] int columnCount() const override { return m_values.valueColumns(); }
    [[nodiscard]] int rowCount() const override { return m_values.valueRows(); }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int /*column*/) const override { return false; }
    [[nodiscard]] bool isRowSelected(int /*row*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

private:
    AccessibleValues& m_values;
    mutable std::map<std::pair<int, int>, QAccessible::Id> m_cells;
};

bool ValueCell::isValid() const {
    return m_table.isValid() && m_row < m_table.rowCount() && m_column < m_table.columnCount();
}

QAccessibleInterface* ValueCell::parent() const {
    return &m_table;
}

QAccessibleInterface* ValueCell::table() const {
    return &m_table;
}

QString ValueCell::text(QAccessible::Text kind) const {
    if (!isValid()) {
        return {};
    }
    const AccessibleValues& values = m_table.values();
    if (kind == QAccessible::Name) {
        return QStringLiteral("%1, %2: %3")
            .arg(values.rowName(m_row), values.columnName(m_column), values.valueText(m_row, m_column));
    }
    return kind == QAccessible::Value ? values.valueText(m_row, m_column) : QString();
}

QRect ValueCell::rect() const {
    return isValid() ? m_table.values().valueRect(m_row, m_column).translated(m_table.origin()) : QRect();
}

QAccessibleInterface* makeTable(const QString& /*className*/, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    auto* values = dynamic_cast<AccessibleValues*>(object);
    return widget != nullptr && values != nullptr ? new ValuesTable(widget, *values) : nullptr;
}

}  // namespace

void installAccessibleValues() {
    QAccessible::installFactory(&makeTable);  // Qt installs each factory once
}

}  // namespace greyscope::widgets
