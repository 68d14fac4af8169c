#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <cstddef>

namespace greyscope::widgets {

/// Base class of table models that may have too many rows for a view: QHeaderView needs eight bytes for each row, and a
/// quarter of a second for ten million. A view gets the first million rows, and twice as many each time it reaches the
/// end.
class LongTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr std::size_t kAtFirst = 1'000'000;

    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_given);
    }
    [[nodiscard]] bool canFetchMore(const QModelIndex& parent) const override {
        return !parent.isValid() && m_given < m_all;
    }
    void fetchMore(const QModelIndex& parent) override {
        if (canFetchMore(parent)) {
            const std::size_t given = std::min(m_all, 2 * m_given);
            beginInsertRows({}, static_cast<int>(m_given), static_cast<int>(given) - 1);
            m_given = given;
            endInsertRows();
        }
    }
    /// Gives the views enough rows to include the row with this index; all rows if there is no such row.
    void fetchRow(int row) {
        while (row >= rowCount() && canFetchMore({})) {
            fetchMore({});
        }
    }

protected:
    /// Sets the number of rows. Call it between beginResetModel() and endResetModel().
    void setRows(std::size_t all) {
        m_all = all;
        m_given = std::min(all, kAtFirst);
    }

private:
    std::size_t m_all = 0;
    std::size_t m_given = 0;
};

}  // namespace greyscope::widgets
