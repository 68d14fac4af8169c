#include "core/exercise/mistake_rules.h"

#include <string>
#include <utility>

namespace greyscope::exercise::rules {

using derivation::difference;
using derivation::exponential;
using derivation::Expr;
using derivation::fraction;
using derivation::LineRef;
using derivation::negative;
using derivation::number;
using derivation::power;
using derivation::product;
using derivation::Step;
using derivation::sum;

namespace {

Expr added(Expr a, Expr b) {
    return sum({std::move(a), std::move(b)});
}

// Accumulation and background

Found neighboursSummed(const LinePlace& at) {
    return at.point() < 3 ? std::nullopt : both(at.of("x", at.point() - 1), at.of("x", at.point()), added);
}
Found sumFromSecond(const LinePlace& at) {
    return both(at.put(), at.of("x", 1), difference);
}
Found backgroundBefore(const LinePlace& at) {
    return at.of("x1", at.point() - 1);
}
Found backgroundNow(const LinePlace& at) {
    return at.of("x1", at.point());
}
Found backgroundOfRaw(const LinePlace& at) {
    const Found whole = both(at.of("x", at.point() - 1), at.of("x", at.point()), added);
    return whole ? Found(fraction(*whole, number(2))) : std::nullopt;
}
Found halfForgotten(const LinePlace& at) {
    return both(at.of("x1", at.point() - 1), at.of("x1", at.point()), added);
}

// Normal equations

Found squareOfSum(const LinePlace& at) {
    if (at.place() != 0) {
        return std::nullopt;
    }
    std::vector<Expr> cells;
    for (const LineRef& line : linesOf(at.put())) {
        cells.push_back(number(0.0L, line));
    }
    return power(sum(std::move(cells)), number(2));
}
/// The off-diagonal entries of B'B, and the first entry of B'Y.
Found minusForgotten(const LinePlace& at) {
    const bool ofSquares = at.count() == 4;
    return ofSquares == (at.place() == 1 || at.place() == 2) ? Found(negative(at.put())) : std::nullopt;
}
Found minusOfRight(const LinePlace& at) {
    return at.place() == 0 ? Found(negative(at.put())) : std::nullopt;
}
Found rightFromFirst(const LinePlace& at) {
    return at.place() == 1 ? both(at.of("x", 1), at.put(), added) : std::nullopt;
}
/// x(1) ... x(n-1) paired with z(2) ... z(n).
Found rightOneBehind(const LinePlace& at) {
    const Step* const right = at.step(at.resolved("Y"));
    const LineRef second = right != nullptr ? right->lines.front().put.from : LineRef{};
    if (!second.known() || second.line == 0 || at.count() != 2) {
        return std::nullopt;
    }
    Expr before = number(0.0L, {second.step, second.line - 1});
    std::vector<Expr> terms;
    for (const Expr& term : at.put().parts) {
        const bool isProduct = term.kind == Expr::Kind::product;
        terms.push_back(isProduct ? product({term.parts[0], std::move(before)}) : std::move(before));
        before = isProduct ? term.parts[1] : term;
    }
    return sum(std::move(terms));
}
Found productsAdded(const LinePlace& at) {
    return sum({at.part(0), at.part(1).parts[0]});
}

// Coefficients

Found otherCoefficient(const LinePlace& at, const std::string& key) {
    const Step* const other = at.step(at.resolved(key));
    return other != nullptr ? Found(other->lines.front().put) : std::nullopt;
}
Found numeratorOfU(const LinePlace& at) {
    return otherCoefficient(at, "u");
}
Found numeratorOfA(const LinePlace& at) {
    return otherCoefficient(at, "a");
}
Found otherSign(const LinePlace& at) {
    return negative(at.put());
}
Found levelAdded(const LinePlace& at) {
    return both(at.of("x", 1), at.of("u/a"), added);
}

// Response; the index in the formula is one less than the point

bool hasExponent(const LinePlace& at) {
    return at.point() > 1 && at.put().kind == Expr::Kind::sum && at.part(0).kind == Expr::Kind::product;
}
Found responseWith(const LinePlace& at, Expr exponent) {
    if (!hasExponent(at)) {
        return std::nullopt;
    }
    return sum({product({at.part(0).parts[0], exponential(std::move(exponent))}), at.part(1)});
}
Found exponentAdded(const LinePlace& at) {
    return responseWith(at, sum({negative(*at.of("a")), number(at.point() - 1)}));
}
Found exponentSign(const LinePlace& at) {
    return responseWith(at, product({*at.of("a"), number(at.point() - 1)}));
}
Found indexShifted(const LinePlace& at) {
    return responseWith(at, negative(product({*at.of("a"), number(at.point())})));
}
Found levelForgotten(const LinePlace& at) {
    return hasExponent(at) ? Found(at.part(0)) : std::nullopt;
}

// Restoration

Found notRestored(const LinePlace& at) {
    return at.point() > 1 ? at.of("response", at.point()) : std::nullopt;
}
Found measuredSubtracted(const LinePlace& at) {
    return at.point() > 2 ? both(at.of("response", at.point()), at.of("x1", at.point() - 1), difference) : std::nullopt;
}
Found termWithItself(const LinePlace& at) {
    return at.point() > 1 ? both(at.of("response", at.point()), at.of("response", at.point()), difference)
                          : std::nullopt;
}

}  // namespace

const std::vector<Row>& ofModels() {
    using Id = MistakeId;
    static const std::vector<Row> all{
        {Id::neighboursSummed, "x1", neighboursSummed},
        {Id::sumFromSecond, "x1", sumFromSecond},
        {Id::backgroundBefore, "z", backgroundBefore},
        {Id::backgroundNow, "z", backgroundNow},
        {Id::backgroundOfRaw, "z", backgroundOfRaw},
        {Id::halfForgotten, "z", halfForgotten},
        {Id::squareOfSum, "BtB", squareOfSum},
        {Id::minusForgotten, "BtB", minusForgotten},
        {Id::minusForgotten, "BtY", minusOfRight},
        {Id::rightFromFirst, "BtY", rightFromFirst},
        {Id::rightOneBehind, "BtY", rightOneBehind},
        {Id::productsAdded, "D", productsAdded},
        {Id::notDivided, "a", notDivided},
        {Id::notDivided, "u", notDivided},
        {Id::coefficientsSwapped, "a", numeratorOfU},
        {Id::coefficientsSwapped, "u", numeratorOfA},
        {Id::signOfCoefficient, "a", otherSign},
        {Id::signOfCoefficient, "u", otherSign},
        {Id::levelInverted, "u/a", inverted},
        {Id::levelAdded, "x(1)-u/a", levelAdded},
        {Id::exponentAdded, "response", exponentAdded},
        {Id::exponentSign, "response", exponentSign},
        {Id::levelForgotten, "response", levelForgotten},
        {Id::indexShifted, "response", indexShifted},
        {Id::notRestored, "restored", notRestored},
        {Id::measuredSubtracted, "restored", measuredSubtracted},
        {Id::termWithItself, "restored", termWithItself},
    };
    return all;
}

}  // namespace greyscope::exercise::rules
