#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/graph_spec.h"

namespace greyscope::widgets {

/// The layout of a graph (boxes and arrows) in pixels, scrolled by `offset`.
struct GraphGeometry {
    QRectF area;     ///< the visible area
    QSizeF content;  ///< the size of the whole graph; larger than the area if it scrolls
    QPointF offset;
    double head = 0.0, foot = 0.0;  ///< the margins above and below the boxes
    std::vector<QRectF> nodes;
    std::vector<QPainterPath> edges;  ///< the lines from box to box, without the arrowheads
    std::vector<QRectF> labels;       ///< the rectangles of the labels of the edges; empty for an edge without text
    std::vector<QPointF> heads;       ///< the tips of the arrows
    /// The directions of the arrows in degrees: 0 points to the right, counter-clockwise.
    std::vector<double> headAngles;
    QRectF more;
    // Only on paper: texts are broken into lines, and boxes are as high as their lines.
    std::vector<QStringList> titles, details;
    QStringList footLines;  ///< the lines of the text GraphSpec::more

    /// The centre of a box of this size whose position is given as shares: at (0, 0) the box is in the upper left
    /// corner of the drawing, at (1, 1) in the lower right one.
    [[nodiscard]] QPointF centreAt(QSizeF box, double x, double y) const;
    /// The inverse of centreAt(): the position of a centre as shares, limited to 0 … 1.
    [[nodiscard]] QPointF sharesAt(QSizeF box, const QPointF& centre) const;
    /// The centre of the round handle at the right edge of a node. An arrow is drawn by dragging from it.
    [[nodiscard]] QPointF handle(std::size_t node) const { return {nodes[node].right(), nodes[node].center().y()}; }
};

/// Lays out a graph. Boxes shrink until `columns` of them fit side by side; a graph that is too high scrolls. For
/// paper, pass the result of onPaper(); everything then is inside the area.
[[nodiscard]] GraphGeometry layoutGraph(const GraphSpec& spec, const QRectF& area, const Style& style,
                                        QPointF offset = {});

/// Returns the graph as drawn on paper: systems that are on no path are listed as text, and the arrows lead downwards
/// if the boxes do not fit side by side.
[[nodiscard]] GraphSpec onPaper(const GraphSpec& spec, double width, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const GraphSpec& spec, const PaperRoom& room, const Style& style);

/// Returns the smallest size at which nothing overlaps; boxes then have the smallest readable size.
[[nodiscard]] QSizeF leastGraphSize(const GraphSpec& spec, const Style& style);

/// The part of a graph at a point: a node or an edge (its line or label). The index of the other one is -1; both are -1
/// if nothing is there.
struct GraphHit {
    int node = -1;
    int edge = -1;
};
/// Returns the node or edge at a point. A line is hit within `reach` pixels.
[[nodiscard]] GraphHit graphHit(const GraphGeometry& geometry, const QPointF& point, double reach);

}  // namespace greyscope::widgets
