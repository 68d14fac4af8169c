#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/grey/limits.h"

namespace greyscope::grey {

/// Options of GM(1,1).
struct Gm11Options {
    double backgroundWeight = 0.5;  ///< alpha of z(k) = alpha x1(k) + (1-alpha) x1(k-1), in [0, 1]
    std::size_t horizon = 0;        ///< steps beyond the last fitted point
    bool operator==(const Gm11Options&) const = default;
};

/// A fitted GM(1,1) (EGM form) with all intermediate values.
///   x1 = AGO(x0); x0(k) = -a z(k) + u by least squares over k = 2..n;
///   x1^(k+1) = (x0(1) - u/a) e^{-ak} + u/a; x0^(k+1) = x1^(k+1) - x1^(k); computed as
///   (u - a x0(1)) e^{-a(k-1)} * (-expm1(-a)/a), whose limit for a -> 0 is u.
/// The values are calculated in the unit of unit_scale.h.
struct Gm11Result {
    Gm11Options options;
    std::vector<double> series;       ///< x0, the fitted points
    std::vector<double> accumulated;  ///< x1
    std::vector<double> background;   ///< z(2..n)
    double a = 0.0;                   ///< developing coefficient
    double u = 0.0;                   ///< grey input
    std::vector<double> fitted;       ///< x^(1..n), x^(1) = x0(1)
    std::vector<double> forecast;     ///< the `horizon` values after the fitted points
    std::vector<double> residuals;    ///< x - x^
    Horizon suitability = Horizon::longTerm;
};

/// Returns the restored value x0^(k+1), k >= 1, of GM(1,1) with the parameters a and u and the first value x0(1) =
/// `first`, calculated in the form given at Gm11Result.
[[nodiscard]] double restoredValue(double a, double u, double first, std::size_t k);

/// Checks what a fit of GM(1,1) requires apart from the values. Errors: optionOutOfRange, tooFewPoints (fewer than 4).
[[nodiscard]] base::Expected<void> checkGm11(std::size_t points, const Gm11Options& options);

/// Fits GM(1,1) to a series and forecasts. Errors: those of checkGm11(), missingValue, singularSystem,
/// coefficientTooLarge (|a| >= 2), overflow (also of x1). Errors contain `name` as the name of the series.
[[nodiscard]] base::Expected<Gm11Result> fitGm11(const std::vector<double>& series, const Gm11Options& options,
                                                 const std::string& name = {});

}  // namespace greyscope::grey
