#include "app/analyses/split_derivation.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Target;
using widgets::Words;

namespace {

QString leafTitle() {
    return Words::tr("Mean of the leaf");
}

bool isLeafOf(const cart::Tree& tree, int node) {
    return node >= 0 && tree.nodes[static_cast<std::size_t>(node)].isLeaf();
}

}  // namespace

/// The highest index is the deepest node, because children follow their parents.
bool WorkedNode::follow(const widgets::Targets& chosen, const cart::Tree& tree) {
    if (chosen == m_seen) {
        return false;
    }
    m_seen = chosen;
    int deepest = -1;
    for (const Target& target : chosen) {
        if (target.kind == Target::Kind::node && target.index < static_cast<int>(tree.nodes.size())) {
            deepest = std::max(deepest, target.index);
        }
    }
    return choose(deepest);
}

int splitFor(const cart::Tree& tree, int chosen) {
    return std::max(0, isLeafOf(tree, chosen) ? tree.nodes[static_cast<std::size_t>(chosen)].parent : chosen);
}

QString pruningTitle() {
    return Words::tr("How far to prune");
}

PageDerivation splitDerivations(const cart::Tree& tree, int chosen, const DeriveNode& derive) {
    const auto of = [&derive](int node) {
        return [derive, node](const derivation::Rounding& rounding, base::Progress&) { return derive(node, rounding); };
    };
    const int split = splitFor(tree, chosen);
    PageDerivation derivation;
    derivation.derive = of(split);
    derivation.lights = {Target::node(split)};
    derivation.title = Words::tr("Split of the tree");
    if (isLeafOf(tree, chosen)) {
        derivation.others.push_back({leafTitle(), of(chosen), {Target::node(chosen)}});
    }
    return derivation;
}

AskedLine lineOfNode(const widgets::TreeSpec& tree, int row, int dot) {
    const widgets::TreeNode& node = tree.nodes[static_cast<std::size_t>(row)];
    if (dot >= 0 && static_cast<std::size_t>(dot) < node.dots.size()) {
        AskedLine line{QStringLiteral("y")};
        line.value = node.dots[static_cast<std::size_t>(dot)];
        return line;
    }
    return {QStringLiteral("mean"), {}, 0, node.leaf && node.hidden == 0 ? leafTitle() : QString()};
}

}  // namespace greyscope::app
