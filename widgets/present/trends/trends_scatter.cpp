#include "widgets/present/trends/trends_scatter.h"

#include <algorithm>
#include <cmath>

#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_band.h"
#include "widgets/present/trends/trends_parts.h"
#include "widgets/present/trends/trends_table.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

struct Pairs {
    std::vector<double> x, y;
    std::vector<Index> points;
};

/// The pairs of a series, by ascending x.
Pairs pairsOf(const TrendsSlice& slice, std::size_t series) {
    const auto s = static_cast<Index>(series);
    Pairs pairs;
    for (Index k = 0; k < slice.measured.rows(); ++k) {
        if (std::isfinite(slice.measured(k, s)) && std::isfinite(slice.across(k, s))) {
            pairs.points.push_back(k);
        }
    }
    std::ranges::stable_sort(pairs.points, {}, [&](Index k) { return slice.across(k, s); });
    for (const Index k : pairs.points) {
        pairs.x.push_back(slice.across(k, s));
        pairs.y.push_back(slice.measured(k, s));
    }
    return pairs;
}

/// The series that are drawn. If the reference is the x axis, it is not drawn, and the others need not share its axis,
/// but that of the first of them.
std::vector<Index> drawnAcross(const TrendsResult& result, const TrendsOptions& options) {
    if (!result.acrossReference) {
        return drawnSeries(result, options);
    }
    const std::vector<std::vector<std::size_t>> groups = result.alike();
    std::vector<std::size_t> wanted = options.drawn    ? *options.drawn
                                      : groups.empty() ? std::vector<std::size_t>()
                                                       : groups.front();
    wanted.resize(std::min(wanted.size(), kMostLines));
    return {wanted.begin(), wanted.end()};
}

Curve pointsOf(const SharedTrends& shared, std::size_t index, std::size_t series, const TrendLook& look,
               const Pairs& pairs) {
    const TrendsSlice& slice = shared->slices[index];
    Curve curve;
    curve.name = trendName(*shared, slice, static_cast<Index>(series));
    curve.shortName = look.shortName;
    curve.link = look.link;
    curve.ink = look.ink;
    curve.marker = look.marker == Marker::none ? Marker::circle : look.marker;
    curve.hollow = look.hollow;
    curve.line = false;
    curve.x = pairs.x;
    curve.y = pairs.y;
    for (const Index k : pairs.points) {
        curve.measuredAt.push_back(static_cast<int>(k) + 1);
    }
    curve.pointTexts =
        PointTexts(pairs.points.size(), [shared, index, series, points = pairs.points](std::size_t point) {
            const TrendsSlice& slice = shared->slices[index];
            const Index k = points[point];
            const auto s = static_cast<Index>(series);
            return Words::tr("%1 at %2\n%3 against %4")
                .arg(visibleText(shared->names[series]), pointText(slice.table, static_cast<std::size_t>(k)),
                     significantText(slice.measured(k, s), 4), significantText(slice.across(k, s), 4));
        });
    return curve;
}

/// The fitted curve over the range of its points, with its interval as a ribbon.
Curve fittedCurve(const ScatterCurve& fitted, const Pairs& pairs, const Curve& points, Scale x) {
    constexpr int kSteps = 60;
    Curve curve;
    curve.name = Words::tr("%1, fitted").arg(points.name);
    curve.link = points.link;
    curve.ink = points.ink;
    curve.marker = Marker::none;
    curve.labelled = false;
    curve.ribbon = true;
    const bool logarithmic = x != Scale::linear || fitted.fit == ScatterFit::power;
    const auto first = std::ranges::find_if(pairs.x, [&](double at) { return !logarithmic || at > 0.0; });
    if (first == pairs.x.end()) {
        return curve;
    }
    for (int i = 0; i <= kSteps; ++i) {
        const double part = static_cast<double>(i) / kSteps;
        const double at =
            logarithmic ? *first * std::pow(pairs.x.back() / *first, part) : std::lerp(*first, pairs.x.back(), part);
        curve.x.push_back(at);
        curve.y.push_back(fitted.at(at));
        if (const auto ends = fitted.intervalAt(at)) {
            curve.low.push_back(ends->first);
            curve.high.push_back(ends->second);
        }
    }
    return curve;
}

}  // namespace

double ScatterCurve::at(double x) const {
    return fit == ScatterFit::power ? std::exp(line.at(std::log(x))) : line.at(x);
}

std::optional<std::pair<double, double>> ScatterCurve::intervalAt(double x) const {
    const bool power = fit == ScatterFit::power;
    const double place = power ? std::log(x) : x;
    const auto half = line.halfWidth(place, kTrendConfidence);
    if (!half) {
        return std::nullopt;
    }
    const double middle = line.at(place);
    return power ? std::pair(std::exp(middle - *half), std::exp(middle + *half))
                 : std::pair(middle - *half, middle + *half);
}

QString ScatterCurve::equation() const {
    if (fit == ScatterFit::power) {
        return QStringLiteral("y = %1 x^%2")
            .arg(significantText(std::exp(line.intercept), 4), significantText(line.slope, 4));
    }
    const QString sign = line.slope < 0.0 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("y = %1 %2 %3 x")
        .arg(significantText(line.intercept, 4), sign, significantText(std::abs(line.slope), 4));
}

