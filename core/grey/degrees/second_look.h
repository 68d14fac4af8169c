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

/// Why no lags are calculated: not requested, the axis is neither a time nor an order, its steps are uneven, or there
/// are fewer than kFewestForLags points.
enum class NoLags { none, notAsked, notOrdered, unevenSteps, tooFewPoints };
/// "none", "not-asked", "not-ordered", "uneven-steps", "too-few-points".
[[nodiscard]] const base::Names<NoLags>& noLagsNames();

inline constexpr std::size_t kFewestForLags = 8;
/// Default bound of the lags, unless a quarter of the points is less.
inline constexpr std::size_t kUsualLags = 24;

/// How far one series is shifted along the other.
struct LagBound {
    NoLags none = NoLags::notAsked;
    std::size_t points = 0;  ///< points of the table
    std::size_t most = 0;    ///< largest lag in steps, in both directions
    double step = 0.0;       ///< step of the axis; in seconds if the axis is a time
    bool times = false;
    int months = 0;  ///< months per step if steps are whole months; otherwise 0
};
/// Returns the bound of the lags. `asked` is the bound that the user states; 0 means no lags. With a stated bound, any
/// numbers with even steps count as an order, and the bound is reduced so that stats::RankedSeries::kFewestPoints
/// remain. Without a stated bound, it is a quarter of the points and at most kUsualLags, along times, years, row
/// numbers and the like.
[[nodiscard]] LagBound lagBound(const data::SeriesTable& table, std::optional<std::size_t> asked);

/// Correlation of the reference at k with the other series at k + lag. At a positive lag, the other series follows the
/// reference.
struct LagCorrelation {
    std::ptrdiff_t lag = 0;
    stats::RankCorrelation at;
};

/// Rank correlations of the reference with one series, on the measured values.
struct PairCorrelation {
    stats::RankCorrelation now;          ///< at lag 0
    std::vector<LagCorrelation> lags;    ///< Spearman only, from -most to most; empty if lags are not calculated
    std::optional<LagCorrelation> best;  ///< lag of the largest |Spearman|; on ties the shortest lag, then the positive
                                         ///< one
};

struct SecondLook {
    LagBound lags;
    std::vector<PairCorrelation> pairs;  ///< one per compared series
};

/// Returns rank correlations to complement relational degrees. Each pair uses the points that both series have. Error:
/// cancelled.
[[nodiscard]] base::Expected<SecondLook> secondLook(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    std::optional<std::size_t> mostLags, base::Progress& progress,
                                                    base::Threads threads = base::Threads::available());

/// Largest number of series that allCorrelations() accepts.
inline constexpr std::size_t kMostCorrelated = 1000;
/// Returns Spearman's coefficients of all pairs at lag 0, row by row. The diagonal is 1, or has no coefficient for a
/// constant series. Errors: cancelled, tooManySeries (above kMostCorrelated).
[[nodiscard]] base::Expected<std::vector<stats::RankCorrelation>> allCorrelations(
    const data::SeriesTable& table, const std::vector<std::size_t>& which, base::Progress& progress,
    base::Threads threads = base::Threads::available());

/// Why the degree and the correlation of a pair disagree.
/// constant: one of the series is constant and has no ranks. opposite: Spearman's coefficient is at most -0.5, which a
/// degree does not show. shifted: at another lag, its magnitude is at least 0.6 and exceeds that at lag 0 by at least
/// 0.3. apart: it is at least 0.8, but the degree at most 0.6. unordered: its magnitude is below 0.3, but the degree at
/// least 0.8.
enum class WhyDiffer { agree, constant, opposite, shifted, apart, unordered };
/// "agree", "constant", "opposite", "shifted", "apart", "unordered".
[[nodiscard]] const base::Names<WhyDiffer>& whyDifferNames();
[[nodiscard]] WhyDiffer whyDiffer(const PairCorrelation& pair, double degree);

}  // namespace greyscope::grey
