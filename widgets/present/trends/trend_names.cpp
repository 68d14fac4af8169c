#include "widgets/present/trends/trend_names.h"

#include <QRegularExpression>

#include <cmath>

#include "core/data/columns/calendar.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_name.h"
#include "core/data/series/series_quantities.h"
#include "widgets/present/words/aggregation_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

/// "32 threads" for 32 in a column "Threads/OST", "1 object" for 1 in "Objects/OST", else "Stripe size 32".
QString levelText(const QString& name, const QString& level) {
    static const QRegularExpression plural(QStringLiteral("^([A-Za-z]+)s$"));
    const auto noun = plural.match(name.section(QLatin1Char('/'), 0, 0));
    if (!noun.hasMatch()) {
        return name + QLatin1Char(' ') + level;
    }
    const QString one = noun.captured(1).toLower();
    return level + QLatin1Char(' ') + (level == QLatin1String("1") ? one : one + QLatin1Char('s'));
}

/// "1.2-W at 32 threads, 1 object"
QString pointHead(const TrendsResult& result, const TrendsSlice& slice, std::size_t point, std::size_t series) {
    QStringList where{levelText(axisName(slice.table), pointText(slice.table, point))};
    for (const data::Filter& filter : result.held) {
        const std::string& level = filter.column == result.facet ? slice.level : filter.values.front();
        where << levelText(visibleText(data::displayName(filter.column)), heldLevelText(filter.column, level));
    }
    return Words::tr("%1 at %2").arg(visibleText(result.names[series]), listed(where));
}

QString unitBehind(const TrendsSlice& slice) {
    return slice.table.valueUnit.empty() ? QString() : QLatin1Char(' ') + visibleText(slice.table.valueUnit);
}

}  // namespace

QString axisName(const data::SeriesTable& table) {
    const std::string column = table.axisColumns.empty() ? std::string() : table.axisColumns.front();
    return column.empty() ? Words::tr("row") : visibleText(data::displayName(column));
}

QString responseName(const TrendsResult& result, const data::SeriesTable& table) {
    QString measured = visibleText(data::displayName(table.valueName));
    if (table.valueName.empty()) {  // a wide table
        const std::string& name = result.names.front();
        const bool saysUnit = !table.valueUnit.empty() && data::unitInName(name) == table.valueUnit;
        const bool alone = result.sharingAxis().size() == 1;
        measured = !alone ? Words::tr("Value") : visibleText(saysUnit ? data::nameWithoutUnit(name) : name);
    }
    return aggregatedName(measured, data::namedAggregation(table.aggregation, table.leftOut), !table.runs.empty());
}

QString quantityUnit(const TrendsResult& result) {
    const std::string unit = result.quantities.empty() ? std::string() : result.quantities.front();
    return unit.starts_with(data::kKindByName) ? QString() : visibleText(unit);
}

QString measuredTitle(const TrendsResult& result, const data::SeriesTable& table) {
    const QString title = withUnit(responseName(result, table), table);
    const QString unit = quantityUnit(result);
    return !table.valueUnit.empty() || unit.isEmpty() || title.contains(unit) ? title : withComma(title, unit);
}

QString timeText(double secondsSince1970) {
    QString text = QString::fromStdString(data::isoText(secondsSince1970));
    text.replace(QLatin1Char('T'), QLatin1Char(' ')).remove(QLatin1Char('Z'));
    const bool wholeMinute =
        text.size() == QLatin1String("2024-01-31 12:00:00").size() && text.endsWith(QLatin1String(":00"));
    return wholeMinute ? text.chopped(3) : text;
}

QString heldLevelText(const std::string& column, const std::string& level) {
    const auto number = data::numberIn(level);
    const auto unit = number && data::speaksOfTime(column) ? data::epochUnit(column, *number, *number) : std::nullopt;
    return unit ? timeText(*number * *unit) : printedLevel(level);
}

QString axisText(const data::SeriesTable& table, std::size_t point, std::size_t axis) {
    const auto& number = table.points[point].numbers[axis];
    const auto unit = table.secondsPerUnit ? table.secondsPerUnit : table.epochUnit(axis);
    return unit && number ? timeText(*number * *unit) : printedLevel(table.points[point].labels[axis]);
}

QString pointText(const data::SeriesTable& table, std::size_t point) {
    QStringList texts;
    for (std::size_t axis = 0; axis < table.points[point].labels.size(); ++axis) {
        texts << axisText(table, point, axis);
    }
    return texts.join(QStringLiteral(" × "));
}

QString withUnit(const QString& name, const data::SeriesTable& table) {
    return table.valueUnit.empty() ? name : withComma(name, visibleText(table.valueUnit));
}

