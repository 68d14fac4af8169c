#include "core/relative/transfer_graph.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>

#include "core/base/try.h"
#include "core/data/series/series_quantities.h"
#include "core/relative/row_fates.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

constexpr auto noRow = static_cast<std::size_t>(-1);

bool sameMeasurements(const SystemCells& a, const SystemCells& b) {
    return a.cells.size() == b.cells.size() &&
           std::all_of(a.cells.begin(), a.cells.end(), [&](const MeasuredCell& cell) {
               const auto match = b.byLabel.find(cell.label);
               return match != b.byLabel.end() && b.cells[match->second].value == cell.value;
           });
}

/// Returns, for each cell of the first system, its row in the table, or the row of a repeat, which the same trees have
/// not seen; noRow if there is neither.
std::vector<std::size_t> rowsOf(const SystemCells& first, const RatioTable& table) {
    std::vector<std::size_t> rows(first.cells.size(), noRow);
    RepeatNumbers numbers(table.factors, table.repetitions);
    std::unordered_map<std::uint32_t, std::size_t> rowOfCell;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const auto cell = first.byLabel.find(cellName(table.rows[row].labels));
        if (cell != first.byLabel.end()) {
            rows[cell->second] = row;
        }
        if (!table.repetitions.empty()) {
            rowOfCell.emplace(numbers.of(table.rows[row].labels), row);
        }
    }
    for (std::size_t cell = 0; cell < rows.size() && !rowOfCell.empty(); ++cell) {
        const auto repeat = rowOfCell.find(numbers.of(first.cells[cell].labels));
        rows[cell] = rows[cell] == noRow && repeat != rowOfCell.end() ? repeat->second : rows[cell];
    }
    return rows;
}

/// Paths of one length between the first two nodes that visit no node twice.
class SimplePaths {
public:
    SimplePaths(const std::vector<std::vector<std::size_t>>& next, std::size_t hops, std::size_t most)
        : m_next(next), m_hops(hops), m_most(most) {}
    /// Returns whether there are at most `most` paths.
    [[nodiscard]] bool run() {
        m_path = {0};
        return extend();
    }
    [[nodiscard]] const std::vector<std::vector<std::size_t>>& found() const { return m_found; }

private:
    bool extend() {
        const bool last = m_path.size() == m_hops;
        for (const std::size_t node : m_next[m_path.back()]) {
            if ((node == 1) != last || std::find(m_path.begin(), m_path.end(), node) != m_path.end()) {
                continue;
            }
            if (last && m_found.size() == m_most) {
                return false;
            }
            m_path.push_back(node);
            if (last) {
                m_found.push_back(m_path);
            } else if (!extend()) {
                return false;
            }
            m_path.pop_back();
        }
        return true;
    }

    const std::vector<std::vector<std::size_t>>& m_next;
    std::size_t m_hops;
    std::size_t m_most;
    std::vector<std::size_t> m_path;
    std::vector<std::vector<std::size_t>> m_found;
};

}  // namespace

base::Expected<TransferGraph> TransferGraph::create(const data::Dataset& dataset, const TransferOptions& options) {
    TransferGraph graph(dataset, options);
    GREYSCOPE_TRY(checkColumns(options.model));
    GREYSCOPE_TRY(graph.readSystems());
    GREYSCOPE_TRY(graph.countRows());
    std::vector<const MeasuredCell*> first;
    for (const MeasuredCell& cell : graph.cells(options.model.from).cells) {
        first.push_back(&cell);
    }
    graph.m_firstCells.features = GREYSCOPE_TRY(predictorsOf(dataset, options.model, first));
    return graph;
}

base::Expected<void> TransferGraph::readSystems() {
    const RelativeOptions& model = m_options->model;
    GREYSCOPE_TRY(m_dataset->column(model.system));
    std::vector<std::string> systems{model.from, model.to};
    const auto add = [&](const std::string& system) {
        if (std::find(systems.begin(), systems.end(), system) == systems.end()) {
            systems.push_back(system);
        }
    };
    for (const auto& path : m_options->via) {
        std::for_each(path.begin(), path.end(), add);
    }
    for (const auto& [from, to] : m_options->pairs) {
        add(from);
        add(to);
    }
    if (m_options->via.empty()) {
        const auto leftOut = [&](const std::string& system) {
            return std::any_of(model.where.begin(), model.where.end(), [&](const data::Filter& filter) {
                return filter.test == data::Test::isNot && filter.column == model.system &&
                       std::find(filter.values.begin(), filter.values.end(), system) != filter.values.end();
            });
        };
        for (const std::string& system : m_dataset->levels(*m_dataset->find(model.system)).texts()) {
            if (!leftOut(system)) {
                add(system);
            }
        }
    }
    for (const std::string& system : systems) {
        auto& read = m_cells.emplace(system, cellsOf(*m_dataset, model, system, RatioSide::from)).first->second;
        const auto& start = m_cells.at(model.from);
        if (read && start && data::areUnlike(start->unit, read->unit)) {
            read = tl::unexpected(data::unlikeError({model.from, system}, {start->unit, read->unit}, 1));
        }
        const bool end = system == model.from || system == model.to;
        if (!read && (end || read.error().code == base::ErrorCode::unknownValue)) {
            return tl::unexpected(read.error());
        }
    }
    mergeEqualSystems(systems);
    return {};
}

