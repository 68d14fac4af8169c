#include "widgets/present/working_words.h"

#include <QStringList>

#include "core/grey/relation_method.h"
#include "core/working/forecast_working.h"
#include "widgets/present/model_look.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

using working::NoteId;
using working::SectionId;
using working::SourceId;

namespace {

QString plainTitle(SectionId id) {
    switch (id) {
        case SectionId::measured:
            return Words::tr("The measured points");
        case SectionId::buffer:
            return Words::tr("Weaken the early points");
        case SectionId::translation:
            return Words::tr("Add a constant");
        case SectionId::classRatio:
            return Words::tr("Class ratios");
        case SectionId::accumulation:
            return Words::tr("Accumulate, average neighbours");
        case SectionId::equations:
            return Words::tr("Set up B and Y");
        case SectionId::normalEquations:
            return Words::tr("Normal equations");
        case SectionId::solution:
            return Words::tr("Solve them");
        case SectionId::response:
            return Words::tr("Respond");
        case SectionId::restoration:
            return Words::tr("Restore");
        case SectionId::residualSeries:
            return Words::tr("The series of residuals");
        case SectionId::correction:
            return Words::tr("Correct the first model");
        case SectionId::relatedSeries:
            return Words::tr("Accumulate the related series");
        case SectionId::rollingSteps:
            return Words::tr("Move the window on");
        case SectionId::errors:
            return Words::tr("What is left");
        case SectionId::posterior:
            return Words::tr("Posterior error ratio and small errors");
        case SectionId::holdOut:
            return Words::tr("Points that were held out");
        case SectionId::images:
            return Words::tr("Bring the series to one scale");
        case SectionId::differences:
            return Words::tr("Differences and their extremes");
        case SectionId::coefficients:
            return Words::tr("Relational coefficients");
        case SectionId::degree:
            return Words::tr("Relational degree");
        case SectionId::areas:
            return Words::tr("Areas between the curves");
        case SectionId::relativeImages:
            return Words::tr("Images for the relative degree");
        case SectionId::relativeAreas:
            return Words::tr("Areas of the images");
        case SectionId::mixture:
            return Words::tr("Mix both degrees");
        case SectionId::ranks:
            return Words::tr("Rank among the compared series");
        case SectionId::splitRows:
            return Words::tr("The rows of the node");
        case SectionId::splitCandidates:
            return Words::tr("Every threshold and its error");
        case SectionId::splitChoice:
            return Words::tr("The best threshold");
        case SectionId::pruning:
            return Words::tr("The weakest link");
        case SectionId::path:
            return Words::tr("Multiply along the path");
        case SectionId::merge:
            return Words::tr("Merge the nearest clusters");
        case SectionId::sample:
            return Words::tr("The repeats");
        case SectionId::standardError:
            return Words::tr("Mean, deviation, standard error");
        case SectionId::orders:
            return Words::tr("How surely two of them hold the median between them");
        case SectionId::draws:
            return Words::tr("How many draws lie below the estimate");
        case SectionId::jackknife:
            return Words::tr("What each value does to the estimate");
        case SectionId::interval:
            return Words::tr("The interval");
        case SectionId::difference:
            return Words::tr("The difference and its error");
        case SectionId::midranks:
            return Words::tr("Midranks in both samples together");
        case SectionId::test:
            return Words::tr("The test");
        case SectionId::published:
            return Words::tr("Against the printed number");
        case SectionId::otherRows:
            return Words::tr("By a tree that has not seen the cell");
        case SectionId::curve:
            return Words::tr("The curve");
    }
    return {};
}

QString numbered(const std::vector<std::string>& points) {
    QStringList list;
    for (const std::string& point : points) {
        list << QString::fromStdString(point);
    }
    constexpr qsizetype kNamed = 12;
    const auto all = static_cast<std::size_t>(list.size());
    return listed(list.mid(0, kNamed), all);
}

QString scopeWords(const std::string& scope) {
    return scope == "global"     ? Words::tr("m and M are taken over all compared series and all points.")
           : scope == "pairwise" ? Words::tr("m and M are taken over the points of this pair.")
                                 : Words::tr("m and M are taken over all pairs of the chosen series.");
}

QString suitabilityWords(const QString& growth, const QString& limit) {
    return limit == QStringLiteral("0") ? Words::tr("−a = %1 > 1: unsuitable for a forecast").arg(growth)
           : limit == QStringLiteral("0.3")
               ? Words::tr("−a = %1 ≤ 0.3: fit for forecasts of medium and long term").arg(growth)
           : limit == QStringLiteral("0.5") ? Words::tr("−a = %1 ≤ 0.5: fit for forecasts of short term").arg(growth)
           : limit == QStringLiteral("0.8") ? Words::tr("−a = %1 ≤ 0.8: forecasts of short term, with care").arg(growth)
                                            : Words::tr("−a = %1 ≤ 1: use the residual model").arg(growth);
}

}  // namespace

