#include "widgets/present/evaluation/target_figures.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>
#include <numeric>

#include <QStringList>

#include "core/data/columns/column_name.h"
#include "widgets/present/evaluation/evaluation_links.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using Eigen::Index;

namespace {

constexpr int kEffectDecimals = 3;
constexpr int kTargetColours = 5;
constexpr Marker kMarkers[]{Marker::circle, Marker::square, Marker::triangle, Marker::diamond, Marker::cross};

QString attributeName(const TargetLook& look, std::size_t j) {
    return visibleText(data::displayName(look.options.attributes[j].name));
}

/// Returns the alternatives by rank; equal ones stay in the order of the table.
std::vector<std::size_t> byRank(const TargetLook& look) {
    std::vector<std::size_t> order(look.alternatives.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return look.result.ranks[i]; });
    return order;
}

bool hits(const TargetLook& look, std::size_t i) {
    return look.result.hits && (*look.result.hits)[i];
}

double angleOf(const TargetLook& look, std::size_t i) {
    std::complex<double> sum = 0.0;
    const auto count = static_cast<double>(look.options.attributes.size());
    for (Index j = 0; j < look.result.parts.cols(); ++j) {
        sum += std::polar(look.result.parts(static_cast<Index>(i), j),
                          2.0 * std::numbers::pi * static_cast<double>(j) / count);
    }
    return sum == 0.0 ? 0.0 : std::arg(sum);
}

QString partsTip(const TargetLook& look, std::size_t i) {
    QStringList lines{
        visibleText(look.alternatives[i]),
        withColon(Words::tr("distance"), fixedText(look.result.distances(static_cast<Index>(i)), kEffectDecimals))};
    for (std::size_t j = 0; j < look.options.attributes.size(); ++j) {
        lines << withColon(
            attributeName(look, j),
            Words::tr("effect %1")
                .arg(fixedText(look.result.effects(static_cast<Index>(i), static_cast<Index>(j)), kEffectDecimals)));
    }
    return lines.join(QLatin1Char('\n'));
}

/// "3 of 8 alternatives hit the target", or the first alternative.
QString targetTitle(const TargetLook& look) {
    if (look.result.hits) {
        const auto count = std::ranges::count(*look.result.hits, true);
        return Words::tr("%1 of %n alternatives hit the target", nullptr, counted(look.alternatives.size()))
            .arg(static_cast<qlonglong>(count));
    }
    return Words::tr("Alternatives on the target");
}

TargetPoint pointOf(const TargetLook& look, std::size_t i, std::size_t place) {
    TargetPoint point;
    point.name = visibleText(look.alternatives[i]);
    point.distance = look.result.distances(static_cast<Index>(i));
    point.angle = angleOf(look, i);
    point.text = fixedText(point.distance, kEffectDecimals);
    point.labelled = place < kMostTargetNames;
    point.ink = {Tone::series, static_cast<int>(place)};
    point.marker = kMarkers[place % kTargetColours];
    point.hollow = place / kTargetColours % 2 == 1;
    point.explained = i == look.explained;
    point.tooltip = partsTip(look, i);
    point.link = linkOfObject(look.alternatives[i], i);
    return point;
}

}  // namespace

TargetSpec targetRings(const TargetLook& look) {
    TargetSpec spec;
    spec.title = targetTitle(look);
    spec.subtitle = Words::tr(
        "The distance from the centre is exact; the direction shows in which attributes an "
        "alternative falls short.");
    for (std::size_t j = 0; j < look.options.attributes.size(); ++j) {
        spec.spokes.push_back(attributeName(look, j));
    }
    spec.radius = look.options.radius;
    spec.most = std::max(look.result.distances.maxCoeff(), spec.radius.value_or(0.0));
    const std::vector<std::size_t> order = byRank(look);
    for (std::size_t place = 0; place < order.size(); ++place) {
        spec.points.push_back(pointOf(look, order[place], place));
    }
    if (order.size() > kMostTargetNames) {
        spec.footer = Words::tr("The %n alternatives with the first ranks have names.", nullptr,
                                static_cast<int>(kMostTargetNames));
    } else if (spec.radius) {
        spec.footer =
            Words::tr("Inside the dashed ring: hits, distance at most %1.").arg(significantText(*spec.radius, 4));
    }
    return spec;
}

