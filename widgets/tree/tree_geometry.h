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

/// The scale of the strips beside the leaves: logarithmic for ratios, otherwise linear.
struct DotStripScale {
    double low = 0.5, high = 2.0;
    bool ratios = true;
    /// The position of a value on the strip, from 0 to 1.
    [[nodiscard]] double share(double value) const;
};

/// The layout of a tree in pixels. The strips and the columns of numbers stay at the right, the headings at the top.
/// The boxes of nodes, their connecting lines (elbows) and the rows scroll by `offset` if they do not fit.
struct TreeGeometry {
    QRectF area;
    QRectF header;    ///< the headings of the strip and the columns
    QRectF body;      ///< the visible rows, over the whole width
    QRectF footer;    ///< the tick labels of the strip
    QRectF treePart;  ///< the left part of the body, with the visible boxes and connecting lines
    QSizeF content;   ///< the size that all boxes, connecting lines and rows need; larger than treePart if they scroll
    QPointF offset;   ///< the scroll offset, 0 at the upper left corner of the content
    double rowHeight = 0.0;
    double pitch = 0.0;  ///< the distance between two levels of the tree
    double point = 1.0;  ///< pixels per point
    QSizeF boxSize;
    double markLeft = 0.0, markWidth = 0.0;
    double stripLeft = 0.0, stripRight = 0.0;
    double letterRight = 0.0, meanRight = 0.0, countRight = 0.0, spreadRight = 0.0;
    DotStripScale scale;

    [[nodiscard]] double rowCentre(double position) const;
    /// The rectangle of a leaf's row, which contains its strip and its numbers.
    [[nodiscard]] QRectF row(const TreeNode& leaf) const;
    [[nodiscard]] QRectF box(const TreeNode& inner) const;
    [[nodiscard]] QRectF mark(const TreeNode& leaf) const;
    /// The rectangle of the small button that folds the subtree below an inner node, or unfolds that of a folded row.
    [[nodiscard]] QRectF foldButton(const TreeNode& node) const;
    /// The connecting line (elbow) from the parent's box to the box of this node or the mark of this leaf; empty for
    /// the root.
    [[nodiscard]] QPolygonF elbow(const TreeSpec& spec, const TreeNode& node) const;
    /// The rectangle of the condition that leads to this node. It is above the last piece of the line from the parent.
    [[nodiscard]] QRectF edgeLabel(const TreeSpec& spec, const TreeNode& node) const;
    [[nodiscard]] double stripX(double value) const;
    [[nodiscard]] QPointF dot(const TreeNode& leaf, std::size_t index) const;
    /// The rectangle of a value of a leaf: 0 its condition, 1 the mean, 2 the number of cells, 3 the spread. For an
    /// inner node it is the box.
    [[nodiscard]] QRectF value(const TreeNode& node, int column) const;
    /// The share of the content that is to the left of and above a position. It stays the same when the tree is zoomed.
    [[nodiscard]] QPointF shareAt(const QPointF& place) const;
    /// The scroll offset at which this share of the content is to the left of and above a position: the inverse of
    /// shareAt().
    [[nodiscard]] QPointF offsetWith(const QPointF& share, const QPointF& place) const;
    /// Returns the offset, limited to the range in which the tree can scroll.
    [[nodiscard]] QPointF clamped(QPointF wanted) const;
};

/// Lays out the tree in `area`. Rows and levels grow up to a comfortable size to fill the area. If they do not fit,
/// they have the smallest readable size and scroll.
[[nodiscard]] TreeGeometry layoutTree(const TreeSpec& spec, const QRectF& area, const Style& style,
                                      QPointF offset = {});

/// Returns the node to which a key moves the cursor from the node `from`. Left: the parent; Right: the first child; Up
/// and Down: the next node on the same level, or the next leaf; Home: the root. -1 if there is none.
[[nodiscard]] int nodeBeside(const TreeSpec& spec, int from, int key);

/// Returns whether the boxes of all levels fit side by side on paper of this width, with all their text.
[[nodiscard]] bool standsAcross(const TreeSpec& spec, double width, const Style& style);
/// Returns the height of the whole tree in pixels: with `least`, rows have the smallest readable height, otherwise the
/// usual one.
[[nodiscard]] double treeHeight(const TreeSpec& spec, const Style& style, bool least);

/// Returns the ticks of the strip at round numbers; the gap between their labels is at least `apart` pixels. For ratios
/// they include parity (ratio 1) if it is in range and there is room for more than two.
[[nodiscard]] std::vector<Tick> stripTicks(const TreeSpec& spec, double pixels, const QFontMetricsF& metrics,
                                           double apart);

/// The part of a tree at a point: a node, and the dot if the point is at a dot of a leaf; -1 for each that is not
/// there.
struct TreeHit {
    int node = -1;  ///< the node as an index into TreeSpec::nodes; -1: none
    int dot = -1;
    bool fold = false;  ///< whether the point is on the node's fold button
    bool operator==(const TreeHit&) const = default;
};
[[nodiscard]] TreeHit treeHit(const TreeSpec& spec, const TreeGeometry& geometry, const QPointF& point, double reach);

}  // namespace greyscope::widgets
