#include "core/derivation/steps/gm11_steps.h"

#include <cmath>

#include "core/derivation/steps/least_squares.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::derivation {

namespace {

using letters::k;

/// If |a| is smaller, u/a has lost too many digits for a difference of two responses.
constexpr Real kHardlyGrows = 1e-7L;

Expr when(const char* sign, Expr a, Expr b, Expr then, Expr otherwise) {
    return call("if", {relation(sign, {std::move(a), std::move(b)}), std::move(then), std::move(otherwise)});
}

/// Returns the distance of k + 1 from the first point.
Expr sinceFirst(const Modelled& of) {
    return of.first() == 1 ? k() : k(1 - of.first());
}

/// States the whitening equation, its general solution and the solution through the first point; `line`: for a = 0.
void stateWhitening(Draft& draft, const Modelled& of, bool line) {
    const Expr t = symbol("t");
    const Expr constant = symbol("c");
    const Expr first = at(of.x0(), number(of.first()));
    const Expr sinceStart = difference(t, number(of.first()));
    draft.state(equal(sum({letters::derivative(of.x1()), product({of.a(), of.x1()})}), of.u()));
    if (line) {
        draft.state(equal(at(of.x1(), t), sum({constant, product({of.u(), t})})));
        draft.state(equal(at(of.x1(), t), sum({first, product({of.u(), sinceStart})})));
        return;
    }
    const Expr level = fraction(of.u(), of.a());
    draft.state(equal(at(of.x1(), t), sum({product({constant, exponential(negative(product({of.a(), t})))}), level})));
    draft.state(
        equal(at(of.x1(), t),
              sum({product({brackets(difference(first, level)), exponential(negative(product({of.a(), sinceStart})))}),
                   level})));
}

StepValues lineResponse(Draft& draft, const Modelled& of, const Gm11Coefficients& found) {
    draft.note({NoteId::growthFree});
    return draft.column(
        {.key = "response",
         .symbol = at(hat(of.x1()), k(1)),
         .rule = sum({at(of.x0(), number(of.first())), product({of.u(), sinceFirst(of)})})},
        of.first(), of.last() + of.horizon, [&](int point) {
            if (point == of.first()) {
                return of.x(point);
            }
            const Expr index = number(point - of.first());
            const Expr line = sum({of.x(of.first()), product({found.u(), index})});
            const Expr level = fraction(found.u(), found.a());
            const Expr curve =
                sum({product({difference(of.x(of.first()), level), exponential(negative(product({found.a(), index})))}),
                     level});
            return inSheet(line, when("=", found.a(), number(0), line, curve));
        });
}

/// Writes the restored values without a response, in the form that keeps their digits; see grey::Gm11Result.
StepValues slowlyRestored(Draft& draft, const Modelled& of, const Gm11Coefficients& found) {
    draft.begin(SectionId::restoration, of.source);
    const Expr shrink = difference(number(1), fraction(of.a(), number(2)));
    const Expr rule = product({difference(of.u(), product({of.a(), at(of.x0(), number(of.first()))})),
                               exponential(negative(product({of.a(), difference(k(), number(of.first()))}))), shrink});
    return draft.column(
        {.key = "restored", .symbol = at(hat(of.x0()), k(1)), .rule = rule}, of.first(), of.last() + of.horizon,
        [&](int point) {
            if (point == of.first()) {
                return of.x(point);
            }
            const Expr decay = exponential(negative(product({found.a(), number(point - of.first() - 1)})));
            const Expr slow = product({difference(found.u(), product({found.a(), of.x(of.first())})), decay,
                                       difference(number(1), fraction(found.a(), number(2)))});
            const Expr full = product({difference(of.x(of.first()), fraction(found.u(), found.a())),
                                       difference(exponential(negative(found.a())), number(1)), decay});
            return inSheet(slow, when("<", absolute(found.a()), number(kHardlyGrows), slow, full));
        });
}

}  // namespace

StepValues accumulationSteps(Draft& draft, const Modelled& of) {
    draft.begin(SectionId::accumulation, of.source);
    return draft.column({.key = "x1",
                         .symbol = at(of.x1(), k()),
                         .rule = letters::sumOver("i", of.first(), k(), at(of.x0(), symbol("i")))},
                        of.first(), of.last(), [&](int point, const StepValues& sums) {
                            return point == of.first() ? of.x(point) : sum({sums(point - 1), of.x(point)});
                        });
}

