#include "core/cart/prune.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace greyscope::cart {
namespace {

/// Links whose alphas differ by less, relatively, break together.
constexpr double sameAlpha = 1e-12;

/// What hangs below a node of the tree as it has been pruned so far.
struct Branch {
    std::size_t leaves = 1;
    double sse = 0.0;
    bool collapsed = false;
    std::size_t version = 0;  ///< tells the newest entry of the queue from outdated ones
};

struct Link {
    double alpha;
    std::size_t node;
    std::size_t version;
    bool operator>(const Link& other) const { return alpha != other.alpha ? alpha > other.alpha : node > other.node; }
};

/// Weakest-link pruning: the branch that costs least for each leaf it saves goes first. Breiman et al. 1984, 3.3.
class WeakestLink {
public:
    explicit WeakestLink(const Tree& tree) : m_tree(tree), m_branches(tree.nodes.size()) {
        collapse.assign(tree.nodes.size(), 0.0);
        for (std::size_t index = tree.nodes.size(); index-- > 0;) {
            const Node& node = tree.nodes[index];
            m_branches[index].sse = node.sse;
            m_branches[index].collapsed = node.isLeaf();
            if (!node.isLeaf()) {
                join(index);
                queue(index);
            }
        }
    }

    void run() {
        note(0.0);
        double alpha = 0.0;
        while (!m_links.empty()) {
            const Link link = m_links.top();
            m_links.pop();
            if (m_branches[link.node].collapsed || link.version != m_branches[link.node].version) {
                continue;
            }
            if (link.alpha > alpha * (1.0 + sameAlpha)) {
                alpha = link.alpha;
            }
            cutOff(link.node, alpha);
            note(alpha);
        }
    }

    std::vector<double> collapse;  ///< alpha of each node's end
    std::vector<PruneStep> path;

private:
    void join(std::size_t index) {
        const Branch& left = m_branches[static_cast<std::size_t>(m_tree.nodes[index].left)];
        const Branch& right = m_branches[static_cast<std::size_t>(m_tree.nodes[index].right)];
        m_branches[index].leaves = left.leaves + right.leaves;
        m_branches[index].sse = left.sse + right.sse;
    }

    void queue(std::size_t index) {
        Branch& branch = m_branches[index];
        const double rise = std::max(0.0, m_tree.nodes[index].sse - branch.sse);
        m_links.push({rise / static_cast<double>(branch.leaves - 1), index, ++branch.version});
    }

    /// Makes a node a leaf; all that still stood below it goes at the same alpha.
    void cutOff(std::size_t top, double alpha) {
        std::vector<std::size_t> pending{top};
        while (!pending.empty()) {
            const std::size_t index = pending.back();
            pending.pop_back();
            if (!m_branches[index].collapsed) {
                m_branches[index].collapsed = true;
                collapse[index] = alpha;
                pending.push_back(static_cast<std::size_t>(m_tree.nodes[index].left));
                pending.push_back(static_cast<std::size_t>(m_tree.nodes[index].right));
            }
        }
        m_branches[top].leaves = 1;
        m_branches[top].sse = m_tree.nodes[top].sse;
        for (int above = m_tree.nodes[top].parent; above >= 0;
             above = m_tree.nodes[static_cast<std::size_t>(above)].parent) {
            join(static_cast<std::size_t>(above));
            queue(static_cast<std::size_t>(above));
        }
    }

    void note(double alpha) {
        if (path.empty() || alpha > path.back().alpha) {
            path.push_back({alpha, 0, 0.0});
        }
        path.back().leaves = m_branches.front().leaves;
        path.back().sse = m_branches.front().sse;
    }

    const Tree& m_tree;
    std::vector<Branch> m_branches;
    std::priority_queue<Link, std::vector<Link>, std::greater<>> m_links;
};

/// Copies what is left of a branch; children still follow their parents.
class Copier {
public:
    Copier(const Tree& tree, const std::vector<double>& collapse, double alpha)
        : m_tree(tree), m_collapse(collapse), m_alpha(alpha), m_newIndex(tree.nodes.size(), -1) {}

    Tree copy() {
        Tree pruned{{}, m_tree.featureNames, m_tree.featureLevels, m_tree.leafOf};
        for (std::size_t index = 0; index < m_tree.nodes.size(); ++index) {
            const int parent = m_tree.nodes[index].parent;
            if (parent < 0 || staysSplit(static_cast<std::size_t>(parent))) {
                m_newIndex[index] = static_cast<int>(pruned.nodes.size());
                pruned.nodes.push_back(m_tree.nodes[index]);
            } else {
                m_newIndex[index] = m_newIndex[static_cast<std::size_t>(parent)];  // the leaf that swallowed it
            }
        }
        for (std::size_t index = 0; index < m_tree.nodes.size(); ++index) {
            const int parent = m_tree.nodes[index].parent;
            if (parent < 0 || staysSplit(static_cast<std::size_t>(parent))) {
                renumber(index, pruned.nodes[static_cast<std::size_t>(m_newIndex[index])]);
            }
        }
        for (int& leaf : pruned.leafOf) {
            leaf = newIndexOf(leaf);
        }
        return pruned;
    }

private:
    [[nodiscard]] bool staysSplit(std::size_t index) const {
        return !m_tree.nodes[index].isLeaf() && m_collapse[index] > m_alpha;
    }
    [[nodiscard]] int newIndexOf(int index) const {
        return index < 0 ? -1 : m_newIndex[static_cast<std::size_t>(index)];
    }
    void renumber(std::size_t index, Node& node) const {
        node.parent = newIndexOf(node.parent);
        if (staysSplit(index)) {
            node.left = newIndexOf(node.left);
            node.right = newIndexOf(node.right);
            return;
        }
        Node leaf;
        leaf.parent = node.parent;
        leaf.depth = node.depth;
        leaf.n = node.n;
        leaf.value = node.value;
        leaf.sse = node.sse;
        node = std::move(leaf);
    }

    const Tree& m_tree;
    const std::vector<double>& m_collapse;
    double m_alpha;
    std::vector<int> m_newIndex;
};

}  // namespace

std::vector<double> collapseAlphas(const Tree& tree) {
    WeakestLink links(tree);
    links.run();
    return std::move(links.collapse);
}

std::vector<PruneStep> pruningPath(const Tree& tree) {
    WeakestLink links(tree);
    links.run();
    return std::move(links.path);
}

Tree prune(const Tree& tree, double alpha) {
    return Copier(tree, collapseAlphas(tree), alpha).copy();
}

}  // namespace greyscope::cart
