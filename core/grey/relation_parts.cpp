#include "core/grey/relation_parts.h"

#include <algorithm>

#include "core/grey/series_tiles.h"

namespace greyscope::grey {

Extrema extremaOf(const Eigen::MatrixXd& images, Eigen::Index i, Eigen::Index j) {
    const Eigen::ArrayXd differences = (images.col(i) - images.col(j)).array().abs();
    return {differences.minCoeff(), differences.maxCoeff()};
}

/// At each point the largest difference is that of the ends, the smallest that of two neighbours in order. Several
/// points at a time; the last ones over again where they fill no lane.
Extrema extremaOfAllPairs(const Eigen::MatrixXd& images) {
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

base::Expected<void> checkRange(const Extrema& extrema) {
    if (!(extrema.maximum <= 0.5 * std::numeric_limits<double>::max())) {
        return base::fail(base::ErrorCode::overflow, {"relational degree"});
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
    return Eigen::Map<const Eigen::VectorXd>(options.weights.data(), rows);
}

base::Expected<RelationImages> imagesOf(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                        const data::ImageOptions& options) {
    constexpr std::size_t kNeeded = 2;
    if (which.size() < kNeeded) {
        return base::fail(base::ErrorCode::tooFewSeries, {std::to_string(which.size()), std::to_string(kNeeded)});
    }
    RelationImages images;
    const auto rows = static_cast<Eigen::Index>(table.pointCount());
    Eigen::MatrixXd raw(rows, static_cast<Eigen::Index>(which.size()));
    for (std::size_t i = 0; i < which.size(); ++i) {
        if (which[i] >= table.series.size()) {
            return base::fail(base::ErrorCode::unknownSeries, {std::to_string(which[i]), ""});
        }
        images.names.push_back(table.series[which[i]].name);
        if (const auto gap = table.firstGap(which[i])) {
            return base::fail(base::ErrorCode::missingValue, {images.names.back(), table.pointLabel(*gap)});
        }
        raw.col(static_cast<Eigen::Index>(i)) = table.values.col(static_cast<Eigen::Index>(which[i]));
    }
    if (!raw.allFinite()) {
        return base::fail(base::ErrorCode::overflow, {"relational degree"});
    }
    if (rows == 0) {
        return base::fail(base::ErrorCode::tooFewPoints, {images.names.front(), "0", "1"});
    }
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        images.pointLabels.push_back(table.pointLabel(k));
    }
    auto values = data::imageOf(raw, options, 0, images.names, images.pointLabels);
    if (!values) {
        return tl::unexpected(values.error());
    }
    images.values = std::move(*values);
    return images;
}

base::Expected<RelationImages> relationImages(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                              const RelationOptions& options) {
    const data::ImageOptions relative{options.relativeImage};
    auto images = imagesOf(table, which, options.method == RelationMethod::relative ? relative : options.image);
    if (images && options.method == RelationMethod::synthetic) {
        auto second = imagesOf(table, which, relative);
        if (!second) {
            return second;
        }
        images->relative = std::move(second->values);
    }
    return images;
}

AreaDegree areaDegreeOf(RelationMethod method) {
    switch (method) {
        case RelationMethod::similitude:
            return AreaDegree::similitude;
        case RelationMethod::closeness:
            return AreaDegree::closeness;
        case RelationMethod::deng:
        case RelationMethod::absolute:
        case RelationMethod::relative:
        case RelationMethod::synthetic:
            break;
    }
    return AreaDegree::absolute;
}

base::Expected<Eigen::MatrixXd> areaGrades(const RelationImages& images, const RelationOptions& options) {
    auto degrees = areaDegrees(images.values, areaDegreeOf(options.method));
    if (!degrees || options.method != RelationMethod::synthetic) {
        return degrees;
    }
    const auto relative = areaDegrees(images.relative, AreaDegree::absolute);
    if (!relative) {
        return tl::unexpected(relative.error());
    }
    return Eigen::MatrixXd(options.theta * *degrees + (1.0 - options.theta) * *relative);
}

}  // namespace greyscope::grey