StepValues backgroundSteps(Draft& draft, const Modelled& of, const StepValues& sums) {
    return draft.column({.key = "z",
                         .symbol = at(of.z(), k()),
                         .rule = grey::backgroundValue(of.weight(), at(of.x1(), k()), at(of.x1(), k(-1)))},
                        of.first() + 1, of.last(),
                        [&](int point) { return grey::backgroundValue(of.weight(), sums(point), sums(point - 1)); });
}

Gm11Coefficients gm11Coefficients(Draft& draft, const Modelled& of, const StepValues& background,
                                  const StepValues& rights, const Expr& rightSymbol) {
    const Expr z = at(of.z(), k());
    LinearSystem system;
    system.equation = equal(sum({rightSymbol, product({of.a(), z})}), of.u());
    system.unknowns = {{"a", of.a(), negative(z), [&](int point) { return negative(background(point)); }, false},
                       {"u", of.u(), number(1), [](int /*point*/) { return number(1); }, true}};
    system.rightSymbol = rightSymbol;
    system.right = [&](int point) { return rights(point); };
    system.first = of.first() + 1;
    system.last = of.last();
    system.source = of.source;
    std::vector<StepValues> solved = leastSquares(draft, system);
    const Real growth = -solved[0].value();
    const grey::GrowthLimit* const limit = grey::limitOfGrowth(growth);
    draft.note({NoteId::suitability, {growth, limit != nullptr ? limit->atMost : 0.0L}, {}});
    return {std::move(solved[0]), std::move(solved[1])};
}

StepValues gm11Response(Draft& draft, const Modelled& of, const Gm11Coefficients& found, const StepValues& sums) {
    draft.begin(SectionId::response, of.source);
    stateWhitening(draft, of, found.a.value() == 0.0L);
    if (found.a.value() == 0.0L) {
        return lineResponse(draft, of, found);
    }
    const Expr first = at(of.x0(), number(of.first()));
    const Expr level = fraction(of.u(), of.a());
    // If numbers in a sheet are changed, a may become 0 up to rounding; the response is then a line.
    const auto unlessLine = [&](Expr curve, Expr line) {
        return inSheet(curve, when("<", absolute(found.a()), number(kHardlyGrows), std::move(line), curve));
    };
    const StepValues limit =
        draft.value({.key = "u/a", .symbol = level}, unlessLine(fraction(found.u(), found.a()), number(0)));
    const StepValues factor =
        draft.value({.key = "x(1)-u/a", .symbol = difference(first, level)}, difference(sums(of.first()), limit()));
    const Expr rule =
        sum({product({brackets(difference(first, level)), exponential(negative(product({of.a(), sinceFirst(of)})))}),
             level});
    return draft.column({.key = "response", .symbol = at(hat(of.x1()), k(1)), .rule = rule}, of.first(),
                        of.last() + of.horizon, [&](int point) {
                            if (point == of.first()) {
                                return sums(point);
                            }
                            const Expr index = number(point - of.first());
                            return unlessLine(
                                sum({product({factor(), exponential(negative(product({found.a(), index})))}), limit()}),
                                sum({sums(of.first()), product({found.u(), index})}));
                        });
}

StepValues restorationSteps(Draft& draft, const Modelled& of, const StepValues& response) {
    draft.begin(SectionId::restoration, of.source);
    return draft.column({.key = "restored",
                         .symbol = at(hat(of.x0()), k()),
                         .rule = difference(at(hat(of.x1()), k()), at(hat(of.x1()), k(-1)))},
                        of.first(), of.last() + of.horizon, [&](int point) {
                            return point == of.first() ? response(point)
                                                       : difference(response(point), response(point - 1));
                        });
}

Gm11Derivation gm11Steps(Draft& draft, const Modelled& of) {
    const StepValues sums = accumulationSteps(draft, of);
    const StepValues background = backgroundSteps(draft, of, sums);
    Gm11Coefficients found = gm11Coefficients(draft, of, background, of.x, at(of.x0(), k()));
    const Real a = found.a.value();
    if (a != 0.0L && std::abs(a) < kHardlyGrows) {
        StepValues values = slowlyRestored(draft, of, found);
        return {std::move(found), std::move(values)};
    }
    const StepValues response = gm11Response(draft, of, found, sums);
    StepValues values = restorationSteps(draft, of, response);
    return {std::move(found), std::move(values)};
}

}  // namespace greyscope::derivation
