#include "app/database/column_uses.h"

#include <QComboBox>
#include <QHeaderView>

#include <algorithm>
#include <map>

#include "core/base/contains.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

ColumnUses::ColumnUses(QWidget* parent) : QTableWidget(0, 3, parent) {
    setObjectName(QStringLiteral("databaseColumns"));
    setHorizontalHeaderLabels({tr("Column"), tr("Type"), tr("Used as")});
    setAccessibleName(tr("Columns and their uses"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
}

void ColumnUses::setColumns(const std::vector<DatabaseColumn>& columns) {
    const auto isSame = [](const DatabaseColumn& a, const DatabaseColumn& b) {
        return a.name == b.name && a.kind == b.kind && a.type == b.type;
    };
    if (std::equal(columns.begin(), columns.end(), m_columns.begin(), m_columns.end(), isSame)) {
        return;
    }
    std::map<std::string, Use> before;
    for (int row = 0; row < rowCount(); ++row) {
        before[m_columns[std::size_t(row)].name] = useOf(row);
    }
    m_columns = columns;
    setRowCount(0);
    setRowCount(int(columns.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const DatabaseColumn& column = m_columns[std::size_t(row)];
        const QString name = widgets::visibleText(QString::fromStdString(column.name));
        setItem(row, 0, new QTableWidgetItem(name));
        setItem(row, 1, new QTableWidgetItem(widgets::visibleText(QString::fromStdString(column.type))));
        if (column.kind == DatabaseCellKind::unreadable) {
            setItem(row, 2, new QTableWidgetItem(tr("cannot be read")));
            continue;
        }
        auto* use = new QComboBox;
        use->setAccessibleName(tr("Use of %1").arg(name));
        use->addItem(tr("fetched"), int(Use::fetched));
        use->addItem(tr("left out"), int(Use::leftOut));
        use->addItem(tr("used for grouping"), int(Use::groups));
        if (column.kind == DatabaseCellKind::number) {
            use->addItem(tr("aggregated"), int(Use::summedUp));
        }
        setCellWidget(row, 2, use);
        if (const auto known = before.find(column.name); known != before.end()) {
            setUse(row, known->second);
        }
        connect(use, &QComboBox::activated, this, [this] {
            followGroups();
            emit edited();
        });
    }
    followGroups();
}

ColumnUses::Use ColumnUses::useOf(int row) const {
    const auto* use = qobject_cast<QComboBox*>(cellWidget(row, 2));
    return use ? Use(use->currentData().toInt()) : Use::leftOut;
}

void ColumnUses::setUse(int row, Use use) {
    if (auto* combo = qobject_cast<QComboBox*>(cellWidget(row, 2)); combo && combo->findData(int(use)) >= 0) {
        combo->setCurrentIndex(combo->findData(int(use)));
    }
}

bool ColumnUses::groups() const {
    for (int row = 0; row < rowCount(); ++row) {
        if (useOf(row) == Use::groups) {
            return true;
        }
    }
    return false;
}

/// With groups, no row is fetched as stored; without groups, no column is aggregated.
void ColumnUses::followGroups() {
    const bool grouped = groups();
    for (int row = 0; row < rowCount(); ++row) {
        const bool isNumber = m_columns[std::size_t(row)].kind == DatabaseCellKind::number;
        if (grouped && useOf(row) == Use::fetched) {
            setUse(row, isNumber ? Use::summedUp : Use::leftOut);
        } else if (!grouped && useOf(row) == Use::summedUp) {
            setUse(row, Use::fetched);
        }
    }
}

void ColumnUses::take(const DatabaseQuery& query) {
    const bool all = query.columns.empty();
    for (int row = 0; row < rowCount(); ++row) {
        const std::string& name = m_columns[std::size_t(row)].name;
        const bool measured = query.measures.empty() ? m_columns[std::size_t(row)].kind == DatabaseCellKind::number
                                                     : base::contains(query.measures, name);
        if (query.group.empty()) {
            setUse(row, all || base::contains(query.columns, name) ? Use::fetched : Use::leftOut);
        } else {
            setUse(row, base::contains(query.group, name) ? Use::groups : measured ? Use::summedUp : Use::leftOut);
        }
    }
}

void ColumnUses::give(DatabaseQuery& query) const {
    bool all = true;
    for (int row = 0; row < rowCount(); ++row) {
        const DatabaseColumn& column = m_columns[std::size_t(row)];
        const Use use = useOf(row);
        all = all && (use == Use::fetched || column.kind == DatabaseCellKind::unreadable);
        if (use != Use::leftOut) {
            auto& names = use == Use::groups ? query.group : use == Use::summedUp ? query.measures : query.columns;
            names.push_back(column.name);
        }
    }
    if (all) {
        query.columns.clear();
    }
}

}  // namespace greyscope::app
