#include "widgets/present/compare/compare_present.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

#include "core/base/contains.h"
#include "widgets/present/compare/compare_summary.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr const char* kCellTarget = "compare.cell";
constexpr std::size_t kMostChanges = 1000;
constexpr double kLeastReach = 0.05;  // a scale of changes extends at least this far
constexpr double kMostReach = 32.0;   // a factor; changes beyond it are drawn at the edge

double percentOf(double share) {
    return 100.0 * share;
}

/// The indices of the cells in the order of a list.
std::vector<std::size_t> orderOf(const stats::Comparison& comparison, ChangeOrder order) {
    std::vector<std::size_t> cells(comparison.cells.size());
    std::iota(cells.begin(), cells.end(), std::size_t{0});
    if (order == ChangeOrder::change) {
        cells = stats::byChange(comparison);
    } else if (order == ChangeOrder::p) {
        std::stable_sort(cells.begin(), cells.end(), [&](std::size_t a, std::size_t b) {
            constexpr double kLast = 2.0;
            return comparison.cells[a].adjustedP.value_or(kLast) < comparison.cells[b].adjustedP.value_or(kLast);
        });
    }
    return cells;
}

Bar barOf(const stats::Comparison& comparison, std::size_t index) {
    const stats::CellChange& cell = comparison.cells[index];
    const bool betterIsKnown = comparison.betterIsKnown();
    const std::vector<data::InvalidResult> invalid = invalidOf(comparison, &cell.labels);
    Bar bar;
    bar.rank = static_cast<int>(index) + 1;
    bar.name = cellTitle(cell);
    bar.sign = verdictSign(cell.verdict);
    bar.signWord = verdictWord(cell.verdict, betterIsKnown);
    bar.ink = verdictInk(cell.verdict, betterIsKnown);
    bar.link = changeLink(index);
    bar.value = percentOf(cell.change.value_or(0.0));
    bar.text = cell.change ? changeText(*cell.change) : QStringLiteral("–");
    bar.note = probabilityText(cell.adjustedP);
    bar.noteNumber = cell.adjustedP;
    if (cell.interval) {
        bar.low = percentOf(cell.interval->low);
        bar.high = percentOf(cell.interval->high);
    }
    bar.tooltip = changeTip(cell, betterIsKnown);
    bar.invalid = invalidReasons(invalid);
    bar.tooltip += invalid.empty() ? QString() : QLatin1Char('\n') + invalidSentence(invalid);
    return bar;
}

/// The end of a symmetric axis of changes, in ln(1 + change): it contains all values and intervals and twice the
/// margin.
double reachOf(const std::vector<Bar>& bars, double margin) {
    double reach = std::log1p(std::max(2.0 * margin, kLeastReach));
    const auto take = [&](double percent) {
        if (percent > -100.0) {
            reach = std::max(reach, std::abs(std::log1p(percent / 100.0)));
        }
    };
    for (const Bar& bar : bars) {
        take(bar.value);
        take(bar.low.value_or(bar.value));
        take(bar.high.value_or(bar.value));
    }
    return std::min(1.05 * reach, std::log(kMostReach));
}

/// Ticks at round changes of both signs.
std::vector<Tick> changeTicks(double reach) {
    std::vector<Tick> ticks{{0.0, QStringLiteral("0")}};
    for (const double step : {2.0, 5.0, 10.0, 25.0, 50.0, 100.0, 200.0, 400.0, 900.0, 1900.0}) {
        const bool fits = std::log1p(step / 100.0) <= reach && std::log1p(step / 100.0) > 0.12 * reach;
        if (fits) {
            ticks.push_back({step, QLatin1Char('+') + plainText(step, 0)});
        }
        const double fall = step < 100.0 ? -step : -100.0 * step / (100.0 + step);
        if (-std::log1p(fall / 100.0) <= reach && -std::log1p(fall / 100.0) > 0.12 * reach) {
            ticks.push_back({fall, plainText(fall, 0)});
        }
    }
    std::sort(ticks.begin(), ticks.end(), [](const Tick& a, const Tick& b) { return a.at < b.at; });
    ticks.back().label += QStringLiteral(" %");
    return ticks;
}

