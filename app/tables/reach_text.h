#pragma once

#include <QString>

#include "core/data/dataset.h"

namespace greyscope::app {

/// A whole number with all its digits, as sizes and counts are read; another one with six.
[[nodiscard]] QString cellText(double number);
/// "64…4194304", "64" of one number alone; "" where the column has no numbers.
[[nodiscard]] QString reachText(const data::Reach& reach);

}  // namespace greyscope::app
