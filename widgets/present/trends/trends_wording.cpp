
#include <cmath>
#include <limits>
#include <optional>

#include "core/data/columns/column_name.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

constexpr double kCloseShare = 0.10;  // a series that stays within this share of the reference is mentioned

/// The lowest and highest finite value of a series in a matrix, with their points.
struct Reach {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    Index lowAt = -1, highAt = -1;
    Index count = 0;

    Reach(const Eigen::MatrixXd& values, Index series) {
        for (Index k = 0; k < values.rows(); ++k) {
            const double value = values(k, series);
            if (std::isfinite(value)) {
                ++count;
                low = value < low ? (lowAt = k, value) : low;
                high = value > high ? (highAt = k, value) : high;
            }
        }
    }
    [[nodiscard]] double furthestFromOne() const { return std::max(std::abs(low - 1.0), std::abs(high - 1.0)); }
};

QString times(double ratio) {
    return fixedText(ratio, 2) + QStringLiteral("×");
}

QString ratioSentence(const TrendsResult& result, const TrendsSlice& slice) {
    const QString reference = visibleText(result.names.front());
    const QString axis = axisName(slice.table);
    // the series furthest on one side throughout, and the one that stays nearest
    std::optional<Index> apart;
    std::optional<Index> near;
    double apartBy = 0.0;
    double nearBy = kCloseShare;
    std::optional<Index> widest;
    double widestBy = 0.0;
    for (Index s = 1; s < slice.shown.cols(); ++s) {
        const Reach reach(slice.shown, s);
        if (reach.count == 0) {
            continue;
        }
        const double margin = reach.low > 1.0 ? reach.low - 1.0 : (reach.high < 1.0 ? 1.0 / reach.high - 1.0 : 0.0);
        if (margin > apartBy) {
            apartBy = margin;
            apart = s;
        }
        if (reach.furthestFromOne() <= nearBy) {
            nearBy = reach.furthestFromOne();
            near = s;
        }
        if (reach.high / reach.low > widestBy) {
            widestBy = reach.high / reach.low;
            widest = s;
        }
    }
    QString sentence;
    if (apart && apart != near) {
        const Reach reach(slice.shown, *apart);
        const bool everywhere = reach.count == slice.shown.rows();
        const QString above = everywhere
                                  ? Words::tr("%1 is above %2 at every level of %3, from %4 to %5")
                                  : Words::tr("%1 is above %2 at each level of %3 that both have, from %4 to %5");
        const QString below = everywhere
                                  ? Words::tr("%1 is below %2 at every level of %3, from %4 to %5")
                                  : Words::tr("%1 is below %2 at each level of %3 that both have, from %4 to %5");
        sentence = (reach.low > 1.0 ? above : below)
                       .arg(visibleText(result.names[static_cast<std::size_t>(*apart)]), reference, axis,
                            times(reach.low), times(reach.high));
    } else if (widest && widest != near) {
        const Reach reach(slice.shown, *widest);
        sentence = Words::tr("%1 changes from %2 of %3 at %4 to %5 at %6")
                       .arg(visibleText(result.names[static_cast<std::size_t>(*widest)]), times(reach.low), reference,
                            pointText(slice.table, static_cast<std::size_t>(reach.lowAt)), times(reach.high),
                            pointText(slice.table, static_cast<std::size_t>(reach.highAt)));
    }
    if (near) {
        const auto percent = QString::number(std::max(1, static_cast<int>(std::ceil(nearBy * 100.0 - 1e-9))));
        const QString name = visibleText(result.names[static_cast<std::size_t>(*near)]);
        const QString stays = Words::tr("%1 stays within %2 % of %3").arg(name, percent, reference);
        sentence = sentence.isEmpty() ? stays : clauses({sentence, stays});
    }
    return sentence;
}

