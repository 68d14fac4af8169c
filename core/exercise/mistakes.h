#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/names.h"
#include "core/derivation/derivation.h"

namespace greyscope::exercise {

/// Typical mistakes in calculations: wrong rules that students use. The comment after each name shows the wrong rule or
/// its effect. The texts are in the app.
enum class MistakeId {
    // grey models
    ratioInverted,        // x(k) / x(k-1)
    neighboursSummed,     // x(k-1) + x(k) instead of the sum of all
    sumFromSecond,        // the sum without x(1)
    backgroundBefore,     // z = x1(k-1)
    backgroundNow,        // z = x1(k)
    backgroundOfRaw,      // z of x instead of its accumulation
    halfForgotten,        // z = x1(k) + x1(k-1)
    squareOfSum,          // (sum z)^2 instead of the sum of squares
    minusForgotten,       // z instead of -z, in a product with the ones or with Y
    rightFromFirst,       // Y from k = 1
    rightOneBehind,       // Y from k = 1 to n - 1
    productsAdded,        // the determinant as a sum of products
    notDivided,           // not divided by the determinant
    coefficientsSwapped,  // u instead of a, or a instead of u
    signOfCoefficient,    // the opposite sign
    levelInverted,        // a/u
    levelAdded,           // x(1) + u/a
    exponentAdded,        // e^(a + k)
    exponentSign,         // e^(ak)
    levelForgotten,       // the response without adding u/a
    indexShifted,         // k instead of k - 1 in the exponent
    notRestored,          // the accumulated response instead of the value
    measuredSubtracted,   // the measured sum subtracted from the response
    termWithItself,       // a response minus itself: 0
    signOfError,          // fitted minus measured
    errorOverFitted,      // divided by the fitted value
    digitsSwapped,        // two digits of the measured number swapped
    meanWithFirst,        // divided by n instead of n - 1
    meanHalved,           // half of the mean
    percentForgotten,     // a share instead of percent
    ddofOne,              // divided by n - 1
    rootForgotten,        // the variance instead of the deviation
    posteriorInverted,    // S1/S2
    // relational degrees
    imageByMean,          // mean image instead of initial image
    imageByReference,     // divided by the reference's first value
    signKept,             // the difference without its absolute value
    differenceOfRaw,      // of the series instead of their images
    differenceSquared,    // the square instead of the absolute value
    extremaOfOne,         // the largest difference of one series only
    extremaInverted,      // the smallest instead of the largest, or the reverse
    rhoForgotten,         // m + M over the difference + M
    denominatorLargest,   // divided by M only
    denominatorReversed,  // divided by M minus the difference
    dividedBySeries,      // the mean divided by the number of series
    firstPointLeftOut,    // the mean without k = 1
    sumNotMean,           // the sum of the coefficients
    zeroOfBefore,         // x(k) - x(k-1)
    lastNotHalved,        // the last point counted in full
    firstPointCounted,    // half of x(1) added, for a curve that does not begin at zero
    areasAdded,           // |s0 + s1| instead of |s0 - s1|
    oneForgotten,         // the degree without the ones
    ownAreasForgotten,    // 1 / (1 + |s0 - s1|)
    // class ratio and translation
    bandOfN,          // e^(2/n)
    smallerBound,     // the smaller of the two bounds
    shiftSubtracted,  // x - C
    ratioOfRaw,       // of the series instead of the translated one
    // residuals
    magnitudeForgotten,  // the residual with its sign instead of its magnitude
    correctionReversed,  // subtracted instead of added, or the reverse
    // hold-out
    inSampleForHeld,  // the mean error of the fitted points
    heldWithFitted,   // the mean over fitted and held-out points
    // splits
    thresholdAtLeft,  // the largest value on the left
    meanOverAllRows,  // divided by all rows of the node
    leftSideAlone,    // the squares of one side only
    squaresAveraged,  // divided by the number of rows
    gainIsLeast       // the remaining sum of squares instead of the gain
};
[[nodiscard]] const base::Names<MistakeId>& mistakeNames();

/// The publication in which a mistake was found; `usual`: no publication, but a typical mistake of students.
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

/// Returns the formula that the mistake gives for a line, with the numbers of other lines inserted; nullopt if the
/// mistake does not apply there.
[[nodiscard]] std::optional<derivation::Expr> wrongRule(MistakeId id, const derivation::Derivation& derivation,
                                                        const derivation::LineRef& line);

/// Returns the key of a step without the prefix "2.", which marks steps of the second model in a derivation.
[[nodiscard]] std::string bareKey(const std::string& key);

/// Returns the mistakes that can be made in a line, more specific ones first.
[[nodiscard]] std::vector<MistakeId> mistakesAt(const derivation::Derivation& derivation,
                                                const derivation::LineRef& line);

}  // namespace greyscope::exercise
