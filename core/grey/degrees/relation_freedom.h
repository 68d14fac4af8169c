#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/degrees/relation_noise.h"

// Degrees of freedom for small numbers of repeats. Used by intervals of degrees and by their derivations.
namespace greyscope::grey {

/// A degree (or quotient) recalculated with one mean moved up and down by its standard error.
struct MovedMean {
    bool ofReference = false;  ///< whether the mean belongs to the reference; otherwise to another series
    Eigen::Index point = 0;
    std::size_t repeats = 0;
    double above = 0.0, below = 0.0;
    [[nodiscard]] double variance() const { return 0.25 * (above - below) * (above - below); }
};

/// Returns the sum of (repeats - 1) over the values of the reference and one compared series, from point `from` on.
[[nodiscard]] double pooledRepeats(const NoisyTable& table, Eigen::Index compared, Eigen::Index from = 0);

/// Returns Satterthwaite's degrees of freedom of a variance. The moved means count with their own repeats; the rest of
/// the variance counts with `pooled` degrees of freedom.
[[nodiscard]] double freedomOf(double variance, const std::vector<MovedMean>& moved, double pooled);

/// From this many degrees of freedom on, Student's t is replaced by the normal distribution.
inline constexpr double kNormalFreedom = 1e6;
/// Returns the share of a normal distribution to leave out on each side, so that its quantile equals that of Student's
/// t.
[[nodiscard]] double tailOf(double confidence, double freedom);
/// Returns the quantile of Student's t divided by that of the normal distribution.
[[nodiscard]] double wideningOf(double confidence, double freedom);

}  // namespace greyscope::grey
