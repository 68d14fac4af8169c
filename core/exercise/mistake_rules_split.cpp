#include "core/exercise/mistake_rules.h"

namespace greyscope::exercise::rules {

using derivation::Expr;
using derivation::fraction;
using derivation::number;
using derivation::Real;

namespace {

Expr rowsOfNode(const LinePlace& at) {
    return number(static_cast<Real>(at.all("y").size()));
}
Found thresholdAtLeft(const LinePlace& at) {
    return at.part(0).parts[0];
}
Found meanOverAllRows(const LinePlace& at) {
    return fraction(at.part(0), rowsOfNode(at));
}
Found leftSideAlone(const LinePlace& at) {
    return at.part(0);
}
Found squaresAveraged(const LinePlace& at) {
    return fraction(at.put(), rowsOfNode(at));
}
Found gainIsLeast(const LinePlace& at) {
    return at.part(1).parts[0];
}

}  // namespace

const std::vector<Row>& ofSplits() {
    using Id = MistakeId;
    static const std::vector<Row> all{
        {Id::thresholdAtLeft, "t", thresholdAtLeft},     {Id::meanOverAllRows, "left", meanOverAllRows},
        {Id::meanOverAllRows, "right", meanOverAllRows}, {Id::leftSideAlone, "error", leftSideAlone},
        {Id::squaresAveraged, "SSE", squaresAveraged},   {Id::gainIsLeast, "gain", gainIsLeast},
    };
    return all;
}

}  // namespace greyscope::exercise::rules
