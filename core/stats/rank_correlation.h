#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/names.h"

namespace greyscope::stats {

/// Why two series have no rank correlation. Two points always have a correlation of 1 or -1, so that three are needed.
enum class NoCorrelation { none, tooFewPoints, firstConstant, secondConstant };
/// The names of the reasons: "none", "too-few-points", "first-constant", "second-constant".
[[nodiscard]] const base::Names<NoCorrelation>& noCorrelationNames();

/// The rank correlation of two series, over the points at which both have a value. Equal values share the mean of their
/// ranks.
struct RankCorrelation {
    std::size_t points = 0;          ///< points at which both series have a value
    std::optional<double> spearman;  ///< Spearman's coefficient in [-1, 1]; nullopt for the reason in `none`
    std::optional<double> kendall;   ///< tau-b, in [-1, 1]; nullopt also if not requested
    NoCorrelation none = NoCorrelation::none;
};

/// A series whose points are sorted by value once, to be correlated with many series at many lags. Infinite values and
/// NaN count as missing.
class RankedSeries {
public:
    static constexpr std::size_t kFewestPoints = 3;

    explicit RankedSeries(std::span<const double> values);

    /// Returns the rank correlation of this series at k with `other` at k + lag; both have the same number of points.
    /// `kendall`: also calculates Kendall's coefficient. Takes O(n) steps for Spearman's coefficient, O(n log n) for
    /// both. Sources: Spearman 1904 (Pearson's coefficient of the ranks); Kendall 1945 (tau-b); Knight 1966 (its
    /// calculation).
    [[nodiscard]] RankCorrelation with(const RankedSeries& other, std::ptrdiff_t lag = 0, bool kendall = true) const;
    [[nodiscard]] std::size_t size() const { return m_level.size(); }

private:
    [[nodiscard]] bool hasValue(std::ptrdiff_t point) const {
        return point >= 0 && static_cast<std::size_t>(point) < m_level.size() &&
               m_level[static_cast<std::size_t>(point)] != kNone;
    }
    /// Sets `ranks` to twice each rank minus its mean (integers), at the points of this series that `other` has at
    /// `lag` further on; 0 at all other points. Returns the number of these points.
    std::size_t centredRanks(const RankedSeries& other, std::ptrdiff_t lag, std::vector<double>& ranks) const;
    template <class IsShared>
    std::size_t centredRanks(const IsShared& isShared, std::vector<double>& ranks) const;

    static constexpr std::uint32_t kNone = 0xffffffffU;
    std::vector<std::uint32_t> m_order;  ///< indices of the points with a value, by ascending value
    std::vector<std::uint32_t> m_level;  ///< per point: equal values share a level; kNone without a value
};

/// Returns Kendall's tau-b of two lists of equal length; nullopt if all values of one list are equal. Takes O(n log n)
/// steps.
[[nodiscard]] std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b);

}  // namespace greyscope::stats
