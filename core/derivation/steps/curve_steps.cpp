#include "core/derivation/steps/curve_steps.h"

#include <tuple>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/steps/written_steps.h"
#include "core/grey/degrees/worked_degrees.h"

namespace greyscope::derivation {

using base::Expected;
using letters::k;
using letters::n;

namespace {

template <class Degree>
Expected<StepValues> written(Draft& draft, const CurveSubject& of) {
    const SourceId source = base::choiceNamed(sourceNames(), Degree::kSource).value_or(SourceId::none);
    draft.begin(SectionId::curves, source);
    std::vector<WrittenSteps::Column> curves;
    for (std::size_t i = 0; i < of.series.size(); ++i) {
        WrittenSteps steps(draft, of.keys[i], of.names[i]);
        curves.push_back(GREYSCOPE_TRY(Degree::curve(
            steps, grey::CurveSource<WrittenSteps>{
                       {of.series[i], of.symbols[i]}, static_cast<int>(of.series[i].values().size()), of.names[i]})));
    }
    const StepValues& a = curves.front().values;
    const StepValues& b = curves.back().values;
    draft.begin(SectionId::coefficients, source);
    const Expr xi = at(letters::indexed("ξ", of.keys.back()), k());
    const StepValues coefficients =
        draft.column({.key = "coefficient",
                      .symbol = xi,
                      .rule = Degree::coefficient(at(curves.front().letter, k()), at(curves.back().letter, k())),
                      .series = of.names.back()},
                     a.first(), a.last(), [&](int point) { return Degree::coefficient(a(point), b(point)); });
    draft.begin(SectionId::degree, source);
    const Expr count = a.first() == 1 ? n() : difference(n(), number(a.first() - 1));
    return draft.value({.key = "degree",
                        .symbol = letters::indexed(Degree::kSymbol, of.keys.back()),
                        .rule = fraction(letters::sumOver("k", a.first(), n(), xi), count),
                        .series = of.names.back()},
                       fraction(sum(coefficients.all()), coefficients.count()));
}

}  // namespace

Expected<StepValues> curveDegreeSteps(Draft& draft, const CurveSubject& of, grey::RelationMethod method) {
    Expected<StepValues> steps = base::fail(base::ErrorCode::internal, {"curveDegreeSteps"});
    const std::string& name = grey::degreeOf(method).name;
    [&]<class... Degrees>(const std::tuple<Degrees...>* /*degrees*/) {
        ((name == Degrees::kName ? void(steps = written<Degrees>(draft, of)) : void()), ...);
    }(static_cast<const grey::WorkedDegrees*>(nullptr));
    return steps;
}

}  // namespace greyscope::derivation
