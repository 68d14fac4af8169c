#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"

namespace greyscope::data {

/// How a series is normalised before it is compared (its "image" in grey relational analysis).
enum class Image {
    none,        ///< x
    initial,     ///< x / x(1), divided by the first value
    mean,        ///< x / mean x
    max,         ///< x / max x
    interval,    ///< (x - min) / (max - min), larger is better
    cost,        ///< (max - x) / (max - min), smaller is better
    target,      ///< 1 - |x - T| / max |x - T|
    reverse,     ///< 1 - x
    reciprocal,  ///< 1 / x
    zScore,      ///< (x - mean) / standard deviation (ddof 0)
    ratio,       ///< x / reference, point by point
    criteria     ///< the points are criteria (see Effect): each point is normalised over all series, by its own Effect
};

/// Which values are good in a criterion, that is, at one point of a table whose series are alternatives. min, max and
/// |x - T| are taken over the values of all series at that point.
enum class Effect {
    benefit,  ///< (x - min) / (max - min)
    cost,     ///< (max - x) / (max - min)
    target    ///< 1 - |x - T| / max |x - T|
};

struct PointEffect {
    Effect kind = Effect::benefit;
    double target = 0.0;  ///< the target T, used only by Effect::target
    bool operator==(const PointEffect&) const = default;
};

struct ImageOptions {
    Image kind = Image::none;
    double target = 0.0;  ///< the target T, used only by Image::target
    /// For Image::criteria: the effect of each point. Empty = benefit at all points; knownEffects() infers the effects.
    std::vector<PointEffect> effects = {};
    bool operator==(const ImageOptions&) const = default;
};

/// All effects with their names on the command line and in files: "benefit", "cost", "target".
[[nodiscard]] const base::Names<Effect>& effectNames();

/// All images with their names on the command line and in files: "none", "initial", ..., "ratio", "criteria".
[[nodiscard]] const base::Names<Image>& imageNames();

/// A function that returns the label of a point by its index. It is called only for an error message, since there may
/// be a million points.
using PointLabel = std::function<std::string(std::size_t)>;

/// Returns the images of the series, which are the columns of `values` (points x series), in the same shape.
/// `reference` is the column that Image::ratio divides by. `names[s]` and `pointLabel(k)` are used in errors. Errors:
/// zeroInSeries, constantSeries, zeroMean, missingValue, overflow; for Image::criteria also constantPoint (at that
/// point all series are equal, or equal the target) and columnLengthMismatch (number of effects). The result contains
/// no NaN.
[[nodiscard]] base::Expected<Eigen::MatrixXd> imageOf(const Eigen::MatrixXd& values, const ImageOptions& options,
                                                      std::size_t reference, const std::vector<std::string>& names,
                                                      const PointLabel& pointLabel);

}  // namespace greyscope::data
