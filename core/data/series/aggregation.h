#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/moments.h"

namespace greyscope::data {

/// What several values become as one: those of the rows on a point of a series or in a cell of a comparison, and those
/// of a group that a database sums up.
struct Aggregation {
    enum class Kind { none, mean, median, minimum, maximum, sum, count, deviation, variance, percentile };
    Kind kind = Kind::none;
    double percent = 0.0;  ///< of a percentile, in [0, 100]
    bool operator==(const Aggregation&) const = default;

    static const Aggregation none;  ///< several rows on one point are refused: nothing is aggregated silently
    static const Aggregation mean, median, min, max, sum, count;
    static const Aggregation deviation;  ///< of a sample: n - 1 below the line
    static const Aggregation variance;   ///< its square
    /// base::quantile() at percent / 100. The 50th is the median.
    [[nodiscard]] static constexpr Aggregation percentile(double percent) {
        return percent == 50.0 ? Aggregation{Kind::median} : Aggregation{Kind::percentile, percent};
    }

    /// Whether it says where repeats of one measurement lie: only means and medians have intervals.
    [[nodiscard]] constexpr bool isCentre() const { return kind == Kind::mean || kind == Kind::median; }
    /// Whether one value alone has none.
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

/// All that may be asked for, but for the percentiles.
inline constexpr std::array kAggregations{Aggregation::mean,      Aggregation::median,  Aggregation::min,
                                          Aggregation::max,       Aggregation::sum,     Aggregation::count,
                                          Aggregation::deviation, Aggregation::variance};

/// As files and commands spell it: "none", "mean", "median", "min", "max", "sum", "count", "sd", "variance", "p99.5".
[[nodiscard]] std::string aggregationName(const Aggregation& aggregation);
/// One of these names; a percentile from 0 to 100, in digits with a point. nullopt: none of them.
[[nodiscard]] std::optional<Aggregation> aggregationNamed(std::string_view name);

/// The unit of what values in `unit` become: none of a count, "(MB/s)²" of a variance.
[[nodiscard]] std::string aggregatedUnit(const std::string& unit, const Aggregation& how);

/// One value for several finite ones, of which there is at least one; the first with Aggregation::none. May reorder
/// them. A mean of huge values stays a number. NaN: the spread of a single value; infinite: the result overflows.
[[nodiscard]] double aggregated(std::vector<double>& values, const Aggregation& how);
/// The count or the spread of values whose moments are known; NaN: the spread of a single one.
[[nodiscard]] double aggregatedOf(const base::Moments& moments, const Aggregation& how);

}  // namespace greyscope::data
