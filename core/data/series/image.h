#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"

namespace greyscope::data {

/// Normalisation of a series before it is compared (the "image" of grey relational analysis).
enum class Image {
    none,        ///< x
    initial,     ///< x / x(1)
    mean,        ///< x / mean x
    max,         ///< x / max x
    interval,    ///< (x - min) / (max - min), larger is better
    cost,        ///< (max - x) / (max - min), smaller is better
    target,      ///< 1 - |x - T| / max |x - T|
    reverse,     ///< 1 - x
    reciprocal,  ///< 1 / x
    zScore,      ///< (x - mean) / standard deviation (ddof 0)
    ratio,       ///< x / reference, point by point
    criteria     ///< the points are criteria: each is normalised over all series by its own effect measure
};

/// Which values are good at one point (a criterion, a column of a table of alternatives). The formulas are over the
/// values of all series at that point.
enum class Effect {
    benefit,  ///< (x - min) / (max - min)
    cost,     ///< (max - x) / (max - min)
    target    ///< 1 - |x - T| / max |x - T|
};

struct PointEffect {
    Effect kind = Effect::benefit;
    double target = 0.0;  ///< T of Effect::target
    bool operator==(const PointEffect&) const = default;
};

struct ImageOptions {
    Image kind = Image::none;
    double target = 0.0;  ///< T of Image::target
    std::vector<PointEffect> effects =
        {};  ///< for Image::criteria, one per point; empty = benefit everywhere, see also knownEffects()
    bool operator==(const ImageOptions&) const = default;
};

/// Every effect's name on the command line and in files: "benefit", "cost", "target".
[[nodiscard]] const base::Names<Effect>& effectNames();

/// Every image's name on the command line and in files: "none", "initial", ..., "ratio", "criteria".
[[nodiscard]] const base::Names<Image>& imageNames();

/// Returns the label of a point. Called only to word an error, since there may be a million points.
using PointLabel = std::function<std::string(std::size_t)>;

/// Images of the columns of `values` (points x series), same shape. `reference` is the column that Image::ratio divides
/// by. `names[s]` and `pointLabel(k)` word the errors: zeroInSeries, constantSeries, zeroMean, missingValue, overflow;
/// for Image::criteria also constantPoint (all series are equal there, or on the target) and columnLengthMismatch
/// (effects). The result contains no NaN.
[[nodiscard]] base::Expected<Eigen::MatrixXd> imageOf(const Eigen::MatrixXd& values, const ImageOptions& options,
                                                      std::size_t reference, const std::vector<std::string>& names,
                                                      const PointLabel& pointLabel);

}  // namespace greyscope::data
