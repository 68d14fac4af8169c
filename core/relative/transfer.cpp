#include "core/relative/transfer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

#include "core/relative/transfer_graph.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

using base::ErrorCode;
using base::fail;

constexpr std::size_t mostHops = 5;  // the number of simple paths grows with the power of their length
constexpr double leastError = 1e-6;  // percent: a path without error does not silence the others

base::Expected<void> checked(const TransferOptions& options) {
    if (!options.model.toWhere.empty()) {
        return fail(ErrorCode::optionConflict, {"to-where", "transfer"});
    }
    if (options.model.predictWithValue) {
        return fail(ErrorCode::optionConflict, {"predict-with-value", "transfer"});
    }
    if (options.via.empty() && (options.maxHops < 2 || options.maxHops > mostHops)) {
        return fail(ErrorCode::optionOutOfRange,
                    {"hops", std::to_string(options.maxHops), "[2, " + std::to_string(mostHops) + "]"});
    }
    if (options.weights == PathWeights::manual) {
        if (options.manual.size() != options.via.size()) {
            return fail(ErrorCode::optionOutOfRange, {"weights", std::to_string(options.manual.size()) + " weights",
                                                      std::to_string(options.via.size()) + " weights"});
        }
        if (const auto weights = normalisedWeights(options.manual); !weights) {
            return tl::unexpected(weights.error());
        }
    }
    return {};
}

/// Follows the paths over the cells of the first system.
class Transfer {
public:
    Transfer(TransferGraph graph, const TransferOptions& options, base::Progress& progress)
        : m_graph(std::move(graph)), m_options(options), m_progress(progress) {}

    base::Expected<TransferResult> run() {
        m_result.options = m_options;
        m_result.nodes = m_graph.nodes();
        listCells();
        if (const auto followed = followPaths(); !followed) {
            return tl::unexpected(followed.error());
        }
        weigh();
        combine();
        m_result.relations = m_graph.takeRelations();
        return std::move(m_result);
    }

private:
    void listCells();
    [[nodiscard]] base::Expected<void> followPaths();
    [[nodiscard]] base::Expected<TransferPath> follow(std::vector<std::string> systems);
    void multiply(TransferPath& path);
    [[nodiscard]] double meanErrorAt(const std::string& system, const std::vector<double>& ratios,
                                     const std::vector<bool>& unseen, double otherwise) const;
    [[nodiscard]] PredictionErrors errorsOver(const std::string& name, const std::vector<double>& ratios,
                                              const std::vector<bool>& unseen) const;
    void weigh();
    void combine();
    [[nodiscard]] std::vector<double> weightsFor(const std::vector<const TransferPath*>& paths,
                                                 std::size_t measuredRow) const;

    TransferGraph m_graph;
    const TransferOptions& m_options;
    base::Progress& m_progress;
    TransferResult m_result;
    std::vector<double> m_truths;  ///< parallel to m_result.measured
    std::vector<bool> m_unseen;    ///< cells that no path's trees have seen
};

void Transfer::listCells() {
    const SystemCells& first = m_graph.cells(m_options.model.from);
    const SystemCells& last = m_graph.cells(m_options.model.to);
    for (const Cell& cell : first.cells) {
        TransferCell entry{cell.labels, cell.value, {}};
        if (const auto match = last.byLabel.find(cell.label);
            match != last.byLabel.end() && last.cells[match->second].value != 0.0) {
            entry.to = last.cells[match->second].value;
            m_result.measured.push_back(m_result.cells.size());
            m_truths.push_back(*entry.to);
        }
        m_result.cells.push_back(std::move(entry));
    }
    m_unseen.assign(m_result.cells.size(), true);
}

