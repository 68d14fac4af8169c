#include "widgets/present/words/exercise_words.h"

#include <QStringList>

#include <algorithm>

#include "core/derivation/notation/formula_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using exercise::Accept;
using exercise::AnswerVerdict;
using exercise::ExerciseKind;
using exercise::MistakeOrigin;

namespace {

bool isNamed(const std::string& key, const char* name) {
    return key == name || key.rfind(std::string(name) + ".", 0) == 0;
}

QString shown(const std::string& number) {
    return QString::fromStdString(number).replace(QLatin1Char('-'), QChar(0x2212));
}

}  // namespace

QString kindTitle(ExerciseKind kind) {
    switch (kind) {
        case ExerciseKind::gm11:
            return QStringLiteral("GM(1,1)");
        case ExerciseKind::deng:
            return Words::tr("Relational degree");
        case ExerciseKind::absolute:
            return Words::tr("Absolute degree");
        case ExerciseKind::translation:
            return Words::tr("Class ratios and translation");
        case ExerciseKind::remnant:
            return Words::tr("Residual model");
        case ExerciseKind::holdOut:
            return Words::tr("Hold-out error");
        case ExerciseKind::split:
            return Words::tr("Split of a regression tree");
    }
    return {};
}

QString exerciseSeriesTitle(ExerciseKind kind, const std::string& series) {
    if (series.empty()) {
        return Words::tr("made by the seed");
    }
    const auto& all = exercise::textbookSeries(kind);
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.name == series; });
    const int readings = found == all.end() ? 0 : static_cast<int>(found->columns.front().size());
    if (series == "textbook-5") {
        return Words::tr("textbook, %n readings", nullptr, readings);
    }
    if (series == "fixture-5") {
        return Words::tr("steady growth, %n readings", nullptr, readings);
    }
    if (series == "crude-oil-8") {
        return Words::tr("crude oil, %n readings", nullptr, readings);
    }
    if (series == "change-4") {
        return Words::tr("Changge’s enterprises, %n readings", nullptr, readings);
    }
    if (series == "effects-13") {
        return Words::tr("thirteen effects, %n readings", nullptr, readings);
    }
    if (series == "paper-6") {
        return Words::tr("throughput of the paper, %n readings", nullptr, readings);
    }
    if (series == "ratios-4") {
        return Words::tr("ratios of the paper, %n readings", nullptr, readings);
    }
    if (series == "mcm-4") {
        return Words::tr("three columns, %n readings", nullptr, readings);
    }
    return series == "opposed-5" ? Words::tr("rising and falling, %n readings", nullptr, readings)
                                 : QString::fromStdString(series);
}

QString stepHint(const std::string& key) {
    struct Hint {
        const char* key;
        QString text;
    };
    const std::vector<Hint> hints{
        {"ratio", Words::tr("Divide the previous point by this point.")},
        {"x1", Words::tr("Add this point to the sum of all before it.")},
        {"z", Words::tr("Take the mean of this accumulated point and the previous one.")},
        {"BtB", Words::tr("Rows of B are −z(k) and 1: multiply the columns and add.")},
        {"BtY", Words::tr("Multiply each column of B with Y and add; Y begins at k = 2.")},
        {"D", Words::tr("The product of the main diagonal minus the other product.")},
        {"a", Words::tr("Replace the first column by BᵀY and divide that determinant by D.")},
        {"u", Words::tr("Replace the second column by BᵀY and divide that determinant by D.")},
        {"u/a", Words::tr("Divide u by a; both signs count.")},
        {"x(1)-u/a", Words::tr("Subtract u/a from the first point: a negative u/a adds.")},
        {"response", Words::tr("The index of the exponent is one less than that of the point.")},
        {"restored", Words::tr("Subtract the previous response from this response.")},
        {"errors", Words::tr("Measured minus fitted.")},
        {"relative", Words::tr("Divide the error by the measured value and take the absolute value.")},
        {"mape", Words::tr("The mean of the relative errors from k = 2 on, in percent.")},
        {"S1", Words::tr("The square root of the mean squared deviation (divide by n).")},
        {"S2", Words::tr("The square root of the mean squared deviation (divide by n).")},
        {"C-ratio", Words::tr("The standard deviation of the errors divided by that of the series.")},
        {"image", Words::tr("Divide by the first value of the same series.")},
        {"difference", Words::tr("Subtract the images at the same point and take the absolute value.")},
        {"m", Words::tr("The smallest of all differences, over all series and points.")},
        {"M", Words::tr("The largest of all differences, over all series and points.")},
        {"coefficient", Words::tr("Divide m + ρM by the difference + ρM, with ρ = 0.5.")},
        {"zero", Words::tr("Subtract the first value of the same series.")},
        {"s", Words::tr("Add all points between the ends, and half of the last.")},
        {"degree", Words::tr("Insert the numbers above into the rule.")},
        {"low", Words::tr("e to the power of −2/(n + 1), with n points.")},
        {"high", Words::tr("e to the power of 2/(n + 1), with n points.")},
        {"bound", Words::tr("The C that each end of the band requires; the larger of the two.")},
        {"shifted", Words::tr("Add C.")},
        {"e", Words::tr("Measured minus fitted.")},
        {"smoothed", Words::tr("The absolute value of the residual.")},
        {"corrected", Words::tr("Add the correction, or subtract it where the tail is negative.")},
        {"held.errors", Words::tr("Measured minus forecast.")},
        {"held.relative", Words::tr("Divide the error by the measured value and take the absolute value.")},
        {"held.mape", Words::tr("The mean of the relative errors of the held-out points, in percent.")},
        {"SSE", Words::tr("Sum of the squared deviations of the rows from the mean.")},
        {"t", Words::tr("Midway between the neighbours on both sides.")},
        {"left", Words::tr("The mean of the rows on the left.")},
        {"right", Words::tr("The mean of the rows on the right.")},
        {"error", Words::tr("The sums of squares about the mean of each side, added.")},
        {"gain", Words::tr("The sum of squares of the node minus the smallest one.")},
    };
    for (const Hint& hint : hints) {
        if (isNamed(exercise::bareKey(key), hint.key)) {
            return hint.text;
        }
    }
    return {};
}

