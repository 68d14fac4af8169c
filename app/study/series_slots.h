#pragma once

#include <cstddef>
#include <vector>

#include "app/study/study.h"

// The colour slots of compared series. A series keeps its slot, and thus its colour, while others come and go.

namespace greyscope::app {

struct SeriesIdHash {
    [[nodiscard]] std::size_t operator()(const SeriesId& id) const;
};

/// Returns the slot of the compared series at this position in the selection, counted from 0.
[[nodiscard]] std::size_t slotAt(const Selection& selection, std::size_t place);

/// Returns `after` with slots: a series that was compared before keeps its slot, and another one takes the lowest slot
/// that is free.
[[nodiscard]] Selection withSlots(Selection after, const Selection& before);

}  // namespace greyscope::app
