#include "app/study/series_slots.h"

#include <QHashFunctions>

#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace greyscope::app {

namespace {

bool isOrder(const std::vector<std::size_t>& order) {
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (order[place] != place) {
            return false;
        }
    }
    return true;
}

}  // namespace

std::size_t SeriesIdHash::operator()(const SeriesId& id) const {
    return qHashMulti(0, std::hash<std::string>{}(id.table), std::hash<std::string>{}(id.name));
}

std::size_t slotAt(const Selection& selection, std::size_t place) {
    return place < selection.colourSlots.size() ? selection.colourSlots[place] : place;
}

Selection withSlots(Selection after, const Selection& before) {
    if (after.compared == before.compared) {
        after.colourSlots = before.colourSlots;
        return after;
    }
    std::unordered_map<SeriesId, std::size_t, SeriesIdHash> known;
    for (std::size_t place = 0; place < before.compared.size(); ++place) {
        known.emplace(before.compared[place], slotAt(before, place));
    }
    std::vector<std::optional<std::size_t>> kept;
    std::unordered_set<std::size_t> taken;
    for (const SeriesId& id : after.compared) {
        const auto found = known.find(id);
        kept.push_back(found == known.end() ? std::nullopt : std::optional(found->second));
        if (kept.back()) {
            taken.insert(*kept.back());
        }
    }
    std::size_t free = 0;
    after.colourSlots.clear();
    for (const std::optional<std::size_t>& slot : kept) {
        while (!slot && taken.contains(free)) {
            ++free;
        }
        after.colourSlots.push_back(slot ? *slot : free++);
    }
    if (isOrder(after.colourSlots)) {
        after.colourSlots.clear();
    }
    return after;
}

}  // namespace greyscope::app
