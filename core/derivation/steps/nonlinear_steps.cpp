#include "core/derivation/steps/nonlinear_steps.h"

#include <string>

#include "core/derivation/steps/least_squares.h"

namespace greyscope::derivation {

using letters::k;

namespace {

/// Returns n, which is not a parameter if it is 2.
Expr exponentOf(double n) {
    return n == 2.0 ? number(2) : parameter("n", n);
}

struct BernoulliCoefficients {
    StepValues a;
    StepValues b;
};

BernoulliCoefficients bernoulliCoefficients(Draft& draft, const Modelled& of, const StepValues& rights,
                                            const StepValues& background, double n, SourceId source) {
    const Expr z = at(of.z(), k());
    const Expr exponent = n == 2.0 ? number(2) : symbol("n");
    LinearSystem system;
    system.equation = equal(sum({at(of.x0(), k()), product({of.a(), z})}), product({symbol("b"), power(z, exponent)}));
    system.unknowns = {{"a", of.a(), negative(z), [&](int point) { return negative(background(point)); }, false},
                       {"b", symbol("b"), power(z, exponent),
                        [&, n](int point) { return power(background(point), exponentOf(n)); }, false}};
    system.rightSymbol = at(of.x0(), k());
    system.right = [&](int point) { return rights(point); };
    system.first = of.first() + 1;
    system.last = of.last();
    system.source = source;
    std::vector<StepValues> solved = leastSquares(draft, system);
    return {std::move(solved[0]), std::move(solved[1])};
}

/// Writes the points as x1, because they are already accumulated.
StepValues curveAsSums(Draft& draft, const Modelled& of) {
    draft.begin(SectionId::accumulation, of.source);
    return draft.column({.key = "x1", .symbol = at(of.x1(), k())}, of.first(), of.last(),
                        [&](int point) { return of.x(point); });
}

StepValues differencesOf(Draft& draft, const Modelled& of, const StepValues& sums) {
    return draft.column(
        {.key = "x0", .symbol = at(of.x0(), k()), .rule = difference(at(of.x1(), k()), at(of.x1(), k(-1)))},
        of.first() + 1, of.last(), [&](int point) { return difference(sums(point), sums(point - 1)); });
}

/// Returns a x(1) / (b x(1) + (a - b x(1)) e^{ak}).
Expr logistic(const Expr& a, const Expr& b, const Expr& first, Expr index) {
    const Expr grown = product({b, first});
    return fraction(product({a, first}),
                    sum({grown, product({difference(a, grown), exponential(product({a, std::move(index)}))})}));
}

/// Returns [(x(1)^{1-n} - b/a) e^{-a(1-n)k} + b/a]^{1/(1-n)}.
Expr bernoulli(const Expr& a, const Expr& b, const Expr& first, Expr index, const Expr& m) {
    const Expr level = fraction(b, a);
    return power(brackets(sum({product({difference(power(first, m), level),
                                        exponential(negative(product({a, m, std::move(index)})))}),
                               level})),
                 fraction(number(1), m));
}

/// States the whitening equation, the linear equation of y = x1^(1-n) and its solution through the first point.
void stateWhitening(Draft& draft, const Modelled& of, const Expr& first, bool verhulst) {
    const Expr b = symbol("b");
    const Expr y = symbol("y");
    const Expr t = symbol("t");
    const Expr exponent = verhulst ? number(2) : symbol("n");
    const Expr m = difference(number(1), symbol("n"));
    const auto lifted = [&](const Expr& x) { return verhulst ? fraction(number(1), x) : power(x, m); };
    const auto rate = [&](Expr part) { return verhulst ? negative(std::move(part)) : product({m, std::move(part)}); };
    draft.state(equal(sum({letters::derivative(of.x1()), product({of.a(), of.x1()})}),
                      product({b, power(brackets(of.x1()), exponent)})));
    draft.state(equal(y, lifted(of.x1())));
    draft.state(equal(sum({letters::derivative(y), rate(product({of.a(), y}))}), rate(b)));
    const Expr level = fraction(b, of.a());
    const Expr since = difference(t, number(of.first()));
    const Expr grown = verhulst ? product({of.a(), since}) : negative(product({of.a(), m, since}));
    draft.state(equal(lifted(at(of.x1(), t)),
                      sum({product({brackets(difference(lifted(first), level)), exponential(grown)}), level})));
}

}  // namespace

StepValues bernoulliSteps(Draft& draft, const Modelled& of, double exponent, bool cumulative) {
    const bool verhulst = exponent == 2.0;
    const SourceId source = verhulst ? SourceId::liu : SourceId::chen2008;
    const StepValues sums = cumulative ? curveAsSums(draft, of) : accumulationSteps(draft, of);
    const StepValues points = cumulative ? differencesOf(draft, of, sums) : of.x;
    const StepValues background = backgroundSteps(draft, of, sums);
    const auto [a, b] = bernoulliCoefficients(draft, of, points, background, exponent, source);
    draft.begin(SectionId::response, source);
    const Expr first = at(cumulative ? of.x1() : of.x0(), number(1));
    stateWhitening(draft, of, first, verhulst);
    const Expr m = inSheet(number(1.0L - Real(exponent)), difference(number(1), exponentOf(exponent)));
    const Expr rule = verhulst ? logistic(of.a(), symbol("b"), first, k())
                               : bernoulli(of.a(), symbol("b"), first, k(), difference(number(1), symbol("n")));
    const std::string key = cumulative ? "values" : "response";
    const StepValues response = draft.column({.key = key, .symbol = at(hat(of.x1()), k(1)), .rule = rule}, of.first(),
                                             of.last() + of.horizon, [&, &a = a, &b = b](int point) {
                                                 if (point == of.first()) {
                                                     return sums(point);
                                                 }
                                                 const Expr index = number(point - of.first());
                                                 return verhulst ? logistic(a(), b(), sums(of.first()), index)
                                                                 : bernoulli(a(), b(), sums(of.first()), index, m);
                                             });
    return cumulative ? response : restorationSteps(draft, of, response);
}

StepValues fractionalSteps(Draft& draft, const Modelled& of, double order) {
    draft.begin(SectionId::accumulation, SourceId::wu2015);
    Modelled moved = of;
    moved.order = "r";
    moved.source = SourceId::wu2015;
    const int first = of.first();
    const auto weightsOf = [&](const std::string& key, Real r, int last) {
        const Expr letter = symbol(key == "w" ? "w" : "v");
        const Expr shown = key == "w" ? symbol("r") : negative(symbol("r"));
        const Expr rule =
            fraction(product({at(letter, difference(symbol("j"), number(1))), sum({symbol("j"), number(-1), shown})}),
                     symbol("j"));
        return draft.column({.key = key, .symbol = at(letter, symbol("j")), .rule = rule, .ofPoint = false}, 0,
                            last - first, [r](int j, const StepValues& weights) {
                                if (j == 0) {
                                    return number(1);
                                }
                                const Expr order = r < 0.0L ? negative(parameter("r", -r)) : parameter("r", r);
                                const Expr shifted = inSheet(number(Real(j) - 1.0L + r), sum({number(j - 1), order}));
                                return fraction(product({weights(j - 1), shifted}), number(j));
                            });
    };
    const auto accumulated = [first](const StepValues& weights, const StepValues& series, int point) {
        std::vector<Expr> terms;
        for (int i = first; i <= point; ++i) {
            terms.push_back(product({weights(point - i), series(i)}));
        }
        return sum(std::move(terms));
    };
    const auto folded = [](const std::string& weight, const Expr& series) {
        return letters::sumOver("i", 1, k(),
                                product({at(symbol(weight), difference(k(), symbol("i"))), at(series, symbol("i"))}));
    };
    const StepValues weights = weightsOf("w", order, of.last());
    const StepValues sums =
        draft.column({.key = "x1", .symbol = at(moved.x1(), k()), .rule = folded("w", of.x0())}, first, of.last(),
                     [&](int point) { return accumulated(weights, of.x, point); });
    const StepValues steps =
        draft.column({.key = "steps",
                      .symbol = at(letters::ofOrder("x", "r−1"), k()),
                      .rule = difference(at(moved.x1(), k()), at(moved.x1(), k(-1)))},
                     first + 1, of.last(), [&](int point) { return difference(sums(point), sums(point - 1)); });
    const StepValues background = backgroundSteps(draft, moved, sums);
    const Gm11Coefficients found =
        gm11Coefficients(draft, moved, background, steps, at(letters::ofOrder("x", "r−1"), k()));
    const StepValues response = gm11Response(draft, moved, found, sums);
    draft.begin(SectionId::restoration, SourceId::wu2015);
    const StepValues back = weightsOf("v", -Real(order), of.last() + of.horizon);
    return draft.column({.key = "restored", .symbol = at(hat(of.x0()), k()), .rule = folded("v", hat(moved.x1()))},
                        first, of.last() + of.horizon, [&](int point) { return accumulated(back, response, point); });
}

}  // namespace greyscope::derivation
