#pragma once

#include <vector>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/table/relation_points_model.h"
#include "widgets/table/row_table.h"

namespace greyscope::widgets {

/// Shows the calculation of a degree: a table with its points, and below it the formula and its numbers.
class RelationPointsView : public QWidget {
    Q_OBJECT

public:
    explicit RelationPointsView(QWidget* parent = nullptr);

    void setPoints(PointTexts names, RelationPoints points, std::vector<data::PointEffect> effects);
    /// Sets the highlight that the table shares with other views. Pointing at a row highlights its point there;
    /// pointing at a point there highlights its row.
    void setHighlight(Highlight* highlight);
    [[nodiscard]] RelationPointsModel* model() const { return m_model; }
    /// The tab-separated text that Copy puts on the clipboard.
    [[nodiscard]] QString tabSeparated() const;

private:
    RelationPointsModel* m_model;
    RowTable* m_table;
    PlainLabel* m_lines;
};

}  // namespace greyscope::widgets
