#include "core/derivation/steps/residual_steps.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/try.h"
#include "core/grey/models/model_formulas.h"
#include "core/grey/models/residual.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;

namespace {

Expr hatAt(const Modelled& of) {
    return at(hat(of.x0()), k());
}

/// Writes GM(1,1) of the smoothed residuals.
Gm11Derivation secondModel(Draft& draft, const Modelled& of, StepValues series, SourceId source) {
    draft.setPrefix("2.", true);
    Modelled second = of;
    second.x = std::move(series);
    second.letter = "ε";
    second.prime = "′";
    second.source = source;
    Gm11Derivation fit = gm11Steps(draft, second);
    draft.setPrefix({});
    return fit;
}

struct Shifted {
    StepValues residuals;
    StepValues by;
    StepValues values;
};

Shifted shiftedResiduals(Draft& draft, const Modelled& of, const StepValues& base, bool printed) {
    const Expr e = at(symbol("e"), k());
    const Expr x = at(of.x0(), k());
    const auto less = [printed](Expr measured, Expr fitted) {
        return printed ? difference(std::move(measured), std::move(fitted))
                       : difference(std::move(fitted), std::move(measured));
    };
    StepValues residuals = draft.column({.key = "e", .symbol = e, .rule = less(x, hatAt(of))}, of.first() + 1,
                                        of.last(), [&](int point) { return less(of.x(point), base(point)); });
    const Expr shift = absolute(symbol("b"));
    StepValues by = draft.value({.key = "|b|", .symbol = shift, .rule = absolute(call("min", {e}))},
                                absolute(call("min", residuals.all())));
    StepValues values =
        draft.column({.key = "shifted", .symbol = at(letters::ofOrder("e", "+"), k()), .rule = sum({e, shift})},
                     residuals.first(), residuals.last(), [&](int point) {
                         return sum({residuals(point), by()});
                     });
    return {std::move(residuals), std::move(by), std::move(values)};
}

/// Writes eq. (10) as printed: residuals limited to their mean plus or minus 20 %.
StepValues inBand(Draft& draft, const StepValues& shifted) {
    const Expr letter = at(letters::ofOrder("e", "+"), k());
    const Expr mean = bar(letters::ofOrder("e", "+"));
    const StepValues average = draft.value(
        {.key = "mean",
         .symbol = mean,
         .rule = fraction(letters::sumOver("k", 2, letters::n(), letter), difference(letters::n(), number(1)))},
        fraction(sum(shifted.all()), shifted.count()));
    return draft.column(
        {.key = "smoothed", .symbol = at(letters::ofOrder("ε", "0"), k()), .rule = grey::inBand(letter, mean)},
        shifted.first(), shifted.last(), [&](int point) { return grey::inBand(shifted(point), average()); });
}

/// Writes the worked example as its numbers are computed: accumulated, each value at most 1.2 times the previous one.
StepValues capped(Draft& draft, const StepValues& shifted) {
    const Expr letter = at(letters::ofOrder("e", "+"), symbol("i"));
    const Expr total = symbol("E");
    const StepValues sums =
        draft.column({.key = "sums", .symbol = at(total, k()), .rule = letters::sumOver("i", 2, k(), letter)},
                     shifted.first(), shifted.last(), [&](int point, const StepValues& before) {
                         return point == shifted.first() ? shifted(point) : sum({before(point - 1), shifted(point)});
                     });
    const Expr own = letters::ofOrder("ε", "0");
    return draft.column(
        {.key = "smoothed", .symbol = at(own, k()), .rule = grey::cappedGrowth(at(total, k()), at(own, k(-1)))},
        shifted.first(), shifted.last(), [&](int point, const StepValues& before) {
            return point == shifted.first() ? sums(point) : grey::cappedGrowth(sums(point), before(point - 1));
        });
}

StepValues correctAll(Draft& draft, const Modelled& of, const StepValues& base, bool printed) {
    const SourceId source = printed ? SourceId::zhaoHu : SourceId::zhaoHuExample;
    draft.begin(SectionId::residualSeries, source);
    const Shifted shifted = shiftedResiduals(draft, of, base, printed);
    StepValues smoothed = printed ? inBand(draft, shifted.values) : capped(draft, shifted.values);
    const StepValues second = secondModel(draft, of, std::move(smoothed), SourceId::zhaoHu).values;
    draft.begin(SectionId::correction, source);
    const auto corrected = [printed](Expr value, Expr error, Expr by) {
        Expr change = difference(std::move(error), std::move(by));
        return printed ? sum({std::move(value), std::move(change)}) : difference(std::move(value), std::move(change));
    };
    return draft.column({.key = "corrected",
                         .symbol = at(hat(symbol("x")), k()),
                         .rule = corrected(hatAt(of), at(hat(letters::ofOrder("ε", "0")), k()), absolute(symbol("b")))},
                        of.first(), of.last() + of.horizon, [&](int point) {
                            return point == of.first() ? base(point)
                                                       : corrected(base(point), second(point), shifted.by());
                        });
}

bool sameSign(Real a, Real b) {
    return (a > 0.0L && b > 0.0L) || (a < 0.0L && b < 0.0L);
}

/// Returns the point at which the final run of residuals of one sign begins.
int startOfTail(const StepValues& residuals) {
    int start = residuals.last();
    while (start > residuals.first() && sameSign(residuals.value(start - 1), residuals.value(residuals.last()))) {
        --start;
    }
    return start;
}

/// Returns k0, or an error if there is no tail from it on.
base::Expected<int> tailOf(const StepValues& residuals, const std::optional<std::size_t>& asked) {
    const int last = residuals.last();
    if (asked && (*asked < 2 || *asked > static_cast<std::size_t>(last))) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"tail start", std::to_string(*asked), "[2, " + std::to_string(last) + "]"});
    }
    const int start = asked ? static_cast<int>(*asked) : startOfTail(residuals);
    const int found = last - startOfTail(residuals) + 1;
    const int needed = std::max(static_cast<int>(grey::kFewestOfTail), last - start + 1);
    if (found < needed) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {grey::kTailOfOneSign, std::to_string(found), std::to_string(needed)});
    }
    return start;
}

