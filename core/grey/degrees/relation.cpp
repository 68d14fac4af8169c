#include "core/grey/degrees/relation.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "core/base/try.h"
#include "core/grey/degrees/curve_degree.h"
#include "core/grey/degrees/relation_parts.h"

namespace greyscope::grey {

namespace {

void fillDegrees(RelationResult& result, const Eigen::VectorXd& weights) {
    const Eigen::Index count = result.differences.cols();
    result.coefficients.resize(result.differences.rows(), count);
    result.degrees.resize(count);
    result.degreeRounding.resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const Degree degree = dengDegree(
            extremaIn(result, i), result.options.distinguishingCoefficient, result.differences.rows(),
            [&](Eigen::Index k) { return weights(k); }, [&](Eigen::Index k) { return differenceIn(result, i, k); },
            [&](Eigen::Index k, double coefficient) { result.coefficients(k, i) = coefficient; });
        result.degrees(i) = degree.value;
        result.degreeRounding(i) = degree.rounding;
    }
}

std::span<const double> numbers(const Eigen::VectorXd& values) {
    return {values.data(), static_cast<std::size_t>(values.size())};
}

std::vector<std::size_t> ranksOf(const Eigen::VectorXd& degrees, const Eigen::VectorXd& rounding) {
    const auto levels = base::levelsOf(numbers(degrees), numbers(rounding));
    std::vector<std::size_t> at(levels.size() + 1);  // number of degrees at each level, then above it
    for (const std::size_t level : levels) {
        ++at[level];
    }
    std::exclusive_scan(at.rbegin(), at.rend(), at.rbegin(), std::size_t{0});
    std::vector<std::size_t> ranks;
    for (const std::size_t level : levels) {
        ranks.push_back(1 + at[level]);
    }
    return ranks;
}

/// Returns D for all points and comparative series, 0 if it is rounding.
Eigen::MatrixXd differencesOf(const RelationResult& result) {
    Eigen::MatrixXd differences(result.images.rows(), result.images.cols() - 1);
    for (Eigen::Index i = 0; i < differences.cols(); ++i) {
        for (Eigen::Index k = 0; k < differences.rows(); ++k) {
            differences(k, i) = differenceOf(result.images, result.rounding, 0, i + 1, k).value;
        }
    }
    return differences;
}

/// Sets m and M of each comparative series in the chosen scope.
base::Expected<void> chooseExtrema(RelationResult& result) {
    const Eigen::Index count = result.differences.cols();
    std::vector<Extrema> own;
    Extrema all;
    for (Eigen::Index i = 0; i < count; ++i) {
        own.push_back({result.differences.col(i).minCoeff(), result.differences.col(i).maxCoeff(), 0.0, 0.0});
        all.add(own.back());
    }
    if (result.options.scope == ExtremaScope::matrix) {
        all = extremaOfAllPairs(result.images, result.rounding);
    }
    result.minimum.resize(count);
    result.maximum.resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const bool pairwise = result.options.scope == ExtremaScope::pairwise;
        const Extrema& chosen = pairwise ? own[static_cast<std::size_t>(i)] : all;
        result.minimum(i) = chosen.minimum;
        result.maximum(i) = chosen.maximum;
    }
    return checkRange(all);
}

base::Expected<void> degreeByPoints(RelationResult& result) {
    const auto weights = GREYSCOPE_TRY(weightsOf(result.options, static_cast<std::size_t>(result.differences.rows())));
    GREYSCOPE_TRY(chooseExtrema(result));
    fillDegrees(result, weights);
    return {};
}

/// Degrees of the first column with the others, and their possible rounding errors.
struct Degrees {
    Eigen::VectorXd areas;
    Eigen::VectorXd values;
    Eigen::VectorXd rounding;
};

