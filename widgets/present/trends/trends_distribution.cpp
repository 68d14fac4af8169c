#include "widgets/present/trends/trends_distribution.h"

#include <algorithm>
#include <cmath>

#include "core/base/moments.h"
#include "core/base/quantile.h"
#include "core/stats/distribution.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_band.h"
#include "widgets/present/trends/trends_kinds.h"
#include "widgets/present/trends/trends_parts.h"
#include "widgets/present/trends/trends_table.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Sample = std::vector<double>;

/// The measurements that one box shows: of a series at a level, or of a whole series.
struct BoxCell {
    double x = 0.0;
    int measuredAt = 0;  ///< k of the level, from 1; 0 for a whole series
    QString place;
    Sample values;
};

Curve curveOf(const TrendsResult& result, const TrendsSlice& slice, Eigen::Index series, const TrendLook& look) {
    Curve curve;
    curve.name = trendName(result, slice, series);
    curve.shortName = look.shortName;
    curve.link = look.link;
    curve.ink = look.ink;
    curve.dash = look.dash;
    curve.marker = Marker::none;
    curve.heavy = series == 0;
    return curve;
}

std::vector<BoxCell> cellsOf(const TrendsSlice& slice, std::size_t series, bool byLevel, double place,
                             const QString& name) {
    std::vector<BoxCell> cells;
    if (!byLevel) {
        cells.push_back({place, 0, name, measurementsOf(slice, series)});
    }
    for (std::size_t k = 0; byLevel && k < slice.samples[series].size(); ++k) {
        cells.push_back({static_cast<double>(k) + 1.0, static_cast<int>(k) + 1,
                         withComma(name, pointText(slice.table, k)), slice.samples[series][k]});
    }
    std::erase_if(cells, [](const BoxCell& cell) { return cell.values.empty(); });
    return cells;
}

void addBox(Curve& boxes, Curve& dots, const BoxCell& cell) {
    if (cell.values.size() < kFewestForBox) {
        dots.x.insert(dots.x.end(), cell.values.size(), cell.x);
        dots.y.insert(dots.y.end(), cell.values.begin(), cell.values.end());
        return;
    }
    const stats::BoxSummary box = stats::boxOf(cell.values);
    boxes.x.push_back(cell.x);
    boxes.y.push_back(box.median);
    boxes.low.push_back(box.low);
    boxes.high.push_back(box.high);
    boxes.bars->from.push_back(box.firstQuartile);
    boxes.bars->to.push_back(box.thirdQuartile);
    boxes.pointTexts.push_back(Words::tr("%1\nmedian %2, quartiles %3 and %4, %n values", nullptr, counted(box.count))
                                   .arg(cell.place, significantText(box.median, 4),
                                        significantText(box.firstQuartile, 4), significantText(box.thirdQuartile, 4)));
    if (cell.measuredAt > 0) {
        boxes.measuredAt.push_back(cell.measuredAt);
    }
    const std::size_t every = box.outside.size() / kMostOutside + 1;
    for (std::size_t i = 0; i < box.outside.size(); i += every) {
        dots.x.push_back(cell.x);
        dots.y.push_back(box.outside[i]);
    }
}

/// Adds the outlines of the densities; the widest is as wide as a bar.
void addViolins(PlotSpec& plot, const std::vector<std::pair<Ink, std::vector<BoxCell>>>& series, double width) {
    constexpr std::size_t kPoints = 96;
    double most = 0.0;
    std::vector<std::pair<Area, double>> areas;
    for (const auto& [ink, cells] : series) {
        for (const BoxCell& cell : cells) {
            const auto density =
                cell.values.size() < kFewestForBox ? std::nullopt : stats::densityOf(cell.values, kPoints);
            if (!density) {
                continue;
            }
            Area area{density->density, density->at, ink};
            area.x.insert(area.x.end(), density->density.rbegin(), density->density.rend());
            area.y.insert(area.y.end(), density->at.rbegin(), density->at.rend());
            for (std::size_t i = 0; i < kPoints; ++i) {
                most = std::max(most, area.x[i]);
                area.x[kPoints + i] *= -1.0;
            }
            areas.emplace_back(std::move(area), cell.x);
        }
    }
    for (auto& [area, centre] : areas) {
        for (double& x : area.x) {
            x = centre + 0.5 * width * x / most;
        }
        plot.areas.push_back(std::move(area));
    }
}

