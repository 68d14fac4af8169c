// The panels of a trends chart.

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/contains.h"
#include "core/base/quantile.h"
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
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Group = std::vector<std::size_t>;

/// The panel of one slice, without the parts that all panels share.
PlotSpec panelOf(const SharedTrends& shared, std::size_t index, const std::vector<TrendLook>& looks,
                 const TrendsOptions& options) {
    const TrendsSlice& slice = shared->slices[index];
    const std::size_t series = drawnSeries(*shared, options).size();
    const ChartKind kind =
        drawnKind(options, slice, AxisPlaces(slice.table).numeric, series, shared->panelsAreLevels());
    const AxisPlaces places(slice.table, kind);
    PlotSpec plot;
    plot.compact = true;
    plot.labelling = Labelling::none;
    plot.x = horizontalAxis(slice.table, places, options.horizontal);
    plot.y = verticalAxis(*shared, slice, options.vertical);
    if (showsDistribution(kind)) {
        drawDistribution(kind, plot, shared, index, looks, options);
        return plot;
    }
    if (kind == ChartKind::scatter) {
        drawScatter(plot, shared, index, looks, options);
        return plot;
    }
    plot.curves = curvesOf(shared, index, places.x, looks, options);
    if (slice.band) {
        addTrendBand(plot, shared, index, places.x);
    }
    drawAs(kind, plot, slice, shared->panelsAreLevels());
    addInvalidMarks(plot, shared, index, places.x);
    return plot;
}

/// Whether the unit of a group is known, not only its kind.
bool hasUnit(const TrendsResult& result, const Group& group) {
    const std::string& quantity = result.quantities[group.front()];
    return !quantity.empty() && !quantity.starts_with(data::kKindByName);
}

/// Returns the name of a group of series: that of its only series, otherwise the common unit, otherwise the first
/// names.
QString groupName(const TrendsResult& result, const Group& group) {
    if (group.size() > 1 && hasUnit(result, group)) {
        return visibleText(result.quantities[group.front()]);
    }
    constexpr std::size_t kNamed = 2;
    QStringList names;
    for (const std::size_t series : group) {
        names << visibleText(result.names[series]);
    }
    return listed(names.mid(0, kNamed), group.size());
}

/// Returns a copy of the result with only the current slice, as if all series had the quantity of this group.
TrendsResult ofGroup(const TrendsResult& result, const Group& group) {
    TrendsResult own = result;
    own.slices = {result.slices[result.current]};
    own.current = 0;
    own.quantities.assign(own.names.size(), result.quantities[group.front()]);
    own.magnitudes.clear();
    TrendsSlice& slice = own.slices.front();
    std::erase_if(slice.invalid, [&group](const InvalidMark& mark) { return !base::contains(group, mark.series); });
    if (group.front() != 0) {  // the band is that of the reference's quantity
        slice.band.reset();
    }
    return own;
}

std::vector<PlotSpec> panelsOfQuantities(const SharedTrends& shared, const std::vector<TrendLook>& looks,
                                         const TrendsOptions& options) {
    std::vector<PlotSpec> panels;
    for (const Group& group : shared->alike()) {
        TrendsOptions own = options;
        own.drawn = group;
        PlotSpec plot = panelOf(std::make_shared<const TrendsResult>(ofGroup(*shared, group)), 0, looks, own);
        plot.title = plot.subtitle = groupName(*shared, group);
        const bool saysUnit =
            group.size() > 1 || !hasUnit(*shared, group) || !data::unitInName(shared->names[group.front()]).empty();
        plot.y.label = saysUnit ? plot.title : withComma(plot.title, visibleText(shared->quantities[group.front()]));
        plot.y.unitMissing = !hasUnit(*shared, group);
        panels.push_back(std::move(plot));
    }
    return panels;
}

/// Gives all panels the same x axis, from the first to the last number or time of all panels, with a margin as for y.
void shareHorizontal(std::vector<PlotSpec>& panels, const TrendsResult& result) {
    constexpr double kMargin = 0.05;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const PlotSpec& panel : panels) {
        for (const Curve& curve : panel.curves) {
            for (const double at : curve.x) {
                low = std::fmin(low, at);
                high = std::fmax(high, at);
            }
        }
    }
    const bool numeric = std::all_of(result.slices.begin(), result.slices.end(),
                                     [](const TrendsSlice& slice) { return AxisPlaces(slice.table).numeric; });
    for (PlotSpec& panel : panels) {
        if (numeric && low < high && panel.x.scale == Scale::linear) {
            panel.x.range = {low - kMargin * (high - low), high + kMargin * (high - low)};
        } else if (numeric && low < high) {
            const double factor = std::pow(high / low, kMargin);
            panel.x.range = {low / factor, high * factor};
        }
    }
}

