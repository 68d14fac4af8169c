#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// Serial operator: returns the ratio of a path through several systems, the product of the ratios of its relations. P1
/// 1.3.
[[nodiscard]] double serialRatio(std::span<const double> ratios);
/// Scales weights so that they add up to 1. Errors: optionOutOfRange (negative, not finite, or all zero).
[[nodiscard]] base::Expected<std::vector<double>> normalisedWeights(const std::vector<double>& weights);
/// Parallel operator: returns the weighted mean of the ratios of several paths. The weights must add up to 1. P1 1.3.
[[nodiscard]] double parallelRatio(std::span<const double> ratios, std::span<const double> weights);

/// How paths in parallel are weighted: equally, by the inverse of their errors, or by weights that the user sets.
enum class PathWeights { equal, inverseError, manual };

/// Options of transfer(), the prediction of a system from another one by way of further systems.
struct TransferOptions {
    /// The first and the last system (from, to), and how the cells of each relation are matched and its tree is grown
    /// and validated. `toWhere` and `predictWithValue` fail with optionConflict, because they have no meaning between
    /// several systems.
    RelativeOptions model;
    std::vector<std::vector<std::string>> via;  ///< for each path, the systems between the first and the last one;
                                                ///< empty: all paths that visit no system twice
    /// If `via` is empty: the only relations that paths may use. Each is trained, even if no path uses it. Empty: paths
    /// may use any relation.
    std::vector<std::pair<std::string, std::string>> pairs;
    std::size_t maxHops = 3;  ///< largest number of relations in a path when all paths are searched
    /// Largest number of paths. If there are more, all paths of the greatest lengths are left out. If even the paths of
    /// two relations are too many, those through systems that share most cells with the first and the last system are
    /// kept.
    std::size_t maxPaths = 2000;
    std::size_t combine = 3;  ///< number of best paths to combine in parallel if all paths are searched
    PathWeights weights = PathWeights::inverseError;
    std::vector<double> manual;  ///< for PathWeights::manual: one weight per path of `via`, in any scale
    bool operator==(const TransferOptions&) const = default;
};

/// A system as a node of the graph of relations. Systems with the same cells and the same values form one node, with
/// the other names as aliases.
struct TransferNode {
    std::string name;
    std::vector<std::string> aliases;
};

/// A relation: an ordered pair of systems, with the table of their ratios and the tree that predicts them.
struct Relation {
    std::string from, to;
    std::optional<base::Error> refused;  ///< why the relation could not be trained; the members below are then empty
    Validation validation = Validation::leaveOneOut;
    RatioTable table;
    cart::Tree tree;
    std::vector<double> ratios;      ///< ratio of each row, predicted by a tree that has not seen the row
    std::vector<double> cellRatios;  ///< predicted ratio at each of TransferResult::cells, if possible by a tree that
                                     ///< has not seen the cell
    PredictionErrors errors;
};

/// A cell in which the first system was measured. `to` is the value of the last system, nullopt if it was not measured
/// there.
struct TransferCell {
    std::vector<std::string> labels;
    double from = 0.0;
    std::optional<double> to;
    /// Number that is equal for cells that repeat each other; these are predicted without each other.
    std::uint32_t cell = 0;
};

/// A path from the first to the last system, its predictions and their errors.
struct TransferPath {
    std::vector<std::string> systems;    ///< systems of the path, including the first and the last one
    std::vector<std::size_t> relations;  ///< indices into TransferResult::relations, one fewer than systems
    std::optional<base::Error> refused;  ///< error of the first relation that could not be trained
    /// Per cell: the product of the relations' ratios, by trees that have not seen the cell.
    std::vector<double> ratios;
    /// Errors over the cells in which the last system was measured; nullopt if there are none.
    std::optional<PredictionErrors> errors;
    std::vector<double> growth;   ///< mean error in percent after each relation, or the sum of the errors so far if the
                                  ///< system was not measured
    double relationErrors = 0.0;  ///< in percent: the sum of the mean errors of the path's relations
    double expectedError = 0.0;   ///< in percent: the mean error of the path, or relationErrors if it is unknown
    /// Weight in cells in which the last system was not measured; 0 if the path is not among the best ones.
    double weight = 0.0;
};

/// The prediction of the last system in every cell of the first one: by each path, by several paths in parallel, and by
/// the direct model.
struct TransferResult {
    TransferOptions options;
    std::vector<TransferNode> nodes;
    std::vector<Relation> relations;
    std::vector<TransferCell> cells;
    std::vector<TransferPath> paths;  ///< sorted by expected error, ascending
    std::vector<TransferPath> refused;
    std::size_t searchedHops = 0;   ///< number of relations of the longest paths searched, if all paths were searched
    bool longerLeftOut = false;     ///< whether longer paths, up to maxHops, were left out because of
                                    ///< maxPaths
    std::size_t shortLeftOut = 0;   ///< number of paths of two relations left out because of maxPaths
    std::size_t withoutSystem = 0;  ///< number of rows without a value in the system column
    RowsLeftOut leftOut;            ///< rows left out, over all systems read
    std::size_t repeated = 0;       ///< measurements that were merged with others of their cell
    std::vector<Fate> fates = {};   ///< fate of each row of the dataset
    data::LeftOut account = {};     ///< account of all rows; the rows of every system that was read count as used
    std::optional<stats::NoiseFloor> noise = {};  ///< noise floor of the cells of the last system, which are predicted
    /// Ratio in each cell, predicted by the paths in parallel. In a measured cell, the best paths and their weights are
    /// chosen by the errors in the other cells, so that the choice does not depend on the value that it is compared
    /// with.
    std::vector<double> parallelRatios;
    /// Errors of the paths in parallel; the rows are the cells in which the last system was measured.
    std::optional<PredictionErrors> parallel;
    std::vector<std::size_t> measured;  ///< indices of the cells in which the last system was measured
    /// The model of the last and the first system without others between, with its baselines.
    std::optional<RelativeResult> direct;
    std::vector<double> directRatios;  ///< ratio that the direct model predicts in each cell, as Relation::cellRatios
    /// Why the direct model could not be trained.
    std::optional<base::Error> directRefused;
};

/// Returns the kind of validation that all relations and the direct model used; nullopt if they used different ones
/// because of their numbers of cells.
[[nodiscard]] std::optional<Validation> usedValidation(const TransferResult& result);

/// Checks the options, and that the dataset has the columns and the systems that they name. No cell is read. Errors:
/// those of transfer() for options, columns and systems.
[[nodiscard]] base::Expected<void> checkTransfer(const data::Dataset& dataset, const TransferOptions& options);

/// Predicts the last system from the first one by way of other systems. If a relation cannot be trained, only the paths
/// that use it fail. If there is no path, the result has the direct model alone. Errors: those of the cells of the
/// first and last system, optionConflict, optionOutOfRange, unknownValue (a system of `via` or `pairs`), cancelled; if
/// there is neither a path nor a direct model, the first error of a relation. A relation with fewer cells than
/// folds holds out each cell in turn.
[[nodiscard]] base::Expected<TransferResult> transfer(const data::Dataset& dataset, const TransferOptions& options,
                                                      base::Progress& progress);

}  // namespace greyscope::relative
