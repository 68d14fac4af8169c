#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/derivation/derivation.h"
#include "core/grey/evaluation/grey_target.h"

namespace greyscope::derivation {

/// Largest number of values (alternatives x attributes) of which a decision is derived.
inline constexpr std::size_t kMostDecisionValues = 10'000;

/// Derives a grey target decision: the effects of all alternatives, the weights, the bull's-eye, the distances and
/// scores, and Deng's degree with the bull's-eye. The lines of `alternative`, a row of `values`, are marked, and its
/// ranks are named. `values`, `names` and `options` are those of grey::decideByTarget(). Errors: those of
/// grey::decideByTarget(), tooManyPoints (more than kMostDecisionValues values).
[[nodiscard]] base::Expected<Derivation> targetDerivation(const Eigen::MatrixXd& values,
                                                          const std::vector<std::string>& names,
                                                          std::size_t alternative, const grey::TargetOptions& options,
                                                          Rounding rounding = {});

}  // namespace greyscope::derivation
