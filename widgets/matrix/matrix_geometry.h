#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <utility>
#include <vector>

#include "widgets/common/theme/mark.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// A run of neighbouring headings with one group name.
struct HeadingGroup {
    QString name;
    int from = 0, to = 0;  ///< half open
    bool operator==(const HeadingGroup&) const = default;
};
[[nodiscard]] std::vector<HeadingGroup> headingGroups(const std::vector<Heading>& headings);
[[nodiscard]] bool isGrouped(const std::vector<Heading>& headings);

/// Where everything of a matrix is drawn. Headings and colour bar stay in place; the cells show through `body`, which
/// on screen may be smaller than they are and then scrolls over them.
struct MatrixGeometry {
    QRectF area;
    QRectF body;                                  ///< window onto the cells
    std::vector<double> columnEdges;              ///< columns + 1, scrolled
    std::vector<double> rowEdges;                 ///< rows + 1, scrolled
    QRectF rowTitle, columnTitle;                 ///< null where there is none; that of rows is turned
    QStringList rowTitleLines, columnTitleLines;  ///< on paper a long one is broken
    QRectF dendrogram;                            ///< strip over the column headings, null without a tree
    QRectF rowGroups, rowHeads;                   ///< strips left of the body
    QRectF columnGroups, columnHeads;             ///< strips above the body
    QRectF scaleBar;                              ///< null without one
    QRectF key;                                   ///< strip below everything, null without one
    QSizeF room;                                  ///< that headings and colour bar leave
    QSizeF cellSize;
    QSizeF content;                                  ///< all cells together
    bool turnedHeads = false, turnedGroups = false;  ///< column names read upwards: on paper, where they are too wide

    /// Cells share the space that headings and colour bar leave. On screen they never get smaller than 44 x 28 pixels
    /// (rows of a table of values: 24), on paper they shrink as far as they must: give it what onPaper() leaves.
    [[nodiscard]] static MatrixGeometry layout(const MatrixSpec& spec, const QRectF& area, const Style& style);

    /// Moves the cells on screen up and left; no text is measured again for it.
    void scrollTo(const QPointF& scroll);

    [[nodiscard]] int rows() const { return static_cast<int>(rowEdges.size()) - 1; }
    [[nodiscard]] int columns() const { return static_cast<int>(columnEdges.size()) - 1; }
    [[nodiscard]] QRectF cell(int row, int column) const;
    [[nodiscard]] QRectF rowHeading(int row) const;
    [[nodiscard]] QRectF columnHeading(int column) const;
    /// Rows and columns, half open, of which some part shows through the body.
    [[nodiscard]] std::pair<int, int> rowsInSight() const;
    [[nodiscard]] std::pair<int, int> columnsInSight() const;
    [[nodiscard]] Mark at(const QPointF& point) const;
    /// How far the cells reach beyond the body.
    [[nodiscard]] QSizeF overflow() const;
};

}  // namespace greyscope::widgets
