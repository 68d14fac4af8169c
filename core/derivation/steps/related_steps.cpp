#include "core/derivation/steps/related_steps.h"

#include <string>

#include "core/derivation/steps/least_squares.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;

namespace {

void addFactors(LinearSystem& system, const std::vector<StepValues>& factors) {
    for (std::size_t i = 0; i < factors.size(); ++i) {
        const std::string index = std::to_string(i + 2);
        system.unknowns.push_back({"b" + index, indexed("b", index), at(indexed("y", index), k()),
                                   [&factors, i](int point) { return factors[i](point); }, false});
    }
}

/// Returns the sum of b_i y_i(k), with symbols or with the numbers of a point.
Expr drive() {
    return bigSum(symbol("i"), symbol(""), product({indexed("b", "i"), at(indexed("y", "i"), k())}));
}
std::vector<Expr> driveAt(const std::vector<StepValues>& solved, const std::vector<StepValues>& factors, int point) {
    std::vector<Expr> terms;
    for (std::size_t i = 0; i < factors.size(); ++i) {
        terms.push_back(product({solved[i + 1](), factors[i](point)}));
    }
    return terms;
}

/// Writes the response that textbooks give for GM(1,N): that of the whitening equation with a constant drive. The model
/// does not use it. Without it where a is 0.
void textbookResponse(Draft& draft, const Modelled& of, const std::vector<StepValues>& solved,
                      const std::vector<StepValues>& factors, const StepValues& sums) {
    if (solved[0].value() == 0.0L) {
        return;
    }
    draft.begin(SectionId::response, SourceId::deng1989);
    draft.state(equal(sum({letters::derivative(of.x1()), product({of.a(), of.x1()})}),
                      bigSum(symbol("i"), symbol(""), product({indexed("b", "i"), indexed("y", "i")}))));
    const Expr s = symbol("S");
    const Expr constant = fraction(s, of.a());
    draft.state(
        equal(at(of.x1(), symbol("t")),
              sum({product({brackets(difference(at(of.x1(), number(of.first())), constant)),
                            exponential(negative(product({of.a(), difference(symbol("t"), number(of.first()))})))}),
                   constant})));
    const StepValues drives =
        draft.column({.key = "drive", .symbol = at(s, k()), .rule = drive()}, of.first(), of.last() + of.horizon,
                     [&](int point) { return sum(driveAt(solved, factors, point)); });
    const auto response = [](const Expr& first, const Expr& level, Expr decay) {
        return sum({product({brackets(difference(first, level)), std::move(decay)}), level});
    };
    const StepValues curve =
        draft.column({.key = "response",
                      .symbol = at(hat(of.x1()), k(1)),
                      .rule = response(at(of.x1(), number(of.first())), fraction(at(s, k(1)), of.a()),
                                       exponential(negative(product({of.a(), k()}))))},
                     of.first(), of.last() + of.horizon, [&](int point) {
                         if (point == of.first()) {
                             return sums(point);
                         }
                         return response(sums(of.first()), fraction(drives(point), solved[0]()),
                                         exponential(negative(product({solved[0](), number(point - of.first())}))));
                     });
    draft.column({.key = "response.restored",
                  .symbol = at(hat(of.x0()), k()),
                  .rule = difference(at(hat(of.x1()), k()), at(hat(of.x1()), k(-1)))},
                 of.first(), of.last() + of.horizon, [&](int point) {
                     return point == of.first() ? curve(point) : difference(curve(point), curve(point - 1));
                 });
    draft.note({NoteId::approximateResponse});
}

}  // namespace

