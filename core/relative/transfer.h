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

/// Serial operator: the ratio of a path is the product of its relations' ratios. P1 1.3.
[[nodiscard]] double serialRatio(std::span<const double> ratios);
/// Weights divided by their sum. Errors: optionOutOfRange (negative, not finite, or all zero).
[[nodiscard]] base::Expected<std::vector<double>> normalisedWeights(const std::vector<double>& weights);
/// Parallel operator: the mean of several paths' ratios under weights that sum to 1. P1 1.3.
[[nodiscard]] double parallelRatio(std::span<const double> ratios, std::span<const double> weights);

enum class PathWeights { equal, inverseError, manual };

struct TransferOptions {
    /// The ends (from, to), and how every relation is matched, grown and validated. `toWhere` and `predictWithValue`
    /// have no meaning between several systems and are refused (optionConflict).
    RelativeOptions model;
    std::vector<std::vector<std::string>> via;  ///< systems between the ends, for each path; empty: all simple paths
    /// The only relations that paths go by, where `via` is empty; each is trained, on a path or not. Empty: any.
    std::vector<std::pair<std::string, std::string>> pairs;
    std::size_t maxHops = 3;  ///< relations in a path, where all paths are looked for
    /// Where there were more, the longest paths are left out, all of one length; of paths of two relations those by the
    /// systems that share most cells with both ends are kept.
    std::size_t maxPaths = 2000;
    std::size_t combine = 3;  ///< how many of all paths, the best ones, work in parallel
    PathWeights weights = PathWeights::inverseError;
    std::vector<double> manual;  ///< PathWeights::manual: one weight for each path of `via`, of any scale
    bool operator==(const TransferOptions&) const = default;
};

/// Systems with the same cells and the same values are one node.
struct TransferNode {
    std::string name;
    std::vector<std::string> aliases;
};

/// A pair of systems with its tree.
struct Relation {
    std::string from, to;
    std::optional<base::Error> refused;  ///< why there is none; the rest is empty then
    Validation validation = Validation::leaveOneOut;
    RatioTable table;
    cart::Tree tree;
    std::vector<double> ratios;      ///< of each row, by a tree that has not seen it
    std::vector<double> cellRatios;  ///< of each of TransferResult::cells, by a tree that has not seen it if it can be
    PredictionErrors errors;
};

/// A cell measured on the first system, whether or not the last one has it.
struct TransferCell {
    std::vector<std::string> labels;
    double from = 0.0;
    std::optional<double> to;
    std::uint32_t cell = 0;  ///< the same for cells that repeat one another: they are judged without each other
};

struct TransferPath {
    std::vector<std::string> systems;        ///< both ends included
    std::vector<std::size_t> relations;      ///< one fewer, indices into TransferResult::relations
    std::optional<base::Error> refused;      ///< of the first relation that could not be trained
    std::vector<double> ratios;              ///< of each cell: the product of ratios that have not seen it
    std::optional<PredictionErrors> errors;  ///< over the cells that the last system has; none where it has none
    std::vector<double> growth;   ///< mean error in percent after each relation, where the system there was measured
    double relationErrors = 0.0;  ///< percent: the sum of its relations' mean errors
    double expectedError = 0.0;   ///< percent: the path's mean error, or relationErrors where there is none
    double weight = 0.0;          ///< in parallel at cells that the last system lacks; 0: not among the best there
};

struct TransferResult {
    TransferOptions options;
    std::vector<TransferNode> nodes;
    std::vector<Relation> relations;
    std::vector<TransferCell> cells;
    std::vector<TransferPath> paths;  ///< least expected error first
    std::vector<TransferPath> refused;
    std::size_t searchedHops = 0;                 ///< the longest paths that were tried, where all were looked for
    bool longerLeftOut = false;                   ///< there are more than maxPaths with longer ones of up to maxHops
    std::size_t shortLeftOut = 0;                 ///< paths of two relations beyond maxPaths
    std::size_t withoutSystem = 0;                ///< rows whose cell in the systems' column is empty
    RowsLeftOut leftOut;                          ///< rows of all systems that were read
    std::size_t repeated = 0;                     ///< of these, measurements that were merged into others of their cell
    data::LeftOut account = {};                   ///< of all rows; those of every system that was read take part
    std::optional<stats::NoiseFloor> noise = {};  ///< of the cells of the last system, which are predicted
    /// Of each cell. At a measured cell the best paths and their weights are chosen by the errors at the other cells,
    /// so that the choice has not seen what it is judged on.
    std::vector<double> parallelRatios;
    std::optional<PredictionErrors> parallel;  ///< rows of PredictionErrors are the cells that the last system has
    std::vector<std::size_t> measured;         ///< those cells
    std::optional<RelativeResult> direct;      ///< the model of the pair itself, with its baselines
    std::vector<double> directRatios;          ///< of each cell, as Relation::cellRatios
    std::optional<base::Error> directRefused;
};

/// The validation of all relations and of the direct model; none where their numbers of cells asked for different ones.
[[nodiscard]] std::optional<Validation> usedValidation(const TransferResult& result);

/// Goes from one system to another by way of others. A relation that cannot be trained refuses its paths, not the rest.
/// A result without paths has a direct model. Errors: those of the ends' cells, optionConflict, optionOutOfRange,
/// unknownValue (a system of `via` or `pairs`), cancelled; the reason of the first refusal where nothing is left.
[[nodiscard]] base::Expected<TransferResult> transfer(const data::Dataset& dataset, const TransferOptions& options,
                                                      base::Progress& progress);

}  // namespace greyscope::relative
