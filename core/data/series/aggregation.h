#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/moments.h"

namespace greyscope::data {

/// How several values are reduced to one: those of the rows at one point of a series, in one cell of a comparison, or
/// in one group of a database query.
struct Aggregation {
    enum class Kind { none, mean, median, minimum, maximum, sum, count, deviation, variance, percentile };
    Kind kind = Kind::none;
    double percent = 0.0;  ///< which percentile, in [0, 100]; used only by Kind::percentile
    bool operator==(const Aggregation&) const = default;

    static const Aggregation none;  ///< nothing is aggregated: several rows at one point are an error
    static const Aggregation mean, median, min, max, sum, count;
    static const Aggregation deviation;  ///< sample standard deviation (divisor n - 1)
    static const Aggregation variance;   ///< sample variance (divisor n - 1)
    /// Returns the aggregation by the percentile `percent`, the base::quantile() at percent / 100; 50 gives the median.
    [[nodiscard]] static constexpr Aggregation percentile(double percent) {
        return percent == 50.0 ? Aggregation{Kind::median} : Aggregation{Kind::percentile, percent};
    }

    /// Whether the aggregation is the mean or the median and thus estimates the centre of repeated measurements; only
    /// these have confidence intervals.
    [[nodiscard]] constexpr bool isCentre() const { return kind == Kind::mean || kind == Kind::median; }
    /// Whether the aggregation is a standard deviation or a variance, which is undefined for a single value.
    [[nodiscard]] constexpr bool isSpread() const { return kind == Kind::deviation || kind == Kind::variance; }
};

inline constexpr Aggregation Aggregation::none{};
inline constexpr Aggregation Aggregation::mean{Kind::mean};
inline constexpr Aggregation Aggregation::median{Kind::median};
inline constexpr Aggregation Aggregation::min{Kind::minimum};
inline constexpr Aggregation Aggregation::max{Kind::maximum};
inline constexpr Aggregation Aggregation::sum{Kind::sum};
inline constexpr Aggregation Aggregation::count{Kind::count};
inline constexpr Aggregation Aggregation::deviation{Kind::deviation};
inline constexpr Aggregation Aggregation::variance{Kind::variance};

/// All aggregations that a user can choose, except the percentiles.
inline constexpr std::array kAggregations{Aggregation::mean,      Aggregation::median,  Aggregation::min,
                                          Aggregation::max,       Aggregation::sum,     Aggregation::count,
                                          Aggregation::deviation, Aggregation::variance};

/// Returns the name of an aggregation in files and commands: "none", "mean", "median", "min", "max", "sum", "count",
/// "sd", "variance", "p99.5".
[[nodiscard]] std::string aggregationName(const Aggregation& aggregation);
/// Returns the aggregation with the name that aggregationName() gives; nullopt if the name is unknown. Percentiles lie
/// in 0 to 100 and use a decimal point.
[[nodiscard]] std::optional<Aggregation> aggregationNamed(std::string_view name);

/// Returns the unit of the aggregated value if the values have `unit`: "" for a count, "(MB/s)²" for a variance of
/// "MB/s".
[[nodiscard]] std::string aggregatedUnit(const std::string& unit, const Aggregation& how);

/// Returns the aggregate of at least one finite value; Aggregation::none gives the first value. May reorder `values`. A
/// mean of huge values does not overflow. Returns NaN for the spread of a single value, and infinity if the result
/// overflows.
[[nodiscard]] double aggregated(std::vector<double>& values, const Aggregation& how);
/// Returns the aggregate of values of which only the moments are known; `how` must be the count or a spread. NaN for
/// the spread of a single value.
[[nodiscard]] double aggregatedOf(const base::Moments& moments, const Aggregation& how);

}  // namespace greyscope::data
