#include "core/grey/band.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/progress_part.h"
#include "core/base/quantile.h"
#include "core/base/random.h"
#include "core/base/try.h"
#include "core/grey/unit_scale.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kFewestResiduals = 5;
constexpr std::size_t kFewestRefits = 100;
constexpr std::size_t kMostRefits = 100000;
constexpr std::size_t kMostHorizon = 1000;
constexpr std::size_t kNumbersAtOnce = 1 << 17;  // resampled: a megabyte

Expected<void> check(const ModelInput& input, const ModelOutcome& outcome, const BandOptions& options) {
    if (!(options.level > 0.0 && options.level < 1.0)) {
        return fail(ErrorCode::optionOutOfRange, {"interval", base::toText(options.level), "(0, 1)"});
    }
    if (options.refits < kFewestRefits || options.refits > kMostRefits) {
        return fail(ErrorCode::optionOutOfRange,
                    {"refits", std::to_string(options.refits),
                     "[" + std::to_string(kFewestRefits) + ", " + std::to_string(kMostRefits) + "]"});
    }
    if (input.horizon > kMostHorizon) {
        return fail(ErrorCode::optionOutOfRange, {"horizon with an interval", std::to_string(input.horizon),
                                                  "[0, " + std::to_string(kMostHorizon) + "]"});
    }
    if (outcome.failure) {
        return tl::unexpected(*outcome.failure);
    }
    if (const std::size_t residuals = input.values.size() - 1; residuals < kFewestResiduals) {
        return fail(ErrorCode::tooFewPoints,
                    {"The bootstrap of residuals", std::to_string(residuals), std::to_string(kFewestResiduals)});
    }
    if (outcome.freedom == 0) {
        return fail(ErrorCode::tooFewPoints, {"The bootstrap of residuals that are left", "0", "1"});
    }
    return {};
}

/// Draws what a measurement may be off by.
class Noise {
public:
    Noise(const ModelInput& input, const ModelOutcome& outcome, const BandOptions& options)
        : m_random(options.seed), m_freedom(outcome.freedom) {
        for (std::size_t k = 1; k < input.values.size(); ++k) {
            m_plain.push_back(input.values[k] - outcome.fitted[k]);
            m_relative.push_back(m_plain.back() / std::abs(outcome.fitted[k]));
        }
        centre(m_plain);
        centre(m_relative);
        m_relativeShare = options.errors == BandErrors::likeliest  ? shareOfRelative(outcome.fitted)
                          : options.errors == BandErrors::relative ? 1.0
                                                                   : 0.0;
    }

    [[nodiscard]] std::size_t count() const { return m_plain.size(); }

    /// For the next refit: whether residuals go with the level, and how large they are as a whole.
    void begin() {
        m_asRelative = m_random.uniform() < m_relativeShare;
        m_scale = std::sqrt(static_cast<double>(count()) / chiSquared());
    }

    double draw(double level) {
        const std::size_t at = m_random.below(count());
        return m_scale * (m_asRelative ? std::abs(level) * m_relative[at] : m_plain[at]);
    }

private:
    static void centre(std::vector<double>& residuals) {
        const auto count = static_cast<double>(residuals.size());
        double mean = 0.0;
        for (const double residual : residuals) {
            mean += residual / count;
        }
        for (double& residual : residuals) {
            residual -= mean;
        }
    }

    /// Logarithm of the sum of squares.
    static double logSquares(const std::vector<double>& residuals) {
        const int exponent = binaryExponent(residuals);
        double squares = 0.0;
        for (const double residual : timesPowerOfTwo(residuals, -exponent)) {
            squares += residual * residual;
        }
        return std::log(squares) + 2.0 * exponent * std::numbers::ln2;
    }

    /// By the likelihoods of normal residuals that are proportional to the level, and that are not.
    [[nodiscard]] double shareOfRelative(const std::vector<double>& fitted) const {
        double logLevels = 0.0;
        for (std::size_t k = 1; k < fitted.size(); ++k) {
            logLevels += std::log(std::abs(fitted[k]));
        }
        const auto half = 0.5 * static_cast<double>(count());
        const double share = 1.0 / (1.0 + std::exp(logLevels - half * (logSquares(m_plain) - logSquares(m_relative))));
        return std::isfinite(share) ? share : 0.0;
    }

