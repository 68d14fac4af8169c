#pragma once

#include <QString>

#include "core/data/dataset.h"

namespace greyscope::app {

/// Returns an integer with all its digits, because it may be a size or a count; other numbers with six digits.
[[nodiscard]] QString cellText(double number);
/// Returns the range of a column: "64…4194304", or "64" if all its numbers are equal; "" if it has no numbers.
[[nodiscard]] QString reachText(const data::Reach& reach);

}  // namespace greyscope::app
