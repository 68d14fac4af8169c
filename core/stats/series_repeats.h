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

/// The measurements behind each value of a series table: separate rows, totals of runs, or one row in which
/// measurements were aggregated. See data::PointValues.
class SeriesRepeats {
public:
    /// `table` must have been pivoted from `dataset`; both must outlive this object.
    SeriesRepeats(const data::Dataset& dataset, const data::SeriesTable& table);

    /// Returns the measurements that are numbers, in row order; empty for a value that was aggregated in the input.
    [[nodiscard]] std::vector<double> valuesAt(std::size_t series, std::size_t point) const;
    /// Returns the number of measurements behind a value.
    [[nodiscard]] std::size_t countAt(std::size_t series, std::size_t point) const;
    /// Returns the moments; nullopt for fewer than two measurements.
    [[nodiscard]] std::optional<Moments> momentsAt(std::size_t series, std::size_t point) const;
    /// Returns the moments of a value whose single row aggregates several measurements; nullopt otherwise.
    [[nodiscard]] std::optional<Moments> summedAt(std::size_t series, std::size_t point) const;
    /// Returns the interval of the mean or the median: repeatInterval(), or the t interval for aggregated measurements.
    /// nullopt for other aggregations.
    [[nodiscard]] std::optional<Interval> intervalAt(std::size_t series, std::size_t point,
                                                     const IntervalOptions& options) const;
    /// Returns the interval of the ratio of two values at a point: repeatRatioInterval(), or Fieller's if one of them
    /// was aggregated. nullopt for other aggregations.
    [[nodiscard]] std::optional<Interval> ratioIntervalAt(std::size_t numerator, std::size_t denominator,
                                                          std::size_t point, const IntervalOptions& options) const;
    /// Returns how measurements are aggregated; nullopt if neither as mean nor as median.
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

/// How uncertain the values of a series are because of the scatter of their repeats.
struct NoiseFloor {
    std::size_t points = 0;            ///< number of values with repeats
    std::size_t fewest = 0, most = 0;  ///< smallest and largest number of measurements behind one of them
    double error = 0.0;      ///< mean of s / (sqrt(n) |mean|) over these values, times sqrt(pi / 2) for medians, in
                             ///< percent
    double variation = 0.0;  ///< mean coefficient of variation, in percent
    bool operator==(const NoiseFloor&) const = default;
};

/// Returns the noise floor: models that differ by less than `error`, the mean relative standard error of the values
/// with repeats, cannot be distinguished. Returns nullopt if there are no repeats.
[[nodiscard]] std::optional<NoiseFloor> noiseFloorOf(const std::vector<Moments>& cells, Centre centre = Centre::mean);
/// Returns the noise floor of one series; nullopt if its values are neither means nor medians.
[[nodiscard]] std::optional<NoiseFloor> noiseFloorOf(const SeriesRepeats& repeats, std::size_t series,
                                                     std::size_t points);

}  // namespace greyscope::stats
