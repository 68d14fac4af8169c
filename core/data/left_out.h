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

/// Count of rows that have no place in a table of series, because a column that determines the place is empty in them.
struct Unplaced {
    std::string column;
    bool isKey = false;  ///< whether `column` is a key, which determines the series; otherwise it is an axis column,
                         ///< which determines the point
    std::size_t rows = 0;
    std::size_t firstLine = 0;  ///< line of the first of these rows in the file; 0 if unknown
    /// In a stack of tables: name of the table to whose file the line `firstLine` belongs.
    std::string firstTable = {};
    bool operator==(const Unplaced&) const = default;
};

/// A result that the measuring program itself calls invalid. It is treated as missing, and marked wherever its point is
/// shown.
struct InvalidResult {
    std::string series = {};  ///< the series that it would belong to; in a comparison, the system or the run
    std::vector<std::string> labels = {};  ///< labels of its point (or cell of a comparison), one per axis column
    std::size_t row = 0;                   ///< index of the row in the dataset
    std::optional<double> measured = {};   ///< the number that the program printed; nullopt if unknown
    std::string why = {};                  ///< why it is invalid, in the words of the program
    bool operator==(const InvalidResult&) const = default;

    [[nodiscard]] std::string point() const;  ///< the labels joined with " × "
};

/// Account of the data that a table of series leaves out or aggregates, and why. Every result of an analysis contains
/// one.
struct LeftOut {
    std::size_t rows = 0;  ///< number of rows of the dataset, used or not
    /// Accounts of the recipe steps applied before; in a stack, the steps of its parts are summed.
    std::vector<StepAccount> steps;
    std::vector<Filtered> filtered;  ///< rows left out by each filter condition that leaves out any
    /// Rows without a place; each is counted once, at its first empty column, keys before axis columns.
    std::vector<Unplaced> unplaced;
    std::vector<Tally> idle = {};   ///< counts of rows that have a place but are not used in the calculation, by reason
    std::size_t valuesMissing = 0;  ///< measured cells without a finite number, in the rows that are used
    std::size_t notNumbers = 0;     ///< number of the cells in `valuesMissing` that contained text
    std::size_t notFinite = 0;      ///< number of the cells in `valuesMissing` that contained an infinity or a NaN
    std::size_t mergedRows = 0;     ///< number of values at points with more than one value; they are aggregated
    std::size_t mergedPoints = 0;   ///< number of points with more than one value
    /// Whether points with more than one value are averaged because their values are repeats of one measurement.
    bool repeats = false;
    /// Smallest number of values of a point that has more than one; `mostMerged`: the largest.
    std::size_t fewestMerged = 0;
    std::size_t mostMerged = 0;
    /// Number of points with a single value when a spread is asked for, which is undefined there.
    std::size_t singles = 0;
    std::size_t gaps = 0;                  ///< number of points that a series lacks, summed over the series
    std::size_t pointsNotShared = 0;       ///< number of points left out because some series lack them
    std::vector<std::string> points = {};  ///< labels of points left out because the user asked for it
    std::vector<std::string> series = {};  ///< names of series left out because the user asked for it
    std::vector<InvalidResult> invalid = {};
    bool operator==(const LeftOut&) const = default;

    /// Number of rows that were read from the file, before any recipe step.
    [[nodiscard]] std::size_t rowsRead() const { return steps.empty() ? rows : steps.front().before; }
    [[nodiscard]] std::size_t filteredRows() const;
    [[nodiscard]] std::size_t unplacedRows() const;
    [[nodiscard]] std::size_t idleRows() const;
    /// Number of rows of the dataset that are used: those that are not left out by a condition, without a place, or
    /// idle.
    [[nodiscard]] std::size_t rowsUsed() const { return rows - filteredRows() - unplacedRows() - idleRows(); }
    /// Counts a point that has this number of values, in `mergedRows`, `mergedPoints`, `fewestMerged` and `mostMerged`.
    /// No effect for a single value.
    void merge(std::size_t values);
    /// Whether data were left out or aggregated without the user having asked to leave them out.
    [[nodiscard]] bool any() const;
    /// Whether rows or single values were left out without the user having asked for it; missing or unshared points do
    /// not count.
    [[nodiscard]] bool anyRows() const;
};

/// Returns the aggregation to show for a table's values: `asked`, or Aggregation::none if each value is that of a
/// single row and thus unchanged. A count or a spread changes even a single value, so it is always shown.
[[nodiscard]] Aggregation namedAggregation(const Aggregation& asked, const LeftOut& account);

/// The rows that have a place in a table of series, and the account of the other rows.
struct PlacedRows {
    Rows rows;  ///< the rows that have a place, ascending
    LeftOut leftOut;
};

/// Returns the rows that meet the conditions `where` and have a value in every column of `keys` and `axis`. Errors:
/// those of filtered(); unknownColumn.
[[nodiscard]] base::Expected<PlacedRows> placedRows(const Dataset& dataset, const std::vector<Filter>& where,
                                                    const std::vector<std::string>& keys,
                                                    const std::vector<std::string>& axis);

/// Returns the account of left-out data for an analysis that failed and so has none of its own. Rows that are used have
/// a value in every column of `keys` and `axis` and in at least one column of `values`. Errors: those of placedRows();
/// unknownColumn.
[[nodiscard]] base::Expected<LeftOut> accountOf(const Dataset& dataset, const std::vector<Filter>& where,
                                                const std::vector<std::string>& keys,
                                                const std::vector<std::string>& axis,
                                                const std::vector<std::string>& values);

/// Counts in `leftOut` the cells of a measured column that contain no number; only `rows` are considered.
void countMissing(LeftOut& leftOut, const Column& column, const Rows& rows);

}  // namespace greyscope::data