std::optional<ScatterCurve> scatterCurve(const TrendsSlice& slice, std::size_t series, ScatterFit fit) {
    if (fit == ScatterFit::none) {
        return std::nullopt;
    }
    Pairs pairs = pairsOf(slice, series);
    ScatterCurve curve{fit, {}, 0};
    if (fit == ScatterFit::power) {
        Pairs logs;
        for (std::size_t i = 0; i < pairs.x.size(); ++i) {
            if (pairs.x[i] > 0.0 && pairs.y[i] > 0.0) {
                logs.x.push_back(std::log(pairs.x[i]));
                logs.y.push_back(std::log(pairs.y[i]));
            }
        }
        curve.leftOut = pairs.x.size() - logs.x.size();
        pairs = std::move(logs);
    }
    const auto line = stats::lineThrough(pairs.x, pairs.y);
    if (!line) {
        return std::nullopt;
    }
    curve.line = *line;
    return curve;
}

void drawScatter(PlotSpec& plot, const SharedTrends& shared, std::size_t index, const std::vector<TrendLook>& looks,
                 const TrendsOptions& options) {
    const TrendsResult& result = *shared;
    const TrendsSlice& slice = result.slices[index];
    plot.x = {};
    plot.x.label = result.acrossTitle;
    plot.x.scale = options.horizontal.value_or(Scale::linear);
    plot.curves.clear();
    std::vector<Curve> fits;
    const std::vector<Index> drawn = drawnAcross(result, options);
    for (const Index s : drawn) {
        const auto series = static_cast<std::size_t>(s);
        const Pairs pairs = pairsOf(slice, series);
        plot.curves.push_back(pointsOf(shared, index, series, looks[series], pairs));
        if (const auto fitted = scatterCurve(slice, series, options.fit)) {
            fits.push_back(fittedCurve(*fitted, pairs, plot.curves.back(), plot.x.scale));
        }
    }
    plot.curves.insert(plot.curves.end(), fits.begin(), fits.end());
    if (drawn.size() == 1 && result.acrossReference) {
        plot.y.label = plot.curves.front().name;
        plot.labelling = Labelling::none;
    }
}

QString scatterSentence(const TrendsResult& result, const TrendsSlice& slice, const TrendsOptions& options) {
    constexpr std::size_t kNamed = 4;
    QStringList equations;
    std::size_t missing = 0;
    std::size_t noLogarithm = 0;
    for (const Index s : drawnAcross(result, options)) {
        const auto series = static_cast<std::size_t>(s);
        missing += static_cast<std::size_t>(slice.measured.col(s).array().isFinite().count()) -
                   pairsOf(slice, series).x.size();
        const auto fitted = scatterCurve(slice, series, options.fit);
        if (!fitted) {
            continue;
        }
        noLogarithm += fitted->leftOut;
        if (static_cast<std::size_t>(equations.size()) < kNamed) {
            equations << Words::tr("%1: %2 (R² %3, n %4)")
                             .arg(visibleText(result.names[series]), fitted->equation(),
                                  fixedText(fitted->line.determination, 3), QString::number(fitted->line.count));
        }
    }
    const QString fits = equations.isEmpty() ? QString()
                                             : stopped(withColon(Words::tr("Fitted, with the 95 % interval of the "
                                                                           "mean"),
                                                                 clauses(equations)));
    return paragraph(
        {fits, missing > 0 ? Words::tr("Not drawn: %n points without an x.", nullptr, counted(missing)) : QString(),
         noLogarithm > 0 ? Words::tr("Not fitted: %n points that are not positive.", nullptr, counted(noLogarithm))
                         : QString()});
}

Table fitTable(const TrendsResult& result, ScatterFit fit) {
    Table table{"fits", Words::tr("Fits")};
    const bool power = fit == ScatterFit::power;
    const auto panel = panelColumn(result);
    table.columns = {{.key = "series", .heading = Words::tr("Series"), .isText = true}};
    if (panel) {
        table.columns.push_back(*panel);
    }
    table.columns.push_back({.key = "n", .heading = Words::tr("n")});
    table.columns.push_back(
        {.key = power ? "factor" : "intercept", .heading = power ? Words::tr("factor") : Words::tr("intercept")});
    table.columns.push_back(
        {.key = power ? "exponent" : "slope", .heading = power ? Words::tr("exponent") : Words::tr("slope")});
    table.columns.push_back({.key = "r2", .heading = QStringLiteral("R²"), .digits = decimals(4)});
    for (const TrendsSlice& slice : result.slices) {
        for (std::size_t s = result.acrossReference ? 1 : 0; s < result.names.size(); ++s) {
            const auto curve = scatterCurve(slice, s, fit);
            if (!curve) {
                continue;
            }
            std::vector<TableCell> row{TableCell(result.names[s])};
            if (panel) {
                row.emplace_back(slice.level);
            }
            row.emplace_back(curve->line.count);
            row.emplace_back(power ? std::exp(curve->line.intercept) : curve->line.intercept);
            row.emplace_back(curve->line.slope);
            row.emplace_back(curve->line.determination);
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

}  // namespace greyscope::widgets