void TransferGraph::mergeEqualSystems(const std::vector<std::string>& systems) {
    for (std::size_t index = 0; index < systems.size(); ++index) {
        const auto& own = m_cells.at(systems[index]);
        const auto equal = std::find_if(m_nodes.begin(), m_nodes.end(), [&](const TransferNode& node) {
            const auto& other = m_cells.at(node.name);
            return index >= 2 && own && other && sameMeasurements(*own, *other);  // the ends are never merged
        });
        if (equal != m_nodes.end()) {
            equal->aliases.push_back(systems[index]);
        } else {
            m_nodes.push_back({systems[index], {}});
        }
    }
}

base::Expected<void> TransferGraph::countRows() {
    m_fates = GREYSCOPE_TRY(fatesBefore(*m_dataset, m_options->model));
    m_withoutSystem = fateCount(m_fates, Fate::withoutSystem);
    for (const auto& [system, read] : m_cells) {
        if (read) {
            enterFates(m_fates, *read, [](const MeasuredCell& /*cell*/) { return true; });
        }
    }
    m_account = GREYSCOPE_TRY(accountOf(*m_dataset, m_options->model, m_fates));
    for (const auto& [system, read] : m_cells) {
        for (const MeasuredCell& cell : read ? read->cells : std::vector<MeasuredCell>()) {
            m_account.merge(cell.rows.size());
        }
    }
    m_account.repeats = m_options->model.aggregation == data::Aggregation::none && m_account.mergedPoints > 0;
    return {};
}

RowsLeftOut TransferGraph::leftOut() const {
    RowsLeftOut sum;
    for (const auto& [system, read] : m_cells) {
        sum.withoutValue += read ? read->leftOut.withoutValue : 0;
        sum.withoutFactor += read ? read->leftOut.withoutFactor : 0;
    }
    return sum;
}

const std::string& TransferGraph::nodeOf(const std::string& system) const {
    const auto node = std::find_if(m_nodes.begin(), m_nodes.end(), [&](const TransferNode& candidate) {
        return std::find(candidate.aliases.begin(), candidate.aliases.end(), system) != candidate.aliases.end();
    });
    return node == m_nodes.end() ? system : node->name;
}

std::vector<std::pair<std::string, std::string>> TransferGraph::pairs() const {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const auto& [from, to] : m_options->pairs) {
        std::pair<std::string, std::string> pair(nodeOf(from), nodeOf(to));
        if (pair.first != pair.second && std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) {
            pairs.push_back(std::move(pair));
        }
    }
    return pairs;
}

/// Returns the nodes that may follow each node on a path.
std::vector<std::vector<std::size_t>> TransferGraph::successors() const {
    const auto pairs = this->pairs();
    const std::set<std::pair<std::string, std::string>> allowed(pairs.begin(), pairs.end());
    std::vector<std::vector<std::size_t>> next(m_nodes.size());
    for (std::size_t from = 0; from < m_nodes.size(); ++from) {
        for (std::size_t to = 0; to < m_nodes.size(); ++to) {
            if (from != to && (m_options->pairs.empty() || allowed.contains({m_nodes[from].name, m_nodes[to].name}))) {
                next[from].push_back(to);
            }
        }
    }
    return next;
}

std::size_t TransferGraph::sharedCells(const std::string& a, const std::string& b) const {
    if (!m_cells.at(a) || !m_cells.at(b)) {
        return 0;
    }
    const auto& other = cells(b).byLabel;
    return static_cast<std::size_t>(
        std::count_if(cells(a).cells.begin(), cells(a).cells.end(),
                      [&](const MeasuredCell& cell) { return other.contains(cell.label); }));
}

/// Reduces too many systems to those that share most cells with both ends.
void TransferGraph::keepMostAlike(std::vector<std::size_t>& between) const {
    const RelativeOptions& model = m_options->model;
    std::vector<std::size_t> shared(m_nodes.size(), 0);
    for (const std::size_t node : between) {
        const std::string& name = m_nodes[node].name;
        shared[node] = std::min(sharedCells(name, model.from), sharedCells(name, model.to));
    }
    std::stable_sort(between.begin(), between.end(),
                     [&](std::size_t a, std::size_t b) { return shared[a] > shared[b]; });
    between.resize(m_options->maxPaths);
}

