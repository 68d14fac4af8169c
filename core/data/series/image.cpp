#include "core/data/series/image.h"

#include <algorithm>
#include <cmath>

#include "core/base/rounding.h"
#include "core/base/try.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

namespace {

/// 1 if sums and differences are safe; otherwise the power of two that scales `largest` back into the safe range.
double unitFor(double largest) {
    constexpr int kSafe = 900;
    constexpr int kMost = 1000;  // 2^kMost and its inverse are normal numbers
    int exponent = 0;
    std::frexp(largest, &exponent);
    return std::abs(exponent) < kSafe ? 1.0 : std::ldexp(1.0, std::clamp(-exponent, -kMost, kMost));
}

/// Whether a difference of numbers up to `largest` has lost too many digits to be a divisor.
bool isOne(double apart, double largest) {
    return apart <= base::kSumRounding * largest;
}

/// One series and its image in progress, with the names needed for errors.
struct Subject {
    VectorXd values;
    const std::string& name;
    const PointLabel& pointLabel;
    std::string operation;

    [[nodiscard]] tl::unexpected<base::Error> zeroAt(Index point) const {
        return fail(ErrorCode::zeroInSeries, {name, pointLabel(static_cast<std::size_t>(point)), operation});
    }
    [[nodiscard]] tl::unexpected<base::Error> constant() const {
        return fail(ErrorCode::constantSeries, {name, operation});
    }
};

using ImageVector = Expected<VectorXd>;

ImageVector initialImage(const Subject& s) {
    return s.values(0) == 0.0 ? ImageVector(s.zeroAt(0)) : ImageVector(s.values / s.values(0));
}

ImageVector meanImage(const Subject& s) {
    const double mean = s.values.mean();
    if (isOne(std::abs(mean), s.values.cwiseAbs().mean())) {  // only the rounding error of cancelling terms is left
        return fail(ErrorCode::zeroMean, {s.name, s.operation});
    }
    return VectorXd(s.values / mean);
}

ImageVector maxImage(const Subject& s) {
    Index at = 0;
    const double largest = s.values.maxCoeff(&at);
    return largest == 0.0 ? ImageVector(s.zeroAt(at)) : ImageVector(s.values / largest);
}

ImageVector intervalImage(const Subject& s, bool costs) {
    const double low = s.values.minCoeff();
    const double high = s.values.maxCoeff();
    if (isOne(high - low, std::max(std::abs(low), std::abs(high)))) {
        return s.constant();
    }
    return costs ? VectorXd((high - s.values.array()) / (high - low))
                 : VectorXd((s.values.array() - low) / (high - low));
}

ImageVector targetImage(const Subject& s, double target) {
    const VectorXd distance = (s.values.array() - target).abs();
    const double furthest = distance.maxCoeff();
    const bool onTarget = isOne(furthest, s.values.cwiseAbs().maxCoeff() + std::abs(target));
    return onTarget ? ImageVector(s.constant()) : ImageVector(VectorXd(1.0 - distance.array() / furthest));
}

ImageVector reciprocalImage(const Subject& s) {
    for (Index k = 0; k < s.values.size(); ++k) {
        if (s.values(k) == 0.0) {
            return s.zeroAt(k);
        }
    }
    return VectorXd(s.values.cwiseInverse());
}

ImageVector zScoreImage(const Subject& s) {
    if (isOne(s.values.maxCoeff() - s.values.minCoeff(), s.values.cwiseAbs().maxCoeff())) {
        return s.constant();
    }
    const VectorXd centred = s.values.array() - s.values.mean();
    // A plain sum of squares would overflow from 1e154 on and underflow below 1e-154.
    const double deviation = centred.stableNorm() / std::sqrt(static_cast<double>(centred.size()));
    return VectorXd(centred / deviation);
}

ImageVector ratioImage(const Subject& s, const Subject& reference) {
    for (Index k = 0; k < reference.values.size(); ++k) {
        if (reference.values(k) == 0.0) {
            return reference.zeroAt(k);
        }
    }
    return VectorXd(s.values.cwiseQuotient(reference.values));
}

/// The images that use sums or differences.
ImageVector imageInRange(Subject series, const ImageOptions& options) {
    const double target = options.kind == Image::target ? options.target : 0.0;
    const double unit = unitFor(std::max(series.values.cwiseAbs().maxCoeff(), std::abs(target)));
    series.values *= unit;
    switch (options.kind) {
        case Image::mean:
            return meanImage(series);
        case Image::zScore:
            return zScoreImage(series);
        case Image::target:
            return targetImage(series, target * unit);
        default:
            return intervalImage(series, options.kind == Image::cost);
    }
}

ImageVector imageOfSeries(const Subject& series, const ImageOptions& options, const Subject& reference) {
    switch (options.kind) {
        case Image::none:
            return series.values;
        case Image::initial:
            return initialImage(series);
        case Image::max:
            return maxImage(series);
        case Image::mean:
        case Image::interval:
        case Image::cost:
        case Image::target:
        case Image::zScore:
            return imageInRange(series, options);
        case Image::reverse:
            return VectorXd(1.0 - series.values.array());
        case Image::reciprocal:
            return reciprocalImage(series);
        case Image::ratio:
            return ratioImage(series, reference);
        case Image::criteria:
            break;  // needs all series: see criteriaImages()
    }
    return series.values;
}

/// The effect measure of one point over all series.
Expected<VectorXd> effectOf(const VectorXd& values, const PointEffect& effect, const std::string& point,
                            const std::string& operation) {
    static const PointLabel noLabel = [](std::size_t) { return std::string(); };
    ImageOptions options{effect.kind == Effect::target ? Image::target
                         : effect.kind == Effect::cost ? Image::cost
                                                       : Image::interval,
                         effect.target};
    const ImageVector image = imageInRange({values, point, noLabel, operation}, options);
    return image ? image : fail(ErrorCode::constantPoint, {point, operation});
}

Expected<MatrixXd> criteriaImages(const MatrixXd& values, const std::vector<PointEffect>& effects,
                                  const PointLabel& pointLabel, const std::string& operation) {
    if (!effects.empty() && effects.size() != static_cast<std::size_t>(values.rows())) {
        return fail(ErrorCode::columnLengthMismatch,
                    {"effects", std::to_string(effects.size()), std::to_string(values.rows())});
    }
    MatrixXd images(values.rows(), values.cols());
    for (Index k = 0; k < values.rows(); ++k) {
        const auto point = static_cast<std::size_t>(k);
        const auto image = GREYSCOPE_TRY(effectOf(
            values.row(k).transpose(), effects.empty() ? PointEffect{} : effects[point], pointLabel(point), operation));
        if (!image.allFinite()) {
            return fail(ErrorCode::overflow, {pointLabel(point) + ", " + operation});
        }
        images.row(k) = image.transpose();
    }
    return images;
}

std::string operationName(Image image) {
    return base::nameOf(imageNames(), image) + " image";
}

}  // namespace

