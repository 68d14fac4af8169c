#pragma once

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/quantile_band.h"
#include "core/data/series_table.h"
#include "core/grey/row_order.h"
#include "core/stats/repeat_interval.h"
#include "widgets/present/drawn_share.h"
#include "widgets/present/matrix_spec.h"
#include "widgets/present/plot_spec.h"
#include "widgets/present/trend_index.h"

namespace greyscope::widgets {

/// What is drawn of each series: its values, its values over the reference's, or over one of its own.
enum class TrendMeasure { absolute, ratio, indexed };

/// The quantiles that a band of many series is drawn from: extremes, 5 to 95 %, 25 to 75 %, the median.
inline constexpr std::array kBandShares{0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0};

/// A result that the program that measured it calls wrong.
struct InvalidMark {
    std::size_t series = 0, point = 0;
    double measured = 0.0, shown = 0.0;  ///< NaN: not known
    std::string why;
};

/// The chosen series at one level of the factor that the panels run over.
struct TrendsSlice {
    std::string level;
    data::SeriesTable table;
    Eigen::MatrixXd measured;                ///< points x chosen series, NaN where a series has no value
    Eigen::MatrixXd shown;                   ///< the same by the measure; NaN where it has no meaning
    std::optional<data::QuantileBand> band;  ///< of what is shown of the compared, at kBandShares
    Eigen::MatrixXd low = {},
                    high =
                        {};  ///< ends of the intervals of what is shown, NaN where it has none; empty without repeats
    std::size_t fewestRepeats = 0, mostRepeats = 0;  ///< of a value with an interval
    std::size_t mediansWithout = 0;                  ///< of repeats, but without an interval by formula
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    std::vector<InvalidMark> invalid = {};
    std::vector<double> bases = {};  ///< of indexed series what they are relative to; NaN where one has no such value
    std::optional<std::size_t> indexedAt = std::nullopt;  ///< the point of IndexBase::point
};

/// What a heat map of the current slice needs besides: which series its rows are, and how far the values reach.
struct TrendHeat {
    std::vector<std::size_t> rows;  ///< numbers of the series
    grey::RowOrder order = grey::RowOrder::given;
    bool tooManyToCluster = false;       ///< they stand by their medians instead
    double least = 0.0, greatest = 0.0;  ///< of all values
    double low = 0.0, high = 0.0;        ///< of all but half a percent at each end
    double median = 0.0;
};

/// Everything that the Trends page draws, calculated.
struct TrendsResult {
    TrendMeasure measure = TrendMeasure::ratio;
    TrendIndex index = {};           ///< of TrendMeasure::indexed
    std::vector<std::string> names;  ///< the reference first
    std::string facet;               ///< column whose levels are panels, "" without
    std::vector<data::Filter> held;  ///< all other factors with their levels, the facet first
    std::vector<TrendsSlice> slices;
    std::optional<TrendHeat> heat;
    std::size_t current = 0;                   ///< the slice that the main chart shows
    std::size_t facetLevels = 0;               ///< of the facet; past kMostPanels the current one alone is calculated
    std::vector<std::string> quantities = {};  ///< of the series: see data::quantitiesOf()

    /// Whether a series may stand on the axis of the reference: as measured, one of another quantity may not.
    [[nodiscard]] bool sharesAxis(std::size_t series) const;
    /// The series that may, ascending.
    [[nodiscard]] std::vector<std::size_t> sharingAxis() const;
    /// The series that measure the same, group by group; the reference is in the first.
    [[nodiscard]] std::vector<std::vector<std::size_t>> alike() const;
    /// How many panels presentTrendPanels() makes: a group of series that measure the same each, or where all do, a
    /// level of the facet each; 0 where one chart shows it all, or where they would be too many.
    [[nodiscard]] std::size_t panels() const;
    /// Whether the panels are the levels of the facet.
    [[nodiscard]] bool panelsAreLevels() const { return !facet.empty() && sharingAxis().size() == names.size(); }
};
using SharedTrends = std::shared_ptr<const TrendsResult>;

/// Of the intervals that repeats give what is shown.
inline constexpr double kTrendConfidence = 0.95;
/// Repeats whose median has an interval of that confidence by order statistics.
inline constexpr std::size_t kFewestForMedian = 6;

/// More panels than this nobody takes in at a glance, and each is a calculation of its own.
inline constexpr std::size_t kMostPanels = 16;

/// How a chosen series is drawn.
struct TrendLook {
    Link link;
    QString shortName;  ///< see bitName(); empty: the name is short enough
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
};

struct TrendsOptions {
    std::optional<Scale> horizontal;  ///< none: log2 where the levels double, else linear
    Scale vertical = Scale::linear;
    bool parityLine = true;
    bool endNames = true;
    bool endValues = true;
    /// Series whose lines are drawn, over the band where there is one, 0 being the reference; none: all, up to
    /// kMostLines.
    std::optional<std::vector<std::size_t>> drawn = std::nullopt;
};

/// More lines than these cover each other; the subtitle says how many there are.
inline constexpr std::size_t kMostLines = 200;

/// The main chart, with a sentence that says what stands out. Its points' texts are made from the result when they are
/// asked for.
[[nodiscard]] PlotSpec presentTrends(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                     const TrendsOptions& options);
/// The values behind it: a row a series that is drawn, the reference last in its own unit; ratios on a diverging scale.
/// A band's quantiles come first. A long table is listed up to a number of points that the subtitle names.
[[nodiscard]] MatrixSpec presentTrendValues(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                            const TrendsOptions& options);
/// A chart for each level of the facet on common axes; the current one is marked. Where some series do not share the
/// reference's axis, a chart for each group of those that measure the same. TrendsResult::panels() of them.
[[nodiscard]] std::vector<PlotSpec> presentTrendPanels(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                                       const TrendsOptions& options);
/// What the panels have in common: "Throughput, MB/s" and "A panel for each level of Objects/OST, all with the same
/// axes."
struct PanelsHead {
    QString title, subtitle;
};
[[nodiscard]] PanelsHead panelsHead(const TrendsResult& result);
/// How much of the table all panels show together.
[[nodiscard]] DrawnShare panelsShare(const TrendsResult& result);

/// "Objects/OST = 1", the levels that are held, or "".
[[nodiscard]] QString heldText(const std::vector<data::Filter>& held);
[[nodiscard]] QString heldText(const TrendsResult& result);
/// How much of the table the current slice shows.
[[nodiscard]] DrawnShare drawnShare(const TrendsResult& result);
/// What the band and the lines over it are, or that not all of the table is drawn; "" where all of it is.
[[nodiscard]] QString drawnSentence(const TrendsResult& result, const TrendsOptions& options);
/// Series that measure something else than the reference: "Another quantity, in a chart of its own: wait.", or "".
[[nodiscard]] QString elsewhereSentence(const TrendsResult& result);
/// What stands out in the current slice, from its numbers alone: "1.2-R is above 1.1-W at all 5 levels of Threads/OST,
/// from 1.20× to 2.16×; 1.1-ReW stays within 4 % of it." Chosen series without a value there are named before it.
[[nodiscard]] QString trendSentence(const TrendsResult& result);

/// The series, by its number, and the point of the table that a point of the chart is.
struct TrendPoint {
    std::size_t series = 0, point = 0;
};
[[nodiscard]] std::optional<TrendPoint> trendPointAt(const TrendsResult& result, const TrendsOptions& options,
                                                     std::size_t curve, std::size_t point);

}  // namespace greyscope::widgets