std::vector<PlotSpec> panelsOfLevels(const SharedTrends& shared, const std::vector<TrendLook>& looks,
                                     const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const auto range = commonTrendRange(result, options);
    const data::SeriesTable& current = result.slices[result.current].table;
    const std::size_t drawn = drawnSeries(result, options).size();
    const ChartKind kind = drawnKind(options, result.slices[result.current], AxisPlaces(current).numeric, drawn, true);
    TrendsOptions own = options;
    own.kind = kind == ChartKind::dots ? kind : options.kind;  // alike in all panels
    own.horizontal = showsMeasured(kind) ? options.horizontal
                                         : horizontalAxis(current, AxisPlaces(current), options.horizontal).scale;
    std::vector<PlotSpec> panels;
    for (std::size_t i = 0; i < result.slices.size(); ++i) {
        const TrendsSlice& slice = result.slices[i];
        PlotSpec plot = panelOf(shared, i, looks, own);
        plot.title = heldLevelText(result.facet, slice.level);
        plot.subtitle = visibleText(data::displayName(result.facet)) + QStringLiteral(" = ") + plot.title;
        plot.chosen = i == result.current;
        if (kind == ChartKind::lines || kind == ChartKind::dots) {
            plot.y.range = range;
        }
        if (options.parityLine && result.measure != TrendMeasure::absolute) {
            addParity(plot, result, slice.table, false);
        }
        panels.push_back(std::move(plot));
    }
    if (kind == ChartKind::lines || kind == ChartKind::dots) {
        shareHorizontal(panels, result);
    } else {
        shareKindRanges(panels, !standsInGroups(kind));
    }
    return panels;
}

}  // namespace

std::vector<std::size_t> magnitudesOf(const TrendsSlice& slice, const std::vector<std::string>& quantities) {
    constexpr double kApart = 30.0;
    constexpr double kApartAmongMany = 10.0;
    constexpr double kMany = 1000.0;  // ratio of the largest to the smallest size from which kApartAmongMany applies
    std::vector<std::pair<double, std::size_t>> sizes;  // median size and index of each series
    for (std::size_t s = 0; s < quantities.size(); ++s) {
        std::vector<double> values;
        for (const double value : slice.measured.col(static_cast<Eigen::Index>(s))) {
            if (std::isfinite(value) && value != 0.0) {
                values.push_back(std::abs(value));
            }
        }
        const bool known = !quantities[s].empty() && !quantities[s].starts_with(data::kKindByName);
        if (!values.empty() && !known) {
            sizes.emplace_back(base::quantileAmong(values, 0.5), s);
        }
    }
    std::sort(sizes.begin(), sizes.end());
    const bool many = !sizes.empty() && sizes.back().first >= kMany * sizes.front().first;
    std::vector<std::size_t> groups(quantities.size(), 0);
    for (std::size_t i = 1; i < sizes.size(); ++i) {
        const bool apart = sizes[i].first >= (many ? kApartAmongMany : kApart) * sizes[i - 1].first;
        groups[sizes[i].second] = groups[sizes[i - 1].second] + (apart ? 1 : 0);
    }
    return groups;
}

std::vector<std::vector<std::size_t>> TrendsResult::alike() const {
    std::vector<Group> groups;
    for (std::size_t s = acrossReference ? 1 : 0; s < names.size(); ++s) {
        const auto same =
            std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return shareAxis(group.front(), s); });
        same == groups.end() ? groups.push_back({s}) : same->push_back(s);
    }
    return groups;
}

std::size_t TrendsResult::panels() const {
    const bool levels = panelsAreLevels();
    const std::size_t count = levels ? slices.size() : alike().size();
    return count > 1 && count <= kMostPanels && !(levels && facetLevels > kMostPanels) ? count : 0;
}

std::vector<PlotSpec> presentTrendPanels(const SharedTrends& result, const std::vector<TrendLook>& looks,
                                         const TrendsOptions& options) {
    return result->panels() == 0       ? std::vector<PlotSpec>()
           : result->panelsAreLevels() ? panelsOfLevels(result, looks, options)
                                       : panelsOfQuantities(result, looks, options);
}

DrawnShare panelsShare(const TrendsResult& result) {
    const data::SeriesTable& table = result.slices[result.current].table;
    const std::size_t used =
        std::accumulate(result.slices.begin(), result.slices.end(), std::size_t{0},
                        [](std::size_t sum, const TrendsSlice& slice) { return sum + slice.table.leftOut.rowsUsed(); });
    return {result.names.size(), table.series.size(), used, table.leftOut.rows};
}

PanelsHead panelsHead(const TrendsResult& result) {
    const TrendsSlice& slice = result.slices[result.current];
    const bool levels = result.panelsAreLevels();
    const QString held = heldText({result.held.begin() + (levels ? 1 : 0), result.held.end()});
    const QString share = drawnShareText(panelsShare(result));
    const QString what = levels ? Words::tr("A panel for each level of %1, all with the same axes.")
                                      .arg(visibleText(data::displayName(result.facet)))
                                : Words::tr("A panel for each unit or magnitude, with an axis of its own.");
    const bool against = slice.across.size() > 0;
    const QString title =
        levels    ? trendTitle(result, slice)
        : against ? Words::tr("Values against %1").arg(result.acrossTitle)
        : data::firstUnlike(result.quantities)
            ? Words::tr("%n quantities along %1", nullptr, counted(result.panels())).arg(axisName(slice.table))
            : Words::tr("Values along %1").arg(axisName(slice.table));
    QStringList thin;
    for (const std::string& level : levels ? result.thinLevels : std::vector<std::string>()) {
        thin << heldLevelText(result.facet, level);
    }
    constexpr qsizetype kNamed = 4;
    const QString few = thin.isEmpty() ? QString()
                                       : Words::tr("No panel for levels with few points: %1.")
                                             .arg(listed(thin.mid(0, kNamed), static_cast<std::size_t>(thin.size())));
    return {title, paragraph({what, few, held.isEmpty() ? held : stopped(held),
                              share.isEmpty() ? share : stopped(Words::tr("Drawn: %1").arg(share))})};
}

}  // namespace greyscope::widgets
