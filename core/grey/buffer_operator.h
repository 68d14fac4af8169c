#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace greyscope::grey {

/// The average weakening buffer operator: every value becomes the mean of itself and all that follow,
///   x(k)d = (x(k) + x(k+1) + ... + x(n)) / (n - k + 1).
/// It damps an early shock before a model is fitted. The newest value stays as it is, a constant series too, and a
/// rising series starts higher and rises less. Length and unit are those of `series`; `name` serves the errors.
/// Failures: tooFewPoints (an empty series); missingValue (a point that is not finite); overflow (neighbours further
/// apart than a double reaches). Source: Liu.
[[nodiscard]] base::Expected<std::vector<double>> averageWeakening(std::vector<double> series,
                                                                   const std::string& name = {});

}  // namespace greyscope::grey
