#include "core/grey/relation_parts.h"

#include <algorithm>

namespace greyscope::grey {

Extrema extremaOf(const Eigen::MatrixXd& images, Eigen::Index i, Eigen::Index j) {
    Extrema extrema;
    const double* a = images.col(i).data();
    const double* b = images.col(j).data();
    for (Eigen::Index k = 0; k < images.rows(); ++k) {
        const double difference = std::abs(a[k] - b[k]);
        extrema.minimum = std::min(extrema.minimum, difference);
        extrema.maximum = std::max(extrema.maximum, difference);
    }
    return extrema;
}

Extrema extremaOfAllPairs(const Eigen::MatrixXd& images) {
    Extrema extrema;
    for (Eigen::Index i = 0; i < images.cols(); ++i) {
        for (Eigen::Index j = i + 1; j < images.cols(); ++j) {
            extrema.add(extremaOf(images, i, j));
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

base::Expected<Eigen::MatrixXd> degreesByArea(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                              const Eigen::MatrixXd& /*images*/, const RelationOptions& options) {
    const auto images = relationImages(table, which, options);
    return images ? areaGrades(*images, options) : tl::unexpected(images.error());
}

}  // namespace greyscope::grey
