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

/// Rows that cannot be placed in a table because a cell that determines their place is empty.
struct Unplaced {
    std::string column;
    bool isKey = false;  ///< the column determines the series; otherwise the point
    std::size_t rows = 0;
    std::size_t firstLine = 0;    ///< line of the first such row in the file; 0 if unknown
    std::string firstTable = {};  ///< in a stack, the table whose file contains `firstLine`
    bool operator==(const Unplaced&) const = default;
};

/// A result that its own measuring program calls invalid: treated as missing, and marked wherever its point is shown.
struct InvalidResult {
    std::string series = {};               ///< the series it would belong to, or the system or run in a comparison
    std::vector<std::string> labels = {};  ///< labels of its point or cell, one per column
    std::size_t row = 0;                   ///< index in the dataset
    std::optional<double> measured = {};   ///< the value measured; nullopt if unknown
    std::string why = {};                  ///< the program's own explanation
    bool operator==(const InvalidResult&) const = default;

    [[nodiscard]] std::string point() const;  ///< the labels joined with " × "
};

/// The data that a table of series leaves out, and why. Every result carries this one account.
struct LeftOut {
    std::size_t rows = 0;            ///< number of rows in the dataset
    std::vector<StepAccount> steps;  ///< applied to the dataset before; steps of the parts of a stack are summed up
    std::vector<Filtered> filtered;  ///< rows left out by the conditions; only conditions that leave out any row
    std::vector<Unplaced> unplaced;  ///< a row counts at its first empty column, key columns before axis columns
    std::vector<Tally> idle = {};    ///< rows that have a place but are not used in the calculation
    std::size_t valuesMissing = 0;   ///< measured cells of the rows used that contain no finite number
    std::size_t notNumbers = 0;      ///< of these, cells that contained text
    std::size_t notFinite = 0;       ///< of these, cells that contained an infinity or a NaN
    std::size_t mergedRows = 0;      ///< values that were aggregated because their point was measured more than once
    std::size_t mergedPoints = 0;    ///< points with more than one value
    bool repeats = false;            ///< the merged values are repeats of one measurement, and each point is their mean
    std::size_t fewestMerged = 0;    ///< smallest number of values of a point measured more than once
    std::size_t mostMerged = 0;
    std::size_t singles = 0;               ///< points with a single value, which has no spread
    std::size_t gaps = 0;                  ///< missing points, summed over the series
    std::size_t pointsNotShared = 0;       ///< points left out because some series lack them
    std::vector<std::string> points = {};  ///< points left out on request
    std::vector<std::string> series = {};  ///< series left out on request
    std::vector<InvalidResult> invalid = {};
    bool operator==(const LeftOut&) const = default;

    /// Number of rows in the file.
    [[nodiscard]] std::size_t rowsRead() const { return steps.empty() ? rows : steps.front().before; }
    [[nodiscard]] std::size_t filteredRows() const;
    [[nodiscard]] std::size_t unplacedRows() const;
    [[nodiscard]] std::size_t idleRows() const;
    /// Number of rows of the dataset that have a place and are used.
    [[nodiscard]] std::size_t rowsUsed() const { return rows - filteredRows() - unplacedRows() - idleRows(); }
    /// Counts a point with this number of values if there is more than one.
    void merge(std::size_t values);
    /// Whether anything was left out or aggregated that the user did not ask to leave out.
    [[nodiscard]] bool any() const;
    /// Whether rows or values of rows were left out unasked, regardless of points.
    [[nodiscard]] bool anyRows() const;
};

/// The aggregation to name for the values: `asked`, or none if each value is that of a single row unchanged.
[[nodiscard]] Aggregation namedAggregation(const Aggregation& asked, const LeftOut& account);

/// The rows that a table can place, and the account of the other rows.
struct PlacedRows {
    Rows rows;  ///< ascending
    LeftOut leftOut;
};

/// The rows that meet `where` and have a value in every column of `keys` and `axis`. Errors: those of filtered();
/// unknownColumn.
[[nodiscard]] base::Expected<PlacedRows> placedRows(const Dataset& dataset, const std::vector<Filter>& where,
                                                    const std::vector<std::string>& keys,
                                                    const std::vector<std::string>& axis);

/// The account of an analysis that failed and so has no account of its own. Rows used need a value in every column of
/// `keys` and `axis` and in at least one column of `values`. Errors: those of placedRows(); unknownColumn.
[[nodiscard]] base::Expected<LeftOut> accountOf(const Dataset& dataset, const std::vector<Filter>& where,
                                                const std::vector<std::string>& keys,
                                                const std::vector<std::string>& axis,
                                                const std::vector<std::string>& values);

/// Adds to `leftOut` the cells of a measured column, in these rows, that contain no number.
void countMissing(LeftOut& leftOut, const Column& column, const Rows& rows);

}  // namespace greyscope::data
