#include "widgets/present/trends/trends_parts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "core/data/columns/column_name.h"
#include "core/data/columns/levels.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_band.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using Eigen::Index;

namespace {

/// A day, an hour or a minute in seconds, if all times are multiples of it; otherwise 0.
double timeStepOf(const std::vector<double>& seconds) {
    for (const double step : {86400.0, 3600.0, 60.0}) {
        if (std::all_of(seconds.begin(), seconds.end(), [&](double time) { return std::fmod(time, step) == 0.0; })) {
            return step;
        }
    }
    return 0.0;
}

/// Adds error bars if any point has an interval; those of the other points have no length.
void addIntervals(Curve& curve, const TrendsSlice& slice, Index series, const std::vector<Index>& rows) {
    if (slice.low.size() == 0 ||
        std::none_of(rows.begin(), rows.end(), [&](Index k) { return std::isfinite(slice.low(k, series)); })) {
        return;
    }
    for (const Index k : rows) {
        const bool known = std::isfinite(slice.low(k, series));
        curve.low.push_back(known ? slice.low(k, series) : slice.shown(k, series));
        curve.high.push_back(known ? slice.high(k, series) : slice.shown(k, series));
    }
}

/// The positions between two values of a series at which it has none. On a scale, a series that lacks a third or more
/// was measured at separate positions, as is common for times.
std::vector<double> missingBetween(const std::vector<double>& places, const std::vector<Index>& rows) {
    std::vector<double> missing;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        missing.insert(missing.end(), places.begin() + rows[i - 1] + 1, places.begin() + rows[i]);
    }
    return places.size() <= kMostLevels || 2 * missing.size() < rows.size() ? missing : std::vector<double>();
}

}  // namespace

QString shownText(TrendMeasure measure, double value) {
    return measure == TrendMeasure::absolute ? significantText(value, 4) : fixedText(value, 3);
}

NumberFormat endFormat(const TrendsResult& result, bool reference) {
    if (result.measure == TrendMeasure::absolute || (result.measure == TrendMeasure::ratio && reference)) {
        return {};
    }
    return {2, true, QStringLiteral("×")};
}

AxisPlaces::AxisPlaces(const data::SeriesTable& table)
    : x(table.axisNumbers()), numeric(x.size() == table.pointCount()) {
    for (double& place : x) {
        place *= table.secondsPerUnit.value_or(1.0);
    }
    if (!numeric) {
        x.resize(table.pointCount());
        std::iota(x.begin(), x.end(), 1.0);
    }
}

AxisPlaces::AxisPlaces(const data::SeriesTable& table, ChartKind kind) : AxisPlaces(table) {
    if (standsInGroups(kind)) {
        numeric = false;
        x.resize(table.pointCount());
        std::iota(x.begin(), x.end(), 1.0);
    }
}

AxisSpec horizontalAxis(const data::SeriesTable& table, const AxisPlaces& points, std::optional<Scale> chosen) {
    AxisSpec axis;
    const bool numeric = points.numeric;
    const std::vector<double>& places = points.x;
    const bool positive =
        !places.empty() && std::all_of(places.begin(), places.end(), [](double place) { return place > 0.0; });
    const Scale scale = chosen.value_or(data::doubles(places)         ? Scale::log2
                                        : data::areCrowdedLow(places) ? Scale::log10
                                                                      : Scale::linear);
    axis.time = numeric && table.secondsPerUnit.has_value();
    axis.timeStep = axis.time ? timeStepOf(places) : 0.0;
    axis.scale = numeric && positive && !axis.time ? scale : Scale::linear;
    const QString name = table.axisUnits.empty() || table.axisUnits.front().empty()
                             ? axisName(table)
                             : withComma(axisName(table), visibleText(table.axisUnits.front()));
    constexpr double kDay = 86400.0;
    const bool ofDay = !places.empty() && places.front() >= 0.0 && places.back() < kDay;  // times of the day
    axis.label = axis.time && !ofDay          ? Words::tr("%1 (UTC)").arg(axisName(table))
                 : axis.scale == Scale::log2  ? Words::tr("%1 (log2)").arg(name)
                 : axis.scale == Scale::log10 ? Words::tr("%1 (log10)").arg(name)
                                              : name;
    constexpr std::size_t mostNames = 1000;  // more labels never fit side by side
    if (!axis.time && (!numeric || places.size() <= kMostLevels)) {
        for (std::size_t k = 0; k < places.size(); k += 1 + (places.size() - 1) / mostNames) {
            axis.ticks.push_back({places[k], printedLevel(table.pointLabel(k))});
        }
    }
    return axis;
}

