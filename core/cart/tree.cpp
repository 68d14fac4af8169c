#include "core/cart/tree.h"

#include <algorithm>
#include <cmath>

namespace greyscope::cart {
std::size_t Tree::leafCount() const {
    return static_cast<std::size_t>(
        std::count_if(nodes.begin(), nodes.end(), [](const Node& node) { return node.isLeaf(); }));
}

int Tree::childFor(const Node& node, double value) const {
    const bool categorical = !featureLevels[static_cast<std::size_t>(node.feature)].empty();
    bool left = false;
    if (!std::isfinite(value)) {
        left = nodes[static_cast<std::size_t>(node.left)].n >= nodes[static_cast<std::size_t>(node.right)].n;
    } else if (categorical) {
        left = node.leftLevels.contains(static_cast<std::int32_t>(value));
    } else {
        left = value <= node.threshold;
    }
    return left ? node.left : node.right;
}

int Tree::leafFor(const std::vector<double>& row) const {
    int index = 0;
    while (!nodes[static_cast<std::size_t>(index)].isLeaf()) {
        const Node& node = nodes[static_cast<std::size_t>(index)];
        index = childFor(node, row[static_cast<std::size_t>(node.feature)]);
    }
    return index;
}

double Tree::predict(const std::vector<double>& row) const {
    return nodes[static_cast<std::size_t>(leafFor(row))].value;
}

double Tree::predictRow(const Sample& sample, std::size_t row) const {
    const Node* node = &nodes.front();
    while (!node->isLeaf()) {
        const Feature& feature = sample.features[static_cast<std::size_t>(node->feature)];
        node = &nodes[static_cast<std::size_t>(childFor(*node, feature.values[row]))];
    }
    return node->value;
}

std::vector<int> Tree::pathTo(int node) const {
    std::vector<int> path;
    for (int index = node; index >= 0; index = nodes[static_cast<std::size_t>(index)].parent) {
        path.push_back(index);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

std::optional<double> inSquaresOfResponse(const Tree& tree, double square) {
    const double result = square * tree.unit * tree.unit;
    const bool inRange = square == 0.0 || std::isnormal(result);
    return inRange ? std::optional(result) : std::nullopt;
}

double inSquaresOfUnit(const Tree& tree, double square) {
    return square / tree.unit / tree.unit;
}

double deviation(const Tree& tree, const Node& node) {
    return node.n == 0 ? 0.0 : std::sqrt(std::max(0.0, node.sse) / static_cast<double>(node.n)) * tree.unit;
}

std::vector<double> importance(const Tree& tree) {
    std::vector<double> shares(tree.featureNames.size(), 0.0);
    double total = 0.0;
    for (const Node& node : tree.nodes) {
        if (!node.isLeaf()) {
            const double gain = node.sse - tree.nodes[static_cast<std::size_t>(node.left)].sse -
                                tree.nodes[static_cast<std::size_t>(node.right)].sse;
            shares[static_cast<std::size_t>(node.feature)] += gain;
            total += gain;
        }
    }
    for (double& share : shares) {
        share = total > 0.0 ? share / total : 0.0;
    }
    return shares;
}

}  // namespace greyscope::cart
