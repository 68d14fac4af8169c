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
/// A missing or infinite value, or a level that no row of the node has, follows the child with more training rows (left
/// on a tie).
struct Node {
    int feature = -1;          ///< -1: a leaf
    double threshold = 0.0;    ///< midpoint between the two neighbouring values
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

struct Tree {
    std::vector<Node> nodes;
    std::vector<std::string> featureNames;
    std::vector<std::vector<std::string>> featureLevels;
    std::vector<int> leafOf;  ///< leaf of each row of the sample; -1: the tree was grown without that row
    /// All squares are in units of `unit` squared: 1, or a power of two if squares of the response would overflow or
    /// underflow. A tree is therefore the same in every unit of the response.
    double unit = 1.0;

    [[nodiscard]] std::size_t leafCount() const;
    /// Returns the child that a value of the node's predictor leads to.
    [[nodiscard]] int childFor(const Node& node, double value) const;
    /// Returns the leaf for a row of feature values.
    [[nodiscard]] int leafFor(const std::vector<double>& row) const;
    [[nodiscard]] double predict(const std::vector<double>& row) const;
    /// Returns the prediction for one row of a sample with this tree's predictors.
    [[nodiscard]] double predictRow(const Sample& sample, std::size_t row) const;
    /// Returns the node indices from the root to `node`.
    [[nodiscard]] std::vector<int> pathTo(int node) const;
};

/// Converts a square from units of tree.unit squared to those of the response; nullopt if it overflows or underflows.
[[nodiscard]] std::optional<double> inSquaresOfResponse(const Tree& tree, double square);
/// Converts a square of the response to units of tree.unit squared; infinite or 0 if it overflows or underflows.
[[nodiscard]] double inSquaresOfUnit(const Tree& tree, double square);
/// Returns the root mean squared deviation of a node's rows from its value, in units of the response.
[[nodiscard]] double deviation(const Tree& tree, const Node& node);

/// Returns the share of each predictor in the reduction of the sum of squares by all cuts. The shares add up to 1; for
/// a single leaf, all are 0.
[[nodiscard]] std::vector<double> importance(const Tree& tree);

}  // namespace greyscope::cart
