#include "widgets/present/trends_present.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

#include "core/data/column_name.h"
#include "core/data/levels.h"
#include "core/data/series_quantities.h"
#include "widgets/present/joined_words.h"
#include "widgets/present/minus_sign.h"
#include "widgets/present/noise_text.h"
#include "widgets/present/number_text.h"
#include "widgets/present/trend_names.h"
#include "widgets/present/trends_band.h"
#include "widgets/present/trends_range.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

constexpr Index kMostListed = 20000;       // of the list of values
constexpr std::size_t kMostLevels = 40;    // more are numbers on a scale rather than levels
constexpr std::size_t kMostMovable = 150;  // points that can be told apart
constexpr qsizetype kDayLength = 10;       // "2024-01-31"

QString shownText(TrendMeasure measure, double value) {
    return measure == TrendMeasure::absolute ? significantText(value, 4) : fixedText(value, 3);
}

NumberFormat endFormat(const TrendsResult& result, bool reference) {
    if (result.measure == TrendMeasure::absolute || (result.measure == TrendMeasure::ratio && reference)) {
        return {};
    }
    return {2, true, QStringLiteral("×")};
}

/// Places of the points on the axis: their numbers, of times seconds, or 1, 2, 3, ... where they have none.
struct AxisPlaces {
    std::vector<double> x;
    bool numeric = false;

    explicit AxisPlaces(const data::SeriesTable& table)
        : x(table.axisNumbers()), numeric(x.size() == table.pointCount()) {
        for (double& place : x) {
            place *= table.secondsPerUnit.value_or(1.0);
        }
        if (!numeric) {
            x.resize(table.pointCount());
            std::iota(x.begin(), x.end(), 1.0);
        }
    }
};

/// Days, hours or minutes, if all times are whole ones.
double timeStepOf(const std::vector<double>& seconds) {
    for (const double step : {86400.0, 3600.0, 60.0}) {
        if (std::all_of(seconds.begin(), seconds.end(), [&](double time) { return std::fmod(time, step) == 0.0; })) {
            return step;
        }
    }
    return 0.0;
}

AxisSpec horizontalAxis(const data::SeriesTable& table, const AxisPlaces& points, std::optional<Scale> chosen) {
    AxisSpec axis;
    const bool numeric = points.numeric;
    const std::vector<double>& places = points.x;
    const bool positive =
        !places.empty() && std::all_of(places.begin(), places.end(), [](double place) { return place > 0.0; });
    const Scale scale = chosen.value_or(data::doubles(places) ? Scale::log2 : Scale::linear);
    axis.time = table.secondsPerUnit.has_value();
    axis.timeStep = axis.time ? timeStepOf(places) : 0.0;
    axis.scale = numeric && positive && !axis.time ? scale : Scale::linear;
    const QString name = table.axisUnits.empty() || table.axisUnits.front().empty()
                             ? axisName(table)
                             : withComma(axisName(table), visibleText(table.axisUnits.front()));
    axis.label = axis.time                    ? Words::tr("%1 (UTC)").arg(axisName(table))
                 : axis.scale == Scale::log2  ? Words::tr("%1 (log2)").arg(name)
                 : axis.scale == Scale::log10 ? Words::tr("%1 (log10)").arg(name)
                                              : name;
    constexpr std::size_t mostNames = 1000;  // more are never written beside each other
    if (!axis.time && (!numeric || places.size() <= kMostLevels)) {
        for (std::size_t k = 0; k < places.size(); k += 1 + (places.size() - 1) / mostNames) {
            axis.ticks.push_back({places[k], printedLevel(table.pointLabel(k))});
        }
    }
    return axis;
}

/// Error bars where any of the points has an interval; the others' have no length.
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

/// Why medians of repeats have no bars.
QString withoutBarsSentence(const TrendsResult& result, const TrendsSlice& slice) {
    return slice.mediansWithout == 0 ? QString()
           : result.measure == TrendMeasure::ratio
               ? Words::tr("Ratios of medians have no interval by formula, but a drawn one.")
               : Words::tr("No interval by formula of %n medians of fewer than %1 repeats, but a drawn one.", nullptr,
                           counted(slice.mediansWithout))
                     .arg(kFewestForMedian);
}

