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

/// Why the points of a table have no lags: nobody wants them, the axis is neither a time nor an order, its steps are
/// not even, or fewer than kFewestForLags points.
enum class NoLags { none, notAsked, notOrdered, unevenSteps, tooFewPoints };
/// "none", "not-asked", "not-ordered", "uneven-steps", "too-few-points".
[[nodiscard]] const base::Names<NoLags>& noLagsNames();

inline constexpr std::size_t kFewestForLags = 8;
/// The usual bound of lags, where a quarter of the points is not less.
inline constexpr std::size_t kUsualLags = 24;

/// How far one series is moved along the other.
struct LagBound {
    NoLags none = NoLags::notAsked;
    std::size_t points = 0;  ///< of the table
    std::size_t most = 0;    ///< steps, either way
    double step = 0.0;       ///< of the axis, of times in seconds
    bool times = false;
    int months = 0;  ///< of a step, where it is that many; else 0
};
/// `asked`: the bound that somebody states, 0 for no lags; it takes any numbers with even steps for an order, and is
/// cut so that stats::RankedSeries::kFewestPoints are left. Without it a quarter of the points, kUsualLags at the most,
/// along times, years, row numbers and the like.
[[nodiscard]] LagBound lagBound(const data::SeriesTable& table, std::optional<std::size_t> asked);

/// The reference at k with the other series at k + lag: with a lag above 0 the other one follows.
struct LagCorrelation {
    std::ptrdiff_t lag = 0;
    stats::RankCorrelation at;
};

/// Rank correlations of the reference with one series, of the values as measured.
struct PairCorrelation {
    stats::RankCorrelation now;          ///< at lag 0
    std::vector<LagCorrelation> lags;    ///< Spearman's alone, from -most to most; empty without lags
    std::optional<LagCorrelation> best;  ///< of the largest |Spearman|; of equal ones the shortest, then the later one
};

struct SecondLook {
    LagBound lags;
    std::vector<PairCorrelation> pairs;  ///< one a compared series
};

/// Beside relational degrees. Each pair uses the points that it shares. Error: cancelled.
[[nodiscard]] base::Expected<SecondLook> secondLook(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    std::optional<std::size_t> mostLags, base::Progress& progress,
                                                    base::Threads threads = base::Threads::available());

/// Spearman's coefficient of all pairs at lag 0, row by row; the diagonal is 1, or of a constant series nothing.
inline constexpr std::size_t kMostCorrelated = 1000;
/// Errors: cancelled, tooManySeries past kMostCorrelated.
[[nodiscard]] base::Expected<std::vector<stats::RankCorrelation>> allCorrelations(
    const data::SeriesTable& table, const std::vector<std::size_t>& which, base::Progress& progress,
    base::Threads threads = base::Threads::available());

/// Why a degree and the correlation of the same pair say different things.
/// constant: one of the two has no order. opposite: Spearman's is -0.5 or less, which a degree does not tell.
/// shifted: at another lag it is at least 0.6 and by 0.3 larger than at lag 0. apart: it is 0.8 or more, the degree 0.6
/// or less. unordered: it is below 0.3 either way, the degree 0.8 or more.
enum class WhyDiffer { agree, constant, opposite, shifted, apart, unordered };
/// "agree", "constant", "opposite", "shifted", "apart", "unordered".
[[nodiscard]] const base::Names<WhyDiffer>& whyDifferNames();
[[nodiscard]] WhyDiffer whyDiffer(const PairCorrelation& pair, double degree);

}  // namespace greyscope::grey
