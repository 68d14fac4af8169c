#pragma once

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <vector>

#include "widgets/matrix/matrix_painter.h"

namespace greyscope::widgets {

/// What the functions that draw the parts of a matrix need. Only for the sources of the matrix painter.
struct MatrixDrawing {
    QPainter& painter;
    const MatrixGeometry& g;
    const MatrixSpec& spec;
    const Style& style;
    const MatrixMarks& marks;
    bool boxed;  ///< whether each heading is drawn as a box of its own

    [[nodiscard]] const Theme& theme() const { return style.theme; }
    [[nodiscard]] bool lit(const Link& link) const { return touches(link.is, marks.lit); }
    [[nodiscard]] bool chosen(const Link& link) const { return touches(link.is, marks.chosen); }
    [[nodiscard]] QPen line(const QColor& colour, double widthPt) const {
        QPen pen(colour, style.stroke(widthPt));
        pen.setJoinStyle(Qt::MiterJoin);
        pen.setCapStyle(Qt::FlatCap);
        return pen;
    }
};

[[nodiscard]] inline double edgeAt(const std::vector<double>& edges, int index) {
    return edges[static_cast<std::size_t>(std::clamp(index, 0, static_cast<int>(edges.size()) - 1))];
}

[[nodiscard]] inline QString fitted(const QString& text, const QFont& font, double width) {
    return QFontMetricsF(font).elidedText(text, Qt::ElideRight, width);
}

/// Draws the titles of the axes and the names of rows, columns and groups.
void paintMatrixHeadings(const MatrixDrawing& d);
/// Draws the dendrogram above the columns, if the matrix has one.
void paintDendrogram(const MatrixDrawing& d);
/// Returns the index of the join in the dendrogram whose bar is near `place`; -1 if there is none.
[[nodiscard]] int joinAt(const MatrixGeometry& g, const Dendrogram& tree, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
