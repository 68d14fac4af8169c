#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Mann and Whitney's test of `after` against `before`: midranks, U, and p as twice the smaller tail, of all ways to
/// choose as many ranks or, where benchstat does so (stats::RankRule), of the normal distribution. Errors:
/// tooFewPoints (none on a side), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> rankTestDerivation(const std::vector<double>& before,
                                                            const std::vector<double>& after, std::string series,
                                                            Rounding rounding = {});

}  // namespace greyscope::derivation
