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
    std::optional<std::size_t> leaves = {};  ///< for a tree with this many leaves; nullopt: the tree of the options
    bool training = false;                   ///< on the cells that the tree was grown on, instead of left-out cells
    bool parity = false;                     ///< for the prediction Pj = Pi on the left-out cells, instead of a tree's
                                             ///< prediction
    std::optional<AtLevel> level = {};       ///< only over the left-out cells with this level, as in errorsByLevel()
};

/// Derives a mean relative error of a relative performance model. The derivation has the ratio of every cell, its
/// prediction (the mean of the other cells in its leaf), the error of each cell and the mean of the errors. Trees that
/// have not seen a cell are grown again as in the validation. The result is PredictionErrors::are, or
/// SizeError::validated or ::training. Errors: those of relative::Folds::create(), cancelled, tooManyPoints.
[[nodiscard]] base::Expected<Derivation> meanErrorDerivation(const relative::RelativeResult& result,
                                                             const MeanErrorOf& of, base::Progress& progress,
                                                             Rounding rounding = {});

}  // namespace greyscope::derivation
