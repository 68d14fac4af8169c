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
