#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cart/level_set.h"

namespace greyscope::cart {

/// The levels of a predictor that remain possible along a path through a tree, on the way down and back. A step costs
/// as much as its node lists, not as much as remains, so that a walk over the whole tree costs as much as the tree
/// lists.
class LevelsLeft {
public:
    explicit LevelsLeft(std::size_t levels);

    /// Goes to the left child, where the levels of the set go, or to the right one.
    void enter(const LevelSet& left, bool goesLeft);
    /// Undoes the last enter().
    void leave();

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Returns the first remaining levels in ascending order, at most `most`.
    [[nodiscard]] std::vector<std::int32_t> first(std::size_t most) const;

private:
    /// A link of the ring of the remaining levels; removed levels belong to another ring.
    struct Link {
        std::int32_t previous = 0, next = 0;
        int ring = 0;
    };
    struct Change {
        std::int32_t place = 0;
        Link before;
    };
    struct Step {
        std::size_t changes = 0, count = 0;
        int ring = 0;
    };

    [[nodiscard]] Link& at(std::int32_t place) { return m_links[static_cast<std::size_t>(place)]; }
    void change(std::int32_t place, const Link& link);
    void remove(std::int32_t level);
    void keep(const std::vector<std::int32_t>& levels);

    std::vector<Link> m_links;  ///< the last link closes the ring
    std::vector<Change> m_changes;
    std::vector<Step> m_steps;
    std::size_t m_count;
    int m_ring = 0;
};

}  // namespace greyscope::cart
