#pragma once

#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// Whether numerator and denominator have separate variances or share one.
enum class Variances { own, shared };

/// Fieller's interval of a ratio of two independent means: all r with (a - r b)^2 <= t^2 (sa^2 + r^2 sb^2), where sa
/// and sb are the standard errors. `interval` is nullopt if g = t^2 sb^2 / b^2 >= 1: the denominator is then not
/// significantly different from 0, and no bounded interval has the confidence. Sources: Fieller 1954; Hauschke et al.
/// 1999; Tamhane & Logan 2004.
struct FiellerRatio {
    double ratio = 0.0;
    double freedom = 0.0;
    double g = 0.0;
    std::optional<Interval> interval;
};

/// Calculates Fieller's interval of a ratio from two means, their standard errors and the degrees of freedom.
[[nodiscard]] FiellerRatio fiellerRatio(double numerator, double numeratorError, double denominator,
                                        double denominatorError, double freedom, double confidence);

/// Calculates Fieller's interval of the ratio of the means of two samples. The degrees of freedom are na + nb - 2 with
/// a shared variance, otherwise Satterthwaite's with the estimated ratio. Returns nullopt for fewer than two values on
/// a side or a denominator of 0.
[[nodiscard]] std::optional<FiellerRatio> fiellerRatio(const Moments& numerator, const Moments& denominator,
                                                       Variances variances, double confidence);

/// A ratio r with a deviation as hyperfine prints it, r sqrt((sa / a)^2 + (sb / b)^2), where sa and sb are the standard
/// deviations of single values. The deviation is not an interval of the ratio: it does not decrease with the number of
/// repeats.
struct SpreadRatio {
    double ratio = 0.0;
    double deviation = 0.0;
};
/// Returns the ratio of the means of two samples, with its deviation.
[[nodiscard]] SpreadRatio spreadRatio(const Moments& numerator, const Moments& denominator);

}  // namespace greyscope::stats