std::vector<StepValues> accumulatedFactors(Draft& draft, const ModelSubject& subject, int last) {
    draft.begin(SectionId::relatedSeries, SourceId::deng1989);
    const int first = subject.of.first();
    std::vector<StepValues> sums;
    for (std::size_t i = 0; i < subject.related.size(); ++i) {
        const grey::RelatedFactor& factor = subject.related[i];
        const std::string index = std::to_string(i + 2);
        const Expr raw = subscript(letters::ofOrder("x", "0"), symbol(index));
        const auto count = static_cast<std::ptrdiff_t>(last - first + 1);
        const StepValues values = draft.given({.key = "x" + index, .symbol = at(raw, k()), .series = factor.name},
                                              {factor.values.begin(), factor.values.begin() + count}, first);
        sums.push_back(draft.column({.key = "y" + index,
                                     .symbol = at(indexed("y", index), k()),
                                     .rule = letters::sumOver("i", 1, k(), at(raw, symbol("i"))),
                                     .series = factor.name},
                                    first, last, [&](int point, const StepValues& before) {
                                        return point == first ? values(point) : sum({before(point - 1), values(point)});
                                    }));
    }
    return sums;
}

StepValues gm1nSteps(Draft& draft, const ModelSubject& subject) {
    const Modelled& of = subject.of;
    const std::vector<StepValues> factors = accumulatedFactors(draft, subject, of.last() + of.horizon);
    const StepValues sums = accumulationSteps(draft, of);
    const StepValues background = backgroundSteps(draft, of, sums);
    const Expr z = at(of.z(), k());
    LinearSystem system;
    system.equation = equal(sum({at(of.x0(), k()), product({of.a(), z})}), drive());
    system.unknowns = {{"a", of.a(), negative(z), [&](int point) { return negative(background(point)); }, false}};
    addFactors(system, factors);
    system.rightSymbol = at(of.x0(), k());
    system.right = [&](int point) { return of.x(point); };
    system.first = of.first() + 1;
    system.last = of.last();
    system.source = SourceId::deng1989;
    const std::vector<StepValues> solved = leastSquares(draft, system);
    textbookResponse(draft, of, solved, factors, sums);
    draft.begin(SectionId::restoration, SourceId::deng1989);
    const Expr rule = grey::gm1nValue(of.weight(), of.a(), drive(), at(hat(of.x1()), k(-1)));
    return draft.column({.key = "restored", .symbol = at(hat(of.x0()), k()), .rule = rule}, of.first(),
                        of.last() + of.horizon, [&](int point, const StepValues& values) {
                            if (point == of.first()) {
                                return of.x(point);
                            }
                            std::vector<Expr> before;
                            for (int i = of.first(); i < point; ++i) {
                                before.push_back(values(i));
                            }
                            return grey::gm1nValue(of.weight(), solved[0](), sum(driveAt(solved, factors, point)),
                                                   sum(std::move(before)));
                        });
}

StepValues gm0nSteps(Draft& draft, const ModelSubject& subject) {
    const Modelled& of = subject.of;
    const std::vector<StepValues> factors = accumulatedFactors(draft, subject, of.last());
    const StepValues sums = accumulationSteps(draft, of);
    LinearSystem system;
    const Expr level = indexed("b", "0");
    system.equation = equal(at(of.x1(), k()), sum({level, drive()}));
    system.unknowns = {{"b0", level, number(1), [](int /*point*/) { return number(1); }, true}};
    addFactors(system, factors);
    system.rightSymbol = at(of.x1(), k());
    system.right = [&](int point) { return sums(point); };
    system.first = of.first() + 1;
    system.last = of.last();
    system.source = SourceId::liuLin2006;
    const std::vector<StepValues> solved = leastSquares(draft, system);
    draft.begin(SectionId::response, SourceId::liuLin2006);
    const StepValues response =
        draft.column({.key = "response", .symbol = at(hat(of.x1()), k()), .rule = sum({level, drive()})}, of.first(),
                     of.last(), [&](int point) {
                         if (point == of.first()) {
                             return sums(point);
                         }
                         std::vector<Expr> terms = driveAt(solved, factors, point);
                         terms.insert(terms.begin(), solved[0]());
                         return sum(std::move(terms));
                     });
    Modelled described = of;
    described.horizon = 0;
    StepValues values = restorationSteps(draft, described, response);
    draft.note({NoteId::describes});
    return values;
}

}  // namespace greyscope::derivation