void drawBoxes(PlotSpec& plot, const TrendsResult& result, const TrendsSlice& slice,
               const std::vector<TrendLook>& looks, const std::vector<Eigen::Index>& drawn, bool violin) {
    const bool byLevel = boxesByLevel(slice);
    std::vector<std::pair<Ink, std::vector<BoxCell>>> series;
    std::vector<Curve> outside;
    double width = 0.0;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto s = static_cast<std::size_t>(drawn[i]);
        Curve boxes = curveOf(result, slice, drawn[i], looks[s]);
        boxes.line = false;
        boxes.bars = Bars{0.0, {}, {}, true};
        Curve dots = boxes;
        dots.bars.reset();
        dots.labelled = false;
        dots.marker = Marker::circle;
        dots.hollow = true;
        dots.heavy = false;
        const double place = static_cast<double>(i) + 1.0;
        std::vector<BoxCell> cells = cellsOf(slice, s, byLevel, place, boxes.name);
        for (const BoxCell& cell : cells) {
            addBox(boxes, dots, cell);
        }
        const BarPlace beside = placeBeside(byLevel ? i : 0, byLevel ? drawn.size() : 1);
        moveTo(beside, boxes);
        moveTo(beside, dots);
        for (BoxCell& cell : cells) {
            cell.x += beside.offset;
        }
        width = beside.width;
        boxes.bars->width = violin ? 0.25 * width : width;
        if (!byLevel) {
            plot.x.ticks.push_back({place, boxes.name});
        }
        series.emplace_back(boxes.ink, std::move(cells));
        plot.curves.push_back(std::move(boxes));
        outside.push_back(std::move(dots));
    }
    if (violin) {
        addViolins(plot, series, width);
    }
    std::erase_if(outside, [](const Curve& dots) { return dots.x.empty(); });
    plot.curves.insert(plot.curves.end(), outside.begin(), outside.end());
    plot.labelling =
        byLevel && drawn.size() > 1 && plot.labelling != Labelling::none ? Labelling::legend : Labelling::none;
}

void drawShares(Curve& curve, const Sample& values, bool complement) {
    constexpr std::size_t kMost = 4000;  // more steps than pixels
    const stats::Ecdf ecdf = stats::ecdfOf(values, kMost);
    curve.steps = true;
    curve.x = {ecdf.value.front()};
    curve.y = {complement ? 1.0 : 0.0};
    curve.x.insert(curve.x.end(), ecdf.value.begin(), ecdf.value.end());
    for (const double share : ecdf.share) {
        curve.y.push_back(complement ? 1.0 - share : share);
    }
}

/// Returns the edges of the bins of all series together; on a logarithmic axis the bins are equal in the logarithm.
std::vector<double> edgesOf(const std::vector<Sample>& samples, bool logarithmic) {
    Sample all;
    for (const Sample& sample : samples) {
        std::ranges::copy_if(sample, std::back_inserter(all),
                             [&](double value) { return !logarithmic || value > 0.0; });
    }
    std::sort(all.begin(), all.end());
    for (double& value : all) {
        value = logarithmic ? std::log10(value) : value;
    }
    std::vector<double> edges = all.empty() ? std::vector{0.0, 1.0} : stats::binEdges(all);
    for (double& edge : edges) {
        edge = logarithmic ? std::pow(10.0, edge) : edge;
    }
    return edges;
}

