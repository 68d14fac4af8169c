#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/relative/cells.h"
#include "core/relative/transfer.h"

namespace greyscope::relative {

/// The graph of the systems of a dataset (nodes) and the relations between them that have been requested so far
/// (edges).
class TransferGraph {
public:
    /// Reads the cells of the first, the last and every other system. Errors: those of the cells of the first and last
    /// system; unknownValue for a system of `via`.
    [[nodiscard]] static base::Expected<TransferGraph> create(const data::Dataset& dataset,
                                                              const TransferOptions& options);

    /// The paths from the first to the last system, as lists of systems that include both. The direct relation of the
    /// two is not a path.
    struct Paths {
        std::vector<std::vector<std::string>> systems;  ///< shorter paths first
        std::size_t hops = 0;                           ///< number of relations of the longest paths searched
        bool longerLeftOut = false;    ///< whether longer paths were left out, see TransferOptions::maxPaths
        std::size_t shortLeftOut = 0;  ///< number of paths of two relations left out
    };
    [[nodiscard]] Paths paths() const;
    /// Returns the pairs of TransferOptions::pairs as pairs of nodes, each once.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> pairs() const;
    [[nodiscard]] const std::vector<TransferNode>& nodes() const { return m_nodes; }
    [[nodiscard]] std::size_t withoutSystem() const { return m_withoutSystem; }
    /// Returns the numbers of rows left out, over all systems that could be read.
    [[nodiscard]] RowsLeftOut leftOut() const;
    [[nodiscard]] const data::LeftOut& account() const { return m_account; }
    [[nodiscard]] const std::vector<Fate>& fates() const { return m_fates; }
    /// Returns the measured cells of a system; the system must have been read without an error.
    [[nodiscard]] const SystemCells& cells(const std::string& system) const { return *m_cells.at(system); }

    /// Returns the index of the relation between two systems, which is trained when it is first requested. Error:
    /// cancelled.
    [[nodiscard]] base::Expected<std::size_t> relation(const std::string& from, const std::string& to,
                                                       base::Progress& progress);
    [[nodiscard]] const Relation& at(std::size_t index) const { return m_relations[index]; }
    [[nodiscard]] std::vector<Relation> takeRelations() { return std::move(m_relations); }

    /// The ratio that a relation predicts in a cell of the first system, and whether its tree has not seen the cell.
    struct Ratio {
        double value = 1.0;
        bool unseen = true;
    };
    [[nodiscard]] Ratio ratioAt(std::size_t relation, std::size_t cell) const {
        return {m_relations[relation].cellRatios[cell], m_unseen[relation][cell]};
    }
    /// Returns the ratio in each cell of the first system: that of `rowRatios` for cells that have a row in `table`,
    /// otherwise the prediction of `tree` from the first system's predictors.
    [[nodiscard]] std::vector<double> cellRatios(const cart::Tree& tree, const RatioTable& table,
                                                 const std::vector<double>& rowRatios) const;

private:
    TransferGraph(const data::Dataset& dataset, const TransferOptions& options)
        : m_dataset(&dataset), m_options(&options) {}

    [[nodiscard]] base::Expected<void> readSystems();
    [[nodiscard]] base::Expected<void> countRows();
    void mergeEqualSystems(const std::vector<std::string>& systems);
    /// Returns the name of the node that a system belongs to.
    [[nodiscard]] const std::string& nodeOf(const std::string& system) const;
    [[nodiscard]] std::vector<std::vector<std::size_t>> successors() const;
    void keepMostAlike(std::vector<std::size_t>& between) const;
    [[nodiscard]] std::size_t sharedCells(const std::string& a, const std::string& b) const;
    [[nodiscard]] base::Expected<void> train(Relation& relation, base::Progress& progress);

    const data::Dataset* m_dataset;
    const TransferOptions* m_options;
    std::map<std::string, base::Expected<SystemCells>> m_cells;
    std::size_t m_withoutSystem = 0;
    std::vector<Fate> m_fates;
    data::LeftOut m_account;
    std::vector<TransferNode> m_nodes;  ///< the first and the last system come first
    cart::Sample m_firstCells;          ///< predictors of the cells of the first system
    std::vector<Relation> m_relations;
    std::map<std::pair<std::string, std::string>, std::size_t> m_indices;
    /// For each relation and cell: whether the relation's tree has not seen the cell.
    std::vector<std::vector<bool>> m_unseen;
};

}  // namespace greyscope::relative
