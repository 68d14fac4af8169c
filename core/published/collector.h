#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/published/item.h"

namespace greyscope::published {

/// Collects items in the order of the papers. Each id occurs once; repeats refer to their first print by its id.
class Collector {
public:
    /// Adds an item, with the readings in `beside` sorted by distance from the printed number.
    void add(Item item);
    /// Adds a number that was printed before as `first`; `scale` converts the unit of the first print to that of this
    /// one.
    void addRepeat(Printed printed, const std::string& first, double scale = 1.0);
    /// Returns the item that was added last.
    [[nodiscard]] Item& last() { return m_items.back(); }
    /// Returns the item with this id, or nullptr.
    [[nodiscard]] const Item* find(const std::string& id) const;
    /// Returns the printed number with this id; 0 if there is none.
    [[nodiscard]] double printed(const std::string& id) const;
    /// Returns the number with this id as printed; "" if there is none.
    [[nodiscard]] std::string digits(const std::string& id) const;
    [[nodiscard]] std::vector<Item> take() { return std::move(m_items); }

private:
    std::vector<Item> m_items;
    std::map<std::string, std::size_t> m_index;
};

}  // namespace greyscope::published
