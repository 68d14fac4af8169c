#include "app/pages/trends/trends_derivation.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/derivation/drawn_interval_derivation.h"
#include "core/derivation/image_derivation.h"
#include "core/derivation/interval_derivation.h"
#include "core/derivation/ratio_interval_derivation.h"
#include "core/stats/series_repeats.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using SharedTrends = std::shared_ptr<const widgets::TrendsResult>;

/// A point with the derivation of its interval; members are columns of the slice's table.
struct IntervalOf {
    std::size_t series = 0;
    std::optional<std::size_t> reference;  ///< for a ratio
    std::size_t point = 0;
    std::string name;
    widgets::Targets lights = {};
};

std::string nameOf(const widgets::TrendsResult& result, std::size_t series, std::size_t point) {
    return result.names[series] + ", " + result.slices[result.current].table.pointLabel(point);
}

base::Expected<derivation::Derivation> intervalDerivation(const data::Dataset& dataset,
                                                          const widgets::TrendsSlice& slice, const IntervalOf& of,
                                                          const stats::IntervalOptions& how,
                                                          const derivation::Rounding& rounding) {
    const stats::SeriesRepeats repeats(dataset, slice.table);
    if (const auto summed = repeats.summedAt(of.series, of.point)) {
        return derivation::summedIntervalDerivation(*summed, of.name, how.confidence, rounding);
    }
    const auto values = repeats.valuesAt(of.series, of.point);
    const auto below = of.reference ? repeats.valuesAt(*of.reference, of.point) : std::vector<double>();
    const stats::Centre centre = repeats.centre().value_or(stats::Centre::mean);  // a maximum has no interval
    if (how.method == stats::IntervalMethod::bootstrap) {
        return derivation::drawnIntervalDerivation(values, below, centre, of.name, how, rounding);
    }
    if (of.reference) {
        return derivation::ratioIntervalDerivation(values, below, of.name, how.confidence, rounding);
    }
    return centre == stats::Centre::median
               ? derivation::medianIntervalDerivation(values, of.name, how.confidence, rounding)
               : derivation::meanIntervalDerivation(values, of.name, how.confidence, rounding);
}

const SeriesId& idOf(const TrendsRequest& request, std::size_t series) {
    return series == 0 ? request.selection.reference : request.selection.compared[series - 1];
}

/// Returns the series, its point in the chart, and its cell in the table of values.
widgets::Targets lightsOf(const TrendsRequest& request, const data::SeriesTable& table, std::size_t series,
                          std::size_t point) {
    using widgets::Target;
    const QString id = idText(idOf(request, series));
    return {Target::series(id), Target::measured(static_cast<int>(point) + 1),
            Target::pair(id, widgets::visibleText(table.pointLabel(point)))};
}

/// Returns every point that shows an interval, in the order of the series; ratios of aggregated cells have no
/// derivation.
std::vector<IntervalOf> intervalsOf(const TrendsRequest& request, const widgets::TrendsResult& result) {
    const data::Dataset& dataset = *request.table.dataset;
    const widgets::TrendsSlice& slice = result.slices[result.current];
    const stats::SeriesRepeats repeats(dataset, slice.table);
    const auto isSummed = [&](std::size_t series, std::size_t point) {
        return repeats.summedAt(series, point).has_value();
    };
    const auto reference =
        result.measure == widgets::TrendMeasure::ratio ? slice.table.find(result.names.front()) : std::nullopt;
    std::vector<IntervalOf> all;
    for (std::size_t s = 0; s < result.names.size() && slice.low.size() > 0; ++s) {
        const auto column = slice.table.find(result.names[s]);
        for (std::size_t k = 0; column && k < slice.table.pointCount(); ++k) {
            const bool underivable = reference && (isSummed(*column, k) || isSummed(*reference, k));
            if (std::isfinite(slice.low(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(s))) && !underivable) {
                all.push_back({*column, reference, k, nameOf(result, s, k), lightsOf(request, slice.table, s, k)});
            }
        }
    }
    return all;
}

/// Whether the shown values of a series were calculated from measured ones; it must have such points.
bool isCalculated(const widgets::TrendsResult& result, std::size_t series) {
    return result.measure == widgets::TrendMeasure::indexed ||
           (result.measure == widgets::TrendMeasure::ratio && series > 0);
}

QString measureTitle(const widgets::TrendsResult& result, std::size_t series) {
    const QString name = widgets::visibleText(result.names[series]);
    return result.measure == widgets::TrendMeasure::ratio ? widgets::Words::tr("Ratio of %1").arg(name)
                                                          : widgets::Words::tr("Index of %1").arg(name);
}

/// Returns what an indexed series is divided by, unless that is its first value.
std::string baseName(const widgets::TrendsResult& result, std::size_t series) {
    const widgets::TrendsSlice& slice = result.slices[result.current];
    const QString name = widgets::visibleText(result.names[series]);
    return (slice.indexedAt
                ? widgets::Words::tr("%1 at %2").arg(name, widgets::pointText(slice.table, *slice.indexedAt))
                : widgets::Words::tr("median of %1").arg(name))
        .toStdString();
}

