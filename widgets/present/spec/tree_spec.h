#pragma once

#include <QString>

#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

struct TreeNode {
    int id = -1;      ///< the node's index in the tree
    int parent = -1;  ///< the parent as an index into TreeSpec::nodes; -1 for the root
    int depth = 0;
    /// The vertical position in rows of leaves from the top; 0.5 is the middle of the first leaf's row.
    double position = 0.0;
    bool leaf = false;
    int hidden = 0;  ///< the number of leaves that are folded into this row; 0 if it is a leaf or an inner node
    QString title;   ///< the predictor of a split, or the letter of a leaf
    QString detail;  ///< a second line: "n 12, 1.051×"
    QString edge;    ///< the condition that leads from the parent to this node: "≤ 32"
    double value = 1.0;
    std::size_t n = 0;
    double spread = 0.0;  ///< the standard deviation of the values
    QString valueText, nText, spreadText;
    bool few = false;          ///< whether the node is a leaf with fewer than three rows
    std::vector<double> dots;  ///< the measured ratios of a leaf
    std::vector<Link> dotLinks;
    std::vector<QString> dotTexts;  ///< the tooltips of the dots; empty or as long as `dots`
    QString invalid = {};           ///< why the data source marks results of the leaf as invalid; "" if it marks none
    /// The values of the results that are marked as invalid. If they are unknown, one mark is drawn at the end of the
    /// strip.
    std::vector<double> invalidDots = {};
    QString tooltip;
    Link link;
    bool operator==(const TreeNode&) const = default;
};

/// A tree drawn from left to right. The leaves are below each other, each with a strip of its measured values.
struct TreeSpec {
    QString title;
    QString shortTitle = {};  ///< a shorter title above the view; empty if `title` is short enough
    QString subtitle;
    QString stripTitle;           ///< the heading of the strips: "Ratio in each cell of the leaf"
    std::vector<TreeNode> nodes;  ///< the nodes; parents are before their children
    int depth = 0;
    int leafCount = 0;
    /// Whether the values are ratios, on a logarithmic scale about parity (ratio 1); otherwise plain numbers.
    bool ratios = true;
    double low = 0.5, high = 2.0;  ///< the values at the ends of the strips
    double parity = 1.0;
    /// The ratio at the blue end of the colour scale of the leaves; its inverse is at the brown end.
    double colourRatio = 2.0;
    QString suffix;       ///< the suffix of the strip's tick labels: "×"
    FootLines foot = {};  ///< the lines below the figure on paper
    bool operator==(const TreeSpec&) const = default;
};

}  // namespace greyscope::widgets
