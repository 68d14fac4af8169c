#include "core/relative/validate.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "core/base/try.h"

namespace greyscope::relative {
namespace {

using Rows = std::vector<std::uint32_t>;

constexpr std::size_t largestSize = 12;

/// Returns the sum of squared deviations, in the unit of the sample's trees.
double totalSquares(const cart::Sample& sample) {
    const double unit = cart::unitOf(sample);
    const double n = static_cast<double>(sample.size());
    const double mean = std::accumulate(sample.response.begin(), sample.response.end(), 0.0,
                                        [unit](double sum, double value) { return sum + value / unit; }) /
                        n;
    return std::accumulate(sample.response.begin(), sample.response.end(), 0.0, [&](double sum, double value) {
        return sum + (value / unit - mean) * (value / unit - mean);
    });
}

std::vector<double> truthsOf(const RatioTable& table) {
    std::vector<double> truths;
    for (const RatioRow& row : table.rows) {
        truths.push_back(row.to);
    }
    return truths;
}

/// Returns a sample with the same predictors and Pj itself as the response.
cart::Sample directSample(const RatioTable& table) {
    return {table.sample.features, truthsOf(table), "to", table.sample.cells};
}

double meanRatio(const RatioTable& table, const Rows& rows) {
    const double unit = cart::unitOf(table.sample);
    double sum = 0.0;
    for (const std::uint32_t row : rows) {
        sum += table.rows[row].ratio / unit;
    }
    return sum / static_cast<double>(rows.size()) * unit;
}

/// Trees with 1, 2, ... leaves, and the ratios of the cells by each.
class Sizes {
public:
    Sizes(const RatioTable& table, const SortedSample& ratios, const cart::GrowOptions& grow)
        : m_table(table), m_ratios(ratios), m_grow(grow), m_whole(grown(cart::allRows(ratios.sample))) {
        m_validated.assign(m_whole.leafCount(), std::vector<double>(table.rows.size()));
    }

    void tryOn(const Fold& fold, const Rows& predictedRows) {
        const cart::Tree tree = grown(fold.kept);
        for (std::size_t size = 1; size <= m_validated.size(); ++size) {
            for (const std::uint32_t row : predictedRows) {
                m_validated[size - 1][row] = predicted(tree, row, size);
            }
        }
    }

    [[nodiscard]] std::vector<SizeError> errors(const std::vector<std::size_t>& heldOut) const {
        std::vector<std::size_t> all(m_table.rows.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        std::vector<SizeError> result;
        for (std::size_t size = 1; size <= m_validated.size(); ++size) {
            std::vector<double> fitted;
            for (std::uint32_t row = 0; row < m_table.rows.size(); ++row) {
                fitted.push_back(predicted(m_whole, row, size));
            }
            const PredictionErrors validated = errorsOfRatios("", m_table, m_validated[size - 1], heldOut);
            result.push_back(
                {size, errorsOfRatios("", m_table, fitted, all).are, validated.are, validated.standardError});
        }
        return result;
    }

private:
    [[nodiscard]] cart::Tree grown(const Rows& rows) const { return treeOfSizes(m_ratios, rows, m_grow); }
    [[nodiscard]] double predicted(const cart::Tree& tree, std::uint32_t row, std::size_t size) const {
        return tree.nodes[static_cast<std::size_t>(nodeAtSize(tree, m_ratios.sample, row, size))].value;
    }

    const RatioTable& m_table;
    const SortedSample& m_ratios;
    cart::GrowOptions m_grow;
    cart::Tree m_whole;
    std::vector<std::vector<double>> m_validated;
};

tl::unexpected<base::Error> outOfRange(const char* option, std::string value, std::string range) {
    return base::fail(base::ErrorCode::optionOutOfRange, {option, std::move(value), std::move(range)});
}

}  // namespace

SortedSample::SortedSample(cart::Sample unsorted) : sample(std::move(unsorted)), order(cart::orderOf(sample)) {}

Validation validationFor(const RelativeOptions& options, std::size_t cells) {
    return options.validation.value_or(cells > leaveOneOutCells ? Validation::kFold : Validation::leaveOneOut);
}

RelativeOptions withFoldsFor(RelativeOptions options, std::size_t cells) {
    if (options.validation == Validation::kFold && options.folds > cells) {
        options.validation = Validation::leaveOneOut;
    }
    return options;
}

base::Expected<Folds> Folds::create(const cart::Sample& sample, const RelativeOptions& options) {
    Folds folds;
    const std::uint64_t seed = options.crossValidation.seed;
    const cart::CellNumbers numbers = cart::cellNumbers(sample, cart::allRows(sample));
    const std::size_t cells = numbers.count;
    const Validation validation = validationFor(options, cells);
    std::vector<std::size_t> foldOf;  // per cell
    if (validation == Validation::holdOut) {
        if (!(options.holdOut > 0.0 && options.holdOut < 1.0) || cells < 2) {
            return outOfRange("hold-out", base::toText(options.holdOut), "(0, 1)");
        }
        const double wanted = std::round(options.holdOut * static_cast<double>(cells));
        const std::size_t held = std::clamp(static_cast<std::size_t>(wanted), std::size_t{1}, cells - 1);
        folds.m_count = 1;
        foldOf = cart::assignFolds(cells, cells, seed);
        std::transform(foldOf.begin(), foldOf.end(), foldOf.begin(),
                       [held](std::size_t place) { return place < held ? std::size_t{0} : std::size_t{1}; });
    } else {
        folds.m_count = validation == Validation::leaveOneOut ? cells : options.folds;
        if (folds.m_count < 2 || folds.m_count > cells) {
            return outOfRange("folds", std::to_string(folds.m_count), "[2, " + std::to_string(cells) + "]");
        }
        foldOf = cart::assignFolds(cells, folds.m_count, seed);
    }
    for (const std::size_t cell : numbers.of) {
        folds.m_foldOf.push_back(foldOf[cell]);
    }
    return folds;
}

Fold Folds::at(std::size_t index) const {
    Fold fold;
    for (std::uint32_t row = 0; row < m_foldOf.size(); ++row) {
        (m_foldOf[row] == index ? fold.heldOut : fold.kept).push_back(row);
    }
    return fold;
}

std::vector<std::uint32_t> Folds::predictedBy(const Fold& fold) const {
    Rows rows = fold.heldOut;
    if (m_count == 1) {
        rows.insert(rows.end(), fold.kept.begin(), fold.kept.end());
    }
    return rows;
}

std::vector<std::size_t> Folds::heldOut() const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < m_foldOf.size(); ++row) {
        if (m_foldOf[row] < m_count) {
            rows.push_back(row);
        }
    }
    return rows;
}

