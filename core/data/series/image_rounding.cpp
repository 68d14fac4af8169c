#include "core/data/series/image_rounding.h"

#include <algorithm>

#include "core/base/rounding.h"

namespace greyscope::data {

namespace {

using base::kRounding;
using Eigen::ArrayXd;
using Eigen::Index;

/// ImageRounding::fixed and relative for one series.
struct Rounding {
    double fixed = 0.0;
    double relative = kRounding;
};

/// Rounding error of a quotient of two data.
constexpr Rounding ofQuotient{0.0, 2.0 * kRounding};

/// Rounding error of (x - end) / (high - low), where end is low or high, for numbers in [-1, 1].
Rounding ofInterval(const ArrayXd& x, bool costs) {
    const double low = x.minCoeff();
    const double high = x.maxCoeff();
    const double range = high - low;
    return {2.0 * kRounding * std::abs(costs ? high : low) / range,
            kRounding * (1.0 + (std::abs(low) + std::abs(high)) / range)};
}

Rounding ofTarget(const ArrayXd& x, double target) {
    const double furthest = (x - target).abs().maxCoeff();
    return {kRounding * (1.0 + 2.0 * (x.abs().maxCoeff() + std::abs(target)) / furthest), 0.0};
}

Rounding ofMean(const ArrayXd& x) {
    return {0.0, kRounding * (1.0 + x.abs().mean() / std::abs(x.mean()))};
}

Rounding ofZScore(const ArrayXd& x) {
    const double deviation = std::sqrt((x - x.mean()).square().mean());
    return {2.0 * kRounding * x.abs().mean() / deviation, kRounding * (1.0 + x.abs().maxCoeff() / deviation)};
}

/// The largest rounding error of all points.
Rounding ofCriteria(const Eigen::MatrixXd& values, const ImageOptions& options) {
    Rounding all{0.0, 0.0};
    for (Index k = 0; k < values.rows(); ++k) {
        const auto point = static_cast<std::size_t>(k);
        const PointEffect effect = options.effects.empty() ? PointEffect{} : options.effects[point];
        const double aim = effect.kind == Effect::target ? effect.target : 0.0;
        const double unit = std::max(values.row(k).cwiseAbs().maxCoeff(), std::abs(aim));
        const ArrayXd x = values.row(k).transpose().array() / unit;
        const Rounding own =
            effect.kind == Effect::target ? ofTarget(x, aim / unit) : ofInterval(x, effect.kind == Effect::cost);
        all.fixed = std::max(all.fixed, own.fixed);
        all.relative = std::max(all.relative, own.relative);
    }
    return all;
}

Rounding ofSeries(const Eigen::VectorXd& values, const ImageOptions& options) {
    if (options.kind == Image::none) {
        return {};
    }
    const double aim = options.kind == Image::target ? options.target : 0.0;
    const double unit = std::max(values.cwiseAbs().maxCoeff(), std::abs(aim));
    const ArrayXd x = values.array() / unit;  // so that no sum overflows
    switch (options.kind) {
        case Image::mean:
            return ofMean(x);
        case Image::interval:
        case Image::cost:
            return ofInterval(x, options.kind == Image::cost);
        case Image::target:
            return ofTarget(x, aim / unit);
        case Image::zScore:
            return ofZScore(x);
        case Image::reverse:
            return {2.0 * kRounding, kRounding};
        case Image::none:
        case Image::initial:
        case Image::max:
        case Image::reciprocal:
        case Image::ratio:
        case Image::criteria:
            break;
    }
    return ofQuotient;
}

}  // namespace

ImageRounding ImageRounding::ofData(Index series) {
    return {Eigen::VectorXd::Zero(series), Eigen::VectorXd::Constant(series, kRounding)};
}

ImageRounding roundingOfImages(const Eigen::MatrixXd& values, const ImageOptions& options) {
    ImageRounding rounding = ImageRounding::ofData(values.cols());
    const bool together = options.kind == Image::criteria;
    const Rounding all = together ? ofCriteria(values, options) : Rounding{};
    for (Index s = 0; s < values.cols(); ++s) {
        const Rounding own = together ? all : ofSeries(values.col(s), options);
        rounding.fixed(s) = own.fixed;
        rounding.relative(s) = own.relative;
    }
    return rounding;
}

}  // namespace greyscope::data
