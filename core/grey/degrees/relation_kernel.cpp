#include "core/grey/degrees/relation_kernel.h"

#include <algorithm>
#include <atomic>

#include "core/base/try.h"
#include "core/grey/degrees/relation_parts.h"

namespace greyscope::grey {

namespace {

constexpr double worthThreads = 1e6;  // differences; comparing this many takes about as long as starting a thread

/// Returns whether 1 / band and the products of tileSums() stay in range for a tile.
bool isComfortable(double distinguishingCoefficient, double band) {
    return distinguishingCoefficient > 1e-30 && band > 1e-300 && band < 1e300;
}

}  // namespace

base::Expected<RelationKernel> RelationKernel::create(const data::SeriesTable& table,
                                                      const std::vector<std::size_t>& which,
                                                      const RelationOptions& options, base::Threads threads) {
    GREYSCOPE_TRY(options.validate());
    GREYSCOPE_TRY(checkTableSize(which.size()));
    auto images = GREYSCOPE_TRY(imagesOf(table, which, options.image));
    const auto weights = GREYSCOPE_TRY(weightsOf(options, table.pointCount()));
    RelationKernel kernel;
    kernel.m_images = std::move(images.values);
    kernel.m_rounding = std::move(images.rounding);
    kernel.m_greatestRounding = greatestRounding(kernel.m_images, kernel.m_rounding);
    kernel.m_tiles = SeriesTiles(kernel.m_images);
    kernel.m_names = std::move(images.names);
    kernel.m_weights = weights / weights.maxCoeff();
    kernel.m_scope = options.scope;
    TileLanes totals;
    tileSums(kernel.m_images.data(), kernel.m_tiles.tile(0), kernel.m_weights.data(), table.pointCount(), {}, totals);
    kernel.m_weightTotal = totals[0];
    GREYSCOPE_TRY(kernel.findExtrema(threads));
    kernel.m_roundingShare = kernel.greatestShareOfRounding();
    return kernel;
}

base::Threads RelationKernel::worthwhile(base::Threads threads) const {
    const double series = static_cast<double>(m_images.cols());
    return series * series / 2.0 * static_cast<double>(m_images.rows()) < worthThreads ? base::Threads{1} : threads;
}

base::Expected<void> RelationKernel::findExtrema(base::Threads threads) {
    Extrema all;
    if (m_scope == ExtremaScope::matrix) {
        all = extremaOfAllPairs(m_images, m_rounding);
    } else {
        findExtremaOfPairs(worthwhile(threads));
        all.minimum = m_rowMinimum.minCoeff();
        all.maximum = m_rowMaximum.maxCoeff();
    }
    m_minimum = all.minimum;
    m_maximum = all.maximum;
    return checkRange(all);
}

/// Finds m and M of every pair, each pair once; in global scope, gathers them by reference.
void RelationKernel::findExtremaOfPairs(base::Threads threads) {
    const auto series = m_names.size();
    const auto count = static_cast<Eigen::Index>(series);
    m_rowMinimum.setConstant(count, count, std::numeric_limits<double>::infinity());
    m_rowMaximum.setZero(count, count);
    base::forEach(m_tiles.count(), threads, [&](std::size_t index) {
        const std::size_t tile = m_tiles.count() - 1 - index;  // the longest tile first
        const std::size_t end = std::min(series, (tile + 1) * tileWidth);
        for (std::size_t i = 0; i < end; ++i) {
            TileLanes minimum;
            TileLanes maximum;
            tileExtrema(m_images.col(static_cast<Eigen::Index>(i)).data(), m_tiles.tile(tile),
                        static_cast<std::size_t>(m_images.rows()), minimum, maximum);
            for (std::size_t j = std::max(i + 1, tile * tileWidth); j < end; ++j) {
                const auto row = static_cast<Eigen::Index>(i);
                const auto column = static_cast<Eigen::Index>(j);
                Extrema pair{minimum[j % tileWidth], maximum[j % tileWidth], 0.0, 0.0};
                if (mayBeRounding(pair, m_greatestRounding(row) + m_greatestRounding(column))) {
                    pair = extremaOf(m_images, m_rounding, row, column);
                }
                m_rowMinimum(row, column) = m_rowMinimum(column, row) = pair.minimum;
                m_rowMaximum(row, column) = m_rowMaximum(column, row) = pair.maximum;
            }
        }
    });
    if (m_scope == ExtremaScope::global) {
        m_rowMinimum = m_rowMinimum.rowwise().minCoeff().eval();
        m_rowMaximum = m_rowMaximum.rowwise().maxCoeff().eval();
    }
}

double RelationKernel::greatestShareOfRounding() const {
    if (m_scope == ExtremaScope::matrix) {
        return m_maximum > 0.0 ? 2.0 * m_greatestRounding.maxCoeff() / m_maximum : 0.0;
    }
    double greatest = 0.0;
    for (Eigen::Index column = 0; column < m_rowMaximum.cols(); ++column) {
        for (Eigen::Index row = 0; row < m_rowMaximum.rows(); ++row) {
            const bool pairwise = m_scope == ExtremaScope::pairwise;
            const double other = pairwise ? m_greatestRounding(column) : m_greatestRounding.maxCoeff();
            const double maximum = m_rowMaximum(row, column);
            greatest = maximum > 0.0 ? std::max(greatest, (m_greatestRounding(row) + other) / maximum) : greatest;
        }
    }
    return greatest;
}

RelationKernel::PairExtrema RelationKernel::extremaFor(std::size_t reference, std::size_t compared) const {
    if (m_scope == ExtremaScope::matrix) {
        return {m_minimum, m_maximum};
    }
    const auto row = static_cast<Eigen::Index>(reference);
    const auto column = m_scope == ExtremaScope::pairwise ? static_cast<Eigen::Index>(compared) : Eigen::Index{0};
    return {m_rowMinimum(row, column), m_rowMaximum(row, column)};
}

/// Calculates one pair, coefficient by coefficient.
double RelationKernel::degreeOf(std::size_t reference, std::size_t compared, double distinguishingCoefficient) const {
    const auto row = static_cast<Eigen::Index>(reference);
    const auto column = static_cast<Eigen::Index>(compared);
    const PairExtrema shared = extremaFor(reference, compared);
    const Extrema extrema = m_scope == ExtremaScope::pairwise ? extremaOf(m_images, m_rounding, row, column)
                                                              : Extrema{shared.minimum, shared.maximum, 0.0, 0.0};
    return dengDegree(
               extrema, distinguishingCoefficient, m_images.rows(), [&](Eigen::Index k) { return m_weights(k); },
               [&](Eigen::Index k) { return differenceOf(m_images, m_rounding, row, column, k); })
        .value;
}

/// Calculates the degrees of a tile's series with every reference, or only with the preceding ones if the table is
/// symmetric. Degrees within `nearOne` of 1 are calculated again exactly, because they may differ from 1 only by
/// rounding.
void RelationKernel::degreeTile(std::size_t tile, double distinguishingCoefficient, double nearOne,
                                Eigen::MatrixXd& degrees) const {
    const std::size_t begin = tile * tileWidth;
    const std::size_t end = std::min(m_names.size(), begin + tileWidth);
    for (std::size_t i = 0; i < (isSymmetric() ? end : m_names.size()); ++i) {
        const std::size_t first = isSymmetric() ? std::max(i + 1, begin) : begin;
        const auto row = static_cast<Eigen::Index>(i);
        TileLanes inverseBand;  // 0 if it is out of range
        TileLanes largest;      // largest coefficient
        for (std::size_t j = first; j < end; ++j) {
            const PairExtrema extrema = extremaFor(i, j);
            const double band = distinguishingCoefficient * extrema.maximum;
            if (isComfortable(distinguishingCoefficient, band)) {
                inverseBand[j - begin] = 1.0 / band;
                largest[j - begin] = 1.0 + extrema.minimum / band;
            }
        }
        TileLanes sums;
        tileSums(m_images.col(row).data(), m_tiles.tile(tile), m_weights.data(),
                 static_cast<std::size_t>(m_images.rows()), inverseBand, sums);
        for (std::size_t j = first; j < end; ++j) {
            const auto column = static_cast<Eigen::Index>(j);
            const double degree = largest[j - begin] * (sums[j - begin] / m_weightTotal);
            const bool closer = inverseBand[j - begin] == 0.0 || 1.0 - degree <= nearOne;
            degrees(row, column) = closer ? degreeOf(i, j, distinguishingCoefficient) : degree;
            if (isSymmetric()) {
                degrees(column, row) = degrees(row, column);
            }
        }
    }
    for (std::size_t j = begin; j < end; ++j) {
        degrees(static_cast<Eigen::Index>(j), static_cast<Eigen::Index>(j)) = 1.0;
    }
}

void RelationKernel::degrees(double distinguishingCoefficient, Eigen::MatrixXd& degrees, base::Threads threads) const {
    base::NoProgress quiet;
    [[maybe_unused]] const auto never = this->degrees(distinguishingCoefficient, degrees, quiet, threads);
}

base::Expected<void> RelationKernel::degrees(double distinguishingCoefficient, Eigen::MatrixXd& degrees,
                                             base::Progress& progress, base::Threads threads) const {
    const std::size_t tiles = m_tiles.count();
    degrees.resize(m_images.cols(), m_images.cols());
    const double nearOne = base::kSumRounding + 4.0 * m_roundingShare / distinguishingCoefficient;
    std::atomic<std::size_t> finished{0};
    base::forEach(tiles, worthwhile(threads), [&](std::size_t index) {
        if (!progress.cancelled()) {
            degreeTile(tiles - 1 - index, distinguishingCoefficient, nearOne, degrees);  // the longest tile first
            progress.report(static_cast<double>(++finished) / static_cast<double>(tiles));
        }
    });
    return finished == tiles ? base::Expected<void>{} : base::fail(base::ErrorCode::cancelled);
}

namespace {

base::Expected<RelationMatrix> relateAllPairs(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                              const RelationOptions& options) {
    GREYSCOPE_TRY(options.validate());
    auto images = GREYSCOPE_TRY(relationImages(table, which, options));
    auto degrees = GREYSCOPE_TRY(pairDegrees(images, options));
    return RelationMatrix{options, std::move(images.names), std::move(images.values), std::move(degrees), 0.0, 0.0};
}

}  // namespace

base::Expected<RelationMatrix> relateAll(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                         const RelationOptions& options, base::Progress& progress,
                                         base::Threads threads) {
    if (!degreeOf(options.method).isByPoints()) {
        return relateAllPairs(table, which, options);
    }
    const auto kernel = GREYSCOPE_TRY(RelationKernel::create(table, which, options, threads));
    RelationMatrix matrix;
    matrix.options = options;
    matrix.names = kernel.names();
    matrix.images = kernel.images();
    matrix.minimum = kernel.minimum();
    matrix.maximum = kernel.maximum();
    GREYSCOPE_TRY(kernel.degrees(options.distinguishingCoefficient, matrix.degrees, progress, threads));
    return matrix;
}

}  // namespace greyscope::grey
