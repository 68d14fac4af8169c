#pragma once

#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::stats {

/// Whether both sides share a variance.
enum class Variances { own, shared };

/// Fieller's interval of a ratio of two independent means: all r with (a - r b)^2 <= t^2 (sa^2 + r^2 sb^2), sa and sb
/// the standard errors. None in `interval` where g = t^2 sb^2 / b^2 >= 1: the denominator is not told from 0 and no
/// bounded interval has the confidence. Sources: Fieller 1954; Hauschke et al. 1999; Tamhane & Logan 2004.
struct FiellerRatio {
    double ratio = 0.0;
    double freedom = 0.0;
    double g = 0.0;
    std::optional<Interval> interval;
};

/// With standard errors and degrees of freedom given.
[[nodiscard]] FiellerRatio fiellerRatio(double numerator, double numeratorError, double denominator,
                                        double denominatorError, double freedom, double confidence);

/// Of two samples: na + nb - 2 degrees of freedom with a shared variance, else Satterthwaite's with the ratio plugged
/// in. None of fewer than two values on a side, or of a denominator of 0.
[[nodiscard]] std::optional<FiellerRatio> fiellerRatio(const Moments& numerator, const Moments& denominator,
                                                       Variances variances, double confidence);

/// The ratio and r sqrt((sa / a)^2 + (sb / b)^2), sa and sb the deviations of single values, as hyperfine prints it.
/// That is no interval of the ratio: it does not narrow with the number of repeats.
struct SpreadRatio {
    double ratio = 0.0;
    double deviation = 0.0;
};
[[nodiscard]] SpreadRatio spreadRatio(const Moments& numerator, const Moments& denominator);

}  // namespace greyscope::stats
