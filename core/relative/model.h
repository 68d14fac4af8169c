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
/// How cells are held out. Measurements that repeat one cell are held out together.
enum class Validation { leaveOneOut, kFold, holdOut };

/// Default validation: leave-one-out for up to this many cells, folds for more.
inline constexpr std::size_t leaveOneOutCells = 200;

/// The two systems, the rows and the predictors of a model.
struct RelativeOptions {
    std::string value = {};                  ///< metric P
    std::string system = {};                 ///< column of the systems
    std::string from = {}, to = {};          ///< i and j: the model is RF = Pj / Pi
    std::vector<data::Filter> where = {};    ///< conditions for both sides
    std::vector<data::Filter> toWhere = {};  ///< for system j, replaces conditions on the same columns: W on i compared
                                             ///< with ReW on j
    std::vector<std::string> factors = {};   ///< columns to match the systems on; also the predictors
    /// How several measurements of one cell are aggregated. none: repeats are averaged, other duplicates are an error.
    data::Aggregation aggregation = data::Aggregation::none;
    std::vector<std::string> repeats = {};  ///< columns that distinguish repeats, and settings, as in data::SeriesQuery
    std::vector<std::string> settings = {};
    /// Columns that number repetitions, according to the roles of the table. Factors among them are not predictors, and
    /// the repeats of a cell are held out together.
    std::vector<std::string> repetitions = {};
    /// Columns that the tree may split on: factors, or other columns of system i such as its utilisation (P1 1.3.2).
    /// Empty: all factors except repetitions.
    std::vector<std::string> predictors = {};
    bool predictWithValue = false;  ///< whether Pi itself is an additional predictor
    cart::GrowOptions grow = {};
    Pruning pruning = Pruning::none;
    double alpha = 0.0;
    cart::CrossValidationOptions crossValidation = {};
    std::optional<Validation> validation = {};  ///< nullopt: by the number of cells; a result contains the validation
                                                ///< used
    std::size_t folds = 10;
    double holdOut = 0.25;  ///< share of the cells that Validation::holdOut holds out, in (0, 1)
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< method for the intervals of the ratios
    bool operator==(const RelativeOptions&) const = default;
};

/// One matched cell: the same factor values on both systems.
struct RatioRow {
    std::vector<std::string> labels;         ///< factor values as text, in the order of the factors
    double from = 0.0;                       ///< Pi
    double to = 0.0;                         ///< Pj
    double ratio = 0.0;                      ///< Pj / Pi
    std::size_t fromRow = 0, toRow = 0;      ///< rows of the dataset; with repeats, the first row
    std::size_t fromCount = 1, toCount = 1;  ///< number of measurements that were aggregated
    /// Interval of the ratio at kRatioConfidence: stats::repeatRatioInterval() of the repeats of both sides. nullopt
    /// for aggregations other than mean and median.
    std::optional<stats::Interval> interval = std::nullopt;
    /// Returns whether the ratio differs from 1 according to its interval; nullopt if there is no interval.
    [[nodiscard]] std::optional<bool> differsFromParity() const {
        return interval ? std::optional(!interval->holds(1.0)) : std::nullopt;
    }
};
inline constexpr double kRatioConfidence = 0.95;

/// Number of rows of a system that are not used, by reason.
struct RowsLeftOut {
    std::size_t withoutValue = 0;
    std::size_t withoutFactor = 0;  ///< rows without a value of some factor; they are listed among the unmatched cells
};

/// What happens to a row of the dataset. If both sides read the row, the later value in this list applies.
enum class Fate : unsigned char { filtered, otherSystem, withoutSystem, withoutValue, withoutFactor, unmatched, used };

