#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/data/dataset.h"
#include "core/data/roles/repeats.h"
#include "core/data/roles/summed_rows.h"
#include "core/data/series/series_table.h"
#include "core/stats/repeat_interval.h"
#include "core/stats/sample.h"

namespace greyscope::stats {

/// The measurements behind each value of a table of series: rows of their own, totals of runs, or one row that they
/// were summed up in. See data::PointValues.
class SeriesRepeats {
public:
    /// `table` was pivoted from `dataset`, which stays.
    SeriesRepeats(const data::Dataset& dataset, const data::SeriesTable& table);

    /// In the order of the rows; those that are numbers. None of a value that arrived summed up.
    [[nodiscard]] std::vector<double> valuesAt(std::size_t series, std::size_t point) const;
    /// How many measurements stand behind a value.
    [[nodiscard]] std::size_t countAt(std::size_t series, std::size_t point) const;
    /// Of at least two measurements.
    [[nodiscard]] std::optional<Moments> momentsAt(std::size_t series, std::size_t point) const;
    /// Of the one row behind a value where it is several measurements that were summed up.
    [[nodiscard]] std::optional<Moments> summedAt(std::size_t series, std::size_t point) const;
    /// Of the mean or the median: repeatInterval(), and by t what was summed up. None of other aggregations.
    [[nodiscard]] std::optional<Interval> intervalAt(std::size_t series, std::size_t point,
                                                     const IntervalOptions& options) const;
    /// Of one value by another at the same point: repeatRatioInterval(), and Fieller's where one was summed up. None of
    /// other aggregations.
    [[nodiscard]] std::optional<Interval> ratioIntervalAt(std::size_t numerator, std::size_t denominator,
                                                          std::size_t point, const IntervalOptions& options) const;
    /// What is made of the measurements; none: neither their mean nor their median.
    [[nodiscard]] std::optional<Centre> centre() const;
    /// Whether any value has more than one measurement.
    [[nodiscard]] bool any() const;

private:
    [[nodiscard]] const std::optional<data::PointValues>& valuesOf(std::size_t series) const;

    const data::SeriesTable& m_table;
    std::vector<std::optional<data::PointValues>> m_values;  ///< of each series, of a long table of all of them
    data::SummedRows m_summed;
};

/// How far repeats alone let the values of a series be off.
struct NoiseFloor {
    std::size_t points = 0;            ///< values that have repeats
    std::size_t fewest = 0, most = 0;  ///< measurements behind one of them
    double error = 0.0;      ///< mean of s / (sqrt(n) |mean|) over them, of medians sqrt(pi / 2) as much, percent
    double variation = 0.0;  ///< mean coefficient of variation, percent
    bool operator==(const NoiseFloor&) const = default;
};

/// No model is told apart from another by less than this: mean relative standard error of the values that have repeats.
/// None without any.
[[nodiscard]] std::optional<NoiseFloor> noiseFloorOf(const std::vector<Moments>& cells, Centre centre = Centre::mean);
/// Of one series; none where its values are neither means nor medians.
[[nodiscard]] std::optional<NoiseFloor> noiseFloorOf(const SeriesRepeats& repeats, std::size_t series,
                                                     std::size_t points);

}  // namespace greyscope::stats
