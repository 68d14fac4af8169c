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

/// A run of neighbouring headings with the same group name: the headings `from` … `to` − 1.
struct HeadingGroup {
    QString name;
    int from = 0, to = 0;  ///< indices of headings; `to` is excluded
    bool operator==(const HeadingGroup&) const = default;
};
[[nodiscard]] std::vector<HeadingGroup> headingGroups(const std::vector<Heading>& headings);
[[nodiscard]] bool isGrouped(const std::vector<Heading>& headings);

/// The layout of a matrix. The headings and the colour bar stay in place. The cells are visible through `body`; on
/// screen they scroll if they are larger than it.
struct MatrixGeometry {
    QRectF area;
    QRectF body;                      ///< the rectangle through which the cells are visible
    std::vector<double> columnEdges;  ///< the left edges of the columns and the right edge of the last one, scrolled
    std::vector<double> rowEdges;     ///< the top edges of the rows and the bottom edge of the last one, scrolled
    QRectF rowTitle, columnTitle;     ///< the rectangles of the axis titles, null without one; the row title is rotated
    QStringList rowTitleLines, columnTitleLines;  ///< the lines of the axis titles; on paper a long one has several
    QRectF dendrogram;                            ///< the strip above the column headings; null without a dendrogram
    QRectF rowGroups, rowHeads;                   ///< the strips of group and row names, left of the body
    QRectF columnGroups, columnHeads;             ///< the strips of group and column names, above the body
    QRectF scaleBar;                              ///< the colour bar; null if there is none
    QRectF key;   ///< the strip of the key (names by number), below everything; null without one
    QSizeF room;  ///< the space for cells: what headings and colour bar leave
    QSizeF cellSize;
    QSizeF content;  ///< the size of all cells together
    /// Whether column and group names are rotated: on paper, if they are too wide.
    bool turnedHeads = false, turnedGroups = false;

    /// Lays out a matrix. The cells share the space that headings and colour bar leave. On screen they are at least 44
    /// x 28 pixels (24 high in a table of values). On paper they shrink as needed, so pass the result of onPaper().
    [[nodiscard]] static MatrixGeometry layout(const MatrixSpec& spec, const QRectF& area, const Style& style);

    /// Moves the cells on screen to a scroll position. Faster than a new layout, because texts are not measured again.
    void scrollTo(const QPointF& scroll);

    [[nodiscard]] int rows() const { return static_cast<int>(rowEdges.size()) - 1; }
    [[nodiscard]] int columns() const { return static_cast<int>(columnEdges.size()) - 1; }
    [[nodiscard]] QRectF cell(int row, int column) const;
    [[nodiscard]] QRectF rowHeading(int row) const;
    [[nodiscard]] QRectF columnHeading(int column) const;
    /// The rows that are at least partly visible: first, and one after the last.
    [[nodiscard]] std::pair<int, int> rowsInSight() const;
    /// The columns that are at least partly visible: first, and one after the last.
    [[nodiscard]] std::pair<int, int> columnsInSight() const;
    [[nodiscard]] Mark at(const QPointF& point) const;
    /// The size by which the cells are larger than the body, and thus the range of the scroll bars.
    [[nodiscard]] QSizeF overflow() const;
};

}  // namespace greyscope::widgets