/// "Bars: 95 % intervals from 5 repeats (t)."
QString barsSentence(const TrendsResult& result, const TrendsSlice& slice) {
    if (slice.mostRepeats == 0) {
        return {};
    }
    const QString repeats =
        slice.fewestRepeats == slice.mostRepeats
            ? QString::number(slice.mostRepeats)
            : QStringLiteral("%1–%2").arg(QString::number(slice.fewestRepeats), QString::number(slice.mostRepeats));
    const QString how = slice.intervals == stats::IntervalMethod::bootstrap    ? Words::tr("bootstrap, BCa")
                        : result.measure == TrendMeasure::ratio                ? QStringLiteral("Fieller")
                        : slice.table.aggregation == data::Aggregation::median ? Words::tr("order statistics")
                                                                               : QStringLiteral("t");
    const bool few = slice.intervals == stats::IntervalMethod::bootstrap && slice.fewestRepeats < stats::kEnoughToDraw;
    return Words::tr("Bars: %1 % intervals from %2 repeats (%3).")
               .arg(plainText(100.0 * kTrendConfidence, 1), repeats, how) +
           (few ? u' ' + fewDrawnSentence() : QString());
}

/// Where a series has no value between two of its own. On a scale, one that lacks a third or more was measured at
/// places of its own, as times are.
std::vector<double> missingBetween(const std::vector<double>& places, const std::vector<Index>& rows) {
    std::vector<double> missing;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        missing.insert(missing.end(), places.begin() + rows[i - 1] + 1, places.begin() + rows[i]);
    }
    return places.size() <= kMostLevels || 2 * missing.size() < rows.size() ? missing : std::vector<double>();
}

/// "Dotted: across 3 missing points."
QString dottedSentence(const std::vector<Curve>& curves) {
    const auto missing =
        std::accumulate(curves.begin(), curves.end(), std::size_t{0},
                        [](std::size_t sum, const Curve& curve) { return sum + curve.missingAt.size(); });
    return missing == 0 ? QString() : Words::tr("Dotted: across %n missing points.", nullptr, counted(missing));
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
        axis.label = withUnit(responseName(result, table), table);
        axis.unitMissing = table.valueUnit.empty() && data::unitNamed(table.valueName).empty();
    } else {
        axis.suffix = QStringLiteral("×");
        axis.label = result.measure == TrendMeasure::ratio
                         ? Words::tr("Ratio to %1").arg(visibleText(result.names.front()))
                     : beginApart(slice) ? Words::tr("Ratio to the own first value")
                                         : Words::tr("Ratio to the value at %1").arg(firstText(slice));
    }
    return axis;
}

/// The ends of intervals that the axis may not reach are told at its edge.
void addBarEnds(PlotSpec& plot, const TrendsResult& result, const TrendsSlice& slice, const std::vector<double>& places,
                const TrendsOptions& options) {
    plot.y.range = barRange(result, slice, options);
    if (!plot.y.range) {
        return;
    }
    plot.beyond.format = endFormat(result, false);
    for (const Index series : drawnSeries(result, options)) {
        for (Index k = 0; k < slice.shown.rows(); ++k) {
            for (const double end : {slice.low(k, series), slice.high(k, series)}) {
                if (std::isfinite(end)) {
                    plot.beyond.x.push_back(places[static_cast<std::size_t>(k)]);
                    plot.beyond.y.push_back(end);
                }
            }
        }
    }
}

}  // namespace

PlotSpec presentTrends(const SharedTrends& shared, const std::vector<TrendLook>& looks, const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[result.current];
    PlotSpec plot;
    plot.title = trendTitle(result, slice);
    const AxisPlaces places(slice.table);
    plot.x = horizontalAxis(slice.table, places, options.horizontal);
    plot.y = verticalAxis(result, slice, options.vertical);
    plot.curves = curvesOf(shared, result.current, places.x, looks, options);
    const QString held = heldText(result);
    plot.subtitle = paragraph({held.isEmpty() ? held : stopped(held), invalidSentence(slice),
                               drawnSentence(result, options), dottedSentence(plot.curves), barsSentence(result, slice),
                               withoutBarsSentence(result, slice), trendSentence(result)});
    if (slice.band) {
        addTrendBand(plot, shared, result.current, places.x);
        plot.y.range = bandRange(slice, drawnSeries(result, options), plot.y.scale != Scale::linear);
    } else if (slice.low.size() > 0) {
        addBarEnds(plot, result, slice, places.x, options);
    }
    const bool movable = result.measure == TrendMeasure::absolute && !slice.band;
    for (Curve& curve : plot.curves) {
        curve.movable = movable && curve.x.size() <= kMostMovable;
    }
    addInvalidMarks(plot, shared, result.current, places.x);
    plot.labelling = options.endNames ? Labelling::lineEnds : Labelling::none;
    if (options.parityLine && result.measure != TrendMeasure::absolute) {
        addParity(plot, result, slice.table, true);
    }
    return plot;
}

