#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/working/derivation.h"

namespace greyscope::working {

/// Welch's test of a change against the margin [-margin, margin], on logarithms: the distance to both ends in standard
/// errors, the p that it is as small as the margin allows, and the p that it is larger (stats::againstMargin). Errors:
/// those of changeIntervalWorking().
[[nodiscard]] base::Expected<Derivation> changeTestWorking(const std::vector<double>& before,
                                                           const std::vector<double>& after, std::string series,
                                                           double margin, Rounding rounding = {});

}  // namespace greyscope::working
