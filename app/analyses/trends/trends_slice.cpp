#include "app/analyses/trends/trends_slice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/nearest.h"
#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/data/series/image.h"
#include "core/stats/series_repeats.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using Eigen::Index;

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();

/// Returns the value that an indexed series is divided by, and a text that names the value in the error if it is 0.
std::pair<double, QString> indexBase(const widgets::TrendsSlice& slice, Index series, widgets::IndexBase base) {
    std::vector<double> values;
    std::size_t first = 0;
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        if (const double value = slice.measured(k, series); std::isfinite(value)) {
            first = values.empty() ? static_cast<std::size_t>(k) : first;
            values.push_back(value);
        }
    }
    if (values.empty()) {
        return {kGap, {}};
    }
    if (base == widgets::IndexBase::median) {
        return {base::quantileAmong(values, 0.5), widgets::Words::tr("its median")};
    }
    const std::size_t at = base == widgets::IndexBase::point ? slice.indexedAt.value_or(first) : first;
    return {slice.measured(static_cast<Index>(at), series), widgets::pointText(slice.table, at)};
}

/// Divides the values of a series by one of them.
base::Expected<void> indexSeries(widgets::TrendsSlice& slice, Index series, widgets::IndexBase base,
                                 const std::string& name) {
    const auto [divisor, called] = indexBase(slice, series, base);
    slice.bases.push_back(divisor);
    if (divisor == 0.0) {
        return base::fail(base::ErrorCode::zeroInSeries,
                          {name, called.toStdString(), widgets::Words::tr("the index").toStdString()});
    }
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        slice.shown(k, series) = slice.measured(k, series) / divisor;
        if (std::isinf(slice.shown(k, series))) {
            return base::fail(base::ErrorCode::overflow, {name});
        }
    }
    return {};
}

/// Divides a series by the reference at the points where both have a value.
base::Expected<void> divideSeries(widgets::TrendsSlice& slice, Index series, const std::vector<std::string>& names) {
    std::vector<Index> points;
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        if (std::isfinite(slice.measured(k, series)) && std::isfinite(slice.measured(k, 0))) {
            points.push_back(k);
        }
    }
    if (points.empty()) {
        return {};
    }
    const Eigen::MatrixXd both = slice.measured(points, {Index{0}, series});
    const auto image =
        data::imageOf(both, {data::Image::ratio, 0.0}, 0, {names.front(), names[static_cast<std::size_t>(series)]},
                      [&](std::size_t k) { return slice.table.pointLabel(static_cast<std::size_t>(points[k])); });
    if (!image) {
        return tl::unexpected(image.error());
    }
    for (std::size_t i = 0; i < points.size(); ++i) {
        slice.shown(points[i], series) = (*image)(static_cast<Index>(i), 1);
    }
    return {};
}

/// Returns what error bars other than intervals show of the repeats of a value; nullopt for a single measurement.
std::optional<stats::Interval> spreadOf(const stats::SeriesRepeats& repeats, std::size_t series, std::size_t point,
                                        widgets::ErrorBars shown, double value) {
    std::vector<double> values = repeats.valuesAt(series, point);
    if (values.size() < 2) {
        return std::nullopt;
    }
    const stats::Moments moments = stats::momentsOf(values);
    std::sort(values.begin(), values.end());
    switch (shown) {
        case widgets::ErrorBars::deviation:
            return stats::Interval{value - moments.deviation, value + moments.deviation};
        case widgets::ErrorBars::error:
            return stats::Interval{value - moments.error(), value + moments.error()};
        case widgets::ErrorBars::range:
            return stats::Interval{values.front(), values.back()};
        case widgets::ErrorBars::percentiles:
            return stats::Interval{base::quantile(values, 0.05), base::quantile(values, 0.95)};
        case widgets::ErrorBars::interval:
        case widgets::ErrorBars::none:
            break;
    }
    return std::nullopt;
}

/// Adds the error bars of values as measured that show the spread of their repeats.
void addSpreads(widgets::TrendsSlice& slice, const stats::SeriesRepeats& repeats, widgets::ErrorBars shown,
                const std::vector<std::string>& names, const std::unordered_map<std::string, std::size_t>& columns) {
    for (std::size_t s = 0; s < names.size(); ++s) {
        const auto own = columns.find(names[s]);
        for (std::size_t k = 0; own != columns.end() && k < slice.table.pointCount(); ++k) {
            const auto row = static_cast<Index>(k);
            const auto column = static_cast<Index>(s);
            const auto spread = spreadOf(repeats, own->second, k, shown, slice.measured(row, column));
            if (!spread) {
                continue;
            }
            const std::size_t count = repeats.countAt(own->second, k);
            slice.low(row, column) = spread->low;
            slice.high(row, column) = spread->high;
            slice.fewestRepeats = slice.mostRepeats == 0 ? count : std::min(slice.fewestRepeats, count);
            slice.mostRepeats = std::max(slice.mostRepeats, count);
        }
    }
}

