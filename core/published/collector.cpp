#include "core/published/collector.h"

#include <algorithm>
#include <cmath>

namespace greyscope::published {

void Collector::add(Item item) {
    const auto distance = [&](const ItemReading& reading) { return std::abs(reading.value - item.printed.value); };
    std::stable_sort(item.beside.begin(), item.beside.end(),
                     [&](const ItemReading& a, const ItemReading& b) { return distance(a) < distance(b); });
    m_index.emplace(item.printed.id, m_items.size());
    m_items.push_back(std::move(item));
}

void Collector::addRepeat(Printed printed, const std::string& first, double scale) {
    const auto found = m_index.find(first);
    Item item{.printed = std::move(printed), .kind = ItemKind::repeat, .scale = scale};
    if (found == m_index.end()) {
        item.kind = ItemKind::result;  // there is nothing to compare with: it counts as a result that cannot be
                                       // determined
    } else {
        const Item& original = m_items[found->second];
        item.repeats = found->second;
        item.bound = original.bound;
        item.setting = original.setting;
    }
    add(std::move(item));
}

const Item* Collector::find(const std::string& id) const {
    const auto found = m_index.find(id);
    return found == m_index.end() ? nullptr : &m_items[found->second];
}

double Collector::printed(const std::string& id) const {
    const Item* item = find(id);
    return item ? item->printed.value : 0.0;
}

std::string Collector::digits(const std::string& id) const {
    const Item* item = find(id);
    return item ? item->printed.text : std::string();
}

}  // namespace greyscope::published