const base::Names<Image>& imageNames() {
    static const base::Names<Image> names{
        {Image::none, "none"},     {Image::initial, "initial"},   {Image::mean, "mean"},
        {Image::max, "max"},       {Image::interval, "interval"}, {Image::cost, "cost"},
        {Image::target, "target"}, {Image::reverse, "reverse"},   {Image::reciprocal, "reciprocal"},
        {Image::zScore, "zscore"}, {Image::ratio, "ratio"},       {Image::criteria, "criteria"}};
    return names;
}

const base::Names<Effect>& effectNames() {
    static const base::Names<Effect> names{
        {Effect::benefit, "benefit"}, {Effect::cost, "cost"}, {Effect::target, "target"}};
    return names;
}

Expected<MatrixXd> imageOf(const MatrixXd& values, const ImageOptions& options, std::size_t reference,
                           const std::vector<std::string>& names, const PointLabel& pointLabel) {
    const std::string operation = operationName(options.kind);
    for (Index s = 0; s < values.cols(); ++s) {
        for (Index k = 0; k < values.rows(); ++k) {
            if (std::isnan(values(k, s))) {
                return fail(ErrorCode::missingValue,
                            {names[static_cast<std::size_t>(s)], pointLabel(static_cast<std::size_t>(k))});
            }
            if (std::isinf(values(k, s))) {
                return fail(ErrorCode::overflow, {names[static_cast<std::size_t>(s)] + ", " + operation});
            }
        }
    }
    MatrixXd images(values.rows(), values.cols());
    if (values.size() == 0) {
        return images;
    }
    if (options.kind == Image::criteria) {
        return criteriaImages(values, options.effects, pointLabel, operation);
    }
    const Subject divisor{values.col(static_cast<Index>(reference)), names[reference], pointLabel, operation};
    for (Index s = 0; s < values.cols(); ++s) {
        const Subject subject{values.col(s), names[static_cast<std::size_t>(s)], pointLabel, operation};
        const ImageVector image = imageOfSeries(subject, options, divisor);
        if (!image) {
            return tl::unexpected(image.error());
        }
        if (!image->allFinite()) {
            return fail(ErrorCode::overflow, {subject.name + ", " + operation});
        }
        images.col(s) = *image;
    }
    return images;
}

}  // namespace greyscope::data
