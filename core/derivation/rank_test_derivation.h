#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/derivation.h"

namespace greyscope::derivation {

/// Derives the Mann-Whitney test of `after` against `before`: midranks, U, and p as twice the smaller tail. The tail
/// probability is exact, over all ways to choose as many ranks, or from the normal distribution where benchstat uses
/// that (stats::RankRule). Errors: tooFewPoints (no values on a side), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<Derivation> rankTestDerivation(const std::vector<double>& before,
                                                            const std::vector<double>& after, std::string series,
                                                            Rounding rounding = {});

}  // namespace greyscope::derivation
