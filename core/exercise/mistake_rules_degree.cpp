#include "core/exercise/mistake_rules.h"

#include <string>
#include <utility>

namespace greyscope::exercise::rules {

using derivation::absolute;
using derivation::difference;
using derivation::Expr;
using derivation::fraction;
using derivation::number;
using derivation::power;
using derivation::product;
using derivation::Real;
using derivation::sum;

namespace {

// Degrees by points

Found imageByMean(const LinePlace& at) {
    std::vector<Expr> all = at.all(at.own("x"));
    const auto count = static_cast<Real>(all.size());
    return fraction(at.part(0), fraction(sum(std::move(all)), number(count)));
}
Found imageByReference(const LinePlace& at) {
    const Found first = at.of("x.0", 1);
    return at.index() != "0" && first ? Found(fraction(at.part(0), *first)) : std::nullopt;
}
Found signKept(const LinePlace& at) {
    const Real reference = at.part(0).parts[0].value;
    const Real other = at.part(0).parts[1].parts[0].value;
    return reference < other ? Found(at.part(0)) : std::nullopt;
}
Found differenceOfRaw(const LinePlace& at) {
    const Found apart = both(at.of("x.0", at.point()), at.of(at.own("x"), at.point()), difference);
    return apart && at.step("image.0") != nullptr ? Found(absolute(*apart)) : std::nullopt;
}
Found differenceSquared(const LinePlace& at) {
    return power(at.part(0), number(2));
}
/// Returns the extreme of the one series for which it differs from the extreme of all.
Found extremaOfOne(const LinePlace& at) {
    for (const std::string& key : at.named("difference")) {
        Expr alone = derivation::call(at.put().text, at.all(key));
        if (derivation::evaluate(alone) != at.line().value) {
            return alone;
        }
    }
    return std::nullopt;
}
Found extremaInverted(const LinePlace& at) {
    return derivation::call(at.put().text == "min" ? "max" : "min", at.put().parts);
}
/// Terms: m, rho M, the difference.
struct Parts {
    Expr least, weighted, apart, most;
};
Parts partsOf(const LinePlace& at) {
    const Expr& above = at.part(0);
    return {above.parts[0], above.parts[1], at.part(1).parts[0], above.parts[1].parts[1]};
}
Found rhoForgotten(const LinePlace& at) {
    const Parts of = partsOf(at);
    return fraction(sum({of.least, of.most}), sum({of.apart, of.most}));
}
Found denominatorLargest(const LinePlace& at) {
    const Parts of = partsOf(at);
    return fraction(sum({of.least, of.weighted}), of.most);
}
Found denominatorReversed(const LinePlace& at) {
    const Parts of = partsOf(at);
    return fraction(sum({of.least, of.weighted}), difference(of.most, of.apart));
}
/// Both kinds of degree have a step of this name; a degree by points has extrema.
bool isOfPoints(const LinePlace& at) {
    return at.step("M") != nullptr;
}
Found dividedBySeries(const LinePlace& at) {
    const auto count = static_cast<Real>(at.named("difference").size());
    return isOfPoints(at) ? Found(fraction(at.part(0), number(count))) : std::nullopt;
}
Found sumNotMean(const LinePlace& at) {
    return isOfPoints(at) ? notDivided(at) : std::nullopt;
}
Found firstPointLeftOut(const LinePlace& at) {
    if (!isOfPoints(at)) {
        return std::nullopt;
    }
    std::vector<Expr> terms = at.part(0).parts;
    terms.erase(terms.begin());
    const auto count = static_cast<Real>(terms.size());
    return fraction(sum(std::move(terms)), number(count));
}

// Degrees of areas

Found zeroOfBefore(const LinePlace& at) {
    const std::string raw = at.own("x");
    return at.point() > 2 ? both(at.of(raw, at.point()), at.of(raw, at.point() - 1), difference) : std::nullopt;
}
Found lastNotHalved(const LinePlace& at) {
    std::vector<Expr> terms = at.put().parts;
    terms.back() = terms.back().parts[1];
    return sum(std::move(terms));
}
Found firstPointCounted(const LinePlace& at) {
    std::vector<Expr> terms = at.all(at.own("x"));
    for (Expr* end : {&terms.front(), &terms.back()}) {
        *end = product({fraction(number(1), number(2)), *end});
    }
    return sum(std::move(terms));
}
Found areaDegree(const LinePlace& at, bool ones, bool add) {
    const Found a = at.of("s.0");
    const Found b = at.of("s.1");
    if (!a || !b) {
        return std::nullopt;
    }
    std::vector<Expr> above;
    if (ones) {
        above.push_back(number(1));
    }
    above.push_back(absolute(*a));
    above.push_back(absolute(*b));
    std::vector<Expr> below = above;
    below.push_back(absolute(add ? sum({*a, *b}) : difference(*a, *b)));
    return fraction(sum(std::move(above)), sum(std::move(below)));
}
Found areasAdded(const LinePlace& at) {
    return areaDegree(at, true, true);
}
Found oneForgotten(const LinePlace& at) {
    return areaDegree(at, false, false);
}
Found ownAreasForgotten(const LinePlace& at) {
    const Found apart = both(at.of("s.0"), at.of("s.1"), difference);
    return apart ? Found(fraction(number(1), sum({number(1), absolute(*apart)}))) : std::nullopt;
}

}  // namespace

const std::vector<Row>& ofDegrees() {
    using Id = MistakeId;
    static const std::vector<Row> all{
        {Id::imageByMean, "image", imageByMean},
        {Id::imageByReference, "image", imageByReference},
        {Id::signKept, "difference", signKept},
        {Id::differenceOfRaw, "difference", differenceOfRaw},
        {Id::differenceSquared, "difference", differenceSquared},
        {Id::extremaOfOne, "M", extremaOfOne},
        {Id::extremaOfOne, "m", extremaOfOne},
        {Id::extremaInverted, "M", extremaInverted},
        {Id::extremaInverted, "m", extremaInverted},
        {Id::rhoForgotten, "coefficient", rhoForgotten},
        {Id::denominatorLargest, "coefficient", denominatorLargest},
        {Id::denominatorReversed, "coefficient", denominatorReversed},
        {Id::dividedBySeries, "degree", dividedBySeries},
        {Id::firstPointLeftOut, "degree", firstPointLeftOut},
        {Id::sumNotMean, "degree", sumNotMean},
        {Id::zeroOfBefore, "zero", zeroOfBefore},
        {Id::lastNotHalved, "s", lastNotHalved},
        {Id::firstPointCounted, "s", firstPointCounted},
        {Id::areasAdded, "degree", areasAdded},
        {Id::oneForgotten, "degree", oneForgotten},
        {Id::ownAreasForgotten, "degree", ownAreasForgotten},
    };
    return all;
}

}  // namespace greyscope::exercise::rules
