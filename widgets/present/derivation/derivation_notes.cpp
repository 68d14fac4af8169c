#include <QStringList>

#include "core/grey/limits.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using derivation::NoteId;

namespace {

QString numbered(const std::vector<std::string>& points) {
    QStringList list;
    for (const std::string& point : points) {
        list << QString::fromStdString(point);
    }
    constexpr qsizetype kNamed = 12;
    const auto all = static_cast<std::size_t>(list.size());
    return listed(list.mid(0, kNamed), all);
}

QString namedList(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        list << visibleText(name);
    }
    return listed(list);
}

/// "1 slow, 2 medium and 3 fast"
QString numberedNames(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names) {
        list << QStringLiteral("%1 %2").arg(QString::number(list.size() + 1), visibleText(name));
    }
    return listed(list);
}

QString scopeWords(const std::string& scope) {
    return scope == "global"     ? Words::tr("m and M are taken over all compared series and all points.")
           : scope == "pairwise" ? Words::tr("m and M are taken over the points of this pair.")
                                 : Words::tr("m and M are taken over all pairs of the chosen series.");
}

QString errorsWords(const std::string& held, const QString& limit, bool judged) {
    if (!judged) {
        return held == "equal" ? Words::tr("Errors were chosen to be equal along the series.")
                               : Words::tr("Errors were chosen to be proportional to the level.");
    }
    return held == "equal"
               ? Words::tr(
                     "Errors proportional to the level are ruled out: equal errors are more than %1 times as likely.")
                     .arg(limit)
           : held == "relative"
               ? Words::tr(
                     "Equal errors are ruled out: errors proportional to the level are more than %1 times as likely.")
                     .arg(limit)
               : Words::tr(
                     "Neither is %1 times as likely as the other: the band contains the bands for equal errors and for "
                     "errors proportional to the level.")
                     .arg(limit);
}

}  // namespace

