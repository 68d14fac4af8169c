#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Welch's test of a change against the margin [-margin, margin], on logarithms: the distance to both ends in standard
/// errors, the p that it is as small as the margin allows, and the p that it is larger (stats::againstMargin). Errors:
/// those of changeIntervalDerivation().
[[nodiscard]] base::Expected<Derivation> changeTestDerivation(const std::vector<double>& before,
                                                              const std::vector<double>& after, std::string series,
                                                              double margin, Rounding rounding = {});

}  // namespace greyscope::derivation
