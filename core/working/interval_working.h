#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/working/derivation.h"

namespace greyscope::working {

/// The interval of the mean of repeats by t: mean, standard deviation, standard error, both ends. `series` says of
/// what. Error: tooFewPoints (fewer than two).
[[nodiscard]] base::Expected<Derivation> meanIntervalWorking(const std::vector<double>& repeats, std::string series,
                                                             double confidence, Rounding rounding = {});

/// That of their median by order statistics: which two of the sorted repeats hold it between them, and how surely.
/// Error: tooFewPoints (even the extremes are not sure enough).
[[nodiscard]] base::Expected<Derivation> medianIntervalWorking(const std::vector<double>& repeats, std::string series,
                                                               double confidence, Rounding rounding = {});

}  // namespace greyscope::working
