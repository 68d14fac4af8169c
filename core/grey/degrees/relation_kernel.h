#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/series_tiles.h"

namespace greyscope::grey {

/// The table of all pairs takes 8 bytes a pair, with extrema of pairs or references three times that: 600 MB at the
/// most. More series are tooManySeries there.
inline constexpr std::size_t kMostSeriesInTable = 5000;

/// All pairs: `degrees(i, j)` takes i as reference and j as comparative series. Diagonal 1.
struct RelationMatrix {
    RelationOptions options;
    std::vector<std::string> names;
    Eigen::MatrixXd images;  ///< points x series
    Eigen::MatrixXd degrees;
    double minimum = 0.0;  ///< m and M over all pairs (matrix scope); otherwise of the whole table, for information
    double maximum = 0.0;
};

/// Deng's degree of all pairs: images once, extrema. What does not change while rho is dragged.
class RelationKernel {
public:
    /// Errors: those of relate(), tooManySeries.
    [[nodiscard]] static base::Expected<RelationKernel> create(const data::SeriesTable& table,
                                                               const std::vector<std::size_t>& which,
                                                               const RelationOptions& options,
                                                               base::Threads threads = base::Threads::available());
    /// Fills `degrees` (series x series) for this rho. Small tables take one thread, and no memory from the heap when
    /// `degrees` already has the right size.
    void degrees(double distinguishingCoefficient, Eigen::MatrixXd& degrees,
                 base::Threads threads = base::Threads::available()) const;
    /// The same for long calculations. Fails with `cancelled` alone.
    [[nodiscard]] base::Expected<void> degrees(double distinguishingCoefficient, Eigen::MatrixXd& degrees,
                                               base::Progress& progress,
                                               base::Threads threads = base::Threads::available()) const;
    [[nodiscard]] const Eigen::MatrixXd& images() const { return m_images; }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] double minimum() const { return m_minimum; }
    [[nodiscard]] double maximum() const { return m_maximum; }
    /// m and M that a pair's degree is taken with, in the scope of the options.
    struct PairExtrema {
        double minimum = 0.0;
        double maximum = 0.0;
    };
    [[nodiscard]] PairExtrema extremaFor(std::size_t reference, std::size_t compared) const;

private:
    [[nodiscard]] bool isSymmetric() const { return m_scope != ExtremaScope::global; }
    [[nodiscard]] base::Threads worthwhile(base::Threads threads) const;
    [[nodiscard]] base::Expected<void> findExtrema(base::Threads threads);
    void findExtremaOfPairs(base::Threads threads);
    [[nodiscard]] double greatestShareOfRounding() const;
    void degreeTile(std::size_t tile, double distinguishingCoefficient, double nearOne, Eigen::MatrixXd& degrees) const;
    [[nodiscard]] double degreeOf(std::size_t reference, std::size_t compared, double distinguishingCoefficient) const;

    Eigen::MatrixXd m_images;
    data::ImageRounding m_rounding;
    Eigen::VectorXd m_greatestRounding;  ///< in each series' images
    double m_roundingShare = 0.0;        ///< of a difference's rounding in its M, at the most
    SeriesTiles m_tiles;                 ///< the images once more
    std::vector<std::string> m_names;
    Eigen::VectorXd m_weights;   ///< no larger than 1
    double m_weightTotal = 0.0;  ///< summed as tileSums() does, so that coefficients of 1 give exactly 1
    ExtremaScope m_scope = ExtremaScope::matrix;
    double m_minimum = 0.0;
    double m_maximum = 0.0;
    Eigen::MatrixXd m_rowMinimum;  ///< per pair (pairwise); per reference in column 0 (global); else empty
    Eigen::MatrixXd m_rowMaximum;
};

[[nodiscard]] base::Expected<RelationMatrix> relateAll(const data::SeriesTable& table,
                                                       const std::vector<std::size_t>& which,
                                                       const RelationOptions& options, base::Progress& progress,
                                                       base::Threads threads = base::Threads::available());

}  // namespace greyscope::grey