QString noteText(const derivation::DerivationNote& note, const derivation::NumberStyle& style) {
    const auto value = [&](std::size_t i) { return QString::fromStdString(numberText(note.numbers[i], style)); };
    const auto text = [&](std::size_t i) { return visibleText(note.texts[i]); };
    switch (note.id) {
        case NoteId::ratiosInside:
            return Words::tr("All class ratios lie inside (%1, %2).").arg(value(0), value(1));
        case NoteId::ratiosOutside:
            return Words::tr("Outside (%1, %2) at k = %3.").arg(value(0), value(1), numbered(note.texts));
        case NoteId::smooth:
            return Words::tr("Quasi-smooth: all ratios are below %1.").arg(value(0));
        case NoteId::notSmooth:
            return Words::tr("Not quasi-smooth: the ratio is %1 or more at k = %2.")
                .arg(value(0), numbered(note.texts));
        case NoteId::shiftRoundedUp:
            return Words::tr("The largest bound is %1; C = %2 is the next number with three digits.")
                .arg(value(0), value(1));
        case NoteId::searched:
            return Words::tr("%1 = %2 was found by a search: it gives the smallest error of the fit.")
                .arg(note.texts[0] == "alpha" ? QStringLiteral("α") : text(0), value(0));
        case NoteId::suitability:
            return horizonText(grey::horizonOf(note.numbers[0]), value(0),
                               QString::fromStdString(numberText(grey::limitFor(note.numbers[0]), style)));
        case NoteId::treeWithout:
            return Words::tr("Grown on %n other rows; the cell lies in: %1", nullptr, static_cast<int>(note.numbers[0]))
                .arg(text(0));
        case NoteId::foldsPruned:
            return Words::tr(
                       "%n folds, seed %1. Each fold has a tree grown without it, pruned at βᵢ times the share of rows "
                       "that it was grown on.",
                       nullptr, static_cast<int>(note.numbers[0]))
                .arg(QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::subtreeChosen:
            return Words::tr("The tree of %1 has the smallest error; the tree of %2 is chosen.")
                .arg(leavesText(static_cast<std::size_t>(note.numbers[0])),
                     leavesText(static_cast<std::size_t>(note.numbers[1])));
        case NoteId::originShown:
            return Words::tr("Fitted to the first %1 points; origins begin at %2 points. Not fitted: %3.")
                .arg(value(0), value(1), value(2));
        case NoteId::quantileOf:
            return Words::tr("t is the two-sided quantile for %1 % with %2 degrees of freedom.")
                .arg(value(0), value(1));
        case NoteId::drawn:
            return Words::tr("%n resamples were drawn with the seed %1; x*(k) is the k-th smallest of their estimates.",
                             nullptr, static_cast<int>(note.numbers[0]))
                .arg(QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::errorsHeld:
            return errorsWords(note.texts[0], value(0), note.numbers[0] > 0.0L);
        case NoteId::drawnErrors:
            return Words::tr(
                       "Refit %1 with the seed %2. c is drawn from χ² with the residual degrees of freedom of the fit; "
                       "each point gets a drawn residual multiplied by s.")
                .arg(value(0), QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::refitsDrawn:
            return note.numbers[1] > 0.0L
                       ? Words::tr(
                             "%n refits with the seed %1, excluding %2 without a model; x*(k) is the k-th smallest of "
                             "their f.",
                             nullptr, static_cast<int>(note.numbers[0]))
                             .arg(QString::number(static_cast<qulonglong>(note.numbers[2])), value(1))
                       : Words::tr("%n refits with the seed %1; x*(k) is the k-th smallest of their f.", nullptr,
                                   static_cast<int>(note.numbers[0]))
                             .arg(QString::number(static_cast<qulonglong>(note.numbers[2])));
        case NoteId::drawnNoise:
            return Words::tr(
                       "Draw %1 with the seed %2. e, e′ and e″ are independently drawn changes of the difference d of "
                       "the images when the repeats are drawn with replacement; the deviation of each mean or median "
                       "is scaled by √(n/(n−1)).")
                .arg(value(0), QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::equalWithin:
            return (note.texts[0] == "here" ? Words::tr("In this draw, as in every second draw, o(k) = 0 where |d(k)| "
                                                        "< %1 |e″(k)|. z is a normal random number.")
                                            : Words::tr("In every second draw, but not in this one, o(k) = 0 where "
                                                        "|d(k)| < %1 |e″(k)|. z is a normal random number."))
                .arg(value(0));
        case NoteId::degreesDrawn:
            return Words::tr(
                       "V is the variance of the degrees of %n draws with the seed %1; v is the part due to the two "
                       "values with the largest difference, from the degrees γ with one of these values shifted up or "
                       "down by one standard error. N: sum of (repeats − 1) over all values of both series. x*(k) is "
                       "the k-th smallest degree.",
                       nullptr, static_cast<int>(note.numbers[0]))
                .arg(QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::drawnCurves:
            return Words::tr(
                       "Draw %1 with the seed %2: the images after drawing the repeats with replacement, with the "
                       "deviation of each mean or median scaled by √(n/(n−1)).")
                .arg(value(0), QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::quotientsDrawn:
            return Words::tr(
                       "V is the variance of the quotients of %n draws with the seed %1; v is the part due to the "
                       "first values of both series, which affect the whole curves, from the quotients q with one of "
                       "these values shifted up or down by one standard error. N: sum of (repeats − 1) over all other "
                       "values of both series. x*(k) is the k-th smallest u.",
                       nullptr, static_cast<int>(note.numbers[0]))
                .arg(QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::quotientSigns:
            return note.texts[0] == "both"    ? Words::tr("In the draws, u lies on both sides of 0.")
                   : note.texts[0] == "above" ? Words::tr("In all draws, u is above 0.")
                                              : Words::tr("In all draws, u is below 0.");
        case NoteId::degreesOfSigns:
            return Words::tr(
                "If a draw lies on the other side, the degree is continued beyond 1: 2 − 1/(1 − u) for u < 0. If both "
                "sides are possible, the interval contains the degrees of both. x*(k) is the k-th smallest degree.");
        case NoteId::studentTail:
            return Words::tr(
                "Q(t, ν) is the probability that Student's distribution with ν degrees of freedom exceeds t.");
        case NoteId::midranks:
            return Words::tr(
                "L: number of values of both samples that are smaller; E: number of equal values, including the value "
                "itself.");
        case NoteId::waysOfRanks:
            return Words::tr(
                "W: number of ways to choose as many midranks with U at most (or at least) the observed value.");
        case NoteId::normalOfRanks:
            return Words::tr(
                       "With more than %1 values on a side (%2 with ties): normal approximation with a continuity "
                       "correction of ½.")
                .arg(value(0), value(1));
        case NoteId::growthFree:
            return Words::tr("a = 0: the series does not grow, and the response is a line.");
        case NoteId::tailFrom:
            return Words::tr("From k₀ = %1 on, the last %2 residuals have the same sign.").arg(value(0), value(1));
        case NoteId::extremaAt:
            return Words::tr("m at k = %1 (%2 and %3), M at k = %4 (%5 and %6).")
                .arg(value(0), text(0), text(1), value(1), text(2), text(3));
        case NoteId::extremaScope:
            return scopeWords(note.texts[0]);
        case NoteId::coincide:
            return Words::tr("M = 0: all series coincide, and every coefficient is 1.");
        case NoteId::grade:
            return note.numbers[0] > 4.0L ? Words::tr("Below grade 4") : Words::tr("Grade %1").arg(value(0));
        case NoteId::gradeOf:
            return Words::tr("Grade of C: %1, of P: %2 (5: below grade 4). The worse one counts.")
                .arg(value(0), value(1));
        case NoteId::rankOf:
            return Words::tr("Rank %1 of %2").arg(value(0), value(1));
        case NoteId::ratiosOfSplit:
            return Words::tr("The smallest error is %1, the next best %2.").arg(value(0), value(1));
        case NoteId::numberedClasses:
            return Words::tr("Classes: %1. j runs over the indicators.").arg(numberedNames(note.texts));
        case NoteId::numberedAttributes:
            return Words::tr("Attributes: %1.").arg(numberedNames(note.texts));
        case NoteId::chosenClass:
            return Words::tr("The largest coefficient decides: class %1.").arg(text(0));
        case NoteId::tiedClasses:
            return Words::tr("These classes share the largest coefficient: %1.").arg(namedList(note.texts));
        case NoteId::outsideClasses:
            return Words::tr("All coefficients are 0: the values lie outside all classes.");
        case NoteId::equalEntropies:
            return Words::tr("The effects of every attribute are equal: all attributes have the same weight.");
        case NoteId::hitsRadius:
            return Words::tr("Hits the target: the distance is at most %1.").arg(value(0));
        case NoteId::missesRadius:
            return Words::tr("Misses the target: the distance is above %1.").arg(value(0));
        case NoteId::hitsScore:
            return Words::tr("Hits the target: the score is at least 0.");
        case NoteId::missesScore:
            return Words::tr("Misses the target: the score is below 0.");
        case NoteId::effectsCoincide:
            return Words::tr("M = 0: all effects are those of the bull's-eye, and every coefficient is 1.");
        case NoteId::noAccuracy:
            return Words::tr(
                "There are as many coefficients as equations: the curve passes through any points, so no residuals "
                "remain to judge the fit.");
        case NoteId::describes:
            return Words::tr("This model only describes its points and gives no forecast.");
        case NoteId::approximateResponse:
            return Words::tr(
                "The textbook’s response is approximate: it takes the drive of the related series as constant. The "
                "values below follow from the difference equation itself, without this approximation.");
        case NoteId::referenceOf:
            return Words::tr("x₀ is the reference, %1.").arg(text(0));
    }
    return {};
}

}  // namespace greyscope::widgets
