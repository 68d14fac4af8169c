#include "core/exercise/mistakes.h"

#include <algorithm>
#include <utility>

#include "core/exercise/mistake_rules.h"

namespace greyscope::exercise {

using derivation::Derivation;
using derivation::Expr;
using derivation::LineRef;
using derivation::Step;

namespace {

const std::vector<rules::Row>& rows() {
    static const std::vector<rules::Row> all = [] {
        std::vector<rules::Row> joined;
        for (const auto* of : {&rules::ofTranslations(), &rules::ofModels(), &rules::ofErrors(), &rules::ofDegrees(),
                               &rules::ofSplits()}) {
            joined.insert(joined.end(), of->begin(), of->end());
        }
        return joined;
    }();
    return all;
}

bool applies(const rules::Row& row, const Step& step) {
    const std::string key = bareKey(step.key);
    if (!rules::isNamed(key, row.step)) {
        return false;
    }
    // These rules assume that points begin at 1, which those of a second model do not.
    return key == step.key || (key != "response" && key != "restored" && key != "x(1)-u/a");
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
                                              {Id::rightOneBehind, "right-one-behind"},
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
    for (const rules::Row& row : rows()) {
        if (row.id == id && applies(row, step) &&
            step.lines[static_cast<std::size_t>(line.line)].put.kind != Expr::Kind::number) {
            auto rule = row.rule(rules::LinePlace(derivation, line));
            return rule ? std::optional(withNumbers(
                              std::move(*rule), [&](const LineRef& other) { return lineAt(derivation, other).value; }))
                        : std::nullopt;
        }
    }
    return std::nullopt;
}

std::vector<MistakeId> mistakesAt(const Derivation& derivation, const LineRef& line) {
    std::vector<MistakeId> found;
    for (const rules::Row& row : rows()) {
        if (wrongRule(row.id, derivation, line) && std::find(found.begin(), found.end(), row.id) == found.end()) {
            found.push_back(row.id);
        }
    }
    return found;
}

}  // namespace greyscope::exercise
