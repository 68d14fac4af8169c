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

/// The layout of a graph in pixels, scrolled by `offset`.
struct GraphGeometry {
    QRectF area;     ///< the visible area
    QSizeF content;  ///< the size of the whole graph; larger than the area if it scrolls
    QPointF offset;
    double head = 0.0, foot = 0.0;  ///< margins of the content that contain no boxes
    std::vector<QRectF> nodes;
    std::vector<QPainterPath> edges;  ///< from box to box, without the arrowhead
    std::vector<QRectF> labels;       ///< the labels of the edges; empty for an edge without text
    std::vector<QPointF> heads;       ///< the tips of the arrows
    std::vector<double> headAngles;   ///< in degrees; 0 points to the right, counter-clockwise
    QRectF more;
    // On paper texts are broken into lines, and boxes are as high as their lines.
    std::vector<QStringList> titles, details;
    QStringList footLines;  ///< the lines of `more`

    /// The centre of a node at the shares (x, y), and the inverse.
    [[nodiscard]] QPointF centreAt(QSizeF box, double x, double y) const;
    [[nodiscard]] QPointF sharesAt(QSizeF box, const QPointF& centre) const;
    /// The round handle at a node's right edge, from which an arrow is drawn.
    [[nodiscard]] QPointF handle(std::size_t node) const { return {nodes[node].right(), nodes[node].center().y()}; }
};

/// Lays out a graph. Boxes shrink until `columns` of them fit side by side; what does not fit vertically scrolls. For
/// paper, pass the result of onPaper(): all of it is inside the area.
[[nodiscard]] GraphGeometry layoutGraph(const GraphSpec& spec, const QRectF& area, const Style& style,
                                        QPointF offset = {});

/// The graph for paper: systems on no path are listed as text, and the arrows lead downwards if the boxes do not fit
/// side by side.
[[nodiscard]] GraphSpec onPaper(const GraphSpec& spec, double width, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const GraphSpec& spec, const PaperRoom& room, const Style& style);

/// The size at which nothing overlaps, with the smallest readable boxes.
[[nodiscard]] QSizeF leastGraphSize(const GraphSpec& spec, const Style& style);

/// The item at a point: a node, an edge (line or label), or neither (both -1).
struct GraphHit {
    int node = -1;
    int edge = -1;
};
[[nodiscard]] GraphHit graphHit(const GraphGeometry& geometry, const QPointF& point, double reach);

}  // namespace greyscope::widgets
