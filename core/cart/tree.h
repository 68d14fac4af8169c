#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/cart/level_set.h"
#include "core/cart/sample.h"

namespace greyscope::cart {

/// A node of a binary regression tree. Children have higher indices than their parent; node 0 is the root.
/// Numeric split: values <= threshold go left. Categorical split: codes in `leftLevels` go left.
/// A missing or infinite value, and a level that no row of the node has, follow the child with more training rows
/// (left on a tie).
struct Node {
    int feature = -1;          ///< -1: a leaf
    double threshold = 0.0;    ///< midpoint between the two neighbouring values
    double largestLeft = 0.0;  ///< largest training value that goes left (P1 prints this one)
    LevelSet leftLevels;
    int left = -1;
    int right = -1;
    int parent = -1;
    int depth = 0;
    std::size_t n = 0;
    double value = 0.0;  ///< mean response
    double sse = 0.0;    ///< sum of squared deviations from the mean, in units of Tree::unit squared
    [[nodiscard]] bool isLeaf() const { return feature < 0; }
    bool operator==(const Node&) const = default;
};

struct Tree {
    std::vector<Node> nodes;
    std::vector<std::string> featureNames;
    std::vector<std::vector<std::string>> featureLevels;
    std::vector<int> leafOf;  ///< leaf of each row of the sample; -1: the tree was grown without it
    /// All squares are in units of its square: 1, or a power of two where those of the response leave the range of
    /// numbers. So a tree is the same in every unit of the response.
    double unit = 1.0;

    [[nodiscard]] std::size_t leafCount() const;
    /// The child that a value of the node's predictor leads to.
    [[nodiscard]] int childFor(const Node& node, double value) const;
    /// Leaf that a row of feature values falls into.
    [[nodiscard]] int leafFor(const std::vector<double>& row) const;
    [[nodiscard]] double predict(const std::vector<double>& row) const;
    /// The same for one row of a sample with this tree's predictors.
    [[nodiscard]] double predictRow(const Sample& sample, std::size_t row) const;
    /// Node indices from the root to `node`.
    [[nodiscard]] std::vector<int> pathTo(int node) const;
};

/// A square of the response, from units of tree.unit squared; nothing where it leaves the range of numbers.
[[nodiscard]] std::optional<double> inSquaresOfResponse(const Tree& tree, double square);
/// The other way round; infinite or 0 where it leaves the range.
[[nodiscard]] double inSquaresOfUnit(const Tree& tree, double square);
/// Root of the mean squared deviation of a node's rows from its value, in units of the response.
[[nodiscard]] double deviation(const Tree& tree, const Node& node);

/// Share of each predictor in what the cuts lower the sum of squares by; adds to 1, all 0 for a single leaf.
[[nodiscard]] std::vector<double> importance(const Tree& tree);

}  // namespace greyscope::cart