RankingSpec targetRanks(const TargetLook& look) {
    const bool byScore = look.options.measure == grey::EffectMeasure::uniform;
    const std::vector<std::size_t> order = byRank(look);
    RankingSpec spec;
    spec.title = Words::tr("First: %1").arg(visibleText(look.alternatives[order.front()]));
    const QString agreement = look.result.agreement
                                  ? Words::tr("Kendall’s τ between the ranks by distance and by degree: %1.")
                                        .arg(fixedText(*look.result.agreement, 2))
                                  : QString();
    spec.subtitle = paragraph({byScore ? Words::tr("By score, the weighted sum of the effects; more is better.")
                                       : Words::tr("By distance from the bull's-eye; less is better."),
                               agreement});
    spec.valueTitle = byScore ? Words::tr("score") : Words::tr("distance");
    spec.secondTitle = Words::tr("degree");
    spec.noteTitle = look.result.hits ? Words::tr("target", "column of hits and misses") : Words::tr("rank by degree");
    const Eigen::VectorXd& values = byScore ? look.result.scores : look.result.distances;
    spec.low = std::min(0.0, values.minCoeff());
    spec.high = values.maxCoeff() > spec.low ? values.maxCoeff() : spec.low + 1.0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::size_t i = order[place];
        const auto row = static_cast<Index>(i);
        Bar bar;
        bar.rank = static_cast<int>(look.result.ranks[i]);
        bar.name = visibleText(look.alternatives[i]);
        bar.value = values(row);
        bar.text = fixedText(bar.value, kEffectDecimals);
        bar.second = look.result.degrees(row);
        bar.secondText = fixedText(*bar.second, kEffectDecimals);
        if (look.result.hits) {
            bar.note = hits(look, i) ? Words::tr("hits") : Words::tr("misses");
        } else {
            bar.note = QString::number(look.result.degreeRanks[i]);
            bar.noteNumber = static_cast<double>(look.result.degreeRanks[i]);
        }
        bar.ink = {Tone::series, static_cast<int>(place)};
        bar.link = linkOfObject(look.alternatives[i], i);
        bar.tooltip = partsTip(look, i);
        spec.bars.push_back(std::move(bar));
    }
    return spec;
}

std::size_t alternativeOfRow(const TargetLook& look, std::size_t row) {
    return byRank(look)[row];
}

namespace {

Heading attributeHeading(const TargetLook& look, std::size_t j) {
    const grey::TargetAttribute& attribute = look.options.attributes[j];
    Heading heading;
    heading.label = attributeName(look, j);
    heading.badge = attribute.effect.kind == data::Effect::benefit ? Words::tr("more")
                    : attribute.effect.kind == data::Effect::cost
                        ? Words::tr("less")
                        : Words::tr("near %1").arg(significantText(attribute.effect.target, 4));
    return heading;
}

Cell effectCell(const TargetLook& look, std::size_t i, std::size_t j) {
    Cell cell;
    cell.value = look.result.effects(static_cast<Index>(i), static_cast<Index>(j));
    cell.text = fixedText(*cell.value, kEffectDecimals);
    const QString unit = visibleText(look.units[j]);
    const QString value = significantText(look.values(static_cast<Index>(i), static_cast<Index>(j)), 5);
    cell.tooltip = paragraph({visibleText(look.alternatives[i]), attributeName(look, j),
                              unit.isEmpty() ? value : value + QLatin1Char(' ') + unit});
    cell.link = linkOfObject(look.alternatives[i], i);
    cell.explained = i == look.explained;
    return cell;
}

}  // namespace

MatrixSpec effectMatrix(const TargetLook& look) {
    MatrixSpec spec;
    spec.title = Words::tr("Effects of the alternatives");
    spec.rowTitle = Words::tr("alternative");
    spec.columnTitle = Words::tr("attribute");
    spec.table = true;
    std::vector<std::size_t> order = byRank(look);
    spec.subtitle = look.options.measure == grey::EffectMeasure::ratio
                        ? Words::tr("u ÷ max u, min u ÷ u, or min(u, T) ÷ max(u, T) for a target T.")
                        : Words::tr("0 at the critical value, 1 at the best value.");
    if (order.size() > kMostEffectRows) {
        order.resize(kMostEffectRows);
        spec.subtitle = paragraph({spec.subtitle, Words::tr("%n alternatives with the first ranks are shown.", nullptr,
                                                            static_cast<int>(kMostEffectRows))});
    }
    const std::size_t attributes = look.options.attributes.size();
    for (std::size_t j = 0; j < attributes; ++j) {
        spec.columns.push_back(attributeHeading(look, j));
    }
    for (const std::size_t i : order) {
        Heading heading;
        heading.label = visibleText(look.alternatives[i]);
        heading.link = linkOfObject(look.alternatives[i], i);
        spec.rows.push_back(std::move(heading));
        for (std::size_t j = 0; j < attributes; ++j) {
            spec.cells.push_back(effectCell(look, i, j));
        }
    }
    spec.rows.push_back({.label = Words::tr("bull's-eye")});
    for (std::size_t j = 0; j < attributes; ++j) {
        Cell cell;
        cell.number = look.result.bullseye(static_cast<Index>(j));
        cell.text = fixedText(*cell.number, kEffectDecimals);
        spec.cells.push_back(std::move(cell));
    }
    spec.low = std::min(0.0, look.result.effects.minCoeff());
    spec.high = std::max(1.0, look.result.effects.maxCoeff());
    spec.scaleLabel = QStringLiteral("r");
    return spec;
}

}  // namespace greyscope::widgets
