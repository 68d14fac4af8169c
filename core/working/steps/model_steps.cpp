#include "core/working/steps/model_steps.h"

#include <algorithm>
#include <string>

#include "core/working/steps/least_squares.h"
#include "core/working/steps/nonlinear_steps.h"
#include "core/working/steps/related_steps.h"
#include "core/working/steps/residual_steps.h"

namespace greyscope::working {

using letters::indexed;
using letters::k;

namespace {

/// B and Y of an equation x^(1)(k+1) = ..., whose rows are k = 1 .. n-1.
LinearSystem discreteSystem(const Modelled& of, const Column& sums) {
    const Expr sum1 = at(of.x1(), k());
    LinearSystem system;
    system.unknowns = {{"b1", indexed("b", "1"), sum1, [&sums](int row) { return sums(row); }, false}};
    system.rightSymbol = at(of.x1(), k(1));
    system.right = [&sums](int row) { return sums(row + 1); };
    system.first = of.first();
    system.last = of.last() - 1;
    system.source = SourceId::xieLiu2009;
    return system;
}

Unknown ones(std::string key, Expr letter) {
    return {std::move(key), std::move(letter), number(1), [](int /*row*/) { return number(1); }, true};
}

}  // namespace

Column edgmSteps(Draft& draft, const Modelled& of) {
    const Column sums = accumulationSteps(draft, of);
    const Column background = backgroundSteps(draft, of, sums);
    const Gm11Coefficients found = gm11Coefficients(draft, of, background, of.x, at(of.x0(), k()));
    draft.begin(SectionId::restoration, SourceId::liu);
    const auto divisor = [&](Expr a) { return sum({number(1), product({of.weight(), std::move(a)})}); };
    const Column second =
        draft.value({.key = "second",
                     .symbol = at(hat(of.x0()), number(2)),
                     .rule = fraction(difference(of.u(), product({of.a(), at(of.x0(), number(1))})), divisor(of.a()))},
                    fraction(difference(found.u(), product({found.a(), of.x(of.first())})), divisor(found.a())));
    const auto above = [&](Expr a) { return difference(number(1), product({of.otherWeight(), std::move(a)})); };
    const Column ratio =
        draft.value({.key = "ratio", .symbol = symbol("q"), .rule = fraction(above(of.a()), divisor(of.a()))},
                    fraction(above(found.a()), divisor(found.a())));
    return draft.column(
        {.key = "restored", .symbol = at(hat(of.x0()), k(1)), .rule = product({at(hat(of.x0()), k()), symbol("q")})},
        of.first(), of.last() + of.horizon, [&](int point, const Column& values) {
            if (point == of.first()) {
                return of.x(point);
            }
            return point == of.first() + 1 ? second() : product({values(point - 1), ratio()});
        });
}

Column dgmSteps(Draft& draft, const Modelled& of) {
    const Column sums = accumulationSteps(draft, of);
    LinearSystem system = discreteSystem(of, sums);
    system.unknowns.push_back(ones("b2", indexed("b", "2")));
    system.equation =
        equal(system.rightSymbol, sum({product({indexed("b", "1"), at(of.x1(), k())}), indexed("b", "2")}));
    const std::vector<Column> b = leastSquares(draft, system);
    draft.begin(SectionId::response, SourceId::xieLiu2009);
    const Column response =
        draft.column({.key = "response",
                      .symbol = at(hat(of.x1()), k(1)),
                      .rule = sum({product({indexed("b", "1"), at(hat(of.x1()), k())}), indexed("b", "2")})},
                     of.first(), of.last() + of.horizon, [&](int point, const Column& values) {
                         return point == of.first() ? sums(point) : sum({product({b[0](), values(point - 1)}), b[1]()});
                     });
    return restorationSteps(draft, of, response);
}

Column ndgmSteps(Draft& draft, const Modelled& of) {
    const Column sums = accumulationSteps(draft, of);
    LinearSystem system = discreteSystem(of, sums);
    system.unknowns.push_back({"b2", indexed("b", "2"), k(), [&](int row) { return number(row - of.first() + 1); }});
    system.unknowns.push_back(ones("b3", indexed("b", "3")));
    const auto line = [&](Expr before) {
        return sum(
            {product({indexed("b", "1"), std::move(before)}), product({indexed("b", "2"), k()}), indexed("b", "3")});
    };
    system.equation = equal(system.rightSymbol, line(at(of.x1(), k())));
    const std::vector<Column> b = leastSquares(draft, system);
    draft.begin(SectionId::response, SourceId::xieLiu2009);
    const Column response =
        draft.column({.key = "response", .symbol = at(hat(of.x1()), k(1)), .rule = line(at(hat(of.x1()), k()))},
                     of.first(), of.last() + of.horizon, [&](int point, const Column& values) {
                         return point == of.first() ? sums(point)
                                                    : sum({product({b[0](), values(point - 1)}),
                                                           product({b[1](), number(point - of.first())}), b[2]()});
                     });
    return restorationSteps(draft, of, response);
}

/// Each step fits GM(1,1) again, to the points with the last forecast behind and the oldest gone.
Column rollingSteps(Draft& draft, const Modelled& of) {
    Modelled window = of;
    window.horizon = of.horizon > 0 ? 1 : 0;
    Gm11Working fit = gm11Steps(draft, window);
    const Column first = fit.values;
    std::vector<Column> next{first};
    for (int step = 2; step <= of.horizon; ++step) {
        draft.setPrefix(std::to_string(step) + ".");
        draft.begin(SectionId::rollingSteps, SourceId::liu);
        const Column before = window.x;
        const Column& forecast = next.back();
        window.x = draft.column({.key = "window", .symbol = at(of.x0(), k())}, before.first() + 1, before.last() + 1,
                                [&](int point) { return point <= before.last() ? before(point) : forecast(point); });
        next.push_back(gm11Steps(draft, window).values);
    }
    draft.setPrefix({});
    draft.begin(SectionId::restoration, SourceId::liu);
    return draft.column({.key = "values", .symbol = at(hat(of.x0()), k())}, of.first(), of.last() + of.horizon,
                        [&](int point) {
                            const int step = std::max(0, point - of.last() - 1);
                            return next[static_cast<std::size_t>(step)](point);
                        });
}

base::Expected<Column> modelSteps(Draft& draft, grey::GreyModel model, const ModelSubject& subject) {
    using grey::GreyModel;
    const Modelled& of = subject.of;
    switch (model) {
        case GreyModel::gm11:
            return gm11Steps(draft, of).values;
        case GreyModel::edgm:
            return edgmSteps(draft, of);
        case GreyModel::dgm:
            return dgmSteps(draft, of);
        case GreyModel::ndgm:
            return ndgmSteps(draft, of);
        case GreyModel::verhulst:
            return bernoulliSteps(draft, of, 2.0);
        case GreyModel::ngbm:
            return bernoulliSteps(draft, of, subject.power);
        case GreyModel::fgm:
            return fractionalSteps(draft, of, subject.order);
        case GreyModel::rolling:
            return rollingSteps(draft, of);
        case GreyModel::residualEquations:
        case GreyModel::residualExample:
        case GreyModel::residualRemnant:
            return residualSteps(draft, model, subject);
        case GreyModel::gm1n:
            return gm1nSteps(draft, subject);
        case GreyModel::gm0n:
            return gm0nSteps(draft, subject);
    }
    return base::fail(base::ErrorCode::internal, {"modelSteps"});
}

}  // namespace greyscope::working
