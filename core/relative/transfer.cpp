#include "core/relative/transfer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "core/base/try.h"
#include "core/relative/transfer_graph.h"
#include "core/relative/transfer_weights.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

using base::ErrorCode;
using base::fail;

constexpr std::size_t mostHops = 5;  // the number of simple paths grows exponentially with their length

/// Checks that no path contains a system twice and that no path is given twice.
base::Expected<void> checkVia(const TransferOptions& options) {
    std::set<std::vector<std::string>> paths;
    for (const std::vector<std::string>& path : options.via) {
        std::set<std::string> systems;
        std::string words = "via";
        for (const std::string& system : path) {
            words += (words == "via" ? " " : ",") + system;
        }
        for (const std::string& system : path) {
            const bool from = system == options.model.from;
            if (from || system == options.model.to) {
                return fail(ErrorCode::optionConflict, {words, (from ? "from " : "to ") + system});
            }
            if (!systems.insert(system).second) {
                return fail(ErrorCode::optionConflict, {words, "via " + system});
            }
        }
        if (path.empty() || !paths.insert(path).second) {
            return fail(ErrorCode::optionConflict, {words, words});
        }
    }
    return {};
}

base::Expected<void> checked(const TransferOptions& options) {
    if (!options.model.toWhere.empty()) {
        return fail(ErrorCode::optionConflict, {"to-where", "transfer"});
    }
    if (options.model.predictWithValue) {
        return fail(ErrorCode::optionConflict, {"predict-with-value", "transfer"});
    }
    if (options.model.from == options.model.to) {
        return fail(ErrorCode::optionConflict, {"from " + options.model.from, "to " + options.model.to});
    }
    if (!options.via.empty() && !options.pairs.empty()) {
        return fail(ErrorCode::optionConflict, {"via", "pairs"});
    }
    GREYSCOPE_TRY(checkVia(options));
    if (options.combine < 1) {
        return fail(ErrorCode::optionOutOfRange, {"combine", std::to_string(options.combine), "[1, inf)"});
    }
    if (options.via.empty() && (options.maxHops < 2 || options.maxHops > mostHops)) {
        return fail(ErrorCode::optionOutOfRange,
                    {"hops", std::to_string(options.maxHops), "[2, " + std::to_string(mostHops) + "]"});
    }
    if (options.weights == PathWeights::manual) {
        if (options.manual.size() != options.via.size()) {
            return fail(ErrorCode::columnLengthMismatch,
                        {"weights", std::to_string(options.manual.size()), std::to_string(options.via.size())});
        }
        GREYSCOPE_TRY(normalisedWeights(options.manual));
    }
    return {};
}

/// Follows the paths over the cells of the first system.
class Transfer {
public:
    Transfer(const data::Dataset& dataset, TransferGraph graph, const TransferOptions& options,
             base::Progress& progress)
        : m_dataset(dataset), m_graph(std::move(graph)), m_options(options), m_progress(progress) {}

    base::Expected<TransferResult> run() {
        m_result.options = m_options;
        m_result.nodes = m_graph.nodes();
        m_result.noise = noiseOf(m_dataset, m_options.model, m_graph.cells(m_options.model.to));
        listCells();
        GREYSCOPE_TRY(followPaths());
        GREYSCOPE_TRY(trainPairs());
        GREYSCOPE_TRY(trainDirect());
        weighPaths(m_result);
        m_result.relations = m_graph.takeRelations();
        return std::move(m_result);
    }

private:
    void listCells();
    [[nodiscard]] base::Expected<void> followPaths();
    [[nodiscard]] base::Expected<TransferPath> follow(std::vector<std::string> systems);
    void multiply(TransferPath& path);
    [[nodiscard]] const std::vector<double>& measuredOn(const std::string& system);
    [[nodiscard]] double meanErrorAt(const std::string& system, const std::vector<double>& ratios,
                                     const std::vector<bool>& unseen, double otherwise);
    [[nodiscard]] base::Expected<void> trainPairs();
    [[nodiscard]] base::Expected<void> trainDirect();

    const data::Dataset& m_dataset;
    TransferGraph m_graph;
    const TransferOptions& m_options;
    base::Progress& m_progress;
    TransferResult m_result;
    std::map<std::string, std::vector<double>> m_measured;  ///< values of a system at the cells; 0 if it has no value
};

void Transfer::listCells() {
    const SystemCells& first = m_graph.cells(m_options.model.from);
    const SystemCells& last = m_graph.cells(m_options.model.to);
    RepeatNumbers repeats(m_options.model.factors, repetitionsAmong(m_options.model));
    for (const MeasuredCell& cell : first.cells) {
        TransferCell entry{cell.labels, cell.value, {}, repeats.of(cell.labels)};
        if (const auto match = last.byLabel.find(cell.label);
            match != last.byLabel.end() && last.cells[match->second].value != 0.0) {
            entry.to = last.cells[match->second].value;
            m_result.measured.push_back(m_result.cells.size());
        }
        m_result.cells.push_back(std::move(entry));
    }
    m_result.leftOut = m_graph.leftOut();
    m_result.fates = m_graph.fates();
    m_result.account = m_graph.account();
    m_result.repeated = m_result.account.mergedRows - m_result.account.mergedPoints;
    m_result.withoutSystem = m_graph.withoutSystem();
}

