#include "core/cart/cross_validate.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <string>

#include "core/base/random.h"
#include "core/base/try.h"
#include "core/cart/split.h"

namespace greyscope::cart {
namespace {

/// Sums over the cells of held-out rows for every step of the pruning path. A row's prediction changes only where a
/// node on its path collapses. Each range of steps is therefore entered at its two ends only and summed up at the end.
class Scores {
public:
    explicit Scores(std::vector<double> cuts)
        : m_cuts(std::move(cuts)),
          m_squares(m_cuts.size() + 1, 0.0),
          m_weighted(m_cuts.size() + 1, 0.0),
          m_fourths(m_cuts.size() + 1, 0.0) {}

    /// Adds held-out rows; the rows of one cell are adjacent. `scale` converts alphas of the whole sample to those of
    /// the part that the tree was grown on.
    void addHeldOut(const Sample& sample, const Tree& tree, const std::vector<std::uint32_t>& rows, double scale);

    [[nodiscard]] std::vector<CrossValidationStep> steps(const std::vector<PruneStep>& path) const;

private:
    /// A change of the squared error of a cell's rows, from one step on.
    struct Change {
        std::size_t step;
        double by;
    };
    void addRow(const Sample& sample, const Tree& tree, const std::vector<std::size_t>& leafFrom, std::uint32_t row);
    void finishCell(std::size_t rows);
    /// Adds the sum of squared errors of a cell with `rows` rows over a range of steps.
    void add(std::size_t from, std::size_t to, double squares, double rows) {
        m_squares[from] += squares;
        m_squares[to] -= squares;
        m_weighted[from] += squares * rows;
        m_weighted[to] -= squares * rows;
        m_fourths[from] += squares * squares;
        m_fourths[to] -= squares * squares;
    }

    std::vector<double> m_cuts;  ///< ascending: one alpha within the range of each step
    std::vector<double> m_squares;
    std::vector<double> m_weighted;
    std::vector<double> m_fourths;
    double m_rows = 0.0;
    double m_rowsSquared = 0.0;     ///< sum over cells of the squared number of rows
    std::vector<Change> m_changes;  ///< changes for the cell whose rows are being added
};

void Scores::addHeldOut(const Sample& sample, const Tree& tree, const std::vector<std::uint32_t>& rows, double scale) {
    const std::vector<double> collapse = collapseAlphas(tree);
    std::vector<std::size_t> leafFrom(tree.nodes.size());
    for (std::size_t index = 0; index < tree.nodes.size(); ++index) {
        leafFrom[index] = static_cast<std::size_t>(
            std::lower_bound(m_cuts.begin(), m_cuts.end(), collapse[index] / scale) - m_cuts.begin());
    }
    const auto another = [&](std::size_t k) {
        return k == rows.size() || sample.cells.empty() || sample.cells[rows[k]] != sample.cells[rows[k - 1]];
    };
    for (std::size_t first = 0, k = 0; k < rows.size();) {
        addRow(sample, tree, leafFrom, rows[k]);
        if (another(++k)) {
            finishCell(k - first);
            first = k;
        }
    }
}

void Scores::addRow(const Sample& sample, const Tree& tree, const std::vector<std::size_t>& leafFrom,
                    std::uint32_t row) {
    std::size_t index = 0;
    std::size_t to = m_cuts.size();
    while (true) {
        if (leafFrom[index] < to) {
            const double error = sample.response[row] / tree.unit - tree.nodes[index].value / tree.unit;
            m_changes.push_back({leafFrom[index], error * error});
            m_changes.push_back({to, -error * error});
            to = leafFrom[index];
        }
        if (to == 0) {
            return;
        }
        const Node& node = tree.nodes[index];
        const Feature& feature = sample.features[static_cast<std::size_t>(node.feature)];
        index = static_cast<std::size_t>(tree.childFor(node, feature.values[row]));
    }
}

void Scores::finishCell(std::size_t rows) {
    const double count = static_cast<double>(rows);
    m_rows += count;
    m_rowsSquared += count * count;
    if (rows == 1) {
        for (std::size_t k = 0; k < m_changes.size(); k += 2) {
            add(m_changes[k].step, m_changes[k + 1].step, m_changes[k].by, count);
        }
    } else {
        std::stable_sort(m_changes.begin(), m_changes.end(),
                         [](const Change& a, const Change& b) { return a.step < b.step; });
        double squares = 0.0;
        for (std::size_t k = 0; k + 1 < m_changes.size(); ++k) {
            squares += m_changes[k].by;
            if (m_changes[k].step < m_changes[k + 1].step) {
                add(m_changes[k].step, m_changes[k + 1].step, std::max(0.0, squares), count);
            }
        }
    }
    m_changes.clear();
}

std::vector<CrossValidationStep> Scores::steps(const std::vector<PruneStep>& path) const {
    std::vector<CrossValidationStep> result;
    double squares = 0.0;
    double weighted = 0.0;
    double fourths = 0.0;
    for (std::size_t step = 0; step < path.size(); ++step) {
        squares += m_squares[step];
        weighted += m_weighted[step];
        fourths += m_fourths[step];
        const double mean = std::max(0.0, squares / m_rows);
        // Squared deviations of the cells from the mean: fourths / n - mean^2 if each row is a cell of its own.
        const double variance = fourths / m_rows + mean * (mean * (m_rowsSquared / m_rows) - 2.0 * (weighted / m_rows));
        result.push_back({path[step], mean, std::sqrt(std::max(0.0, variance) / m_rows)});
    }
    return result;
}

FoldCurve curveOf(const Sample& sample, const Tree& tree, const std::vector<std::uint32_t>& heldOut, double scale,
                  const std::vector<PruneStep>& path, const std::vector<double>& cuts) {
    Scores scores(cuts);
    scores.addHeldOut(sample, tree, heldOut, scale);
    FoldCurve curve{heldOut.size(), {}};
    for (const CrossValidationStep& step : scores.steps(path)) {
        curve.errors.push_back(step.error);
    }
    return curve;
}

/// Returns the simplest step whose error is at most `limit`, apart from rounding.
std::size_t simplestWithin(const std::vector<CrossValidationStep>& steps, double limit) {
    std::size_t simplest = 0;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        if (steps[step].error <= limit * (1.0 + gainTolerance)) {
            simplest = step;
        }
    }
    return simplest;
}

/// Uses one thread for small samples, whose trees grow faster than threads start.
base::Threads worthwhile(const Sample& sample, std::size_t rowsOfAllTrees, base::Threads threads) {
    constexpr std::size_t least = 20'000;  // predictor values: about a millisecond
    return rowsOfAllTrees * sample.features.size() < least ? base::Threads{1} : threads;
}

}  // namespace