base::Expected<StepValues> correctTail(Draft& draft, const ModelSubject& subject, const StepValues& base) {
    const Modelled& of = subject.of;
    draft.begin(SectionId::residualSeries, SourceId::liu);
    const Expr e = at(symbol("e"), k());
    const StepValues residuals =
        draft.column({.key = "e", .symbol = e, .rule = difference(at(of.x0(), k()), hatAt(of))}, of.first() + 1,
                     of.last(), [&](int point) { return difference(of.x(point), base(point)); });
    const int start = GREYSCOPE_TRY(tailOf(residuals, subject.tailStart));
    draft.note({NoteId::tailFrom, {Real(start), Real(of.last() - start + 1)}, {}});
    const Expr own = letters::ofOrder("ε", "0");
    StepValues tail = draft.column({.key = "smoothed", .symbol = at(own, k()), .rule = absolute(e)}, start, of.last(),
                                   [&](int point) { return absolute(residuals(point)); });
    const StepValues first = tail;
    const Gm11Coefficients found = secondModel(draft, of, std::move(tail), SourceId::liu).found;
    draft.begin(SectionId::correction, SourceId::liu);
    const Real sign = residuals.value(of.last()) > 0.0L ? 1.0L : -1.0L;
    // Uses the derivative of the response, not its difference; see grey::fitResidual().
    const auto derived = [sign](Expr value, Expr a, Expr u, Expr begin, Expr distance) {
        Expr change = product({difference(std::move(u), product({a, std::move(begin)})),
                               exponential(negative(product({a, std::move(distance)})))});
        return sign > 0.0L ? sum({std::move(value), std::move(change)})
                           : difference(std::move(value), std::move(change));
    };
    const Expr k0 = indexed("k", "0");
    return draft.column({.key = "corrected",
                         .symbol = at(hat(symbol("x")), k()),
                         .rule = derived(hatAt(of), symbol("a′"), symbol("u′"), at(own, k0), difference(k(-1), k0))},
                        of.first(), of.last() + of.horizon, [&](int point) {
                            return point <= start ? base(point)
                                                  : derived(base(point), found.a(), found.u(), first(start),
                                                            number(point - 1 - start));
                        });
}

}  // namespace

base::Expected<StepValues> residualSteps(Draft& draft, grey::GreyModel reading, const ModelSubject& subject) {
    Modelled of = subject.of;
    const StepValues base = gm11Steps(draft, of).values;
    if (reading == grey::GreyModel::residualRemnant) {
        return correctTail(draft, subject, base);
    }
    return correctAll(draft, of, base, reading == grey::GreyModel::residualEquations);
}

}  // namespace greyscope::derivation
