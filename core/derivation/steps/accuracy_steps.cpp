#include "core/derivation/steps/accuracy_steps.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/derivation/steps/area_steps.h"
#include "core/grey/limits.h"

namespace greyscope::derivation {

using letters::fittedX;
using letters::k;
using letters::n;

namespace {

StepValues meanOf(Draft& draft, const StepValues& column, const std::string& key) {
    const Expr letter = draft.letterOf(column);
    const Expr rule = fraction(letters::sumOver("k", 1, n(), at(letter, k())), n());
    return draft.value({.key = key, .symbol = bar(letter), .rule = rule}, fraction(sum(column.all()), column.count()));
}

/// Writes the standard deviation S of a column.
StepValues deviationOf(Draft& draft, const StepValues& column, const StepValues& mean, const std::string& index,
                       grey::DeviationDivisor divisor) {
    const Expr letter = draft.letterOf(column);
    const auto dividing = [divisor](Expr count) {
        return divisor == grey::DeviationDivisor::n ? count : difference(std::move(count), number(1));
    };
    std::vector<Expr> squares;
    for (Expr& value : column.all()) {
        squares.push_back(power(difference(std::move(value), mean()), number(2)));
    }
    const Expr rule = root(fraction(
        letters::sumOver("k", 1, n(), power(difference(at(letter, k()), bar(letter)), number(2))), dividing(n())));
    return draft.value({.key = "S" + index, .symbol = letters::indexed("S", index), .rule = rule},
                       root(fraction(sum(std::move(squares)), dividing(column.count()))));
}

/// Writes the relative errors of some points and their mean in percent; nothing if a measured value is 0.
void relativeErrors(Draft& draft, const StepValues& actual, const StepValues& errors, int first, const std::string& key,
                    const Expr& count) {
    const auto isZero = [&](int point) { return actual.value(point) == 0.0L; };
    for (int point = first; point <= actual.last(); ++point) {
        if (isZero(point)) {
            return;
        }
    }
    const StepValues relative =
        draft.column({.key = key + "relative",
                      .symbol = at(symbol("δ"), k()),
                      .rule = absolute(fraction(at(symbol("e"), k()), at(draft.letterOf(actual), k())))},
                     first, actual.last(), [&](int point) { return absolute(fraction(errors(point), actual(point))); });
    const Expr rule = product({number(100), fraction(bigSum(symbol("k"), symbol(""), at(symbol("δ"), k())), count)});
    draft.value({.key = key + "mape", .symbol = symbol("MAPE"), .rule = rule},
                product({number(100), fraction(sum(relative.all()), relative.count())}));
}

void posterior(Draft& draft, const StepValues& actual, const StepValues& errors, const grey::AccuracyOptions& options) {
    draft.begin(SectionId::posterior, SourceId::deng1982);
    const StepValues mean = meanOf(draft, actual, "mean-x");
    const StepValues s1 = deviationOf(draft, actual, mean, "1", options.deviations);
    const StepValues meanError = meanOf(draft, errors, "mean-e");
    const StepValues s2 = deviationOf(draft, errors, meanError, "2", options.deviations);
    const StepValues c = draft.value({.key = "C-ratio",
                                      .symbol = symbol("C"),
                                      .rule = fraction(letters::indexed("S", "2"), letters::indexed("S", "1"))},
                                     fraction(s2(), s1()));
    const StepValues limit = draft.value({.key = "limit",
                                          .symbol = letters::indexed("S", "0"),
                                          .rule = product({number(grey::kSmallError), letters::indexed("S", "1")})},
                                         product({number(grey::kSmallError), s1()}));
    const StepValues apart = draft.column({.key = "apart",
                                           .symbol = at(symbol("d"), k()),
                                           .rule = absolute(difference(at(symbol("e"), k()), bar(symbol("e"))))},
                                          errors.first(), errors.last(),
                                          [&](int point) { return absolute(difference(errors(point), meanError())); });
    int small = 0;
    std::vector<Expr> within;
    for (int point = apart.first(); point <= apart.last(); ++point) {
        const bool isSmall = apart.value(point) < limit.value();
        within.push_back(relation("<", {apart(point), limit()}));
        small += isSmall ? 1 : 0;
        if (!isSmall) {
            draft.mark(apart, point, LineEmphasis::outside);
        }
    }
    const Expr rule = fraction(call("count", {relation("<", {at(symbol("d"), k()), letters::indexed("S", "0")})}), n());
    const StepValues p = draft.value({.key = "P", .symbol = symbol("P"), .rule = rule},
                                     fraction(inSheet(number(small), sum(std::move(within))), apart.count()));
    const int ofRatio = grey::gradeBy(options.grades, grey::kVarianceRatioGrades, c.value());
    const int ofShare = grey::gradeBy(options.grades, grey::kSmallErrorGrades, p.value());
    draft.note({NoteId::gradeOf, {Real(ofRatio), Real(ofShare)}, {}});
    draft.note({NoteId::grade, {Real(std::max(ofRatio, ofShare))}, {}});
}

}  // namespace

StepValues errorSteps(Draft& draft, const StepValues& actual, const StepValues& values,
                      const grey::AccuracyOptions& options) {
    draft.begin(SectionId::errors, SourceId::deng1982);
    StepValues errors = draft.column({.key = "errors",
                                      .symbol = at(symbol("e"), k()),
                                      .rule = difference(at(draft.letterOf(actual), k()), fittedX())},
                                     actual.first(), actual.last(),
                                     [&](int point) { return difference(actual(point), values(point)); });
    const bool all = options.meanError == grey::MeanErrorOver::all;
    relativeErrors(draft, actual, errors, actual.first() + (all ? 0 : 1), "", all ? n() : difference(n(), number(1)));
    return errors;
}

void accuracySteps(Draft& draft, const StepValues& actual, const StepValues& values,
                   const grey::AccuracyOptions& options) {
    const StepValues errors = errorSteps(draft, actual, values, options);
    const bool constant = std::all_of(actual.values().begin(), actual.values().end(),
                                      [&](Real value) { return value == actual.value(); });
    if (!constant) {
        posterior(draft, actual, errors, options);
    }
    draft.begin(SectionId::areas, SourceId::liu);
    const AreaSubject fit{{actual, values}, {draft.letterOf(actual), hat(symbol("x"))}, {"x", "^"}, actual.last()};
    areaDegreeSteps(draft, fit, grey::AreaDegree::absolute, "fit.", symbol("ε"));
}

void holdOutSteps(Draft& draft, const StepValues& values, int fitted, const std::vector<std::optional<double>>& held) {
    std::vector<double> measured;
    for (const auto& value : held) {
        if (!value) {
            break;
        }
        measured.push_back(*value);
    }
    if (measured.empty()) {
        return;
    }
    draft.begin(SectionId::holdOut);
    const StepValues actual = draft.given({.key = "held", .symbol = letters::measuredX()}, measured, fitted + 1);
    const StepValues errors = draft.column(
        {.key = "held.errors", .symbol = at(symbol("e"), k()), .rule = difference(letters::measuredX(), fittedX())},
        actual.first(), actual.last(), [&](int point) { return difference(actual(point), values(point)); });
    relativeErrors(draft, actual, errors, actual.first(), "held.", symbol("h"));
}

}  // namespace greyscope::derivation
