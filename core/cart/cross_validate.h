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

/// Options for choosing the size of a tree by cross-validation.
struct CrossValidationOptions {
    std::size_t folds = 10;  ///< number of folds; the number of cells: leave-one-out
    std::uint64_t seed = 1;
    bool oneStandardError = true;
    bool keepFolds = false;  ///< whether the result includes the error curve of each fold
    bool operator==(const CrossValidationOptions&) const = default;
};

/// A subtree of the pruning path and its cross-validated error.
struct CrossValidationStep {
    PruneStep step;
    double error = 0.0;          ///< mean squared error over held-out rows
    double standardError = 0.0;  ///< standard error of `error`, from the variation between cells
};

/// The cross-validation errors of one fold, for every step of the pruning path.
struct FoldCurve {
    std::size_t rows = 0;        ///< number of rows held out
    std::vector<double> errors;  ///< mean squared error over the held-out rows, one for each step of pruningPath()
};

/// The result of a cross-validation: the error of each subtree of the pruning path, and the subtree to use.
struct CrossValidation {
    std::vector<CrossValidationStep> steps;  ///< one for each step of pruningPath()
    std::vector<FoldCurve> folds;  ///< one per fold if CrossValidationOptions::keepFolds, otherwise empty; the means of
                                   ///< their errors, weighted by rows, are the errors of `steps`
    std::size_t best = 0;          ///< index of the step with the smallest error
    std::size_t chosen = 0;  ///< index of the step to use: the simplest one whose error is within one standard error of
                             ///< the smallest error; `best` without oneStandardError
};

/// Assigns cells to folds by a seeded shuffle. Returns the fold of each cell, from 0 to folds-1; the sizes of the folds
/// differ by at most one.
[[nodiscard]] std::vector<std::size_t> assignFolds(std::size_t cells, std::size_t folds, std::uint64_t seed);

/// Returns one alpha for each step of a pruning path: the geometric mean of the ends of the range of alphas in which
/// the step's subtree is best; infinite for the root.
[[nodiscard]] std::vector<double> representativeAlphas(const std::vector<PruneStep>& path);

/// A tree grown without the rows of one fold.
struct FoldTree {
    Tree tree;
    std::vector<std::uint32_t> heldOut;  ///< rows of the fold; rows of the same cell are adjacent
    /// Share of all rows that the tree was grown on. It converts an alpha for all rows to an alpha for this tree.
    double share = 1.0;
};

/// Grows the trees of a cross-validation, each without one fold, one tree at a time. Keeps references to the arguments
/// of create().
class FoldTrees {
public:
    /// Assigns the cells to folds. Error: optionOutOfRange (folds < 2 or > cells).
    [[nodiscard]] static base::Expected<FoldTrees> create(const Sample& sample, const SampleOrder& order,
                                                          const std::vector<std::uint32_t>& rows,
                                                          const GrowOptions& grow,
                                                          const CrossValidationOptions& options);
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Returns the tree grown without fold `fold`.
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
    std::vector<std::size_t> m_foldOf;  ///< fold of each cell
    std::size_t m_count = 0;
};

/// Estimates the error of each subtree on the pruning path of `tree` by cross-validation, and chooses the subtree to
/// use. Folds consist of cells: rows that repeat one cell (Sample::cells) are held out together. The result does not
/// depend on the number of threads. Errors: optionOutOfRange (folds < 2 or > cells), cancelled.
[[nodiscard]] base::Expected<CrossValidation> crossValidate(const Sample& sample, const Tree& tree,
                                                            const GrowOptions& grow,
                                                            const CrossValidationOptions& options,
                                                            base::Progress& progress,
                                                            base::Threads threads = base::Threads::available());

/// Does what crossValidate() does for a tree that growOn() grew on `rows`, a part of the sample. `order` is the order
/// of the whole sample.
[[nodiscard]] base::Expected<CrossValidation> crossValidateOn(const Sample& sample, const SampleOrder& order,
                                                              const std::vector<std::uint32_t>& rows, const Tree& tree,
                                                              const GrowOptions& grow,
                                                              const CrossValidationOptions& options,
                                                              base::Progress& progress,
                                                              base::Threads threads = base::Threads::available());

}  // namespace greyscope::cart
