#pragma once

namespace greyscope::stats {

/// Returns P(Z > z) of the standard normal distribution, accurate to rounding in both tails.
[[nodiscard]] double normalTail(double z);

/// Returns the quantile z of the standard normal distribution, P(Z <= z) = p, for p in (0, 1). Calculated by Wichura
/// 1988 (AS 241) and one Newton step.
[[nodiscard]] double normalQuantile(double p);

/// Returns P(T > t) of Student's distribution with `freedom` > 0 degrees of freedom, not necessarily an integer.
/// Relative error below 1e-12 in both tails. Calculated as the incomplete beta function I_x(freedom/2, 1/2), x =
/// freedom / (freedom + t^2), by its continued fraction. Sources: Lentz 1976; DiDonato & Morris 1992.
[[nodiscard]] double studentTail(double t, double freedom);

/// Returns the two-sided p value 2 P(T > |t|) of Student's distribution with `freedom` degrees of freedom.
[[nodiscard]] double studentTwoSided(double t, double freedom);

/// Returns the quantile t of Student's distribution, P(T <= t) = p, for p in (0, 1). The square of t is F with 1 and
/// `freedom` degrees of freedom.
[[nodiscard]] double studentQuantile(double p, double freedom);

}  // namespace greyscope::stats
