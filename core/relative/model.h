#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/cross_validate.h"
#include "core/cart/rules.h"
#include "core/data/dataset.h"
#include "core/data/series/series_table.h"
#include "core/stats/sample.h"
#include "core/stats/series_repeats.h"

namespace greyscope::relative {

enum class Pruning { none, crossValidated, alpha };
/// How cells are kept back. Measurements that repeat one cell are kept back together.
enum class Validation { leaveOneOut, kFold, holdOut };

/// Where no validation is chosen: up to this many cells each one is left out in turn, beyond it folds are.
inline constexpr std::size_t leaveOneOutCells = 200;

/// Which two systems, on which rows, by which predictors.
struct RelativeOptions {
    std::string value = {};                  ///< metric P
    std::string system = {};                 ///< column that tells the systems apart
    std::string from = {}, to = {};          ///< i and j: the model is RF = Pj / Pi
    std::vector<data::Filter> where = {};    ///< holds for both sides
    std::vector<data::Filter> toWhere = {};  ///< replaces filters on the same columns for j: W on i against ReW on j
    std::vector<std::string> factors = {};   ///< columns to match on, and predictors
    /// Of several measurements of one cell; none: the mean of repeats, and others are refused.
    data::Aggregation aggregation = data::Aggregation::none;
    std::vector<std::string> repeats = {};  ///< columns that tell repeats apart, and settings: as in data::SeriesQuery
    std::vector<std::string> settings = {};
    /// Columns that number repetitions, by the roles of the table: factors of these predict nothing, and the repeats of
    /// a cell are left out of a model together.
    std::vector<std::string> repetitions = {};
    /// Columns that the tree may split on: factors, or others of system i such as its utilisation (P1 1.3.2); empty:
    /// all factors but repetitions.
    std::vector<std::string> predictors = {};
    bool predictWithValue = false;  ///< Pi itself as a further predictor
    cart::GrowOptions grow = {};
    Pruning pruning = Pruning::none;
    double alpha = 0.0;
    cart::CrossValidationOptions crossValidation = {};
    std::optional<Validation> validation = {};  ///< none: by the number of cells; a result says which it was
    std::size_t folds = 10;
    double holdOut = 0.25;  ///< share of the cells that Validation::holdOut keeps back, in (0, 1)
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< of the ratios
    bool operator==(const RelativeOptions&) const = default;
};

/// One matched cell: the same factor values on both systems.
struct RatioRow {
    std::vector<std::string> labels;         ///< factor values as text, in the order of the factors
    double from = 0.0;                       ///< Pi
    double to = 0.0;                         ///< Pj
    double ratio = 0.0;                      ///< Pj / Pi
    std::size_t fromRow = 0, toRow = 0;      ///< rows of the dataset, the first of repeated ones
    std::size_t fromCount = 1, toCount = 1;  ///< measurements that were aggregated
    /// Of the ratio, at kRatioConfidence: stats::repeatRatioInterval() of both sides' repeats. None of other
    /// aggregations than means and medians.
    std::optional<stats::Interval> interval = std::nullopt;
    /// Whether the repeats tell the ratio from 1; none without an interval.
    [[nodiscard]] std::optional<bool> differsFromParity() const {
        return interval ? std::optional(!interval->holds(1.0)) : std::nullopt;
    }
};
inline constexpr double kRatioConfidence = 0.95;

/// Rows of one system that take no part, and why.
struct RowsLeftOut {
    std::size_t withoutValue = 0;
    std::size_t withoutFactor = 0;  ///< such rows match nothing; they are named among the unmatched cells
};

/// What becomes of a row of the dataset. Of two sides that read one row, the later one counts.
enum class Fate : unsigned char { filtered, otherSystem, withoutSystem, withoutValue, withoutFactor, unmatched, used };

/// The inner join of the two systems on the factors.
struct RatioTable {
    std::vector<std::string> factors;
    std::vector<RatioRow> rows;
    std::vector<std::string>
        unmatchedFrom;  ///< "16 × 2": a cell that only i has; "16 × Objects=?": without one of the factors
    std::vector<std::string> unmatchedTo;
    std::size_t repeated = 0;  ///< measurements that were merged into others of their cell, on both sides
    cart::Sample sample;       ///< predictors and ratio, one row a matched cell
    /// The values of each factor that the rows have: numbers ascending, text in order of first appearance.
    std::vector<std::vector<std::string>> levels = {};
    /// Factors that count repetitions: rows that differ in nothing else repeat one cell (see Sample::cells).
    std::vector<std::string> repetitions = {};
    std::size_t cells = 0;          ///< rows, each set of repeats counted once
    std::size_t withoutSystem = 0;  ///< rows whose cell in the systems' column is empty: they belong to neither
    RowsLeftOut leftOutFrom = {}, leftOutTo = {};
    std::optional<stats::NoiseFloor> noise = std::nullopt;  ///< of the cells of system j, which are predicted
    std::vector<Fate> fates = {};                           ///< of each row of the dataset
    data::LeftOut account = {};                             ///< of the same
};

/// Rows whose metric is missing are not there; a missing factor matches nothing.
/// Predictors other than the factors are read on system i. Repeated measurements: numbers are aggregated as the
/// metric is, text is that of the first row. Errors: those of select(), unknownColumn, columnNotNumeric,
/// duplicatePoint, noSpread, zeroInSeries (Pi or Pj = 0: neither has a ratio with a relative error), overflow,
/// noMatchingRows, optionConflict (a system compared with itself under the same conditions, a column in two parts at
/// once).
[[nodiscard]] base::Expected<RatioTable> joinRatios(const data::Dataset& dataset, const RelativeOptions& options);

/// Errors of one way to predict Pj, in percent: |predicted - Pj| / |Pj|.
struct PredictionErrors {
    std::string name;            ///< "tree", "parity", "constant-ratio", "direct-tree"
    double are = 0.0;            ///< mean error of the rows in `heldOut`, the same in every unit
    double standardError = 0.0;  ///< of that mean, which varies from cell to cell
    /// Of Pj for every row. Where the row is in `heldOut`, by a model that has not seen it.
    std::vector<double> predictions;
    std::vector<double> errors;
    std::vector<std::size_t> heldOut;  ///< all rows, save under Validation::holdOut
};

/// Mean error against the size of the tree, for "does splitting help?".
struct SizeError {
    std::size_t leaves = 0;
    double training = 0.0;   ///< ARE in percent on the rows it was grown on
    double validated = 0.0;  ///< ARE in percent on held-out rows
    double standardError = 0.0;
};

struct RelativeResult {
    RelativeOptions options;
    RatioTable table;
    cart::Tree tree;
    std::vector<cart::LeafRule> rules;
    PredictionErrors validation;              ///< the tree's
    std::vector<double> heldOutRatios;        ///< the ratios behind its predictions
    std::vector<PredictionErrors> baselines;  ///< parity, constant ratio, direct tree on Pj, same protocol
    std::vector<SizeError> sizes;             ///< 1 .. up to 12 leaves, grown best first
    std::vector<cart::PruneStep> pruningPath;
    std::optional<cart::CrossValidation> crossValidation;  ///< of all rows; none with Pruning::none
    std::vector<double> importance;                        ///< see cart::importance()
};

/// Whether there are repeats, but no intervals: ratios of medians have drawn ones alone.
[[nodiscard]] bool mediansWithoutInterval(const RelativeResult& result);

/// P1 1.3, 2.3. Errors: those of joinRatios(), grow(), crossValidate(); tooFewPoints below 2 cells.
[[nodiscard]] base::Expected<RelativeResult> relativePerformance(const data::Dataset& dataset,
                                                                 const RelativeOptions& options,
                                                                 base::Progress& progress);

}  // namespace greyscope::relative
