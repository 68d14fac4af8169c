#include "core/grey/relation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace greyscope::grey {

namespace {

struct Extrema {
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = 0.0;

    void add(const Extrema& other) {
        minimum = std::min(minimum, other.minimum);
        maximum = std::max(maximum, other.maximum);
    }
};

/// (m + rho M) / (D + rho M); 1 where rho M vanishes, that is where M does.
double coefficient(double difference, double minimum, double band) {
    return band > 0.0 ? (minimum + band) / (difference + band) : 1.0;
}

/// One after the other in both sums, so that coefficients of 1 give exactly 1.
class WeightedMean {
public:
    void add(double weight, double value) {
        m_weights += weight;
        m_sum += weight * value;
    }
    [[nodiscard]] double value() const { return m_sum / m_weights; }

private:
    double m_weights = 0.0;
    double m_sum = 0.0;
};

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

/// The sums m + rho M and D + rho M stay in range below half the largest double.
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

struct Images {
    std::vector<std::string> names;
    std::vector<std::string> pointLabels;
    Eigen::MatrixXd values;
};

/// Images of the chosen series, the first of which is the reference of Image::ratio.
base::Expected<Images> imagesOf(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                const data::ImageOptions& options) {
    constexpr std::size_t kNeeded = 2;
    if (which.size() < kNeeded) {
        return base::fail(base::ErrorCode::tooFewSeries, {std::to_string(which.size()), std::to_string(kNeeded)});
    }
    Images images;
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

}  // namespace

base::Expected<void> RelationOptions::validate() const {
    if (!(distinguishingCoefficient > 0.0 && distinguishingCoefficient <= 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"rho", base::toText(distinguishingCoefficient), "(0, 1]"});
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

base::Expected<RelationResult> relate(const data::SeriesTable& table, std::size_t reference,
                                      const std::vector<std::size_t>& compared, const RelationOptions& options) {
    if (const auto valid = options.validate(); !valid) {
        return tl::unexpected(valid.error());
    }
    std::vector<std::size_t> which{reference};
    which.insert(which.end(), compared.begin(), compared.end());
    auto images = imagesOf(table, which, options.image);
    if (!images) {
        return tl::unexpected(images.error());
    }
    const auto weights = weightsOf(options, table.pointCount());
    if (!weights) {
        return tl::unexpected(weights.error());
    }
    RelationResult result;
    result.options = options;
    result.reference = images->names.front();
    result.names.assign(images->names.begin() + 1, images->names.end());
    result.pointLabels = std::move(images->pointLabels);
    result.images = std::move(images->values);
    const Eigen::Index count = result.images.cols() - 1;
    result.differences = (result.images.rightCols(count).colwise() - result.images.col(0)).cwiseAbs();
    if (const auto chosen = chooseExtrema(result); !chosen) {
        return tl::unexpected(chosen.error());
    }
    fillGrades(result, *weights);
    result.ranks = ranksOf(result.grades);
    return result;
}

base::Expected<RelationKernel> RelationKernel::create(const data::SeriesTable& table,
                                                      const std::vector<std::size_t>& which,
                                                      const RelationOptions& options) {
    if (const auto valid = options.validate(); !valid) {
        return tl::unexpected(valid.error());
    }
    auto images = imagesOf(table, which, options.image);
    if (!images) {
        return tl::unexpected(images.error());
    }
    const auto weights = weightsOf(options, table.pointCount());
    if (!weights) {
        return tl::unexpected(weights.error());
    }
    RelationKernel kernel;
    kernel.m_images = std::move(images->values);
    kernel.m_names = std::move(images->names);
    kernel.m_weights = *weights;
    kernel.m_scope = options.scope;
    if (const auto ranged = kernel.findExtrema(); !ranged) {
        return tl::unexpected(ranged.error());
    }
    return kernel;
}

base::Expected<void> RelationKernel::findExtrema() {
    const Eigen::Index count = m_images.cols();
    const Eigen::Index columns = m_scope == ExtremaScope::pairwise ? count : 1;
    m_rowMinimum = Eigen::MatrixXd::Constant(count, columns, std::numeric_limits<double>::infinity());
    m_rowMaximum = Eigen::MatrixXd::Zero(count, columns);
    Extrema all;
    for (Eigen::Index i = 0; i < count; ++i) {
        for (Eigen::Index j = 0; j < count; ++j) {
            if (i == j) {
                continue;
            }
            const Extrema pair = extremaOf(m_images, i, j);
            const Eigen::Index column = m_scope == ExtremaScope::pairwise ? j : 0;
            m_rowMinimum(i, column) = std::min(m_rowMinimum(i, column), pair.minimum);
            m_rowMaximum(i, column) = std::max(m_rowMaximum(i, column), pair.maximum);
            all.add(pair);
        }
    }
    m_minimum = all.minimum;
    m_maximum = all.maximum;
    return checkRange(all);
}

RelationKernel::PairExtrema RelationKernel::extremaFor(std::size_t reference, std::size_t compared) const {
    if (m_scope == ExtremaScope::matrix) {
        return {m_minimum, m_maximum};
    }
    const auto row = static_cast<Eigen::Index>(reference);
    const auto column = m_scope == ExtremaScope::pairwise ? static_cast<Eigen::Index>(compared) : Eigen::Index{0};
    return {m_rowMinimum(row, column), m_rowMaximum(row, column)};
}

void RelationKernel::gradesOf(std::size_t reference, double distinguishingCoefficient, Eigen::MatrixXd& grades) const {
    const auto i = static_cast<Eigen::Index>(reference);
    const double* a = m_images.col(i).data();
    // All but global extrema make the table symmetric: the lower triangle is copied.
    const bool symmetric = m_scope != ExtremaScope::global;
    for (Eigen::Index j = symmetric ? i + 1 : 0; j < m_images.cols(); ++j) {
        if (i == j) {
            continue;
        }
        const PairExtrema extrema = extremaFor(reference, static_cast<std::size_t>(j));
        const double band = distinguishingCoefficient * extrema.maximum;
        const double* b = m_images.col(j).data();
        WeightedMean grade;
        for (Eigen::Index k = 0; k < m_images.rows(); ++k) {
            grade.add(m_weights(k), coefficient(std::abs(a[k] - b[k]), extrema.minimum, band));
        }
        grades(i, j) = grade.value();
        if (symmetric) {
            grades(j, i) = grades(i, j);
        }
    }
    grades(i, i) = 1.0;
}

void RelationKernel::grades(double distinguishingCoefficient, Eigen::MatrixXd& grades) const {
    const Eigen::Index count = m_images.cols();
    grades.resize(count, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        gradesOf(static_cast<std::size_t>(i), distinguishingCoefficient, grades);
    }
}

base::Expected<RelationMatrix> relateAll(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                         const RelationOptions& options, base::Progress& progress) {
    const auto kernel = RelationKernel::create(table, which, options);
    if (!kernel) {
        return tl::unexpected(kernel.error());
    }
    RelationMatrix matrix;
    matrix.options = options;
    matrix.names = kernel->names();
    matrix.images = kernel->images();
    matrix.minimum = kernel->minimum();
    matrix.maximum = kernel->maximum();
    const auto count = static_cast<Eigen::Index>(which.size());
    matrix.grades.resize(count, count);
    for (std::size_t i = 0; i < which.size(); ++i) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        kernel->gradesOf(i, options.distinguishingCoefficient, matrix.grades);
        progress.report(static_cast<double>(i + 1) / static_cast<double>(which.size()));
    }
    return matrix;
}

}  // namespace greyscope::grey