std::optional<TrendPoint> trendPointAt(const TrendsResult& result, const TrendsOptions& options, std::size_t curve,
                                       std::size_t point) {
    const std::vector<Index> drawn = drawnSeries(result, options);
    if (curve >= drawn.size()) {
        return std::nullopt;
    }
    const TrendsSlice& slice = result.slices[result.current];
    std::size_t left = point + 1;
    for (Index k = 0; k < slice.shown.rows(); ++k) {
        left -= std::isfinite(slice.shown(k, drawn[curve])) ? 1 : 0;
        if (left == 0) {
            return TrendPoint{static_cast<std::size_t>(drawn[curve]), static_cast<std::size_t>(k)};
        }
    }
    return std::nullopt;
}

namespace {

/// What the list of values has of a point: of the reference, which ratios are to, what was measured.
double listedValue(const TrendsResult& result, Index point, Index series) {
    const TrendsSlice& slice = result.slices[result.current];
    return series == 0 && result.measure == TrendMeasure::ratio ? slice.measured(point, series)
                                                                : slice.shown(point, series);
}

}  // namespace

namespace {

/// Whether there is no value because the source calls all that were measured wrong.
bool isInvalid(const TrendsSlice& slice, Index point, Index series) {
    return !std::isfinite(slice.measured(point, series)) &&
           std::any_of(slice.invalid.begin(), slice.invalid.end(), [&](const InvalidMark& mark) {
               return static_cast<Index>(mark.point) == point && static_cast<Index>(mark.series) == series;
           });
}

/// Whether the repeats do not tell a ratio from 1.
bool atParity(const TrendsSlice& slice, Index point, Index series) {
    return slice.low.size() > 0 && slice.low(point, series) <= 1.0 && slice.high(point, series) >= 1.0;
}

}  // namespace

MatrixSpec presentTrendValues(const SharedTrends& shared, const std::vector<TrendLook>& looks,
                              const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[result.current];
    std::vector<Index> drawn = drawnSeries(result, options);
    if (!drawn.empty() && drawn.front() == 0) {
        std::rotate(drawn.begin(), drawn.begin() + 1, drawn.end());  // the reference comes last
    }
    const Index shares = slice.band ? slice.band->quantiles.cols() : 0;
    const auto rows = std::max<Index>(1, static_cast<Index>(drawn.size()) + shares);
    const auto all = static_cast<Index>(slice.table.pointCount());
    const Index points = std::min(all, std::max<Index>(1, kMostListed / rows));
    const bool ratios = result.measure == TrendMeasure::ratio;
    MatrixSpec matrix;
    matrix.title = Words::tr("Values");
    matrix.subtitle =
        ratios ? Words::tr("ratio to %1").arg(visibleText(result.names.front()))
               : (result.measure == TrendMeasure::indexed ? verticalAxis(result, slice, Scale::linear).label
                                                          : withUnit(responseName(result, slice.table), slice.table));
    matrix.columnTitle = axisName(slice.table);
    matrix.subtitle = Words::tr("%1 by %2").arg(matrix.subtitle, matrix.columnTitle);
    if (ratios && slice.mostRepeats > 0) {
        matrix.subtitle += Words::tr("; ≈ not told from 1× by the repeats");
    }
    if (points < all) {
        matrix.subtitle +=
            Words::tr("; the first %n of %1 points, the chart has all", nullptr, counted(points)).arg(all);
    }
    matrix.palette = result.measure == TrendMeasure::absolute ? Palette::none : Palette::divergingLog2;
    QString day;
    for (Index k = 0; k < points; ++k) {
        const QString text = pointText(slice.table, static_cast<std::size_t>(k));
        const bool sameDay = slice.table.secondsPerUnit && text.size() > kDayLength && text.left(kDayLength) == day;
        matrix.columns.emplace_back().label = sameDay ? text.mid(kDayLength + 1) : text;
        day = text.left(kDayLength);
    }
    double furthest = std::log(1.25);
    const auto colour = [&](Cell& cell, double value) {
        if (matrix.palette != Palette::none && value > 0.0) {
            cell.value = value;
            furthest = std::max(furthest, std::abs(std::log(value)));
        }
    };
    for (Index share = shares; share-- > 0;) {
        matrix.rows.emplace_back().label = shareName(slice.band->probabilities[static_cast<std::size_t>(share)]);
        for (Index k = 0; k < points; ++k) {
            Cell cell;
            if (const double value = slice.band->quantiles(k, share); std::isfinite(value)) {
                cell.text = shownText(result.measure, value);
                colour(cell, value);
            }
            matrix.cells.push_back(std::move(cell));
        }
    }
    for (const Index s : drawn) {
        const TrendLook& look = looks[static_cast<std::size_t>(s)];
        const bool inUnit = s == 0 && ratios;
        const QString name = visibleText(result.names[static_cast<std::size_t>(s)]);
        const QString unit = inUnit && !slice.table.valueUnit.empty()
                                 ? QLatin1Char(' ') + visibleText(slice.table.valueUnit)
                                 : QString();
        const QString shortly = look.shortName.isEmpty() ? QString() : look.shortName + unit;
        matrix.rows.push_back({{}, name + unit, {}, look.link, look.ink, look.marker, look.dash, look.hollow, shortly});
        for (Index k = 0; k < points; ++k) {
            const double value = listedValue(result, k, s);
            Cell cell;
            if (std::isfinite(value)) {
                cell.text = inUnit ? significantText(value, 4) : shownText(result.measure, value);
                if (!inUnit) {
                    colour(cell, value);
                    cell.text.prepend(ratios && atParity(slice, k, s) ? QStringLiteral("≈") : QString());
                }
            }
            if (isInvalid(slice, k, s)) {
                cell.text = Words::tr("invalid", "a result");
            }
            const QString level = visibleText(slice.table.pointLabel(static_cast<std::size_t>(k)));
            const Target target = Target::pair(look.link.is.empty() ? name : look.link.is.front().first, level);
            cell.link = {{target}, look.link.lights};
            cell.link.lights.push_back(target);
            matrix.cells.push_back(std::move(cell));
        }
    }
    matrix.tips = PointTexts(matrix.cells.size(), [shared, drawn = std::move(drawn), points, shares](std::size_t cell) {
        const Index row = static_cast<Index>(cell) / points - shares;
        const Index k = static_cast<Index>(cell) % points;
        const Index s = row < 0 ? row : drawn[static_cast<std::size_t>(row)];
        const bool listed = s >= 0 && std::isfinite(listedValue(*shared, k, s));
        return listed ? trendPointText(*shared, shared->slices[shared->current], k, s) : QString();
    });
    matrix.low = std::exp(-furthest);
    matrix.high = std::exp(furthest);
    return matrix;
}