/// The cells of two systems, joined on the factors (inner join).
struct RatioTable {
    std::vector<std::string> factors;
    std::vector<RatioRow> rows;
    std::vector<std::string> unmatchedFrom;  ///< cells that only i has, as "16 × 2"; a row without a value of some
                                             ///< factor is "16 × Objects=?"
    std::vector<std::string> unmatchedTo;
    std::size_t repeated = 0;  ///< number of measurements that were merged with others of their cell, on both sides
    cart::Sample sample;       ///< predictors and ratio, one row per matched cell
    /// Values of each factor in the rows: numbers ascending, texts in order of first appearance.
    std::vector<std::vector<std::string>> levels = {};
    /// Factors that number repetitions: rows that differ only in these repeat one cell (see Sample::cells).
    std::vector<std::string> repetitions = {};
    std::size_t cells = 0;          ///< number of rows, with repeats of one cell counted once
    std::size_t withoutSystem = 0;  ///< rows without a value in the system column, which belong to neither system
    RowsLeftOut leftOutFrom = {}, leftOutTo = {};
    std::optional<stats::NoiseFloor> noise = std::nullopt;  ///< noise floor of the cells of system j, which are
                                                            ///< predicted
    std::vector<Fate> fates = {};                           ///< fate of each row of the dataset
    data::LeftOut account = {};                             ///< the same information as an account
};

/// Joins the cells of the two systems. Rows without a value of the metric are ignored; rows without a value of some
/// factor match no cell. Predictors other than the factors are read on system i. With repeated measurements, numeric
/// predictors are aggregated like the metric, text predictors are those of the first row.
/// Errors: those of select(), unknownColumn, columnNotNumeric, duplicatePoint, noSpread, zeroInSeries (Pi or Pj is 0,
/// so that the ratio or its relative error is not defined), overflow, noMatchingRows, optionConflict (a system is
/// compared with itself under the same conditions, or a column is used for two purposes).
[[nodiscard]] base::Expected<RatioTable> joinRatios(const data::Dataset& dataset, const RelativeOptions& options);

/// Errors of one way of predicting Pj, in percent: |predicted - Pj| / |Pj|.
struct PredictionErrors {
    std::string name;            ///< "tree", "parity", "constant-ratio", "direct-tree"
    double are = 0.0;            ///< mean error of the rows in `heldOut`; the same in every unit
    double standardError = 0.0;  ///< standard error of that mean, from the variation between cells
    /// Predictions of Pj for every row. For rows in `heldOut`, the model has not seen the row.
    std::vector<double> predictions;
    std::vector<double> errors;
    std::vector<std::size_t> heldOut;  ///< all rows, except for Validation::holdOut
};

/// Mean error depending on the size of the tree; shows whether splitting helps.
struct SizeError {
    std::size_t leaves = 0;
    double training = 0.0;   ///< mean error in percent on the rows that the tree was grown on
    double validated = 0.0;  ///< mean error in percent on held-out rows
    double standardError = 0.0;
};

struct RelativeResult {
    RelativeOptions options;
    RatioTable table;
    cart::Tree tree;
    std::vector<cart::LeafRule> rules;
    PredictionErrors validation;              ///< errors of the tree
    std::vector<double> heldOutRatios;        ///< held-out ratios behind the tree's predictions
    std::vector<PredictionErrors> baselines;  ///< parity, constant ratio and a direct tree on Pj, with the same
                                              ///< validation
    std::vector<SizeError> sizes;             ///< for 1 to at most 12 leaves, grown best first
    std::vector<cart::PruneStep> pruningPath;
    std::optional<cart::CrossValidation> crossValidation;  ///< over all rows; nullopt for Pruning::none
    std::vector<double> importance;                        ///< see cart::importance()
};

/// Returns whether there are repeats but no intervals: for ratios of medians, intervals are only available by
/// bootstrap.
[[nodiscard]] bool mediansWithoutInterval(const RelativeResult& result);

/// Fits and validates the model of the ratios (P1 1.3, 2.3). Errors: those of joinRatios(), grow(), crossValidate();
/// tooFewPoints (fewer than 2 cells).
[[nodiscard]] base::Expected<RelativeResult> relativePerformance(const data::Dataset& dataset,
                                                                 const RelativeOptions& options,
                                                                 base::Progress& progress);

}  // namespace greyscope::relative
