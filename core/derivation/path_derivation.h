#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/derivation/derivation.h"
#include "core/grey/degrees/clustering.h"
#include "core/relative/transfer.h"

namespace greyscope::derivation {

/// How a path predicts one cell: the ratio of every relation on the way, what each system between is predicted at
/// ("way.1", ...), the product of the ratios, the prediction, and where the last system was measured there the error.
/// `path` and `cell` are places in `result.paths` and `result.cells`.
[[nodiscard]] Derivation pathDerivation(const relative::TransferResult& result, std::size_t path, std::size_t cell,
                                        Rounding rounding = {});

/// Why two clusters merge: the degrees of every pair of their members, and what the linkage makes of them. `degrees`
/// and `names` are those of grey::cluster(), `merge` a place in its merges.
[[nodiscard]] Derivation mergeDerivation(const Eigen::MatrixXd& degrees, const std::vector<std::string>& names,
                                         const grey::Clustering& clustering, std::size_t merge, Rounding rounding = {});

}  // namespace greyscope::derivation
