#include "core/cart/prune.h"

#include <algorithm>
#include <utility>

namespace greyscope::cart {
namespace {

/// Alphas with a smaller relative difference count as equal.
constexpr double sameAlpha = 1e-12;

/// Weakest-link pruning from the leaves up; gives the sequence of Breiman et al. 1984, 3.3. A node becomes a leaf at
/// the alpha at which both have the same cost: (sse of the node - sse) / (leaves - 1). Here, `leaves` and `sse` belong
/// to its branch just below that alpha. The links within a branch are in a heap, strongest first. Links at least as
/// strong as the node's collapse together with it and are not visited again, so that n nodes take n log n steps.
class WeakestLink {
public:
    explicit WeakestLink(const Tree& tree) : m_tree(tree), m_links(tree.nodes.size()) {
        for (std::size_t index = tree.nodes.size(); index-- > 0;) {
            if (!tree.nodes[index].isLeaf()) {
                weigh(index);
            }
        }
    }

    /// Returns the alpha at which each node becomes a leaf or collapses with an ancestor; 0 for the leaves of the full
    /// tree.
    [[nodiscard]] std::vector<double> collapse() const {
        std::vector<double> alphas(m_links.size(), 0.0);
        for (std::size_t index = 0; index < m_links.size(); ++index) {
            const Node& node = m_tree.nodes[index];
            if (!node.isLeaf()) {
                const Link& own = m_links[index];
                alphas[index] = own.joined ? alphas[static_cast<std::size_t>(node.parent)] : own.alpha;
            }
        }
        return alphas;
    }

    [[nodiscard]] std::vector<PruneStep> path() const;

private:
    static constexpr int none = -1;

    struct Link {
        double alpha = 0.0;
        double sse = 0.0;
        std::size_t leaves = 1;
        bool joined = false;  ///< collapses together with an ancestor
        int first = none;     ///< the two branches of the heap
        int second = none;
    };

    [[nodiscard]] Link& link(int index) { return m_links[static_cast<std::size_t>(index)]; }

    /// Merges two heaps (skew heaps: children are swapped on the way down).
    int join(int a, int b) {
        int root = none;
        int* place = &root;
        while (a != none && b != none) {
            if (link(a).alpha < link(b).alpha) {
                std::swap(a, b);
            }
            *place = a;
            Link& top = link(a);
            a = std::exchange(top.second, top.first);
            place = &top.first;
        }
        *place = a != none ? a : b;
        return root;
    }

    void weigh(std::size_t index) {
        const Node& node = m_tree.nodes[index];
        const auto linkOf = [&](int child) {
            return m_tree.nodes[static_cast<std::size_t>(child)].isLeaf() ? none : child;
        };
        double sse = m_tree.nodes[static_cast<std::size_t>(node.left)].sse +
                     m_tree.nodes[static_cast<std::size_t>(node.right)].sse;
        std::size_t leaves = 2;
        const auto balance = [&] { return std::max(0.0, node.sse - sse) / static_cast<double>(leaves - 1); };
        double alpha = balance();
        int heap = join(linkOf(node.left), linkOf(node.right));
        while (heap != none && link(heap).alpha * (1.0 + sameAlpha) >= alpha) {
            link(heap).joined = true;
            sse += link(heap).sse - m_tree.nodes[static_cast<std::size_t>(heap)].sse;
            leaves += link(heap).leaves - 1;
            heap = join(link(heap).first, link(heap).second);
            alpha = balance();
        }
        m_links[index] = {alpha, sse, leaves, false, heap, none};
    }

    const Tree& m_tree;
    std::vector<Link> m_links;
};

/// From the root, where all nodes have collapsed, to the full tree: each node that is restored refines one leaf.
std::vector<PruneStep> WeakestLink::path() const {
    const std::vector<double> alphas = collapse();
    std::vector<std::size_t> breaking;  // nodes that become leaves themselves, by descending alpha
    for (std::size_t index = 0; index < m_links.size(); ++index) {
        if (!m_tree.nodes[index].isLeaf() && !m_links[index].joined) {
            breaking.push_back(index);
        }
    }
    std::sort(breaking.begin(), breaking.end(), [&](std::size_t a, std::size_t b) { return alphas[a] > alphas[b]; });

    PruneStep step{0.0, 1, m_tree.nodes.front().sse};
    std::vector<PruneStep> path;
    for (std::size_t k = 0; k < breaking.size(); ++k) {
        const std::size_t index = breaking[k];
        if (k == 0 || alphas[index] * (1.0 + sameAlpha) < path.back().alpha) {
            step.alpha = alphas[index];
            path.push_back(step);
        }
        step.leaves += m_links[index].leaves - 1;
        step.sse += m_links[index].sse - m_tree.nodes[index].sse;
    }
    if (path.empty() || path.back().alpha > 0.0) {
        step.alpha = 0.0;
        path.push_back(step);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

/// Copies the remaining nodes of a tree; children still follow their parents.
class Copier {
public:
    Copier(const Tree& tree, const std::vector<double>& collapse, double alpha)
        : m_tree(tree), m_collapse(collapse), m_alpha(alpha), m_newIndex(tree.nodes.size(), -1) {}

    Tree copy() {
        Tree pruned{{}, m_tree.featureNames, m_tree.featureLevels, m_tree.leafOf, m_tree.unit};
        for (std::size_t index = 0; index < m_tree.nodes.size(); ++index) {
            const int parent = m_tree.nodes[index].parent;
            if (parent < 0 || staysSplit(static_cast<std::size_t>(parent))) {
                m_newIndex[index] = static_cast<int>(pruned.nodes.size());
                pruned.nodes.push_back(m_tree.nodes[index]);
            } else {
                m_newIndex[index] = m_newIndex[static_cast<std::size_t>(parent)];  // the leaf that absorbed it
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
    return WeakestLink(tree).collapse();
}

std::vector<PruneStep> pruningPath(const Tree& tree) {
    return WeakestLink(tree).path();
}

Tree prune(const Tree& tree, double alpha) {
    return Copier(tree, collapseAlphas(tree), alpha).copy();
}

}  // namespace greyscope::cart
