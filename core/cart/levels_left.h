#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cart/level_set.h"

namespace greyscope::cart {

/// Keeps track of the levels of a categorical predictor that can still occur at a node, while a caller walks down a
/// tree and back up. A step takes time proportional to the levels that its node lists, not to those that remain.
class LevelsLeft {
public:
    explicit LevelsLeft(std::size_t levels);

    /// Goes down to a child: keeps the levels in `left`, which go to the left child, or removes them if the walk goes
    /// to the right.
    void enter(const LevelSet& left, bool goesLeft);
    /// Goes back up to the parent, which undoes the last enter().
    void leave();

    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Returns the first `most` remaining levels in ascending order, or all if there are fewer.
    [[nodiscard]] std::vector<std::int32_t> first(std::size_t most) const;

private:
    /// A link of a doubly linked ring of the remaining levels. A removed level has another ring number.
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
