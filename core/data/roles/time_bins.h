#pragma once

#include <optional>
#include <string>

#include "core/data/dataset.h"
#include "core/data/recipe/steps/derive_column.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// The step that gives the rows of several logs the same times.
struct TimeBins {
    DeriveColumn step;
    std::string time;    ///< the axis so far
    double width = 0.0;  ///< of a bin, in the unit of the axis
};

/// A program writes a line of its log a little late: 500, 1000 in one log and 501, 1001 in another have no time in
/// common. The step replaces each time by the nearest multiple of one width. nullopt unless all of this holds:
/// - The first factor is a time in numbers, and each series has at least three times at about equal distances.
/// - Most times of a table (the first key) are in no other table, but most of the multiples are.
/// - No time is further than a quarter of the width from its multiple, and no two times of a series share one.
[[nodiscard]] std::optional<TimeBins> timeBins(const Dataset& dataset, const Roles& roles);

}  // namespace greyscope::data
