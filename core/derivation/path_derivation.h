#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/derivation/derivation.h"
#include "core/grey/degrees/clustering.h"
#include "core/relative/transfer.h"

namespace greyscope::derivation {

/// Derives the prediction of one cell by a path through several systems. The derivation has the ratio of every
/// relation, the prediction for each intermediate system ("way.1", ...), the product of the ratios, and the prediction
/// for the last system. If the last system was measured in that cell, the error follows. `path` and `cell` are indices
/// into `result.paths` and `result.cells`.
[[nodiscard]] Derivation pathDerivation(const relative::TransferResult& result, std::size_t path, std::size_t cell,
                                        Rounding rounding = {});

/// Derives the degree at which two clusters of series are merged: the degrees of all pairs of their members, and their
/// combination by the linkage. `degrees` and `names` are those of grey::cluster(); `merge` is an index into its merges.
[[nodiscard]] Derivation mergeDerivation(const Eigen::MatrixXd& degrees, const std::vector<std::string>& names,
                                         const grey::Clustering& clustering, std::size_t merge, Rounding rounding = {});

}  // namespace greyscope::derivation