QString sectionTitle(const working::Section& section) {
    const QString title = plainTitle(section.id);
    return section.second ? Words::tr("%1, second model").arg(title) : title;
}

QString sourceText(SourceId source) {
    switch (source) {
        case SourceId::none:
            return {};
        case SourceId::deng1982:
            return Words::tr("Deng 1982");
        case SourceId::deng1989:
            return Words::tr("Deng 1989");
        case SourceId::deng1993:
            return Words::tr("Deng 1993");
        case SourceId::liu:
            return Words::tr("Liu, Grey systems analysis");
        case SourceId::liuLin2006:
            return Words::tr("Liu and Lin 2006");
        case SourceId::xieLiu2009:
            return Words::tr("Xie and Liu 2009");
        case SourceId::chen2008:
            return Words::tr("Chen et al. 2008");
        case SourceId::wu2015:
            return Words::tr("Wu et al. 2015");
        case SourceId::zhaoHu:
            return Words::tr("Zhao and Hu, section III.C");
        case SourceId::zhaoHuExample:
            return Words::tr("Zhao and Hu, the numbers of section IV.B.2");
        case SourceId::zhaoDong:
            return Words::tr("Zhao, Dong et al. 2011");
        case SourceId::breiman1984:
            return Words::tr("Breiman et al. 1984");
        case SourceId::welch1947:
            return Words::tr("Welch 1947");
        case SourceId::fieller1954:
            return Words::tr("Fieller 1954");
        case SourceId::efron1987:
            return Words::tr("Efron 1987");
        case SourceId::schuirmann1987:
            return Words::tr("Schuirmann 1987");
        case SourceId::mannWhitney1947:
            return Words::tr("Mann and Whitney 1947");
    }
    return {};
}

