#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/left_out.h"
#include "core/data/series/aggregation.h"
#include "core/data/series/point_rows.h"

namespace greyscope::data {

/// The pivot: which column runs along the series, which is measured, and which columns name the series.
/// Long table: `value` and `keys` are given. Wide table (each numeric column but the axis is a series): both are empty.
struct SeriesQuery {
    std::vector<std::string> axis;  ///< columns that span the points, outermost first; empty: points are row numbers
    std::string value;              ///< the metric; empty for a wide table
    std::vector<std::string> keys;  ///< columns whose values, joined with "-", name the series; none: one series
    std::vector<Filter> where;
    Aggregation aggregation = Aggregation::none;
    std::vector<std::string> columns = {};  ///< of a wide table, its series; empty: each numeric column but the axis
    /// Columns that tell repeats apart: with Aggregation::none, the value of rows of one point that all differ in them,
    /// and agree in every setting, is their mean; others are refused. See RepeatTest.
    std::vector<std::string> repeats = {};
    std::vector<std::string> settings = {};  ///< see settingsOfRepeats(); those without a part in this query among them
    bool operator==(const SeriesQuery&) const = default;
};

/// One point of the axis: a text and a number for each axis column (no number where the column holds text, unless it is
/// the one axis and holds dates or times: then seconds since 1970).
struct AxisPoint {
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    bool operator==(const AxisPoint&) const = default;
};

struct Series {
    std::string name;               ///< keys joined with "-", or the column's name in a wide table
    std::vector<std::string> keys;  ///< values of the key columns
    PointRows rows;                 ///< per point: rows of the dataset that it came from
};

/// Axis x named series. `values` is points x series; a point that a series lacks is NaN and `hasGaps(s)` is true.
struct SeriesTable {
    std::vector<std::string> axisColumns;
    std::vector<std::string> axisUnits;
    std::vector<AxisPoint> points;                        ///< ascending by number, text in order of first appearance
    std::optional<double> secondsPerUnit = std::nullopt;  ///< of the axis' numbers where they are times since 1970, UTC
    std::vector<std::optional<double>> epochUnits = {};   ///< see epochUnit()
    std::string valueName;                                ///< the metric's column ("" in a wide table)
    std::string valueUnit;
    std::vector<std::string> keyColumns;
    std::vector<Series> series;  ///< in order of first appearance
    Eigen::MatrixXd values;
    Aggregation aggregation = Aggregation::none;  ///< of the query; that of repeats is the mean
    std::vector<std::string> runs = {};           ///< of a sum, the columns that tell runs apart: see runsSummed()
    LeftOut leftOut;

    /// How the measurements of a point become its value: see PointValues.
    [[nodiscard]] Aggregation ofMeasurements() const;
    [[nodiscard]] std::size_t pointCount() const { return points.size(); }
    [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const;
    /// The index of the series of that name, or unknownSeries.
    [[nodiscard]] base::Expected<std::size_t> indexOf(const std::string& name) const;
    /// Of an axis column that counts a time since 1970 in numbers: their unit in seconds.
    [[nodiscard]] std::optional<double> epochUnit(std::size_t axis) const {
        return axis < epochUnits.size() ? epochUnits[axis] : std::nullopt;
    }
    /// What a point is called on one axis: its text, or the date and time that its number counts, "2024-01-31".
    [[nodiscard]] std::string axisLabel(std::size_t point, std::size_t axis) const;
    [[nodiscard]] std::string pointLabel(std::size_t point) const;  ///< on all axes, joined with " × "
    /// Numbers of a one-column numeric axis; empty otherwise.
    [[nodiscard]] std::vector<double> axisNumbers() const;
    /// First point that the series lacks, if any.
    [[nodiscard]] std::optional<std::size_t> firstGap(std::size_t series) const;
};

/// Fails with noRows, the errors of select(), columnNotNumeric, duplicatePoint, overflow, noSpread, noSeries, and
/// tooManySeries where points x series exceed ten million cells. Numeric columns that `where` holds at values are no
/// series of a wide table. Where keys that hold "-" would give two series one name, as (a-b, c) and (a, b-c) do, those
/// parts stand in double quotes, their own doubled: "a-b"-c. Names depend on the whole dataset, so that a filter
/// changes none. The dataset keeps the last three results.
[[nodiscard]] base::Expected<SeriesTable> pivot(const Dataset& dataset, const SeriesQuery& query);

}  // namespace greyscope::data
