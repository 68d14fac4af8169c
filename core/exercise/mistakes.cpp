#include "core/exercise/mistakes.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "core/base/error.h"
#include "core/exercise/reworked.h"

namespace greyscope::exercise {

using working::absolute;
using working::Derivation;
using working::difference;
using working::exponential;
using working::Expr;
using working::fraction;
using working::Line;
using working::LineRef;
using working::negative;
using working::number;
using working::power;
using working::product;
using working::Real;
using working::Step;
using working::sum;

namespace {

using Found = std::optional<Expr>;

bool isNamed(const std::string& key, const std::string& name) {
    return key == name || key.rfind(name + ".", 0) == 0;
}

/// A line, and what stands round it.
class Place {
public:
    Place(const Derivation& derivation, const LineRef& line)
        : m_of(derivation), m_ref(line), m_step(derivation.steps[static_cast<std::size_t>(line.step)]) {}

    [[nodiscard]] const Line& line() const { return m_step.lines[static_cast<std::size_t>(m_ref.line)]; }
    [[nodiscard]] const Expr& put() const { return line().put; }
    [[nodiscard]] const Expr& part(std::size_t i) const { return put().parts[i]; }
    [[nodiscard]] const std::string& key() const { return m_step.key; }
    [[nodiscard]] int point() const { return line().point; }
    [[nodiscard]] int place() const { return m_ref.line; }
    [[nodiscard]] std::size_t count() const { return m_step.lines.size(); }
    /// What its key has behind the name of the step: "1" of "difference.1".
    [[nodiscard]] std::string index() const { return m_step.key.substr(m_step.key.find('.') + 1); }
    [[nodiscard]] std::string own(const std::string& name) const { return name + "." + index(); }

