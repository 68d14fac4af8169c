#include "core/derivation/steps/model_steps.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/derivation/steps/least_squares.h"
#include "core/derivation/steps/nonlinear_steps.h"
#include "core/derivation/steps/related_steps.h"
#include "core/derivation/steps/residual_steps.h"
#include "core/derivation/steps/worked_steps.h"
#include "core/grey/models/discrete_models.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;

namespace {

/// Returns b1 t1 + b2 t2 + ...; the last term is 1.
template <std::size_t Width>
Expr combined(const std::vector<Expr>& b, const std::array<Expr, Width>& terms) {
    std::vector<Expr> parts;
    for (std::size_t i = 0; i + 1 < Width; ++i) {
        parts.push_back(b[i] * terms[i]);
    }
    parts.push_back(b.back());
    return sum(std::move(parts));
}

/// Writes a model of discrete_models.h.
template <class Model>
StepValues discreteSteps(Draft& draft, const Modelled& of) {
    const StepValues sums = accumulationSteps(draft, of);
    const auto termsAt = [&of](const StepValues& of1, int point) {
        return Model::terms(of1(point), number(point - of.first() + 1));
    };
    const auto inRow = Model::terms(at(of.x1(), k()), k());
    LinearSystem system;
    std::vector<Expr> letters;
    for (std::size_t i = 0; i < inRow.size(); ++i) {
        const std::string index = std::to_string(i + 1);
        letters.push_back(indexed("b", index));
        system.unknowns.push_back({"b" + index, letters.back(), inRow[i],
                                   [&, i](int point) { return termsAt(sums, point)[i]; }, i + 1 == inRow.size()});
    }
    system.rightSymbol = at(of.x1(), k(1));
    system.right = [&](int point) { return sums(point + 1); };
    system.equation = equal(system.rightSymbol, combined(letters, inRow));
    system.first = of.first();
    system.last = of.last() - 1;
    system.source = SourceId::xieLiu2009;
    std::vector<Expr> b;
    for (const StepValues& solved : leastSquares(draft, system)) {
        b.push_back(solved());
    }
    draft.begin(SectionId::response, SourceId::xieLiu2009);
    const Expr fitted = at(hat(of.x1()), k());
    const StepValues response = draft.column(
        {.key = "response", .symbol = at(hat(of.x1()), k(1)), .rule = combined(letters, Model::terms(fitted, k()))},
        of.first(), of.last() + of.horizon, [&](int point, const StepValues& before) {
            return point == of.first() ? sums(point) : combined(b, termsAt(before, point - 1));
        });
    return restorationSteps(draft, of, response);
}

}  // namespace

StepValues edgmSteps(Draft& draft, const Modelled& of) {
    const StepValues sums = accumulationSteps(draft, of);
    const StepValues background = backgroundSteps(draft, of, sums);
    const Gm11Coefficients found = gm11Coefficients(draft, of, background, of.x, at(of.x0(), k()));
    draft.begin(SectionId::restoration, SourceId::liu);
    const StepValues second =
        draft.value({.key = "second",
                     .symbol = at(hat(of.x0()), number(2)),
                     .rule = grey::edgmSecond(of.weight(), of.a(), of.u(), at(of.x0(), number(1)))},
                    grey::edgmSecond(of.weight(), found.a(), found.u(), of.x(of.first())));
    const StepValues ratio =
        draft.value({.key = "ratio", .symbol = symbol("q"), .rule = grey::edgmRatio(of.weight(), of.a())},
                    grey::edgmRatio(of.weight(), found.a()));
    return draft.column(
        {.key = "restored", .symbol = at(hat(of.x0()), k(1)), .rule = product({at(hat(of.x0()), k()), symbol("q")})},
        of.first(), of.last() + of.horizon, [&](int point, const StepValues& values) {
            if (point == of.first()) {
                return of.x(point);
            }
            return point == of.first() + 1 ? second() : product({values(point - 1), ratio()});
        });
}

/// Each step fits GM(1,1) again, with the last forecast appended and the oldest point dropped.
StepValues rollingSteps(Draft& draft, const Modelled& of) {
    Modelled window = of;
    window.horizon = of.horizon > 0 ? 1 : 0;
    Gm11Derivation fit = gm11Steps(draft, window);
    const StepValues first = fit.values;
    std::vector<StepValues> next{first};
    for (int step = 2; step <= of.horizon; ++step) {
        draft.setPrefix(std::to_string(step) + ".");
        draft.begin(SectionId::rollingSteps, SourceId::liu);
        const StepValues before = window.x;
        const StepValues& forecast = next.back();
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

base::Expected<StepValues> modelSteps(Draft& draft, grey::GreyModel model, const ModelSubject& subject) {
    using grey::GreyModel;
    const Modelled& of = subject.of;
    switch (model) {
        case GreyModel::gm11:
            return gm11Steps(draft, of).values;
        case GreyModel::edgm:
            return edgmSteps(draft, of);
        case GreyModel::dgm:
            return discreteSteps<grey::Dgm>(draft, of);
        case GreyModel::ndgm:
            return discreteSteps<grey::Ndgm>(draft, of);
        case GreyModel::verhulst:
            return bernoulliSteps(draft, of, 2.0, subject.cumulative);
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
        default:
            return workedSteps(draft, model, subject);
    }
}

}  // namespace greyscope::derivation
