#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/published/item.h"

namespace greyscope::published {

/// Gathers items in the order of the papers. An id stands once: a repeat finds its first print by it.
class Collector {
public:
    /// Puts the nearest of what stands beside the item first.
    void add(Item item);
    /// Printed before under `first`; `scale` turns the first print's unit into this one's.
    void addRepeat(Printed printed, const std::string& first, double scale = 1.0);
    /// The item that was added last.
    [[nodiscard]] Item& last() { return m_items.back(); }
    /// The item of that id, or nullptr.
    [[nodiscard]] const Item* find(const std::string& id) const;
    /// The printed number of that id; 0 where there is none.
    [[nodiscard]] double printed(const std::string& id) const;
    /// Its digits.
    [[nodiscard]] std::string digits(const std::string& id) const;
    [[nodiscard]] std::vector<Item> take() { return std::move(m_items); }

private:
    std::vector<Item> m_items;
    std::map<std::string, std::size_t> m_index;
};

}  // namespace greyscope::published
