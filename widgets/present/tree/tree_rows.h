#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::widgets {

/// Converts the index of a node or predictor, which trees store as int, to an index for containers.
[[nodiscard]] constexpr std::size_t treePlace(int index) {
    return static_cast<std::size_t>(index);
}

/// The rows of the sample that are under each node of a tree. Each row is stored only once, whatever the depth of the
/// tree.
class TreeRows {
public:
    explicit TreeRows(const cart::Tree& tree);

    /// The leaves from top to bottom.
    [[nodiscard]] const std::vector<int>& leaves() const { return m_leaves; }
    /// The index of a leaf in leaves().
    [[nodiscard]] std::size_t leafPlace(int leaf) const;
    /// The rows under a node, leaf by leaf from the top; within a leaf in the order of the sample. Rows that were not
    /// used to grow the tree are under no node.
    [[nodiscard]] std::span<const std::size_t> under(int node) const;

private:
    struct Rows {
        std::size_t begin = 0, end = 0;  ///< indices into m_rows
    };
    void collectLeaves(const cart::Tree& tree);
    void boundNodes(const cart::Tree& tree);

    std::vector<int> m_leaves;
    std::vector<std::size_t> m_leafPlace;  ///< for each node its index in m_leaves; meaningful for leaves only
    std::vector<std::size_t> m_rows;
    std::vector<Rows> m_under;  ///< for each node the rows under it
};

}  // namespace greyscope::widgets
