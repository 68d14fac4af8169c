#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Derives Welch's test of the change from `before` to `after` against the margin [-margin, margin], on logarithms. The
/// derivation has the distances to both ends of the margin in standard errors, and the p values for a change inside the
/// margin and for a larger change (stats::againstMargin()). Errors: those of changeIntervalDerivation().
[[nodiscard]] base::Expected<Derivation> changeTestDerivation(const std::vector<double>& before,
                                                              const std::vector<double>& after, std::string series,
                                                              double margin, Rounding rounding = {});

}  // namespace greyscope::derivation