QString noteText(const working::Note& note, const working::NumberStyle& style) {
    const auto value = [&](std::size_t i) { return QString::fromStdString(numberText(note.numbers[i], style)); };
    const auto text = [&](std::size_t i) { return visibleText(note.texts[i]); };
    switch (note.id) {
        case NoteId::ratiosInside:
            return Words::tr("All class ratios lie inside (%1, %2).").arg(value(0), value(1));
        case NoteId::ratiosOutside:
            return Words::tr("Outside (%1, %2) at k = %3.").arg(value(0), value(1), numbered(note.texts));
        case NoteId::smooth:
            return Words::tr("Smooth: all below %1.").arg(value(0));
        case NoteId::notSmooth:
            return Words::tr("Not smooth, %1 and more, at k = %2.").arg(value(0), numbered(note.texts));
        case NoteId::shiftRoundedUp:
            return Words::tr("The largest bound is %1; C = %2 is the next number with three digits.")
                .arg(value(0), value(1));
        case NoteId::searched:
            return Words::tr("%1 = %2 was searched for: it gives the least error of the fit.")
                .arg(note.texts[0] == "alpha" ? QStringLiteral("α") : text(0), value(0));
        case NoteId::suitability:
            return suitabilityWords(value(0), value(1));
        case NoteId::treeWithout:
            return Words::tr("Grown on %n other rows; the cell falls under: %1", nullptr,
                             static_cast<int>(note.numbers[0]))
                .arg(text(0));
        case NoteId::quantileOf:
            return Words::tr("t is the two-sided quantile for %1 % with %2 degrees of freedom.")
                .arg(value(0), value(1));
        case NoteId::drawn:
            return Words::tr("%n resamples were drawn with the seed %1; x*(k) is the k-th smallest of their estimates.",
                             nullptr, static_cast<int>(note.numbers[0]))
                .arg(QString::number(static_cast<qulonglong>(note.numbers[1])));
        case NoteId::studentTail:
            return Words::tr(
                "Q(t, ν) is the probability that Student's distribution with ν degrees of freedom exceeds t.");
        case NoteId::midranks:
            return Words::tr(
                "L: so many values of both samples are smaller; E: so many are as large, itself among them.");
        case NoteId::waysOfRanks:
            return Words::tr(
                "W: in so many of all ways to choose as many midranks U is at most, or at least, the one found.");
        case NoteId::normalOfRanks:
            return Words::tr(
                       "More than %1 values on a side, or than %2 with ties: by the normal distribution, with the "
                       "correction of ½ for continuity.")
                .arg(value(0), value(1));
        case NoteId::growthFree:
            return Words::tr("a = 0: the series does not grow, and the response is a line.");
        case NoteId::tailFrom:
            return Words::tr("From k₀ = %1 on the last %2 residuals have one sign.").arg(value(0), value(1));
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
            return Words::tr("The least error is %1, the next best %2.").arg(value(0), value(1));
        case NoteId::noAccuracy:
            return Words::tr(
                "As many coefficients as equations: the curve passes through its points, whatever they "
                "are, and nothing is left to judge it by.");
        case NoteId::describes:
            return Words::tr("This model describes its points and has no forecast.");
        case NoteId::referenceOf:
            return Words::tr("x₀ is the reference, %1.").arg(text(0));
    }
    return {};
}

QString derivationTitle(const working::Derivation& derivation) {
    const QString series = visibleText(derivation.series);
    if (working::hasForecastWorking(derivation.name)) {
        const QString title = modelLook(derivation.name).title;
        return series.isEmpty() ? title : Words::tr("%1 of %2").arg(title, series);
    }
    if (derivation.name == "translation") {
        return series.isEmpty() ? Words::tr("Translation") : Words::tr("Translation of %1").arg(series);
    }
    if (derivation.name == "tree") {
        return Words::tr("Split by %1").arg(series);
    }
    if (derivation.name == "mean-interval") {
        return Words::tr("Interval of the mean of %1").arg(series);
    }
    if (derivation.name == "median-interval") {
        return Words::tr("Interval of the median of %1").arg(series);
    }
    if (derivation.name == "ratio-interval") {
        return Words::tr("Interval of the ratio of %1").arg(series);
    }
    if (derivation.name == "change-interval") {
        return Words::tr("Interval of the change of %1").arg(series);
    }
    if (derivation.name == "change-test" || derivation.name == "rank-test") {
        return Words::tr("Test of the change of %1").arg(series);
    }
    if (derivation.name == "drawn-interval") {
        return Words::tr("Drawn interval of %1").arg(series);
    }
    if (derivation.name == "published") {
        return Words::tr("Published number: %1").arg(series);
    }
    if (derivation.name == "left-out") {
        return Words::tr("Prediction of the cell %1").arg(series);
    }
    if (derivation.name == "path") {
        return Words::tr("Transfer by way of %1").arg(series);
    }
    if (derivation.name == "merge") {
        return Words::tr("Merge of the cluster of %1").arg(series);
    }
    const auto method = base::choiceNamed(grey::relationMethodNames(), derivation.name);
    const bool deng = method == grey::RelationMethod::deng;
    return deng ? Words::tr("Relational degree of %1").arg(series) : Words::tr("Degree of areas of %1").arg(series);
}

QString roundingText(const working::Rounding& rounding) {
    switch (rounding.kind) {
        case working::Rounding::Kind::none:
            return {};
        case working::Rounding::Kind::decimals:
            return Words::tr("Every step rounded to %n decimals; beside it what full precision gives.", nullptr,
                             rounding.digits);
        case working::Rounding::Kind::significant:
            return Words::tr("Every step rounded to %n significant digits; beside it what full precision gives.",
                             nullptr, rounding.digits);
    }
    return {};
}

}  // namespace greyscope::widgets
