#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/cart/grow.h"
#include "core/cart/prune.h"

namespace greyscope::cart {

struct CrossValidationOptions {
    std::size_t folds = 10;  ///< n: leave-one-out
    std::uint64_t seed = 1;
    bool oneStandardError = true;
    bool keepFolds = false;  ///< the curve of each fold
    bool operator==(const CrossValidationOptions&) const = default;
};

struct CrossValidationStep {
    PruneStep step;
    double error = 0.0;          ///< mean squared error over held-out rows
    double standardError = 0.0;  ///< of that mean, which varies from cell to cell
};

/// One fold's share of the curve.
struct FoldCurve {
    std::size_t rows = 0;        ///< held out
    std::vector<double> errors;  ///< mean squared error over them, parallel to pruningPath()
};

struct CrossValidation {
    std::vector<CrossValidationStep> steps;  ///< parallel to pruningPath()
    std::vector<FoldCurve> folds;            ///< where they are kept; their means, weighted by rows, are the errors
    std::size_t best = 0;                    ///< smallest error
    std::size_t chosen = 0;                  ///< simplest within one standard error of it, or best
};

/// Fold of each cell, 0..folds-1: a seeded shuffle, sizes differ by one at the most.
[[nodiscard]] std::vector<std::size_t> assignFolds(std::size_t cells, std::size_t folds, std::uint64_t seed);

/// Folds are of cells: rows that repeat one cell (Sample::cells) are held out together. The same result on any number
/// of threads. Errors: optionOutOfRange (folds < 2 or > cells), cancelled.
[[nodiscard]] base::Expected<CrossValidation> crossValidate(const Sample& sample, const Tree& tree,
                                                            const GrowOptions& grow,
                                                            const CrossValidationOptions& options,
                                                            base::Progress& progress,
                                                            base::Threads threads = base::Threads::available());

/// crossValidate() of a tree that growOn() grew on `rows`; `order` is that of the whole sample.
[[nodiscard]] base::Expected<CrossValidation> crossValidateOn(const Sample& sample, const SampleOrder& order,
                                                              const std::vector<std::uint32_t>& rows, const Tree& tree,
                                                              const GrowOptions& grow,
                                                              const CrossValidationOptions& options,
                                                              base::Progress& progress,
                                                              base::Threads threads = base::Threads::available());

}  // namespace greyscope::cart
