#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/relative/model.h"

namespace greyscope::derivation {

/// Selects the cells that have one level of one factor.
struct AtLevel {
    std::size_t factor = 0;
    std::string level;
};

/// Selects which mean error of a relative performance model is derived.
struct MeanErrorOf {
    std::optional<std::size_t> leaves = {};  ///< number of leaves of the tree; nullopt: the tree of the options
    /// Whether the error is on the cells that the tree was grown on; otherwise on left-out cells.
    bool training = false;
    bool parity = false;  ///< whether the error is that of the prediction Pj = Pi; otherwise of a tree's prediction
    /// Only the left-out cells with this level, as in errorsByLevel(); nullopt: all cells.
    std::optional<AtLevel> level = {};
};

/// Derives a mean relative error of a relative performance model. The derivation has the ratio of every cell, its
/// prediction (the mean of the other cells in its leaf), the error of each cell and the mean of the errors. Trees that
/// have not seen a cell are grown again as in the validation. The result is PredictionErrors::are, or
/// SizeError::validated or ::training. Errors: those of relative::Folds::create(), cancelled, tooManyPoints.
[[nodiscard]] base::Expected<Derivation> meanErrorDerivation(const relative::RelativeResult& result,
                                                             const MeanErrorOf& of, base::Progress& progress,
                                                             Rounding rounding = {});

}  // namespace greyscope::derivation