base::Expected<Degrees> degreesWithFirst(const Eigen::MatrixXd& images, const data::ImageRounding& rounding,
                                         AreaDegree degree) {
    auto areas = GREYSCOPE_TRY(areasOf(images, rounding, degree));
    const Eigen::Index count = images.cols() - 1;
    Degrees degrees{{}, Eigen::VectorXd(count), Eigen::VectorXd(count)};
    for (Eigen::Index i = 0; i < count; ++i) {
        const Degree found = areas.degree(degree, 0, i + 1);
        degrees.values(i) = found.value;
        degrees.rounding(i) = found.rounding;
    }
    degrees.areas = std::move(areas.values);
    return degrees;
}

base::Expected<void> degreeByAreas(RelationResult& result, const data::ImageRounding& relativeRounding) {
    const RelationDegree& degree = degreeOf(result.options.method);
    auto own = GREYSCOPE_TRY(degreesWithFirst(result.images, result.rounding, degree.area));
    result.area.areas = std::move(own.areas);
    result.degrees = std::move(own.values);
    result.degreeRounding = std::move(own.rounding);
    if (!degree.isMixed()) {
        return {};
    }
    auto relative = GREYSCOPE_TRY(degreesWithFirst(result.area.relativeImages, relativeRounding, degree.area));
    const double theta = result.options.theta;
    result.area.relativeAreas = std::move(relative.areas);
    result.area.relativeDegrees = std::move(relative.values);
    result.area.absoluteDegrees = result.degrees;
    result.degrees = mixedDegree(theta, result.area.absoluteDegrees, result.area.relativeDegrees);
    result.degreeRounding = mixedDegree(theta, result.degreeRounding, relative.rounding);
    return {};
}

base::Expected<void> degreeByCurves(RelationResult& result) {
    const WorkedDegree& degree = *degreeOf(result.options.method).worked;
    RelationImages images{{result.reference}, result.images, {}, {}, {}};
    images.names.insert(images.names.end(), result.names.begin(), result.names.end());
    auto curves = GREYSCOPE_TRY(degreeCurves(degree, images));
    result.curve.coefficients = curveCoefficients(curves.values, degree);
    result.curve.first = curves.first;
    result.curve.curves = std::move(curves.values);
    const auto points = static_cast<double>(result.curve.coefficients.rows());
    result.degrees = result.curve.coefficients.colwise().sum().transpose() / points;
    result.degreeRounding = base::kSumRounding * result.degrees.cwiseAbs();
    result.degrees = result.degrees.unaryExpr(&nearOneIsOne);
    return {};
}

/// Returns the columns with the reference first.
Eigen::MatrixXd referenceFirst(const Eigen::MatrixXd& columns, Eigen::Index reference) {
    if (columns.cols() == 0) {
        return columns;
    }
    Eigen::MatrixXd sorted(columns.rows(), columns.cols());
    sorted << columns.col(reference), columns.leftCols(reference), columns.rightCols(columns.cols() - reference - 1);
    return sorted;
}

data::ImageRounding referenceFirst(const data::ImageRounding& rounding, Eigen::Index reference) {
    const auto moved = [reference](const Eigen::VectorXd& values) {
        return Eigen::VectorXd(referenceFirst(Eigen::MatrixXd(values.transpose()), reference).transpose());
    };
    return {moved(rounding.fixed), moved(rounding.relative)};
}

base::Expected<RelationResult> withLabels(base::Expected<RelationResult> result, const data::SeriesTable& table) {
    for (std::size_t k = 0; result && k < table.pointCount(); ++k) {
        result->pointLabels.push_back(table.pointLabel(k));
    }
    return result;
}

/// Returns whether 1 is the best value of an image.
bool endsInOne(data::Image image) {
    return image == data::Image::max || image == data::Image::interval || image == data::Image::cost ||
           image == data::Image::target || image == data::Image::criteria;
}

}  // namespace

const base::Names<ExtremaScope>& extremaScopeNames() {
    static const base::Names<ExtremaScope> names{
        {ExtremaScope::global, "global"}, {ExtremaScope::pairwise, "pairwise"}, {ExtremaScope::matrix, "matrix"}};
    return names;
}

data::ImageOptions RelationOptions::usedImage() const {
    const RelationDegree& degree = degreeOf(method);
    return degree.ofImage ? image : degree.ofRelativeImage ? data::ImageOptions{relativeImage} : data::ImageOptions{};
}

