#include "core/cart/levels_left.h"

#include <algorithm>

namespace greyscope::cart {
namespace {

constexpr int kNoRing = -1;

}  // namespace

LevelsLeft::LevelsLeft(std::size_t levels) : m_links(levels + 1), m_count(levels) {
    const auto places = static_cast<std::int32_t>(m_links.size());
    for (std::int32_t place = 0; place < places; ++place) {
        at(place) = {(place + places - 1) % places, (place + 1) % places, m_ring};
    }
}

void LevelsLeft::change(std::int32_t place, const Link& link) {
    m_changes.push_back({place, at(place)});
    at(place) = link;
}

void LevelsLeft::remove(std::int32_t level) {
    const Link link = at(level);
    if (link.ring != m_ring) {
        return;
    }
    change(level, {link.previous, link.next, kNoRing});
    change(link.previous, {at(link.previous).previous, link.next, m_ring});
    change(link.next, {link.previous, at(link.next).next, m_ring});
    --m_count;
}

/// Starts a new ring with those of `levels` that are in the old one.
void LevelsLeft::keep(const std::vector<std::int32_t>& levels) {
    const auto end = static_cast<std::int32_t>(m_links.size()) - 1;
    const int ring = static_cast<int>(m_steps.size());
    std::int32_t last = end;
    change(end, {end, end, ring});
    m_count = 0;
    for (const std::int32_t level : levels) {
        if (at(level).ring == m_ring) {
            change(level, {last, end, ring});
            at(last).next = level;
            at(end).previous = level;
            last = level;
            ++m_count;
        }
    }
    m_ring = ring;
}

void LevelsLeft::enter(const LevelSet& left, bool goesLeft) {
    m_steps.push_back({m_changes.size(), m_count, m_ring});
    if (left.allBut() != goesLeft) {
        keep(left.listed());
    } else {
        for (const std::int32_t level : left.listed()) {
            remove(level);
        }
    }
}

void LevelsLeft::leave() {
    const Step step = m_steps.back();
    m_steps.pop_back();
    for (; m_changes.size() > step.changes; m_changes.pop_back()) {
        at(m_changes.back().place) = m_changes.back().before;
    }
    m_count = step.count;
    m_ring = step.ring;
}

std::vector<std::int32_t> LevelsLeft::first(std::size_t most) const {
    std::vector<std::int32_t> levels;
    std::int32_t level = m_links.back().next;
    for (std::size_t left = std::min(most, m_count); left > 0; --left) {
        levels.push_back(level);
        level = m_links[static_cast<std::size_t>(level)].next;
    }
    return levels;
}

}  // namespace greyscope::cart
