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
#include "core/data/series/pivot.h"
#include "core/stats/sample.h"
#include "core/stats/series_repeats.h"

namespace greyscope::relative {

enum class Pruning { none, crossValidated, alpha };
/// How a model is validated: by holding out one cell at a time, folds of cells, or one share of the cells. Measurements
/// that repeat one cell are held out together.
enum class Validation { leaveOneOut, kFold, holdOut };

/// Largest number of cells for which the default validation is leave-one-out; for more cells it uses folds.
inline constexpr std::size_t leaveOneOutCells = 200;

/// Options of a relative performance model: the two systems, the rows, the predictors, and how the tree is grown and
/// validated.
struct RelativeOptions {
    std::string value = {};                  ///< metric P
    std::string system = {};                 ///< column of the systems
    std::string from = {}, to = {};          ///< i and j: the model is RF = Pj / Pi
    std::vector<data::Filter> where = {};    ///< conditions for both sides
    std::vector<data::Filter> toWhere = {};  ///< conditions for system j that replace those in `where` on the same
                                             ///< columns, for example to compare W on i with ReW on j
    std::vector<std::string> factors = {};   ///< columns to match the systems on; also the predictors
    /// How several measurements of one cell are aggregated. none: repeats are averaged, and other duplicates are an
    /// error.
    data::Aggregation aggregation = data::Aggregation::none;
    std::vector<std::string> repeats = {};  ///< columns that distinguish repeats, as in data::SeriesQuery
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
    /// How the model is validated; nullopt: chosen by the number of cells. The options in a result contain the
    /// validation used.
    std::optional<Validation> validation = {};
    std::size_t folds = 10;
    double holdOut = 0.25;  ///< share of the cells that Validation::holdOut holds out, in (0, 1)
    /// Method by which the intervals of the ratios are calculated.
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    bool operator==(const RelativeOptions&) const = default;
};

/// One matched cell, measured with the same factor values on both systems, and the ratio of the two.
struct RatioRow {
    std::vector<std::string> labels;         ///< factor values as text, in the order of the factors
    double from = 0.0;                       ///< Pi
    double to = 0.0;                         ///< Pj
    double ratio = 0.0;                      ///< Pj / Pi
    std::size_t fromRow = 0, toRow = 0;      ///< rows of the dataset; if there are repeats, the first row
    std::size_t fromCount = 1, toCount = 1;  ///< number of measurements that were aggregated
    /// Interval of the ratio with the confidence kRatioConfidence, from the repeats of both sides
    /// (stats::repeatRatioInterval()). nullopt for aggregations other than mean and median.
    std::optional<stats::Interval> interval = std::nullopt;
    /// Returns whether the ratio differs from 1 according to its interval; nullopt if there is no interval.
    [[nodiscard]] std::optional<bool> differsFromParity() const {
        return interval ? std::optional(!interval->holds(1.0)) : std::nullopt;
    }
};
/// Confidence of the intervals of ratios.
inline constexpr double kRatioConfidence = 0.95;

/// Numbers of rows of a system that are not used, by the reason.
struct RowsLeftOut {
    std::size_t withoutValue = 0;
    std::size_t withoutFactor = 0;  ///< rows without a value of some factor; they are listed among the unmatched cells
};

/// What happens to a row of the dataset in a model of two systems. If both sides read the row, the value that is later
/// in this list applies.
enum class Fate : unsigned char { filtered, otherSystem, withoutSystem, withoutValue, withoutFactor, unmatched, used };

/// The cells of two systems, joined on the factors (inner join).
struct RatioTable {
    std::vector<std::string> factors;
    std::vector<RatioRow> rows;
    std::vector<std::string> unmatchedFrom;  ///< names of the cells that only system i has, such as "16 × 2"; a row
                                             ///< without a value of some factor is "16 × Objects=?"
    std::vector<std::string> unmatchedTo;
    std::size_t repeated = 0;  ///< number of measurements that were merged with others of their cell, on both sides
    cart::Sample sample;       ///< predictors and ratio, one row per matched cell
    /// The values of each factor in the rows: numbers in ascending order, texts in the order in which they first occur.
    std::vector<std::vector<std::string>> levels = {};
    /// Factors that only number repetitions: rows that differ only in these repeat one cell (see Sample::cells).
    std::vector<std::string> repetitions = {};
    std::size_t cells = 0;          ///< number of rows, with repeats of one cell counted once
    std::size_t withoutSystem = 0;  ///< rows without a value in the system column, which belong to neither system
    RowsLeftOut leftOutFrom = {}, leftOutTo = {};
    std::optional<stats::NoiseFloor> noise = std::nullopt;  ///< noise floor of the cells of system j, which are
                                                            ///< predicted
    std::vector<Fate> fates = {};                           ///< fate of each row of the dataset
    data::LeftOut account = {};  ///< account of the rows that are used and not used, from `fates`
};

/// Joins the cells of two systems that have the same factor values, and calculates their ratios. Rows without a value
/// of the metric are ignored; rows without a value of some factor match no cell. Predictors other than the factors are
/// read on system i. If measurements are repeated, numeric predictors are aggregated like the metric, text predictors
/// are those of the first row.
/// Errors: those of select(), unknownColumn, columnNotNumeric, duplicatePoint, noSpread, zeroInSeries (Pi or Pj is 0,
/// so that the ratio or its relative error is not defined), overflow, noMatchingRows, optionConflict (a system is
/// compared with itself under the same conditions, or a column is used for two purposes).
[[nodiscard]] base::Expected<RatioTable> joinRatios(const data::Dataset& dataset, const RelativeOptions& options);

/// The predictions of Pj by one method and their errors in percent: |predicted - Pj| / |Pj|.
struct PredictionErrors {
    std::string name;            ///< "tree", "parity", "constant-ratio", "direct-tree"
    double are = 0.0;            ///< mean error of the rows in `heldOut`; the same in every unit
    double standardError = 0.0;  ///< standard error of that mean, from the variation between cells
    /// Predictions of Pj for every row. Those for rows in `heldOut` are by a model that has not seen the row.
    std::vector<double> predictions;
    std::vector<double> errors;
    /// Indices of the rows that were held out; all rows unless Validation::holdOut is used.
    std::vector<std::size_t> heldOut;
};

/// The mean error of trees with a certain number of leaves, which shows whether splitting helps.
struct SizeError {
    std::size_t leaves = 0;
    double training = 0.0;   ///< mean error in percent on the rows that the tree was grown on
    double validated = 0.0;  ///< mean error in percent on held-out rows
    double standardError = 0.0;
};

/// A fitted and validated model of the ratios of two systems.
struct RelativeResult {
    RelativeOptions options;
    RatioTable table;
    cart::Tree tree;
    std::vector<cart::LeafRule> rules;
    PredictionErrors validation;              ///< errors of the tree
    std::vector<double> heldOutRatios;        ///< ratio of each row as predicted in the validation, see HeldOutRatios
    std::vector<PredictionErrors> baselines;  ///< parity, constant ratio and a direct tree on Pj, with the same
                                              ///< validation
    std::vector<SizeError> sizes;             ///< errors of trees with 1 to at most 12 leaves, grown best first
    std::vector<cart::PruneStep> pruningPath;
    /// Cross-validation of the pruning over all rows; nullopt for Pruning::none.
    std::optional<cart::CrossValidation> crossValidation;
    std::vector<double> importance;  ///< importance of each predictor, see cart::importance()
};

/// Returns whether the ratios have no intervals although there are repeats, because they are ratios of medians: these
/// have intervals only by bootstrap.
[[nodiscard]] bool mediansWithoutInterval(const RelativeResult& result);

/// Models the ratio of two systems by a regression tree over the matched cells, and validates it (P1 1.3, 2.3). Fewer
/// cells than folds are held out one by one. Errors: those of joinRatios(), grow(), crossValidate(); tooFewPoints.
[[nodiscard]] base::Expected<RelativeResult> relativePerformance(const data::Dataset& dataset,
                                                                 const RelativeOptions& options,
                                                                 base::Progress& progress);

}  // namespace greyscope::relative
