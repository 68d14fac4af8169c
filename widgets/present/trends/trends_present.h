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
#include "widgets/present/trends/chart_kind.h"
#include "widgets/present/trends/trend_index.h"

namespace greyscope::widgets {

/// The measure that a trends chart shows: values as measured, values divided by those of the reference (ratio), or
/// values divided by one value of the same series (indexed).
enum class TrendMeasure { absolute, ratio, indexed };

/// The probabilities of the quantiles that a band of many series shows: extremes, 5 to 95 %, 25 to 75 %, and the
/// median.
inline constexpr std::array kBandShares{0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0};

/// A measurement of a selected series at a point of the table that its source marks as invalid.
struct InvalidMark {
    std::size_t series = 0, point = 0;
    double measured = 0.0, shown = 0.0;  ///< as measured, and in the measure of the chart; NaN if unknown
    std::string why;                     ///< why it is invalid, in the words of the program that measured it
};

/// The selected series at one level of the facet, the factor that the panels run over. If there is no facet, the whole
/// result is one slice.
struct TrendsSlice {
    std::string level;  ///< level of the facet; "" without a facet
    data::SeriesTable table;
    Eigen::MatrixXd measured;  ///< values as measured (points x selected series); NaN where a series has no value
    Eigen::MatrixXd shown;     ///< the values in the measure of the chart (same shape); NaN if undefined
    /// Quantiles of the compared series in `shown`, at kBandShares; nullopt without a band.
    std::optional<data::QuantileBand> band;
    Eigen::MatrixXd low = {}, high = {};  ///< ends of the error bars of `shown` (same shape), by default confidence
                                          ///< intervals; NaN without one, empty matrices without repeats
    /// Smallest and largest number of repeats of a value with an interval.
    std::size_t fewestRepeats = 0, mostRepeats = 0;
    std::size_t mediansWithout = 0;  ///< number of medians of repeats without an interval, because no formula gives one
    /// Number of means of two repeats without an interval, because the chart has hundreds of points.
    std::size_t pairsWithout = 0;
    stats::IntervalMethod intervals = stats::IntervalMethod::t;
    /// The measurements behind the values, ascending, for each series and then each point; empty unless the kind of
    /// chart shows distributions.
    std::vector<std::vector<std::vector<double>>> samples = {};
    /// The x of each value in a scatter chart (same shape as `measured`), NaN if unknown; otherwise empty.
    Eigen::MatrixXd across = {};
    std::vector<InvalidMark> invalid = {};
    /// For indexed series, the value that each one is divided by; NaN if the series has no value.
    std::vector<double> bases = {};
    /// Index of the point at which all series are 1, for IndexBase::point; otherwise nullopt.
    std::optional<std::size_t> indexedAt = std::nullopt;
};

/// The order of the rows in a heat map of the current slice, and the range of its values.
struct TrendHeat {
    std::vector<std::size_t> rows;  ///< for each row of the heat map, the index of its series
    grey::RowOrder order = grey::RowOrder::given;
    /// Whether there are too many rows to cluster; they are then sorted by their medians.
    bool tooManyToCluster = false;
    double least = 0.0, greatest = 0.0;  ///< range of all values
    double low = 0.0, high = 0.0;        ///< the 0.5 % and 99.5 % quantiles of all values
    double median = 0.0;
};

/// The result of the Trends page: the selected series along the axis, with one slice for each level of the facet.
struct TrendsResult {
    TrendMeasure measure = TrendMeasure::ratio;
    TrendIndex index = {};           ///< which of its values each series is divided by; for TrendMeasure::indexed only
    std::vector<std::string> names;  ///< names of the selected series; the reference is the first one
    std::string facet;               ///< column that is the facet: each of its levels is a panel; "" without a facet
    /// The factors that are held constant in the main chart, with their levels; the facet is the first one.
    std::vector<data::Filter> held;
    std::vector<TrendsSlice> slices;
    ErrorBars errorBars = ErrorBars::interval;  ///< what TrendsSlice::low and high are
    /// The title of the x axis of a scatter chart, with its unit, and whether x is the reference.
    QString acrossTitle = {};
    bool acrossReference = false;
    std::optional<TrendHeat> heat;
    std::size_t current = 0;      ///< index of the slice of the main chart
    std::size_t facetLevels = 0;  ///< number of levels of the facet; above kMostPanels, only the current slice exists
    /// The levels of the facet without a slice, because their panels would be nearly empty.
    std::vector<std::string> thinLevels = {};
    std::vector<std::string> quantities = {};  ///< the quantity of each series, see data::quantitiesOf()
    /// The group of each series by magnitude, see magnitudesOf(); empty if series are not grouped.
    std::vector<std::size_t> magnitudes = {};

