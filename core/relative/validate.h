#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cart/order.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// A fold: one division of the rows (matched cells) into those that a model is fitted to and those that it is tested
/// on.
struct Fold {
    std::vector<std::uint32_t> kept;
    std::vector<std::uint32_t> heldOut;
};

/// Returns the kind of validation in the options or, if none is set, the default for this number of cells.
[[nodiscard]] Validation validationFor(const RelativeOptions& options, std::size_t cells);

/// Returns the options with leave-one-out instead of more folds than there are cells.
[[nodiscard]] RelativeOptions withFoldsFor(RelativeOptions options, std::size_t cells);

/// The folds of a validation. They are made one at a time, because all together would need memory quadratic in the
/// number of rows. Folds consist of cells: rows that repeat one cell stay together.
class Folds {
public:
    /// Assigns the cells to folds. Error: optionOutOfRange if there are fewer cells than folds, or if no cell would be
    /// held out or kept.
    [[nodiscard]] static base::Expected<Folds> create(const cart::Sample& sample, const RelativeOptions& options);
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] Fold at(std::size_t index) const;
    /// Returns the rows that are predicted by the model of this fold: those held out and, for Validation::holdOut, also
    /// all other rows.
    [[nodiscard]] std::vector<std::uint32_t> predictedBy(const Fold& fold) const;
    [[nodiscard]] std::vector<std::size_t> heldOut() const;

private:
    std::size_t m_count = 0;  ///< number of folds that are held out; Validation::holdOut has two folds, of which only
                              ///< the first is held out
    std::vector<std::size_t> m_foldOf;
};

/// A sample with its rows sorted by every predictor, which is done once for all folds.
struct SortedSample {
    explicit SortedSample(cart::Sample sample);
    cart::Sample sample;
    cart::SampleOrder order;
};

/// A fitted tree and, if it was pruned by cross-validation, the errors that decided.
struct FittedTree {
    cart::Tree tree;
    std::optional<cart::CrossValidation> crossValidation;
};

/// Returns the alpha of the options, converted from squares of the response to units of Tree::unit squared.
[[nodiscard]] double alphaFor(const cart::Sample& sample, const RelativeOptions& options);

/// Cross-validates the pruning of `tree`, which was grown on `rows`. The number of folds is limited to the number of
/// cells. Errors: those of cart::crossValidate().
[[nodiscard]] base::Expected<cart::CrossValidation> crossValidatedPath(const SortedSample& data,
                                                                       const std::vector<std::uint32_t>& rows,
                                                                       const cart::Tree& tree,
                                                                       const RelativeOptions& options,
                                                                       base::Progress& progress);

/// Grows a tree on `rows` and prunes it according to the options. `alpha` is for all rows of the sample, in units of
/// Tree::unit squared, and is scaled to `rows`. Pruning by cross-validation uses `rows` only. Error: cancelled.
[[nodiscard]] base::Expected<FittedTree> fitTree(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                                 const RelativeOptions& options, double alpha,
                                                 base::Progress& progress);

/// Grows a tree on `rows` best first, so that it contains the trees of all sizes: its first n leaves are the tree with
/// n leaves.
[[nodiscard]] cart::Tree treeOfSizes(const SortedSample& data, const std::vector<std::uint32_t>& rows,
                                     cart::GrowOptions options);
/// Returns the leaf that a row reaches in the tree with `leaves` leaves that treeOfSizes() contains.
[[nodiscard]] int nodeAtSize(const cart::Tree& tree, const cart::Sample& sample, std::uint32_t row, std::size_t leaves);

/// Returns the relative error of a prediction in percent, |predicted / truth - 1|. This equals |predicted - truth| /
/// |truth| but avoids a difference that may overflow.
[[nodiscard]] double errorOf(double predicted, double truth);
/// Returns the relative error of the prediction `from` * `ratio` in percent, without calculating the product, which may
/// overflow.
[[nodiscard]] double errorOfRatio(double from, double ratio, double truth);

/// Returns predictions with their errors, one per row, and the mean error over the held-out rows. The standard error of
/// the mean counts cells, numbered as in Sample::cells, because rows that repeat one cell are not independent.
[[nodiscard]] PredictionErrors errorsOf(std::string name, const std::vector<double>& truths,
                                        std::vector<double> predictions, std::vector<std::size_t> heldOut,
                                        const std::vector<std::uint32_t>& cells);
/// Returns the predictions of Pj by predicted ratios, one per row of the table, with their errors as errorsOf().
[[nodiscard]] PredictionErrors errorsOfRatios(std::string name, const RatioTable& table,
                                              const std::vector<double>& ratios, std::vector<std::size_t> heldOut);

/// The ratio of each row as predicted in the validation. For rows in `heldOut`, the tree has not seen the row.
struct HeldOutRatios {
    std::vector<double> ratios;
    std::vector<std::size_t> heldOut;  ///< indices of the rows that were held out, as in PredictionErrors::heldOut
};
/// Predicts the ratio of each row by the trees of the validation, each grown without one fold. Errors: those of
/// Folds::create(), cancelled.
[[nodiscard]] base::Expected<HeldOutRatios> heldOutRatios(const SortedSample& ratios, const RelativeOptions& options,
                                                          base::Progress& progress);

/// Checks that a model can be fitted to a ratio table with these options. Errors: optionOutOfRange, tooFewPoints (fewer
/// than two cells), those of cart::checkSample().
[[nodiscard]] base::Expected<void> checkModel(const RelativeOptions& options, const RatioTable& table);

/// The results of a validation on held-out cells: of the tree, of its baselines, and of trees of each size.
struct Validated {
    PredictionErrors tree;
    std::vector<double> ratios;  ///< ratios predicted by the tree
    std::vector<PredictionErrors> baselines;
    std::vector<SizeError> sizes;
};

/// Validates the tree of a ratio table and its baselines on held-out cells. Errors: those of Folds::create(),
/// cancelled.
[[nodiscard]] base::Expected<Validated> validate(const RatioTable& table, const SortedSample& ratios,
                                                 const RelativeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
