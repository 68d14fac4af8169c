#pragma once

#include <QString>

#include "core/data/dataset.h"

namespace greyscope::app {

/// Returns a number of a cell as text: an integer with all its digits, because it may be a size or a count; other
/// numbers with six digits.
[[nodiscard]] QString cellText(double number);
/// Returns the range of the numbers in a column: "64…4194304"; "64" if all are equal; "" if there are no numbers.
[[nodiscard]] QString reachText(const data::Reach& reach);

}  // namespace greyscope::app
