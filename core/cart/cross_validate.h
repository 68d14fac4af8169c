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
    std::size_t folds = 10;  ///< number of folds; n: leave-one-out
    std::uint64_t seed = 1;
    bool oneStandardError = true;
    bool keepFolds = false;  ///< whether to keep the curve of each fold
    bool operator==(const CrossValidationOptions&) const = default;
};

struct CrossValidationStep {
    PruneStep step;
    double error = 0.0;          ///< mean squared error over held-out rows
    double standardError = 0.0;  ///< standard error of that mean, from the variation between cells
};

/// The contribution of one fold to the curve.
struct FoldCurve {
    std::size_t rows = 0;        ///< number of rows held out
    std::vector<double> errors;  ///< mean squared error over these rows, parallel to pruningPath()
};

struct CrossValidation {
    std::vector<CrossValidationStep> steps;  ///< parallel to pruningPath()
    std::vector<FoldCurve> folds;            ///< if kept; the means of their errors, weighted by rows, are the errors
                                             ///< of `steps`
    std::size_t best = 0;                    ///< step with the smallest error
    std::size_t chosen = 0;                  ///< simplest step within one standard error of the smallest error, or
                                             ///< `best`
};

/// Returns the fold of each cell, 0..folds-1: a seeded shuffle in which fold sizes differ by at most one.
[[nodiscard]] std::vector<std::size_t> assignFolds(std::size_t cells, std::size_t folds, std::uint64_t seed);

/// Returns an alpha within the range of each step: the geometric mean of the ends of the range, infinite for the root.
[[nodiscard]] std::vector<double> representativeAlphas(const std::vector<PruneStep>& path);

/// A tree grown without one fold. `share` is the share of the rows that it was grown on; it converts alphas of all rows
/// to alphas of this tree.
struct FoldTree {
    Tree tree;
    std::vector<std::uint32_t> heldOut;  ///< rows of one cell are adjacent
    double share = 1.0;
};

/// The trees of crossValidateOn(), grown one at a time. Keeps references to the arguments of create().
class FoldTrees {
public:
    /// Returns optionOutOfRange as crossValidate() does.
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
    std::vector<std::size_t> m_foldOf;  ///< fold of each cell
    std::size_t m_count = 0;
};

/// Cross-validates the pruning of a tree. Folds consist of cells: rows that repeat one cell (Sample::cells) are held
/// out together. The result does not depend on the number of threads. Errors: optionOutOfRange (folds < 2 or > cells),
/// cancelled.
[[nodiscard]] base::Expected<CrossValidation> crossValidate(const Sample& sample, const Tree& tree,
                                                            const GrowOptions& grow,
                                                            const CrossValidationOptions& options,
                                                            base::Progress& progress,
                                                            base::Threads threads = base::Threads::available());

/// As crossValidate(), for a tree that growOn() grew on `rows`; `order` is the order of the whole sample.
[[nodiscard]] base::Expected<CrossValidation> crossValidateOn(const Sample& sample, const SampleOrder& order,
                                                              const std::vector<std::uint32_t>& rows, const Tree& tree,
                                                              const GrowOptions& grow,
                                                              const CrossValidationOptions& options,
                                                              base::Progress& progress,
                                                              base::Threads threads = base::Threads::available());

}  // namespace greyscope::cart
