#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/derivation/derivation.h"
#include "core/relative/model.h"

namespace greyscope::derivation {

/// Cells of one level of a factor.
struct AtLevel {
    std::size_t factor = 0;
    std::string level;
};

/// Which mean error of a model.
struct MeanErrorOf {
    std::optional<std::size_t> leaves =
        {};                             ///< of the tree of so many leaves; none: of the tree as the options have it
    bool training = false;              ///< on the cells that it was grown on, instead of left-out ones
    bool parity = false;                ///< of the prediction Pj = Pi on the left-out cells, instead of a tree's
    std::optional<AtLevel> level = {};  ///< of the left-out cells at this one alone, as errorsByLevel() gives it
};

/// How a mean relative error comes about: the ratio of every cell, what the tree predicts it from (the mean of the
/// other cells in its leaf; a tree that has not seen the cell is grown again as validation did it), the error of each
/// and their mean. It ends in PredictionErrors::are, or SizeError::validated and ::training. Errors: those of the
/// folds, cancelled, tooManyPoints.
[[nodiscard]] base::Expected<Derivation> meanErrorDerivation(const relative::RelativeResult& result,
                                                             const MeanErrorOf& of, base::Progress& progress,
                                                             Rounding rounding = {});

}  // namespace greyscope::derivation
