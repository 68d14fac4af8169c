#include "core/grey/relation.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/grey/relation_parts.h"

namespace greyscope::grey {

namespace {

void fillGrades(RelationResult& result, const Eigen::VectorXd& weights) {
    const Eigen::Index count = result.differences.cols();
    result.coefficients.resize(result.differences.rows(), count);
    result.grades.resize(count);
    for (Eigen::Index i = 0; i < count; ++i) {
        const double band = result.options.distinguishingCoefficient * result.maximum(i);
        WeightedMean grade;
        for (Eigen::Index k = 0; k < result.differences.rows(); ++k) {
            result.coefficients(k, i) = coefficient(result.differences(k, i), result.minimum(i), band);
            grade.add(weights(k), result.coefficients(k, i));
        }
        result.grades(i) = grade.value();
    }
}

std::vector<std::size_t> ranksOf(const Eigen::VectorXd& grades) {
    std::vector<std::size_t> ranks;
    for (const double grade : grades) {
        ranks.push_back(1 + static_cast<std::size_t>((grades.array() > grade).count()));
    }
    return ranks;
}

/// m and M of each comparative series in the chosen scope.
base::Expected<void> chooseExtrema(RelationResult& result) {
    const Eigen::Index count = result.differences.cols();
    std::vector<Extrema> own;
    Extrema all;
    for (Eigen::Index i = 0; i < count; ++i) {
        own.push_back({result.differences.col(i).minCoeff(), result.differences.col(i).maxCoeff()});
        all.add(own.back());
    }
    if (result.options.scope == ExtremaScope::matrix) {
        all = extremaOfAllPairs(result.images);
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

base::Expected<void> gradeByPoints(RelationResult& result) {
    const auto weights = weightsOf(result.options, result.pointLabels.size());
    if (!weights) {
        return tl::unexpected(weights.error());
    }
    if (const auto chosen = chooseExtrema(result); !chosen) {
        return chosen;
    }
    fillGrades(result, *weights);
    return {};
}

Eigen::VectorXd degreesWithFirst(const Eigen::VectorXd& areas, AreaDegree degree) {
    return areas.tail(areas.size() - 1).unaryExpr([&](double area) { return areaDegree(degree, areas(0), area); });
}

base::Expected<void> gradeByAreas(RelationResult& result) {
    const AreaDegree degree = areaDegreeOf(result.options.method);
    auto areas = areasOf(result.images, degree);
    if (!areas) {
        return tl::unexpected(areas.error());
    }
    result.area.areas = std::move(*areas);
    result.grades = degreesWithFirst(result.area.areas, degree);
    if (result.options.method != RelationMethod::synthetic) {
        return {};
    }
    auto relative = areasOf(result.area.relativeImages, AreaDegree::absolute);
    if (!relative) {
        return tl::unexpected(relative.error());
    }
    result.area.relativeAreas = std::move(*relative);
    result.area.absoluteDegrees = result.grades;
    result.area.relativeDegrees = degreesWithFirst(result.area.relativeAreas, AreaDegree::absolute);
    result.grades =
        result.options.theta * result.area.absoluteDegrees + (1.0 - result.options.theta) * result.area.relativeDegrees;
    return {};
}

/// The columns with the reference in front of the others.
Eigen::MatrixXd referenceFirst(const Eigen::MatrixXd& columns, Eigen::Index reference) {
    if (columns.cols() == 0) {
        return columns;
    }
    Eigen::MatrixXd sorted(columns.rows(), columns.cols());
    sorted << columns.col(reference), columns.leftCols(reference), columns.rightCols(columns.cols() - reference - 1);
    return sorted;
}

template <class Choice>
std::string nameIn(const std::vector<std::pair<Choice, std::string>>& names, Choice choice) {
    return std::find_if(names.begin(), names.end(), [&](const auto& name) { return name.first == choice; })->second;
}

/// Whether 1 is the best value of an image.
bool endsInOne(data::Image image) {
    return image == data::Image::max || image == data::Image::interval || image == data::Image::cost ||
           image == data::Image::target || image == data::Image::criteria;
}

}  // namespace

const std::vector<std::pair<RelationMethod, std::string>>& relationMethodNames() {
    static const std::vector<std::pair<RelationMethod, std::string>> names{{RelationMethod::deng, "deng"},
                                                                           {RelationMethod::absolute, "absolute"},
                                                                           {RelationMethod::relative, "relative"},
                                                                           {RelationMethod::synthetic, "synthetic"},
                                                                           {RelationMethod::similitude, "similitude"},
                                                                           {RelationMethod::closeness, "closeness"}};
    return names;
}

base::Expected<void> RelationOptions::validate() const {
    if (!(distinguishingCoefficient > 0.0 && distinguishingCoefficient <= 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"rho", base::toText(distinguishingCoefficient), "(0, 1]"});
    }
    if (!(theta >= 0.0 && theta <= 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"theta", base::toText(theta), "[0, 1]"});
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
    if (const auto valid = options.validate(); !valid) {
        return tl::unexpected(valid.error());
    }
    const auto column = static_cast<Eigen::Index>(reference);
    RelationResult result;
    result.options = options;
    result.reference = images.names[reference];
    result.names = images.names;
    result.names.erase(result.names.begin() + column);
    result.pointLabels = images.pointLabels;
    result.images = referenceFirst(images.values, column);
    result.area.relativeImages = referenceFirst(images.relative, column);
    const Eigen::Index count = result.images.cols() - 1;
    result.differences = (result.images.rightCols(count).colwise() - result.images.col(0)).cwiseAbs();
    const auto graded = options.method == RelationMethod::deng ? gradeByPoints(result) : gradeByAreas(result);
    if (!graded) {
        return tl::unexpected(graded.error());
    }
    result.ranks = ranksOf(result.grades);
    return result;
}

base::Expected<RelationResult> relate(const data::SeriesTable& table, std::size_t reference,
                                      const std::vector<std::size_t>& compared, const RelationOptions& options) {
    std::vector<std::size_t> which{reference};
    which.insert(which.end(), compared.begin(), compared.end());
    const auto images = relationImages(table, which, options);
    return images ? relateImages(*images, 0, options) : tl::unexpected(images.error());
}

base::Expected<RelationResult> relateToIdeal(const data::SeriesTable& table, const std::vector<std::size_t>& compared,
                                             const RelationOptions& options) {
    const bool hasOwnImage = options.method == RelationMethod::relative || options.method == RelationMethod::synthetic;
    if (hasOwnImage || !endsInOne(options.image.kind)) {
        const std::string other = hasOwnImage ? "method " + nameIn(relationMethodNames(), options.method)
                                              : "image " + nameIn(data::imageNames(), options.image.kind);
        return base::fail(base::ErrorCode::optionConflict, {"ideal", other});
    }
    auto images = relationImages(table, compared, options);
    if (!images) {
        return tl::unexpected(images.error());
    }
    images->names.insert(images->names.begin(), "ideal");
    Eigen::MatrixXd values(images->values.rows(), images->values.cols() + 1);
    values << Eigen::VectorXd::Ones(images->values.rows()), images->values;
    images->values = std::move(values);
    return relateImages(*images, 0, options);
}

}  // namespace greyscope::grey
