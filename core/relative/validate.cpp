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

/// The same predictors with Pj itself as the response.
cart::Sample directSample(const RatioTable& table) {
    cart::Sample sample{table.sample.features, {}, "to"};
    for (const RatioRow& row : table.rows) {
        sample.response.push_back(row.to);
    }
    return sample;
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

    void tryOn(const Fold& fold) {
        const cart::Tree tree = grown(fold.kept);
        for (std::size_t size = 1; size <= m_validated.size(); ++size) {
            for (const std::uint32_t row : fold.heldOut) {
                m_validated[size - 1][row] = predicted(tree, row, size);
            }
        }
    }

    [[nodiscard]] std::vector<SizeError> errors() const {
        std::vector<SizeError> result;
        for (std::size_t size = 1; size <= m_validated.size(); ++size) {
            std::vector<double> fitted;
            for (std::uint32_t row = 0; row < m_table.rows.size(); ++row) {
                fitted.push_back(predicted(m_whole, row, size));
            }
            const PredictionErrors validated = errorsOf("", m_table, m_validated[size - 1]);
            result.push_back(
                {size, errorsOf("", m_table, std::move(fitted)).are, validated.are, validated.standardError});
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

}  // namespace

SortedSample::SortedSample(cart::Sample unsorted) : sample(std::move(unsorted)), order(cart::orderOf(sample)) {}

base::Expected<Folds> Folds::create(std::size_t cells, const RelativeOptions& options) {
    Folds folds;
    folds.m_count = options.validation == Validation::leaveOneOut ? cells : options.folds;
    if (folds.m_count < 2 || folds.m_count > cells) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"folds", std::to_string(folds.m_count), "[2, " + std::to_string(cells) + "]"});
    }
    folds.m_foldOf = cart::assignFolds(cells, folds.m_count, options.crossValidation.seed);
    return folds;
}

Fold Folds::at(std::size_t index) const {
    Fold fold;
    for (std::uint32_t cell = 0; cell < m_foldOf.size(); ++cell) {
        (m_foldOf[cell] == index ? fold.heldOut : fold.kept).push_back(cell);
    }
    return fold;
}

base::Expected<cart::Tree> fitTree(const SortedSample& data, const Rows& rows, const RelativeOptions& options,
                                   double alpha, base::Progress& progress) {
    cart::Tree tree =
        cart::growOn(data.sample, cart::restricted(data.order, rows, data.sample.size()), rows, options.grow);
    if (options.pruning == Pruning::alpha) {
        return cart::prune(tree, alpha * static_cast<double>(rows.size()) / static_cast<double>(data.sample.size()));
    }
    if (options.pruning == Pruning::crossValidated && rows.size() >= 2) {
        cart::CrossValidationOptions inner = options.crossValidation;
        inner.folds = std::min(inner.folds, rows.size());
        const auto path = cart::crossValidateOn(data.sample, data.order, rows, tree, options.grow, inner, progress);
        if (!path) {
            return tl::unexpected(path.error());
        }
        return cart::prune(tree, path->steps[path->chosen].step.alpha);
    }
    return tree;
}

PredictionErrors errorsOf(std::string name, const RatioTable& table, std::vector<double> predictions) {
    PredictionErrors result{std::move(name), 0.0, 0.0, std::move(predictions), {}};
    const double n = static_cast<double>(table.rows.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const double truth = table.rows[row].to;
        result.errors.push_back(100.0 * std::abs((result.predictions[row] - truth) / truth));
        result.are += result.errors.back() / n;
    }
    double squares = 0.0;
    for (const double error : result.errors) {
        squares += (error - result.are) * (error - result.are);
    }
    result.standardError = n > 1 ? std::sqrt(squares / (n - 1) / n) : 0.0;
    return result;
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
        const auto tree = fitTree(ratios, fold.kept, options, options.alpha, quiet);
        const auto directTree = fitTree(direct, fold.kept, options, directAlpha, quiet);
        if (!tree || !directTree) {
            return tl::unexpected(tree ? directTree.error() : tree.error());
        }
        const double constant = meanRatio(table, fold.kept);
        for (const std::uint32_t row : fold.heldOut) {
            const double from = table.rows[row].from;
            byTree[row] = from * tree->predictRow(ratios.sample, row);
            byParity[row] = from;
            byConstant[row] = from * constant;
            byDirectTree[row] = directTree->predictRow(direct.sample, row);
        }
        sizes.tryOn(fold);
        progress.report(static_cast<double>(index + 1) / static_cast<double>(folds->count()));
    }
    return Validated{
        errorsOf("tree", table, std::move(byTree)),
        {errorsOf("parity", table, std::move(byParity)), errorsOf("constant-ratio", table, std::move(byConstant)),
         errorsOf("direct-tree", table, std::move(byDirectTree))},
        sizes.errors()};
}

}  // namespace greyscope::relative
