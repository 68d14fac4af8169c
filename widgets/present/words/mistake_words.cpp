#include <utility>

#include "widgets/present/words/exercise_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using exercise::MistakeId;
using exercise::MistakeOrigin;

namespace {

/// The title of a mistake, and why it is wrong.
std::pair<QString, QString> wordsOf(MistakeId id) {
    switch (id) {
        case MistakeId::ratioInverted:
            return {Words::tr("The ratio is inverted"),
                    Words::tr("A class ratio is the previous point divided by the point.")};
        case MistakeId::neighboursSummed:
            return {Words::tr("Only two neighbours were added"),
                    Words::tr("Accumulation adds every point from the first on.")};
        case MistakeId::sumFromSecond:
            return {Words::tr("The sum begins at k = 2"), Words::tr("The first point belongs to the sum.")};
        case MistakeId::backgroundBefore:
            return {Words::tr("z is only x⁽¹⁾(k − 1)"),
                    Words::tr("The background value is the mean of both neighbours, so it lies between them.")};
        case MistakeId::backgroundNow:
            return {Words::tr("z is only x⁽¹⁾(k)"),
                    Words::tr("The background value is the mean of both neighbours, so it lies between them.")};
        case MistakeId::backgroundOfRaw:
            return {Words::tr("z is calculated from the points, not from their sums"),
                    Words::tr("The background value is a mean of accumulated points.")};
        case MistakeId::halfForgotten:
            return {Words::tr("The factor ½ is missing"), Words::tr("The background value is half of the sum.")};
        case MistakeId::squareOfSum:
            return {Words::tr("The sum was squared"),
                    Words::tr("The entry is the sum of the squares, not the square of the sum.")};
        case MistakeId::minusForgotten:
            return {Words::tr("The minus sign of −z is missing"),
                    Words::tr("B holds −z(k); the ones do not change that.")};
        case MistakeId::rightFromFirst:
            return {Words::tr("Y begins at k = 1"), Words::tr("There is no background value at k = 1, so no row.")};
        case MistakeId::rightOneBehind:
            return {Words::tr("Y is shifted by one point"), Words::tr("−z(k) belongs to x⁽⁰⁾(k): Y begins at k = 2.")};
        case MistakeId::productsAdded:
            return {Words::tr("The products were added"),
                    Words::tr("A determinant is the product of the main diagonal minus the other product.")};
        case MistakeId::notDivided:
            return {Words::tr("Not divided by D"), Words::tr("Cramer’s rule divides by the determinant.")};
        case MistakeId::coefficientsSwapped:
            return {Words::tr("a and u are exchanged"),
                    Words::tr("a belongs to the column of −z, u to that of the ones.")};
        case MistakeId::signOfCoefficient:
            return {Words::tr("The sign is wrong"),
                    Words::tr("The equation is x⁽⁰⁾(k) + a z(k) = u: a growing series has a negative a.")};
        case MistakeId::levelInverted:
            return {Words::tr("a divided by u"), Words::tr("The level is u divided by a.")};
        case MistakeId::levelAdded:
            return {Words::tr("u/a was added"), Words::tr("It is subtracted; where a is negative, that adds.")};
        case MistakeId::exponentAdded:
            return {Words::tr("a and k were added in the exponent"), Words::tr("The exponent is the product −a k.")};
        case MistakeId::exponentSign:
            return {Words::tr("The sign of the exponent is wrong"), Words::tr("The exponent is −a k.")};
        case MistakeId::levelForgotten:
            return {Words::tr("u/a is missing after the exponential term"), Words::tr("The response ends in + u/a.")};
        case MistakeId::indexShifted:
            return {Words::tr("The exponent is one step too large"),
                    Words::tr("The response at k + 1 has k in its exponent.")};
        case MistakeId::notRestored:
            return {Words::tr("The accumulated value was taken"),
                    Words::tr("The response is accumulated: subtract the previous one.")};
        case MistakeId::measuredSubtracted:
            return {Words::tr("The measured sum was subtracted"),
                    Words::tr("Both responses must come from the model; the measured sum does not.")};
        case MistakeId::termWithItself:
            return {Words::tr("A term was subtracted from itself"),
                    Words::tr("The difference is between neighbouring values.")};
        case MistakeId::signOfError:
            return {Words::tr("Fitted minus measured"),
                    Words::tr("The error is the measured value minus the fitted value.")};
        case MistakeId::errorOverFitted:
            return {Words::tr("Divided by the fitted value"),
                    Words::tr("The relative error is relative to the measured value.")};
        case MistakeId::digitsSwapped:
            return {Words::tr("Two digits of the measured value are exchanged"),
                    Words::tr("Read the measured value again.")};
        case MistakeId::meanWithFirst:
            return {Words::tr("The mean counts k = 1"),
                    Words::tr("The first point is fitted by definition; the mean is over k = 2 … n.")};
        case MistakeId::meanHalved:
            return {Words::tr("Only half of the mean"), Words::tr("Divide once, by the number of errors.")};
        case MistakeId::percentForgotten:
            return {Words::tr("A fraction, not a percentage"), Words::tr("The answer must be in percent.")};
        case MistakeId::ddofOne:
            return {Words::tr("Divided by n − 1"), Words::tr("The posterior ratio divides by n.")};
        case MistakeId::rootForgotten:
            return {Words::tr("The square root is missing"), Words::tr("S is the square root of the mean square.")};
        case MistakeId::posteriorInverted:
            return {Words::tr("S₁ divided by S₂"),
                    Words::tr("C is the standard deviation of the errors divided by that of the series.")};
        case MistakeId::imageByMean:
            return {Words::tr("Divided by the mean"), Words::tr("The initial image divides by the first value.")};
        case MistakeId::imageByReference:
            return {Words::tr("Divided by the reference’s first value"),
                    Words::tr("Every series is divided by its own first value.")};
        case MistakeId::signKept:
            return {Words::tr("The sign was kept"), Words::tr("Use the absolute value of the difference.")};
        case MistakeId::differenceOfRaw:
            return {Words::tr("The difference of the measured values"),
                    Words::tr("The images are compared, not the values.")};
        case MistakeId::differenceSquared:
            return {Words::tr("The difference was squared"), Words::tr("It is the absolute value.")};
        case MistakeId::extremaOfOne:
            return {Words::tr("The extreme of only one series"),
                    Words::tr("m and M are taken over all series and points.")};
        case MistakeId::extremaInverted:
            return {Words::tr("The other extreme"), Words::tr("m is the smallest difference, M the largest.")};
        case MistakeId::rhoForgotten:
            return {Words::tr("ρ is missing"), Words::tr("M is multiplied by ρ in the numerator and the denominator.")};
        case MistakeId::denominatorLargest:
            return {Words::tr("Divided only by M"), Words::tr("The denominator is the difference + ρM.")};
        case MistakeId::denominatorReversed:
            return {Words::tr("Divided by M minus the difference"),
                    Words::tr("The denominator is the difference + ρM.")};
        case MistakeId::dividedBySeries:
            return {Words::tr("Divided by the number of series"), Words::tr("The degree is the mean over the points.")};
        case MistakeId::firstPointLeftOut:
            return {Words::tr("k = 1 is missing"), Words::tr("Every point counts, the first one as well.")};
        case MistakeId::sumNotMean:
            return {Words::tr("The sum, not the mean"),
                    Words::tr("Divide by the number of points: a degree is at most 1.")};
        case MistakeId::zeroOfBefore:
            return {Words::tr("The previous point was subtracted"),
                    Words::tr("The zero image subtracts the first point from all.")};
        case MistakeId::lastNotHalved:
            return {Words::tr("The last point has full weight"),
                    Words::tr("In the area, the last point has weight ½.")};
        case MistakeId::firstPointCounted:
            return {Words::tr("The area of the curve, not of its zero image"),
                    Words::tr("First subtract the first point from the curve.")};
        case MistakeId::areasAdded:
            return {Words::tr("The areas were added"), Words::tr("The denominator has the difference of both areas.")};
        case MistakeId::oneForgotten:
            return {Words::tr("The terms 1 are missing"),
                    Words::tr("The numerator and the denominator both contain 1.")};
        case MistakeId::ownAreasForgotten:
            return {Words::tr("The areas themselves are missing"),
                    Words::tr("1 / (1 + |s₀ − s₁|) is the degree of similitude.")};
        case MistakeId::bandOfN:
            return {Words::tr("2/n in the exponent"),
                    Words::tr("The band is from e to the −2/(n + 1) to e to the 2/(n + 1).")};
        case MistakeId::smallerBound:
            return {Words::tr("The smaller bound was used"),
                    Words::tr("Both ends of the band must be met: the larger bound counts.")};
        case MistakeId::shiftSubtracted:
            return {Words::tr("C subtracted"),
                    Words::tr("The translation adds C, which is subtracted from the result again.")};
        case MistakeId::ratioOfRaw:
            return {Words::tr("The ratio without the translation"),
                    Words::tr("After the translation, the ratios are those of x + C.")};
        case MistakeId::magnitudeForgotten:
            return {Words::tr("The residual with its sign"),
                    Words::tr("The second model uses the absolute values; the sign is restored at the end.")};
        case MistakeId::correctionReversed:
            return {Words::tr("The sign of the correction is wrong"),
                    Words::tr("Where the residuals of the tail are negative, the correction is subtracted.")};
        case MistakeId::inSampleForHeld:
            return {Words::tr("The error of the fitted points"),
                    Words::tr("The model was fitted to those; only held-out points show how well it forecasts.")};
        case MistakeId::heldWithFitted:
            return {Words::tr("The mean over fitted and held-out points"),
                    Words::tr("The hold-out error uses only the held-out points.")};
        case MistakeId::thresholdAtLeft:
            return {Words::tr("The largest value on the left"),
                    Words::tr("The threshold lies midway between both neighbours.")};
        case MistakeId::meanOverAllRows:
            return {Words::tr("Divided by the number of rows of the node"),
                    Words::tr("Each side has its own number of rows.")};
        case MistakeId::leftSideAlone:
            return {Words::tr("The squares of one side"), Words::tr("Both sides count.")};
        case MistakeId::squaresAveraged:
            return {Words::tr("The mean square"), Words::tr("It is the sum of the squares, not divided by the rows.")};
        case MistakeId::gainIsLeast:
            return {Words::tr("The remainder, not the gain"),
                    Words::tr("Subtract the smallest sum of squares from that of the node.")};
    }
    return {};
}

}  // namespace

