// The table of values behind a trends chart.

#include <algorithm>
#include <cmath>

#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_band.h"
#include "widgets/present/trends/trends_parts.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using Eigen::Index;

namespace {

/// Returns a time without its day or year, if the time before it has the same: whole dates do not fit above their
/// cells.
QString timeAfter(const QString& text, const QString& before) {
    constexpr qsizetype kYear = 4;  // "2024"
    constexpr qsizetype kDay = 10;  // "2024-01-31"
    const auto same = [&](qsizetype length) { return text.size() >= kDay && text.left(length) == before.left(length); };
    return text.size() > kDay && same(kDay) ? text.mid(kDay + 1) : same(kYear) ? text.mid(kYear + 1) : text;
}

/// Returns the value in the table: the shown value, or for the reference of ratios the value as measured.
double listedValue(const TrendsResult& result, Index point, Index series) {
    const TrendsSlice& slice = result.slices[result.current];
    return series == 0 && result.measure == TrendMeasure::ratio ? slice.measured(point, series)
                                                                : slice.shown(point, series);
}

/// Returns the measurements of a cell that their source marks as invalid.
std::vector<data::InvalidResult> invalidAt(const TrendsSlice& slice, Index point, Index series) {
    std::vector<data::InvalidResult> results;
    for (const InvalidMark& mark : slice.invalid) {
        if (static_cast<Index>(mark.point) == point && static_cast<Index>(mark.series) == series) {
            results.push_back({.why = mark.why});
        }
    }
    return results;
}

/// Whether the interval of a ratio, calculated from the repeats, contains 1.
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
    matrix.subtitle = ratios
                          ? Words::tr("ratio to %1").arg(visibleText(result.names.front()))
                          : (result.measure == TrendMeasure::indexed ? verticalAxis(result, slice, Scale::linear).label
                                                                     : measuredTitle(result, slice.table));
    matrix.columnTitle = axisName(slice.table);
    matrix.subtitle = Words::tr("%1 by %2").arg(matrix.subtitle, matrix.columnTitle);
    if (ratios && slice.mostRepeats > 0) {
        matrix.subtitle += Words::tr("; ≈ not distinguishable from 1× by the repeats");
    }
    if (points < all) {
        matrix.subtitle +=
            Words::tr("; the first %n of %1 points, the chart has all", nullptr, counted(points)).arg(all);
    }
    matrix.palette = result.measure == TrendMeasure::absolute ? Palette::none : Palette::divergingLog2;
    QString before;
    for (Index k = 0; k < points; ++k) {
        const QString text = pointText(slice.table, static_cast<std::size_t>(k));
        matrix.columns.emplace_back().label = slice.table.secondsPerUnit ? timeAfter(text, before) : text;
        before = text;
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
                cell.number = value;
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
            const bool listed = std::isfinite(value);
            Cell cell;
            if (listed) {
                cell.text = inUnit ? significantText(value, 4) : shownText(result.measure, value);
                cell.number = value;
                if (!inUnit) {
                    colour(cell, value);
                    cell.text.prepend(ratios && atParity(slice, k, s) ? QStringLiteral("≈") : QString());
                }
            }
            if (const auto invalid = invalidAt(slice, k, s); !invalid.empty()) {
                cell.tooltip = listed ? trendPointText(*shared, slice, k, s) : QString();
                cell.text = listed ? cell.text : invalidHead();
                markInvalid(cell, invalid);
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

}  // namespace greyscope::widgets
