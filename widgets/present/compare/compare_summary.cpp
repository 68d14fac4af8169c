#include "widgets/present/compare/compare_summary.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "widgets/present/compare/compare_present.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QString names(const std::vector<std::string>& all) {
    QStringList words;
    for (const std::string& name : all) {
        words << columnTitle(name);
    }
    return enumerated(words);
}

QString untestedText(stats::Untested untested) {
    switch (untested) {
        case stats::Untested::none:
            return {};
        case stats::Untested::oneRepeat:
            return Words::tr("no interval: a side has only one measurement; a test needs two");
        case stats::Untested::notPositive:
            return Words::tr("a value is not positive: the ratio is not defined");
        case stats::Untested::beyondNumbers:
            return Words::tr("values differ too much for a ratio: check their units");
        case stats::Untested::fewRanks:
            return Words::tr("too few measurements for ranks: choose Welch’s test, or measure more often");
        case stats::Untested::noSpread:
            return Words::tr("repeats do not differ: decided by the change itself");
        case stats::Untested::summedUp:
            return Words::tr("already aggregated: ranks need single measurements, so choose Welch’s test");
    }
    return {};
}

QString withoutPercent(QString text) {
    text.chop(2);
    return text;
}

std::size_t atMost(const std::vector<stats::CellChange>& cells, std::optional<double> stats::CellChange::*p,
                   double level) {
    return static_cast<std::size_t>(std::count_if(
        cells.begin(), cells.end(), [&](const stats::CellChange& cell) { return cell.*p && *(cell.*p) <= level; }));
}

std::size_t inside(const std::vector<stats::CellChange>& cells, double margin) {
    return static_cast<std::size_t>(std::count_if(cells.begin(), cells.end(), [&](const stats::CellChange& cell) {
        return cell.interval && cell.interval->low >= -margin && cell.interval->high <= margin;
    }));
}

/// The results of simulations for this number of repeats.
QStringList comparedRateSentences(const stats::Comparison& comparison) {
    QStringList sentences;
    const std::size_t drawn = stats::fewestDrawn(comparison);
    if (drawn > 0 && drawn < stats::kEnoughToDraw) {
        sentences << fewDrawnSentence();
    }
    if (const QString rate = changeRateSentence(stats::changeRateOf(comparison)); !rate.isEmpty()) {
        sentences << rate;
    }
    return sentences;
}

}  // namespace

QString changeTestWord(stats::ChangeTest test) {
    return test == stats::ChangeTest::welch ? Words::tr("Welch on logs against margin")
                                            : Words::tr("Mann-Whitney, against no change");
}

QString changeIntervalWord(stats::ChangeInterval interval) {
    return interval == stats::ChangeInterval::welch ? Words::tr("Welch t on logarithms") : Words::tr("bootstrap, BCa");
}

QString adjustmentWord(stats::Adjustment adjustment) {
    switch (adjustment) {
        case stats::Adjustment::none:
            return Words::tr("none");
        case stats::Adjustment::benjaminiHochberg:
            return QStringLiteral("Benjamini-Hochberg");
        case stats::Adjustment::holm:
            return QStringLiteral("Holm");
        case stats::Adjustment::bonferroni:
            return QStringLiteral("Bonferroni");
    }
    return {};
}

QString centreWord(const stats::ChangeOptions& options) {
    return options.test == stats::ChangeTest::mannWhitney ? Words::tr("ratio of medians")
                                                          : Words::tr("ratio of geometric means");
}

QString testText(const stats::ChangeOptions& options) {
    return options.test == stats::ChangeTest::mannWhitney
               ? Words::tr("Mann-Whitney, for any change")
               : Words::tr("Welch on logarithms, for a change beyond ±%1").arg(shareText(options.margin));
}

QString repeatsText(const stats::Repeats& repeats) {
    QStringList parts{valueText(repeats.centre), Words::tr("n %1").arg(repeats.count)};
    if (repeats.interval) {
        parts << QStringLiteral("%1 … %2").arg(valueText(repeats.interval->low), valueText(repeats.interval->high));
    }
    if (repeats.variation) {
        parts << Words::tr("CV %1").arg(shareText(*repeats.variation));
    }
    return parts.join(Words::tr(", ", "in a list"));
}

