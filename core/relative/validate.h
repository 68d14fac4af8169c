#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/cart/order.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// One division of the matched cells into those that a model learns from and those that it is tried on.
struct Fold {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> heldOut;
};

/// The folds of the chosen validation, made one at a time: all together they are as large as the square of the cells.
class Folds {
public:
    /// optionOutOfRange where there are fewer cells than folds.
    [[nodiscard]] static base::Expected<Folds> create(std::size_t cells, const RelativeOptions& options);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] Fold at(std::size_t index) const;

private:
    std::size_t m_count = 0;
    std::vector<std::size_t> m_foldOf;
};

/// A sample with its columns sorted once for all folds.
struct SortedSample {
    explicit SortedSample(cart::Sample sample);
    cart::Sample sample;
    cart::SampleOrder order;
};

/// A tree on `rows`, grown and pruned as the options say. `alpha` is for all rows of the sample and is scaled to
/// `rows`. Pruning by cross-validation takes place among `rows` alone, with no more folds than rows.
[[nodiscard]] base::Expected<cart::Tree> fitTree(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                                 const RelativeOptions& options, double alpha,
                                                 base::Progress& progress);

/// The errors of a set of predictions of Pj, one a row.
[[nodiscard]] PredictionErrors errorsOf(std::string name, const RatioTable& table, std::vector<double> predictions);

/// Everything that is tried on held-out cells: the tree, its baselines, and trees of each size.
struct Validated {
    PredictionErrors tree;
    std::vector<PredictionErrors> baselines;
    std::vector<SizeError> sizes;
};

/// Errors: those of Folds::create(), cancelled.
[[nodiscard]] base::Expected<Validated> validate(const RatioTable& table, const SortedSample& ratios,
                                                 const RelativeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
