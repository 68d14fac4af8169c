#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/recipe/filter.h"
#include "core/data/row_account.h"
#include "core/data/series/aggregation.h"

namespace greyscope::data {

/// Rows that have no place in a table because a cell is empty that says where they belong.
struct Unplaced {
    std::string column;
    bool isKey = false;  ///< says which series; otherwise which point
    std::size_t rows = 0;
    std::size_t firstLine = 0;    ///< of the file, 0 where it is not known
    std::string firstTable = {};  ///< of a stack, the table whose file it is
    bool operator==(const Unplaced&) const = default;
};

/// A result that the program which measured it calls wrong: no value, and marked wherever its point is shown.
struct InvalidResult {
    std::string series = {};               ///< that it would belong to; a system or a run where those are compared
    std::vector<std::string> labels = {};  ///< of its point or cell, one a column
    std::size_t row = 0;                   ///< of the dataset
    std::optional<double> measured = {};   ///< none where it is not known
    std::string why = {};                  ///< in the words of the program
    bool operator==(const InvalidResult&) const = default;

    [[nodiscard]] std::string point() const;  ///< the labels joined with " × "
};

/// What of a dataset a table of series does not show, and why: the one account of it, that every result carries.
struct LeftOut {
    std::size_t rows = 0;            ///< of the dataset
    std::vector<StepAccount> steps;  ///< that the dataset went through before, those of parts of a stack summed up
    std::vector<Filtered> filtered;  ///< rows that the conditions leave out, those that leave out any
    std::vector<Unplaced> unplaced;  ///< a row counts at its first empty column, keys before axis
    std::vector<Tally> idle = {};    ///< rows that have their place, and take no part in what is calculated
    std::size_t valuesMissing = 0;   ///< measured cells of the other rows that hold no finite number; of these
    std::size_t notNumbers = 0;      ///< held text,
    std::size_t notFinite = 0;       ///< were infinite or no numbers by name
    std::size_t mergedRows = 0;      ///< values of points that were measured more than once, aggregated
    std::size_t mergedPoints = 0;    ///< into so many
    bool repeats = false;            ///< they are repeats of one measurement, and each point is their mean
    std::size_t fewestMerged = 0;    ///< values of a point that was measured more than once
    std::size_t mostMerged = 0;
    std::size_t singles = 0;               ///< points of one value, which has no spread
    std::size_t gaps = 0;                  ///< points that a series lacks
    std::size_t pointsNotShared = 0;       ///< points left out because some series lack them
    std::vector<std::string> points = {};  ///< that somebody asked to leave out
    std::vector<std::string> series = {};  ///< likewise
    std::vector<InvalidResult> invalid = {};
    bool operator==(const LeftOut&) const = default;

    /// Rows of the file.
    [[nodiscard]] std::size_t rowsRead() const { return steps.empty() ? rows : steps.front().before; }
    [[nodiscard]] std::size_t filteredRows() const;
    [[nodiscard]] std::size_t unplacedRows() const;
    [[nodiscard]] std::size_t idleRows() const;
    /// Those of the dataset that have their place and take part.
    [[nodiscard]] std::size_t rowsUsed() const { return rows - filteredRows() - unplacedRows() - idleRows(); }
    /// Counts a point of so many values, where there are several.
    void merge(std::size_t values);
    /// Whether anything is missing that nobody asked to leave out.
    [[nodiscard]] bool any() const;
    /// Whether rows or values of rows are, whatever the points are.
    [[nodiscard]] bool anyRows() const;
};

/// The aggregation that values are called by: none where each is that of a row as it stands.
[[nodiscard]] Aggregation namedAggregation(const Aggregation& asked, const LeftOut& account);

/// Rows that a table can place, and the account of the others.
struct PlacedRows {
    Rows rows;  ///< ascending
    LeftOut leftOut;
};

/// The rows that pass `where` and have a value in every column of `keys` and `axis`. The errors of filtered()
/// and unknownColumn.
[[nodiscard]] base::Expected<PlacedRows> placedRows(const Dataset& dataset, const std::vector<Filter>& where,
                                                    const std::vector<std::string>& keys,
                                                    const std::vector<std::string>& axis);

/// The account of rows that need a value in every column of `keys` and `axis` and in one of `values`: for an analysis
/// that has none of its own because it failed. Errors: those of placedRows().
[[nodiscard]] base::Expected<LeftOut> accountOf(const Dataset& dataset, const std::vector<Filter>& where,
                                                const std::vector<std::string>& keys,
                                                const std::vector<std::string>& axis,
                                                const std::vector<std::string>& values);

/// Adds the cells of a measured column, in these rows, that hold no number.
void countMissing(LeftOut& leftOut, const Column& column, const Rows& rows);

}  // namespace greyscope::data
