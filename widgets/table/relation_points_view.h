#pragma once

#include <vector>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/table/relation_points_model.h"
#include "widgets/table/row_table.h"

namespace greyscope::widgets {

/// The calculation of a degree, point by point, with the formula and its numbers below.
class RelationPointsView : public QWidget {
    Q_OBJECT

public:
    explicit RelationPointsView(QWidget* parent = nullptr);

    void setPoints(PointTexts names, RelationPoints points, std::vector<data::PointEffect> effects);
    /// Rows light their points in other views and are lit with them.
    void setHighlight(Highlight* highlight);
    [[nodiscard]] RelationPointsModel* model() const { return m_model; }
    /// The text that Copy puts on the clipboard.
    [[nodiscard]] QString tabSeparated() const;

private:
    RelationPointsModel* m_model;
    RowTable* m_table;
    PlainLabel* m_lines;
};

}  // namespace greyscope::widgets
