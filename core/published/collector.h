#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/published/item.h"

namespace greyscope::published {

/// Collects the published numbers (items) in the order of the papers. Each id occurs once. A number that is printed
/// again is a repeat, which refers to the id of its first print.
class Collector {
public:
    /// Adds an item, and sorts the readings in `beside` by their distance from the printed number.
    void add(Item item);
    /// Adds a number that repeats the printed number with the id `first`. The first print times `scale` has the unit of
    /// this one.
    void addRepeat(Printed printed, const std::string& first, double scale = 1.0);
    /// Returns the item that was added last.
    [[nodiscard]] Item& last() { return m_items.back(); }
    /// Returns the item with this id, or nullptr.
    [[nodiscard]] const Item* find(const std::string& id) const;
    /// Returns the value of the printed number with this id; 0 if there is none.
    [[nodiscard]] double printed(const std::string& id) const;
    /// Returns the digits of the number with this id as printed; "" if there is none.
    [[nodiscard]] std::string digits(const std::string& id) const;
    [[nodiscard]] std::vector<Item> take() { return std::move(m_items); }

private:
    std::vector<Item> m_items;
    std::map<std::string, std::size_t> m_index;
};

}  // namespace greyscope::published
