#include "core/grey/models/nonlinear.h"

#include <algorithm>
#include <cmath>

#include "core/base/try.h"
#include "core/grey/models/fractional_accumulation.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

std::string nameOf(double power) {
    return power == 2.0 ? "Verhulst" : "NGBM(1,1)";
}

/// Solves x1' + a x1 = b x1^n with x1(0) = first at k = 0, 1, ... The equation is linear in y = x1^{1-n}; the form with
/// expm1 stays exact for a -> 0.
Expected<Eigen::ArrayXd> bernoulliResponse(double a, double b, double power, double first, Index count) {
    const double m = 1.0 - power;
    const Eigen::ArrayXd k = Eigen::ArrayXd::LinSpaced(count, 0.0, static_cast<double>(count - 1));
    const Eigen::ArrayXd rate = -a * m * k;
    const Eigen::ArrayXd step =
        a == 0.0 ? Eigen::ArrayXd(m * k) : Eigen::ArrayXd(-rate.unaryExpr([](double x) { return std::expm1(x); }) / a);
    const Eigen::ArrayXd y = std::pow(first, m) * rate.exp() + b * step;
    if (!y.allFinite()) {
        return fail(ErrorCode::overflow, {nameOf(power)});
    }
    if (!(y(count - 1) > 0.0)) {  // y is monotonic and starts at a positive value
        const double end = a == 0.0 ? -y(0) / (b * m) : std::log1p(-a * y(0) / b) / (a * m);
        return fail(ErrorCode::curveEnds,
                    {nameOf(power), std::to_string(count), base::toText(std::round(100.0 * (1.0 + end)) / 100.0)});
    }
    return Eigen::ArrayXd((y.log() / m).exp());
}

/// Returns z(2..n), all positive like x1(1..n-1), which the rows and the roots require.
Expected<Eigen::ArrayXd> positiveBackground(const ModelInput& input, const std::vector<double>& x1, double weight,
                                            const std::string& name) {
    Eigen::ArrayXd background(static_cast<Index>(x1.size()) - 1);
    for (std::size_t k = 0; k + 1 < x1.size(); ++k) {
        const double z = backgroundValue(weight, x1[k + 1], x1[k]);
        if (!(z > 0.0) || !(x1[k] > 0.0)) {
            return fail(ErrorCode::nonPositive, {input.series, input.label(k), name});
        }
        background(static_cast<Index>(k)) = z;
    }
    return background;
}

}  // namespace

Expected<ModelFit> fitBernoulli(const ModelInput& input, double backgroundWeight, double power) {
    const std::string name = nameOf(power);
    if (power == 1.0 || !std::isfinite(power)) {
        return fail(ErrorCode::optionOutOfRange, {"power", base::toText(power), "not 1"});
    }
    GREYSCOPE_TRY(needPoints(input, name, 4));
    const std::vector<double> x1 = input.cumulative ? input.values : accumulated(input.values);
    const std::vector<double> x0 = input.cumulative ? differenced(input.values) : input.values;
    const auto z = GREYSCOPE_TRY(positiveBackground(input, x1, backgroundWeight, name));
    Eigen::MatrixXd rows(z.size(), 2);
    rows << -z.matrix(), (power * z.log()).exp().matrix();
    const Eigen::Map<const Eigen::VectorXd> right(x0.data() + 1, z.size());
    std::vector<Equations> kept;
    if (input.keepsEquations) {
        kept.push_back({x1, {z.begin(), z.end()}, rows, right});
    }
    const auto solved = GREYSCOPE_TRY(leastSquares(std::move(rows), right, name));
    const double a = solved(0);
    const double b = solved(1);
    const auto count = static_cast<Index>(input.values.size() + input.horizon);
    auto response = GREYSCOPE_TRY(bernoulliResponse(a, b, power, x1.front(), count));
    response(0) = x1.front();
    const std::vector<double> curve{response.data(), response.data() + count};
    return ModelFit{{{"a", a}, {"b", b, 1.0 - power}, {"n", power}},
                    input.cumulative ? curve : differenced(curve),
                    freedomOf(input, 2),
                    std::move(kept)};
}

Expected<ModelFit> fitFractional(const ModelInput& input, double backgroundWeight, double order,
                                 const base::Progress& progress) {
    if (!(order > 0.0 && order <= 2.0)) {
        return fail(ErrorCode::optionOutOfRange, {"order", base::toText(order), "(0, 2]"});
    }
    GREYSCOPE_TRY(needPoints(input, "FGM(1,1)", 4));
    // fitGm11() itself accumulates, and returns differences.
    const std::vector<double> steps = accumulatedFractionally(input.values, order - 1.0, progress);
    if (progress.cancelled()) {
        return fail(ErrorCode::cancelled);
    }
    const auto fit = GREYSCOPE_TRY(fitGm11(steps, {backgroundWeight, input.horizon}, input.series));
    std::vector<double> response = fit.fitted;
    response.insert(response.end(), fit.forecast.begin(), fit.forecast.end());
    return ModelFit{{{"a", fit.a}, {"u", fit.u, 1.0}, {"r", order}},
                    accumulatedFractionally(response, 1.0 - order, progress),
                    freedomOf(input, 2),
                    equationsOf(input, fit)};
}

}  // namespace greyscope::grey
