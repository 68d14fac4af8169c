#include "widgets/controls/tick_list.h"

#include <QSignalBlocker>

#include <algorithm>

#include "widgets/common/names/name_delegate.h"

namespace greyscope::widgets {

TickList::TickList(const QString& what, QWidget* parent) : QListWidget(parent) {
    setAccessibleName(what);
    setUniformItemSizes(true);
    setItemDelegate(new NameDelegate(this));
    connect(this, &QListWidget::itemChanged, this, &TickList::edited);
}

bool TickList::lists(const std::vector<Entry>& entries) const {
    int row = 0;
    return count() == static_cast<int>(entries.size()) &&
           std::all_of(entries.begin(), entries.end(), [&](const Entry& entry) {
               return item(row++)->data(Qt::UserRole).toString().toStdString() == entry.name;
           });
}

void TickList::setEntries(const std::vector<Entry>& entries) {
    const QSignalBlocker quiet(this);
    if (!lists(entries)) {
        clear();
        for (const Entry& entry : entries) {
            auto* item = new QListWidgetItem(this);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
            item->setData(Qt::UserRole, QString::fromStdString(entry.name));
        }
    }
    for (int row = 0; row < count(); ++row) {
        const Entry& entry = entries[static_cast<std::size_t>(row)];
        item(row)->setText(entry.text);
        item(row)->setCheckState(entry.ticked ? Qt::Checked : Qt::Unchecked);
    }
}

std::vector<std::string> TickList::ticked() const {
    std::vector<std::string> names;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked) {
            names.push_back(item(row)->data(Qt::UserRole).toString().toStdString());
        }
    }
    return names;
}

void TickList::tickShown(bool tick) {
    {
        const QSignalBlocker quiet(this);
        for (int row = 0; row < count(); ++row) {
            if (!item(row)->isHidden()) {
                item(row)->setCheckState(tick ? Qt::Checked : Qt::Unchecked);
            }
        }
    }
    emit edited();
}

void TickList::fitRows(int fewest, int most) {
    const int rows = std::clamp(count(), fewest, most);
    setFixedHeight(rows * std::max(sizeHintForRow(0), fontMetrics().height() + 4) + 2 * frameWidth() + 4);
}

}  // namespace greyscope::widgets