base::Expected<void> RelationOptions::validate() const {
    if (!(distinguishingCoefficient > 0.0 && distinguishingCoefficient <= 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"rho", base::toText(distinguishingCoefficient), "(0, 1]"});
    }
    if (!(theta >= 0.0 && theta <= 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"theta", base::toText(theta), "[0, 1]"});
    }
    std::vector<double> targets{image.target};
    for (const data::PointEffect& effect : image.effects) {
        targets.push_back(effect.target);
    }
    for (const double target : targets) {
        if (!std::isfinite(target)) {
            return base::fail(base::ErrorCode::optionOutOfRange, {"target", base::toText(target), "(-∞, ∞)"});
        }
    }
    double sum = 0.0;
    for (const double weight : weights) {
        if (!(weight >= 0.0)) {
            return base::fail(base::ErrorCode::optionOutOfRange, {"weights", base::toText(weight), "[0, ∞)"});
        }
        sum += weight;
    }
    if (!weights.empty() && !(sum > 0.0 && std::isfinite(sum))) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"weights", "Σ w = " + base::toText(sum), "(0, ∞)"});
    }
    return {};
}

base::Expected<RelationResult> relateImages(const RelationImages& images, std::size_t reference,
                                            const RelationOptions& options) {
    GREYSCOPE_TRY(options.validate());
    const auto column = static_cast<Eigen::Index>(reference);
    RelationResult result;
    result.options = options;
    result.reference = images.names[reference];
    result.names = images.names;
    result.names.erase(result.names.begin() + column);
    result.images = referenceFirst(images.values, column);
    result.rounding = referenceFirst(images.rounding, column);
    result.area.relativeImages = referenceFirst(images.relative, column);
    result.differences = differencesOf(result);
    if (!result.differences.allFinite()) {
        return base::fail(base::ErrorCode::overflow, {"relational degree"});
    }
    switch (degreeOf(options.method).compares) {
        case Compared::points:
            GREYSCOPE_TRY(degreeByPoints(result));
            break;
        case Compared::areas:
            GREYSCOPE_TRY(degreeByAreas(result, referenceFirst(images.relativeRounding, column)));
            break;
        case Compared::curves:
            GREYSCOPE_TRY(degreeByCurves(result));
            break;
    }
    result.ranks = ranksOf(result.degrees, result.degreeRounding);
    return result;
}

base::Expected<RelationResult> relate(const data::SeriesTable& table, std::size_t reference,
                                      const std::vector<std::size_t>& compared, const RelationOptions& options) {
    std::vector<std::size_t> which{reference};
    which.insert(which.end(), compared.begin(), compared.end());
    const auto images = GREYSCOPE_TRY(relationImages(table, which, options));
    return withLabels(relateImages(images, 0, options), table);
}

base::Expected<RelationResult> relateToIdeal(const data::SeriesTable& table, const std::vector<std::size_t>& compared,
                                             const RelationOptions& options) {
    const RelationDegree& degree = degreeOf(options.method);
    if (degree.ofRelativeImage || !degree.ofImage || !endsInOne(options.image.kind)) {
        const std::string other = degree.ofRelativeImage || !degree.ofImage
                                      ? "method " + degree.name
                                      : "image " + base::nameOf(data::imageNames(), options.image.kind);
        return base::fail(base::ErrorCode::optionConflict, {"ideal", other});
    }
    auto images = GREYSCOPE_TRY(relationImages(table, compared, options));
    images.names.insert(images.names.begin(), "ideal");
    Eigen::MatrixXd values(images.values.rows(), images.values.cols() + 1);
    values << Eigen::VectorXd::Ones(images.values.rows()), images.values;
    images.values = std::move(values);
    const auto exact = [](Eigen::VectorXd& rounding) {
        rounding = (Eigen::VectorXd(rounding.size() + 1) << 0.0, rounding).finished();
    };
    exact(images.rounding.fixed);
    exact(images.rounding.relative);
    return withLabels(relateImages(images, 0, options), table);
}

}  // namespace greyscope::grey
