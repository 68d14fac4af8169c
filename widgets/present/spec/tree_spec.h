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
    double position = 0.0;  ///< in leaves from the top, 0.5 is the middle of the first leaf's row
    bool leaf = false;
    int hidden = 0;  ///< leaves of a subtree that is folded into this row; 0: a leaf itself or an inner node
    QString title;   ///< predictor, or the leaf's letter
    QString detail;  ///< "n 12, 1.051×"
    QString edge;    ///< condition on the way from the parent: "≤ 32"
    double value = 1.0;
    std::size_t n = 0;
    QString valueText, nText, spreadText;
    bool few = false;          ///< a leaf with fewer than three rows
    std::vector<double> dots;  ///< measured ratios of a leaf
    std::vector<Link> dotLinks;
    std::vector<QString> dotTexts;  ///< tooltips of the dots, empty or as long as `dots`
    QString invalid = {};           ///< why its source calls results wrong that would be in the leaf; "": it does not
    std::vector<double> invalidDots = {};  ///< those that are on the scale of the strip; none: it is marked at its end
    QString tooltip;
    Link link;
    bool operator==(const TreeNode&) const = default;
};

/// A tree laid out from left to right, leaves below each other with a strip of their measured values.
struct TreeSpec {
    QString title;
    QString shortTitle = {};  ///< above the view; empty: the title is short enough
    QString subtitle;
    QString stripTitle;           ///< "Ratio in each cell of the leaf"
    std::vector<TreeNode> nodes;  ///< parents before children
    int depth = 0;
    int leafCount = 0;
    bool ratios = true;            ///< on a scale of ratios about parity; otherwise of plain numbers
    double low = 0.5, high = 2.0;  ///< of the strips
    double parity = 1.0;
    double colourRatio = 2.0;  ///< ratio at the blue end of the leaf marks' colours; its inverse is the brown end
    QString suffix;            ///< of strip ticks: "×"
    FootLines foot = {};       ///< on paper
    bool operator==(const TreeSpec&) const = default;
};

}  // namespace greyscope::widgets
