#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>

// Limits that results, derivations and texts share, each defined only here. They are long doubles because a derivation
// rounds to decimals in more digits than a double has; a result compares with the nearest double.
namespace greyscope::grey {

/// The forecast horizon for which GM(1,1) is suitable, judged by -a, where a is the developing coefficient.
enum class Horizon { longTerm, shortTerm, shortTermWithCare, residualModel, unsuitable };

/// A range of -a and the horizon that it allows.
struct GrowthLimit {
    long double atMost;
    Horizon allows;  ///< horizon allowed up to this limit and above the previous one; the long-term range includes
                     ///< medium term
};
/// The limits of -a for each horizon, ascending; above the last limit, GM(1,1) is unsuitable. Source: Liu and Lin, Grey
/// Information, 2006.
inline constexpr std::array kGrowthLimits{GrowthLimit{0.3L, Horizon::longTerm}, GrowthLimit{0.5L, Horizon::shortTerm},
                                          GrowthLimit{0.8L, Horizon::shortTermWithCare},
                                          GrowthLimit{1.0L, Horizon::residualModel}};

/// Returns the first limit that `growth` = -a does not exceed, or nullptr if it exceeds all of them.
template <std::floating_point N>
[[nodiscard]] constexpr const GrowthLimit* limitOfGrowth(N growth) {
    const auto* const found = std::find_if(kGrowthLimits.begin(), kGrowthLimits.end(), [growth](const auto& limit) {
        return growth <= static_cast<N>(limit.atMost);
    });
    return found == kGrowthLimits.end() ? nullptr : found;
}

template <std::floating_point N>
[[nodiscard]] constexpr Horizon horizonOf(N growth) {
    const GrowthLimit* const limit = limitOfGrowth(growth);
    return limit != nullptr ? limit->allows : Horizon::unsuitable;
}

/// Returns the limit to print beside `growth` = -a: the first one that it does not exceed, or the last one if it
/// exceeds all.
template <std::floating_point N>
[[nodiscard]] constexpr long double limitFor(N growth) {
    const GrowthLimit* const limit = limitOfGrowth(growth);
    return (limit != nullptr ? *limit : kGrowthLimits.back()).atMost;
}

/// Limit of |a|: a fit of GM(1,1) fails if |a| reaches this value.
inline constexpr double kCoefficientLimit = 2.0;

/// The limits of an accuracy measure for the grades 1 to 4; a value beyond the last limit has grade 5.
struct GradeLimits {
    enum class Better { smaller, larger };
    Better better;
    std::array<long double, 4> limits;

    template <std::floating_point N>
    [[nodiscard]] constexpr int gradeOf(N value) const {
        const auto reached = [&](long double limit) {
            return better == Better::smaller ? value <= static_cast<N>(limit) : value >= static_cast<N>(limit);
        };
        return 1 + static_cast<int>(std::find_if(limits.begin(), limits.end(), reached) - limits.begin());
    }
};
/// Limits of the mean relative error, in percent. Sources: Deng; Liu.
inline constexpr GradeLimits kRelativeErrorGrades{GradeLimits::Better::smaller, {1.0L, 5.0L, 10.0L, 20.0L}};
/// Limits of the absolute degree of the series and its fit.
inline constexpr GradeLimits kIncidenceGrades{GradeLimits::Better::larger, {0.90L, 0.80L, 0.70L, 0.60L}};
/// Limits of the posterior error ratio C = S2 / S1.
inline constexpr GradeLimits kVarianceRatioGrades{GradeLimits::Better::smaller, {0.35L, 0.50L, 0.65L, 0.80L}};
/// Limits of the small error probability P.
inline constexpr GradeLimits kSmallErrorGrades{GradeLimits::Better::larger, {0.95L, 0.80L, 0.70L, 0.60L}};
/// The grades of C and P in a textbook.
enum class GradeTable {
    liu,  ///< the grades 1 to 4 have limits; 5 is beyond the last one
    deng  ///< 1 good, 2 qualified, 3 barely qualified; all others have grade 4, unqualified
};
/// Returns the grade of C or P by the table of a textbook.
template <std::floating_point N>
[[nodiscard]] constexpr int gradeBy(GradeTable table, const GradeLimits& limits, N value) {
    constexpr int kUnqualified = 4;
    const int grade = limits.gradeOf(value);
    return table == GradeTable::deng ? std::min(grade, kUnqualified) : grade;
}
/// Limit for small errors: an error is small if it differs from the mean error by less than this many S1.
inline constexpr long double kSmallError = 0.6745L;

/// Limit for smoothness: a series is quasi-smooth if its smoothness ratio is below this value.
inline constexpr double kSmoothnessLimit = 0.5;

/// Lower limit of residuals in the residual model, as a multiple of their mean (P0, eq. (10)).
inline constexpr long double kLowOfBand = 0.8L;
/// Upper limit of residuals in the residual model, as a multiple of their mean; also the largest growth factor in the
/// worked example.
inline constexpr long double kHighOfBand = 1.2L;
/// Smallest number of residuals of one sign that the remnant model needs.
inline constexpr std::size_t kFewestOfTail = 4;

}  // namespace greyscope::grey
