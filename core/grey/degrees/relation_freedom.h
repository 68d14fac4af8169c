#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/degrees/relation_noise.h"

// Degrees of freedom for small numbers of repeats. Used by intervals of degrees and by their derivations.
namespace greyscope::grey {

/// The effect of one measured mean on a degree (or quotient): the degree if the mean is moved up and down by its
/// standard error.
struct MovedMean {
    bool ofReference = false;  ///< whether the mean belongs to the reference; otherwise to another series
    Eigen::Index point = 0;
    std::size_t repeats = 0;
    /// The degree with the mean moved up, and with the mean moved down.
    double above = 0.0, below = 0.0;
    /// Returns the variance of the degree that is due to this mean.
    [[nodiscard]] double variance() const { return 0.25 * (above - below) * (above - below); }
};

/// Returns the degrees of freedom of the repeats of two series together: the sum of (repeats - 1) over the values of
/// the reference and the series `compared`, from point `from` on.
[[nodiscard]] double pooledRepeats(const NoisyTable& table, Eigen::Index compared, Eigen::Index from = 0);

/// Returns Satterthwaite's degrees of freedom of `variance`, the variance of a degree or quotient. The part of the
/// variance that is due to the means in `moved` has the degrees of freedom of their own repeats; the rest has `pooled`
/// degrees of freedom.
[[nodiscard]] double freedomOf(double variance, const std::vector<MovedMean>& moved, double pooled);

/// Number of degrees of freedom from which on Student's t is replaced by the normal distribution.
inline constexpr double kNormalFreedom = 1e6;
/// Returns the share of a normal distribution that must lie outside on each side so that its quantile equals the
/// quantile of Student's t at this confidence.
[[nodiscard]] double tailOf(double confidence, double freedom);
/// Returns the factor by which an interval from a normal distribution is widened: the quantile of Student's t divided
/// by that of the normal distribution.
[[nodiscard]] double wideningOf(double confidence, double freedom);

}  // namespace greyscope::grey