std::vector<std::size_t> assignFolds(std::size_t cells, std::size_t folds, std::uint64_t seed) {
    std::vector<std::size_t> fold(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        fold[cell] = cell % folds;
    }
    base::SeededDraws random(seed);
    for (std::size_t left = cells; left > 1; --left) {
        std::swap(fold[left - 1], fold[random.below(left)]);
    }
    return fold;
}

std::vector<double> representativeAlphas(const std::vector<PruneStep>& path) {
    std::vector<double> alphas;
    for (std::size_t step = 0; step + 1 < path.size(); ++step) {
        alphas.push_back(std::sqrt(path[step].alpha) * std::sqrt(path[step + 1].alpha));
    }
    alphas.push_back(std::numeric_limits<double>::infinity());
    return alphas;
}

base::Expected<FoldTrees> FoldTrees::create(const Sample& sample, const SampleOrder& order,
                                            const std::vector<std::uint32_t>& rows, const GrowOptions& grow,
                                            const CrossValidationOptions& options) {
    FoldTrees trees(sample, order, rows, grow);
    trees.m_cells = cellNumbers(sample, rows);
    trees.m_count = options.folds;
    if (options.folds < 2 || options.folds > trees.m_cells.count) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"folds", std::to_string(options.folds), "[2, " + std::to_string(trees.m_cells.count) + "]"});
    }
    trees.m_foldOf = assignFolds(trees.m_cells.count, options.folds, options.seed);
    return trees;
}

FoldTree FoldTrees::at(std::size_t fold) const {
    std::vector<std::uint32_t> kept;
    std::vector<std::size_t> held;
    for (std::size_t k = 0; k < m_rows.size(); ++k) {
        if (m_foldOf[m_cells.of[k]] == fold) {
            held.push_back(k);
        } else {
            kept.push_back(m_rows[k]);
        }
    }
    std::stable_sort(held.begin(), held.end(),
                     [&](std::size_t a, std::size_t b) { return m_cells.of[a] < m_cells.of[b]; });
    FoldTree part;
    std::transform(held.begin(), held.end(), std::back_inserter(part.heldOut),
                   [&](std::size_t k) { return m_rows[k]; });
    part.share = static_cast<double>(kept.size()) / static_cast<double>(m_rows.size());
    SampleOrder order = restricted(m_order, kept, m_sample.size());
    part.tree = growOn(m_sample, std::move(order), std::move(kept), m_grow);
    return part;
}

base::Expected<CrossValidation> crossValidateOn(const Sample& sample, const SampleOrder& order,
                                                const std::vector<std::uint32_t>& rows, const Tree& tree,
                                                const GrowOptions& grow, const CrossValidationOptions& options,
                                                base::Progress& progress, base::Threads threads) {
    const FoldTrees trees = GREYSCOPE_TRY(FoldTrees::create(sample, order, rows, grow, options));
    const std::vector<PruneStep> path = pruningPath(tree);
    const std::vector<double> cuts = representativeAlphas(path);
    Scores scores(cuts);
    CrossValidation result;
    std::size_t finished = 0;
    const auto growFold = [&](std::size_t fold) { return progress.cancelled() ? FoldTree() : trees.at(fold); };
    base::inOrder(options.folds, worthwhile(sample, rows.size() * options.folds, threads), growFold,
                  [&](std::size_t fold, const FoldTree& part) {
                      if (!part.heldOut.empty()) {
                          scores.addHeldOut(sample, part.tree, part.heldOut, part.share);
                          if (options.keepFolds) {
                              result.folds.push_back(curveOf(sample, part.tree, part.heldOut, part.share, path, cuts));
                          }
                          ++finished;
                          progress.report(static_cast<double>(fold + 1) / static_cast<double>(options.folds));
                      }
                  });
    if (finished < options.folds) {
        return base::fail(base::ErrorCode::cancelled);
    }
    result.steps = scores.steps(path);
    const auto smallest =
        std::min_element(result.steps.begin(), result.steps.end(),
                         [](const CrossValidationStep& a, const CrossValidationStep& b) { return a.error < b.error; });
    result.best = simplestWithin(result.steps, smallest->error);
    result.chosen = options.oneStandardError
                        ? simplestWithin(result.steps, smallest->error + result.steps[result.best].standardError)
                        : result.best;
    return result;
}

base::Expected<CrossValidation> crossValidate(const Sample& sample, const Tree& tree, const GrowOptions& grow,
                                              const CrossValidationOptions& options, base::Progress& progress,
                                              base::Threads threads) {
    return crossValidateOn(sample, orderOf(sample, threads), allRows(sample), tree, grow, options, progress, threads);
}

}  // namespace greyscope::cart