/// The highest and lowest value of all series, whatever they measure.
QString extremesSentence(const TrendsResult& result, const TrendsSlice& slice) {
    std::optional<std::pair<Index, Index>> low;
    std::optional<std::pair<Index, Index>> high;
    for (Index s = 0; s < slice.shown.cols(); ++s) {
        const Reach reach(slice.shown, s);
        if (reach.count > 0 && result.sharesAxis(static_cast<std::size_t>(s))) {
            low = !low || reach.low < slice.shown(low->first, low->second) ? std::pair(reach.lowAt, s) : *low;
            high = !high || reach.high > slice.shown(high->first, high->second) ? std::pair(reach.highAt, s) : *high;
        }
    }
    if (!low || !high) {
        return {};
    }
    const QString unit = result.measure == TrendMeasure::indexed
                             ? QStringLiteral("×")
                             : QLatin1Char(' ') + visibleText(slice.table.valueUnit);
    const auto value = [&](const std::pair<Index, Index>& at) {
        const double number = slice.shown(at.first, at.second);
        return ((result.measure == TrendMeasure::indexed ? fixedText(number, 2) : significantText(number, 4)) + unit)
            .trimmed();
    };
    const auto name = [&](const std::pair<Index, Index>& at) {
        return visibleText(result.names[static_cast<std::size_t>(at.second)]);
    };
    const auto level = [&](const std::pair<Index, Index>& at) {
        return pointText(slice.table, static_cast<std::size_t>(at.first));
    };
    return Words::tr("Highest: %1 with %2 at %3; lowest: %4 with %5 at %6")
        .arg(name(*high), value(*high), level(*high), name(*low), value(*low), level(*low));
}

/// Names the series without a value at the point that indexed values are relative to.
QString unbasedSentence(const TrendsResult& result, const TrendsSlice& slice, qsizetype mostNamed) {
    QStringList without;
    for (std::size_t s = 0; s < slice.bases.size() && slice.indexedAt; ++s) {
        if (!std::isfinite(slice.bases[s])) {
            without << visibleText(result.names[s]);
        }
    }
    return without.isEmpty() ? QString()
                             : Words::tr("Not drawn because there is no value at %1: %2.")
                                   .arg(pointText(slice.table, *slice.indexedAt),
                                        listed(without.mid(0, mostNamed), static_cast<std::size_t>(without.size())));
}

/// Names the chosen series without drawn values: missing from the table, or not measured at the held levels.
QString absentSentence(const TrendsResult& result, const TrendsSlice& slice) {
    QStringList absent;
    for (Index s = 0; s < slice.measured.cols(); ++s) {
        if (!slice.measured.col(s).array().isFinite().any()) {
            absent << visibleText(result.names[static_cast<std::size_t>(s)]);
        }
    }
    constexpr qsizetype mostNamed = 6;
    const QString noBase = unbasedSentence(result, slice, mostNamed);
    if (!noBase.isEmpty()) {
        return noBase;
    }
    if (absent.size() > mostNamed) {
        return Words::tr("No value here: %1 and %n more.", nullptr, counted(absent.size() - mostNamed + 1))
            .arg(listed(absent.first(mostNamed - 1)));
    }
    return absent.isEmpty() ? QString() : Words::tr("No value here: %1.").arg(listed(absent));
}

}  // namespace

QString elsewhereSentence(const TrendsResult& result) {
    QStringList elsewhere;
    for (std::size_t s = 1; s < result.names.size(); ++s) {
        if (!result.sharesAxis(s)) {
            elsewhere << visibleText(result.names[s]);
        }
    }
    constexpr qsizetype kNamed = 4;
    return elsewhere.isEmpty() ? QString()
                               : Words::tr("Not drawn on this axis, because the quantity or magnitude differs: %1.")
                                     .arg(listed(elsewhere.mid(0, kNamed), static_cast<std::size_t>(elsewhere.size())));
}

QString heldText(const TrendsResult& result) {
    return heldText(result.held);
}

QString heldText(const std::vector<data::Filter>& held) {
    QStringList parts;
    for (const data::Filter& filter : held) {
        parts << visibleText(data::displayName(filter.column)) + QStringLiteral(" = ") +
                     (filter.values.empty() ? QString() : heldLevelText(filter.column, filter.values.front()));
    }
    return listed(parts);
}

QString trendSentence(const TrendsResult& result) {
    const TrendsSlice& slice = result.slices[result.current];
    const QString sentence =
        result.measure == TrendMeasure::ratio ? ratioSentence(result, slice) : extremesSentence(result, slice);
    return paragraph(
        {elsewhereSentence(result), absentSentence(result, slice), sentence.isEmpty() ? sentence : stopped(sentence)});
}

}  // namespace greyscope::widgets