    /// The number of another step at a point; of a step of one value at point 0. A second model has its own steps, and
    /// its points are the smoothed residuals.
    [[nodiscard]] std::string resolved(const std::string& name) const {
        const bool second = bareKey(m_step.key) != m_step.key && m_of.step("smoothed") != nullptr;
        return !second ? name : name == "x" ? "smoothed" : "2." + name;
    }
    [[nodiscard]] Found of(const std::string& name, int point = 0) const {
        const std::string key = resolved(name);
        for (std::size_t step = 0; step < m_of.steps.size(); ++step) {
            const std::vector<Line>& lines = m_of.steps[step].lines;
            const auto at = std::find_if(lines.begin(), lines.end(), [&](const Line& each) {
                return m_of.steps[step].key == key && (point == 0 || each.point == point);
            });
            if (at != lines.end()) {
                return number(at->value, {static_cast<int>(step), static_cast<int>(at - lines.begin())});
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] const Step* step(const std::string& key) const { return m_of.step(key); }
    /// All numbers of a step.
    [[nodiscard]] std::vector<Expr> all(const std::string& key) const {
        std::vector<Expr> numbers;
        for (std::size_t i = 0; i < m_of.steps.size(); ++i) {
            for (std::size_t line = 0; m_of.steps[i].key == key && line < m_of.steps[i].lines.size(); ++line) {
                numbers.push_back(
                    number(m_of.steps[i].lines[line].value, {static_cast<int>(i), static_cast<int>(line)}));
            }
        }
        return numbers;
    }
    /// Keys of the steps of a name, one a series.
    [[nodiscard]] std::vector<std::string> named(const std::string& name) const {
        std::vector<std::string> keys;
        for (const Step& each : m_of.steps) {
            if (isNamed(each.key, name)) {
                keys.push_back(each.key);
            }
        }
        return keys;
    }

private:
    const Derivation& m_of;
    LineRef m_ref;
    const Step& m_step;
};

using Rule = Found (*)(const Place&);

/// A number whose last two digits that differ are exchanged.
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

Found both(const Found& a, const Found& b, Expr (*join)(Expr, Expr)) {
    return a && b ? Found(join(*a, *b)) : std::nullopt;
}
Expr added(Expr a, Expr b) {
    return sum({std::move(a), std::move(b)});
}

// accumulation and background

Found neighboursSummed(const Place& at) {
    return at.point() < 3 ? std::nullopt : both(at.of("x", at.point() - 1), at.of("x", at.point()), added);
}
Found sumFromSecond(const Place& at) {
    return both(at.put(), at.of("x", 1), difference);
}
Found backgroundBefore(const Place& at) {
    return at.of("x1", at.point() - 1);
}
Found backgroundNow(const Place& at) {
    return at.of("x1", at.point());
}
Found backgroundOfRaw(const Place& at) {
    const Found whole = both(at.of("x", at.point() - 1), at.of("x", at.point()), added);
    return whole ? Found(fraction(*whole, number(2))) : std::nullopt;
}
Found halfForgotten(const Place& at) {
    return both(at.of("x1", at.point() - 1), at.of("x1", at.point()), added);
}

// normal equations

Found squareOfSum(const Place& at) {
    if (at.place() != 0) {
        return std::nullopt;
    }
    std::vector<Expr> cells;
    for (const LineRef& line : linesOf(at.put())) {
        cells.push_back(number(0.0L, line));
    }
    return power(sum(std::move(cells)), number(2));
}
/// The entries of B'B beside the diagonal, and the first of B'Y.
Found minusForgotten(const Place& at) {
    const bool ofSquares = at.count() == 4;
    return ofSquares == (at.place() == 1 || at.place() == 2) ? Found(negative(at.put())) : std::nullopt;
}
Found minusOfRight(const Place& at) {
    return at.place() == 0 ? Found(negative(at.put())) : std::nullopt;
}
Found rightFromFirst(const Place& at) {
    return at.place() == 1 ? both(at.of("x", 1), at.put(), added) : std::nullopt;
}
Found productsAdded(const Place& at) {
    return sum({at.part(0), at.part(1).parts[0]});
}

// coefficients

Found notDivided(const Place& at) {
    return at.part(0);
}
Found otherCoefficient(const Place& at, const std::string& key) {
    const Step* const other = at.step(at.resolved(key));
    return other != nullptr ? Found(other->lines.front().put) : std::nullopt;
}
Found numeratorOfU(const Place& at) {
    return otherCoefficient(at, "u");
}
Found numeratorOfA(const Place& at) {
    return otherCoefficient(at, "a");
}
Found otherSign(const Place& at) {
    return negative(at.put());
}
Found inverted(const Place& at) {
    return fraction(at.part(1), at.part(0));
}
Found levelAdded(const Place& at) {
    return both(at.of("x", 1), at.of("u/a"), added);
}

// response; a point's index is one less

bool hasExponent(const Place& at) {
    return at.point() > 1 && at.put().kind == Expr::Kind::sum && at.part(0).kind == Expr::Kind::product;
}
Found responseWith(const Place& at, Expr exponent) {
    if (!hasExponent(at)) {
        return std::nullopt;
    }
    return sum({product({at.part(0).parts[0], exponential(std::move(exponent))}), at.part(1)});
}
Found exponentAdded(const Place& at) {
    return responseWith(at, sum({negative(*at.of("a")), number(at.point() - 1)}));
}
Found exponentSign(const Place& at) {
    return responseWith(at, product({*at.of("a"), number(at.point() - 1)}));
}
Found indexShifted(const Place& at) {
    return responseWith(at, negative(product({*at.of("a"), number(at.point())})));
}
Found levelForgotten(const Place& at) {
    return hasExponent(at) ? Found(at.part(0)) : std::nullopt;
}

// restoration and errors

Found notRestored(const Place& at) {
    return at.point() > 1 ? at.of("response", at.point()) : std::nullopt;
}
Found measuredSubtracted(const Place& at) {
    return at.point() > 2 ? both(at.of("response", at.point()), at.of("x1", at.point() - 1), difference) : std::nullopt;
}
Found termWithItself(const Place& at) {
    return at.point() > 1 ? both(at.of("response", at.point()), at.of("response", at.point()), difference)
                          : std::nullopt;
}
Found signOfError(const Place& at) {
    return at.point() > 1 ? Found(difference(at.part(1).parts[0], at.part(0))) : std::nullopt;
}
Found errorOverFitted(const Place& at) {
    const Found error = at.of("errors", at.point());
    const Found fitted = at.of("restored", at.point());
    return error && fitted ? Found(absolute(fraction(*error, *fitted))) : std::nullopt;
}
Found digitsSwapped(const Place& at) {
    const Found measured = at.of("x", at.point());
    const Found fitted = at.of("restored", at.point());
    const auto misread = measured ? withDigitsSwapped(measured->value) : std::nullopt;
    if (!misread || !fitted || *misread == 0.0L) {
        return std::nullopt;
    }
    return absolute(fraction(difference(number(*misread), *fitted), number(*misread)));
}
/// The mean of the relative errors over another number of them.
Found meanOver(const Place& at, Expr count) {
    return product({at.part(0), fraction(at.part(1).parts[0], std::move(count))});
}
Found meanWithFirst(const Place& at) {
    return meanOver(at, number(at.part(1).parts[1].value + 1.0L));
}
Found meanHalved(const Place& at) {
    return fraction(at.put(), number(2));
}
Found percentForgotten(const Place& at) {
    return at.part(1);
}
Found ddofOne(const Place& at) {
    const Expr& mean = at.part(0);
    return working::root(fraction(mean.parts[0], number(mean.parts[1].value - 1.0L)));
}
Found rootForgotten(const Place& at) {
    return at.part(0);
}

// relational degrees

Found imageByMean(const Place& at) {
    std::vector<Expr> all = at.all(at.own("x"));
    const auto count = static_cast<Real>(all.size());
    return fraction(at.part(0), fraction(sum(std::move(all)), number(count)));
}
Found imageByReference(const Place& at) {
    const Found first = at.of("x.0", 1);
    return at.index() != "0" && first ? Found(fraction(at.part(0), *first)) : std::nullopt;
}
Found signKept(const Place& at) {
    const Real reference = at.part(0).parts[0].value;
    const Real other = at.part(0).parts[1].parts[0].value;
    return reference < other ? Found(at.part(0)) : std::nullopt;
}
Found differenceOfRaw(const Place& at) {
    const Found apart = both(at.of("x.0", at.point()), at.of(at.own("x"), at.point()), difference);
    return apart && at.step("image.0") != nullptr ? Found(absolute(*apart)) : std::nullopt;
}
Found differenceSquared(const Place& at) {
    return power(at.part(0), number(2));
}
/// The extreme of the one series whose own is another.
Found extremaOfOne(const Place& at) {
    for (const std::string& key : at.named("difference")) {
        Expr alone = working::call(at.put().text, at.all(key));
        if (working::evaluate(alone) != at.line().value) {
            return alone;
        }
    }
    return std::nullopt;
}
Found extremaInverted(const Place& at) {
    return working::call(at.put().text == "min" ? "max" : "min", at.put().parts);
}
/// m, rho M, the difference.
struct Parts {
    Expr least, weighted, apart, most;
};
Parts partsOf(const Place& at) {
    const Expr& above = at.part(0);
    return {above.parts[0], above.parts[1], at.part(1).parts[0], above.parts[1].parts[1]};
}
Found rhoForgotten(const Place& at) {
    const Parts of = partsOf(at);
    return fraction(sum({of.least, of.most}), sum({of.apart, of.most}));
}
Found denominatorLargest(const Place& at) {
    const Parts of = partsOf(at);
    return fraction(sum({of.least, of.weighted}), of.most);
}
Found denominatorReversed(const Place& at) {
    const Parts of = partsOf(at);
    return fraction(sum({of.least, of.weighted}), difference(of.most, of.apart));
}
Found dividedBySeries(const Place& at) {
    return fraction(at.part(0), number(static_cast<Real>(at.named("difference").size())));
}
Found firstPointLeftOut(const Place& at) {
    std::vector<Expr> terms = at.part(0).parts;
    terms.erase(terms.begin());
    const auto count = static_cast<Real>(terms.size());
    return fraction(sum(std::move(terms)), number(count));
}
Found zeroOfBefore(const Place& at) {
    const std::string raw = at.own("x");
    return at.point() > 2 ? both(at.of(raw, at.point()), at.of(raw, at.point() - 1), difference) : std::nullopt;
}
Found lastNotHalved(const Place& at) {
    std::vector<Expr> terms = at.put().parts;
    terms.back() = terms.back().parts[1];
    return sum(std::move(terms));
}
Found firstPointCounted(const Place& at) {
    std::vector<Expr> terms = at.all(at.own("x"));
    for (Expr* end : {&terms.front(), &terms.back()}) {
        *end = product({fraction(number(1), number(2)), *end});
    }
    return sum(std::move(terms));
}
Found areaDegree(const Place& at, bool ones, bool add) {
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
Found areasAdded(const Place& at) {
    return areaDegree(at, true, true);
}
Found oneForgotten(const Place& at) {
    return areaDegree(at, false, false);
}
Found ownAreasForgotten(const Place& at) {
    const Found apart = both(at.of("s.0"), at.of("s.1"), difference);
    return apart ? Found(fraction(number(1), sum({number(1), absolute(*apart)}))) : std::nullopt;
}

// class ratio and translation

/// e^(-+2/n) for e^(-+2/(n+1)).
Found bandOfN(const Place& at) {
    const Expr exponent = fraction(number(2), number(static_cast<Real>(at.all("x").size())));
    return exponential(at.part(0).kind == Expr::Kind::negative ? negative(exponent) : exponent);
}
Found smallerBound(const Place& at) {
    return working::call("min", at.put().parts);
}
Found shiftSubtracted(const Place& at) {
    return difference(at.part(0), at.part(1));
}
Found ratioOfRaw(const Place& at) {
    const std::vector<Expr> raw = at.all("ratio");
    const bool translated = at.step("shifted") != nullptr && at.key() != "ratio";
    return translated ? Found(raw[static_cast<std::size_t>(at.place())]) : std::nullopt;
}

// residuals

Found magnitudeForgotten(const Place& at) {
    return at.part(0).value < 0.0L ? Found(at.part(0)) : std::nullopt;
}
Found correctionReversed(const Place& at) {
    if (at.put().kind != Expr::Kind::sum) {
        return std::nullopt;
    }
    const Expr& change = at.part(1);
    return change.kind == Expr::Kind::negative ? Found(sum({at.part(0), change.parts.front()}))
                                               : Found(difference(at.part(0), change));
}

// hold-out

Found heldOverFitted(const Place& at) {
    const Found error = at.of("held.errors", at.point());
    const Found fitted = at.of("restored", at.point());
    return error && fitted ? Found(absolute(fraction(*error, *fitted))) : std::nullopt;
}
Found inSampleForHeld(const Place& at) {
    return at.of("mape");
}
Found heldWithFitted(const Place& at) {
    std::vector<Expr> all = at.all("relative");
    for (Expr& held : at.all("held.relative")) {
        all.push_back(std::move(held));
    }
    const auto count = static_cast<Real>(all.size());
    return product({number(100), fraction(sum(std::move(all)), number(count))});
}

// splits

Expr rowsOfNode(const Place& at) {
    return number(static_cast<Real>(at.all("y").size()));
}
Found thresholdAtLeft(const Place& at) {
    return at.part(0).parts[0];
}
Found meanOverAllRows(const Place& at) {
    return fraction(at.part(0), rowsOfNode(at));
}
Found leftSideAlone(const Place& at) {
    return at.part(0);
}
Found squaresAveraged(const Place& at) {
    return fraction(at.put(), rowsOfNode(at));
}
Found gainIsLeast(const Place& at) {
    return at.part(1).parts[0];
}

struct Row {
    MistakeId id;
    const char* step;
    Rule rule;
};

const std::vector<Row>& rows() {
    using Id = MistakeId;
    static const std::vector<Row> all{
        {Id::ratioInverted, "ratio", inverted},
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
        {Id::sumNotMean, "degree", notDivided},
        {Id::zeroOfBefore, "zero", zeroOfBefore},
        {Id::lastNotHalved, "s", lastNotHalved},
        {Id::firstPointCounted, "s", firstPointCounted},
        {Id::areasAdded, "degree", areasAdded},
        {Id::oneForgotten, "degree", oneForgotten},
        {Id::ownAreasForgotten, "degree", ownAreasForgotten},
        {Id::bandOfN, "low", bandOfN},
        {Id::bandOfN, "high", bandOfN},
        {Id::smallerBound, "bound", smallerBound},
        {Id::shiftSubtracted, "shifted", shiftSubtracted},
        {Id::ratioOfRaw, "ratio", ratioOfRaw},
        {Id::signOfError, "e", signOfError},
        {Id::magnitudeForgotten, "smoothed", magnitudeForgotten},
        {Id::correctionReversed, "corrected", correctionReversed},
        {Id::signOfError, "held.errors", signOfError},
        {Id::errorOverFitted, "held.relative", heldOverFitted},
        {Id::percentForgotten, "held.mape", percentForgotten},
        {Id::meanHalved, "held.mape", meanHalved},
        {Id::inSampleForHeld, "held.mape", inSampleForHeld},
        {Id::heldWithFitted, "held.mape", heldWithFitted},
        {Id::thresholdAtLeft, "t", thresholdAtLeft},
        {Id::meanOverAllRows, "left", meanOverAllRows},
        {Id::meanOverAllRows, "right", meanOverAllRows},
        {Id::leftSideAlone, "error", leftSideAlone},
        {Id::squaresAveraged, "SSE", squaresAveraged},
        {Id::gainIsLeast, "gain", gainIsLeast},
    };
    return all;
}

/// Two degrees have a step of this name.
bool applies(const Row& row, const Derivation& derivation, const Step& step) {
    const std::string key = bareKey(step.key);
    if (!isNamed(key, row.step)) {
        return false;
    }
    if (key != step.key && (key == "response" || key == "restored" || key == "x(1)-u/a")) {
        return false;  // the points of a second model do not begin at 1
    }
    if (step.key != "degree") {
        return true;
    }
    const bool ofPoints = row.rule == dividedBySeries || row.rule == firstPointLeftOut || row.rule == notDivided;
    return ofPoints == (derivation.step("M") != nullptr);
}

}  // namespace

const base::Names<MistakeId>& mistakeNames() {
    using Id = MistakeId;
    static const base::Names<MistakeId> names{{Id::ratioInverted, "ratio-inverted"},
                                              {Id::neighboursSummed, "neighbours-summed"},
                                              {Id::sumFromSecond, "sum-from-second"},
                                              {Id::backgroundBefore, "background-before"},
                                              {Id::backgroundNow, "background-now"},
                                              {Id::backgroundOfRaw, "background-of-raw"},
                                              {Id::halfForgotten, "half-forgotten"},
                                              {Id::squareOfSum, "square-of-sum"},
                                              {Id::minusForgotten, "minus-forgotten"},
                                              {Id::rightFromFirst, "right-from-first"},
                                              {Id::productsAdded, "products-added"},
                                              {Id::notDivided, "not-divided"},
                                              {Id::coefficientsSwapped, "coefficients-swapped"},
                                              {Id::signOfCoefficient, "sign-of-coefficient"},
                                              {Id::levelInverted, "level-inverted"},
                                              {Id::levelAdded, "level-added"},
                                              {Id::exponentAdded, "exponent-added"},
                                              {Id::exponentSign, "exponent-sign"},
                                              {Id::levelForgotten, "level-forgotten"},
                                              {Id::indexShifted, "index-shifted"},
                                              {Id::notRestored, "not-restored"},
                                              {Id::measuredSubtracted, "measured-subtracted"},
                                              {Id::termWithItself, "term-with-itself"},
                                              {Id::signOfError, "sign-of-error"},
                                              {Id::errorOverFitted, "error-over-fitted"},
                                              {Id::digitsSwapped, "digits-swapped"},
                                              {Id::meanWithFirst, "mean-with-first"},
                                              {Id::meanHalved, "mean-halved"},
                                              {Id::percentForgotten, "percent-forgotten"},
                                              {Id::ddofOne, "ddof-one"},
                                              {Id::rootForgotten, "root-forgotten"},
                                              {Id::posteriorInverted, "posterior-inverted"},
                                              {Id::imageByMean, "image-by-mean"},
                                              {Id::imageByReference, "image-by-reference"},
                                              {Id::signKept, "sign-kept"},
                                              {Id::differenceOfRaw, "difference-of-raw"},
                                              {Id::differenceSquared, "difference-squared"},
                                              {Id::extremaOfOne, "extrema-of-one"},
                                              {Id::extremaInverted, "extrema-inverted"},
                                              {Id::rhoForgotten, "rho-forgotten"},
                                              {Id::denominatorLargest, "denominator-largest"},
                                              {Id::denominatorReversed, "denominator-reversed"},
                                              {Id::dividedBySeries, "divided-by-series"},
                                              {Id::firstPointLeftOut, "first-point-left-out"},
                                              {Id::sumNotMean, "sum-not-mean"},
                                              {Id::zeroOfBefore, "zero-of-before"},
                                              {Id::lastNotHalved, "last-not-halved"},
                                              {Id::firstPointCounted, "first-point-counted"},
                                              {Id::areasAdded, "areas-added"},
                                              {Id::oneForgotten, "one-forgotten"},
                                              {Id::ownAreasForgotten, "own-areas-forgotten"},
                                              {Id::bandOfN, "band-of-n"},
                                              {Id::smallerBound, "smaller-bound"},
                                              {Id::shiftSubtracted, "shift-subtracted"},
                                              {Id::ratioOfRaw, "ratio-of-raw"},
                                              {Id::magnitudeForgotten, "magnitude-forgotten"},
                                              {Id::correctionReversed, "correction-reversed"},
                                              {Id::inSampleForHeld, "in-sample-for-held"},
                                              {Id::heldWithFitted, "held-with-fitted"},
                                              {Id::thresholdAtLeft, "threshold-at-left"},
                                              {Id::meanOverAllRows, "mean-over-all-rows"},
                                              {Id::leftSideAlone, "left-side-alone"},
                                              {Id::squaresAveraged, "squares-averaged"},
                                              {Id::gainIsLeast, "gain-is-least"}};
    return names;
}

std::string bareKey(const std::string& key) {
    return key.rfind("2.", 0) == 0 ? key.substr(2) : key;
}

MistakeOrigin originOf(MistakeId id) {
    switch (id) {
        case MistakeId::termWithItself:
            return MistakeOrigin::zhaoHuEquation5;
        case MistakeId::exponentAdded:
            return MistakeOrigin::zhaoHuFinal;
        case MistakeId::signOfError:
            return MistakeOrigin::zhaoHuExample;
        case MistakeId::digitsSwapped:
            return MistakeOrigin::zhaoDongExample;
        case MistakeId::denominatorLargest:
            return MistakeOrigin::docucenter;
        case MistakeId::denominatorReversed:
            return MistakeOrigin::srmist;
        case MistakeId::dividedBySeries:
            return MistakeOrigin::pyDecision;
        case MistakeId::meanWithFirst:
            return MistakeOrigin::liuExample;
        case MistakeId::meanHalved:
            return MistakeOrigin::natgas;
        default:
            return MistakeOrigin::usual;
    }
}

std::optional<Expr> wrongRule(MistakeId id, const Derivation& derivation, const LineRef& line) {
    const Step& step = derivation.steps[static_cast<std::size_t>(line.step)];
    for (const Row& row : rows()) {
        if (row.id == id && applies(row, derivation, step) &&
            step.lines[static_cast<std::size_t>(line.line)].put.kind != Expr::Kind::number) {
            auto rule = row.rule(Place(derivation, line));
            return rule ? Found(withNumbers(std::move(*rule),
                                            [&](const LineRef& other) { return lineAt(derivation, other).value; }))
                        : std::nullopt;
        }
    }
    return std::nullopt;
}

std::vector<MistakeId> mistakesAt(const Derivation& derivation, const LineRef& line) {
    std::vector<MistakeId> found;
    for (const Row& row : rows()) {
        if (wrongRule(row.id, derivation, line) && std::find(found.begin(), found.end(), row.id) == found.end()) {
            found.push_back(row.id);
        }
    }
    return found;
}

}  // namespace greyscope::exercise
