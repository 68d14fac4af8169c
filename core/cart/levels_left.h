#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cart/level_set.h"

namespace greyscope::cart {

/// The levels of a predictor that a path through a tree leaves, on the way down and back. A step costs what its node
/// lists, not what is left, so that a walk over the whole tree costs what the tree lists.
class LevelsLeft {
public:
    explicit LevelsLeft(std::size_t levels);

    /// Goes to the child that the levels of the set lead to, or to the other one.
    void enter(const LevelSet& left, bool goesLeft);
    /// Takes the last step back.
    void leave();

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// The first of them, ascending.
    [[nodiscard]] std::vector<std::int32_t> first(std::size_t most) const;

private:
    /// A ring of the levels that are left; those that are not are of another one.
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

    std::vector<Link> m_links;  ///< the last one holds the ends of the ring together
    std::vector<Change> m_changes;
    std::vector<Step> m_steps;
    std::size_t m_count;
    int m_ring = 0;
};

}  // namespace greyscope::cart
