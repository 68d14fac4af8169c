#pragma once

namespace greyscope::widgets {

/// How a trends chart draws the values of its series. automatic: lines along an axis of numbers or times, otherwise
/// dots or bars. box, violin, ecdf, ccdf and histogram show the distribution of the measurements; scatter shows values
/// against those of another series or column.
enum class ChartKind { automatic, lines, dots, bars, stacked, box, violin, ecdf, ccdf, histogram, scatter };

/// What the error bars of a trends chart show: the confidence interval of a value, or one standard deviation, one
/// standard error, the smallest and largest measurement, or the 5 % and 95 % quantiles of its repeats.
enum class ErrorBars { interval, deviation, error, range, percentiles, none };

/// The curve that is fitted to a scatter chart: a straight line, or a power of x.
enum class ScatterFit { none, linear, power };

/// Returns whether a kind shows single measurements, and thus values as measured.
[[nodiscard]] constexpr bool showsDistribution(ChartKind kind) {
    return kind == ChartKind::box || kind == ChartKind::violin || kind == ChartKind::ecdf || kind == ChartKind::ccdf ||
           kind == ChartKind::histogram;
}
/// Returns whether a kind shows values as measured whatever the measure is.
[[nodiscard]] constexpr bool showsMeasured(ChartKind kind) {
    return showsDistribution(kind) || kind == ChartKind::scatter || kind == ChartKind::stacked;
}
/// Returns whether a kind has bars that start at 0.
[[nodiscard]] constexpr bool startsAtZero(ChartKind kind) {
    return kind == ChartKind::bars || kind == ChartKind::stacked;
}
/// Returns whether a kind has a place for each level, side by side, instead of a scale.
[[nodiscard]] constexpr bool standsInGroups(ChartKind kind) {
    return startsAtZero(kind) || kind == ChartKind::box || kind == ChartKind::violin;
}

}  // namespace greyscope::widgets
