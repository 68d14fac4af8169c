#include "widgets/present/latency/latency_curves.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using latency::Distribution;

constexpr int kPerNine = 40;         // points of a curve from 90 % to 99 %
constexpr double kPerDecade = 15.0;  // bins of a histogram and of the heat map
constexpr double kTicks[] = {0.0, 0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999, 0.999999, 0.9999999};

bool isReliable(const LatencyResult& result, const Distribution& distribution, double share) {
    constexpr double kRounding = 1e-9;
    return static_cast<double>(distribution.count()) * (1.0 - share) >= result.options.above * (1.0 - kRounding);
}

/// The percentiles at even steps along the axis of nines, the smallest and the largest value.
std::vector<LatencyPoint> percentilePoints(const LatencyResult& result, const Distribution& distribution,
                                           const LatencyUnit& unit) {
    std::vector<LatencyPoint> points;
    const auto add = [&](double share, double value) {
        points.push_back({inUnit(value, unit), share, 0.0, isReliable(result, distribution, share)});
    };
    if (!distribution.hasCounts()) {
        for (std::size_t i = 0; i < distribution.values().size(); ++i) {
            if (distribution.shareAt(i) < 1.0) {
                add(distribution.shareAt(i), distribution.values()[i]);
                points.back().reliable = points.back().reliable || distribution.count() == 0;
            }
        }
        return points;
    }
    const std::uint64_t count = distribution.count();
    const double last = 1.0 - 1.0 / static_cast<double>(count);
    for (int step = 0;; ++step) {
        const double share = 1.0 - std::pow(10.0, -static_cast<double>(step) / kPerNine);
        if (share >= last) {
            break;
        }
        add(share, distribution.values()[distribution.placeOfRank(latency::rankOf(share, count))]);
    }
    add(last, distribution.values().back());
    return points;
}

/// The shares up to each value, or above it; of many values, as many as the curve of percentiles has.
std::vector<LatencyPoint> sharePoints(const LatencyResult& result, const Distribution& distribution,
                                      const LatencyUnit& unit, bool complement) {
    std::vector<LatencyPoint> points = percentilePoints(result, distribution, unit);
    if (distribution.hasCounts()) {
        const auto count = static_cast<double>(distribution.count());
        for (LatencyPoint& point : points) {
            const auto& values = distribution.values();
            const auto place = std::upper_bound(values.begin(), values.end(), point.latency,
                                                [&](double at, double value) { return at < inUnit(value, unit); });
            point.share =
                static_cast<double>(distribution.upTo(static_cast<std::size_t>(place - values.begin()) - 1)) / count;
        }
        const auto same = [](const auto& a, const auto& b) { return a.latency == b.latency; };
        points.erase(std::unique(points.begin(), points.end(), same), points.end());
    }
    if (complement) {
        for (LatencyPoint& point : points) {
            point.share = 1.0 - point.share;
        }
        std::erase_if(points, [](const LatencyPoint& point) { return !(point.share > 0.0); });
    }
    return points;
}

/// The shares of bins that are even on a logarithmic scale. Values of 0 are in none.
std::vector<LatencyPoint> histogramPoints(const Distribution& distribution, const LatencyUnit& unit) {
    std::vector<LatencyPoint> points;
    const std::size_t size = distribution.hasCounts() ? distribution.values().size() : 0;
    for (std::size_t i = 0; i < size; ++i) {
        const double value = inUnit(distribution.values()[i], unit);
        if (!(value > 0.0)) {
            continue;
        }
        const double bin = std::floor(kPerDecade * std::log10(value));
        const double from = std::pow(10.0, bin / kPerDecade);
        while (!points.empty() && points.back().latency < from && points.back().until < 0.999 * from) {
            const double next = std::round(kPerDecade * std::log10(points.back().until));
            points.push_back({points.back().until, 0.0, std::pow(10.0, (next + 1.0) / kPerDecade)});
        }
        if (points.empty() || points.back().latency < 0.999 * from) {
            points.push_back(
                {points.empty() ? from : points.back().until, 0.0, std::pow(10.0, (bin + 1.0) / kPerDecade)});
        }
        points.back().share += static_cast<double>(distribution.countAt(i)) / static_cast<double>(distribution.count());
    }
    return points;
}