QString changeTip(const stats::CellChange& cell, bool betterIsKnown) {
    QStringList lines{cellTitle(cell), Words::tr("before: %1").arg(repeatsText(cell.before)),
                      Words::tr("after: %1").arg(repeatsText(cell.after))};
    if (cell.change) {
        lines << withComma(withBrackets(changeText(*cell.change), changeRange(cell.interval)),
                           verdictWord(cell.verdict, betterIsKnown));
    }
    if (cell.adjustedP) {
        lines << Words::tr("p %1, adjusted %2").arg(probabilityText(cell.p), probabilityText(cell.adjustedP));
    }
    if (cell.untested != stats::Untested::none) {
        lines << untestedText(cell.untested);
    }
    return lines.join(QLatin1Char('\n'));
}

QString changeAccount(const stats::Comparison& comparison, const stats::CellChange& cell) {
    const stats::ChangeOptions& how = comparison.options.change;
    QStringList lines;
    lines << QStringLiteral("%1  %2 %3")
                 .arg(cell.change ? changeText(*cell.change) : QStringLiteral("–"), verdictSign(cell.verdict),
                      verdictWord(cell.verdict, comparison.betterIsKnown()));
    lines << Words::tr("%1 interval: %2").arg(shareText(how.confidence), changeRange(cell.interval));
    lines << Words::tr("before: %1").arg(repeatsText(cell.before))
          << Words::tr("after: %1").arg(repeatsText(cell.after));
    if (cell.untested != stats::Untested::none) {
        lines << untestedText(cell.untested);
    } else {
        lines << Words::tr("p of a change: %1; adjusted for %n cells: %2", nullptr, counted(comparison.cells.size()))
                     .arg(probabilityText(cell.p), probabilityText(cell.adjustedP));
        lines << testText(how);
    }
    return lines.join(QLatin1Char('\n'));
}

QString verdictsText(const stats::Comparison& comparison) {
    QStringList counts;
    for (const auto& [verdict, name] : stats::verdictNames()) {
        const std::size_t count = comparison.overall.verdicts[static_cast<std::size_t>(verdict)];
        const QString word = verdictWord(verdict, comparison.betterIsKnown());
        if (count > 0 && counts.isEmpty()) {
            counts << Words::tr("%1 of %n cells %2", nullptr, counted(comparison.cells.size()))
                          .arg(QString::number(count), word);
        } else if (count > 0) {
            counts << QStringLiteral("%1 %2").arg(QString::number(count), word);
        }
    }
    return listed(counts);
}

CardText changeCard(const stats::Comparison& comparison) {
    const stats::MeanChange& all = comparison.overall;
    CardText card;
    card.head = Words::tr("Verdicts of %n cells", nullptr, counted(comparison.cells.size()));
    card.big = verdictsText(comparison);
    const QString of = all.overCells ? Words::tr("Geometric mean: %1; %2 interval over the cells: %3")
                                     : Words::tr("Geometric mean: %1; %2 interval: %3");
    card.how = of.arg(all.change ? changeText(*all.change) : QStringLiteral("–"),
                      shareText(comparison.options.change.confidence), changeRange(all.interval));
    for (const stats::MeanChange& group : comparison.groups) {
        const QString change = group.change ? changeText(*group.change) : QStringLiteral("–");
        card.rows.push_back(
            {QStringLiteral("%1 %2").arg(verdictSign(group.verdict), visibleText(group.name)),
             group.interval
                 ? QStringLiteral("%1 (%2) %").arg(withoutPercent(change), withoutPercent(changeRange(group.interval)))
                 : change,
             group.verdict == stats::Verdict::worse || group.verdict == stats::Verdict::better});
    }
    return card;
}

QString oppositeNote(const stats::Comparison& comparison) {
    QStringList losing;
    QStringList gaining;
    for (const stats::MeanChange& group : comparison.groups) {
        if (group.verdict == stats::Verdict::worse) {
            losing << visibleText(group.name);
        } else if (group.verdict == stats::Verdict::better) {
            gaining << visibleText(group.name);
        }
    }
    return losing.isEmpty() || gaining.isEmpty()
               ? QString()
               : Words::tr("The mean hides opposite changes: %1 %2, %3 %4. Look at each %5 separately.")
                     .arg(enumerated(losing), verdictWord(stats::Verdict::worse, comparison.betterIsKnown()),
                          enumerated(gaining), verdictWord(stats::Verdict::better, comparison.betterIsKnown()),
                          columnTitle(comparison.groupedBy));
}

