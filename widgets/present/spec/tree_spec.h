#pragma once

#include <QString>

#include <vector>

#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

struct TreeNode {
    int id = -1;      ///< the node's index in the tree
    int parent = -1;  ///< index into TreeSpec::nodes, -1 for the root
    int depth = 0;
    double position = 0.0;  ///< in leaves from the top; 0.5 is the middle of the first leaf's row
    bool leaf = false;
    int hidden = 0;  ///< the number of leaves folded into this row; 0 for a leaf or an inner node
    QString title;   ///< the predictor, or the letter of the leaf
    QString detail;  ///< "n 12, 1.051×"
    QString edge;    ///< the condition from the parent: "≤ 32"
    double value = 1.0;
    std::size_t n = 0;
    QString valueText, nText, spreadText;
    bool few = false;          ///< a leaf with fewer than three rows
    std::vector<double> dots;  ///< the measured ratios of a leaf
    std::vector<Link> dotLinks;
    std::vector<QString> dotTexts;  ///< the tooltips of the dots; empty or as long as `dots`
    QString invalid = {};           ///< why its source marks results of the leaf as invalid; "" if none is
    /// The values of those results; if unknown, a mark is drawn at the end of the strip.
    std::vector<double> invalidDots = {};
    QString tooltip;
    Link link;
    bool operator==(const TreeNode&) const = default;
};

/// A tree drawn from left to right; the leaves are below each other, each with a strip of its measured values.
struct TreeSpec {
    QString title;
    QString shortTitle = {};  ///< above the view; empty if the title is short enough
    QString subtitle;
    QString stripTitle;           ///< "Ratio in each cell of the leaf"
    std::vector<TreeNode> nodes;  ///< parents before children
    int depth = 0;
    int leafCount = 0;
    bool ratios = true;            ///< whether the scale is one of ratios about parity; otherwise one of plain numbers
    double low = 0.5, high = 2.0;  ///< the ends of the strips
    double parity = 1.0;
    /// The ratio at the blue end of the colours of the leaf marks; its inverse is the brown end.
    double colourRatio = 2.0;
    QString suffix;       ///< the suffix of strip ticks: "×"
    FootLines foot = {};  ///< on paper
    bool operator==(const TreeSpec&) const = default;
};

}  // namespace greyscope::widgets
