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

/// An alpha inside the range of each step: the geometric mean of its ends, infinite for the root.
[[nodiscard]] std::vector<double> representativeAlphas(const std::vector<PruneStep>& path);

/// A tree that has not seen a fold. `share` of the rows were left to it, and turns alphas of all rows into its own.
struct FoldTree {
    Tree tree;
    std::vector<std::uint32_t> heldOut;  ///< those of one cell stand beside each other
    double share = 1.0;
};

/// The trees behind crossValidateOn(), one at a time. It refers to what it was made of.
class FoldTrees {
public:
    /// optionOutOfRange as crossValidate().
    [[nodiscard]] static base::Expected<FoldTrees> create(const Sample& sample, const SampleOrder& order,
                                                          const std::vector<std::uint32_t>& rows,
                                                          const GrowOptions& grow,
                                                          const CrossValidationOptions& options);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] FoldTree at(std::size_t fold) const;

private:
    FoldTrees(const Sample& sample, const SampleOrder& order, const std::vector<std::uint32_t>& rows,
              const GrowOptions& grow)
        : m_sample(sample), m_order(order), m_rows(rows), m_grow(grow) {}

    const Sample& m_sample;
    const SampleOrder& m_order;
    const std::vector<std::uint32_t>& m_rows;
    const GrowOptions& m_grow;
    CellNumbers m_cells;
    std::vector<std::size_t> m_foldOf;  ///< of each cell
    std::size_t m_count = 0;
};

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
