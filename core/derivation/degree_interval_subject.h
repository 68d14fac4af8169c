#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/derivation/draft.h"
#include "core/grey/degrees/relation_draws.h"

namespace greyscope::derivation {

/// The relational degree whose interval is derived, with the draws of the interval.
struct DegreeIntervalSubject {
    const grey::DrawnDegrees& drawn;
    grey::FirstDraw first;
    std::vector<std::string> names;  ///< names of the reference and the compared series
    std::size_t compared = 1;        ///< index of the compared series in `names`

    [[nodiscard]] Eigen::Index place() const { return static_cast<Eigen::Index>(compared) - 1; }
    [[nodiscard]] std::string key() const { return std::to_string(compared); }
    [[nodiscard]] double confidence() const { return drawn.how.confidence; }
    [[nodiscard]] Real seed() const { return static_cast<Real>(drawn.how.seed); }
    [[nodiscard]] Real draws() const { return static_cast<Real>(drawn.degrees.rows()); }
};

/// Returns a column of a matrix as a vector.
[[nodiscard]] inline std::vector<double> columnOf(const Eigen::MatrixXd& values, std::size_t column) {
    const Eigen::VectorXd one = values.col(static_cast<Eigen::Index>(column));
    return {one.begin(), one.end()};
}

}  // namespace greyscope::derivation
