#pragma once

#include <QPointer>

#include <vector>

#include "widgets/common/theme/highlight.h"
#include "widgets/present/statement_rows.h"
#include "widgets/table/row_table.h"

namespace greyscope::widgets {

/// A table of the statements that papers make, beside the simulated values, with one row for each reading
/// (interpretation). Choosing a row highlights the marks of its statement in the charts.
class StatementTable : public RowTable {
    Q_OBJECT

public:
    explicit StatementTable(QWidget* parent = nullptr);
    void setRows(std::vector<StatementRow> rows);
    [[nodiscard]] const std::vector<StatementRow>& rows() const;
    void setHighlight(Highlight* highlight) { m_highlight = highlight; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    void light(int row, bool choose);
    void layOutColumns();

    Model* m_model;
    QPointer<Highlight> m_highlight;
};

}  // namespace greyscope::widgets
