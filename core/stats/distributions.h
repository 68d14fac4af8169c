#pragma once

namespace greyscope::stats {

/// P(Z > z) of the standard normal distribution, to rounding in both tails.
[[nodiscard]] double normalTail(double z);

/// z with P(Z <= z) = p, p in (0, 1): Wichura 1988 (AS 241), sharpened by a step of Newton's.
[[nodiscard]] double normalQuantile(double p);

/// P(T > t) of Student's distribution with `freedom` > 0 degrees of freedom, which need not be a whole number. Relative
/// error below 1e-12 in both tails. The incomplete beta function I_x(freedom/2, 1/2), x = freedom / (freedom + t^2), by
/// its continued fraction. Source: Lentz 1976; DiDonato & Morris 1992.
[[nodiscard]] double studentTail(double t, double freedom);

/// 2 P(T > |t|).
[[nodiscard]] double studentTwoSided(double t, double freedom);

/// t with P(T <= t) = p, p in (0, 1). F with 1 and n degrees of freedom is its square.
[[nodiscard]] double studentQuantile(double p, double freedom);

}  // namespace greyscope::stats