QStringList doubtNotes(const stats::Comparison& comparison) {
    QStringList notes;
    if (comparison.oneRepeat > 0) {
        notes << Words::tr("%n cells have no interval: a side has only one measurement; a test needs two.", nullptr,
                           counted(comparison.oneRepeat));
    }
    if (comparison.notPositive > 0) {
        notes << Words::tr("%n cells have values that are not positive: their ratio is not defined.", nullptr,
                           counted(comparison.notPositive));
    }
    if (comparison.beyondNumbers > 0) {
        notes << Words::tr("%n cells have values that differ too much for a ratio: check their units.", nullptr,
                           counted(comparison.beyondNumbers));
    }
    if (comparison.fewRanks > 0) {
        notes << Words::tr(
            "%n cells have too few measurements for ranks: no p at this level is possible. Choose Welch’s test, or "
            "measure more often.",
            nullptr, counted(comparison.fewRanks));
    }
    if (comparison.noSpread > 0) {
        notes << Words::tr("%n cells do not differ between repeats: decided by the change itself.", nullptr,
                           counted(comparison.noSpread));
    }
    if (comparison.summedUp > 0) {
        notes << Words::tr("%n cells are already aggregated: ranks need single measurements, so choose Welch’s test.",
                           nullptr, counted(comparison.summedUp));
    }
    notes << comparedRateSentences(comparison);
    if (!comparison.mixed.empty()) {
        notes << Words::tr("Rows of a cell differ in %1, which is not used for matching: they are treated as repeats.")
                     .arg(names(comparison.mixed));
    }
    if (comparison.spreads) {
        QStringList levels;
        for (const std::string& level : comparison.spreads->values) {
            levels << visibleText(level);
        }
        notes << Words::tr("Spreads, extremes and counts are not cells: rows where %1 is %2 are left out.")
                     .arg(columnTitle(comparison.spreads->column), enumerated(levels));
    }
    return notes;
}

QString unknownBetterText(const stats::Comparison& comparison) {
    return comparison.betterIsKnown() ? QString()
                                      : Words::tr("It is not known whether more or less %1 is better.")
                                            .arg(columnTitle(comparison.options.value));
}

QString adjustmentText(const stats::Comparison& comparison) {
    const stats::ChangeOptions& how = comparison.options.change;
    const double level = 1.0 - how.confidence;
    const QString plain = QString::number(atMost(comparison.cells, &stats::CellChange::p, level));
    if (how.adjustment == stats::Adjustment::none) {
        return Words::
            tr("Not adjusted: of many equal cells about %1 are reported as changed by chance. Reported as changed: %2.")
                .arg(shareText(level), plain);
    }
    const QString rate = how.adjustment == stats::Adjustment::benjaminiHochberg
                             ? Words::tr("%1: of the cells reported as changed, at most %2 are changed only by chance.")
                             : Words::tr("%1: the probability of even one false report is at most %2.");
    return rate.arg(adjustmentWord(how.adjustment), shareText(level)) + betweenSentences() +
           Words::tr("Unadjusted, %1 cells would be reported as changed; adjusted, %2.")
               .arg(plain, QString::number(atMost(comparison.cells, &stats::CellChange::adjustedP, level)));
}

QString whyNoneEqual(const stats::Comparison& comparison) {
    const stats::ChangeOptions& how = comparison.options.change;
    if (comparison.overall.verdicts[static_cast<std::size_t>(stats::Verdict::equal)] > 0 || !comparison.meanVariation) {
        return {};
    }
    if (how.test == stats::ChangeTest::mannWhitney) {
        return Words::tr("The rank test detects any change; it cannot show that there is none.");
    }
    QString text = Words::tr("The repeats scatter by %1 (mean CV), too much for an interval within ±%2.")
                       .arg(shareText(*comparison.meanVariation), shareText(how.margin));
    for (const double margin : {0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5}) {
        const std::size_t some = margin > how.margin ? inside(comparison.cells, margin) : 0;
        if (some > 0 && some >= comparison.cells.size() / 20) {
            return text + betweenSentences() +
                   Words::tr("With a margin of ±%1, %n cells would be equal.", nullptr, counted(some))
                       .arg(shareText(margin));
        }
    }
    return text;
}

}  // namespace greyscope::widgets
