#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::widgets {

/// The place of a node or a predictor, both of which trees count by int.
[[nodiscard]] constexpr std::size_t treePlace(int index) {
    return static_cast<std::size_t>(index);
}

/// Which rows of its sample lie under which node of a tree: each row is listed once, whatever the tree's depth.
class TreeRows {
public:
    explicit TreeRows(const cart::Tree& tree);

    /// From top to bottom.
    [[nodiscard]] const std::vector<int>& leaves() const { return m_leaves; }
    /// The place of a leaf among them.
    [[nodiscard]] std::size_t leafPlace(int leaf) const;
    /// Leaf by leaf from the top, in each in the order of the sample. Rows that the tree was grown without are under
    /// none.
    [[nodiscard]] std::span<const std::size_t> under(int node) const;

private:
    struct Rows {
        std::size_t begin = 0, end = 0;  ///< in m_rows
    };
    void collectLeaves(const cart::Tree& tree);
    void boundNodes(const cart::Tree& tree);

    std::vector<int> m_leaves;
    std::vector<std::size_t> m_leafPlace;  ///< of each node that is one
    std::vector<std::size_t> m_rows;
    std::vector<Rows> m_under;  ///< of each node
};

}  // namespace greyscope::widgets
