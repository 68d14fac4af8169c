#include "core/grey/degrees/relation_parts.h"

#include <algorithm>
#include <numeric>

#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/grey/degrees/curve_degree.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/series_tiles.h"

namespace greyscope::grey {

namespace {

/// Returns m and M over all pairs at one point: M is between the extremes, m between neighbours in sorted order.
/// Differences within rounding are 0.
Extrema extremaAtPoint(const Eigen::MatrixXd& images, const data::ImageRounding& rounding, Eigen::Index k) {
    std::vector<Eigen::Index> order(static_cast<std::size_t>(images.cols()));
    std::iota(order.begin(), order.end(), Eigen::Index{0});
    std::sort(order.begin(), order.end(), [&](Eigen::Index a, Eigen::Index b) { return images(k, a) < images(k, b); });
    Extrema extrema;
    extrema.maximum = differenceOf(images, rounding, order.front(), order.back(), k).value;
    for (std::size_t i = 1; i < order.size(); ++i) {
        extrema.minimum = std::min(extrema.minimum, differenceOf(images, rounding, order[i - 1], order[i], k).value);
    }
    return extrema;
}

/// As extremaAtPoint() over all points, but without regard to rounding. Sorts several points at a time; the last point
/// is repeated to fill the lanes.
Extrema plainExtrema(const Eigen::MatrixXd& images) {
    Extrema extrema;
    std::vector<TileLanes> sorted(static_cast<std::size_t>(images.cols()));
    const auto points = static_cast<std::size_t>(images.rows());
    for (std::size_t k = 0; k < points; k += tileWidth) {
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const double* const values = images.col(static_cast<Eigen::Index>(i)).data();
            for (std::size_t lane = 0; lane < tileWidth; ++lane) {
                sorted[i][lane] = values[std::min(k + lane, points - 1)];
            }
        }
        sortLanes(sorted.data(), sorted.size());
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            extrema.maximum = std::max(extrema.maximum, sorted.back()[lane] - sorted.front()[lane]);
            for (std::size_t i = 1; i < sorted.size(); ++i) {
                extrema.minimum = std::min(extrema.minimum, sorted[i][lane] - sorted[i - 1][lane]);
            }
        }
    }
    return extrema;
}

}  // namespace

Extrema extremaOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding, Eigen::Index i, Eigen::Index j) {
    Extrema extrema;
    for (Eigen::Index k = 0; k < images.rows(); ++k) {
        extrema.add(differenceOf(images, rounding, i, j, k));
    }
    return extrema;
}

/// Goes through the points one by one only if an extreme may be rounding.
Extrema extremaOfAllPairs(const Eigen::MatrixXd& images, const data::ImageRounding& rounding) {
    const Extrema plain = plainExtrema(images);
    if (!mayBeRounding(plain, 2.0 * greatestRounding(images, rounding).maxCoeff())) {
        return plain;
    }
    Extrema extrema;
    for (Eigen::Index k = 0; k < images.rows(); ++k) {
        extrema.add(extremaAtPoint(images, rounding, k));
    }
    return extrema;
}

Eigen::VectorXd greatestRounding(const Eigen::MatrixXd& images, const data::ImageRounding& rounding) {
    return rounding.fixed.array() +
           rounding.relative.array() * images.cwiseAbs().colwise().maxCoeff().transpose().array();
}

Extrema extremaIn(const RelationResult& result, Eigen::Index compared) {
    Extrema extrema;
    if (result.options.scope == ExtremaScope::pairwise) {
        for (Eigen::Index k = 0; k < result.differences.rows(); ++k) {
            extrema.add(differenceIn(result, compared, k));
        }
        return extrema;
    }
    extrema.minimum = result.minimum(compared);
    extrema.maximum = result.maximum(compared);
    return extrema;
}

base::Expected<void> checkRange(const Extrema& extrema) {
    if (!(extrema.maximum <= 0.5 * std::numeric_limits<double>::max())) {
        return base::fail(base::ErrorCode::overflow, {"relational degree"});
    }
    return {};
}

base::Expected<void> checkTableSize(std::size_t series) {
    if (series > kMostSeriesInTable) {
        return base::fail(base::ErrorCode::tooManySeries, {std::to_string(series), std::to_string(kMostSeriesInTable)});
    }
    return {};
}

