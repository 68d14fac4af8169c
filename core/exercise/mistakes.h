#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/names.h"
#include "core/derivation/derivation.h"

namespace greyscope::exercise {

/// Rules that people take for the right one. The app words them.
enum class MistakeId {
    // grey models
    ratioInverted,        // x(k) / x(k-1)
    neighboursSummed,     // x(k-1) + x(k) for the sum of all
    sumFromSecond,        // the sum leaves x(1) out
    backgroundBefore,     // z = x1(k-1)
    backgroundNow,        // z = x1(k)
    backgroundOfRaw,      // z of x, not accumulated
    halfForgotten,        // z = x1(k) + x1(k-1)
    squareOfSum,          // (sum z)^2 for the sum of the squares
    minusForgotten,       // of -z, in a product with the ones or with Y
    rightFromFirst,       // Y from k = 1
    rightOneBehind,       // Y from k = 1 to n - 1
    productsAdded,        // the determinant as a sum
    notDivided,           // the determinant forgotten
    coefficientsSwapped,  // u for a, or a for u
    signOfCoefficient,    // the other sign
    levelInverted,        // a/u
    levelAdded,           // x(1) + u/a
    exponentAdded,        // e^(a + k)
    exponentSign,         // e^(ak)
    levelForgotten,       // the response without + u/a
    indexShifted,         // k for k - 1 in the exponent
    notRestored,          // the accumulated response for the value
    measuredSubtracted,   // the measured sum subtracted from the response
    termWithItself,       // a response less itself: 0
    signOfError,          // fitted less measured
    errorOverFitted,      // divided by the fitted value
    digitsSwapped,        // two digits of the measured number exchanged
    meanWithFirst,        // divided by n, not n - 1
    meanHalved,           // half of the mean
    percentForgotten,     // a share, not percent
    ddofOne,              // divided by n - 1
    rootForgotten,        // the variance
    posteriorInverted,    // S1/S2
    // relational degrees
    imageByMean,          // of the initial image
    imageByReference,     // divided by the reference's first value
    signKept,             // the difference without its absolute value
    differenceOfRaw,      // of the series, not of their images
    differenceSquared,    // the square for the absolute value
    extremaOfOne,         // the largest difference of one series alone
    extremaInverted,      // the smallest for the largest
    rhoForgotten,         // m + M over the difference + M
    denominatorLargest,   // over M alone
    denominatorReversed,  // over M less the difference
    dividedBySeries,      // the mean over the number of series
    firstPointLeftOut,    // the mean without k = 1
    sumNotMean,           // the sum of the coefficients
    zeroOfBefore,         // x(k) - x(k-1)
    lastNotHalved,        // the last point counts whole
    firstPointCounted,    // half of x(1), of the curve that does not begin at zero
    areasAdded,           // |s0 + s1| for |s0 - s1|
    oneForgotten,         // the degree without its ones
    ownAreasForgotten,    // 1 / (1 + |s0 - s1|)
    // class ratio and translation
    bandOfN,          // e^(2/n)
    smallerBound,     // the smaller of both bounds
    shiftSubtracted,  // x - C
    ratioOfRaw,       // of the series, not of the translated one
    // residuals
    magnitudeForgotten,  // the residual with its sign
    correctionReversed,  // subtracted where it is added, and the other way round
    // hold-out
    inSampleForHeld,  // the mean error of the fitted points
    heldWithFitted,   // the mean over fitted and held-out points
    // splits
    thresholdAtLeft,  // the largest value on the left
    meanOverAllRows,  // divided by all rows of the node
    leftSideAlone,    // the squares of one side
    squaresAveraged,  // divided by the number of rows
    gainIsLeast       // what is left for what is gained
};
[[nodiscard]] const base::Names<MistakeId>& mistakeNames();

/// Where a mistake was met in print; `usual`: it is one of those that students make.
enum class MistakeOrigin {
    usual,
    zhaoHuEquation5,  // P0, eq. (5) and (11)
    zhaoHuFinal,      // P0, the final formula
    zhaoHuExample,    // P0, IV.B.2
    zhaoDongExample,  // P1: 464 for 446
    docucenter,       // docucenter.org/2037
    srmist,           // slides of SRMIST
    pyDecision,       // programs pyDecision and RMCDA
    liuExample,       // Liu 2024, example 7.8.1
    natgas            // Hindawi MPE 2015/686501
};
[[nodiscard]] MistakeOrigin originOf(MistakeId id);

/// What a wrong rule makes of a line, with the numbers of other lines put in; none where it does not apply there.
[[nodiscard]] std::optional<derivation::Expr> wrongRule(MistakeId id, const derivation::Derivation& derivation,
                                                        const derivation::LineRef& line);

/// The key of a step without the "2." of a second model of the same derivation.
[[nodiscard]] std::string bareKey(const std::string& key);

/// Those that apply to a line, the more particular first.
[[nodiscard]] std::vector<MistakeId> mistakesAt(const derivation::Derivation& derivation,
                                                const derivation::LineRef& line);

}  // namespace greyscope::exercise
