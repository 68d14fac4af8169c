#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/relative/cells.h"
#include "core/relative/transfer.h"

namespace greyscope::relative {

/// The systems of a dataset and the relations between them that were requested.
class TransferGraph {
public:
    /// Reads the ends and every other system. Errors: those of the cells of the ends; unknownValue for a system of
    /// `via`.
    [[nodiscard]] static base::Expected<TransferGraph> create(const data::Dataset& dataset,
                                                              const TransferOptions& options);

    /// Paths between the ends as lists of systems that include both ends; the direct pair is not a path.
    struct Paths {
        std::vector<std::vector<std::string>> systems;  ///< shorter paths first
        std::size_t hops = 0;                           ///< length of the longest paths searched
        bool longerLeftOut = false;                     ///< see TransferOptions::maxPaths
        std::size_t shortLeftOut = 0;                   ///< number of paths of two relations left out
    };
    [[nodiscard]] Paths paths() const;
    /// Returns the relations of TransferOptions::pairs between nodes, each once.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> pairs() const;
    [[nodiscard]] const std::vector<TransferNode>& nodes() const { return m_nodes; }
    [[nodiscard]] std::size_t withoutSystem() const { return m_withoutSystem; }
    /// Returns the rows left out, over all systems that could be read.
    [[nodiscard]] RowsLeftOut leftOut() const;
    [[nodiscard]] const data::LeftOut& account() const { return m_account; }
    /// Returns the cells of a system that could be read.
    [[nodiscard]] const SystemCells& cells(const std::string& system) const { return *m_cells.at(system); }

    /// Returns the index of a relation, which is trained at its first use. Error: cancelled.
    [[nodiscard]] base::Expected<std::size_t> relation(const std::string& from, const std::string& to,
                                                       base::Progress& progress);
    [[nodiscard]] const Relation& at(std::size_t index) const { return m_relations[index]; }
    [[nodiscard]] std::vector<Relation> takeRelations() { return std::move(m_relations); }

    /// The ratio of a relation at a cell of the first system, and whether its tree has not seen the cell.
    struct Ratio {
        double value = 1.0;
        bool unseen = true;
    };
    [[nodiscard]] Ratio ratioAt(std::size_t relation, std::size_t cell) const {
        return {m_relations[relation].cellRatios[cell], m_unseen[relation][cell]};
    }
    /// Returns the predictions of a tree, on the first system's predictors, at each of its cells. At cells that have a
    /// row in `table`, the ratio of that row is used instead.
    [[nodiscard]] std::vector<double> cellRatios(const cart::Tree& tree, const RatioTable& table,
                                                 const std::vector<double>& rowRatios) const;

private:
    TransferGraph(const data::Dataset& dataset, const TransferOptions& options)
        : m_dataset(&dataset), m_options(&options) {}

    [[nodiscard]] base::Expected<void> readSystems();
    [[nodiscard]] base::Expected<void> countRows();
    void mergeEqualSystems(const std::vector<std::string>& systems);
    /// Returns the name of the node of a system.
    [[nodiscard]] const std::string& nodeOf(const std::string& system) const;
    [[nodiscard]] std::vector<std::vector<std::size_t>> successors() const;
    void keepMostAlike(std::vector<std::size_t>& between) const;
    [[nodiscard]] std::size_t sharedCells(const std::string& a, const std::string& b) const;
    [[nodiscard]] base::Expected<void> train(Relation& relation, base::Progress& progress);

    const data::Dataset* m_dataset;
    const TransferOptions* m_options;
    std::map<std::string, base::Expected<SystemCells>> m_cells;
    std::size_t m_withoutSystem = 0;
    data::LeftOut m_account;
    std::vector<TransferNode> m_nodes;  ///< the ends come first
    cart::Sample m_firstCells;          ///< predictors of the cells of the first system
    std::vector<Relation> m_relations;
    std::map<std::pair<std::string, std::string>, std::size_t> m_indices;
    std::vector<std::vector<bool>> m_unseen;  ///< parallel to m_relations: whether its tree has not seen each cell
};

}  // namespace greyscope::relative
