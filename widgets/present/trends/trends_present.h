#pragma once

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/data/series/quantile_band.h"
#include "core/data/series/series_table.h"
#include "core/grey/degrees/row_order.h"
#include "core/stats/repeat_interval.h"
#include "widgets/present/spec/drawn_share.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trend_index.h"

namespace greyscope::widgets {

/// The measure that a chart shows: values as measured, divided by those of the reference, or divided by one value of
/// the same series.
enum class TrendMeasure { absolute, ratio, indexed };

/// The quantiles of a band of many series: extremes, 5 to 95 %, 25 to 75 %, the median.
inline constexpr std::array kBandShares{0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0};

/// An invalid result of a chosen series at a point of the table.
struct InvalidMark {
    std::size_t series = 0, point = 0;
    double measured = 0.0, shown = 0.0;  ///< NaN if not known
    std::string why;                     ///< in the words of the program that measured it
};

/// The chosen series at one level of the factor that the panels run over.
struct TrendsSlice {
    std::string level;
    data::SeriesTable table;
    Eigen::MatrixXd measured;                ///< points x chosen series, NaN where a series has no value
    Eigen::MatrixXd shown;                   ///< the measure of these values; NaN if undefined
    std::optional<data::QuantileBand> band;  ///< of the compared series in `shown`, at kBandShares
    Eigen::MatrixXd low = {}, high = {};  ///< confidence intervals of `shown`, NaN without one; empty without repeats
    std::size_t fewestRepeats = 0, mostRepeats = 0;  ///< of a value with an interval
    std::size_t mediansWithout = 0;                  ///< medians of repeats that have no interval by formula
    std::size_t pairsWithout = 0;                    ///< means of two repeats that have none among hundreds of points
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    std::vector<InvalidMark> invalid = {};
    std::vector<double> bases = {};  ///< of indexed series what they are relative to; NaN where one has no such value
    std::optional<std::size_t> indexedAt = std::nullopt;  ///< the point of IndexBase::point
};

/// The rows of a heat map of the current slice and the range of its values.
struct TrendHeat {
    std::vector<std::size_t> rows;  ///< indices of the series
    grey::RowOrder order = grey::RowOrder::given;
    bool tooManyToCluster = false;       ///< the rows are sorted by their medians instead
    double least = 0.0, greatest = 0.0;  ///< of all values
    double low = 0.0, high = 0.0;        ///< the 0.5 and 99.5 % quantiles
    double median = 0.0;
};

/// The result of the Trends page.
struct TrendsResult {
    TrendMeasure measure = TrendMeasure::ratio;
    TrendIndex index = {};           ///< of TrendMeasure::indexed
    std::vector<std::string> names;  ///< the reference first
    std::string facet;               ///< column whose levels are panels; "" without any
    std::vector<data::Filter> held;  ///< the factors that are held at a level, the facet first
    std::vector<TrendsSlice> slices;
    std::optional<TrendHeat> heat;
    std::size_t current = 0;                   ///< index of the slice of the main chart
    std::size_t facetLevels = 0;               ///< number of levels; above kMostPanels only the current slice exists
    std::vector<std::string> thinLevels = {};  ///< of these the ones without a slice: panels that would be nearly empty
    std::vector<std::string> quantities = {};  ///< of the series: see data::quantitiesOf()
    std::vector<std::size_t> magnitudes = {};  ///< of the series: see magnitudesOf()

