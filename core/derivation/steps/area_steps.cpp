#include "core/derivation/steps/area_steps.h"

#include <utility>

#include "core/grey/degrees/degree_formulas.h"

namespace greyscope::derivation {

using grey::areaDegree;
using grey::areaQuotient;
using letters::indexed;
using letters::k;

namespace {

/// Returns half of the first value, all values between, and half of the last.
Expr areaRule(const Expr& curve) {
    return sum({bigSum(equal(symbol("k"), number(2)), difference(letters::n(), number(1)), at(curve, k())),
                product({fraction(number(1), number(2)), at(curve, letters::n())})});
}

Expr areaOf(const StepValues& curve, int last, bool fromZero) {
    const Expr half = fraction(number(1), number(2));
    std::vector<Expr> terms;
    if (!fromZero) {
        terms.push_back(product({half, curve(curve.first())}));
    }
    for (int point = curve.first() + 1; point < last; ++point) {
        terms.push_back(curve(point));
    }
    terms.push_back(product({half, curve(last)}));
    return sum(std::move(terms));
}

StepValues areaSteps(Draft& draft, const AreaSubject& of, std::size_t i, const std::string& prefix) {
    const StepValues& curve = of.curves[i];
    const std::string series = of.series.empty() ? std::string() : of.series[i];
    const Expr zero = superscript(of.symbols[i], symbol("0"));
    const StepValues zeroImage =
        draft.column({.key = prefix + "zero." + of.keys[i],
                      .symbol = at(zero, k()),
                      .rule = difference(at(of.symbols[i], k()), at(of.symbols[i], number(1))),
                      .series = series},
                     curve.first(), of.last, [&](int point) { return difference(curve(point), curve(curve.first())); });
    return draft.value({.key = prefix + "s." + of.keys[i],
                        .symbol = subscript(symbol("s"), of.symbols[i]),
                        .rule = areaRule(zero),
                        .series = series},
                       areaOf(zeroImage, of.last, true));
}

/// Writes |S| of the difference of both curves, whatever their first points are.
StepValues closenessSteps(Draft& draft, const AreaSubject& of, const std::string& prefix) {
    const Expr d = symbol("d");
    const StepValues apart = draft.column(
        {.key = prefix + "d", .symbol = at(d, k()), .rule = difference(at(of.symbols[0], k()), at(of.symbols[1], k()))},
        of.curves[0].first(), of.last, [&](int point) { return difference(of.curves[0](point), of.curves[1](point)); });
    const Expr rule = sum({product({fraction(number(1), number(2)), at(d, number(1))}), areaRule(d)});
    return draft.value({.key = prefix + "S", .symbol = symbol("S"), .rule = rule}, areaOf(apart, of.last, false));
}

}  // namespace

StepValues areaDegreeSteps(Draft& draft, const AreaSubject& of, grey::AreaDegree kind, const std::string& prefix,
                           const Expr& letter) {
    if (!kind.fromZero) {
        const StepValues area = closenessSteps(draft, of, prefix);
        const auto ofBoth = [kind](const Expr& s) { return areaDegree(kind, s, s, abs(s)); };
        return draft.value({.key = prefix + "degree", .symbol = letter, .rule = ofBoth(symbol("S"))}, ofBoth(area()));
    }
    const StepValues first = areaSteps(draft, of, 0, prefix);
    const StepValues second = areaSteps(draft, of, 1, prefix);
    const auto degree = [kind](const Expr& a, const Expr& b) { return areaDegree(kind, a, b, abs(a - b)); };
    return draft.value({.key = prefix + "degree",
                        .symbol = letter,
                        .rule = degree(subscript(symbol("s"), of.symbols[0]), subscript(symbol("s"), of.symbols[1]))},
                       degree(first(), second()));
}

StepValues areaQuotientSteps(Draft& draft, const AreaSubject& of, grey::AreaDegree kind, const Expr& letter) {
    if (!kind.fromZero) {
        const StepValues area = closenessSteps(draft, of, {});
        return draft.value({.key = "q", .symbol = letter, .rule = symbol("S")}, area());
    }
    const StepValues first = areaSteps(draft, of, 0, {});
    const StepValues second = areaSteps(draft, of, 1, {});
    return draft.value(
        {.key = "q",
         .symbol = letter,
         .rule = areaQuotient(kind, subscript(symbol("s"), of.symbols[0]), subscript(symbol("s"), of.symbols[1]))},
        areaQuotient(kind, first(), second()));
}

}  // namespace greyscope::derivation