Ink inkOf(const LatencyResult& result, std::size_t run) {
    const bool isReference = result.shift && run == result.first;
    return isReference ? Ink{Tone::reference} : Ink{Tone::series, static_cast<int>(run)};
}

Curve curveOf(const LatencyResult& result, std::size_t run) {
    constexpr Marker markers[] = {Marker::circle, Marker::square, Marker::triangle, Marker::diamond, Marker::cross};
    const ShownLatencies& shown = result.runs[run];
    Curve curve;
    curve.name = visibleText(shown.name);
    curve.link = {{Target::series(QString::fromStdString(shown.name))},
                  {Target::series(QString::fromStdString(shown.name))}};
    curve.ink = inkOf(result, run);
    curve.marker = markers[run % std::size(markers)];
    curve.dash = (run / std::size(markers)) % 2 == 1 ? Dash::dashed : Dash::solid;
    curve.heavy = result.shift && run == result.first;
    curve.labelled = true;
    return curve;
}

QString latencyPointText(const LatencyResult& result, std::size_t run, LatencyCurve kind, const LatencyPoint& point,
                         const LatencyUnit& unit) {
    const QString name = visibleText(result.runs[run].name);
    const QString latency = significantText(point.latency, 3) + QLatin1Char(' ') + unit.name;
    switch (kind) {
        case LatencyCurve::percentile:
            return Words::tr("%1 at %2 %\n%3").arg(name, percentileText(point.share), latency);
        case LatencyCurve::ecdf:
            return Words::tr("%1\n%2 % are at most %3").arg(name, significantText(100.0 * point.share, 6), latency);
        case LatencyCurve::complement:
            return Words::tr("%1\n%2 % are longer than %3").arg(name, significantText(100.0 * point.share, 3), latency);
        case LatencyCurve::histogram:
            break;
    }
    return Words::tr("%1\n%2 % are from %3 to %4")
        .arg(name, significantText(100.0 * point.share, 3), significantText(point.latency, 3),
             significantText(point.until, 3) + QLatin1Char(' ') + unit.name);
}

void addPoints(Curve& curve, const LatencyResult& result, std::size_t run, LatencyCurve kind, const LatencyUnit& unit) {
    const std::vector<LatencyPoint> points = latencyPoints(result, run, kind);
    for (const LatencyPoint& point : points) {
        const bool alongPercentiles = kind == LatencyCurve::percentile;
        curve.x.push_back(alongPercentiles ? ninesOf(point.share) : point.latency);
        curve.y.push_back(alongPercentiles ? point.latency : point.share);
        if (alongPercentiles) {
            curve.places.push_back(100.0 * point.share);
        }
        curve.pointTexts.push_back(latencyPointText(result, run, kind, point, unit));
        if (!point.reliable && alongPercentiles && curve.x.size() > 1) {
            curve.missingAt.push_back(0.5 * (curve.x[curve.x.size() - 2] + curve.x.back()));  // dotted up to here
        }
    }
    curve.steps = kind != LatencyCurve::percentile;
    curve.markEvery = kPerNine;
    if (kind == LatencyCurve::histogram && !points.empty()) {
        curve.x.push_back(points.back().until);
        curve.y.push_back(0.0);
        curve.pointTexts.push_back(curve.name);
        curve.marker = Marker::none;
    }
}

QString titleOf(LatencyCurve kind) {
    switch (kind) {
        case LatencyCurve::percentile:
            return Words::tr("Latency by percentile");
        case LatencyCurve::ecdf:
            return Words::tr("Share of latencies up to a value");
        case LatencyCurve::complement:
            return Words::tr("Share of latencies above a value");
        case LatencyCurve::histogram:
            break;
    }
    return Words::tr("Histogram of latencies");
}

