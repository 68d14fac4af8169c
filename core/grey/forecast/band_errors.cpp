#include "core/grey/forecast/band_errors.h"

#include <cmath>
#include <numbers>
#include <utility>

#include "core/grey/models/unit_scale.h"

namespace greyscope::grey {

namespace {

/// Returns the logarithm of the sum of squares.
double logSquares(const std::vector<double>& residuals) {
    const int exponent = binaryExponent(residuals);
    double squares = 0.0;
    for (const double residual : timesPowerOfTwo(residuals, -exponent)) {
        squares += residual * residual;
    }
    return std::log(squares) + 2.0 * exponent * std::numbers::ln2;
}

void centre(std::vector<double>& residuals) {
    const auto count = static_cast<double>(residuals.size());
    double mean = 0.0;
    for (const double residual : residuals) {
        mean += residual / count;
    }
    for (double& residual : residuals) {
        residual -= mean;
    }
}

std::vector<double> residualsOf(const ModelInput& input, const ModelOutcome& outcome, bool relative) {
    std::vector<double> residuals;
    for (std::size_t k = 1; k < input.values.size(); ++k) {
        const double residual = input.values[k] - outcome.fitted[k];
        residuals.push_back(relative ? residual / std::abs(outcome.fitted[k]) : residual);
    }
    centre(residuals);
    return residuals;
}

}  // namespace

ErrorDraws::ErrorDraws(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed, bool relative)
    : m_random(seed),
      m_freedom(outcome.freedom),
      m_relative(relative),
      m_residuals(residualsOf(input, outcome, relative)) {}

void ErrorDraws::begin() {
    m_chiSquared = drawnChiSquared();
    m_scale = std::sqrt(static_cast<double>(m_residuals.size()) / m_chiSquared);
}

double ErrorDraws::draw(double level) {
    const double residual = m_scale * m_residuals[pick()];
    return m_relative ? std::abs(level) * residual : residual;
}

/// Returns the sum of as many squared normal numbers as there are degrees of freedom: two at a time, an odd one by
/// Box-Muller.
double ErrorDraws::drawnChiSquared() {
    double sum = 0.0;
    for (std::size_t pair = 0; pair < m_freedom / 2; ++pair) {
        sum -= 2.0 * std::log(m_random.uniform());
    }
    if (m_freedom % 2 == 1) {
        const double cosine = std::cos(2.0 * std::numbers::pi * m_random.uniform());
        sum -= 2.0 * std::log(m_random.uniform()) * cosine * cosine;
    }
    return sum;
}

ErrorReadings readingsOf(const ModelInput& input, const ModelOutcome& outcome, BandErrors errors) {
    if (errors != BandErrors::likeliest) {
        return {errors == BandErrors::equal, errors == BandErrors::relative};
    }
    double logLevels = 0.0;
    for (std::size_t k = 1; k < outcome.fitted.size() && k < input.values.size(); ++k) {
        logLevels += std::log(std::abs(outcome.fitted[k]));
    }
    const double logRatio =
        0.5 * static_cast<double>(input.values.size() - 1) *
            (logSquares(residualsOf(input, outcome, false)) - logSquares(residualsOf(input, outcome, true))) -
        logLevels;
    if (!std::isfinite(logRatio)) {
        return {true, false};
    }
    const double most = std::log(kErrorsRuledOut);
    const bool equal = logRatio < most;
    return {equal, logRatio > -most};
}

}  // namespace greyscope::grey
