#include "core/grey/relation_areas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/stats/distributions.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

/// (s_i - s_0) by what stands above the line of the degree.
base::Expected<Eigen::VectorXd> quotientsOf(const Eigen::MatrixXd& images, AreaDegree kind) {
    const Areas areas = GREYSCOPE_TRY(areasOf(images, data::ImageRounding::ofData(images.cols()), kind));
    Eigen::VectorXd quotients(images.cols() - 1);
    for (Index i = 0; i < quotients.size(); ++i) {
        const double own = kind.ofOwn ? 1.0 + std::abs(areas.values(0)) + std::abs(areas.values(i + 1)) : 1.0;
        quotients(i) = (areas.values(i + 1) - areas.values(0)) / own;
    }
    return quotients;
}

/// 1 / (1 + q), which goes on straight through 1 where q is below 0.
double opened(double quotient) {
    return quotient >= 0.0 ? 1.0 / (1.0 + quotient) : 2.0 - 1.0 / (1.0 - quotient);
}

/// The values that a whole curve shares, the first of the reference and of the compared series: what each adds to the
/// variance of a quotient, and Satterthwaite's sum.
struct SharedNoise {
    double variance = 0.0, spread = 0.0;

    SharedNoise(const NoisyTable& table, Index series, Index part) {
        const std::vector<std::size_t> pair{0, static_cast<std::size_t>(series) + 1};
        for (const Index of : {Index{0}, series + 1}) {
            const Noisy* noisy = table.noisyAt(0, of);
            if (noisy == nullptr) {
                continue;
            }
            const auto above = quotientWith(table, pair, *noisy, noisy->value + noisy->error);
            const auto below = quotientWith(table, pair, *noisy, noisy->value - noisy->error);
            if (above && below) {
                const double half = 0.5 * ((*above)(0, part) - (*below)(0, part));
                variance += half * half;
                spread += half * half * half * half / static_cast<double>(noisy->count - 1);
            }
        }
    }

private:
    static base::Expected<Eigen::MatrixXd> quotientWith(const NoisyTable& table, const std::vector<std::size_t>& pair,
                                                        const Noisy& replaced, double value) {
        const auto images = GREYSCOPE_TRY(relationImages(table.with(pair, replaced, value), {0, 1}, table.options));
        return areaQuotients(images, table.options);
    }
};

}  // namespace

base::Expected<Eigen::MatrixXd> areaQuotients(const RelationImages& images, const RelationOptions& options) {
    const RelationDegree& degree = degreeOf(options.method);
    Eigen::MatrixXd quotients(images.values.cols() - 1, degree.isMixed() ? 2 : 1);
    quotients.col(0) = GREYSCOPE_TRY(quotientsOf(images.values, degree.area));
    if (degree.isMixed()) {
        quotients.col(1) = GREYSCOPE_TRY(quotientsOf(images.relative, degree.area));
    }
    return quotients;
}

AreaDraws::AreaDraws(Eigen::MatrixXd measured, double theta, std::size_t draws) : m_measured(std::move(measured)) {
    m_shares = m_measured.cols() > 1 ? std::vector<double>{theta, 1.0 - theta} : std::vector<double>{1.0};
    m_drawn.assign(m_shares.size(), Eigen::MatrixXd(static_cast<Index>(draws), m_measured.rows()));
}

void AreaDraws::add(const Eigen::MatrixXd& quotients) {
    for (std::size_t part = 0; part < m_drawn.size(); ++part) {
        m_drawn[part].row(m_count) = quotients.col(static_cast<Index>(part)).transpose();
    }
    ++m_count;
}

/// By how much Student's t with Satterthwaite's degrees of freedom is above the normal quantile.
double AreaDraws::widening(const NoisyTable& table, Index series, Index part, double confidence) const {
    const auto drawn = m_drawn[static_cast<std::size_t>(part)].col(series).head(m_count).array();
    const double variance = (drawn - drawn.mean()).square().mean();
    const SharedNoise shared(table, series, part);
    double pooled = 0.0;
    for (const Noisy& noisy : table.noisy) {
        const bool own = (noisy.series == 0 || noisy.series == series + 1) && noisy.point > 0;
        pooled += own ? static_cast<double>(noisy.count - 1) : 0.0;
    }
    const double rest = std::max(0.0, variance - shared.variance);
    const double all = rest + shared.variance;
    const double below = shared.spread + rest * rest / std::max(1.0, pooled);
    if (!(below > 0.0)) {
        return 1.0;
    }
    const double inside = 0.5 + 0.5 * confidence;
    return stats::studentQuantile(inside, std::max(1.0, all * all / below)) / stats::normalQuantile(inside);
}

std::vector<double> AreaDraws::quotients(Index series, Index part, double widening) const {
    const double measured = m_measured(series, part);
    const auto drawn = m_drawn[static_cast<std::size_t>(part)].col(series).head(m_count);
    std::vector<double> values(drawn.begin(), drawn.end());
    for (double& value : values) {
        value = measured + widening * (value - measured);
    }
    return values;
}

stats::Interval AreaDraws::interval(const NoisyTable& table, Index series, double confidence) const {
    const double tail = 0.5 - 0.5 * confidence;
    std::vector<std::vector<double>> parts;
    std::vector<std::vector<double>> signs{{}};  // of the parts, all that may be
    for (Index part = 0; part < m_measured.cols(); ++part) {
        parts.push_back(quotients(series, part, widening(table, series, part, confidence)));
        std::vector<double> sorted = parts.back();
        const bool below = base::quantileAmong(sorted, tail) <= 0.0;
        const bool above = base::quantileAmong(sorted, 1.0 - tail) >= 0.0;
        std::vector<std::vector<double>> longer;
        for (const auto& before : signs) {
            for (const double sign : {1.0, -1.0}) {
                if (sign > 0.0 ? above : below) {
                    longer.push_back(before);
                    longer.back().push_back(sign);
                }
            }
        }
        signs = std::move(longer);
    }
    stats::Interval interval{1.0, 0.0};
    std::vector<double> degrees(static_cast<std::size_t>(m_count));
    for (const std::vector<double>& each : signs) {
        std::fill(degrees.begin(), degrees.end(), 0.0);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            for (std::size_t k = 0; k < degrees.size(); ++k) {
                degrees[k] += m_shares[part] * opened(each[part] * parts[part][k]);
            }
        }
        interval.low = std::min(interval.low, base::quantileAmong(degrees, tail));
        interval.high = std::max(interval.high, base::quantileAmong(degrees, 1.0 - tail));
    }
    return {std::clamp(interval.low, 0.0, 1.0), std::clamp(interval.high, 0.0, 1.0)};
}

}  // namespace greyscope::grey