base::Expected<void> Transfer::followPaths() {
    TransferGraph::Paths paths = m_graph.paths();
    m_result.searchedHops = paths.hops;
    m_result.longerLeftOut = paths.longerLeftOut;
    m_result.shortLeftOut = paths.shortLeftOut;
    for (std::size_t index = 0; index < paths.systems.size(); ++index) {
        auto path = GREYSCOPE_TRY(follow(std::move(paths.systems[index])));
        if (m_options.weights == PathWeights::manual) {
            path.weight = m_options.manual[index];
        }
        (path.refused ? m_result.refused : m_result.paths).push_back(std::move(path));
        m_progress.report(static_cast<double>(index + 1) / static_cast<double>(paths.systems.size()));
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
    path.relationErrors = path.expectedError = sum;
    path.errors = measuredErrors(m_result, "path", path.ratios, unseen);
    if (path.errors) {
        path.expectedError = path.errors->are;
    }
}

/// Returns the values of an intermediate system, cell by cell; 0 if it was not measured.
const std::vector<double>& Transfer::measuredOn(const std::string& system) {
    const auto [entry, added] = m_measured.try_emplace(system);
    if (added) {
        const SystemCells& there = m_graph.cells(system);
        for (const MeasuredCell& cell : m_graph.cells(m_options.model.from).cells) {
            const auto match = there.byLabel.find(cell.label);
            entry->second.push_back(match == there.byLabel.end() ? 0.0 : there.cells[match->second].value);
        }
    }
    return entry->second;
}

/// Returns the mean error of predicting an intermediate system over the cells that it has, or `otherwise` if it has
/// none.
double Transfer::meanErrorAt(const std::string& system, const std::vector<double>& ratios,
                             const std::vector<bool>& unseen, double otherwise) {
    const std::vector<double>& truths = measuredOn(system);
    double sum = 0.0;
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < ratios.size(); ++cell) {
        if (unseen[cell] && truths[cell] != 0.0) {
            sum += errorOfRatio(m_result.cells[cell].from, ratios[cell], truths[cell]);
            ++count;
        }
    }
    return count > 0 ? sum / static_cast<double>(count) : otherwise;
}

/// Trains the chosen relations that no path uses.
base::Expected<void> Transfer::trainPairs() {
    for (const auto& [from, to] : m_graph.pairs()) {
        if (!m_graph.relation(from, to, m_progress) || m_progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
    }
    return {};
}

base::Expected<void> Transfer::trainDirect() {
    auto direct = relativePerformance(m_dataset, m_options.model, m_progress);
    if (!direct) {
        m_result.directRefused = direct.error();
        return direct.error().code == ErrorCode::cancelled ? tl::unexpected(direct.error()) : base::Expected<void>();
    }
    m_result.directRatios = m_graph.cellRatios(direct->tree, direct->table, direct->heldOutRatios);
    m_result.direct = std::move(*direct);
    return {};
}

}  // namespace

double serialRatio(std::span<const double> ratios) {
    return std::accumulate(ratios.begin(), ratios.end(), 1.0, std::multiplies<>());
}

std::optional<Validation> usedValidation(const TransferResult& result) {
    std::set<Validation> used;
    for (const Relation& relation : result.relations) {
        if (!relation.refused) {
            used.insert(relation.validation);
        }
    }
    if (result.direct) {
        used.insert(*result.direct->options.validation);
    }
    return used.size() == 1 ? std::optional(*used.begin()) : result.options.model.validation;
}

base::Expected<void> checkTransfer(const data::Dataset& dataset, const TransferOptions& options) {
    GREYSCOPE_TRY(checked(options));
    const RelativeOptions& model = options.model;
    GREYSCOPE_TRY(checkColumns(model));
    GREYSCOPE_TRY(dataset.column(model.system));
    GREYSCOPE_TRY(dataset.numericColumn(model.value));
    for (const std::string& factor : model.factors) {
        GREYSCOPE_TRY(dataset.column(factor));
    }
    std::set<std::string> systems{model.from, model.to};
    for (const std::vector<std::string>& path : options.via) {
        systems.insert(path.begin(), path.end());
    }
    for (const auto& [from, to] : options.pairs) {
        systems.insert({from, to});
    }
    for (const std::string& system : systems) {
        std::vector<data::Filter> rows = model.where;
        rows.push_back({model.system, {system}});
        GREYSCOPE_TRY(data::select(dataset, rows));
    }
    return {};
}

base::Expected<TransferResult> transfer(const data::Dataset& dataset, const TransferOptions& options,
                                        base::Progress& progress) {
    GREYSCOPE_TRY(checked(options));
    auto graph = GREYSCOPE_TRY(TransferGraph::create(dataset, options));
    auto result = GREYSCOPE_TRY(Transfer(dataset, std::move(graph), options, progress).run());
    if (result.paths.empty() && result.directRefused) {
        return tl::unexpected(result.refused.empty() ? *result.directRefused : *result.refused.front().refused);
    }
    return result;
}

}  // namespace greyscope::relative
