#include "widgets/present/trends/trends_present.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/columns/column_name.h"
#include "core/data/series/series_quantities.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_band.h"
#include "widgets/present/trends/trends_distribution.h"
#include "widgets/present/trends/trends_kinds.h"
#include "widgets/present/trends/trends_parts.h"
#include "widgets/present/trends/trends_range.h"
#include "widgets/present/trends/trends_scatter.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

constexpr std::size_t kMostMovable = 150;  // largest number of points that can be distinguished

/// Returns a sentence why medians of repeats have no error bars; "" if there are none.
QString withoutBarsSentence(const TrendsResult& result, const TrendsSlice& slice) {
    return slice.mediansWithout == 0 ? QString()
           : result.measure == TrendMeasure::ratio
               ? Words::tr("Ratios of medians have no interval by formula, only a bootstrap interval.")
               : Words::tr(
                     "%n medians of fewer than %1 repeats have no interval by formula, only a bootstrap interval.",
                     nullptr, counted(slice.mediansWithout))
                     .arg(kFewestForMedian);
}

/// Returns a sentence why means of two repeats have no error bars; "" if there are none.
QString pairsSentence(const TrendsSlice& slice) {
    return slice.pairsWithout == 0
               ? QString()
               : Words::tr(
                     "No intervals at %n points of 2 repeats: among hundreds of points they would be several "
                     "times as wide as the others.",
                     nullptr, counted(slice.pairsWithout));
}

/// Returns what error bars that are no confidence intervals show.
QString errorBarsWords(ErrorBars shown) {
    switch (shown) {
        case ErrorBars::deviation:
            return Words::tr("one standard deviation");
        case ErrorBars::error:
            return Words::tr("one standard error");
        case ErrorBars::range:
            return Words::tr("smallest to largest value");
        case ErrorBars::percentiles:
            return Words::tr("5 % to 95 % quantile");
        case ErrorBars::interval:
        case ErrorBars::none:
            break;
    }
    return {};
}

/// Returns a sentence about the error bars: "Error bars: 95 % intervals of 5 repeats (t)."; "" if there are none.
QString barsSentence(const TrendsResult& result, const TrendsSlice& slice) {
    if (slice.mostRepeats == 0) {
        return {};
    }
    const QString repeats =
        slice.fewestRepeats == slice.mostRepeats
            ? QString::number(slice.mostRepeats)
            : QStringLiteral("%1–%2").arg(QString::number(slice.fewestRepeats), QString::number(slice.mostRepeats));
    if (result.errorBars != ErrorBars::interval) {
        return Words::tr("Error bars: %1 of %2 repeats.").arg(errorBarsWords(result.errorBars), repeats);
    }
    const QString how = slice.intervals == stats::IntervalMethod::bootstrap         ? Words::tr("bootstrap, BCa")
                        : result.measure == TrendMeasure::ratio                     ? QStringLiteral("Fieller")
                        : slice.table.ofMeasurements() == data::Aggregation::median ? Words::tr("order statistics")
                                                                                    : QStringLiteral("t");
    const bool few = slice.intervals == stats::IntervalMethod::bootstrap && slice.fewestRepeats < stats::kEnoughToDraw;
    return Words::tr("Error bars: %1 % intervals from %2 repeats (%3).")
               .arg(plainText(100.0 * kTrendConfidence, 1), repeats, how) +
           (few ? u' ' + fewDrawnSentence() : QString());
}

/// Returns a sentence about dotted parts of lines: "Dotted: across 3 missing points."; "" if there are none.
QString dottedSentence(const std::vector<Curve>& curves) {
    const auto missing =
        std::accumulate(curves.begin(), curves.end(), std::size_t{0},
                        [](std::size_t sum, const Curve& curve) { return sum + curve.missingAt.size(); });
    return missing == 0 ? QString() : Words::tr("Dotted: across %n missing points.", nullptr, counted(missing));
}

/// Adds the ends of the intervals; those beyond the axis are written at the edge of the plot.
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

namespace {

/// Draws values, along the axis, with their error bars or as a band.
void drawValues(ChartKind kind, PlotSpec& plot, const SharedTrends& shared, const AxisPlaces& places,
                const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[result.current];
    if (slice.band) {
        addTrendBand(plot, shared, result.current, places.x);
        plot.y.range = bandRange(slice, drawnSeries(result, options), plot.y.scale != Scale::linear);
    } else if (slice.low.size() > 0) {
        addBarEnds(plot, result, slice, places.x, options);
    }
    const bool movable = result.measure == TrendMeasure::absolute && !slice.band && kind != ChartKind::stacked;
    for (Curve& curve : plot.curves) {
        curve.movable = movable && curve.x.size() <= kMostMovable;
    }
    drawAs(kind, plot, slice);
    addInvalidMarks(plot, shared, result.current, places.x);
    if (options.parityLine && result.measure != TrendMeasure::absolute) {
        addParity(plot, result, slice.table, true);
    }
}

/// Returns what the subtitle says about values along an axis.
QString valuesSentences(const PlotSpec& plot, const TrendsResult& result, const TrendsSlice& slice) {
    return paragraph({dottedSentence(plot.curves), barsSentence(result, slice), pairsSentence(slice),
                      withoutBarsSentence(result, slice), trendSentence(result)});
}

}  // namespace

PlotSpec presentTrends(const SharedTrends& shared, const std::vector<TrendLook>& looks, const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[result.current];
    PlotSpec plot;
    plot.title = trendTitle(result, slice);
    const std::size_t series = drawnSeries(result, options).size();
    const ChartKind kind = drawnKind(options, slice, AxisPlaces(slice.table).numeric, series);
    const AxisPlaces places(slice.table, kind);
    plot.x = horizontalAxis(slice.table, places, options.horizontal);
    plot.y = verticalAxis(result, slice, options.vertical);
    plot.labelling = options.endNames ? Labelling::lineEnds : Labelling::none;
    QString said;
    if (showsDistribution(kind)) {
        drawDistribution(kind, plot, shared, result.current, looks, options);
        said = paragraph({distributionSentence(kind, result, slice, options), elsewhereSentence(result)});
    } else if (kind == ChartKind::scatter) {
        drawScatter(plot, shared, result.current, looks, options);
        said = scatterSentence(result, slice, options);
    } else {
        plot.curves = curvesOf(shared, result.current, places.x, looks, options);
        said = valuesSentences(plot, result, slice);
        drawValues(kind, plot, shared, places, options);
    }
    const QString held = heldText(result);
    plot.subtitle = paragraph(
        {held.isEmpty() ? held : stopped(held), drawnSentence(result, options), dotsSentence(options, kind), said});
    return plot;
}

std::optional<TrendPoint> trendPointAt(const TrendsResult& result, const TrendsOptions& options, std::size_t curve,
                                       std::size_t point) {
    const std::vector<Index> drawn = drawnSeries(result, options);
    if (curve >= drawn.size() || showsDistribution(options.kind) || options.kind == ChartKind::scatter) {
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

}  // namespace greyscope::widgets