/// Draws the shares of bins: as bars if there is a single series on a linear axis, otherwise as outlines.
void drawHistogram(Curve& curve, const Sample& values, const std::vector<double>& edges, bool bars) {
    const std::vector<double> shares = stats::binShares(values, edges);
    if (bars) {
        curve.line = false;
        for (std::size_t bin = 0; bin < shares.size(); ++bin) {
            curve.x.push_back(0.5 * (edges[bin] + edges[bin + 1]));
        }
        curve.y = shares;
        curve.bars = Bars{edges[1] - edges[0], std::vector<double>(shares.size(), 0.0), shares};
        return;
    }
    curve.steps = true;
    curve.x = edges;
    curve.y = shares;
    curve.y.push_back(0.0);
}

void drawAlongValues(ChartKind kind, PlotSpec& plot, const TrendsResult& result, const TrendsSlice& slice,
                     const std::vector<TrendLook>& looks, const std::vector<Eigen::Index>& drawn) {
    std::vector<Sample> samples;
    for (const Eigen::Index s : drawn) {
        samples.push_back(measurementsOf(slice, static_cast<std::size_t>(s)));
    }
    const bool logarithmic = plot.x.scale != Scale::linear;
    const bool bars = drawn.size() == 1 && !logarithmic;
    const std::vector<double> edges =
        kind == ChartKind::histogram ? edgesOf(samples, logarithmic) : std::vector<double>();
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        Curve curve = curveOf(result, slice, drawn[i], looks[static_cast<std::size_t>(drawn[i])]);
        if (samples[i].empty()) {
            continue;
        }
        if (kind == ChartKind::histogram) {
            drawHistogram(curve, samples[i], edges, bars);
        } else {
            drawShares(curve, samples[i], kind == ChartKind::ccdf);
        }
        plot.curves.push_back(std::move(curve));
    }
    plot.labelling = drawn.size() > 1 && plot.labelling != Labelling::none ? Labelling::legend : Labelling::none;
}

}  // namespace

bool boxesByLevel(const TrendsSlice& slice) {
    Sample counts;
    for (const auto& series : slice.samples) {
        for (const Sample& cell : series) {
            if (!cell.empty()) {
                counts.push_back(static_cast<double>(cell.size()));
            }
        }
    }
    return slice.table.pointCount() > 1 && !counts.empty() &&
           base::quantileAmong(counts, 0.5) >= static_cast<double>(kFewestForBox);
}

