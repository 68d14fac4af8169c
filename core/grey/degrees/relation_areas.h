#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_freedom.h"
#include "core/grey/degrees/relation_noise.h"
#include "core/stats/sample.h"

// Intervals of degrees that compare areas: for relation_intervals and the derivation of one.
namespace greyscope::grey {

/// A degree of areas is 1 / (1 + |q|), q the difference of two areas by what stands above the line; the synthetic one
/// is the mean of two such parts. On |q| noise only adds where curves are alike; q it moves to either side. Of each
/// comparative series with the first column: a row a series, a column a part.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaQuotients(const RelationImages& images,
                                                            const RelationOptions& options);

/// One part of the degree of a series: its quotient as it was measured and as the draws have it.
struct AreaPart {
    double share = 1.0;  ///< in the degree
    double measured = 0.0;
    double first = 0.0;            ///< of the first draw
    double variance = 0.0;         ///< of the drawn ones
    std::vector<MovedMean> moved;  ///< what a whole curve shares: the first values of both series
    double pooled = 0.0;           ///< repeats less 1 of all their other values
    double widening = 1.0;
    std::vector<double> widened;  ///< so many times as far from the measured one as they were drawn
    bool above = true;            ///< the quotient may be 0 or more,
    bool below = false;           ///< and 0 or less
};

/// The degrees of all draws where each part has a sign.
struct SignedDegrees {
    std::vector<double> signs;
    std::vector<double> degrees;
};
/// For all signs that the parts may have.
[[nodiscard]] std::vector<SignedDegrees> signedDegrees(const std::vector<AreaPart>& parts);

/// Quotients as the repeats let them be.
class AreaDraws {
public:
    /// `theta`: the share of the first of two parts.
    AreaDraws(Eigen::MatrixXd measured, double theta, std::size_t draws);

    /// Draw after draw.
    void add(const Eigen::MatrixXd& quotients);
    [[nodiscard]] std::vector<AreaPart> parts(const NoisyTable& table, Eigen::Index series, double confidence) const;
    /// Of the degree of one series, inside [0, 1].
    [[nodiscard]] stats::Interval interval(const NoisyTable& table, Eigen::Index series, double confidence) const;

private:
    [[nodiscard]] AreaPart part(const NoisyTable& table, Eigen::Index series, Eigen::Index part,
                                double confidence) const;

    Eigen::MatrixXd m_measured;
    std::vector<double> m_shares;          // of the parts in the degree
    std::vector<Eigen::MatrixXd> m_drawn;  // a part: draws x series
    Eigen::Index m_count = 0;
};

}  // namespace greyscope::grey