QString subtitleOf(const LatencyResult& result, LatencyCurve kind) {
    switch (kind) {
        case LatencyCurve::percentile:
            return Words::tr("Each nine has the same width; dotted where fewer than %1 values are above.")
                .arg(significantText(result.options.above, 6));
        case LatencyCurve::ecdf:
            return Words::tr("The share of values that are not longer.");
        case LatencyCurve::complement:
            return Words::tr("The share of values that are longer, on a logarithmic axis.");
        case LatencyCurve::histogram:
            break;
    }
    return Words::tr("%1 bins per decade.").arg(significantText(kPerDecade, 3));
}

AxisSpec latencyAxis(const LatencyResult& result, const LatencyUnit& unit) {
    AxisSpec axis;
    axis.label = unit.name.isEmpty() ? Words::tr("Latency") : Words::tr("Latency (%1)").arg(unit.name);
    const bool positive = std::all_of(result.runs.begin(), result.runs.end(), [](const ShownLatencies& run) {
        return run.distribution.values().front() > 0.0;
    });
    axis.scale = positive ? Scale::log10 : Scale::linear;
    axis.unitMissing = unit.name.isEmpty();
    return axis;
}

/// The axis of percentiles up to `furthest`.
AxisSpec percentileAxis(double furthest) {
    AxisSpec axis;
    axis.label = Words::tr("Percentile (%)");
    for (const double share : kTicks) {
        if (ninesOf(share) <= std::max(furthest, 1.0) + 1e-9) {
            axis.ticks.push_back({ninesOf(share), percentileText(share)});
        }
    }
    axis.range = {0.0, std::max(furthest, 1.0) * 1.02};
    return axis;
}

double furthestOf(const std::vector<Curve>& curves) {
    double furthest = 0.0;
    for (const Curve& curve : curves) {
        furthest = curve.x.empty() ? furthest : std::max(furthest, *std::max_element(curve.x.begin(), curve.x.end()));
    }
    return furthest;
}

}  // namespace

QString percentileText(double share) {
    return significantText(100.0 * share, 10);
}

double ninesOf(double share) {
    return -std::log10(1.0 - share);
}

LatencyUnit shownUnit(const LatencyResult& result) {
    if (result.unit != "ns") {
        return {visibleText(result.unit), 1.0};
    }
    double median = std::numeric_limits<double>::infinity();
    for (const ShownLatencies& run : result.runs) {
        const auto& values = run.distribution.values();
        const double own = run.distribution.hasCounts()
                               ? values[run.distribution.placeOfRank(latency::rankOf(0.5, run.distribution.count()))]
                               : values.front();
        median = std::min(median, own);
    }
    constexpr double kLeast = 0.1;  // 0.1 ms rather than 100 us
    return median >= kLeast * 1e9   ? LatencyUnit{QStringLiteral("s"), 1e9}
           : median >= kLeast * 1e6 ? LatencyUnit{QStringLiteral("ms"), 1e6}
           : median >= kLeast * 1e3 ? LatencyUnit{QStringLiteral("us"), 1e3}
                                    : LatencyUnit{QStringLiteral("ns"), 1.0};
}

std::vector<LatencyPoint> latencyPoints(const LatencyResult& result, std::size_t run, LatencyCurve kind) {
    const Distribution& distribution = result.runs[run].distribution;
    const LatencyUnit unit = shownUnit(result);
    switch (kind) {
        case LatencyCurve::percentile:
            return percentilePoints(result, distribution, unit);
        case LatencyCurve::ecdf:
            return sharePoints(result, distribution, unit, false);
        case LatencyCurve::complement:
            return sharePoints(result, distribution, unit, true);
        case LatencyCurve::histogram:
            break;
    }
    return histogramPoints(distribution, unit);
}

PlotSpec presentLatencies(const LatencyResult& result, LatencyCurve kind) {
    PlotSpec plot;
    const LatencyUnit unit = shownUnit(result);
    plot.title = titleOf(kind);
    plot.subtitle = subtitleOf(result, kind);
    for (std::size_t run = 0; run < result.runs.size(); ++run) {
        Curve curve = curveOf(result, run);
        addPoints(curve, result, run, kind, unit);
        if (!curve.x.empty()) {
            plot.curves.push_back(std::move(curve));
        }
    }
    AxisSpec share;
    share.label =
        kind == LatencyCurve::histogram ? Words::tr("Share of the values in a bin") : Words::tr("Share of the values");
    share.scale = kind == LatencyCurve::complement ? Scale::log10 : Scale::linear;
    const bool alongPercentiles = kind == LatencyCurve::percentile;
    plot.x = alongPercentiles ? percentileAxis(furthestOf(plot.curves)) : latencyAxis(result, unit);
    plot.y = alongPercentiles ? latencyAxis(result, unit) : share;
    plot.labelling = result.runs.size() == 1 || plot.curves.size() > kNamedRuns ? Labelling::none
                     : alongPercentiles                                         ? Labelling::lineEnds
                                                                                : Labelling::legend;
    return plot;
}

