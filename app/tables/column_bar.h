#pragma once

#include <QWidget>

#include "app/study/tables/column_roles.h"
#include "widgets/common/plain_text.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace greyscope::app {

/// The bar above the values of a table, which changes several columns at once and searches for columns.
class ColumnBar : public QWidget {
    Q_OBJECT

public:
    explicit ColumnBar(QWidget* parent = nullptr);
    /// Sets the number of selected columns, and the roles and units that all of them can have.
    void setChosen(std::size_t columns, const std::vector<ColumnRole>& roles, bool wide, const QStringList& units);

signals:
    void roleChosen(greyscope::app::ColumnRole role);
    void unitChosen(const QString& unit);
    void othersIgnored();
    /// The user searches for columns whose names contain `text`; "" ends the search. `all`: select the columns found.
    void sought(const QString& text, bool all);

private:
    widgets::PlainLabel* m_count;
    QComboBox* m_role;
    QComboBox* m_unit;
    QPushButton* m_others;
    QLineEdit* m_search;
    std::vector<ColumnRole> m_roles;
};

}  // namespace greyscope::app
