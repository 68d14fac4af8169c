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

/// Largest number of series in a table of all pairs; more are the error tooManySeries. The table takes 8 bytes per
/// pair, three times that with extrema per pair or per reference: at most 600 MB.
inline constexpr std::size_t kMostSeriesInTable = 5000;

/// The table of the degrees of all pairs of series. `degrees(i, j)` has series i as reference and j as comparative
/// series; the diagonal is 1.
struct RelationMatrix {
    RelationOptions options;
    std::vector<std::string> names;
    Eigen::MatrixXd images;  ///< points x series
    Eigen::MatrixXd degrees;
    double minimum = 0.0;  ///< m and M over all pairs in matrix scope; in other scopes over the whole table, for
                           ///< information only
    double maximum = 0.0;
};

/// Calculates Deng's degree of all pairs of series, for any rho. Keeps the images and extrema, which do not depend on
/// rho.
class RelationKernel {
public:
    /// Calculates the images of the series in `which` and the extrema of their differences. Errors: those of relate(),
    /// tooManySeries.
    [[nodiscard]] static base::Expected<RelationKernel> create(const data::SeriesTable& table,
                                                               const std::vector<std::size_t>& which,
                                                               const RelationOptions& options,
                                                               base::Threads threads = base::Threads::available());
    /// Calculates the degrees of all pairs for one rho and stores them in `degrees` (series x series). Small tables use
    /// one thread and allocate no memory if `degrees` already has the right size.
    void degrees(double distinguishingCoefficient, Eigen::MatrixXd& degrees,
                 base::Threads threads = base::Threads::available()) const;
    /// Calculates the degrees of all pairs for one rho as above, but reports progress and can be cancelled. The only
    /// error is `cancelled`.
    [[nodiscard]] base::Expected<void> degrees(double distinguishingCoefficient, Eigen::MatrixXd& degrees,
                                               base::Progress& progress,
                                               base::Threads threads = base::Threads::available()) const;
    [[nodiscard]] const Eigen::MatrixXd& images() const { return m_images; }
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] double minimum() const { return m_minimum; }
    [[nodiscard]] double maximum() const { return m_maximum; }
    /// The smallest and largest difference, m and M, that the degree of one pair uses.
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
    Eigen::VectorXd m_greatestRounding;  ///< largest rounding error in the images of each series
    double m_roundingShare = 0.0;        ///< largest rounding error of a difference, as a share of its M
    SeriesTiles m_tiles;                 ///< the images in tiles
    std::vector<std::string> m_names;
    Eigen::VectorXd m_weights;   ///< no larger than 1
    double m_weightTotal = 0.0;  ///< summed as tileSums() does, so that coefficients of 1 give exactly 1
    ExtremaScope m_scope = ExtremaScope::matrix;
    double m_minimum = 0.0;
    double m_maximum = 0.0;
    Eigen::MatrixXd m_rowMinimum;  ///< m per pair (pairwise), or per reference in column 0 (global); otherwise empty
    Eigen::MatrixXd m_rowMaximum;
};

/// Returns the degrees of all pairs of the series in `which`, by any method. Errors: those of relate(), tooManySeries,
/// cancelled.
[[nodiscard]] base::Expected<RelationMatrix> relateAll(const data::SeriesTable& table,
                                                       const std::vector<std::size_t>& which,
                                                       const RelationOptions& options, base::Progress& progress,
                                                       base::Threads threads = base::Threads::available());

}  // namespace greyscope::grey