base::Expected<Eigen::VectorXd> weightsOf(const RelationOptions& options, std::size_t pointCount) {
    const auto rows = static_cast<Eigen::Index>(pointCount);
    if (options.weights.empty()) {
        return Eigen::VectorXd::Ones(rows);
    }
    if (options.weights.size() != pointCount) {
        return base::fail(base::ErrorCode::columnLengthMismatch,
                          {"weights", std::to_string(options.weights.size()), std::to_string(pointCount)});
    }
    const Eigen::Map<const Eigen::VectorXd> weights(options.weights.data(), rows);
    int exponent = 0;
    std::frexp(weights.maxCoeff(), &exponent);
    return Eigen::VectorXd(weights.unaryExpr([exponent](double weight) { return std::ldexp(weight, -exponent); }));
}

namespace {

/// Returns an error with the first gap and the points that the series share nevertheless.
base::Error gapError(const data::SeriesTable& table, const std::vector<std::size_t>& which, std::size_t series,
                     std::size_t point) {
    const data::SharedPoints points = data::sharedPoints(table, which);
    return {
        base::ErrorCode::missingValue,
        {table.series[series].name, table.pointLabel(point), std::to_string(points.shared), std::to_string(points.all),
         points.without ? table.series[*points.without].name : std::string(), std::to_string(points.sharedWithout)},
        {}};
}

}  // namespace

base::Expected<RelationImages> imagesOf(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                        const data::ImageOptions& options) {
    constexpr std::size_t kNeeded = 2;
    if (which.size() < kNeeded) {
        return base::fail(base::ErrorCode::tooFewSeries, {std::to_string(which.size()), std::to_string(kNeeded)});
    }
    RelationImages images;
    const auto rows = static_cast<Eigen::Index>(table.pointCount());
    Eigen::MatrixXd raw(rows, static_cast<Eigen::Index>(which.size()));
    for (const std::size_t series : which) {
        if (series >= table.series.size()) {
            return base::fail(base::ErrorCode::unknownSeries, {std::to_string(series), ""});
        }
    }
    for (std::size_t i = 0; i < which.size(); ++i) {
        images.names.push_back(table.series[which[i]].name);
        if (const auto gap = table.firstGap(which[i])) {
            return tl::unexpected(gapError(table, which, which[i], *gap));
        }
        raw.col(static_cast<Eigen::Index>(i)) = table.values.col(static_cast<Eigen::Index>(which[i]));
    }
    if (!raw.allFinite()) {
        return base::fail(base::ErrorCode::overflow, {"relational degree"});
    }
    if (rows == 0) {
        return base::fail(base::ErrorCode::tooFewPoints, {images.names.front(), "0", "1"});
    }
    images.values = GREYSCOPE_TRY(
        data::imageOf(raw, options, 0, images.names, [&table](std::size_t k) { return table.pointLabel(k); }));
    images.rounding = data::roundingOfImages(raw, options);
    return images;
}

base::Expected<RelationImages> relationImages(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                              const RelationOptions& options) {
    auto images = GREYSCOPE_TRY(imagesOf(table, which, options.usedImage()));
    if (degreeOf(options.method).isMixed()) {
        auto second = GREYSCOPE_TRY(imagesOf(table, which, {options.relativeImage}));
        images.relative = std::move(second.values);
        images.relativeRounding = std::move(second.rounding);
    }
    return images;
}

base::Expected<Eigen::MatrixXd> pairDegrees(const RelationImages& images, const RelationOptions& options) {
    GREYSCOPE_TRY(checkTableSize(images.names.size()));
    const RelationDegree& degree = degreeOf(options.method);
    if (degree.worked) {
        return curveDegrees(GREYSCOPE_TRY(degreeCurves(*degree.worked, images)), *degree.worked);
    }
    auto degrees = GREYSCOPE_TRY(areaDegrees(images.values, images.rounding, degree.area));
    if (degree.isMixed()) {
        const auto relative = GREYSCOPE_TRY(areaDegrees(images.relative, images.relativeRounding, degree.area));
        degrees = mixedDegree(options.theta, degrees, relative);
    }
    return degrees;
}

}  // namespace greyscope::grey