std::vector<Curve> curvesOf(const SharedTrends& shared, std::size_t index, const std::vector<double>& places,
                            const std::vector<TrendLook>& looks, const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[index];
    std::vector<Curve> curves;
    for (const Index s : drawnSeries(result, options)) {
        const TrendLook& look = looks[static_cast<std::size_t>(s)];
        Curve curve;
        curve.name = trendName(result, slice, s);
        curve.shortName = look.shortName;
        curve.link = look.link;
        curve.ink = look.ink;
        curve.marker = look.marker;
        curve.dash = look.dash;
        curve.hollow = look.hollow;
        curve.heavy = s == 0;
        std::vector<Index> rows;
        const auto most = static_cast<std::size_t>(slice.shown.rows());
        curve.x.reserve(most), curve.y.reserve(most), rows.reserve(most);
        for (Index k = 0; k < slice.shown.rows(); ++k) {
            if (std::isfinite(slice.shown(k, s))) {
                curve.x.push_back(places[static_cast<std::size_t>(k)]);
                curve.y.push_back(slice.shown(k, s));
                rows.push_back(k);
            }
        }
        curve.missingAt = missingBetween(places, rows);
        addIntervals(curve, slice, s, rows);
        const std::size_t count = rows.size();
        if (static_cast<Index>(count) <= kMostListed) {
            std::transform(rows.begin(), rows.end(), std::back_inserter(curve.measuredAt),
                           [](Index k) { return static_cast<int>(k) + 1; });
        }
        curve.pointTexts = PointTexts(count, [shared, index, s, rows = std::move(rows)](std::size_t point) {
            return trendPointText(*shared, shared->slices[index], rows[point], s);
        });
        if (options.endValues) {
            curve.endValue = endFormat(result, s == 0);
        }
        curves.push_back(std::move(curve));
    }
    return curves;
}

void addParity(PlotSpec& plot, const TrendsResult& result, const data::SeriesTable& table, bool notes) {
    plot.bands.push_back({Side::horizontal, 0.0, 1.0, Tone::quiet, {}});
    plot.guides.push_back({Side::horizontal, 1.0, Tone::parity, Dash::solid, true, {}, false});
    if (!notes || result.measure != TrendMeasure::ratio) {
        return;
    }
    const QString reference = visibleText(result.names.front());
    const bool speed = QString::fromStdString(table.valueUnit).endsWith(QLatin1String("/s"));
    plot.notesPart = 1.0;
    plot.topNote = (speed ? Words::tr("↑ faster than %1") : Words::tr("↑ above %1")).arg(reference);
    plot.bottomNote = (speed ? Words::tr("↓ slower than %1") : Words::tr("↓ below %1")).arg(reference);
}

AxisSpec verticalAxis(const TrendsResult& result, const TrendsSlice& slice, Scale scale) {
    const data::SeriesTable& table = slice.table;
    AxisSpec axis;
    axis.scale = scale;
    if (result.measure == TrendMeasure::absolute) {
        axis.label = measuredTitle(result, table);
        axis.unitMissing = table.aggregation != data::Aggregation::count && table.valueUnit.empty() &&
                           quantityUnit(result).isEmpty() && data::unitNamed(table.valueName).empty();
    } else {
        axis.suffix = QStringLiteral("×");
        axis.label = result.measure == TrendMeasure::ratio
                         ? Words::tr("Ratio to %1").arg(visibleText(result.names.front()))
                         : indexLabel(result, slice);
    }
    return axis;
}

}  // namespace greyscope::widgets
