#include "widgets/present/tree/tree_rows.h"

#include <algorithm>

namespace greyscope::widgets {

TreeRows::TreeRows(const cart::Tree& tree) : m_leafPlace(tree.nodes.size()), m_under(tree.nodes.size()) {
    collectLeaves(tree);
    boundNodes(tree);
    std::vector<std::size_t> next;
    for (const Rows& rows : m_under) {
        next.push_back(rows.begin);
    }
    m_rows.resize(m_under.empty() ? 0 : m_under.front().end);
    for (std::size_t row = 0; row < tree.leafOf.size(); ++row) {
        if (tree.leafOf[row] >= 0) {
            m_rows[next[treePlace(tree.leafOf[row])]++] = row;
        }
    }
}

void TreeRows::collectLeaves(const cart::Tree& tree) {
    std::vector<int> open(tree.nodes.empty() ? 0 : 1, 0);
    while (!open.empty()) {
        const int node = open.back();
        open.pop_back();
        const cart::Node& here = tree.nodes[treePlace(node)];
        if (here.isLeaf()) {
            m_leafPlace[treePlace(node)] = m_leaves.size();
            m_leaves.push_back(node);
        } else {
            open.insert(open.end(), {here.right, here.left});
        }
    }
}

/// The leaves under a node are consecutive, and so are their rows.
void TreeRows::boundNodes(const cart::Tree& tree) {
    std::vector<std::size_t> count(tree.nodes.size());
    for (const int leaf : tree.leafOf) {
        if (leaf >= 0) {
            ++count[treePlace(leaf)];
        }
    }
    std::size_t end = 0;
    for (const int leaf : m_leaves) {
        m_under[treePlace(leaf)] = {end, end + count[treePlace(leaf)]};
        end += count[treePlace(leaf)];
    }
    for (std::size_t node = tree.nodes.size(); node-- > 0;) {  // children are after their parent
        if (const cart::Node& here = tree.nodes[node]; !here.isLeaf()) {
            m_under[node] = {m_under[treePlace(here.left)].begin, m_under[treePlace(here.right)].end};
        }
    }
}

std::size_t TreeRows::leafPlace(int leaf) const {
    return m_leafPlace[treePlace(leaf)];
}

std::span<const std::size_t> TreeRows::under(int node) const {
    const Rows& rows = m_under[treePlace(node)];
    return std::span(m_rows).subspan(rows.begin, rows.end - rows.begin);
}

}  // namespace greyscope::widgets
