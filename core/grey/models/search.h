#pragma once

#include <functional>
#include <optional>

#include "core/grey/models/model.h"

namespace greyscope::grey {

/// What a searched parameter minimises: the mean absolute percentage error over k >= 2, or the root mean square error
/// where a value is 0. Infinite where the fit failed or is not finite.
[[nodiscard]] double searchCriterion(const base::Expected<ModelFit>& fit, const std::vector<double>& values);

/// Smallest value of `criterion` on [low, high]: the best of `steps` + 1 even points, refined between its neighbours by
/// golden section to nine decimals. None where the criterion is infinite everywhere.
[[nodiscard]] std::optional<double> smallestOn(double low, double high, int steps,
                                               const std::function<double(double)>& criterion);

}  // namespace greyscope::grey
