#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cart/order.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// One division of the matched cells into those that a model learns from and those that it is tried on.
struct Fold {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> heldOut;
};

/// The validation that is chosen, or the one that suits so many cells.
[[nodiscard]] Validation validationFor(const RelativeOptions& options, std::size_t cells);

/// The folds of the chosen validation, made one at a time: all together they are as large as the square of the rows.
/// They are folds of cells: rows that repeat one cell stay together.
class Folds {
public:
    /// optionOutOfRange where there are fewer cells than folds, or nothing would be held out or left.
    [[nodiscard]] static base::Expected<Folds> create(const cart::Sample& sample, const RelativeOptions& options);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] Fold at(std::size_t index) const;
    /// Rows whose prediction comes from this fold: those held out, and under Validation::holdOut all others too.
    [[nodiscard]] std::vector<std::uint32_t> predictedBy(const Fold& fold) const;
    [[nodiscard]] std::vector<std::size_t> heldOut() const;

private:
    std::size_t m_count = 0;  ///< a hold-out is the first of two folds, of which the second is never held out
    std::vector<std::size_t> m_foldOf;
};

/// A sample with its columns sorted once for all folds.
struct SortedSample {
    explicit SortedSample(cart::Sample sample);
    cart::Sample sample;
    cart::SampleOrder order;
};

struct FittedTree {
    cart::Tree tree;
    std::optional<cart::CrossValidation> crossValidation;
};

/// The options' alpha in units of the trees' unit squared.
[[nodiscard]] double alphaFor(const cart::Sample& sample, const RelativeOptions& options);

/// The pruning path of `tree`, grown on `rows`, tried on the options' folds of them; no more folds than rows.
/// Errors: those of cart::crossValidate().
[[nodiscard]] base::Expected<cart::CrossValidation> crossValidatedPath(const SortedSample& data,
                                                                       const std::vector<std::uint32_t>& rows,
                                                                       const cart::Tree& tree,
                                                                       const RelativeOptions& options,
                                                                       base::Progress& progress);

/// A tree on `rows`, grown and pruned as the options say. `alpha` is for all rows of the sample, in units of its trees'
/// unit squared, and is scaled to `rows`. Pruning by cross-validation takes place among `rows` alone. Error: cancelled.
[[nodiscard]] base::Expected<FittedTree> fitTree(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                                 const RelativeOptions& options, double alpha,
                                                 base::Progress& progress);

/// A tree of all sizes at once, grown best first on `rows`: its first n leaves are the tree of n leaves.
[[nodiscard]] cart::Tree treeOfSizes(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                     cart::GrowOptions options);
/// The node that a row reaches in the first `leaves` leaves of such a tree.
[[nodiscard]] int nodeAtSize(const cart::Tree& tree, const cart::Sample& sample, std::uint32_t row, std::size_t leaves);

/// |predicted / truth - 1| in percent: what |predicted - truth| / |truth| is, without a difference that may be no
/// number.
[[nodiscard]] double errorOf(double predicted, double truth);
/// The same of `from` times a ratio, which may itself lie beyond the range of numbers.
[[nodiscard]] double errorOfRatio(double from, double ratio, double truth);

/// The errors of a set of predictions, one a row; the mean is over the rows that were held out. Its standard error
/// counts cells, numbered as in Sample::cells: rows that repeat one tell nothing new about another.
[[nodiscard]] PredictionErrors errorsOf(std::string name, const std::vector<double>& truths,
                                        std::vector<double> predictions, std::vector<std::size_t> heldOut,
                                        const std::vector<std::uint32_t>& cells);
/// The same of predictions of Pj by these ratios, one a row of the table.
[[nodiscard]] PredictionErrors errorsOfRatios(std::string name, const RatioTable& table,
                                              const std::vector<double>& ratios, std::vector<std::size_t> heldOut);

/// Ratio of each cell by trees that have not seen it.
struct HeldOutRatios {
    std::vector<double> ratios;
    std::vector<std::size_t> heldOut;  ///< as PredictionErrors::heldOut
};
[[nodiscard]] base::Expected<HeldOutRatios> heldOutRatios(const SortedSample& ratios, const RelativeOptions& options,
                                                          base::Progress& progress);

/// optionOutOfRange, tooFewPoints (fewer than two cells), and what cart::checkSample() finds.
[[nodiscard]] base::Expected<void> checkModel(const RelativeOptions& options, const RatioTable& table);

/// Everything that is tried on held-out cells: the tree, its baselines, and trees of each size.
struct Validated {
    PredictionErrors tree;
    std::vector<double> ratios;  ///< the tree's
    std::vector<PredictionErrors> baselines;
    std::vector<SizeError> sizes;
};

/// Errors: those of Folds::create(), cancelled.
[[nodiscard]] base::Expected<Validated> validate(const RatioTable& table, const SortedSample& ratios,
                                                 const RelativeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