    /// Whether a series can be drawn on the same axis as the reference. False if values as measured are shown and the
    /// series has another quantity or magnitude than the reference.
    [[nodiscard]] bool sharesAxis(std::size_t series) const;
    /// Whether two series can be drawn on the same axis, by the rule of sharesAxis().
    [[nodiscard]] bool shareAxis(std::size_t one, std::size_t other) const;
    /// Returns the indices of the series that can be drawn on the axis of the reference, itself included, in ascending
    /// order.
    [[nodiscard]] std::vector<std::size_t> sharingAxis() const;
    /// Returns the groups of series that can share an axis, as indices; the first group contains the reference. If the
    /// reference is the x axis of a scatter chart, it is in no group.
    [[nodiscard]] std::vector<std::vector<std::size_t>> alike() const;
    /// Returns the number of panels that presentTrendPanels() draws: one for each group of alike() or, if there is only
    /// one group, one for each level of the facet. 0 if a single chart suffices or there would be more than
    /// kMostPanels.
    [[nodiscard]] std::size_t panels() const;
    /// Whether each panel shows one level of the facet; otherwise, each shows one group of series.
    [[nodiscard]] bool panelsAreLevels() const { return !facet.empty() && alike().size() == 1; }
};
using SharedTrends = std::shared_ptr<const TrendsResult>;

/// Groups series without a known unit by the magnitude of their values, so that small values are not flattened on the
/// axis of large ones. Returns the number of its group for each series. The medians of neighbouring groups differ by a
/// factor of at least 30, or of 10 if the medians of all series differ by a factor of 1,000.
[[nodiscard]] std::vector<std::size_t> magnitudesOf(const TrendsSlice& slice,
                                                    const std::vector<std::string>& quantities);

/// Confidence level of the intervals that trends charts calculate from repeats.
inline constexpr double kTrendConfidence = 0.95;
/// Smallest number of repeats whose median has an interval with this confidence level by order statistics.
inline constexpr std::size_t kFewestForMedian = 6;

/// Maximum number of panels; each one has to be calculated.
inline constexpr std::size_t kMostPanels = 16;

/// The appearance of a selected series in the charts.
struct TrendLook {
    Link link;
    QString shortName;  ///< short name for narrow places, see bitName(); empty if the name itself is short enough
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
};

/// The choices that change how a result is drawn, not what is calculated.
struct TrendsOptions {
    /// Scale of the horizontal axis; nullopt: log2 if the levels double, otherwise linear.
    std::optional<Scale> horizontal;
    Scale vertical = Scale::linear;
    ChartKind kind = ChartKind::automatic;
    ScatterFit fit = ScatterFit::none;
    bool parityLine = true;
    bool endNames = true;
    bool endValues = true;
    /// Indices of the series that are drawn as lines; 0 is the reference. nullopt: all series, up to kMostLines.
    std::optional<std::vector<std::size_t>> drawn = std::nullopt;
};

/// Maximum number of lines in a chart; if there are more series, the subtitle says how many.
inline constexpr std::size_t kMostLines = 200;

/// Returns the main chart, with the current slice as lines or a band. Its subtitle includes heldText(), drawnSentence()
/// and trendSentence(). The texts of its points are made on request.
[[nodiscard]] PlotSpec presentTrends(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                     const TrendsOptions& options);
/// Returns the table of the values in the main chart: the quantiles of the band, then one row for each drawn series.
/// The reference comes last; if the other rows are ratios, it has its values as measured. A long table is cut off after
/// a number of points that the subtitle gives.
[[nodiscard]] MatrixSpec presentTrendValues(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                            const TrendsOptions& options);
/// Returns the panels (small charts), as many as TrendsResult::panels(). Normally there is one for each level of the
/// facet; they have the same axes, and the current level is marked. If some series do not share the axis of the
/// reference, there is one for each group of TrendsResult::alike().
[[nodiscard]] std::vector<PlotSpec> presentTrendPanels(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                                       const TrendsOptions& options);
/// The heading above all panels, for example "Throughput, MB/s" and "A panel for each level of Objects/OST, all with
/// the same axes."
struct PanelsHead {
    QString title, subtitle;
};
/// Returns the heading above all panels of a result.
[[nodiscard]] PanelsHead panelsHead(const TrendsResult& result);
/// Returns how many of the series and rows of the table are drawn in the panels, in total.
[[nodiscard]] DrawnShare panelsShare(const TrendsResult& result);

/// Returns a text with the factors that are held constant and their levels, "Objects/OST = 1"; "" if there are none.
[[nodiscard]] QString heldText(const std::vector<data::Filter>& held);
/// Returns a text with the factors that are held constant in the main chart and their levels; "" if there are none.
[[nodiscard]] QString heldText(const TrendsResult& result);
/// Returns how many of the series and rows of the table are drawn in the main chart.
[[nodiscard]] DrawnShare drawnShare(const TrendsResult& result);
/// Returns a text for the subtitle: which share of the table is drawn, and the meaning of the band and of the lines
/// over it. "" if the whole table is drawn as lines.
[[nodiscard]] QString drawnSentence(const TrendsResult& result, const TrendsOptions& options);
/// Returns a sentence with the series that do not share the axis of the reference: "Not drawn on this axis, because the
/// quantity or magnitude differs: wait." "" if there are none.
[[nodiscard]] QString elsewhereSentence(const TrendsResult& result);
/// Returns a text that compares the series in the current slice with the reference: "1.2-R is above 1.1-W at all 5
/// levels of Threads/OST, from 1.20× to 2.16×; 1.1-ReW stays within 4 % of it." Selected series without a value are
/// named first.
[[nodiscard]] QString trendSentence(const TrendsResult& result);

/// The series and the point of the table that a point of a curve shows.
struct TrendPoint {
    std::size_t series = 0, point = 0;
};
/// Returns what a point of the main chart shows. `curve`, `point`: indices in the chart. nullopt if there is no such
/// point.
[[nodiscard]] std::optional<TrendPoint> trendPointAt(const TrendsResult& result, const TrendsOptions& options,
                                                     std::size_t curve, std::size_t point);

}  // namespace greyscope::widgets