/// Returns the measured values at the points that are shown for a series.
derivation::ImageOf measuredOf(const widgets::TrendsResult& result, std::size_t series) {
    const widgets::TrendsSlice& slice = result.slices[result.current];
    const auto column = static_cast<Eigen::Index>(series);
    const bool divided = result.measure == widgets::TrendMeasure::ratio;
    derivation::ImageOf of;
    of.series = result.names[series];
    const bool first = result.index.base == widgets::IndexBase::first;
    of.reference = divided ? result.names.front() : first ? std::string() : baseName(result, series);
    for (Eigen::Index k = 0; k < slice.shown.rows(); ++k) {
        of.labels.push_back(slice.table.pointLabel(static_cast<std::size_t>(k)));
        if (!std::isfinite(slice.shown(k, column))) {
            continue;
        }
        of.points.push_back(static_cast<int>(k) + 1);
        of.values.push_back(slice.measured(k, column));
        if (divided || !first) {
            of.divisors.push_back(divided ? slice.measured(k, 0) : slice.bases[series]);
        }
    }
    return of;
}

std::vector<OtherDerivation> measureDerivations(const SharedTrends& result) {
    std::vector<OtherDerivation> all;
    const widgets::TrendsSlice& slice = result->slices[result->current];
    for (std::size_t s = 0; s < result->names.size(); ++s) {
        if (!isCalculated(*result, s) || !slice.shown.col(static_cast<Eigen::Index>(s)).array().isFinite().any()) {
            continue;
        }
        all.push_back({measureTitle(*result, s),
                       [result, s](const derivation::Rounding& rounding,
                                   base::Progress&) -> base::Expected<derivation::Derivation> {
                           const bool ratio = result->measure == widgets::TrendMeasure::ratio ||
                                              result->index.base != widgets::IndexBase::first;
                           return derivation::imageDerivation(measuredOf(*result, s),
                                                              {ratio ? data::Image::ratio : data::Image::initial, 0.0},
                                                              rounding);
                       }});
    }
    return all;
}

std::vector<OtherDerivation> intervalDerivations(const TrendsRequest& request, const SharedTrends& result) {
    const widgets::TrendsSlice& slice = result->slices[result->current];
    const stats::IntervalOptions how{request.intervals, widgets::kTrendConfidence,
                                     stats::drawsFor(result->names.size() * slice.table.pointCount())};
    std::vector<OtherDerivation> all;
    for (IntervalOf& of : intervalsOf(request, *result)) {
        const QString title = widgets::visibleText(of.name);
        const widgets::Targets lights = of.lights;
        all.push_back({title,
                       [dataset = request.table.dataset, result, of = std::move(of), how](
                           const derivation::Rounding& rounding, base::Progress&) {
                           return intervalDerivation(*dataset, result->slices[result->current], of, how, rounding);
                       },
                       lights});
    }
    return all;
}

}  // namespace

std::optional<PageDerivation> trendDerivations(const TrendsRequest& request, const SharedTrends& result) {
    std::vector<OtherDerivation> all = measureDerivations(result);
    for (OtherDerivation& interval : intervalDerivations(request, result)) {
        all.push_back(std::move(interval));
    }
    auto derivation = derivationsOf(std::move(all));
    for (std::size_t s = 0; derivation && s < result->names.size(); ++s) {
        derivation->seriesIds[result->names[s]] = idText(idOf(request, s));
    }
    return derivation;
}

std::optional<AskedLine> lineOfTrend(const TrendsRequest& request, const widgets::TrendsResult& result,
                                     std::size_t series, std::size_t point) {
    const widgets::TrendsSlice& slice = result.slices[result.current];
    const auto isNumber = [&](const Eigen::MatrixXd& values) {
        return values.size() > 0 &&
               std::isfinite(values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(series)));
    };
    if (!isNumber(slice.low)) {
        return isCalculated(result, series) && isNumber(slice.shown)
                   ? std::optional(AskedLine{
                         QStringLiteral("image"), {}, static_cast<int>(point) + 1, measureTitle(result, series)})
                   : std::nullopt;
    }
    const bool ratio = result.measure == widgets::TrendMeasure::ratio;
    const bool drawn = request.intervals == stats::IntervalMethod::bootstrap;
    const bool byOrders = slice.table.ofMeasurements() == data::Aggregation::median;
    const QString step = drawn      ? QStringLiteral("estimate")
                         : ratio    ? QStringLiteral("ratio")
                         : byOrders ? QStringLiteral("high")  // a median has no line of its own
                                    : QStringLiteral("mean");
    return AskedLine{step, {}, 0, widgets::visibleText(nameOf(result, series, point))};
}

}  // namespace greyscope::app
