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

/// The scale of the strips.
struct DotStripScale {
    double low = 0.5, high = 2.0;
    bool ratios = true;
    /// The position of a value, from 0 to 1.
    [[nodiscard]] double share(double value) const;
};

/// The layout of a tree in pixels. The strips and the columns of numbers stay at the right, the headings at the top.
/// Boxes and rows that do not fit scroll under them by `offset`.
struct TreeGeometry {
    QRectF area;
    QRectF header;    ///< headings of the strip and the columns
    QRectF body;      ///< the visible rows over the whole width
    QRectF footer;    ///< tick labels of the strip
    QRectF treePart;  ///< the visible boxes and elbows: the left part of the body
    QSizeF content;   ///< the size of all boxes, elbows and rows; larger than treePart if it scrolls
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
    /// The row of a leaf across the strip and the columns.
    [[nodiscard]] QRectF row(const TreeNode& leaf) const;
    [[nodiscard]] QRectF box(const TreeNode& inner) const;
    [[nodiscard]] QRectF mark(const TreeNode& leaf) const;
    /// The small button that folds the subtree below an inner node, or unfolds the subtree of a folded row.
    [[nodiscard]] QRectF foldButton(const TreeNode& node) const;
    /// The elbow from the parent's box to this node's box or mark; empty for the root.
    [[nodiscard]] QPolygonF elbow(const TreeSpec& spec, const TreeNode& node) const;
    /// The rectangle of the condition that leads to this node, above the last piece of its elbow.
    [[nodiscard]] QRectF edgeLabel(const TreeSpec& spec, const TreeNode& node) const;
    [[nodiscard]] double stripX(double value) const;
    [[nodiscard]] QPointF dot(const TreeNode& leaf, std::size_t index) const;
    /// The rectangle of a leaf's value: condition, mean, cells or spread. For an inner node its box.
    [[nodiscard]] QRectF value(const TreeNode& node, int column) const;
    /// The share of the content to the left of and above a position, and the offset that puts this share there again.
    [[nodiscard]] QPointF shareAt(const QPointF& place) const;
    [[nodiscard]] QPointF offsetWith(const QPointF& share, const QPointF& place) const;
    /// The offset limited to the scrollable range.
    [[nodiscard]] QPointF clamped(QPointF wanted) const;
};

/// Lays out the tree in `area`. Rows and levels grow up to a comfortable size to fill the area; they keep the smallest
/// readable size if they do not fit.
[[nodiscard]] TreeGeometry layoutTree(const TreeSpec& spec, const QRectF& area, const Style& style,
                                      QPointF offset = {});

/// The node that a key leads to: the parent, the first child, the next on the same level or the next leaf, or the root;
/// -1 if there is none.
[[nodiscard]] int nodeBeside(const TreeSpec& spec, int from, int key);

/// Whether the boxes of all levels fit side by side on paper of this width, with all their text.
[[nodiscard]] bool standsAcross(const TreeSpec& spec, double width, const Style& style);
/// The height of all rows: the smallest readable one with `least`, otherwise the usual one.
[[nodiscard]] double treeHeight(const TreeSpec& spec, const Style& style, bool least);

/// The ticks of the strip at round numbers, with labels at least `apart` from each other. For ratios they include
/// parity if it is in range and there is room for more than two.
[[nodiscard]] std::vector<Tick> stripTicks(const TreeSpec& spec, double pixels, const QFontMetricsF& metrics,
                                           double apart);

/// The item at a point: a leaf's dot, a node, or neither (both -1).
struct TreeHit {
    int node = -1;  ///< an index into TreeSpec::nodes
    int dot = -1;
    bool fold = false;  ///< whether the point is on the node's fold button
    bool operator==(const TreeHit&) const = default;
};
[[nodiscard]] TreeHit treeHit(const TreeSpec& spec, const TreeGeometry& geometry, const QPointF& point, double reach);

}  // namespace greyscope::widgets
