#pragma once

#include <optional>
#include <string>

#include "core/data/dataset.h"
#include "core/data/recipe/steps/derive_column.h"
#include "core/data/roles/roles.h"

namespace greyscope::data {

/// A recipe step that gives rows of several logs the same times, by rounding the times to multiples of a width.
struct TimeBins {
    DeriveColumn step;
    std::string time;    ///< name of the column with the times before rounding
    double width = 0.0;  ///< width to whose multiples times are rounded, in the unit of the column `time`
};

/// Returns a step that rounds the times of several logs so that they can be compared. Programs write the lines of their
/// logs a little late: the times 500, 1000 of one log and 501, 1001 of another one have none in common. The step
/// replaces each time by the nearest multiple of one width. nullopt unless all of this holds:
/// - The first factor is a time in numbers, and each series has at least three times at about equal distances.
/// - Most times of a table (the first key) are in no other table, but most of the multiples are.
/// - No time is further than a quarter of the width from its multiple, and no two times of a series share one.
[[nodiscard]] std::optional<TimeBins> timeBins(const Dataset& dataset, const Roles& roles);

}  // namespace greyscope::data
