#include "core/relative/validate.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

#include "core/cart/grower.h"

namespace greyscope::relative {
namespace {

using Rows = std::vector<std::uint32_t>;

constexpr std::size_t largestSize = 12;

/// Sum of squared deviations, the unit of alpha.
double totalSquares(const std::vector<double>& values) {
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
    return std::accumulate(values.begin(), values.end(), 0.0,
                           [&](double sum, double value) { return sum + (value - mean) * (value - mean); });
}

std::vector<double> truthsOf(const RatioTable& table) {
    std::vector<double> truths;
    for (const RatioRow& row : table.rows) {
        truths.push_back(row.to);
    }
    return truths;
}

/// The same predictors with Pj itself as the response.
cart::Sample directSample(const RatioTable& table) {
    return {table.sample.features, truthsOf(table), "to"};
}

/// The node that a row reaches in the tree's first `leaves` leaves. A tree that grew best first made its cuts in the
/// order of their nodes: two children a cut.
const cart::Node& nodeAtSize(const cart::Tree& tree, const cart::Sample& sample, std::uint32_t row,
                             std::size_t leaves) {
    const cart::Node* node = &tree.nodes.front();
    while (!node->isLeaf() && static_cast<std::size_t>(node->left + 1) / 2 < leaves) {
        const cart::Feature& feature = sample.features[static_cast<std::size_t>(node->feature)];
        node = &tree.nodes[static_cast<std::size_t>(tree.childFor(*node, feature.values[row]))];
    }
    return *node;
}

double meanRatio(const RatioTable& table, const Rows& rows) {
    double sum = 0.0;
    for (const std::uint32_t row : rows) {
        sum += table.rows[row].ratio;
    }
    return sum / static_cast<double>(rows.size());
}

/// Trees of 1, 2, ... leaves; the cells' predictions for each.
class Sizes {
public:
    Sizes(const RatioTable& table, const SortedSample& ratios, const cart::GrowOptions& grow)
        : m_table(table), m_ratios(ratios), m_grow(grow) {
        m_grow.maxLeaves = largestSize;
        m_whole = grown(cart::allRows(ratios.sample));
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
        const std::vector<double> truths = truthsOf(m_table);
        std::vector<SizeError> result;
        for (std::size_t size = 1; size <= m_validated.size(); ++size) {
            std::vector<double> fitted;
            for (std::uint32_t row = 0; row < m_table.rows.size(); ++row) {
                fitted.push_back(predicted(m_whole, row, size));
            }
            const PredictionErrors validated = errorsOf("", truths, m_validated[size - 1], heldOut);
            result.push_back(
                {size, errorsOf("", truths, std::move(fitted), all).are, validated.are, validated.standardError});
        }
        return result;
    }

private:
    [[nodiscard]] cart::Tree grown(const Rows& rows) const {
        return cart::growOn(m_ratios.sample, cart::restricted(m_ratios.order, rows, m_ratios.sample.size()), rows,
                            m_grow);
    }
    [[nodiscard]] double predicted(const cart::Tree& tree, std::uint32_t row, std::size_t size) const {
        return m_table.rows[row].from * nodeAtSize(tree, m_ratios.sample, row, size).value;
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

base::Expected<Folds> Folds::create(std::size_t cells, const RelativeOptions& options) {
    Folds folds;
    const std::uint64_t seed = options.crossValidation.seed;
    if (options.validation == Validation::holdOut) {
        if (!(options.holdOut > 0.0 && options.holdOut < 1.0) || cells < 2) {
            return outOfRange("hold-out", base::toText(options.holdOut), "(0, 1)");
        }
        const double wanted = std::round(options.holdOut * static_cast<double>(cells));
        const std::size_t held = std::clamp(static_cast<std::size_t>(wanted), std::size_t{1}, cells - 1);
        folds.m_count = 1;
        for (const std::size_t place : cart::assignFolds(cells, cells, seed)) {
            folds.m_foldOf.push_back(place < held ? 0 : 1);
        }
        return folds;
    }
    folds.m_count = options.validation == Validation::leaveOneOut ? cells : options.folds;
    if (folds.m_count < 2 || folds.m_count > cells) {
        return outOfRange("folds", std::to_string(folds.m_count), "[2, " + std::to_string(cells) + "]");
    }
    folds.m_foldOf = cart::assignFolds(cells, folds.m_count, seed);
    return folds;
}

Fold Folds::at(std::size_t index) const {
    Fold fold;
    for (std::uint32_t cell = 0; cell < m_foldOf.size(); ++cell) {
        (m_foldOf[cell] == index ? fold.heldOut : fold.kept).push_back(cell);
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
    for (std::size_t cell = 0; cell < m_foldOf.size(); ++cell) {
        if (m_foldOf[cell] < m_count) {
            rows.push_back(cell);
        }
    }
    return rows;
}

base::Expected<cart::CrossValidation> crossValidatedPath(const SortedSample& data, const Rows& rows,
                                                         const cart::Tree& tree, const RelativeOptions& options,
                                                         base::Progress& progress) {
    cart::CrossValidationOptions inner = options.crossValidation;
    inner.folds = std::min(inner.folds, rows.size());
    return cart::crossValidateOn(data.sample, data.order, rows, tree, options.grow, inner, progress);
}

base::Expected<FittedTree> fitTree(const SortedSample& data, const Rows& rows, const RelativeOptions& options,
                                   double alpha, base::Progress& progress) {
    const std::size_t all = data.sample.size();
    cart::Tree tree = cart::growOn(data.sample, cart::restricted(data.order, rows, all), rows, options.grow);
    if (options.pruning == Pruning::alpha) {
        // The share first: it is exactly 1 for all rows, and alpha may be exactly that of a step of the path.
        const double share = static_cast<double>(rows.size()) / static_cast<double>(all);
        return FittedTree{cart::prune(tree, alpha * share), {}};
    }
    if (options.pruning == Pruning::crossValidated && rows.size() >= 2) {
        auto path = crossValidatedPath(data, rows, tree, options, progress);
        if (!path) {
            return tl::unexpected(path.error());
        }
        const double chosen = path->steps[path->chosen].step.alpha;
        return FittedTree{cart::prune(tree, chosen), std::move(*path)};
    }
    return FittedTree{std::move(tree), {}};
}

PredictionErrors errorsOf(std::string name, const std::vector<double>& truths, std::vector<double> predictions,
                          std::vector<std::size_t> heldOut) {
    PredictionErrors result{std::move(name), 0.0, 0.0, std::move(predictions), {}, std::move(heldOut)};
    for (std::size_t row = 0; row < truths.size(); ++row) {
        result.errors.push_back(100.0 * std::abs((result.predictions[row] - truths[row]) / truths[row]));
    }
    const double n = static_cast<double>(result.heldOut.size());
    for (const std::size_t row : result.heldOut) {
        result.are += result.errors[row] / n;
    }
    double squares = 0.0;
    for (const std::size_t row : result.heldOut) {
        squares += (result.errors[row] - result.are) * (result.errors[row] - result.are);
    }
    result.standardError = n > 1 ? std::sqrt(squares / (n - 1) / n) : 0.0;
    return result;
}

base::Expected<HeldOutRatios> heldOutRatios(const SortedSample& ratios, const RelativeOptions& options,
                                            base::Progress& progress) {
    const auto folds = Folds::create(ratios.sample.size(), options);
    if (!folds) {
        return tl::unexpected(folds.error());
    }
    HeldOutRatios result{std::vector<double>(ratios.sample.size()), folds->heldOut()};
    for (std::size_t index = 0; index < folds->count(); ++index) {
        const Fold fold = folds->at(index);
        const auto fitted = fitTree(ratios, fold.kept, options, options.alpha, progress);
        if (!fitted || progress.cancelled()) {
            return fitted ? base::fail(base::ErrorCode::cancelled) : tl::unexpected(fitted.error());
        }
        for (const std::uint32_t row : folds->predictedBy(fold)) {
            result.ratios[row] = fitted->tree.predictRow(ratios.sample, row);
        }
    }
    return result;
}

base::Expected<void> checkModel(const RelativeOptions& options, const RatioTable& table) {
    if (const auto valid = options.grow.validate(); !valid) {
        return valid;
    }
    if (options.pruning == Pruning::alpha && !(options.alpha >= 0.0 && std::isfinite(options.alpha))) {
        return outOfRange("alpha", base::toText(options.alpha), "[0, inf)");
    }
    if (table.rows.size() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {options.to + " / " + options.from, std::to_string(table.rows.size()), "2"});
    }
    return cart::checkSample(table.sample);
}

base::Expected<Validated> validate(const RatioTable& table, const SortedSample& ratios, const RelativeOptions& options,
                                   base::Progress& progress) {
    const auto folds = Folds::create(table.rows.size(), options);
    if (!folds) {
        return tl::unexpected(folds.error());
    }
    const SortedSample direct(directSample(table));
    const double ratioSquares = totalSquares(ratios.sample.response);
    const double directAlpha =
        ratioSquares > 0.0 ? options.alpha * (totalSquares(direct.sample.response) / ratioSquares) : 0.0;
    const std::size_t n = table.rows.size();
    std::vector<double> byTree(n);
    std::vector<double> byParity(n);
    std::vector<double> byConstant(n);
    std::vector<double> byDirectTree(n);
    Sizes sizes(table, ratios, options.grow);
    base::NoProgress quiet;
    for (std::size_t index = 0; index < folds->count(); ++index) {
        const Fold fold = folds->at(index);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const auto fitted = fitTree(ratios, fold.kept, options, options.alpha, quiet);
        const auto fittedDirect = fitTree(direct, fold.kept, options, directAlpha, quiet);
        if (!fitted || !fittedDirect) {
            return tl::unexpected(fitted ? fittedDirect.error() : fitted.error());
        }
        const double constant = meanRatio(table, fold.kept);
        const Rows predictedRows = folds->predictedBy(fold);
        for (const std::uint32_t row : predictedRows) {
            const double from = table.rows[row].from;
            byTree[row] = from * fitted->tree.predictRow(ratios.sample, row);
            byParity[row] = from;
            byConstant[row] = from * constant;
            byDirectTree[row] = fittedDirect->tree.predictRow(direct.sample, row);
        }
        sizes.tryOn(fold, predictedRows);
        progress.report(static_cast<double>(index + 1) / static_cast<double>(folds->count()));
    }
    const std::vector<double> truths = truthsOf(table);
    const std::vector<std::size_t> heldOut = folds->heldOut();
    return Validated{errorsOf("tree", truths, std::move(byTree), heldOut),
                     {errorsOf("parity", truths, std::move(byParity), heldOut),
                      errorsOf("constant-ratio", truths, std::move(byConstant), heldOut),
                      errorsOf("direct-tree", truths, std::move(byDirectTree), heldOut)},
                     sizes.errors(heldOut)};
}

}  // namespace greyscope::relative