QString firstText(const TrendsSlice& slice) {
    const Index first = slice.measured.cols() > 0 ? firstMeasured(slice, 0) : 0;
    return first < slice.measured.rows() ? pointText(slice.table, static_cast<std::size_t>(first)) : QString();
}

Index firstMeasured(const TrendsSlice& slice, Index series) {
    Index first = 0;
    while (first < slice.measured.rows() && !std::isfinite(slice.measured(first, series))) {
        ++first;
    }
    return first;
}

bool beginApart(const TrendsSlice& slice) {
    std::optional<Index> begin;
    for (Index s = 0; s < slice.measured.cols(); ++s) {
        const Index first = firstMeasured(slice, s);
        if (first < slice.measured.rows() && begin.value_or(first) != first) {
            return true;
        }
        begin = first < slice.measured.rows() ? first : begin;
    }
    return false;
}

QString indexLabel(const TrendsResult& result, const TrendsSlice& slice) {
    return result.index.base == IndexBase::median ? Words::tr("Ratio to the series' median")
           : slice.indexedAt   ? Words::tr("Ratio to the value at %1").arg(pointText(slice.table, *slice.indexedAt))
           : beginApart(slice) ? Words::tr("Ratio to the series' first value")
                               : Words::tr("Ratio to the value at %1").arg(firstText(slice));
}

QString trendName(const TrendsResult& result, const TrendsSlice& slice, Index series) {
    const QString name = visibleText(result.names[static_cast<std::size_t>(series)]);
    if (result.measure != TrendMeasure::indexed || !std::isfinite(slice.bases[static_cast<std::size_t>(series)])) {
        return name;
    }
    if (result.index.base == IndexBase::median) {
        return Words::tr("%1 (median %2 = 1)")
            .arg(name, significantText(slice.bases[static_cast<std::size_t>(series)], 4) + unitBehind(slice));
    }
    if (slice.indexedAt) {
        return Words::tr("%1 (%2 = 1)").arg(name, pointText(slice.table, *slice.indexedAt));
    }
    const Index first = firstMeasured(slice, series);
    const bool named = first < slice.measured.rows() && beginApart(slice);
    return named ? Words::tr("%1, relative to its own first value (%2)")
                       .arg(name, pointText(slice.table, static_cast<std::size_t>(first)))
                 : name;
}

QString trendTitle(const TrendsResult& result, const TrendsSlice& slice) {
    const data::SeriesTable& table = slice.table;
    const QString name = responseName(result, table);
    switch (result.measure) {
        case TrendMeasure::absolute:
            return measuredTitle(result, table);
        case TrendMeasure::ratio: {
            const QString reference = visibleText(result.names.front());
            return table.valueName.empty() ? Words::tr("Multiples of %1").arg(reference)
                                           : Words::tr("%1 as a multiple of %2").arg(name, reference);
        }
        case TrendMeasure::indexed:
            if (result.index.base == IndexBase::median) {
                return Words::tr("%1 relative to its own median").arg(name);
            }
            if (slice.indexedAt) {
                return Words::tr("%1 as a multiple of its value at %2")
                    .arg(name, pointText(slice.table, *slice.indexedAt));
            }
            return beginApart(slice) ? Words::tr("%1 relative to its own first value").arg(name)
                                     : Words::tr("%1 as a multiple of its value at %2").arg(name, firstText(slice));
    }
    return name;
}

QString invalidPointText(const TrendsResult& result, const TrendsSlice& slice, const InvalidMark& mark) {
    return pointHead(result, slice, mark.point, mark.series) + QLatin1Char('\n') +
           withColon(significantText(mark.measured, 6) + unitBehind(slice), visibleText(mark.why));
}

QString trendPointText(const TrendsResult& result, const TrendsSlice& slice, Index point, Index series) {
    const QString head = pointHead(result, slice, static_cast<std::size_t>(point), static_cast<std::size_t>(series));
    const QString unit = unitBehind(slice);
    const QString own = significantText(slice.measured(point, series), 6);
    if (result.measure == TrendMeasure::absolute || (result.measure == TrendMeasure::ratio && series == 0)) {
        return head + QLatin1Char('\n') + own + unit;
    }
    const double divisor = result.measure == TrendMeasure::ratio ? slice.measured(point, 0)
                                                                 : slice.bases[static_cast<std::size_t>(series)];
    return head + QLatin1Char('\n') +
           QStringLiteral("%1 ÷ %2%3 = %4×")
               .arg(own, significantText(divisor, 6), unit, fixedText(slice.shown(point, series), 3));
}

}  // namespace greyscope::widgets
