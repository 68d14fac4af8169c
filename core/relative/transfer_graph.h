#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/relative/cells.h"
#include "core/relative/transfer.h"

namespace greyscope::relative {

/// The systems of a dataset and the relations between them that have been asked for.
class TransferGraph {
public:
    /// Reads the ends and every other system. Errors: those of the ends' cells; unknownValue for a system of `via`.
    [[nodiscard]] static base::Expected<TransferGraph> create(const data::Dataset& dataset,
                                                              const TransferOptions& options);

    /// Systems on each path between the ends, both included, without the pair itself.
    [[nodiscard]] std::vector<std::vector<std::string>> paths() const;
    [[nodiscard]] const std::vector<TransferNode>& nodes() const { return m_nodes; }
    /// Cells of a system that could be read.
    [[nodiscard]] const SystemCells& cells(const std::string& system) const { return *m_cells.at(system); }

    /// The index of a relation, trained the first time it is asked for. Error: cancelled.
    [[nodiscard]] base::Expected<std::size_t> relation(const std::string& from, const std::string& to,
                                                       base::Progress& progress);
    [[nodiscard]] const Relation& at(std::size_t index) const { return m_relations[index]; }
    [[nodiscard]] std::vector<Relation> takeRelations() { return std::move(m_relations); }

    /// A relation's ratio at a cell of the first system, and whether its tree has not seen the cell.
    struct Ratio {
        double value = 1.0;
        bool unseen = true;
    };
    [[nodiscard]] Ratio ratioAt(std::size_t relation, std::size_t cell) const;

private:
    TransferGraph(const data::Dataset& dataset, const TransferOptions& options)
        : m_dataset(&dataset), m_options(&options) {}

    [[nodiscard]] base::Expected<void> readSystems();
    void mergeEqualSystems(const std::vector<std::string>& systems);
    void extend(std::vector<std::string>& path, std::vector<std::vector<std::string>>& found) const;
    [[nodiscard]] base::Expected<void> train(Relation& relation, base::Progress& progress);

    const data::Dataset* m_dataset;
    const TransferOptions* m_options;
    std::map<std::string, base::Expected<SystemCells>> m_cells;
    std::vector<TransferNode> m_nodes;
    cart::Sample m_firstCells;  ///< predictors of the first system's cells
    std::vector<Relation> m_relations;
    std::map<std::pair<std::string, std::string>, std::size_t> m_indices;
    struct Seen {
        std::unordered_map<std::string, std::size_t> rowOf;  ///< row of the relation's table by the cell's name
        std::vector<bool> heldOut;
    };
    std::vector<Seen> m_seen;  ///< parallel to m_relations
};

}  // namespace greyscope::relative
