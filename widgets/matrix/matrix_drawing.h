#pragma once

#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <vector>

#include "widgets/matrix/matrix_painter.h"

namespace greyscope::widgets {

/// One drawing of a matrix: what every part of it needs. For the painter's own files.
struct MatrixDrawing {
    QPainter& painter;
    const MatrixGeometry& g;
    const MatrixSpec& spec;
    const Style& style;
    const MatrixMarks& marks;
    bool boxed;  ///< headings stand in boxes of their own

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

/// Titles of the axes, names of rows, columns and their groups.
void paintMatrixHeadings(const MatrixDrawing& d);
/// The tree over the columns, where there is one.
void paintDendrogram(const MatrixDrawing& d);
/// The join of that tree whose bar is near; -1: none.
[[nodiscard]] int joinAt(const MatrixGeometry& g, const Dendrogram& tree, const Style& style, const QPointF& place);

}  // namespace greyscope::widgets