QString mistakeTitle(MistakeId id) {
    return wordsOf(id).first;
}

QString mistakeReason(MistakeId id) {
    return wordsOf(id).second;
}

QString mistakeOrigin(MistakeId id) {
    switch (exercise::originOf(id)) {
        case MistakeOrigin::usual:
            return {};
        case MistakeOrigin::zhaoHuEquation5:
            return Words::tr("Zhao and Hu print it in equations (5) and (11).");
        case MistakeOrigin::zhaoHuFinal:
            return Words::tr("Zhao and Hu print it in their final formula.");
        case MistakeOrigin::zhaoHuExample:
            return Words::tr(
                "The worked example of Zhao and Hu, IV.B.2, calculates it this way, contrary to its equation (7).");
        case MistakeOrigin::zhaoDongExample:
            return Words::tr("Zhao, Dong et al. thus print 8.99 %, with 464 instead of 446; 5.32 % is correct.");
        case MistakeOrigin::docucenter:
            return Words::tr("It gives the .8333 printed by docucenter.org/2037; .7143 is correct.");
        case MistakeOrigin::srmist:
            return Words::tr("Slides of SRMIST print this denominator.");
        case MistakeOrigin::pyDecision:
            return Words::tr("The programs pyDecision and RMCDA calculate it this way.");
        case MistakeOrigin::liuExample:
            return Words::tr("Liu, example 7.8.1: .067 % this way, .090 % over k = 2 … 4.");
        case MistakeOrigin::natgas:
            return Words::tr(
                "Mathematical Problems in Engineering 2015/686501 prints 3.48 % and 3.42 %, half of what "
                "its numbers give.");
    }
    return {};
}

}  // namespace greyscope::widgets
