#include "widgets/present/trends/trends_kinds.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kGroup = 0.8;  // share of a level's room that its bars take

/// The range from 0 to the outer ends of all bars and error bars, with a margin beyond them.
std::optional<std::pair<double, double>> rangeOfBars(const std::vector<Curve>& curves) {
    double low = 0.0;
    double high = 0.0;
    const auto add = [&](const std::vector<double>& ends) {
        for (const double end : ends) {
            low = std::min(low, end);
            high = std::max(high, end);
        }
    };
    for (const Curve& curve : curves) {
        if (curve.bars) {
            add(curve.bars->from);
            add(curve.bars->to);
        }
        add(curve.low);
        add(curve.high);
    }
    constexpr double kMargin = 0.06;
    const double margin = kMargin * (high - low);
    return low < high ? std::optional(std::pair(low < 0.0 ? low - margin : 0.0, high > 0.0 ? high + margin : 0.0))
                      : std::nullopt;
}

/// The range of an axis over several charts: of their own ranges, or of all that they draw.
struct AxisReach {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void add(double value, Scale scale) {
        if (std::isfinite(value) && (scale == Scale::linear || value > 0.0)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    void addAxis(const PlotSpec& plot, bool horizontal) {
        const AxisSpec& axis = horizontal ? plot.x : plot.y;
        if (axis.range) {
            add(axis.range->first, axis.scale);
            add(axis.range->second, axis.scale);
            return;
        }
        const auto addAll = [&](const std::vector<double>& values) {
            for (const double value : values) {
                add(value, axis.scale);
            }
        };
        for (const Curve& curve : plot.curves) {
            addAll(horizontal ? curve.x : curve.y);
            addAll(horizontal ? std::vector<double>() : curve.low);
            addAll(horizontal ? std::vector<double>() : curve.high);
        }
        for (const Area& area : plot.areas) {
            addAll(horizontal ? area.x : area.y);
        }
    }
    [[nodiscard]] std::optional<std::pair<double, double>> range(Scale scale, bool withMargin) const {
        if (!(low < high)) {
            return std::nullopt;
        }
        const double margin = withMargin ? 0.05 : 0.0;
        if (scale != Scale::linear) {
            const double factor = std::pow(high / low, margin);
            return std::pair(low / factor, high * factor);
        }
        return std::pair(low - margin * (high - low), high + margin * (high - low));
    }
};

void drawAlone(Curve& curve) {
    curve.line = false;
    curve.marker = curve.marker == Marker::none ? Marker::circle : curve.marker;
}

void makeBars(Curve& curve, double width) {
    curve.line = false;
    curve.marker = Marker::none;
    curve.missingAt.clear();
    curve.bars = Bars{width, std::vector<double>(curve.y.size(), 0.0), curve.y};
}

/// Draws the only points of all series side by side.
void standBeside(PlotSpec& plot, const data::SeriesTable& table) {
    plot.x = {};
    plot.x.label = axisName(table) + QStringLiteral(" = ") + printedLevel(table.pointLabel(0));
    for (std::size_t s = 0; s < plot.curves.size(); ++s) {
        Curve& curve = plot.curves[s];
        const double at = static_cast<double>(s) + 1.0;
        plot.x.ticks.push_back({at, curve.name});
        std::fill(curve.x.begin(), curve.x.end(), at);
    }
    plot.labelling = Labelling::none;
}

/// Puts the bars of later curves on top of those of earlier ones: values above 0 upwards, the others downwards.
void stack(std::vector<Curve>& curves) {
    std::map<double, double> up;
    std::map<double, double> down;
    for (Curve& curve : curves) {
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            double& sum = (curve.y[i] >= 0.0 ? up : down)[curve.x[i]];
            curve.bars->from[i] = sum;
            curve.bars->to[i] = sum += curve.y[i];
        }
        curve.low.clear();
        curve.high.clear();
    }
}

bool isOneEach(const PlotSpec& plot, const TrendsSlice& slice) {
    return slice.table.pointCount() == 1 && plot.curves.size() > 1 && slice.invalid.empty();
}

/// Whether the steps between numbers are not all equal, neither as differences nor as ratios.
bool isUneven(const std::vector<double>& places) {
    constexpr double kEqual = 1e-6;
    const auto even = [&places](auto step) {
        for (std::size_t i = 2; i < places.size(); ++i) {
            if (std::abs(step(i) - step(1)) > kEqual * std::abs(step(1))) {
                return false;
            }
        }
        return true;
    };
    return !even([&](std::size_t i) { return places[i] - places[i - 1]; }) &&
           !even([&](std::size_t i) { return places[i] / places[i - 1]; });
}

/// Whether the values of the reference scatter about: along many uneven numbers that are no times, they turn up or down
/// at half of the points or more. A line through them would only show in which order the numbers are.
bool scattersAbout(const TrendsSlice& slice) {
    constexpr std::size_t kFewest = 15;
    const std::vector<double> places = slice.table.axisNumbers();
    if (places.size() < kFewest || slice.table.secondsPerUnit || !isUneven(places)) {
        return false;
    }
    std::size_t steps = 0;
    std::size_t turns = 0;
    double before = 0.0;
    for (Eigen::Index k = 1; k < slice.measured.rows(); ++k) {
        const double step = slice.measured(k, 0) - slice.measured(k - 1, 0);
        if (std::isfinite(step) && step != 0.0) {
            steps += before != 0.0 ? 1 : 0;
            turns += before * step < 0.0 ? 1 : 0;
            before = step;
        }
    }
    return steps >= kFewest / 2 && 2 * turns >= steps;
}

}  // namespace

