#pragma once

#include <QFontMetricsF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// The scale along the strips.
struct DotStripScale {
    double low = 0.5, high = 2.0;
    bool ratios = true;
    /// Where a value lies, from 0 to 1.
    [[nodiscard]] double share(double value) const;
};

/// Where everything of a tree stands, in pixels. The strips and the columns of numbers keep their place at the right
/// and the headings at the top; the boxes and the rows scroll under them by `offset` where they do not fit.
struct TreeGeometry {
    QRectF area;
    QRectF header;    ///< headings of the strip and the columns
    QRectF body;      ///< visible rows over the whole width
    QRectF footer;    ///< tick labels of the strip
    QRectF treePart;  ///< visible boxes and elbows, the left part of the body
    QSizeF content;   ///< boxes, elbows and rows in full; larger than treePart where it scrolls
    QPointF offset;   ///< of the content, 0 at its upper left corner
    double rowHeight = 0.0;
    double pitch = 0.0;  ///< from one level of the tree to the next
    double point = 1.0;  ///< pixels a point
    QSizeF boxSize;
    double markLeft = 0.0, markWidth = 0.0;
    double stripLeft = 0.0, stripRight = 0.0;
    double letterRight = 0.0, meanRight = 0.0, countRight = 0.0, spreadRight = 0.0;
    DotStripScale scale;

    [[nodiscard]] double rowCentre(double position) const;
    /// The row of a leaf over the strip and the columns.
    [[nodiscard]] QRectF row(const TreeNode& leaf) const;
    [[nodiscard]] QRectF box(const TreeNode& inner) const;
    [[nodiscard]] QRectF mark(const TreeNode& leaf) const;
    /// The small button that folds the subtree below an inner node, or unfolds that of a folded row.
    [[nodiscard]] QRectF foldButton(const TreeNode& node) const;
    /// From the parent's box by an elbow to this node's box or mark; empty for the root.
    [[nodiscard]] QPolygonF elbow(const TreeSpec& spec, const TreeNode& node) const;
    /// Where the condition on the way to this node is written, above the last piece of its elbow.
    [[nodiscard]] QRectF edgeLabel(const TreeSpec& spec, const TreeNode& node) const;
    [[nodiscard]] double stripX(double value) const;
    [[nodiscard]] QPointF dot(const TreeNode& leaf, std::size_t index) const;
    /// Where a value of the node stands: condition, mean, cells, spread. Of an inner node its box.
    [[nodiscard]] QRectF value(const TreeNode& node, int column) const;
    /// What of the content is before this place, as a share of all of it, and the offset that puts it there again.
    [[nodiscard]] QPointF shareAt(const QPointF& place) const;
    [[nodiscard]] QPointF offsetWith(const QPointF& share, const QPointF& place) const;
    /// Offset clamped to what there is to scroll.
    [[nodiscard]] QPointF clamped(QPointF wanted) const;
};

/// Lays the tree out in `area`: rows and levels stretch to fill it up to a comfortable size, and keep their least
/// readable size where they do not fit.
[[nodiscard]] TreeGeometry layoutTree(const TreeSpec& spec, const QRectF& area, const Style& style,
                                      QPointF offset = {});

/// The node that a key leads to from this one: its parent, first child, the next on its level or the next leaf, the
/// root; -1 for none.
[[nodiscard]] int nodeBeside(const TreeSpec& spec, int from, int key);

/// On paper: whether its boxes stand beside each other in this width, with all that is written in them.
[[nodiscard]] bool standsAcross(const TreeSpec& spec, double width, const Style& style);
/// Of all its rows, as low as they can be or as they are best.
[[nodiscard]] double treeHeight(const TreeSpec& spec, const Style& style, bool least);

/// Ticks of the strip at round numbers, their labels at least `apart` from each other; of ratios the parity is among
/// them where it lies inside and there is room for more than two.
[[nodiscard]] std::vector<Tick> stripTicks(const TreeSpec& spec, double pixels, const QFontMetricsF& metrics,
                                           double apart);

/// What a point of the picture is: a leaf's dot, or a node, or nothing (both -1).
struct TreeHit {
    int node = -1;  ///< index into TreeSpec::nodes
    int dot = -1;
    bool fold = false;  ///< the node's button
    bool operator==(const TreeHit&) const = default;
};
[[nodiscard]] TreeHit treeHit(const TreeSpec& spec, const TreeGeometry& geometry, const QPointF& point, double reach);

}  // namespace greyscope::widgets
