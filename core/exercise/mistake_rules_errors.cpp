#include "core/exercise/mistake_rules.h"

#include <string>
#include <utility>

#include "core/base/error.h"

namespace greyscope::exercise::rules {

using derivation::absolute;
using derivation::difference;
using derivation::Expr;
using derivation::fraction;
using derivation::number;
using derivation::product;
using derivation::Real;
using derivation::sum;

namespace {

// Errors of the fitted values

/// Returns a number with its last two differing digits swapped.
std::optional<Real> withDigitsSwapped(Real value) {
    std::string text = base::toText(static_cast<double>(value));
    std::size_t last = std::string::npos;
    for (std::size_t i = text.size(); i-- > 0;) {
        if (text[i] < '0' || text[i] > '9') {
            continue;
        }
        if (last != std::string::npos && text[i] != text[last]) {
            std::swap(text[i], text[last]);
            Real swapped = 0.0L;
            Real unit = 1.0L;
            bool behind = false;
            for (const char sign : text) {
                if (sign == '.') {
                    behind = true;
                } else if (sign >= '0' && sign <= '9') {
                    swapped = swapped * 10.0L + static_cast<Real>(sign - '0');
                    unit = behind ? unit * 10.0L : unit;
                }
            }
            return swapped / unit;
        }
        last = i;
    }
    return std::nullopt;
}
Found signOfError(const LinePlace& at) {
    return at.point() > 1 ? Found(difference(at.part(1).parts[0], at.part(0))) : std::nullopt;
}
Found errorOverFitted(const LinePlace& at) {
    const Found error = at.of("errors", at.point());
    const Found fitted = at.of("restored", at.point());
    return error && fitted ? Found(absolute(fraction(*error, *fitted))) : std::nullopt;
}
Found digitsSwapped(const LinePlace& at) {
    const Found measured = at.of("x", at.point());
    const Found fitted = at.of("restored", at.point());
    const auto misread = measured ? withDigitsSwapped(measured->value) : std::nullopt;
    if (!misread || !fitted || *misread == 0.0L) {
        return std::nullopt;
    }
    return absolute(fraction(difference(number(*misread), *fitted), number(*misread)));
}
/// Returns the mean of the relative errors, divided by another number.
Found meanOver(const LinePlace& at, Expr count) {
    return product({at.part(0), fraction(at.part(1).parts[0], std::move(count))});
}
Found meanWithFirst(const LinePlace& at) {
    return meanOver(at, number(at.part(1).parts[1].value + 1.0L));
}
Found meanHalved(const LinePlace& at) {
    return fraction(at.put(), number(2));
}
Found percentForgotten(const LinePlace& at) {
    return at.part(1);
}
Found ddofOne(const LinePlace& at) {
    const Expr& mean = at.part(0);
    return derivation::root(fraction(mean.parts[0], number(mean.parts[1].value - 1.0L)));
}
Found rootForgotten(const LinePlace& at) {
    return at.part(0);
}

// Residuals

Found magnitudeForgotten(const LinePlace& at) {
    return at.part(0).value < 0.0L ? Found(at.part(0)) : std::nullopt;
}
Found correctionReversed(const LinePlace& at) {
    if (at.put().kind != Expr::Kind::sum) {
        return std::nullopt;
    }
    const Expr& change = at.part(1);
    return change.kind == Expr::Kind::negative ? Found(sum({at.part(0), change.parts.front()}))
                                               : Found(difference(at.part(0), change));
}

// Hold-out

Found heldOverFitted(const LinePlace& at) {
    const Found error = at.of("held.errors", at.point());
    const Found fitted = at.of("restored", at.point());
    return error && fitted ? Found(absolute(fraction(*error, *fitted))) : std::nullopt;
}
Found inSampleForHeld(const LinePlace& at) {
    return at.of("mape");
}
Found heldWithFitted(const LinePlace& at) {
    std::vector<Expr> all = at.all("relative");
    for (Expr& held : at.all("held.relative")) {
        all.push_back(std::move(held));
    }
    const auto count = static_cast<Real>(all.size());
    return product({number(100), fraction(sum(std::move(all)), number(count))});
}

}  // namespace

const std::vector<Row>& ofErrors() {
    using Id = MistakeId;
    static const std::vector<Row> all{
        {Id::signOfError, "errors", signOfError},
        {Id::errorOverFitted, "relative", errorOverFitted},
        {Id::digitsSwapped, "relative", digitsSwapped},
        {Id::meanWithFirst, "mape", meanWithFirst},
        {Id::meanHalved, "mape", meanHalved},
        {Id::percentForgotten, "mape", percentForgotten},
        {Id::ddofOne, "S1", ddofOne},
        {Id::ddofOne, "S2", ddofOne},
        {Id::rootForgotten, "S1", rootForgotten},
        {Id::rootForgotten, "S2", rootForgotten},
        {Id::posteriorInverted, "C-ratio", inverted},
        {Id::signOfError, "e", signOfError},
        {Id::magnitudeForgotten, "smoothed", magnitudeForgotten},
        {Id::correctionReversed, "corrected", correctionReversed},
        {Id::signOfError, "held.errors", signOfError},
        {Id::errorOverFitted, "held.relative", heldOverFitted},
        {Id::percentForgotten, "held.mape", percentForgotten},
        {Id::meanHalved, "held.mape", meanHalved},
        {Id::inSampleForHeld, "held.mape", inSampleForHeld},
        {Id::heldWithFitted, "held.mape", heldWithFitted},
    };
    return all;
}

}  // namespace greyscope::exercise::rules
