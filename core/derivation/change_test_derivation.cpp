#include "core/derivation/change_test_derivation.h"

#include <utility>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/steps/difference_steps.h"

namespace greyscope::derivation {

using letters::indexed;

namespace {

/// Returns P(T > t) of Student's distribution.
Expr tailOf(Expr t, Expr freedom) {
    return call("Q", {std::move(t), std::move(freedom)});
}

Derivation testWritten(const std::vector<double>& before, const std::vector<double>& after, const std::string& series,
                       double margin, const Rounding& rounding) {
    Draft draft("change-test", series, rounding);
    const ChangeSteps change = changeSteps(draft, before, after, SectionId::difference);
    draft.begin(SectionId::test, SourceId::schuirmann1987);
    draft.note({NoteId::studentTail, {}, {}});
    const StepValues delta = draft.given({.key = "margin", .symbol = symbol("δ"), .ofPoint = false}, {margin});
    const Expr d = symbol("d"), error = symbol("SE"), freedom = symbol("ν");
    const auto away = [](Expr apart, Expr end, Expr by) {
        return fraction(difference(std::move(apart), call("ln", {std::move(end)})), std::move(by));
    };
    const Expr tLow = indexed("t", "low"), tHigh = indexed("t", "high");
    const StepValues low =
        draft.value({.key = "t.low", .symbol = tLow, .rule = away(d, difference(number(1), symbol("δ")), error)},
                    away(change.apart(), difference(number(1), delta()), change.error()));
    const StepValues high =
        draft.value({.key = "t.high", .symbol = tHigh, .rule = away(d, sum({number(1), symbol("δ")}), error)},
                    away(change.apart(), sum({number(1), delta()}), change.error()));
    const auto inside = [](const Expr& below, const Expr& above, const Expr& many) {
        return call("max", {tailOf(below, many), tailOf(negative(above), many)});
    };
    draft.value({.key = "p.equal", .symbol = indexed("p", "="), .rule = inside(tLow, tHigh, freedom)},
                inside(low(), high(), change.freedom()));
    const auto outside = [](const Expr& below, const Expr& above, const Expr& many) {
        return call("min", {number(1),
                            product({number(2), call("min", {tailOf(above, many), tailOf(negative(below), many)})})});
    };
    draft.value({.key = "p", .symbol = symbol("p"), .rule = outside(tLow, tHigh, freedom)},
                outside(low(), high(), change.freedom()));
    return draft.take();
}

}  // namespace

base::Expected<Derivation> changeTestDerivation(const std::vector<double>& before, const std::vector<double>& after,
                                                std::string series, double margin, Rounding rounding) {
    GREYSCOPE_TRY(changeIsUsable(before, after, series));
    return besideExact(rounding, [&](Rounding digits) { return testWritten(before, after, series, margin, digits); });
}

}  // namespace greyscope::derivation
