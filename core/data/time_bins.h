#pragma once

#include <optional>
#include <string>

#include "core/data/dataset.h"
#include "core/data/roles.h"
#include "core/data/steps/derive_column.h"

namespace greyscope::data {

/// The step that gives the rows of several logs the same times.
struct TimeBins {
    DeriveColumn step;
    std::string time;    ///< the axis so far
    double width = 0.0;  ///< of a bin, in the unit of the axis
};

/// Logs write their lines a little after the times that they are of: 500, 1000 in one and 501, 1001 in another have no
/// point in common. Where the first factor is a time in numbers, every series has at least three of them, about equally
/// far apart, and most times of a table (the first key) are in no other one although the nearest multiples of one width
/// are: each time as that multiple, at most a quarter of the width away. No two times of a series become one. nullopt:
/// another table.
[[nodiscard]] std::optional<TimeBins> timeBins(const Dataset& dataset, const Roles& roles);

}  // namespace greyscope::data