PlotSpec presentLatencyShift(const LatencyResult& result) {
    PlotSpec plot;
    plot.title = Words::tr("Ratio of two runs by percentile");
    if (!result.shift) {
        return plot;
    }
    const QString first = visibleText(result.runs[result.first].name);
    const QString second = visibleText(result.runs[result.second].name);
    plot.title = Words::tr("%1 ÷ %2 by percentile").arg(second, first);
    plot.subtitle = Words::tr("Bars: 95 % intervals that hold together for all percentiles.");
    Curve decided;
    decided.name = Words::tr("interval excludes 1");
    decided.ink = {Tone::series, 0};
    decided.line = false;
    decided.marker = Marker::square;
    Curve open = decided;
    open.name = Words::tr("undecided");
    open.ink = {Tone::quiet};
    open.hollow = true;
    for (const latency::QuantileRatio& ratio : result.shift->ratios) {
        Curve& curve = ratio.decided() ? decided : open;
        const bool drawable = ratio.simultaneous.low > 0.0 && std::isfinite(ratio.simultaneous.high);
        curve.x.push_back(ninesOf(ratio.share));
        curve.places.push_back(100.0 * ratio.share);
        curve.y.push_back(ratio.ratio);
        curve.low.push_back(drawable ? ratio.simultaneous.low : ratio.ratio);
        curve.high.push_back(drawable ? ratio.simultaneous.high : ratio.ratio);
        curve.pointTexts.push_back(Words::tr("%1 %\n%2×, %3 to %4")
                                       .arg(percentileText(ratio.share), significantText(ratio.ratio, 3),
                                            significantText(ratio.simultaneous.low, 3),
                                            significantText(ratio.simultaneous.high, 3)));
    }
    for (Curve* curve : {&decided, &open}) {
        if (!curve->x.empty()) {
            plot.curves.push_back(std::move(*curve));
        }
    }
    plot.x = percentileAxis(furthestOf(plot.curves));
    plot.y.label = Words::tr("Ratio");
    plot.y.suffix = QStringLiteral("×");
    plot.y.scale = Scale::log2;
    plot.guides.push_back({.side = Side::horizontal, .at = 1.0, .tone = Tone::parity, .label = {}});
    plot.topNote = Words::tr("%1 is slower").arg(second);
    plot.bottomNote = Words::tr("%1 is faster").arg(second);
    plot.notesPart = 1.0;
    plot.labelling = Labelling::legend;
    return plot;
}

PlotSpec presentLatencyOverTime(const LatencyResult& result) {
    PlotSpec plot;
    plot.title = Words::tr("Percentiles over time");
    const ShownLatencies& run = result.runs[result.overTime];
    if (run.blocks.blocks.empty()) {
        return plot;
    }
    const LatencyUnit unit = shownUnit(result);
    plot.title = Words::tr("%1: percentiles over time").arg(visibleText(run.name));
    plot.subtitle = Words::tr("Blocks of %1 s.").arg(significantText(run.blocks.width, 6));
    const double start = run.blocks.blocks.front().start;
    int slot = 0;
    for (const double share : {0.5, 0.99}) {
        Curve curve;
        curve.name = QLatin1Char('p') + percentileText(share);
        curve.ink = {Tone::series, slot++};
        curve.marker = Marker::none;
        curve.steps = true;
        for (const latency::TimeBlock& block : run.blocks.blocks) {
            curve.x.push_back(block.start - start);
            curve.y.push_back(inUnit(latency::percentileOf(block, share), unit));
        }
        plot.curves.push_back(std::move(curve));
    }
    plot.x.label = Words::tr("Time (s)");
    plot.y = latencyAxis(result, unit);
    plot.labelling = Labelling::legend;
    return plot;
}