base::Expected<void> Transfer::followPaths() {
    const std::vector<std::vector<std::string>> paths = m_graph.paths();
    for (std::size_t index = 0; index < paths.size(); ++index) {
        auto path = follow(paths[index]);
        if (!path) {
            return tl::unexpected(path.error());
        }
        if (m_options.weights == PathWeights::manual) {
            path->weight = m_options.manual[index];
        }
        (path->refused ? m_result.refused : m_result.paths).push_back(std::move(*path));
        m_progress.report(static_cast<double>(index + 1) / static_cast<double>(paths.size()));
    }
    std::stable_sort(m_result.paths.begin(), m_result.paths.end(),
                     [](const TransferPath& a, const TransferPath& b) { return a.expectedError < b.expectedError; });
    return {};
}

base::Expected<TransferPath> Transfer::follow(std::vector<std::string> systems) {
    TransferPath path;
    path.systems = std::move(systems);
    for (std::size_t hop = 0; hop + 1 < path.systems.size(); ++hop) {
        const auto relation = m_graph.relation(path.systems[hop], path.systems[hop + 1], m_progress);
        if (!relation || m_progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        path.relations.push_back(*relation);
        if (m_graph.at(*relation).refused) {
            path.refused = m_graph.at(*relation).refused;
            return path;
        }
    }
    multiply(path);
    return path;
}

void Transfer::multiply(TransferPath& path) {
    const std::size_t cells = m_result.cells.size();
    path.ratios.assign(cells, 1.0);
    std::vector<bool> unseen(cells, true);
    double sum = 0.0;
    for (std::size_t hop = 0; hop < path.relations.size(); ++hop) {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const TransferGraph::Ratio ratio = m_graph.ratioAt(path.relations[hop], cell);
            path.ratios[cell] = serialRatio(std::array{path.ratios[cell], ratio.value});
            unseen[cell] = unseen[cell] && ratio.unseen;
        }
        sum += m_graph.at(path.relations[hop]).errors.are;
        path.growth.push_back(meanErrorAt(path.systems[hop + 1], path.ratios, unseen, sum));
    }
    path.expectedError = sum;
    PredictionErrors errors = errorsOver("path", path.ratios, unseen);
    if (!errors.heldOut.empty()) {
        path.expectedError = errors.are;
        path.errors = std::move(errors);
    }
    for (std::size_t cell = 0; cell < cells; ++cell) {
        m_unseen[cell] = m_unseen[cell] && unseen[cell];
    }
}

/// Mean error of the prediction of one system on the way, over the cells it has; `otherwise` where it has none.
double Transfer::meanErrorAt(const std::string& system, const std::vector<double>& ratios,
                             const std::vector<bool>& unseen, double otherwise) const {
    const SystemCells& there = m_graph.cells(system);
    const SystemCells& first = m_graph.cells(m_options.model.from);
    double sum = 0.0;
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < ratios.size(); ++cell) {
        const auto match = there.byLabel.find(first.cells[cell].label);
        if (unseen[cell] && match != there.byLabel.end() && there.cells[match->second].value != 0.0) {
            const double truth = there.cells[match->second].value;
            sum += 100.0 * std::abs((first.cells[cell].value * ratios[cell] - truth) / truth);
            ++count;
        }
    }
    return count > 0 ? sum / static_cast<double>(count) : otherwise;
}

/// Errors over the cells that the last system has.
PredictionErrors Transfer::errorsOver(const std::string& name, const std::vector<double>& ratios,
                                      const std::vector<bool>& unseen) const {
    std::vector<double> predictions;
    std::vector<std::size_t> heldOut;
    for (const std::size_t cell : m_result.measured) {
        if (unseen[cell]) {
            heldOut.push_back(predictions.size());
        }
        predictions.push_back(m_result.cells[cell].from * ratios[cell]);
    }
    return errorsOf(name, m_truths, std::move(predictions), std::move(heldOut));
}

void Transfer::weigh() {
    const std::size_t taking =
        m_options.via.empty() ? std::min(m_options.combine, m_result.paths.size()) : m_result.paths.size();
    std::vector<double> weights;
    for (std::size_t k = 0; k < taking; ++k) {
        const TransferPath& path = m_result.paths[k];
        switch (m_options.weights) {
            case PathWeights::equal:
                weights.push_back(1.0);
                break;
            case PathWeights::inverseError:
                weights.push_back(1.0 / std::max(path.expectedError, leastError));
                break;
            case PathWeights::manual:
                weights.push_back(path.weight);
                break;
        }
    }
    const auto normalised = normalisedWeights(weights);
    for (std::size_t k = 0; k < taking; ++k) {
        m_result.paths[k].weight = normalised ? (*normalised)[k] : 0.0;
    }
}

