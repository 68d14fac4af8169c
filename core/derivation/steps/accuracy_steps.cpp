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
using letters::measuredX;
using letters::n;

namespace {

StepValues meanOf(Draft& draft, const StepValues& column, const std::string& key, const std::string& letter) {
    const Expr rule = fraction(letters::sumOver("k", 1, n(), at(symbol(letter), k())), n());
    return draft.value({.key = key, .symbol = bar(symbol(letter)), .rule = rule},
                       fraction(sum(column.all()), column.count()));
}

/// Writes the standard deviation S of a column, with ddof 0.
StepValues deviationOf(Draft& draft, const StepValues& column, const StepValues& mean, const std::string& index,
                       const std::string& letter) {
    std::vector<Expr> squares;
    for (Expr& value : column.all()) {
        squares.push_back(power(difference(std::move(value), mean()), number(2)));
    }
    const Expr rule = root(fraction(
        letters::sumOver("k", 1, n(), power(difference(at(symbol(letter), k()), bar(symbol(letter))), number(2))),
        n()));
    return draft.value({.key = "S" + index, .symbol = letters::indexed("S", index), .rule = rule},
                       root(fraction(sum(std::move(squares)), column.count())));
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
                      .rule = absolute(fraction(at(symbol("e"), k()), measuredX()))},
                     first, actual.last(), [&](int point) { return absolute(fraction(errors(point), actual(point))); });
    const Expr rule = product({number(100), fraction(bigSum(symbol("k"), symbol(""), at(symbol("δ"), k())), count)});
    draft.value({.key = key + "mape", .symbol = symbol("MAPE"), .rule = rule},
                product({number(100), fraction(sum(relative.all()), relative.count())}));
}

void posterior(Draft& draft, const StepValues& actual, const StepValues& errors) {
    draft.begin(SectionId::posterior, SourceId::deng1982);
    const StepValues mean = meanOf(draft, actual, "mean-x", "x");
    const StepValues s1 = deviationOf(draft, actual, mean, "1", "x");
    const StepValues meanError = meanOf(draft, errors, "mean-e", "e");
    const StepValues s2 = deviationOf(draft, errors, meanError, "2", "e");
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
    const int ofRatio = grey::kVarianceRatioGrades.gradeOf(c.value());
    const int ofShare = grey::kSmallErrorGrades.gradeOf(p.value());
    draft.note({NoteId::gradeOf, {Real(ofRatio), Real(ofShare)}, {}});
    draft.note({NoteId::grade, {Real(std::max(ofRatio, ofShare))}, {}});
}

}  // namespace

StepValues errorSteps(Draft& draft, const StepValues& actual, const StepValues& values) {
    draft.begin(SectionId::errors, SourceId::deng1982);
    StepValues errors = draft.column(
        {.key = "errors", .symbol = at(symbol("e"), k()), .rule = difference(measuredX(), fittedX())}, actual.first(),
        actual.last(), [&](int point) { return difference(actual(point), values(point)); });
    relativeErrors(draft, actual, errors, actual.first() + 1, "", difference(n(), number(1)));
    return errors;
}

void accuracySteps(Draft& draft, const StepValues& actual, const StepValues& values) {
    const StepValues errors = errorSteps(draft, actual, values);
    const bool constant = std::all_of(actual.values().begin(), actual.values().end(),
                                      [&](Real value) { return value == actual.value(); });
    if (!constant) {
        posterior(draft, actual, errors);
    }
    draft.begin(SectionId::areas, SourceId::liu);
    const AreaSubject fit{{actual, values}, {symbol("x"), hat(symbol("x"))}, {"x", "^"}, actual.last()};
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
    const StepValues actual = draft.given({.key = "held", .symbol = measuredX()}, measured, fitted + 1);
    const StepValues errors = draft.column(
        {.key = "held.errors", .symbol = at(symbol("e"), k()), .rule = difference(measuredX(), fittedX())},
        actual.first(), actual.last(), [&](int point) { return difference(actual(point), values(point)); });
    relativeErrors(draft, actual, errors, actual.first(), "held.", symbol("h"));
}

}  // namespace greyscope::derivation
