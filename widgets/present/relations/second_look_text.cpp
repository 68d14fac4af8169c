#include "widgets/present/relations/second_look_text.h"

#include <cmath>
#include <cstdlib>

#include "widgets/present/relations/relations_sensitivity.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QString noneSentence(const CorrelatedPair& pair) {
    switch (pair.found.now.none) {
        case stats::NoCorrelation::firstConstant:
            return Words::tr("No rank correlation: %1 is constant at the points that both have.").arg(pair.reference);
        case stats::NoCorrelation::secondConstant:
            return Words::tr("No rank correlation: %1 is constant at the points that both have.").arg(pair.compared);
        case stats::NoCorrelation::tooFewPoints:
            return Words::tr("No rank correlation: the two share %n points, and %1 are needed.", nullptr,
                             counted(pair.found.now.points))
                .arg(stats::RankedSeries::kFewestPoints);
        case stats::NoCorrelation::none:
            break;
    }
    return {};
}

/// "3 days" for a number of steps of a time axis; "" on other axes.
QString durationOf(std::ptrdiff_t steps, const grey::LagBound& lags) {
    const double count = static_cast<double>(steps);
    if (lags.months != 0) {
        constexpr int kMonths = 12;
        const auto months = steps * std::abs(lags.months);
        return months % kMonths == 0 ? Words::tr("%n years", nullptr, counted(months / kMonths))
                                     : Words::tr("%n months", nullptr, counted(months));
    }
    const double seconds = count * std::abs(lags.step);
    const auto whole = [seconds](double unit) { return std::fmod(seconds, unit) == 0.0; };
    constexpr double kDay = 86400.0;
    constexpr double kHour = 3600.0;
    constexpr double kMinute = 60.0;
    return !lags.times      ? QString()
           : whole(kDay)    ? Words::tr("%n days", nullptr, counted(static_cast<std::uintmax_t>(seconds / kDay)))
           : whole(kHour)   ? Words::tr("%n hours", nullptr, counted(static_cast<std::uintmax_t>(seconds / kHour)))
           : whole(kMinute) ? Words::tr("%n minutes", nullptr, counted(static_cast<std::uintmax_t>(seconds / kMinute)))
                            : Words::tr("%1 s").arg(significantText(seconds, 4));
}

QString bestSentence(const CorrelatedPair& pair) {
    if (!pair.found.best) {
        return {};
    }
    const grey::LagCorrelation& best = *pair.found.best;
    if (best.lag == 0) {
        return Words::tr("No lag of up to %n steps gives a larger correlation.", nullptr, counted(pair.lags.most));
    }
    const QString pattern = best.lag > 0
                                ? Words::tr(
                                      "The largest over the lags: %1 follows %2 by %3, Spearman %4, Kendall %5 at "
                                      "%n points.",
                                      nullptr, counted(best.at.points))
                                : Words::tr(
                                      "The largest over the lags: %1 precedes %2 by %3, Spearman %4, Kendall %5 "
                                      "at %n points.",
                                      nullptr, counted(best.at.points));
    return pattern.arg(pair.compared, pair.reference, lagText(best.lag, pair.lags), coefficientText(best.at.spearman),
                       coefficientText(best.at.kendall));
}

/// The name of the images that the degree is calculated from.
QString imagesOf(const grey::RelationOptions& options) {
    return imagesText(options.usedImage().kind);
}

}  // namespace

QString coefficientText(const std::optional<double>& coefficient) {
    constexpr int kDecimals = 2;
    return coefficient ? fixedText(*coefficient, kDecimals) : QStringLiteral("–");
}

QString lagText(std::ptrdiff_t lag, const grey::LagBound& lags) {
    const std::ptrdiff_t steps = std::abs(lag);
    const QString text = Words::tr("%n steps", nullptr, counted(steps));
    const QString duration = durationOf(steps, lags);
    return duration.isEmpty() ? text : withBrackets(text, duration);
}

QString correlationSentence(const CorrelatedPair& pair) {
    const stats::RankCorrelation& now = pair.found.now;
    if (!now.spearman) {
        return noneSentence(pair);
    }
    const int points = counted(now.points);
    const QString text =
        now.kendall ? Words::tr("Spearman %1, Kendall %2 at %n shared points.", nullptr, points)
                          .arg(coefficientText(now.spearman), coefficientText(now.kendall))
                    : Words::tr("Spearman %1 at %n shared points.", nullptr, points).arg(coefficientText(now.spearman));
    return paragraph({text, bestSentence(pair)});
}

QString differSentence(const CorrelatedPair& pair, const grey::RelationResult& result, std::size_t compared) {
    const auto column = static_cast<Eigen::Index>(compared);
    const double degree = result.degrees(column);
    const double apart = (result.images.col(0) - result.images.col(column + 1)).cwiseAbs().maxCoeff();
    const QString images = imagesOf(result.options);
    switch (grey::whyDiffer(pair.found, degree)) {
        case grey::WhyDiffer::agree:
            return {};
        case grey::WhyDiffer::constant:
            return Words::tr("A constant series has a degree, because distances to it exist, but no rank correlation.");
        case grey::WhyDiffer::opposite:
            return Words::tr("%1 falls where %2 rises: the degree compares distances of %3 and ignores the sign.")
                .arg(pair.compared, pair.reference, images);
        case grey::WhyDiffer::shifted:
            return Words::tr("%1 agrees with %2 at another lag: the degree compares values at the same point.")
                .arg(pair.compared, pair.reference);
        case grey::WhyDiffer::apart:
            return Words::tr(
                       "%1 and %2 rise and fall together, but their %3 lie up to %4 apart: the degree compares "
                       "distances, the correlation only the order.")
                .arg(pair.compared, pair.reference, images, significantText(apart, 3));
        case grey::WhyDiffer::unordered:
            return Words::tr(
                       "The %3 of %1 and %2 are never more than %4 apart, but they do not rise and fall together: "
                       "the degree compares distances, the correlation only the order.")
                .arg(pair.compared, pair.reference, images, significantText(apart, 3));
    }
    return {};
}

QString lagSentence(const grey::LagBound& lags) {
    switch (lags.none) {
        case grey::NoLags::notAsked:
            return {};
        case grey::NoLags::notOrdered:
            return Words::tr("No lags: the axis is neither a time nor an order.");
        case grey::NoLags::unevenSteps:
            return Words::tr("No lags: the axis is unevenly spaced.");
        case grey::NoLags::tooFewPoints:
            return Words::tr("No lags: %1 points are needed.").arg(grey::kFewestForLags);
        case grey::NoLags::none:
            break;
    }
    return Words::tr(
               "Lags: the largest |Spearman| of %1 lags, up to %2 in both directions, each with up to %3 (lag 0) to %4 "
               "points. Among so many lags a large value can occur by chance, especially if the series have a trend or "
               "autocorrelation.")
        .arg(QString::number(2 * lags.most + 1), lagText(static_cast<std::ptrdiff_t>(lags.most), lags),
             QString::number(lags.points), QString::number(lags.points - lags.most));
}

}  // namespace greyscope::widgets
