#include "core/derivation/steps/freedom_steps.h"

#include <algorithm>
#include <string>
#include <utility>

namespace greyscope::derivation {

using letters::indexed;

namespace {

/// Returns v_j, a quarter of the squared distance of both ends.
StepValues movedSteps(Draft& draft, const std::string& letter, const grey::MovedMean& moved) {
    const std::string which = moved.ofReference ? "0" : "i";
    const StepValues ends = draft.found({.key = "moved." + which, .symbol = indexed(letter, which), .ofPoint = false},
                                        {moved.above, moved.below});
    const auto half = [](Expr above, Expr below) {
        return squared(fraction(difference(std::move(above), std::move(below)), number(2)));
    };
    return draft.value({.key = "v." + which,
                        .symbol = indexed("v", which),
                        .rule = half(superscript(indexed(letter, which), symbol("+")),
                                     superscript(indexed(letter, which), symbol("−")))},
                       half(ends(1), ends(2)), static_cast<int>(moved.point) + 1);
}

Expr rest(Expr all, Expr part) {
    return call("max", {number(0), difference(std::move(all), std::move(part))});
}

Expr satterthwaite(Expr w, Expr v, Expr spread, Expr pooled) {
    Expr ofOthers = fraction(squared(w), std::move(pooled));
    return fraction(squared(sum({std::move(w), std::move(v)})), sum({std::move(spread), std::move(ofOthers)}));
}

}  // namespace

StepValues freedomSteps(Draft& draft, const std::string& letter, const StepValues& variance,
                        const std::vector<grey::MovedMean>& moved, double pooled) {
    std::vector<Expr> own;
    std::vector<Expr> spread;
    for (const grey::MovedMean& each : moved) {
        const StepValues v = movedSteps(draft, letter, each);
        own.push_back(v());
        spread.push_back(fraction(squared(v()), number(static_cast<Real>(each.repeats - 1))));
    }
    const StepValues shared =
        own.empty()
            ? draft.value({.key = "v", .symbol = symbol("v")}, number(0))
            : draft.value(
                  {.key = "v", .symbol = symbol("v"), .rule = bigSum(symbol("j"), symbol(""), indexed("v", "j"))},
                  sum(std::move(own)));
    const StepValues others = draft.value({.key = "w", .symbol = symbol("w"), .rule = rest(symbol("V"), symbol("v"))},
                                          rest(variance(), shared()));
    if (spread.empty()) {
        spread.push_back(number(0));
    }
    Expr put = satterthwaite(others(), shared(), sum(std::move(spread)), number(std::max(1.0L, Real(pooled))));
    // Fewer than one degree of freedom counts as one.
    if (!(grey::freedomOf(static_cast<double>(variance.value()), moved, pooled) > 1.0)) {
        put = call("max", {number(1), std::move(put)});
    }
    return draft.value(
        {.key = "freedom",
         .symbol = symbol("ν"),
         .rule = satterthwaite(symbol("w"), symbol("v"),
                               bigSum(symbol("j"), symbol(""),
                                      fraction(squared(indexed("v", "j")), difference(indexed("n", "j"), number(1)))),
                               symbol("N"))},
        std::move(put));
}

}  // namespace greyscope::derivation
