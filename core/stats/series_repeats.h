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

/// The measurements from which each value of a series table was calculated: separate rows, totals of runs, or one row
/// in which measurements were aggregated. See data::PointValues.
class SeriesRepeats {
public:
    /// `table` must have been pivoted from `dataset`; both must outlive this object.
    SeriesRepeats(const data::Dataset& dataset, const data::SeriesTable& table);

    /// Returns the measurements of a value, without missing ones, in row order; empty for a value that was aggregated
    /// in the input.
    [[nodiscard]] std::vector<double> valuesAt(std::size_t series, std::size_t point) const;
    /// Returns the number of measurements of a value.
    [[nodiscard]] std::size_t countAt(std::size_t series, std::size_t point) const;
    /// Returns the moments of the measurements of a value; nullopt for fewer than two measurements.
    [[nodiscard]] std::optional<Moments> momentsAt(std::size_t series, std::size_t point) const;
    /// Returns the moments of a value whose single row aggregates several measurements; nullopt otherwise.
    [[nodiscard]] std::optional<Moments> summedAt(std::size_t series, std::size_t point) const;
    /// Returns the interval of a value that is a mean or median: repeatInterval(), or the t interval for aggregated
    /// measurements. nullopt for other aggregations.
    [[nodiscard]] std::optional<Interval> intervalAt(std::size_t series, std::size_t point,
                                                     const IntervalOptions& options) const;
    /// Returns the interval of the ratio of two values at a point: repeatRatioInterval(), or Fieller's if one of them
    /// was aggregated. nullopt for other aggregations.
    [[nodiscard]] std::optional<Interval> ratioIntervalAt(std::size_t numerator, std::size_t denominator,
                                                          std::size_t point, const IntervalOptions& options) const;
    /// Returns whether measurements are aggregated as mean or as median; nullopt if neither.
    [[nodiscard]] std::optional<Centre> centre() const;
    /// Returns whether any value has more than one measurement.
    [[nodiscard]] bool any() const;

private:
    [[nodiscard]] const std::optional<data::PointValues>& valuesOf(std::size_t series) const;

    const data::SeriesTable& m_table;
    std::vector<std::optional<data::PointValues>> m_values;  ///< one per series, or a single one for all series of a
                                                             ///< long table
    data::SummedRows m_summed;
};

/// The noise floor of a series: how uncertain its values are because their repeats scatter.
struct NoiseFloor {
    std::size_t points = 0;            ///< number of values with repeats
    std::size_t fewest = 0, most = 0;  ///< smallest and largest number of measurements of one of these values
    double error = 0.0;      ///< mean relative standard error of these values in percent: s / (sqrt(n) |mean|), times
                             ///< sqrt(pi / 2) for medians
    double variation = 0.0;  ///< mean coefficient of variation, in percent
    bool operator==(const NoiseFloor&) const = default;
};

/// Returns the noise floor of values from the moments of their repeats. Models that differ by less than its `error`,
/// the mean relative standard error, cannot be distinguished. Returns nullopt if there are no repeats.
[[nodiscard]] std::optional<NoiseFloor> noiseFloorOf(const std::vector<Moments>& cells, Centre centre = Centre::mean);
/// Returns the noise floor of one series with `points` points; nullopt if its values are neither means nor medians.
[[nodiscard]] std::optional<NoiseFloor> noiseFloorOf(const SeriesRepeats& repeats, std::size_t series,
                                                     std::size_t points);

}  // namespace greyscope::stats