/// Adds the intervals of the shown values. They are calculated from the repeats of a value and, for a ratio, also from
/// those of the reference. Error bars of another kind show the spread of values as measured. There are none for indexed
/// values, for the reference divided by itself, and for more than 40 series, where they could not be seen. In charts
/// with hundreds of points, means of only two repeats have none: by t they would be about thirteen standard errors
/// wide.
void addIntervals(widgets::TrendsSlice& slice, const TrendsRequest& request, const std::vector<std::string>& names,
                  const std::unordered_map<std::string, std::size_t>& columns) {
    constexpr std::size_t kMostWithBars = 40;
    const stats::SeriesRepeats repeats(*request.table.dataset, slice.table);
    const bool spread = request.errorBars != widgets::ErrorBars::interval;
    if (names.size() > kMostWithBars || request.measure == Measure::indexed || !repeats.any() ||
        request.errorBars == widgets::ErrorBars::none || (spread && request.measure == Measure::ratio)) {
        return;
    }
    slice.low = slice.high = Eigen::MatrixXd::Constant(slice.measured.rows(), slice.measured.cols(), kGap);
    if (spread) {
        addSpreads(slice, repeats, request.errorBars, names, columns);
        return;
    }
    const auto reference = columns.find(names.front());
    const bool ratio = request.measure == Measure::ratio;
    const stats::IntervalOptions how{request.intervals, widgets::kTrendConfidence,
                                     stats::drawsFor(names.size() * slice.table.pointCount())};
    slice.intervals = request.intervals;
    constexpr std::size_t kHundreds = 200;
    const std::size_t fewest = names.size() * slice.table.pointCount() > kHundreds ? 3 : 2;
    const bool medians = repeats.centre() == stats::Centre::median && request.intervals == stats::IntervalMethod::t;
    for (std::size_t s = ratio ? 1 : 0; s < names.size() && (!ratio || reference != columns.end()); ++s) {
        const auto own = columns.find(names[s]);
        for (std::size_t k = 0; own != columns.end() && k < slice.table.pointCount(); ++k) {
            const std::size_t count = repeats.countAt(own->second, k);
            if (count < fewest && !ratio) {
                slice.pairsWithout += count > 1 ? 1 : 0;
                continue;
            }
            const auto interval = ratio ? repeats.ratioIntervalAt(own->second, reference->second, k, how)
                                        : repeats.intervalAt(own->second, k, how);
            if (!interval) {
                const bool few = count > 1 && (ratio || count < widgets::kFewestForMedian);
                slice.mediansWithout += medians && few ? 1 : 0;
                continue;
            }
            slice.low(static_cast<Index>(k), static_cast<Index>(s)) = interval->low;
            slice.high(static_cast<Index>(k), static_cast<Index>(s)) = interval->high;
            slice.fewestRepeats = slice.mostRepeats == 0 ? count : std::min(slice.fewestRepeats, count);
            slice.mostRepeats = std::max(slice.mostRepeats, count);
        }
    }
}

/// Adds the measurements behind the values, ascending. What is shown is then not aggregated.
void addSamples(widgets::TrendsSlice& slice, const TrendsRequest& request, const std::vector<std::string>& names,
                const std::unordered_map<std::string, std::size_t>& columns) {
    const stats::SeriesRepeats repeats(*request.table.dataset, slice.table);
    slice.samples.resize(names.size());
    slice.table.aggregation = data::Aggregation::none;
    for (std::size_t s = 0; s < names.size(); ++s) {
        const auto own = columns.find(names[s]);
        slice.samples[s].resize(slice.table.pointCount());
        for (std::size_t k = 0; own != columns.end() && k < slice.table.pointCount(); ++k) {
            std::vector<double>& values = slice.samples[s][k];
            values = repeats.valuesAt(own->second, k);
            const double value = slice.measured(static_cast<Index>(k), static_cast<Index>(s));
            if (values.empty() && std::isfinite(value)) {
                values.push_back(value);
            }
            std::erase_if(values, [](double each) { return !std::isfinite(each); });
            std::sort(values.begin(), values.end());
        }
    }
}

/// Adds the x of each value of a scatter chart: the reference, or another column at the same points.
base::Expected<void> addAcross(widgets::TrendsSlice& slice, const TrendsRequest& request, data::SeriesQuery query,
                               const std::vector<std::string>& names) {
    slice.across = Eigen::MatrixXd::Constant(slice.measured.rows(), slice.measured.cols(), kGap);
    if (request.across->empty()) {
        slice.across.colwise() = slice.measured.col(0);
        return {};
    }
    query.columns.clear();
    query.value = *request.across;
    const data::SeriesTable table = GREYSCOPE_TRY(data::pivot(*request.table.dataset, query));
    std::unordered_map<std::string, std::size_t> points;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        points.emplace(table.pointLabel(k), k);
    }
    for (std::size_t k = 0; k < slice.table.pointCount(); ++k) {
        const auto point = points.find(slice.table.pointLabel(k));
        for (std::size_t s = 0; s < names.size() && point != points.end(); ++s) {
            // In a wide table the column is one series, whose values all others share.
            const auto series = request.table.wide ? std::optional(std::size_t{0}) : table.find(names[s]);
            if (series) {
                slice.across(static_cast<Index>(k), static_cast<Index>(s)) =
                    table.values(static_cast<Index>(point->second), static_cast<Index>(*series));
            }
        }
    }
    return {};
}

