#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/degrees/relation_noise.h"

// How far few repeats are to be trusted: for intervals of degrees and their derivations.
namespace greyscope::grey {

/// What a degree is calculated of where one mean lies a standard error further up, or down.
struct MovedMean {
    bool ofReference = false;  ///< the mean is one of the reference, else of another series
    Eigen::Index point = 0;
    std::size_t repeats = 0;
    double above = 0.0, below = 0.0;
    [[nodiscard]] double variance() const { return 0.25 * (above - below) * (above - below); }
};

/// Repeats less 1, of the values of the reference and a compared series together, from a point on.
[[nodiscard]] double pooledRepeats(const NoisyTable& table, Eigen::Index compared, Eigen::Index from = 0);

/// Satterthwaite's degrees of freedom of a variance: those of the means that were moved, and for the rest of the
/// variance those of all values together.
[[nodiscard]] double freedomOf(double variance, const std::vector<MovedMean>& moved, double pooled);

/// From so many degrees of freedom on, Student's t is the normal distribution.
inline constexpr double kNormalFreedom = 1e6;
/// The share to leave out on each side: as many standard errors as Student's t has it.
[[nodiscard]] double tailOf(double confidence, double freedom);
/// How many times as far as the normal distribution's the ends of Student's t lie.
[[nodiscard]] double wideningOf(double confidence, double freedom);

}  // namespace greyscope::grey
