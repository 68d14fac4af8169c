#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/data/series/series_table.h"
#include "core/stats/rank_correlation.h"

namespace greyscope::grey {

/// Why rank correlations are not calculated at several lags: not requested, the axis is neither a time nor an order,
/// its steps are uneven, or there are fewer than kFewestForLags points.
enum class NoLags { none, notAsked, notOrdered, unevenSteps, tooFewPoints };
/// The names of the reasons: "none", "not-asked", "not-ordered", "uneven-steps", "too-few-points".
[[nodiscard]] const base::Names<NoLags>& noLagsNames();

/// Smallest number of points for correlations at several lags.
inline constexpr std::size_t kFewestForLags = 8;
/// Largest lag in steps if the user sets none and a quarter of the points is not less.
inline constexpr std::size_t kUsualLags = 24;

/// The range of lags by which a series is shifted against the reference, or the reason why there are none.
struct LagBound {
    NoLags none = NoLags::notAsked;
    std::size_t points = 0;  ///< points of the table
    std::size_t most = 0;    ///< largest lag in steps, in both directions
    double step = 0.0;       ///< step of the axis; in seconds if the axis is a time
    /// Whether the axis is a time.
    bool times = false;
    int months = 0;  ///< months per step if steps are whole months; otherwise 0
};
/// Returns the range of lags for the series of a table. `asked` is the largest lag that the user sets; 0 means no lags.
/// With a set lag, any numbers with even steps count as an order, and the lag is reduced so that
/// stats::RankedSeries::kFewestPoints remain. Without a set lag, the axis must be a time, years, row numbers or the
/// like; the largest lag is then a quarter of the points, at most kUsualLags.
[[nodiscard]] LagBound lagBound(const data::SeriesTable& table, std::optional<std::size_t> asked);

/// The rank correlation of the reference at k with the other series at k + lag. At a positive lag, the other series
/// follows the reference.
struct LagCorrelation {
    std::ptrdiff_t lag = 0;
    stats::RankCorrelation at;
};

/// Rank correlations of the reference with one series, on the measured values.
struct PairCorrelation {
    stats::RankCorrelation now;          ///< correlation at lag 0
    std::vector<LagCorrelation> lags;    ///< Spearman only, from -most to most; empty if lags are not calculated
    std::optional<LagCorrelation> best;  ///< lag of the largest |Spearman|; on ties the shortest lag, then the positive
                                         ///< one
};

/// Rank correlations of the reference with all compared series, to complement the relational degrees.
struct SecondLook {
    LagBound lags;
    std::vector<PairCorrelation> pairs;  ///< one per compared series
};

/// Calculates rank correlations of the reference with the compared series, to complement relational degrees. Each pair
/// uses the points that both series have. `mostLags` is the largest lag that the user sets, see lagBound(). Error:
/// cancelled.
[[nodiscard]] base::Expected<SecondLook> secondLook(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    std::optional<std::size_t> mostLags, base::Progress& progress,
                                                    base::Threads threads = base::Threads::available());

/// Largest number of series that allCorrelations() accepts.
inline constexpr std::size_t kMostCorrelated = 1000;
/// Returns Spearman's coefficients of all pairs of series at lag 0, row by row. The diagonal is 1, or has no
/// coefficient for a constant series. Errors: cancelled, tooManySeries (above kMostCorrelated).
[[nodiscard]] base::Expected<std::vector<stats::RankCorrelation>> allCorrelations(
    const data::SeriesTable& table, const std::vector<std::size_t>& which, base::Progress& progress,
    base::Threads threads = base::Threads::available());

/// Why the relational degree and the rank correlation of a pair disagree.
/// constant: one of the series is constant and has no ranks. opposite: Spearman's coefficient is at most -0.5, which a
/// degree does not show. shifted: at another lag, the magnitude of Spearman's coefficient is at least 0.6 and exceeds
/// that at lag 0 by at least 0.3. apart: the magnitude is at least 0.8, but the degree at most 0.6. unordered: the
/// magnitude is below 0.3, but the degree at least 0.8.
enum class WhyDiffer { agree, constant, opposite, shifted, apart, unordered };
/// The names of the reasons: "agree", "constant", "opposite", "shifted", "apart", "unordered".
[[nodiscard]] const base::Names<WhyDiffer>& whyDifferNames();
/// Returns why the correlation of a pair and its relational degree disagree, or WhyDiffer::agree.
[[nodiscard]] WhyDiffer whyDiffer(const PairCorrelation& pair, double degree);

}  // namespace greyscope::grey