base::Expected<cart::CrossValidation> crossValidatedPath(const SortedSample& data, const Rows& rows,
                                                         const cart::Tree& tree, const RelativeOptions& options,
                                                         base::Progress& progress) {
    cart::CrossValidationOptions inner = options.crossValidation;
    inner.folds = std::min(inner.folds, cart::cellNumbers(data.sample, rows).count);
    return cart::crossValidateOn(data.sample, data.order, rows, tree, options.grow, inner, progress);
}

double alphaFor(const cart::Sample& sample, const RelativeOptions& options) {
    const double unit = cart::unitOf(sample);
    return options.alpha / unit / unit;
}

base::Expected<FittedTree> fitTree(const SortedSample& data, const Rows& rows, const RelativeOptions& options,
                                   double alpha, base::Progress& progress) {
    const std::size_t all = data.sample.size();
    cart::Tree tree = cart::growOn(data.sample, cart::restricted(data.order, rows, all), rows, options.grow);
    if (options.pruning == Pruning::alpha) {
        // The share is calculated first, because it is exactly 1 for all rows and alpha may be exactly that of a step.
        const double share = static_cast<double>(rows.size()) / static_cast<double>(all);
        return FittedTree{cart::prune(tree, alpha * share), {}};
    }
    if (options.pruning == Pruning::crossValidated && cart::cellNumbers(data.sample, rows).count >= 2) {
        auto path = GREYSCOPE_TRY(crossValidatedPath(data, rows, tree, options, progress));
        const double chosen = path.steps[path.chosen].step.alpha;
        return FittedTree{cart::prune(tree, chosen), std::move(path)};
    }
    return FittedTree{std::move(tree), {}};
}

cart::Tree treeOfSizes(const SortedSample& data, const Rows& rows, cart::GrowOptions options) {
    options.maxLeaves = largestSize;
    return cart::growOn(data.sample, cart::restricted(data.order, rows, data.sample.size()), rows, options);
}

/// A tree grown best first made its cuts in the order of their nodes, with two children per cut.
int nodeAtSize(const cart::Tree& tree, const cart::Sample& sample, std::uint32_t row, std::size_t leaves) {
    int place = 0;
    for (;;) {
        const cart::Node& node = tree.nodes[static_cast<std::size_t>(place)];
        if (node.isLeaf() || static_cast<std::size_t>(node.left + 1) / 2 >= leaves) {
            return place;
        }
        place = tree.childFor(node, sample.features[static_cast<std::size_t>(node.feature)].values[row]);
    }
}

double errorOf(double predicted, double truth) {
    return 100.0 * std::abs(predicted / truth - 1.0);
}

double errorOfRatio(double from, double ratio, double truth) {
    return 100.0 * std::abs(from / truth * ratio - 1.0);
}

namespace {

/// Returns the standard error of the mean over rows, from the sums of deviations within each cell.
double standardErrorOf(const PredictionErrors& errors, const std::vector<std::uint32_t>& cells) {
    const std::size_t numbers =
        cells.empty() ? errors.errors.size() : *std::max_element(cells.begin(), cells.end()) + std::size_t{1};
    std::vector<std::optional<double>> deviations(numbers);
    for (const std::size_t row : errors.heldOut) {
        std::optional<double>& sum = deviations[cells.empty() ? row : cells[row]];
        sum = sum.value_or(0.0) + (errors.errors[row] - errors.are);
    }
    double squares = 0.0;
    double count = 0.0;
    for (const std::optional<double>& sum : deviations) {
        squares += sum ? *sum * *sum : 0.0;
        count += sum ? 1.0 : 0.0;
    }
    const double n = static_cast<double>(errors.heldOut.size());
    return count > 1 ? std::sqrt(squares / (count - 1) / n * (count / n)) : 0.0;
}

}  // namespace