std::vector<double> measurementsOf(const TrendsSlice& slice, std::size_t series) {
    Sample all;
    for (const Sample& cell : slice.samples[series]) {
        all.insert(all.end(), cell.begin(), cell.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

void drawDistribution(ChartKind kind, PlotSpec& plot, const SharedTrends& shared, std::size_t index,
                      const std::vector<TrendLook>& looks, const TrendsOptions& options) {
    const TrendsSlice& slice = shared->slices[index];
    const std::vector<Eigen::Index> drawn = drawnSeries(*shared, options);
    const AxisSpec values = plot.y;
    plot.curves.clear();
    if (standsInGroups(kind)) {
        if (!boxesByLevel(slice)) {
            plot.x = {};
        }
        drawBoxes(plot, *shared, slice, looks, drawn, kind == ChartKind::violin);
        return;
    }
    plot.x = values;
    plot.y = {};
    plot.y.label = kind == ChartKind::histogram ? Words::tr("Share of values")
                   : kind == ChartKind::ccdf    ? Words::tr("Share of greater values")
                                                : Words::tr("Share of values up to x");
    plot.y.scale = kind == ChartKind::ccdf ? Scale::log10 : Scale::linear;
    drawAlongValues(kind, plot, *shared, slice, looks, drawn);
    if (kind == ChartKind::ecdf) {
        plot.y.range = {0.0, 1.02};
    } else if (kind == ChartKind::histogram) {
        double most = 0.0;
        for (const Curve& curve : plot.curves) {
            most = std::max(most, *std::ranges::max_element(curve.y));
        }
        plot.y.range = {0.0, most > 0.0 ? 1.06 * most : 1.0};
    }
}

QString distributionSentence(ChartKind kind, const TrendsResult& result, const TrendsSlice& slice,
                             const TrendsOptions& options) {
    std::size_t fewest = static_cast<std::size_t>(-1);
    std::size_t most = 0;
    std::size_t outside = 0;
    bool byLevel = standsInGroups(kind) && boxesByLevel(slice);
    for (const Eigen::Index s : drawnSeries(result, options)) {
        const auto series = static_cast<std::size_t>(s);
        const std::vector<Sample> samples =
            byLevel ? slice.samples[series] : std::vector<Sample>{measurementsOf(slice, series)};
        for (const Sample& sample : samples) {
            if (!sample.empty()) {
                fewest = std::min(fewest, sample.size());
                most = std::max(most, sample.size());
                const bool box = standsInGroups(kind) && sample.size() >= kFewestForBox;
                outside = std::max(outside, box ? stats::boxOf(sample).outside.size() : 0);
            }
        }
    }
    if (most == 0) {
        return {};
    }
    const QString counts = fewest == most ? QString::number(most)
                                          : QStringLiteral("%1–%2").arg(QString::number(fewest), QString::number(most));
    const QString of = byLevel ? Words::tr("From %1 values at each level.").arg(counts)
                       : slice.table.pointCount() > 1
                           ? Words::tr("From %1 values of each series, at all levels of %2 together.")
                                 .arg(counts, axisName(slice.table))
                           : Words::tr("From %1 values of each series.").arg(counts);
    const QString few = standsInGroups(kind) && fewest < kFewestForBox
                            ? Words::tr("Fewer than %1 values are drawn as dots.").arg(kFewestForBox)
                            : QString();
    const QString sample = outside > kMostOutside
                               ? Words::tr("At most about %1 values beyond the whiskers are drawn.").arg(kMostOutside)
                               : QString();
    switch (kind) {
        case ChartKind::box:
            return paragraph({Words::tr("Boxes: median and quartiles; whiskers: the last values within 1.5 times the "
                                        "interquartile range."),
                              of, few, sample});
        case ChartKind::violin:
            return paragraph(
                {Words::tr("Outlines: density by a Gaussian kernel (bandwidth by Silverman); boxes: median and "
                           "quartiles."),
                 of, few, sample});
        case ChartKind::histogram:
            return paragraph({Words::tr("Share of the values in each bin."), of});
        default:
            return of;
    }
}

Table distributionTable(const TrendsResult& result) {
    constexpr std::pair<double, const char*> kQuantiles[] = {
        {0.0, "min"}, {0.25, "q1"}, {0.5, "median"}, {0.75, "q3"}, {0.95, "p95"}, {0.99, "p99"}, {1.0, "max"}};
    Table table{"distributions", Words::tr("Distributions")};
    const auto panel = panelColumn(result);
    table.columns = {{.key = "series", .heading = Words::tr("Series"), .isText = true}};
    if (panel) {
        table.columns.push_back(*panel);
    }
    table.columns.push_back({.key = "n", .heading = Words::tr("n")});
    table.columns.push_back({.key = "mean", .heading = Words::tr("mean")});
    table.columns.push_back({.key = "sd", .heading = Words::tr("standard deviation")});
    for (const auto& [share, key] : kQuantiles) {
        table.columns.push_back({.key = key, .heading = QString::fromLatin1(key)});
    }
    for (const TrendsSlice& slice : result.slices) {
        for (std::size_t s = 0; s < slice.samples.size(); ++s) {
            Sample sample = measurementsOf(slice, s);
            if (sample.empty()) {
                continue;
            }
            const base::Moments moments = base::momentsOf(sample);
            std::vector<TableCell> row{TableCell(result.names[s])};
            if (panel) {
                row.emplace_back(slice.level);
            }
            row.emplace_back(sample.size());
            row.emplace_back(moments.mean);
            row.emplace_back(sample.size() > 1 ? std::optional(moments.deviation) : std::nullopt);
            for (const auto& [share, key] : kQuantiles) {
                row.emplace_back(base::quantile(sample, share));
            }
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

}  // namespace greyscope::widgets
