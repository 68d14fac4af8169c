#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>

// Limits that results, derivations and words share: each stands here once. They are long doubles because a derivation
// rounds to decimals in more digits than a double has; a result compares with the double next to them.
namespace greyscope::grey {

/// What the developing coefficient a of GM(1,1) allows, by -a.
enum class Horizon { longTerm, shortTerm, shortTermWithCare, residualModel, unsuitable };

struct GrowthLimit {
    long double atMost;
    Horizon allows;  ///< up to that; medium term is part of the long term
};
/// Beyond the last GM(1,1) is unsuitable. Source: Liu and Lin, Grey Information, 2006.
inline constexpr std::array kGrowthLimits{GrowthLimit{0.3L, Horizon::longTerm}, GrowthLimit{0.5L, Horizon::shortTerm},
                                          GrowthLimit{0.8L, Horizon::shortTermWithCare},
                                          GrowthLimit{1.0L, Horizon::residualModel}};

/// The first limit that -a does not exceed; null beyond the last.
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

/// The limit to print beside -a: the first one that -a does not exceed; if it exceeds all, the last one.
template <std::floating_point N>
[[nodiscard]] constexpr long double limitFor(N growth) {
    const GrowthLimit* const limit = limitOfGrowth(growth);
    return (limit != nullptr ? *limit : kGrowthLimits.back()).atMost;
}

/// |a| from which GM(1,1) is refused.
inline constexpr double kCoefficientLimit = 2.0;

/// Grades 1 to 4 of a measure of accuracy, and 5 beyond the last limit.
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
/// Of the mean relative error in percent, the absolute degree of series and fit, C = S2 / S1, and P. Source: Deng; Liu.
inline constexpr GradeLimits kRelativeErrorGrades{GradeLimits::Better::smaller, {1.0L, 5.0L, 10.0L, 20.0L}};
inline constexpr GradeLimits kIncidenceGrades{GradeLimits::Better::larger, {0.90L, 0.80L, 0.70L, 0.60L}};
inline constexpr GradeLimits kVarianceRatioGrades{GradeLimits::Better::smaller, {0.35L, 0.50L, 0.65L, 0.80L}};
inline constexpr GradeLimits kSmallErrorGrades{GradeLimits::Better::larger, {0.95L, 0.80L, 0.70L, 0.60L}};
/// An error is small where it is less than so many S1 away from the mean error.
inline constexpr long double kSmallError = 0.6745L;

/// Smoothness below which a series is quasi-smooth.
inline constexpr double kSmoothnessLimit = 0.5;

/// Residual models: shares of the mean that eq. (10) keeps residuals within, the second of which is also the largest
/// growth in the worked example; and residuals of one sign that the remnant model needs.
inline constexpr long double kLowOfBand = 0.8L;
inline constexpr long double kHighOfBand = 1.2L;
inline constexpr std::size_t kFewestOfTail = 4;

}  // namespace greyscope::grey
