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

/// Where everything of a graph stands, in pixels, scrolled by `offset`.
struct GraphGeometry {
    QRectF area;     ///< what is seen
    QSizeF content;  ///< all of it; larger than the area where it scrolls
    QPointF offset;
    double head = 0.0, foot = 0.0;  ///< rims of the content that no box stands in
    std::vector<QRectF> nodes;
    std::vector<QPainterPath> edges;  ///< from box to box, without the head
    std::vector<QRectF> labels;       ///< of the edges; empty where an edge has no text
    std::vector<QPointF> heads;       ///< tips of the arrows
    std::vector<double> headAngles;   ///< in degrees, 0 to the right, counter-clockwise
    QRectF more;
    // On paper texts are broken into lines, and boxes are as high as theirs.
    std::vector<QStringList> titles, details;
    QStringList footLines;  ///< of `more`

    /// Where a node's centre is at the shares (x, y), and the other way round.
    [[nodiscard]] QPointF centreAt(QSizeF box, double x, double y) const;
    [[nodiscard]] QPointF sharesAt(QSizeF box, const QPointF& centre) const;
    /// Round handle at a node's right edge, from which an arrow is drawn.
    [[nodiscard]] QPointF handle(std::size_t node) const { return {nodes[node].right(), nodes[node].center().y()}; }
};

/// Boxes shrink until `columns` of them stand beside each other; what then does not fit below each other scrolls.
/// For paper, with what onPaper() gives: all of it stands in the area.
[[nodiscard]] GraphGeometry layoutGraph(const GraphSpec& spec, const QRectF& area, const Style& style,
                                        QPointF offset = {});

/// The graph as it stands on paper: the systems on no path are listed, and where there is no room for its boxes beside
/// each other it leads downwards.
[[nodiscard]] GraphSpec onPaper(const GraphSpec& spec, double width, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const GraphSpec& spec, const PaperRoom& room, const Style& style);

/// The size at which nothing lies over anything else, down to the smallest readable boxes.
[[nodiscard]] QSizeF leastGraphSize(const GraphSpec& spec, const Style& style);

/// What a point is: a node, an edge (line or label), or nothing.
struct GraphHit {
    int node = -1;
    int edge = -1;
};
[[nodiscard]] GraphHit graphHit(const GraphGeometry& geometry, const QPointF& point, double reach);

}  // namespace greyscope::widgets