PredictionErrors errorsOf(std::string name, const std::vector<double>& truths, std::vector<double> predictions,
                          std::vector<std::size_t> heldOut, const std::vector<std::uint32_t>& cells) {
    PredictionErrors result{std::move(name), 0.0, 0.0, std::move(predictions), {}, std::move(heldOut)};
    std::transform(result.predictions.begin(), result.predictions.end(), truths.begin(),
                   std::back_inserter(result.errors), errorOf);
    const double n = static_cast<double>(result.heldOut.size());
    for (const std::size_t row : result.heldOut) {
        result.are += result.errors[row] / n;
    }
    result.standardError = standardErrorOf(result, cells);
    return result;
}

PredictionErrors errorsOfRatios(std::string name, const RatioTable& table, const std::vector<double>& ratios,
                                std::vector<std::size_t> heldOut) {
    PredictionErrors result =
        errorsOf(std::move(name), table.sample.response, ratios, std::move(heldOut), table.sample.cells);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        result.predictions[row] *= table.rows[row].from;
    }
    return result;
}

base::Expected<HeldOutRatios> heldOutRatios(const SortedSample& ratios, const RelativeOptions& options,
                                            base::Progress& progress) {
    const auto folds = GREYSCOPE_TRY(Folds::create(ratios.sample, options));
    HeldOutRatios result{std::vector<double>(ratios.sample.size()), folds.heldOut()};
    for (std::size_t index = 0; index < folds.count(); ++index) {
        const Fold fold = folds.at(index);
        const auto fitted = fitTree(ratios, fold.kept, options, alphaFor(ratios.sample, options), progress);
        if (!fitted || progress.cancelled()) {
            return fitted ? base::fail(base::ErrorCode::cancelled) : tl::unexpected(fitted.error());
        }
        for (const std::uint32_t row : folds.predictedBy(fold)) {
            result.ratios[row] = fitted->tree.predictRow(ratios.sample, row);
        }
    }
    return result;
}

base::Expected<void> checkModel(const RelativeOptions& options, const RatioTable& table) {
    GREYSCOPE_TRY(options.grow.validate());
    if (options.pruning == Pruning::alpha && !(options.alpha >= 0.0 && std::isfinite(options.alpha))) {
        return outOfRange("alpha", base::toText(options.alpha), "[0, inf)");
    }
    if (table.cells < 2) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {options.to + " / " + options.from, std::to_string(table.cells), "2"});
    }
    return cart::checkSample(table.sample);
}

base::Expected<Validated> validate(const RatioTable& table, const SortedSample& ratios, const RelativeOptions& options,
                                   base::Progress& progress) {
    const auto folds = GREYSCOPE_TRY(Folds::create(table.sample, options));
    const SortedSample direct(directSample(table));
    const double alpha = alphaFor(ratios.sample, options);
    const double ratioSquares = totalSquares(ratios.sample);
    const double directAlpha = ratioSquares > 0.0 ? alpha * (totalSquares(direct.sample) / ratioSquares) : 0.0;
    const std::size_t n = table.rows.size();
    std::vector<double> byTree(n);
    const std::vector<double> byParity(n, 1.0);
    std::vector<double> byConstant(n);
    std::vector<double> byDirectTree(n);
    Sizes sizes(table, ratios, options.grow);
    base::NoProgress quiet;
    for (std::size_t index = 0; index < folds.count(); ++index) {
        const Fold fold = folds.at(index);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const auto fitted = fitTree(ratios, fold.kept, options, alpha, quiet);
        const auto fittedDirect = fitTree(direct, fold.kept, options, directAlpha, quiet);
        if (!fitted || !fittedDirect) {
            return tl::unexpected(fitted ? fittedDirect.error() : fitted.error());
        }
        const double constant = meanRatio(table, fold.kept);
        const Rows predictedRows = folds.predictedBy(fold);
        for (const std::uint32_t row : predictedRows) {
            byTree[row] = fitted->tree.predictRow(ratios.sample, row);
            byConstant[row] = constant;
            byDirectTree[row] = fittedDirect->tree.predictRow(direct.sample, row);
        }
        sizes.tryOn(fold, predictedRows);
        progress.report(static_cast<double>(index + 1) / static_cast<double>(folds.count()));
    }
    const std::vector<std::size_t> heldOut = folds.heldOut();
    PredictionErrors tree = errorsOfRatios("tree", table, byTree, heldOut);
    return Validated{
        std::move(tree),
        std::move(byTree),
        {errorsOfRatios("parity", table, byParity, heldOut),
         errorsOfRatios("constant-ratio", table, byConstant, heldOut),
         errorsOf("direct-tree", direct.sample.response, std::move(byDirectTree), heldOut, table.sample.cells)},
        sizes.errors(heldOut)};
}

}  // namespace greyscope::relative
