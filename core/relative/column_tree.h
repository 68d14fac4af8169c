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

/// Which column of a table is explained by which others, and how far its tree grows.
struct ColumnTreeOptions {
    std::string response;
    std::vector<std::string> factors;
    /// Factors whose numbers are only names; none: those whose name says that they number cases.
    std::vector<std::string> categories;
    cart::GrowOptions grow;
    Pruning pruning = Pruning::none;
    double alpha = 0.0;  ///< with Pruning::alpha, of squares of the response
    cart::CrossValidationOptions crossValidation;
    bool fewerFolds = false;  ///< of few cells as many folds as there are, instead of an error
    /// Keys and factors of the table: rows that differ in one of them are not repeats, whether the tree uses it or not.
    std::vector<std::string> settings = {};
    std::vector<std::string> repetitions = {};  ///< factors that number repeats
    bool operator==(const ColumnTreeOptions&) const = default;
};

struct ColumnTree {
    ColumnTreeOptions options;
    std::string unit;       ///< of the response
    cart::Sample sample;    ///< the rows that take part
    data::LeftOut account;  ///< and those that do not
    cart::Tree tree;
    std::optional<double> alpha;                      ///< none: not pruned, or its square is no number
    std::vector<cart::PruneStep> path;                ///< from the tree as it was grown to its root
    std::optional<cart::CrossValidation> validation;  ///< with Pruning::crossValidated
    std::optional<stats::NoiseFloor> noise = {};      ///< of rows that agree in every factor and every setting
    std::vector<std::string> otherSettings = {};  ///< no factors, though rows that agree in every factor differ in them
    double withinCells = 0.0;  ///< share of the sum of squares about the mean that no tree over these factors explains

    /// Rows that differ in a factor, those that agree in every one counted once.
    [[nodiscard]] std::size_t cells() const;
};

/// A regression tree of one column of a table on others, over the rows that fulfil the conditions (Breiman et al.
/// 1984). A number that only names cases is taken as text: `case <= 2.1` would say something that nobody measured.
/// Errors: those of data::placedRows(), cart::sampleOf(), cart::grow() and cart::crossValidate(); optionUnknown for a
/// category that is no factor.
[[nodiscard]] base::Expected<ColumnTree> columnTree(const data::Dataset& dataset,
                                                    const std::vector<data::Filter>& where,
                                                    const ColumnTreeOptions& options, base::Progress& progress);

}  // namespace greyscope::relative
