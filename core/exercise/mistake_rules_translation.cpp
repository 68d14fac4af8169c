#include "core/exercise/mistake_rules.h"

namespace greyscope::exercise::rules {

using derivation::difference;
using derivation::exponential;
using derivation::Expr;
using derivation::fraction;
using derivation::negative;
using derivation::number;
using derivation::Real;

namespace {

/// e^(-+2/n) instead of e^(-+2/(n+1)).
Found bandOfN(const LinePlace& at) {
    const Expr exponent = fraction(number(2), number(static_cast<Real>(at.all("x").size())));
    return exponential(at.part(0).kind == Expr::Kind::negative ? negative(exponent) : exponent);
}
Found smallerBound(const LinePlace& at) {
    return derivation::call("min", at.put().parts);
}
Found shiftSubtracted(const LinePlace& at) {
    return difference(at.part(0), at.part(1));
}
Found ratioOfRaw(const LinePlace& at) {
    const std::vector<Expr> raw = at.all("ratio");
    const bool translated = at.step("shifted") != nullptr && at.key() != "ratio";
    return translated ? Found(raw[static_cast<std::size_t>(at.place())]) : std::nullopt;
}

}  // namespace

const std::vector<Row>& ofTranslations() {
    using Id = MistakeId;
    static const std::vector<Row> all{
        {Id::ratioInverted, "ratio", inverted},
        {Id::bandOfN, "low", bandOfN},
        {Id::bandOfN, "high", bandOfN},
        {Id::smallerBound, "bound", smallerBound},
        {Id::shiftSubtracted, "shifted", shiftSubtracted},
        {Id::ratioOfRaw, "ratio", ratioOfRaw},
    };
    return all;
}

}  // namespace greyscope::exercise::rules
