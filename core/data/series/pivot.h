#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/series/aggregation.h"
#include "core/data/series/series_table.h"

namespace greyscope::data {

/// How a table is divided into series: which columns are the axis, which is measured, and which name the series. A long
/// table has `value` and `keys`. For a wide table, in which each numeric column except the axis is a series, both are
/// empty.
struct SeriesQuery {
    /// Columns whose values are the points, outermost first; empty: points are row numbers.
    std::vector<std::string> axis;
    std::string value;              ///< the measured column; empty for a wide table
    std::vector<std::string> keys;  ///< columns whose values, joined with "-", name the series; empty: one series
    std::vector<Filter> where;
    Aggregation aggregation = Aggregation::none;
    std::vector<std::string> columns = {};  ///< series of a wide table; empty: all numeric columns except the axis
    /// Columns that distinguish repeats of a measurement. With Aggregation::none, several rows at one point are
    /// averaged if they all differ in these columns and agree in every setting; otherwise they are an error. See
    /// RepeatTest.
    std::vector<std::string> repeats = {};
    /// Columns in which repeats agree, also those that this query does not use: see settingsOfRepeats().
    std::vector<std::string> settings = {};
    bool operator==(const SeriesQuery&) const = default;
};

/// Makes the table of series that `query` describes. In a wide table, numeric columns that a condition in `where`
/// compares with values (Test::is) are not series. Series names are made by SeriesNames from the whole dataset, so that
/// a condition does not change them. The dataset caches the last three results. Errors: noRows, those of placedRows(),
/// columnNotNumeric, duplicatePoint, overflow, noSpread, noSeries, tooManySeries if points x series exceed ten million
/// cells, and that of rowsNeeded() if the rows were grouped and the groups do not answer the query.
[[nodiscard]] base::Expected<SeriesTable> pivot(const Dataset& dataset, const SeriesQuery& query);

}  // namespace greyscope::data
