#pragma once

#include <QTableWidget>

#include <string>
#include <vector>

#include "app/sources/query/query_text.h"

namespace greyscope::app {

/// The columns of a database's table, and what each is used for.
class ColumnUses : public QTableWidget {
    Q_OBJECT

public:
    explicit ColumnUses(QWidget* parent = nullptr);
    /// Columns that stay keep their use.
    void setColumns(const std::vector<DatabaseColumn>& columns);
    /// Puts what a query says into the columns.
    void take(const DatabaseQuery& query);
    /// Puts the uses into a query.
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