OverviewSpec presentLatencyHeat(const LatencyResult& result) {
    OverviewSpec spec;
    spec.title = Words::tr("Latency over time");
    const ShownLatencies& run = result.runs[result.overTime];
    const LatencyUnit unit = shownUnit(result);
    const auto rowOf = [&](int bin) {
        const double value = inUnit(0.5 * (latency::gridEdge(bin) + latency::gridEdge(bin + 1)), unit);
        return static_cast<int>(std::floor(kPerDecade * std::log10(value)));
    };
    int least = std::numeric_limits<int>::max();
    int most = std::numeric_limits<int>::min();
    for (const latency::TimeBlock& block : run.blocks.blocks) {
        for (const auto& [bin, count] : block.bins) {
            if (bin > latency::kLeastBin) {
                least = std::min(least, rowOf(bin));
                most = std::max(most, rowOf(bin));
            }
        }
    }
    if (least > most) {
        return spec;
    }
    const auto columns = static_cast<Eigen::Index>(run.blocks.blocks.size());
    auto values = std::make_shared<Eigen::MatrixXd>(
        Eigen::MatrixXd::Constant(columns, most - least + 1, std::numeric_limits<double>::quiet_NaN()));
    double greatest = 0.0;
    double smallest = 1.0;
    for (Eigen::Index column = 0; column < columns; ++column) {
        const latency::TimeBlock& block = run.blocks.blocks[static_cast<std::size_t>(column)];
        for (const auto& [bin, count] : block.bins) {
            if (bin <= latency::kLeastBin) {
                continue;
            }
            double& cell = (*values)(column, rowOf(bin) - least);
            cell = (std::isfinite(cell) ? cell : 0.0) + static_cast<double>(count) / static_cast<double>(block.count);
        }
        for (Eigen::Index row = 0; row < values->cols(); ++row) {
            const double cell = (*values)(column, row);
            greatest = std::isfinite(cell) ? std::max(greatest, cell) : greatest;
            smallest = std::isfinite(cell) ? std::min(smallest, cell) : smallest;
        }
    }
    for (int row = least; row <= most; ++row) {
        const double edge = std::pow(10.0, static_cast<double>(row) / kPerDecade);
        const QString name = (significantText(edge, 3) + QLatin1Char(' ') + unit.name).trimmed();
        spec.items.push_back({QStringLiteral("latency-%1").arg(row), name, {}, std::nullopt, Marker::none});
    }
    for (std::size_t row = spec.items.size(); row-- > 0;) {
        spec.order.push_back(row);  // the longest above
    }
    const auto blocks = std::make_shared<const latency::TimeBlocks>(run.blocks);
    const double start = blocks->blocks.front().start;
    spec.columns =
        OverviewColumns{Words::tr("Time (s)"), PointTexts(blocks->blocks.size(), [blocks, start](std::size_t block) {
                            return significantText(blocks->blocks[block].start - start, 6);
                        })};
    spec.title = Words::tr("%1: latency over time").arg(visibleText(run.name));
    spec.subtitle = Words::tr(
                        "Columns of %1 s; a row has the values from its latency up to the next row, %2 rows per "
                        "decade; colour: share of the values of a column.")
                        .arg(significantText(run.blocks.width, 6), significantText(kPerDecade, 3));
    spec.values = values;
    spec.palette = Palette::cividisLog;
    spec.low = std::min(smallest, 0.5 * greatest);
    spec.high = greatest;
    spec.middle = spec.low;  // a pixel of several cells shows the largest share
    spec.scaleLabel = Words::tr("Share (by logarithm)");
    spec.scaleTicks = {{spec.low, significantText(100.0 * spec.low, 2) + QStringLiteral(" %")},
                       {spec.high, significantText(100.0 * spec.high, 2) + QStringLiteral(" %")}};
    spec.format = {3, false, {}};
    return spec;
}

}  // namespace greyscope::widgets
