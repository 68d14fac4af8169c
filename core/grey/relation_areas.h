#pragma once

#include <cstddef>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/grey/relation.h"
#include "core/grey/relation_noise.h"
#include "core/stats/sample.h"

// Intervals of degrees that compare areas: for relation_intervals alone.
namespace greyscope::grey {

/// A degree of areas is 1 / (1 + |q|), q the difference of two areas by what stands above the line; the synthetic one
/// is the mean of two such parts. On |q| noise only adds where curves are alike; q it moves to either side. Of each
/// comparative series with the first column: a row a series, a column a part.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaQuotients(const RelationImages& images,
                                                            const RelationOptions& options);

/// Quotients as the repeats let them be.
class AreaDraws {
public:
    /// `theta`: the share of the first of two parts.
    AreaDraws(Eigen::MatrixXd measured, double theta, std::size_t draws);

    /// Draw after draw.
    void add(const Eigen::MatrixXd& quotients);
    /// Of the degree of one series, inside [0, 1].
    [[nodiscard]] stats::Interval interval(const NoisyTable& table, Eigen::Index series, double confidence) const;

private:
    [[nodiscard]] double widening(const NoisyTable& table, Eigen::Index series, Eigen::Index part,
                                  double confidence) const;
    [[nodiscard]] std::vector<double> quotients(Eigen::Index series, Eigen::Index part, double widening) const;

    Eigen::MatrixXd m_measured;
    std::vector<double> m_shares;          // of the parts in the degree
    std::vector<Eigen::MatrixXd> m_drawn;  // a part: draws x series
    Eigen::Index m_count = 0;
};

}  // namespace greyscope::grey
