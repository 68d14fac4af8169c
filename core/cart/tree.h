#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/cart/level_set.h"
#include "core/cart/sample.h"

namespace greyscope::cart {

/// A node of a binary regression tree. Children have higher indices than their parent; node 0 is the root.
/// Numeric split: rows with a value <= threshold go left. Categorical split: rows with a level in `leftLevels` go left.
/// A missing or infinite value, or a level that no training row of the node has, goes to the child with more training
/// rows (left on a tie).
struct Node {
    int feature = -1;          ///< -1: a leaf
    double threshold = 0.0;    ///< midpoint between the two training values next to the cut
    double largestLeft = 0.0;  ///< largest training value that goes left, which P1 prints
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

/// A regression tree with the names of its predictors and levels.
struct Tree {
    std::vector<Node> nodes;
    std::vector<std::string> featureNames;
    std::vector<std::vector<std::string>> featureLevels;
    std::vector<int> leafOf;  ///< leaf of each row of the sample; -1: the tree was grown without that row
    /// Unit of the response for `sse` and alphas, which are in units of `unit` squared. It is 1, or a power of two if
    /// squares of the response would overflow or underflow. A tree is therefore the same in every unit of the response.
    double unit = 1.0;

    [[nodiscard]] std::size_t leafCount() const;
    /// Returns the index of the child that a value of the node's predictor leads to.
    [[nodiscard]] int childFor(const Node& node, double value) const;
    /// Returns the index of the leaf for `row`, which has one value for each predictor.
    [[nodiscard]] int leafFor(const std::vector<double>& row) const;
    [[nodiscard]] double predict(const std::vector<double>& row) const;
    /// Returns the prediction for a row of a sample that has the same predictors as this tree.
    [[nodiscard]] double predictRow(const Sample& sample, std::size_t row) const;
    /// Returns the node indices from the root to `node`.
    [[nodiscard]] std::vector<int> pathTo(int node) const;
};

/// Converts a sum of squares or an alpha of the tree to squares of the response's unit; nullopt if it overflows or
/// underflows.
[[nodiscard]] std::optional<double> inSquaresOfResponse(const Tree& tree, double square);
/// Converts a sum of squares or an alpha in squares of the response's unit to units of tree.unit squared; infinite or 0
/// if it overflows or underflows.
[[nodiscard]] double inSquaresOfUnit(const Tree& tree, double square);
/// Returns the root mean squared deviation of the training rows of a node from its mean, in units of the response.
[[nodiscard]] double deviation(const Tree& tree, const Node& node);

/// Returns the importance of each predictor: the share of its splits in the reduction of the sum of squares by all
/// splits. The shares add up to 1; for a single leaf, all are 0.
[[nodiscard]] std::vector<double> importance(const Tree& tree);

}  // namespace greyscope::cart
