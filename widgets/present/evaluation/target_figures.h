#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/evaluation/grey_target.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/present/spec/target_spec.h"

// Figures of grey target decisions.
namespace greyscope::widgets {

/// What the figures of a grey target decision show.
struct TargetLook {
    const std::vector<std::string>& alternatives;
    const std::vector<std::string>& units;  ///< of the attributes
    const Eigen::MatrixXd& values;          ///< alternatives x attributes
    const grey::TargetOptions& options;
    const grey::TargetDecision& result;
    std::size_t explained = 0;  ///< the alternative that the derivation marks
};

/// Largest number of alternatives with a name on the target.
inline constexpr std::size_t kMostTargetNames = 12;
/// Largest number of alternatives in the matrix of effects; of more, it shows those with the first ranks.
inline constexpr std::size_t kMostEffectRows = 200;

/// Returns the target with its rings. The angle of an alternative is that of the sum of the parts of its squared
/// distance in the directions of the attributes.
[[nodiscard]] TargetSpec targetRings(const TargetLook& look);
/// Returns the alternatives by rank, with the distance as a bar and the degree beside it.
[[nodiscard]] RankingSpec targetRanks(const TargetLook& look);
/// Returns the matrix of effects: a row for each alternative by rank, a column for each attribute; the last row is the
/// bull's-eye.
[[nodiscard]] MatrixSpec effectMatrix(const TargetLook& look);
/// Returns the index of the alternative in a row of effectMatrix() or targetRanks().
[[nodiscard]] std::size_t alternativeOfRow(const TargetLook& look, std::size_t row);

}  // namespace greyscope::widgets
