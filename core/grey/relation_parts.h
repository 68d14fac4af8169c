#pragma once

#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/area_degree.h"
#include "core/grey/relation.h"

// What relate() and the all-pairs table share.
namespace greyscope::grey {

struct Extrema {
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = 0.0;

    void add(const Extrema& other) {
        minimum = std::min(minimum, other.minimum);
        maximum = std::max(maximum, other.maximum);
    }
};

/// (m + rho M) / (D + rho M); 1 where rho M vanishes, that is where M does.
[[nodiscard]] inline double coefficient(double difference, double minimum, double band) {
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

[[nodiscard]] Extrema extremaOf(const Eigen::MatrixXd& images, Eigen::Index i, Eigen::Index j);
[[nodiscard]] Extrema extremaOfAllPairs(const Eigen::MatrixXd& images);

/// The sums m + rho M and D + rho M stay in range below half the largest double.
[[nodiscard]] base::Expected<void> checkRange(const Extrema& extrema);

[[nodiscard]] base::Expected<Eigen::VectorXd> weightsOf(const RelationOptions& options, std::size_t pointCount);

/// Images of the chosen series, the first of which is the reference of Image::ratio.
[[nodiscard]] base::Expected<RelationImages> imagesOf(const data::SeriesTable& table,
                                                      const std::vector<std::size_t>& which,
                                                      const data::ImageOptions& options);

/// Which areas a method compares; those of the synthetic and the relative degree are the absolute degree's.
[[nodiscard]] AreaDegree areaDegreeOf(RelationMethod method);

}  // namespace greyscope::grey