/// The measurements of one side, spread horizontally so that equal ones are side by side.
Curve pointsOf(const stats::Repeats& repeats, double place, const QString& name, const Ink& ink) {
    constexpr double kWidth = 0.28;
    Curve curve;
    curve.name = name;
    curve.ink = ink;
    curve.line = false;
    curve.labelled = false;
    const auto count = static_cast<double>(repeats.values.size());
    for (std::size_t i = 0; i < repeats.values.size(); ++i) {
        curve.x.push_back(place - 0.2 + kWidth * ((static_cast<double>(i) + 0.5) / count - 0.5));
        curve.y.push_back(repeats.values[i]);
        curve.pointTexts.push_back(name + QLatin1Char('\n') + valueText(repeats.values[i]));
    }
    return curve;
}

Curve centreOf(const stats::Repeats& repeats, double place, const QString& name, const Ink& ink) {
    Curve curve;
    curve.name = name;
    curve.ink = ink;
    curve.line = false;
    curve.marker = Marker::square;
    curve.x = {place + 0.15};
    curve.y = {repeats.centre};
    if (repeats.interval) {
        curve.low = {repeats.interval->low};
        curve.high = {repeats.interval->high};
    }
    curve.pointTexts.push_back(name + QLatin1Char('\n') + repeatsText(repeats));
    return curve;
}

}  // namespace

QString verdictWord(stats::Verdict verdict, bool betterIsKnown) {
    switch (verdict) {
        case stats::Verdict::worse:
            return betterIsKnown ? Words::tr("worse") : Words::tr("lower", "of a measured value");
        case stats::Verdict::better:
            return betterIsKnown ? Words::tr("better") : Words::tr("higher", "of a measured value");
        case stats::Verdict::equal:
            return Words::tr("equal");
        case stats::Verdict::undecided:
            return Words::tr("undecided");
    }
    return {};
}

QString verdictSign(stats::Verdict verdict) {
    switch (verdict) {
        case stats::Verdict::worse:
            return QStringLiteral("▼");
        case stats::Verdict::better:
            return QStringLiteral("▲");
        case stats::Verdict::equal:
            return QStringLiteral("=");
        case stats::Verdict::undecided:
            return QStringLiteral("○");
    }
    return {};
}

Ink verdictInk(stats::Verdict verdict, bool betterIsKnown) {
    switch (verdict) {
        case stats::Verdict::worse:
            return {betterIsKnown ? Tone::bad : Tone::reference};
        case stats::Verdict::better:
            return {betterIsKnown ? Tone::good : Tone::reference};
        case stats::Verdict::equal:
            return {Tone::measured};
        case stats::Verdict::undecided:
            return {Tone::quiet};
    }
    return {};
}

QString changeText(double share) {
    return numberText(share, kChangeDigits);
}

QString changeRange(const std::optional<stats::Interval>& interval) {
    if (!interval) {
        return QStringLiteral("–");
    }
    QString low = changeText(interval->low);
    low.chop(2);
    return QStringLiteral("%1 … %2").arg(low, changeText(interval->high));
}

QString probabilityText(const std::optional<double>& p) {
    return p ? numberText(*p, kProbabilityDigits) : QStringLiteral("–");
}

QString shareText(double share) {
    return plainText(percentOf(share), 1) + QStringLiteral(" %");
}

QString cellTitle(const stats::CellChange& cell) {
    QStringList levels;
    for (const std::string& label : cell.labels) {
        levels << printedLevel(label);
    }
    return levels.isEmpty() ? Words::tr("all rows") : listed(levels);
}

Link changeLink(std::size_t cell) {
    const Targets targets{Target::pair(QLatin1String(kCellTarget), QString::number(cell))};
    return {targets, targets};
}

std::vector<data::InvalidResult> invalidOf(const stats::Comparison& comparison, const std::vector<std::string>* cell) {
    std::vector<data::InvalidResult> results;
    for (const stats::RunAccount* run : {&comparison.before, &comparison.after}) {
        std::copy_if(run->leftOut.invalid.begin(), run->leftOut.invalid.end(), std::back_inserter(results),
                     [cell](const data::InvalidResult& result) { return cell == nullptr || result.labels == *cell; });
    }
    return results;
}