namespace {

/// A chart for each series as it was measured, where not all share an axis.
std::vector<PlotSpec> chartsOfQuantities(const SharedTrends& shared, const std::vector<TrendLook>& looks,
                                         const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[result.current];
    const AxisPlaces places(slice.table);
    std::vector<PlotSpec> charts;
    for (std::size_t s = 0; s < std::min(result.names.size(), kMostMultiples); ++s) {
        TrendsResult alone = result;
        alone.quantities.assign(result.names.size(), result.quantities[s]);
        TrendsOptions one = options;
        one.drawn = std::vector<std::size_t>{s};
        PlotSpec plot;
        plot.title = visibleText(result.names[s]);
        plot.subtitle = plot.title;
        plot.compact = true;
        plot.labelling = Labelling::none;
        plot.x = horizontalAxis(slice.table, places, options.horizontal);
        const bool known = !result.quantities[s].empty() && !result.quantities[s].starts_with(data::kKindByName);
        plot.y.label = known && data::unitInName(result.names[s]).empty()
                           ? withComma(plot.title, visibleText(result.quantities[s]))
                           : plot.title;
        plot.y.unitMissing = !known;
        plot.curves =
            curvesOf(std::make_shared<const TrendsResult>(std::move(alone)), result.current, places.x, looks, one);
        charts.push_back(std::move(plot));
    }
    return charts;
}

}  // namespace

std::vector<PlotSpec> presentTrendMultiples(const SharedTrends& shared, const std::vector<TrendLook>& looks,
                                            const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    std::vector<PlotSpec> multiples;
    bool oneAxis = true;
    for (std::size_t s = 0; s < result.names.size(); ++s) {
        oneAxis = oneAxis && result.sharesAxis(s);
    }
    if (result.facet.empty() && !oneAxis) {
        return chartsOfQuantities(shared, looks, options);
    }
    if (result.facet.empty() || result.facetLevels > kMostMultiples) {
        return multiples;
    }
    const auto range = commonTrendRange(result, options);
    for (std::size_t i = 0; i < result.slices.size(); ++i) {
        const TrendsSlice& slice = result.slices[i];
        PlotSpec plot;
        plot.title = printedLevel(slice.level);
        plot.subtitle = visibleText(data::displayName(result.facet)) + QStringLiteral(" = ") + plot.title;
        plot.compact = true;
        plot.chosen = i == result.current;
        plot.labelling = Labelling::none;
        const AxisPlaces places(slice.table);
        plot.x = horizontalAxis(slice.table, places, options.horizontal);
        plot.y = verticalAxis(result, slice, options.vertical);
        plot.y.range = range;
        plot.curves = curvesOf(shared, i, places.x, looks, options);
        if (slice.band) {
            addTrendBand(plot, shared, i, places.x);
        }
        addInvalidMarks(plot, shared, i, places.x);
        if (options.parityLine && result.measure != TrendMeasure::absolute) {
            addParity(plot, result, slice.table, false);
        }
        multiples.push_back(std::move(plot));
    }
    return multiples;
}

}  // namespace greyscope::widgets
