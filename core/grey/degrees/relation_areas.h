#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_freedom.h"
#include "core/grey/degrees/relation_noise.h"
#include "core/stats/sample.h"

// Intervals of degrees that compare areas. Used by relation_intervals and by its derivation.
namespace greyscope::grey {

/// Returns the quotients q of every comparative series with the reference, the first column: one row per series, one
/// column per part of the degree. A degree of areas is 1 / (1 + |q|), where q is the difference of two areas divided by
/// the degree's numerator. The synthetic degree is the weighted mean of two such parts. Intervals are drawn for q,
/// because noise moves q in both directions, but can only increase |q| for similar curves.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaQuotients(const RelationImages& images,
                                                            const RelationOptions& options);

/// One part of the degree of a series (the synthetic degree has two): its measured quotient and the drawn quotients.
struct AreaPart {
    double share = 1.0;     ///< weight of this part in the degree
    double measured = 0.0;  ///< measured quotient
    double first = 0.0;     ///< quotient of the first draw
    double variance = 0.0;  ///< variance of the drawn quotients
    /// Effect on the quotient of the first values of both series, which shift the whole curve.
    std::vector<MovedMean> moved;
    double pooled = 0.0;  ///< sum of (repeats - 1) over all other values of both series
    /// Factor by which the drawn quotients are moved away from the measured one.
    double widening = 1.0;
    std::vector<double> widened;  ///< drawn quotients, moved `widening` times as far from the measured one
    bool above = true;            ///< whether the quotient may be 0 or positive
    bool below = false;           ///< whether the quotient may be 0 or negative
};

/// The degrees of all draws, assuming one combination of the signs of the parts' quotients.
struct SignedDegrees {
    std::vector<double> signs;
    std::vector<double> degrees;
};
/// Returns the degrees of all draws for each combination of signs that the quotients of the parts may have.
[[nodiscard]] std::vector<SignedDegrees> signedDegrees(const std::vector<AreaPart>& parts);

/// Collects the quotients of all draws of a degree of areas, and returns intervals of the degree from them.
class AreaDraws {
public:
    /// Starts with the measured quotients and room for `draws` draws. `theta` is the weight of the first part if there
    /// are two.
    AreaDraws(Eigen::MatrixXd measured, double theta, std::size_t draws);

    /// Adds the quotients of one draw.
    void add(const Eigen::MatrixXd& quotients);
    [[nodiscard]] std::vector<AreaPart> parts(const NoisyTable& table, Eigen::Index series, double confidence) const;
    /// Returns the interval of the degree of one series, within [0, 1].
    [[nodiscard]] stats::Interval interval(const NoisyTable& table, Eigen::Index series, double confidence) const;

private:
    [[nodiscard]] AreaPart part(const NoisyTable& table, Eigen::Index series, Eigen::Index part,
                                double confidence) const;

    Eigen::MatrixXd m_measured;
    std::vector<double> m_shares;          // weights of the parts in the degree
    std::vector<Eigen::MatrixXd> m_drawn;  // one matrix per part: draws x series
    Eigen::Index m_count = 0;
};

}  // namespace greyscope::grey
