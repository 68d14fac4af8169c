#pragma once

#include <functional>
#include <optional>

#include "core/grey/models/model.h"

namespace greyscope::grey {

/// Returns the number that the search for a parameter minimises: the mean absolute percentage error of the fit over k
/// >= 2, or the root mean square error if a value is 0. Infinite if the fit failed or the error is not finite.
[[nodiscard]] double searchCriterion(const base::Expected<ModelFit>& fit, const std::vector<double>& values);

/// Returns the x in [low, high] at which `criterion` is smallest: the best of `steps` + 1 evenly spaced points, refined
/// between its neighbours by golden section to nine decimals. Returns nullopt if the criterion is infinite everywhere.
[[nodiscard]] std::optional<double> smallestOn(double low, double high, int steps,
                                               const std::function<double(double)>& criterion);

}  // namespace greyscope::grey
