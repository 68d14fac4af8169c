#include "core/grey/relation_parts.h"

#include <algorithm>

namespace greyscope::grey {

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

namespace {

base::Expected<RelationMatrix> relateAllByArea(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                               const RelationOptions& options) {
    if (const auto valid = options.validate(); !valid) {
        return tl::unexpected(valid.error());
    }
    auto images = imagesOf(table, which, options.image);
    if (!images) {
        return tl::unexpected(images.error());
    }
    auto degrees = degreesByArea(table, which, images->values, options);
    if (!degrees) {
        return tl::unexpected(degrees.error());
    }
    return RelationMatrix{options, std::move(images->names), std::move(images->values), std::move(*degrees), 0.0, 0.0};
}

}  // namespace

base::Expected<RelationMatrix> relateAll(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                         const RelationOptions& options, base::Progress& progress) {
    if (options.method != RelationMethod::deng) {
        return relateAllByArea(table, which, options);
    }
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
