#include "core/derivation/steps/quantile_steps.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace greyscope::derivation {

Expr drawnAt(Expr place) {
    return at(superscript(symbol("x"), symbol("*")), std::move(place));
}

Expr placeOfQuantile(Expr share, Expr count) {
    return sum({number(1), product({std::move(share), difference(std::move(count), number(1))})});
}

Expr betweenDraws(Expr place, Expr below, Expr a, Expr b) {
    return sum({a, product({difference(std::move(place), std::move(below)), difference(std::move(b), a)})});
}

std::size_t drawBelow(Real place, std::size_t draws) {
    const Real last = static_cast<Real>(draws);
    return static_cast<std::size_t>(std::clamp(std::floor(place), 1.0L, std::max(1.0L, last - 1.0L)));
}

StepValues quantileSteps(Draft& draft, const std::string& name, Expr value, Expr share, const StepValues& part,
                         const StepValues& count, const std::vector<double>& ascending) {
    const Expr h = letters::indexed("h", name);
    const StepValues place =
        draft.value({.key = "h." + name, .symbol = h, .rule = placeOfQuantile(std::move(share), symbol("B"))},
                    placeOfQuantile(part(), count()));
    const std::size_t k = drawBelow(place.value(), ascending.size());
    const StepValues near =
        draft.found({.key = "draws." + name, .symbol = drawnAt(letters::k()), .ofPoint = false},
                    {ascending[k - 1], ascending[std::min(k, ascending.size() - 1)]}, static_cast<int>(k));
    const int lowest = static_cast<int>(k);
    return draft.value({.key = name,
                        .symbol = std::move(value),
                        .rule = betweenDraws(h, letters::k(), drawnAt(letters::k()), drawnAt(letters::k(1)))},
                       betweenDraws(place(), number(static_cast<Real>(k)), near(lowest), near(lowest + 1)));
}

}  // namespace greyscope::derivation
