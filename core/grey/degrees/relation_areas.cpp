#include "core/grey/degrees/relation_areas.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/grey/degrees/degree_formulas.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

/// Returns (s_i - s_0), divided by the numerator of the degree, for every comparative series.
base::Expected<Eigen::VectorXd> quotientsOf(const Eigen::MatrixXd& images, AreaDegree kind) {
    const Areas areas = GREYSCOPE_TRY(areasOf(images, data::ImageRounding::ofData(images.cols()), kind));
    Eigen::VectorXd quotients(images.cols() - 1);
    for (Index i = 0; i < quotients.size(); ++i) {
        quotients(i) = areaQuotient(kind, areas.values(i + 1), areas.values(0));
    }
    return quotients;
}

/// Returns 1 / (1 + q), continued smoothly through 1 for negative q.
double opened(double quotient) {
    return quotient >= 0.0 ? 1.0 / (1.0 + quotient) : 2.0 - 1.0 / (1.0 - quotient);
}

base::Expected<Eigen::MatrixXd> quotientWith(const NoisyTable& table, const std::vector<std::size_t>& pair,
                                             const Noisy& replaced, double value) {
    const auto images = GREYSCOPE_TRY(relationImages(table.with(pair, replaced, value), {0, 1}, table.options));
    return areaQuotients(images, table.options);
}

/// Returns the effects of the first values of the reference and the compared series, which shift the whole curve.
std::vector<MovedMean> movedQuotients(const NoisyTable& table, Index series, Index part) {
    const std::vector<std::size_t> pair{0, static_cast<std::size_t>(series) + 1};
    std::vector<MovedMean> all;
    for (const Index of : {Index{0}, series + 1}) {
        const Noisy* noisy = table.noisyAt(0, of);
        if (noisy == nullptr) {
            continue;
        }
        const auto above = quotientWith(table, pair, *noisy, noisy->value + noisy->error);
        const auto below = quotientWith(table, pair, *noisy, noisy->value - noisy->error);
        if (above && below) {
            all.push_back({of == 0, 0, noisy->count, (*above)(0, part), (*below)(0, part)});
        }
    }
    return all;
}

/// Returns all combinations of signs that the parts may have.
std::vector<std::vector<double>> signsOf(const std::vector<AreaPart>& parts) {
    std::vector<std::vector<double>> signs{{}};
    for (const AreaPart& part : parts) {
        std::vector<std::vector<double>> longer;
        for (const auto& before : signs) {
            for (const double sign : {1.0, -1.0}) {
                if (sign > 0.0 ? part.above : part.below) {
                    longer.push_back(before);
                    longer.back().push_back(sign);
                }
            }
        }
        signs = std::move(longer);
    }
    return signs;
}

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

std::vector<SignedDegrees> signedDegrees(const std::vector<AreaPart>& parts) {
    std::vector<SignedDegrees> all;
    for (std::vector<double>& signs : signsOf(parts)) {
        std::vector<double> degrees(parts.front().widened.size(), 0.0);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            for (std::size_t k = 0; k < degrees.size(); ++k) {
                degrees[k] += parts[part].share * opened(signs[part] * parts[part].widened[k]);
            }
        }
        all.push_back({std::move(signs), std::move(degrees)});
    }
    return all;
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

AreaPart AreaDraws::part(const NoisyTable& table, Index series, Index number, double confidence) const {
    const auto at = static_cast<std::size_t>(number);
    const auto drawn = m_drawn[at].col(series).head(m_count);
    AreaPart part;
    part.share = m_shares[at];
    part.measured = m_measured(series, number);
    part.first = drawn(0);
    part.variance = (drawn.array() - drawn.mean()).square().mean();
    part.moved = movedQuotients(table, series, number);
    part.pooled = pooledRepeats(table, series, 1);
    part.widening = wideningOf(confidence, freedomOf(part.variance, part.moved, part.pooled));
    part.widened.assign(drawn.begin(), drawn.end());
    for (double& value : part.widened) {
        value = part.measured + part.widening * (value - part.measured);
    }
    std::vector<double> sorted = part.widened;
    const double tail = 0.5 - 0.5 * confidence;
    part.below = base::quantileAmong(sorted, tail) <= 0.0;
    part.above = base::quantileAmong(sorted, 1.0 - tail) >= 0.0;
    return part;
}

std::vector<AreaPart> AreaDraws::parts(const NoisyTable& table, Index series, double confidence) const {
    std::vector<AreaPart> all;
    for (Index number = 0; number < m_measured.cols(); ++number) {
        all.push_back(part(table, series, number, confidence));
    }
    return all;
}

stats::Interval AreaDraws::interval(const NoisyTable& table, Index series, double confidence) const {
    const double tail = 0.5 - 0.5 * confidence;
    stats::Interval interval{1.0, 0.0};
    for (SignedDegrees& each : signedDegrees(parts(table, series, confidence))) {
        interval.low = std::min(interval.low, base::quantileAmong(each.degrees, tail));
        interval.high = std::max(interval.high, base::quantileAmong(each.degrees, 1.0 - tail));
    }
    return {std::clamp(interval.low, 0.0, 1.0), std::clamp(interval.high, 0.0, 1.0)};
}

}  // namespace greyscope::grey
