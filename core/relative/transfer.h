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

/// Serial operator: returns the ratio of a path, the product of the ratios of its relations. P1 1.3.
[[nodiscard]] double serialRatio(std::span<const double> ratios);
/// Returns the weights divided by their sum. Errors: optionOutOfRange (negative, not finite, or all zero).
[[nodiscard]] base::Expected<std::vector<double>> normalisedWeights(const std::vector<double>& weights);
/// Parallel operator: returns the mean of the ratios of several paths, with weights that sum to 1. P1 1.3.
[[nodiscard]] double parallelRatio(std::span<const double> ratios, std::span<const double> weights);

enum class PathWeights { equal, inverseError, manual };

struct TransferOptions {
    /// The ends (from, to), and how each relation is matched, grown and validated. `toWhere` and `predictWithValue` are
    /// refused with optionConflict, because they have no meaning between several systems.
    RelativeOptions model;
    std::vector<std::vector<std::string>> via;  ///< for each path, the systems between the ends; empty: all simple
                                                ///< paths
    /// If `via` is empty: the only relations that paths may use. Each is trained, even if no path uses it. Empty: any.
    std::vector<std::pair<std::string, std::string>> pairs;
    std::size_t maxHops = 3;  ///< largest number of relations in a path when all paths are searched
    /// Limit of the number of paths. Beyond it, all paths of the largest lengths are left out. Among paths of two
    /// relations, those through systems that share most cells with both ends are kept.
    std::size_t maxPaths = 2000;
    std::size_t combine = 3;  ///< number of paths, the best ones, to combine in parallel when all paths are searched
    PathWeights weights = PathWeights::inverseError;
    std::vector<double> manual;  ///< for PathWeights::manual: one weight per path of `via`, in any scale
    bool operator==(const TransferOptions&) const = default;
};

/// A system. Systems with the same cells and the same values form one node.
struct TransferNode {
    std::string name;
    std::vector<std::string> aliases;
};

/// An ordered pair of systems with its tree.
struct Relation {
    std::string from, to;
    std::optional<base::Error> refused;  ///< why the relation could not be trained; the members below are then empty
    Validation validation = Validation::leaveOneOut;
    RatioTable table;
    cart::Tree tree;
    std::vector<double> ratios;      ///< ratio of each row, predicted by a tree that has not seen the row
    std::vector<double> cellRatios;  ///< ratio at each of TransferResult::cells, if possible by a tree that has not
                                     ///< seen the cell
    PredictionErrors errors;
};

/// A cell measured on the first system, whether or not the last system has it.
struct TransferCell {
    std::vector<std::string> labels;
    double from = 0.0;
    std::optional<double> to;
    std::uint32_t cell = 0;  ///< equal for cells that repeat each other; they are judged without each other
};

struct TransferPath {
    std::vector<std::string> systems;        ///< including both ends
    std::vector<std::size_t> relations;      ///< indices into TransferResult::relations, one fewer than systems
    std::optional<base::Error> refused;      ///< error of the first relation that could not be trained
    std::vector<double> ratios;              ///< per cell: the product of ratios of trees that have not seen the cell
    std::optional<PredictionErrors> errors;  ///< over the cells that the last system has; nullopt if there are none
    std::vector<double> growth;   ///< mean error in percent after each relation, or the sum of errors if that system
                                  ///< was not measured
    double relationErrors = 0.0;  ///< in percent: the sum of the mean errors of the path's relations
    double expectedError = 0.0;   ///< in percent: the mean error of the path, or relationErrors if it is unknown
    double weight = 0.0;          ///< weight at cells that the last system lacks; 0 if the path is not among the best
                                  ///< ones there
};

struct TransferResult {
    TransferOptions options;
    std::vector<TransferNode> nodes;
    std::vector<Relation> relations;
    std::vector<TransferCell> cells;
    std::vector<TransferPath> paths;  ///< sorted by expected error, ascending
    std::vector<TransferPath> refused;
    std::size_t searchedHops = 0;                 ///< length of the longest paths searched, if all paths were searched
    bool longerLeftOut = false;                   ///< whether longer paths, up to maxHops, were left out because of
                                                  ///< maxPaths
    std::size_t shortLeftOut = 0;                 ///< number of paths of two relations left out because of maxPaths
    std::size_t withoutSystem = 0;                ///< number of rows without a value in the system column
    RowsLeftOut leftOut;                          ///< rows left out, over all systems read
    std::size_t repeated = 0;                     ///< measurements that were merged with others of their cell
    data::LeftOut account = {};                   ///< account of all rows; rows of every system read are used
    std::optional<stats::NoiseFloor> noise = {};  ///< noise floor of the cells of the last system, which are predicted
    /// Ratio of the paths in parallel at each cell. At a measured cell, the best paths and their weights are chosen by
    /// the errors at the other cells, so that the choice has not seen the value that it is judged by.
    std::vector<double> parallelRatios;
    std::optional<PredictionErrors> parallel;  ///< its rows are the cells that the last system has
    std::vector<std::size_t> measured;         ///< indices of the cells that the last system has
    std::optional<RelativeResult> direct;      ///< the direct model of the two ends, with its baselines
    std::vector<double> directRatios;          ///< ratio at each cell, as Relation::cellRatios
    std::optional<base::Error> directRefused;
};

/// Returns the validation of all relations and of the direct model; nullopt if it differs between them because of their
/// numbers of cells.
[[nodiscard]] std::optional<Validation> usedValidation(const TransferResult& result);

/// Predicts one system from another by way of others. A relation that cannot be trained refuses its paths only. A
/// result without paths has a direct model. Errors: those of the cells of the ends, optionConflict, optionOutOfRange,
/// unknownValue (a system of `via` or `pairs`), cancelled; if there is neither a path nor a direct model, the reason of
/// the first refusal.
[[nodiscard]] base::Expected<TransferResult> transfer(const data::Dataset& dataset, const TransferOptions& options,
                                                      base::Progress& progress);

}  // namespace greyscope::relative
