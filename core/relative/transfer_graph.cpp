#include "core/relative/transfer_graph.h"

#include <algorithm>

#include "core/cart/grower.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

bool sameMeasurements(const SystemCells& a, const SystemCells& b) {
    return a.cells.size() == b.cells.size() && std::all_of(a.cells.begin(), a.cells.end(), [&](const Cell& cell) {
               const auto match = b.byLabel.find(cell.label);
               return match != b.byLabel.end() && b.cells[match->second].value == cell.value;
           });
}

}  // namespace

base::Expected<TransferGraph> TransferGraph::create(const data::Dataset& dataset, const TransferOptions& options) {
    TransferGraph graph(dataset, options);
    if (const auto read = graph.readSystems(); !read) {
        return tl::unexpected(read.error());
    }
    std::vector<const Cell*> first;
    for (const Cell& cell : graph.cells(options.model.from).cells) {
        first.push_back(&cell);
    }
    auto predictors = predictorsOf(dataset, options.model, first);
    if (!predictors) {
        return tl::unexpected(predictors.error());
    }
    graph.m_firstCells.features = std::move(*predictors);
    return graph;
}

base::Expected<void> TransferGraph::readSystems() {
    const RelativeOptions& model = m_options->model;
    const auto column = m_dataset->column(model.system);
    if (!column) {
        return tl::unexpected(column.error());
    }
    std::vector<std::string> systems{model.from, model.to};
    const auto add = [&](const std::string& system) {
        if (std::find(systems.begin(), systems.end(), system) == systems.end()) {
            systems.push_back(system);
        }
    };
    for (const auto& path : m_options->via) {
        std::for_each(path.begin(), path.end(), add);
    }
    if (m_options->via.empty()) {
        const std::vector<std::string> all = data::distinctValues(**column);
        std::for_each(all.begin(), all.end(), add);
    }
    for (const std::string& system : systems) {
        const auto& read = m_cells.emplace(system, cellsOf(*m_dataset, model, system, Side::from)).first->second;
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
            return index >= 2 && own && other && sameMeasurements(*own, *other);  // the ends stay apart
        });
        if (equal != m_nodes.end()) {
            equal->aliases.push_back(systems[index]);
        } else {
            m_nodes.push_back({systems[index], {}});
        }
    }
}

std::vector<std::vector<std::string>> TransferGraph::paths() const {
    const RelativeOptions& model = m_options->model;
    std::vector<std::vector<std::string>> found;
    for (const auto& via : m_options->via) {
        std::vector<std::string> path{model.from};
        path.insert(path.end(), via.begin(), via.end());
        path.push_back(model.to);
        found.push_back(std::move(path));
    }
    if (m_options->via.empty()) {
        std::vector<std::string> path{model.from};
        extend(path, found);
    }
    return found;
}

/// Every way on from the end of `path` that meets no system twice.
void TransferGraph::extend(std::vector<std::string>& path, std::vector<std::vector<std::string>>& found) const {
    if (path.size() > 1) {
        found.push_back(path);
        found.back().push_back(m_options->model.to);
    }
    if (path.size() == m_options->maxHops) {
        return;
    }
    for (const TransferNode& node : m_nodes) {
        if (node.name != m_options->model.to && std::find(path.begin(), path.end(), node.name) == path.end()) {
            path.push_back(node.name);
            extend(path, found);
            path.pop_back();
        }
    }
}

base::Expected<std::size_t> TransferGraph::relation(const std::string& from, const std::string& to,
                                                    base::Progress& progress) {
    const auto [known, added] = m_indices.emplace(std::pair(from, to), m_relations.size());
    if (!added) {
        return known->second;
    }
    m_relations.push_back({from, to, {}, {}, {}, {}, {}});
    m_seen.emplace_back();
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
        if (!m_cells.at(system)) {
            return tl::unexpected(m_cells.at(system).error());
        }
    }
    auto table = joinCells(*m_dataset, options, cells(relation.from), cells(relation.to));
    if (!table) {
        return tl::unexpected(table.error());
    }
    if (const auto valid = checkModel(options, *table); !valid) {
        return valid;
    }
    const SortedSample ratios(table->sample);
    auto heldOut = heldOutRatios(ratios, options, progress);
    if (!heldOut) {
        return tl::unexpected(heldOut.error());
    }
    auto fitted = fitTree(ratios, cart::allRows(ratios.sample), options, options.alpha, progress);
    if (!fitted) {
        return tl::unexpected(fitted.error());
    }
    std::vector<double> truths;
    std::vector<double> predictions;
    Seen& seen = m_seen.back();
    seen.heldOut.assign(table->rows.size(), false);
    for (std::size_t row = 0; row < table->rows.size(); ++row) {
        truths.push_back(table->rows[row].to);
        predictions.push_back(table->rows[row].from * heldOut->ratios[row]);
        seen.rowOf.emplace(cellName(table->rows[row].labels), row);
    }
    for (const std::size_t row : heldOut->heldOut) {
        seen.heldOut[row] = true;
    }
    relation.errors = errorsOf("tree", truths, std::move(predictions), std::move(heldOut->heldOut));
    relation.ratios = std::move(heldOut->ratios);
    relation.tree = std::move(fitted->tree);
    relation.table = std::move(*table);
    return {};
}

TransferGraph::Ratio TransferGraph::ratioAt(std::size_t relation, std::size_t cell) const {
    const Seen& seen = m_seen[relation];
    const auto row = seen.rowOf.find(cells(m_options->model.from).cells[cell].label);
    if (row == seen.rowOf.end()) {
        return {m_relations[relation].tree.predictRow(m_firstCells, cell), true};
    }
    return {m_relations[relation].ratios[row->second], seen.heldOut[row->second]};
}

}  // namespace greyscope::relative