    /// As many squared normal numbers as there are degrees of freedom: two at a time, the odd one by Box and Muller.
    double chiSquared() {
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

    base::SeededDraws m_random;
    std::size_t m_freedom;
    std::vector<double> m_plain, m_relative;
    double m_relativeShare = 0.0;
    bool m_asRelative = false;
    double m_scale = 1.0;
};

/// Series as they might have been measured, and the errors of what is measured at their steps: a column each.
struct Resampled {
    Resampled(const ModelInput& input, const ModelOutcome& outcome, Noise& noise, std::size_t count)
        : series(static_cast<Eigen::Index>(input.values.size()), static_cast<Eigen::Index>(count)),
          errors(static_cast<Eigen::Index>(input.horizon), static_cast<Eigen::Index>(count)) {
        for (Eigen::Index column = 0; column < series.cols(); ++column) {
            noise.begin();
            series(0, column) = input.values[0];
            for (std::size_t k = 1; k < input.values.size(); ++k) {
                series(static_cast<Eigen::Index>(k), column) = outcome.fitted[k] + noise.draw(outcome.fitted[k]);
            }
            for (std::size_t step = 0; step < input.horizon; ++step) {
                errors(static_cast<Eigen::Index>(step), column) = noise.draw(outcome.forecast[step]);
            }
        }
    }

    Eigen::MatrixXd series;
    Eigen::MatrixXd errors;
};

/// Of every column, one after the other where the model knows nothing quicker.
ManyForecasts forecastsOf(const Candidate& model, const ModelInput& input, const Eigen::MatrixXd& series,
                          base::Progress& progress) {
    if (model.forecastMany) {
        return model.forecastMany(series, input.horizon);
    }
    ManyForecasts result{Eigen::MatrixXd(static_cast<Eigen::Index>(input.horizon), series.cols()), {}};
    ModelInput resampled = input;
    resampled.keepsEquations = false;
    for (Eigen::Index column = 0; column < series.cols() && !progress.cancelled(); ++column) {
        progress.report(static_cast<double>(column) / static_cast<double>(series.cols()));
        resampled.values.assign(series.col(column).begin(), series.col(column).end());
        const ModelOutcome again = model.fit(resampled, progress);
        result.failed.push_back(again.failure.has_value());
        if (!again.failure) {
            std::copy(again.forecast.begin(), again.forecast.end(), result.values.col(column).begin());
        }
    }
    return result;
}

}  // namespace

const base::Names<BandErrors>& bandErrorsNames() {
    static const base::Names<BandErrors> names{
        {BandErrors::likeliest, "likeliest"}, {BandErrors::equal, "equal"}, {BandErrors::relative, "relative"}};
    return names;
}

BandShare simulatedBandShare(BandErrors errors) {
    switch (errors) {
        case BandErrors::likeliest:
            return {0.89, 0.98};
        case BandErrors::equal:
            return {0.93, 0.98};
        case BandErrors::relative:
            return {0.93, 0.97};
    }
    return {};
}

Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                                        const BandOptions& options, base::Progress& progress) {
    GREYSCOPE_TRY(check(input, outcome, options));
    Noise noise(input, outcome, options);
    PredictionBand band{options, {}, {}, noise.count(), 0};
    std::vector<std::vector<double>> values(input.horizon);
    base::ProgressParts parts(progress);
    const std::size_t atOnce = std::clamp(kNumbersAtOnce / input.values.size(), std::size_t{1}, options.refits);
    for (std::size_t done = 0; done < options.refits; done += atOnce) {
        const std::size_t count = std::min(atOnce, options.refits - done);
        const Resampled drawn(input, outcome, noise, count);
        base::ProgressParts::Part part(parts, static_cast<double>(count) / static_cast<double>(options.refits));
        const ManyForecasts again = forecastsOf(model, input, drawn.series, part);
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        part.report(1.0);
        for (std::size_t refit = 0; refit < again.failed.size(); ++refit) {
            band.failures += again.failed[refit] ? 1 : 0;
            for (std::size_t step = 0; step < input.horizon && !again.failed[refit]; ++step) {
                const auto row = static_cast<Eigen::Index>(step);
                const auto column = static_cast<Eigen::Index>(refit);
                values[step].push_back(again.values(row, column) + drawn.errors(row, column));
            }
        }
    }
    if (10 * band.failures > options.refits) {
        return fail(ErrorCode::tooManyFailures,
                    {"Bootstrap", std::to_string(band.failures), std::to_string(options.refits)});
    }
    for (std::vector<double>& step : values) {
        std::sort(step.begin(), step.end());
        band.low.push_back(base::quantile(step, 0.5 * (1.0 - options.level)));
        band.high.push_back(base::quantile(step, 0.5 * (1.0 + options.level)));
        if (!std::isfinite(band.low.back()) || !std::isfinite(band.high.back())) {
            return fail(ErrorCode::overflow, {"Bootstrap"});
        }
    }
    return band;
}

}  // namespace greyscope::grey
