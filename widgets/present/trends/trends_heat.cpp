#include "widgets/present/trends/trends_heat.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

constexpr std::size_t kMarked = 5;     // number of marked compared series, besides the reference
constexpr double kNearExtremes = 1.6;  // times the range of most values: the scale then includes the few extreme ones
constexpr double kManyfold = 100.0;    // factor from which colours are logarithmic
constexpr double kLeastRatio = 1.05;   // smallest end of the scale of ratios

void scaleRatios(OverviewSpec& spec, const TrendHeat& heat) {
    const auto reach = [](double low, double high) {
        const double below = low > 0.0 ? std::abs(std::log(low)) : 0.0;
        return std::max(below, high > 0.0 ? std::abs(std::log(high)) : 0.0);
    };
    const double inner = std::max(reach(heat.low, heat.high), std::log(kLeastRatio));
    const double all = std::max(reach(heat.least, heat.greatest), std::log(kLeastRatio));
    const double end = all <= kNearExtremes * inner ? all : inner;
    spec.palette = Palette::divergingLog2;
    spec.low = std::exp(-end);
    spec.high = std::exp(end);
    spec.middle = 1.0;
    spec.format = {2, true, QStringLiteral("×")};
}

void scaleValues(OverviewSpec& spec, const TrendHeat& heat, bool logarithmic) {
    const bool positive = heat.least > 0.0;
    const bool log = positive && (logarithmic || heat.high > kManyfold * heat.low);
    const auto span = [log](double low, double high) { return log ? std::log(high / low) : high - low; };
    const bool all = span(heat.least, heat.greatest) <= kNearExtremes * span(heat.low, heat.high);
    spec.palette = log ? Palette::cividisLog : Palette::cividis;
    spec.low = all ? heat.least : heat.low;
    spec.high = all ? heat.greatest : heat.high;
    if (!(spec.low < spec.high)) {  // only one distinct value
        spec.high = spec.low + std::max(1.0, std::abs(spec.low));
        spec.palette = Palette::cividis;
    }
    spec.middle = std::clamp(heat.median, spec.low, spec.high);
    spec.format = {4, false, {}};
}

/// "≤0.5×", "1×", "≥2×"; the ends are marked if some values exceed them.
void addTicks(OverviewSpec& spec, const TrendHeat& heat) {
    const double middle = spec.palette == Palette::divergingLog2 ? 1.0
                          : spec.palette == Palette::cividisLog  ? std::sqrt(spec.low * spec.high)
                                                                 : 0.5 * (spec.low + spec.high);
    const auto text = [&](double value) {
        const bool ratio = spec.palette == Palette::divergingLog2;
        return ratio ? fixedText(value, 2) + spec.format.suffix : significantText(value, 3);
    };
    constexpr double kSlack = 1e-9;
    const QString below = heat.least < spec.low * (1.0 - kSlack) ? QStringLiteral("≤") : QString();
    const QString above = heat.greatest > spec.high * (1.0 + kSlack) ? QStringLiteral("≥") : QString();
    spec.scaleTicks = {
        {spec.low, below + text(spec.low)}, {middle, text(middle)}, {spec.high, above + text(spec.high)}};
}

QString orderText(const TrendHeat& heat) {
    if (heat.tooManyToCluster) {
        return Words::tr("by median (more than %1 are not clustered)").arg(grey::kAlikeAtMost);
    }
    switch (heat.order) {
        case grey::RowOrder::given:
            return Words::tr("in the order of choice");
        case grey::RowOrder::byMedian:
            return Words::tr("by median");
        case grey::RowOrder::clustered:
            return Words::tr("similar series together");
    }
    return {};
}

QString sentenceOf(const TrendsResult& result, const OverviewSpec& spec, const TrendHeat& heat) {
    const QString held = heldText(result);
    const QString middle = spec.palette == Palette::divergingLog2
                               ? QStringLiteral("1×")
                               : Words::tr("the median, %1").arg(significantText(heat.median, 3));
    const QString size = clauses({Words::tr("%n series, %1", nullptr, counted(spec.rowCount())).arg(orderText(heat)),
                                  Words::tr("a pixel with several cells shows the one furthest from %1.").arg(middle)});
    return paragraph({held.isEmpty() ? held : stopped(held), size, elsewhereSentence(result)});
}

}  // namespace

OverviewSpec presentTrendHeat(const SharedTrends& shared, const std::vector<TrendLook>& looks,
                              const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[result.current];
    const TrendHeat& heat = *result.heat;
    OverviewSpec spec;
    for (std::size_t s = 0; s < result.names.size(); ++s) {
        const TrendLook& look = looks[s];
        OverviewItem item{look.link.is.empty() ? QString() : look.link.is.front().first, visibleText(result.names[s]),
                          look.shortName, std::nullopt, look.marker};
        if (s <= kMarked) {
            item.ink = look.ink;
        }
        spec.items.push_back(std::move(item));
    }
    spec.order = heat.rows;
    spec.columns = OverviewColumns{
        axisName(slice.table), PointTexts(slice.table.pointCount(), [shared, at = result.current](std::size_t point) {
            return pointText(shared->slices[at].table, point);
        })};
    spec.values = std::shared_ptr<const Eigen::MatrixXd>(shared, &slice.shown);
    if (result.measure == TrendMeasure::absolute) {
        scaleValues(spec, heat, options.vertical != Scale::linear);
    } else {
        scaleRatios(spec, heat);
    }
    addTicks(spec, heat);
    spec.title = trendTitle(result, slice);
    spec.scaleLabel = spec.palette == Palette::cividisLog ? Words::tr("%1 (by logarithm)").arg(spec.title) : spec.title;
    spec.subtitle = sentenceOf(result, spec, heat);
    for (const InvalidMark& mark : slice.invalid) {
        spec.invalid.push_back({mark.series, static_cast<int>(mark.point), visibleText(mark.why)});
    }
    const auto points = static_cast<std::size_t>(slice.shown.rows());
    spec.tips = PointTexts(points * result.names.size(), [shared, points](std::size_t cell) {
        const std::size_t point = cell % points;
        const std::size_t series = cell / points;
        const auto k = static_cast<Index>(point);
        const auto s = static_cast<Index>(series);
        const TrendsSlice& of = shared->slices[shared->current];
        QString tip = std::isfinite(of.shown(k, s))
                          ? trendPointText(*shared, of, k, s)
                          : Words::tr("%1 has no value at %2.")
                                .arg(visibleText(shared->names[series]), pointText(of.table, point));
        for (const InvalidMark& mark : of.invalid) {
            if (mark.point == point && mark.series == series) {
                tip += QLatin1Char('\n') + withColon(invalidHead(), visibleText(mark.why));
            }
        }
        return tip;
    });
    return spec;
}

}  // namespace greyscope::widgets
