#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cart/order.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// One division of the matched cells into those that a model is fitted to and those that it is tested on.
struct Fold {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> heldOut;
};

/// Returns the chosen validation, or the default for this number of cells.
[[nodiscard]] Validation validationFor(const RelativeOptions& options, std::size_t cells);

/// The folds of the chosen validation, made one at a time, because together they need memory quadratic in the number of
/// rows. Folds consist of cells: rows that repeat one cell stay together.
class Folds {
public:
    /// Returns optionOutOfRange if there are fewer cells than folds, or if no cell would be held out or kept.
    [[nodiscard]] static base::Expected<Folds> create(const cart::Sample& sample, const RelativeOptions& options);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] Fold at(std::size_t index) const;
    /// Returns the rows whose prediction comes from this fold: those held out, and for Validation::holdOut all other
    /// rows, too.
    [[nodiscard]] std::vector<std::uint32_t> predictedBy(const Fold& fold) const;
    [[nodiscard]] std::vector<std::size_t> heldOut() const;

private:
    std::size_t m_count = 0;  ///< a hold-out is the first of two folds; the second is never held out
    std::vector<std::size_t> m_foldOf;
};

/// A sample with its predictors sorted once for all folds.
struct SortedSample {
    explicit SortedSample(cart::Sample sample);
    cart::Sample sample;
    cart::SampleOrder order;
};

struct FittedTree {
    cart::Tree tree;
    std::optional<cart::CrossValidation> crossValidation;
};

/// Returns alpha of the options, converted to units of the trees' unit squared.
[[nodiscard]] double alphaFor(const cart::Sample& sample, const RelativeOptions& options);

/// Returns the cross-validated pruning path of `tree`, which was grown on `rows`. The number of folds is limited to the
/// number of cells. Errors: those of cart::crossValidate().
[[nodiscard]] base::Expected<cart::CrossValidation> crossValidatedPath(const SortedSample& data,
                                                                       const std::vector<std::uint32_t>& rows,
                                                                       const cart::Tree& tree,
                                                                       const RelativeOptions& options,
                                                                       base::Progress& progress);

/// Returns a tree on `rows`, grown and pruned according to the options. `alpha` is for all rows of the sample, in units
/// of its trees' unit squared, and is scaled to `rows`. Pruning by cross-validation uses `rows` only. Error: cancelled.
[[nodiscard]] base::Expected<FittedTree> fitTree(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                                 const RelativeOptions& options, double alpha,
                                                 base::Progress& progress);

/// Returns a tree of all sizes at once, grown best first on `rows`: its first n leaves are the tree with n leaves.
[[nodiscard]] cart::Tree treeOfSizes(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                     cart::GrowOptions options);
/// Returns the node that a row reaches in the first `leaves` leaves of a tree of treeOfSizes().
[[nodiscard]] int nodeAtSize(const cart::Tree& tree, const cart::Sample& sample, std::uint32_t row, std::size_t leaves);

/// Returns |predicted / truth - 1| in percent, which equals |predicted - truth| / |truth| but avoids a difference that
/// may overflow.
[[nodiscard]] double errorOf(double predicted, double truth);
/// Returns the error of `from` times `ratio`, as errorOf(); the product itself may overflow.
[[nodiscard]] double errorOfRatio(double from, double ratio, double truth);

/// Returns the errors of predictions, one per row, and their mean over the held-out rows. The standard error of the
/// mean counts cells, numbered as in Sample::cells, because rows that repeat one cell are not independent.
[[nodiscard]] PredictionErrors errorsOf(std::string name, const std::vector<double>& truths,
                                        std::vector<double> predictions, std::vector<std::size_t> heldOut,
                                        const std::vector<std::uint32_t>& cells);
/// Returns the errors of predictions of Pj by these ratios, one per row of the table.
[[nodiscard]] PredictionErrors errorsOfRatios(std::string name, const RatioTable& table,
                                              const std::vector<double>& ratios, std::vector<std::size_t> heldOut);

/// Ratios of all cells, predicted by trees that have not seen them.
struct HeldOutRatios {
    std::vector<double> ratios;
    std::vector<std::size_t> heldOut;  ///< rows, as in PredictionErrors::heldOut
};
[[nodiscard]] base::Expected<HeldOutRatios> heldOutRatios(const SortedSample& ratios, const RelativeOptions& options,
                                                          base::Progress& progress);

/// Returns optionOutOfRange, tooFewPoints (fewer than two cells), or an error of cart::checkSample().
[[nodiscard]] base::Expected<void> checkModel(const RelativeOptions& options, const RatioTable& table);

/// Results on held-out cells: those of the tree, of its baselines, and of trees of each size.
struct Validated {
    PredictionErrors tree;
    std::vector<double> ratios;  ///< ratios predicted by the tree
    std::vector<PredictionErrors> baselines;
    std::vector<SizeError> sizes;
};

/// Validates the tree and the baselines. Errors: those of Folds::create(), cancelled.
[[nodiscard]] base::Expected<Validated> validate(const RatioTable& table, const SortedSample& ratios,
                                                 const RelativeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
