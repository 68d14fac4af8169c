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

/// One point of a table of series: for each axis column its value as a text and, if it has one, as a number. Text has
/// no number, except in a table with a single axis column: there dates and times have seconds since 1970, and codes
/// have numbers.
struct AxisPoint {
    std::vector<std::string> labels;
    std::vector<std::optional<double>> numbers;
    bool operator==(const AxisPoint&) const = default;
};

struct Series {
    std::string name;               ///< the keys joined with "-"; in a wide table, the name of the column
    std::vector<std::string> keys;  ///< values of the key columns; in a wide table, the name of the column
    PointRows rows;                 ///< for each point, the rows of the dataset that its value comes from
};

/// A table of series over common points: `values` is points x series. NaN where a series lacks a point.
struct SeriesTable {
    std::vector<std::string> axisColumns;
    std::vector<std::string> axisUnits;
    std::vector<AxisPoint> points;  ///< the points: numbers ascending, text in order of first appearance
    /// If the axis numbers are times since 1970 (UTC): length of their unit in seconds.
    std::optional<double> secondsPerUnit = std::nullopt;
    std::vector<std::optional<double>> epochUnits = {};  ///< for each axis column, what epochUnit() returns
    std::string valueName;                               ///< name of the measured column; "" in a wide table
    std::string valueUnit;
    std::vector<std::string> keyColumns;
    std::vector<Series> series;  ///< the series, in order of first appearance
    Eigen::MatrixXd values;
    Aggregation aggregation = Aggregation::none;  ///< as in the query; none also if repeats were averaged
    std::vector<std::string> runs = {};           ///< for a sum, the columns that distinguish runs: see runsSummed()
    LeftOut leftOut;

    /// Returns how the value of a point is made from its measurements, see PointValues: the mean if each measurement is
    /// the sum over a run or repeats are averaged, otherwise `aggregation`.
    [[nodiscard]] Aggregation ofMeasurements() const;
    [[nodiscard]] std::size_t pointCount() const { return points.size(); }
    [[nodiscard]] std::optional<std::size_t> find(const std::string& name) const;
    /// Returns the index of the series with that name. Error: unknownSeries.
    [[nodiscard]] base::Expected<std::size_t> indexOf(const std::string& name) const;
    /// Returns the length in seconds of the unit of an axis column whose numbers are times since 1970; nullopt for
    /// other axis columns.
    [[nodiscard]] std::optional<double> epochUnit(std::size_t axis) const {
        return axis < epochUnits.size() ? epochUnits[axis] : std::nullopt;
    }
    /// Returns the label of a point in one axis column: the text of its value, or the date and time that its number
    /// means, such as "2024-01-31".
    [[nodiscard]] std::string axisLabel(std::size_t point, std::size_t axis) const;
    [[nodiscard]] std::string pointLabel(std::size_t point) const;  ///< labels in all axis columns, joined with " × "
    /// Returns the numbers of the points if there is a single axis column and all its values have numbers; otherwise
    /// empty.
    [[nodiscard]] std::vector<double> axisNumbers() const;
    /// Returns the index of the first point that the series lacks; nullopt if it has all points.
    [[nodiscard]] std::optional<std::size_t> firstGap(std::size_t series) const;
};

}  // namespace greyscope::data