AnswerWords answerWords(const exercise::Exercise& exercise, std::size_t blank, const exercise::StudentAnswer& answer,
                        const exercise::Marked& mark) {
    const QString letter = QString::fromStdString(exercise.blanks[blank].letter);
    const QString text =
        answer.value ? shown(derivation::numberText(*answer.value, {exercise.options.decimals + 4, false})) : QString();
    const std::string& key = exercise.derivation.steps[static_cast<std::size_t>(exercise.blanks[blank].line.step)].key;
    const auto withHint = [&](const QString& said) {
        return answer.hinted ? said + betweenSentences() + stepHint(key) : said;
    };
    switch (mark.verdict) {
        case AnswerVerdict::open:
            return {Words::tr("%1 is unanswered").arg(letter),
                    answer.hinted ? stepHint(key) : Words::tr("Write a number into its field and press Enter.")};
        case AnswerVerdict::right:
            return {Words::tr("%1: %2 is correct").arg(letter, text), {}};
        case AnswerVerdict::carried:
            return {Words::tr("%1: %2 follows from your answers").arg(letter, text),
                    Words::tr("It agrees with the numbers above it, so it counts as correct.")};
        case AnswerVerdict::mistaken:
            return {Words::tr("%1: %2 is wrong").arg(letter, text),
                    withHint(sentences(mistakeTitle(*mark.mistake), mistakeReason(*mark.mistake)))};
        case AnswerVerdict::tooFewDigits:
            return {Words::tr("%1: %2 has too few digits").arg(letter, text),
                    withHint(Words::tr("Give %n decimals.", nullptr, exercise.options.decimals))};
        case AnswerVerdict::notRight:
            return {Words::tr("%1: %2 is wrong").arg(letter, text),
                    answer.hinted ? stepHint(key) : Words::tr("No known mistake gives this number.")};
        case AnswerVerdict::shown:
            return {Words::tr("%1 is %2").arg(letter, shown(exercise::answerText(exercise, blank))),
                    Words::tr("The answer was shown and gives no point.")};
    }
    return {};
}

QString consequenceText(const std::vector<exercise::MistakeEffect>& changes, const derivation::NumberStyle& style) {
    QStringList list;
    for (const exercise::MistakeEffect& change : changes) {
        list << Words::tr("%1 = %2 instead of %3")
                    .arg(QString::fromStdString(derivation::plainFormula(derivation::notationOf(change.symbol, style))),
                         shown(derivation::numberText(change.wrong, style)),
                         shown(derivation::numberText(change.right, style)));
    }
    return list.isEmpty() ? QString()
                          : Words::tr("If this mistake is made in every line, the result is %1.")
                                .arg(list.join(Words::tr(", ", "in a list")));
}

QString exerciseTitle(const exercise::Options& options) {
    return options.series.empty()
               ? Words::tr("Exercise: %1, seed %2").arg(kindTitle(options.kind), QString::number(options.seed))
               : Words::tr("Exercise: %1, %2, seed %3")
                     .arg(kindTitle(options.kind), exerciseSeriesTitle(options.kind, options.series),
                          QString::number(options.seed));
}

QString acceptTitle(Accept accept) {
    switch (accept) {
        case Accept::halfDigit:
            return Words::tr("half a unit of the last digit");
        case Accept::digit:
            return Words::tr("one unit of the last digit");
        case Accept::percent:
            return Words::tr("1 %");
    }
    return {};
}

QString instructions(const exercise::Options& options) {
    return Words::tr(
        "Find the numbers for the letters, with %n decimals. The same letter always stands for the same number. "
        "Calculate with the numbers on the sheet or with more digits.",
        nullptr, options.decimals);
}

}  // namespace greyscope::widgets