TransferGraph::Paths TransferGraph::paths() const {
    const RelativeOptions& model = m_options->model;
    Paths result;
    for (const auto& via : m_options->via) {
        std::vector<std::string> path{model.from};
        path.insert(path.end(), via.begin(), via.end());
        path.push_back(model.to);
        result.hops = std::max(result.hops, path.size() - 1);
        result.systems.push_back(std::move(path));
    }
    if (!m_options->via.empty()) {
        return result;
    }
    auto next = successors();
    std::vector<std::size_t> between;  // middle systems of paths of two relations
    std::copy_if(next[0].begin(), next[0].end(), std::back_inserter(between), [&](std::size_t node) {
        return node != 1 && std::find(next[node].begin(), next[node].end(), std::size_t{1}) != next[node].end();
    });
    if (between.size() > m_options->maxPaths) {
        result.shortLeftOut = between.size() - m_options->maxPaths;
        keepMostAlike(between);
        next[0] = between;
    }
    for (std::size_t hops = 2; hops <= std::min(m_options->maxHops, m_nodes.size() - 1); ++hops) {
        SimplePaths search(next, hops, m_options->maxPaths - result.systems.size());
        if (!search.run()) {
            result.longerLeftOut = true;
            break;
        }
        result.hops = hops;
        for (const std::vector<std::size_t>& path : search.found()) {
            result.systems.emplace_back();
            for (const std::size_t node : path) {
                result.systems.back().push_back(m_nodes[node].name);
            }
        }
    }
    return result;
}

base::Expected<std::size_t> TransferGraph::relation(const std::string& from, const std::string& to,
                                                    base::Progress& progress) {
    const auto [known, added] = m_indices.emplace(std::pair(from, to), m_relations.size());
    if (!added) {
        return known->second;
    }
    m_relations.push_back({from, to, {}, {}, {}, {}, {}, {}, {}});
    m_unseen.emplace_back();
    if (const auto trained = train(m_relations.back(), progress); !trained) {
        if (trained.error().code == base::ErrorCode::cancelled) {
            return tl::unexpected(trained.error());
        }
        m_relations.back().refused = trained.error();
    }
    return known->second;
}

base::Expected<void> TransferGraph::train(Relation& relation, base::Progress& progress) {
    RelativeOptions options = m_options->model;
    options.from = relation.from;
    options.to = relation.to;
    for (const std::string& system : {relation.from, relation.to}) {
        GREYSCOPE_TRY(m_cells.at(system));
    }
    auto table = GREYSCOPE_TRY(joinCells(*m_dataset, options, cells(relation.from), cells(relation.to)));
    GREYSCOPE_TRY(checkModel(options, table));
    options = withFoldsFor(options, table.cells);
    const SortedSample ratios(table.sample);
    auto heldOut = GREYSCOPE_TRY(heldOutRatios(ratios, options, progress));
    auto fitted = GREYSCOPE_TRY(
        fitTree(ratios, cart::allRows(ratios.sample), options, alphaFor(ratios.sample, options), progress));
    std::vector<double> truths;
    std::vector<double> predictions;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        truths.push_back(table.rows[row].to);
        predictions.push_back(table.rows[row].from * heldOut.ratios[row]);
    }
    std::vector<bool> unseenRows(table.rows.size(), false);
    for (const std::size_t row : heldOut.heldOut) {
        unseenRows[row] = true;
    }
    for (const std::size_t row : rowsOf(cells(m_options->model.from), table)) {
        m_unseen.back().push_back(row == noRow || unseenRows[row]);
    }
    relation.cellRatios = cellRatios(fitted.tree, table, heldOut.ratios);
    relation.errors = errorsOf("tree", truths, std::move(predictions), std::move(heldOut.heldOut), table.sample.cells);
    relation.ratios = std::move(heldOut.ratios);
    relation.tree = std::move(fitted.tree);
    relation.validation = validationFor(options, table.cells);
    relation.table = std::move(table);
    return {};
}

std::vector<double> TransferGraph::cellRatios(const cart::Tree& tree, const RatioTable& table,
                                              const std::vector<double>& rowRatios) const {
    std::vector<double> ratios;
    for (const std::size_t row : rowsOf(cells(m_options->model.from), table)) {
        ratios.push_back(row == noRow ? tree.predictRow(m_firstCells, ratios.size()) : rowRatios[row]);
    }
    return ratios;
}

}  // namespace greyscope::relative
