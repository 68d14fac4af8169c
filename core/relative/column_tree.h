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

/// The column that a tree explains by other columns, and how the tree grows.
struct ColumnTreeOptions {
    std::string response;
    std::vector<std::string> factors;
    /// Factors whose numbers are only names. Empty: those whose column names indicate that they number cases.
    std::vector<std::string> categories;
    cart::GrowOptions grow;
    Pruning pruning = Pruning::none;
    double alpha = 0.0;  ///< for Pruning::alpha, in squares of the response
    cart::CrossValidationOptions crossValidation;
    bool fewerFolds = false;  ///< whether to use as many folds as there are cells if these are fewer, instead of
                              ///< returning an error
    /// Keys and factors of the table. Rows that differ in one of them are not repeats, whether or not the tree uses it.
    std::vector<std::string> settings = {};
    std::vector<std::string> repetitions = {};  ///< factors that number repeats
    bool operator==(const ColumnTreeOptions&) const = default;
};

struct ColumnTree {
    ColumnTreeOptions options;
    std::string unit;       ///< unit of the response
    cart::Sample sample;    ///< the rows that the tree uses
    data::LeftOut account;  ///< the rows that the tree does not use
    cart::Tree tree;
    std::optional<double> alpha;                      ///< nullopt if not pruned, or if the value overflows in squares
                                                      ///< of the response
    std::vector<cart::PruneStep> path;                ///< from the full tree to its root
    std::optional<cart::CrossValidation> validation;  ///< set for Pruning::crossValidated
    std::optional<stats::NoiseFloor> noise = {};      ///< noise floor of rows that agree in every factor and every
                                                      ///< setting
    std::vector<std::string> otherSettings = {};  ///< settings that are not factors but differ between rows that agree
                                                  ///< in every factor
    double withinCells = 0.0;  ///< share of the sum of squares about the mean that no tree over these factors can
                               ///< explain

    /// Returns the number of rows that differ in a factor; rows that agree in every factor count once.
    [[nodiscard]] std::size_t cells() const;
};

/// Grows a regression tree of one column on other columns, over the rows that fulfil the conditions (Breiman et al.
/// 1984). Numbers that are only names of cases are treated as text, because `case <= 2.1` would be meaningless. Errors:
/// those of data::placedRows(), cart::sampleOf(), cart::grow() and cart::crossValidate(); optionUnknown for a category
/// that is not a factor.
[[nodiscard]] base::Expected<ColumnTree> columnTree(const data::Dataset& dataset,
                                                    const std::vector<data::Filter>& where,
                                                    const ColumnTreeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
