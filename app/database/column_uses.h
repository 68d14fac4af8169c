#pragma once

#include <QTableWidget>

#include <string>
#include <vector>

#include "app/sources/query/query_text.h"

namespace greyscope::app {

/// A table widget that lists the columns of a database table and how each is used.
class ColumnUses : public QTableWidget {
    Q_OBJECT

public:
    explicit ColumnUses(QWidget* parent = nullptr);
    /// Sets the columns that are listed. Columns that were listed before keep their use.
    void setColumns(const std::vector<DatabaseColumn>& columns);
    /// Sets the use of each column as in `query`.
    void take(const DatabaseQuery& query);
    /// Stores the use of each column in `query`.
    void give(DatabaseQuery& query) const;
    [[nodiscard]] bool groups() const;

signals:
    void edited();

private:
    enum class Use { fetched, leftOut, groups, summedUp };
    [[nodiscard]] Use useOf(int row) const;
    void setUse(int row, Use use);
    void followGroups();

    std::vector<DatabaseColumn> m_columns;
};

}  // namespace greyscope::app