std::optional<std::size_t> changeCellOf(const Target& target) {
    if (target.kind != Target::Kind::pair || target.first != QLatin1String(kCellTarget)) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(target.second.toULongLong());
}

RankingSpec changeList(const stats::Comparison& comparison, const ChangeListing& listing) {
    const stats::ChangeOptions& how = comparison.options.change;
    RankingSpec spec;
    spec.title = Words::tr("Cells sorted by change");
    if (listing.order != ChangeOrder::change) {
        spec.title =
            listing.order == ChangeOrder::p ? Words::tr("Cells sorted by p") : Words::tr("Cells in table order");
    }
    spec.valueTitle = Words::tr("change, %");
    spec.noteTitle = Words::tr("adjusted p");
    spec.axisTitle = Words::tr("change, %");
    spec.dots = spec.changes = true;
    std::vector<std::size_t> listed = orderOf(comparison, listing.order);
    std::erase_if(listed, [&](std::size_t i) { return base::contains(listing.hidden, comparison.cells[i].verdict); });
    const std::size_t hidden = comparison.cells.size() - listed.size();
    const std::size_t half = listed.size() > kMostChanges ? kMostChanges / 2 : listed.size();
    for (std::size_t place = 0; place < listed.size(); ++place) {
        if (place == half) {  // do not make bars that are not shown
            Bar fold;
            fold.folded = counted(listed.size() - kMostChanges);
            fold.name = Words::tr("%n more", nullptr, fold.folded);
            spec.bars.push_back(std::move(fold));
            place = listed.size() - half;
        }
        spec.bars.push_back(barOf(comparison, listed[place]));
    }
    const double reach = reachOf(spec.bars, how.margin);
    spec.low = percentOf(std::expm1(-reach));
    spec.high = percentOf(std::expm1(reach));
    spec.ticks = changeTicks(reach);
    spec.band = {-percentOf(how.margin), percentOf(how.margin)};
    spec.subtitle = Words::tr("Dot: %1; line: %2 interval; band: the margin, ±%3.")
                        .arg(centreWord(how), shareText(how.confidence), shareText(how.margin));
    if (hidden > 0) {
        spec.subtitle += betweenSentences() + Words::tr("%n cells are hidden.", nullptr, counted(hidden));
    }
    return spec;
}

PlotSpec repeatsChart(const stats::Comparison& comparison, std::size_t cell, const RunNames& names) {
    const stats::CellChange& shown = comparison.cells[cell];
    PlotSpec spec;
    spec.title = Words::tr("Repeats of the chosen cell");
    spec.subtitle = cellTitle(shown);
    spec.labelling = Labelling::none;
    const QString measured = columnTitle(comparison.options.value);
    const QString unit = visibleText(comparison.unit);
    spec.y.label = unit.isEmpty() || measured.contains(unit) ? measured : withComma(measured, unit);
    spec.y.unitMissing = unit.isEmpty();
    spec.x.ticks = {{1.0, Words::tr("before")}, {2.0, Words::tr("after")}};
    spec.x.range = {{0.5, 2.5}};
    const Ink before{Tone::reference};
    const Ink after{Tone::series, 0};
    Curve invalid = invalidCurve();
    for (const auto& [run, place, name] :
         {std::tuple(&comparison.before, 1.0, names.before), std::tuple(&comparison.after, 2.0, names.after)}) {
        for (const data::InvalidResult& result : run->leftOut.invalid) {
            if (result.measured && result.labels == shown.labels) {
                invalid.x.push_back(place);
                invalid.y.push_back(*result.measured);
                invalid.pointTexts.push_back(name + QLatin1Char('\n') +
                                             withColon(valueText(*result.measured), visibleText(result.why)));
            }
        }
    }
    spec.curves = {pointsOf(shown.before, 1.0, names.before, before), centreOf(shown.before, 1.0, names.before, before),
                   pointsOf(shown.after, 2.0, names.after, after), centreOf(shown.after, 2.0, names.after, after)};
    addInvalidCurve(spec, std::move(invalid));
    return spec;
}

}  // namespace greyscope::widgets