ChartKind drawnKind(const TrendsOptions& options, const TrendsSlice& slice, bool numericAxis, std::size_t series,
                    bool sharedAxis) {
    if (slice.band) {
        return ChartKind::lines;
    }
    const bool categories = !numericAxis && slice.table.axisColumns.size() == 1;
    const bool oneEach = !sharedAxis && slice.table.pointCount() == 1 && series > 1;
    const ChartKind kind = options.kind != ChartKind::automatic                  ? options.kind
                           : oneEach || (categories && series == 1)              ? ChartKind::bars
                           : categories || (numericAxis && scattersAbout(slice)) ? ChartKind::dots
                                                                                 : ChartKind::lines;
    const bool impossible = options.vertical != Scale::linear || series * slice.table.pointCount() > kMostBars;
    return startsAtZero(kind) && impossible ? ChartKind::dots : kind;
}

BarPlace placeBeside(std::size_t index, std::size_t count) {
    constexpr double kFilled = 0.92;  // of the step; the rest is the gap to the next bar
    const double step = kGroup / static_cast<double>(count);
    return {(static_cast<double>(index) - 0.5 * static_cast<double>(count - 1)) * step,
            count > 1 ? kFilled * step : 0.75 * step};
}

void moveTo(const BarPlace& place, Curve& curve) {
    curve.places = curve.x;
    for (double& at : curve.x) {
        at += place.offset;
    }
}

void drawAs(ChartKind kind, PlotSpec& plot, const TrendsSlice& slice, bool sharedAxis) {
    const bool stacked = kind == ChartKind::stacked;
    if (!startsAtZero(kind)) {
        if (kind == ChartKind::dots) {
            std::for_each(plot.curves.begin(), plot.curves.end(), drawAlone);
        }
        return;
    }
    const bool oneEach = !sharedAxis && !stacked && isOneEach(plot, slice);
    if (oneEach) {
        standBeside(plot, slice.table);
    }
    for (std::size_t i = 0; i < plot.curves.size(); ++i) {
        const bool alone = oneEach || stacked;
        const BarPlace place = placeBeside(alone ? 0 : i, alone ? 1 : plot.curves.size());
        moveTo(place, plot.curves[i]);
        makeBars(plot.curves[i], place.width);
    }
    if (stacked) {
        stack(plot.curves);
    }
    plot.y.range = rangeOfBars(plot.curves);
    plot.beyond = {};
    if (!oneEach) {
        plot.labelling = plot.labelling == Labelling::none ? Labelling::none : Labelling::legend;
    }
}

QString dotsSentence(const TrendsOptions& options, ChartKind drawn) {
    if (!startsAtZero(options.kind) || drawn != ChartKind::dots) {
        return {};
    }
    return options.vertical != Scale::linear
               ? Words::tr("Dots, because bars start at 0, which a logarithmic axis does not have.")
               : Words::tr("Dots, because more than %1 bars cannot be told apart.").arg(kMostBars);
}

void shareKindRanges(std::vector<PlotSpec>& panels, bool horizontal) {
    AxisReach x;
    AxisReach y;
    for (const PlotSpec& panel : panels) {
        x.addAxis(panel, true);
        y.addAxis(panel, false);
    }
    for (PlotSpec& panel : panels) {
        panel.y.range = y.range(panel.y.scale, !panel.y.range);
        panel.x.range = horizontal ? x.range(panel.x.scale, !panel.x.range) : panel.x.range;
    }
}

}  // namespace greyscope::widgets
