#pragma once

#include <QStringList>
#include <QWidget>

#include <utility>
#include <vector>

#include "app/sources/database_reader.h"
#include "app/sources/database_source.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;
class QTabWidget;

namespace greyscope::app {

class ColumnUses;

/// Which rows are fetched: of a table or of a query of one's own, under conditions, as they are or summed up in groups.
class QueryForm : public QWidget {
    Q_OBJECT

public:
    explicit QueryForm(QWidget* parent = nullptr);
    /// The tables and the query of one's own, which stand beside the rest.
    [[nodiscard]] QWidget* source() const;
    void setTables(const std::vector<DatabaseTable>& tables);
    void setColumns(const std::vector<DatabaseColumn>& columns);
    void setQuery(const DatabaseQuery& query);
    /// Nothing to be fetched where neither a table nor a query is there.
    [[nodiscard]] DatabaseQuery query() const;
    /// Conditions that cannot be understood; "" where all can.
    [[nodiscard]] QString wrongCondition() const;
    /// A percentile that is not a number from 0 to 100; "" where all are.
    [[nodiscard]] QString wrongPercentile() const;

signals:
    /// The columns may be others: another table, or another query.
    void sourceEdited();
    void edited();

private:
    void buildSource();
    QWidget* buildRows();
    void showStatistics();

    QTabWidget* m_source;
    QListWidget* m_tables;
    QPlainTextEdit* m_sql;
    ColumnUses* m_columns;
    QLineEdit* m_where;
    std::vector<std::pair<data::Aggregation, QCheckBox*>> m_statistics;
    QLineEdit* m_percentiles = nullptr;
    QWidget* m_statisticsRow;
    QSpinBox* m_limit;
    DatabaseQuery m_given;  ///< still to be put into columns that are not known yet
};

}  // namespace greyscope::app
