#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/cross_validate.h"
#include "core/cart/grow.h"
#include "core/cart/prune.h"
#include "core/cart/sample.h"
#include "core/cart/tree.h"
#include "core/data/dataset.h"
#include "core/data/left_out.h"
#include "core/data/recipe/filter.h"
#include "core/relative/model.h"

namespace greyscope::relative {

/// Options of columnTree(): the column that the tree explains, the columns that explain it, and how the tree grows.
struct ColumnTreeOptions {
    std::string response;
    std::vector<std::string> factors;
    /// Factors whose numbers are only names, such as case numbers. Empty: the factors whose column names indicate that
    /// they number cases.
    std::vector<std::string> categories;
    cart::GrowOptions grow;
    Pruning pruning = Pruning::none;
    double alpha = 0.0;  ///< alpha of Pruning::alpha, in squares of the response
    cart::CrossValidationOptions crossValidation;
    bool fewerFolds = false;  ///< whether the number of folds is reduced to the number of cells if there are fewer;
                              ///< otherwise this is an error
    /// Keys and factors of the table, used by the tree or not. Rows that differ in one of these columns are not repeats
    /// of each other.
    std::vector<std::string> settings = {};
    std::vector<std::string> repetitions = {};  ///< factors that number repeats
    bool operator==(const ColumnTreeOptions&) const = default;
};

/// A tree that explains a column by other columns, with the data that it was grown on.
struct ColumnTree {
    ColumnTreeOptions options;
    std::string unit;       ///< unit of the response
    cart::Sample sample;    ///< the rows of the table that the tree was grown on
    data::LeftOut account;  ///< the account of the rows that the tree was not grown on
    cart::Tree tree;
    /// Alpha of the pruning in squares of the response; nullopt if not pruned, or if the value overflows.
    std::optional<double> alpha;
    std::vector<cart::PruneStep> path;                ///< pruning path, from the full tree to its root
    std::optional<cart::CrossValidation> validation;  ///< errors of the pruning path, set for Pruning::crossValidated
    std::optional<stats::NoiseFloor> noise = {};      ///< noise floor of rows that agree in every factor and every
                                                      ///< setting
    std::vector<std::string> otherSettings = {};  ///< settings that are not factors but differ between rows that agree
                                                  ///< in every factor
    /// Share of the sum of squares that lies within cells, so that no tree over these factors can explain it.
    double withinCells = 0.0;

    /// Returns the number of cells: rows that agree in every factor count once.
    [[nodiscard]] std::size_t cells() const;
};

/// Grows a regression tree that explains one column by other columns, over the rows that fulfil the conditions (Breiman
/// et al. 1984). Numbers that are only names of cases are treated as text, because `case <= 2.1` would be meaningless.
/// Errors: those of data::placedRows(), cart::sampleOf(), cart::grow() and cart::crossValidate(); optionUnknown for a
/// category that is not a factor.
[[nodiscard]] base::Expected<ColumnTree> columnTree(const data::Dataset& dataset,
                                                    const std::vector<data::Filter>& where,
                                                    const ColumnTreeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