/// The weights of one measured cell: under inverseError from the errors of the other cells.
std::vector<double> Transfer::weightsFor(const std::vector<const TransferPath*>& paths, std::size_t measuredRow) const {
    std::vector<double> weights;
    for (const TransferPath* path : paths) {
        double weight = path->weight;
        if (m_options.weights == PathWeights::inverseError && path->errors && path->errors->heldOut.size() > 1) {
            const auto n = static_cast<double>(path->errors->heldOut.size());
            const double others = (path->errors->are * n - path->errors->errors[measuredRow]) / (n - 1);
            weight = 1.0 / std::max(others, leastError);
        }
        weights.push_back(weight);
    }
    return normalisedWeights(weights).value_or(weights);
}

void Transfer::combine() {
    std::vector<const TransferPath*> paths;
    std::vector<double> weights;
    for (const TransferPath& path : m_result.paths) {
        if (path.weight > 0.0) {
            paths.push_back(&path);
            weights.push_back(path.weight);
        }
    }
    if (paths.empty()) {
        return;
    }
    std::size_t measuredRow = 0;
    for (std::size_t cell = 0; cell < m_result.cells.size(); ++cell) {
        std::vector<double> ratios;
        for (const TransferPath* path : paths) {
            ratios.push_back(path->ratios[cell]);
        }
        const bool counts = m_result.cells[cell].to.has_value();
        m_result.parallelRatios.push_back(
            parallelRatio(ratios, counts && m_unseen[cell] ? weightsFor(paths, measuredRow) : weights));
        measuredRow += counts ? 1 : 0;
    }
    PredictionErrors errors = errorsOver("parallel", m_result.parallelRatios, m_unseen);
    if (!errors.heldOut.empty()) {
        m_result.parallel = std::move(errors);
    }
}

}  // namespace

double serialRatio(std::span<const double> ratios) {
    return std::accumulate(ratios.begin(), ratios.end(), 1.0, std::multiplies<>());
}

base::Expected<std::vector<double>> normalisedWeights(const std::vector<double>& weights) {
    double sum = 0.0;
    for (const double weight : weights) {
        if (!(weight >= 0.0)) {
            return fail(ErrorCode::optionOutOfRange, {"weights", base::toText(weight), "[0, inf)"});
        }
        sum += weight;
    }
    if (!(sum > 0.0 && std::isfinite(sum))) {
        return fail(ErrorCode::optionOutOfRange, {"weights", base::toText(sum), "(0, inf)"});
    }
    std::vector<double> result;
    for (const double weight : weights) {
        result.push_back(weight / sum);
    }
    return result;
}

double parallelRatio(std::span<const double> ratios, std::span<const double> weights) {
    return std::inner_product(ratios.begin(), ratios.end(), weights.begin(), 0.0);
}

base::Expected<TransferResult> transfer(const data::Dataset& dataset, const TransferOptions& options,
                                        base::Progress& progress) {
    if (const auto valid = checked(options); !valid) {
        return tl::unexpected(valid.error());
    }
    auto graph = TransferGraph::create(dataset, options);
    if (!graph) {
        return tl::unexpected(graph.error());
    }
    auto result = Transfer(std::move(*graph), options, progress).run();
    if (!result) {
        return result;
    }
    auto direct = relativePerformance(dataset, options.model, progress);
    if (direct) {
        result->direct = std::move(*direct);
    } else if (direct.error().code == ErrorCode::cancelled) {
        return tl::unexpected(direct.error());
    } else {
        result->directRefused = direct.error();
    }
    if (result->paths.empty() && result->directRefused) {
        return tl::unexpected(result->refused.empty() ? *result->directRefused : *result->refused.front().refused);
    }
    return result;
}

}  // namespace greyscope::relative