/// Returns the value of an invalid measurement in the measure of the chart.
double shownOf(const widgets::TrendsSlice& slice, const widgets::InvalidMark& mark, Measure measure) {
    if (measure == Measure::absolute) {
        return mark.measured;
    }
    if (measure == Measure::ratio) {
        return mark.series == 0 ? 1.0 : mark.measured / slice.measured(static_cast<Index>(mark.point), 0);
    }
    return mark.measured / slice.bases[mark.series];
}

/// Adds the measurements of the selected series that their source marks as invalid.
void addInvalid(widgets::TrendsSlice& slice, Measure measure, const std::vector<std::string>& names) {
    const std::vector<data::InvalidResult>& invalid = slice.table.leftOut.invalid;
    std::unordered_map<std::string, std::size_t> points;
    for (std::size_t point = 0; !invalid.empty() && point < slice.table.pointCount(); ++point) {
        points.emplace(slice.table.pointLabel(point), point);
    }
    for (const data::InvalidResult& result : invalid) {
        const auto place = std::find(names.begin(), names.end(), result.series);
        if (place != names.end()) {
            slice.invalid.push_back({static_cast<std::size_t>(place - names.begin()), points.at(result.point()),
                                     result.measured.value_or(kGap), kGap, result.why});
            slice.invalid.back().shown = shownOf(slice, slice.invalid.back(), measure);
        }
    }
}

/// Returns the index of the point with this label. Error: unknownPoint if the table has no such point.
base::Expected<std::size_t> pointCalled(const data::SeriesTable& table, const std::string& label) {
    std::vector<std::string> labels;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        labels.push_back(table.pointLabel(k));
        if (labels.back() == label) {
            return k;
        }
    }
    return base::fail(base::ErrorCode::unknownPoint, base::withChoices({label}, base::nearestChoices(label, labels)));
}

/// Calculates the shown values for the measure.
base::Expected<void> showMeasured(widgets::TrendsSlice& slice, const TrendsRequest& request,
                                  const std::vector<std::string>& names) {
    if (request.measure == Measure::absolute) {
        slice.shown = slice.measured;
        return {};
    }
    const bool indexed = request.measure == Measure::indexed;
    if (indexed && request.index.base == widgets::IndexBase::point) {
        slice.indexedAt = GREYSCOPE_TRY(pointCalled(slice.table, request.index.point));
    }
    slice.shown = Eigen::MatrixXd::Constant(slice.measured.rows(), slice.measured.cols(), kGap);
    for (Index s = 0; s < slice.measured.cols(); ++s) {
        GREYSCOPE_TRY(indexed ? indexSeries(slice, s, request.index.base, names[static_cast<std::size_t>(s)])
                              : divideSeries(slice, s, names));
    }
    return {};
}

}  // namespace

base::Expected<widgets::TrendsSlice> sliceAt(const TrendsRequest& request, const std::string& facet,
                                             const std::string& level, const std::vector<std::string>& names) {
    data::SeriesQuery query = queryFor(request.table, request.points);
    for (data::Filter& filter : query.where) {
        if (filter.column == facet) {
            filter.values = {level};
        }
    }
    auto table = data::pivot(*request.table.dataset, query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    widgets::TrendsSlice slice{level, std::move(*table), {}, {}, {}};
    slice.measured.resize(static_cast<Index>(slice.table.pointCount()), static_cast<Index>(names.size()));
    std::unordered_map<std::string, std::size_t> columns;
    for (std::size_t column = 0; column < slice.table.series.size(); ++column) {
        columns.emplace(slice.table.series[column].name, column);
    }
    std::vector<std::size_t> which;
    for (std::size_t s = 0; s < names.size(); ++s) {
        const auto found = columns.find(names[s]);
        const auto column = found == columns.end() ? std::nullopt : std::optional(found->second);
        which.insert(which.end(), column ? 1 : 0, column.value_or(0));
        slice.measured.col(static_cast<Index>(s)) =
            column ? Eigen::VectorXd(slice.table.values.col(static_cast<Index>(*column)))
                   : Eigen::VectorXd::Constant(slice.measured.rows(), kGap);
    }
    slice.table.leftOut = data::accountOf(slice.table, which);
    addIntervals(slice, request, names, columns);
    if (request.samples) {
        addSamples(slice, request, names, columns);
    }
    if (request.across) {
        GREYSCOPE_TRY(addAcross(slice, request, std::move(query), names));
    }
    GREYSCOPE_TRY(showMeasured(slice, request, names));
    addInvalid(slice, request.measure, names);
    return slice;
}

}  // namespace greyscope::app
