#include "core/grey/models/model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/grey/models/unit_scale.h"

namespace greyscope::grey {

namespace {

bool finite(const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

/// The powers of two that a model is calculated in.
class Units {
public:
    explicit Units(const ModelInput& input) : m_series(binaryExponent(input.values, input.translation)) {
        for (const RelatedFactor& factor : input.related) {
            m_factors.push_back(binaryExponent(factor.values));
        }
    }

    [[nodiscard]] ModelInput into(ModelInput input) const {
        input.values = timesPowerOfTwo(std::move(input.values), -m_series);
        input.arrivals = timesPowerOfTwo(std::move(input.arrivals), -m_series);
        input.translation = timesPowerOfTwo(input.translation, -m_series);
        for (std::size_t i = 0; i < m_factors.size(); ++i) {
            input.related[i].values = timesPowerOfTwo(std::move(input.related[i].values), -m_factors[i]);
        }
        return input;
    }

    [[nodiscard]] std::vector<double> outOf(std::vector<double> values) const {
        values = timesPowerOfTwo(std::move(values), m_series);
        std::transform(values.begin(), values.end(), values.begin(),
                       [](double value) { return value + 0.0; });  // no -0
        return values;
    }

    /// A column of B times its coefficient has the unit of Y, which is the unit of the series.
    [[nodiscard]] Equations outOf(Equations equations, const std::vector<FittedParameter>& parameters) const {
        const auto scale = [this](auto&& values, double exponent) {
            for (double& value : values) {
                const double scaled = timesPowerOfTwo(value, exponent) + 0.0;  // no -0
                value = value == 0.0 || stands(scaled) ? scaled : std::numeric_limits<double>::quiet_NaN();
            }
        };
        const auto column = [&](Eigen::Index c) {
            return m_series - exponentOf(parameters[equations.firstParameter + static_cast<std::size_t>(c)]);
        };
        for (Eigen::Index c = 0; c < equations.rows.cols(); ++c) {
            scale(equations.rows.col(c), column(c));
            for (Eigen::Index r = 0; r < equations.rows.cols(); ++r) {
                scale(equations.normalRows.block(r, c, 1, 1).reshaped(), column(r) + column(c));
            }
            scale(equations.normalRight.segment(c, 1), column(c) + m_series);
        }
        scale(equations.right, m_series);
        scale(equations.accumulated, m_series);
        scale(equations.background, m_series);
        return equations;
    }

    [[nodiscard]] stats::Peak outOf(stats::Peak peak) const {
        const auto back = [this](double& value) { value = timesPowerOfTwo(value, m_series); };
        if (peak.value) {
            back(*peak.value);
        }
        if (peak.valueRange) {
            back(peak.valueRange->low);
            back(peak.valueRange->high);
        }
        return peak;
    }

    [[nodiscard]] Parameters outOf(const std::vector<FittedParameter>& parameters, const ModelInput& input) const {
        Parameters plain;
        for (const FittedParameter& parameter : parameters) {
            const double value = timesPowerOfTwo(parameter.value, exponentOf(parameter));
            if (parameter.value != 0.0 && !stands(value)) {
                return inUnits(parameters, input);
            }
            plain.emplace_back(parameter.symbol, value + 0.0);  // no -0
        }
        return plain;
    }

private:
    [[nodiscard]] double exponentOf(const FittedParameter& parameter) const {
        return parameter.power * m_series - (parameter.factor ? m_factors[*parameter.factor] : 0);
    }

    /// Returns whether a parameter kept its digits, as far as the series itself has them.
    [[nodiscard]] bool stands(double value) const {
        const bool tinySeries = m_series < std::numeric_limits<double>::min_exponent;
        return std::isnormal(value) || (tinySeries && value != 0.0 && std::isfinite(value));
    }

    [[nodiscard]] Parameters inUnits(const std::vector<FittedParameter>& parameters, const ModelInput& input) const {
        Parameters scaled;
        for (const FittedParameter& parameter : parameters) {
            scaled.emplace_back(parameter.symbol, parameter.value);
        }
        scaled.emplace_back("s", std::ldexp(1.0, m_series));
        for (std::size_t i = 0; i < m_factors.size(); ++i) {
            scaled.emplace_back("s(" + input.related[i].name + ")", std::ldexp(1.0, m_factors[i]));
        }
        return scaled;
    }

    int m_series = 0;
    std::vector<int> m_factors;
};

bool finite(const ModelFit& fit) {
    return finite(fit.values) && std::all_of(fit.parameters.begin(), fit.parameters.end(),
                                             [](const auto& parameter) { return std::isfinite(parameter.value); });
}

Doubts doubtsOf(const std::vector<double>& points, const std::vector<double>& values, const Accuracy& accuracy) {
    constexpr double kRounding = 1e-9;
    Doubts doubts;
    const auto [least, most] = std::minmax_element(points.begin(), points.end());
    for (std::size_t k = 0; k < values.size(); ++k) {
        if ((values[k] < 0.0 && *least >= 0.0 && *most > 0.0) || (values[k] > 0.0 && *most <= 0.0 && *least < 0.0)) {
            doubts.wrongSign.push_back(k + 1);
        }
    }
    doubts.missesSpread = accuracy.varianceRatio && *accuracy.varianceRatio > 1.0 + kRounding;
    return doubts;
}

ModelOutcome failed(std::string name, base::Error why) {
    ModelOutcome outcome;
    outcome.name = std::move(name);
    outcome.failure = std::move(why);
    return outcome;
}

}  // namespace

std::string ModelInput::label(std::size_t k) const {
    return labels && k < labels->size() ? (*labels)[k] : std::to_string(k + 1);
}

ModelOutcome outcomeOf(std::string name, const ModelInput& input, const Fitting& fit) {
    const Units units(input);
    const ModelInput scaled = units.into(input);
    auto fitted = fit(scaled);
    if (!fitted) {
        return failed(std::move(name), std::move(fitted.error()));
    }
    const std::vector<double> values = units.outOf(fitted->values);
    if (!finite(*fitted) || !finite(values)) {
        return failed(name, {base::ErrorCode::overflow, {name}, {}});
    }
    ModelOutcome outcome;
    outcome.name = std::move(name);
    outcome.parameters = units.outOf(fitted->parameters, input);
    const auto split = static_cast<std::ptrdiff_t>(input.values.size());
    outcome.fitted.assign(values.begin(), values.begin() + split);
    outcome.forecast.assign(values.begin() + split, values.end());
    outcome.freedom = fitted->freedom;
    if (fitted->peak) {
        outcome.peak = units.outOf(*fitted->peak);
    }
    judge(outcome, input);
    for (Equations& equations : fitted->equations) {
        equations.normalRows = equations.rows.transpose() * equations.rows;
        equations.normalRight = equations.rows.transpose() * equations.right;
        outcome.equations.push_back(units.outOf(std::move(equations), fitted->parameters));
    }
    return outcome;
}

void judge(ModelOutcome& outcome, const ModelInput& input) {
    const std::vector<double>& points = input.values;
    if (outcome.freedom > 0) {
        outcome.accuracy = accuracyOf(points, outcome.fitted, input.accuracy);
    }
    std::vector<double> values = outcome.fitted;
    values.insert(values.end(), outcome.forecast.begin(), outcome.forecast.end());
    outcome.doubts = doubtsOf(points, values, outcome.accuracy);
}

}  // namespace greyscope::grey