    /// Whether a series shares the axis of the reference: values as measured of another quantity or magnitude do not.
    [[nodiscard]] bool sharesAxis(std::size_t series) const;
    [[nodiscard]] bool shareAxis(std::size_t one, std::size_t other) const;
    /// The indices of the series that share the axis of the reference, ascending.
    [[nodiscard]] std::vector<std::size_t> sharingAxis() const;
    /// Groups of series that measure the same, in like magnitudes; the first one contains the reference.
    [[nodiscard]] std::vector<std::vector<std::size_t>> alike() const;
    /// The number of panels of presentTrendPanels(): one for each of these groups or, if there is one group, one for
    /// each level of the facet; 0 if one chart suffices or there are more than kMostPanels.
    [[nodiscard]] std::size_t panels() const;
    /// Whether each panel shows one level of the facet.
    [[nodiscard]] bool panelsAreLevels() const { return !facet.empty() && sharingAxis().size() == names.size(); }
};
using SharedTrends = std::shared_ptr<const TrendsResult>;

/// Groups the columns of a wide table whose quantity is not known by the magnitude of their values: a number for each,
/// equal within a group. The medians of two groups differ by a factor of at least 30, which one axis would flatten.
[[nodiscard]] std::vector<std::size_t> magnitudesOf(const TrendsSlice& slice,
                                                    const std::vector<std::string>& quantities);

/// Confidence level of the intervals from repeats.
inline constexpr double kTrendConfidence = 0.95;
/// Fewest repeats whose median has an interval of that level by order statistics.
inline constexpr std::size_t kFewestForMedian = 6;

/// Most panels; each takes a calculation.
inline constexpr std::size_t kMostPanels = 16;

/// The appearance of a chosen series.
struct TrendLook {
    Link link;
    QString shortName;  ///< see bitName(); empty: the name is short enough
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
};

struct TrendsOptions {
    std::optional<Scale> horizontal;  ///< none: log2 if the levels double, otherwise linear
    Scale vertical = Scale::linear;
    bool parityLine = true;
    bool endNames = true;
    bool endValues = true;
    /// Indices of the series with a line; 0 is the reference. None: all series, up to kMostLines.
    std::optional<std::vector<std::size_t>> drawn = std::nullopt;
};

/// Most lines of a chart; the subtitle gives the number of series.
inline constexpr std::size_t kMostLines = 200;

/// The main chart; its subtitle is trendSentence(). The texts of its points are made on request.
[[nodiscard]] PlotSpec presentTrends(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                     const TrendsOptions& options);
/// The values of the main chart: the quantiles of the band, then one row for each drawn series; among ratios the
/// reference comes last, in its own unit. A long table is cut off at a number of points, which the subtitle gives.
[[nodiscard]] MatrixSpec presentTrendValues(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                            const TrendsOptions& options);
/// TrendsResult::panels() charts: one for each level of the facet, on common axes, the current one marked; or one for
/// each group of series that measure the same, if some series do not share the axis of the reference.
[[nodiscard]] std::vector<PlotSpec> presentTrendPanels(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                                       const TrendsOptions& options);
/// The title and subtitle above all panels: "Throughput, MB/s" and "A panel for each level of Objects/OST, all with the
/// same axes."
struct PanelsHead {
    QString title, subtitle;
};
[[nodiscard]] PanelsHead panelsHead(const TrendsResult& result);
/// The series and rows of the table that all panels draw together.
[[nodiscard]] DrawnShare panelsShare(const TrendsResult& result);

/// "Objects/OST = 1": the factors that are held and their levels; "" without any.
[[nodiscard]] QString heldText(const std::vector<data::Filter>& held);
[[nodiscard]] QString heldText(const TrendsResult& result);
/// The series and rows of the table that the current slice draws.
[[nodiscard]] DrawnShare drawnShare(const TrendsResult& result);
/// The share of the table that is drawn, and the meaning of the band and of the lines over it; "" if the whole table is
/// drawn as lines.
[[nodiscard]] QString drawnSentence(const TrendsResult& result, const TrendsOptions& options);
/// "Not drawn on this axis, because the quantity or magnitude differs: wait.": the series that do not share the axis of
/// the reference; "" without any.
[[nodiscard]] QString elsewhereSentence(const TrendsResult& result);
/// A comparison of the current slice: "1.2-R is above 1.1-W at all 5 levels of Threads/OST, from 1.20×
/// to 2.16×; 1.1-ReW stays within 4 % of it." Chosen series without a value are named first.
[[nodiscard]] QString trendSentence(const TrendsResult& result);

/// The series and the point of the table that a point of the chart shows.
struct TrendPoint {
    std::size_t series = 0, point = 0;
};
[[nodiscard]] std::optional<TrendPoint> trendPointAt(const TrendsResult& result, const TrendsOptions& options,
                                                     std::size_t curve, std::size_t point);

}  // namespace greyscope::widgets
