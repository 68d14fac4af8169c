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

/// A form that describes the rows to fetch: from a table or by the user's own query, with conditions, and either as
/// stored or aggregated in groups.
class QueryForm : public QWidget {
    Q_OBJECT

public:
    explicit QueryForm(QWidget* parent = nullptr);
    /// The part of the form with the list of tables and the user's own query, which is placed beside the rest.
    [[nodiscard]] QWidget* source() const;
    void setTables(const std::vector<DatabaseTable>& tables);
    void setColumns(const std::vector<DatabaseColumn>& columns);
    void setQuery(const DatabaseQuery& query);
    /// Returns the query that the form describes; empty if it has neither a table nor a statement of the user.
    [[nodiscard]] DatabaseQuery query() const;
    /// Returns the conditions that cannot be parsed, as one text; "" if all can.
    [[nodiscard]] QString wrongCondition() const;
    /// Returns a percentile in the form that is not a number from 0 to 100; "" if all are.
    [[nodiscard]] QString wrongPercentile() const;

signals:
    /// The user has chosen another table or another query, so that the columns may have changed.
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
    DatabaseQuery m_given;  ///< query that is shown in the form once the columns of its table are known
};

}  // namespace greyscope::app
