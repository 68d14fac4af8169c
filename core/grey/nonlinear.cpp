#include "core/grey/nonlinear.h"

#include <cmath>

#include "core/grey/gm11.h"
#include "core/grey/gm11_variants.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

/// The solution of x1' + a x1 = b x1^n through x1(0) = first at time k. With y = x1^{1-n} it is linear; the form with
/// expm1 stays exact for a -> 0.
double bernoulliResponse(double a, double b, double power, double first, double k) {
    const double m = 1.0 - power;
    const double rate = -a * m * k;
    const double step = a == 0.0 ? m * k : -std::expm1(rate) / a;
    return std::pow(std::pow(first, m) * std::exp(rate) + b * step, 1.0 / m);
}

}  // namespace

Expected<ModelFit> fitBernoulli(const ModelInput& input, double backgroundWeight, double power) {
    const std::string name = power == 2.0 ? "Verhulst" : "NGBM(1,1)";
    if (power == 1.0 || !std::isfinite(power)) {
        return fail(ErrorCode::optionOutOfRange, {"power", base::toText(power), "not 1"});
    }
    if (const auto enough = needPoints(input, name, 4); !enough) {
        return tl::unexpected(enough.error());
    }
    const std::vector<double> x1 = accumulated(input.values);
    const auto count = static_cast<Index>(x1.size()) - 1;
    Eigen::MatrixXd rows(count, 2);
    for (Index k = 0; k < count; ++k) {
        const auto at = static_cast<std::size_t>(k);
        const double z = backgroundWeight * x1[at + 1] + (1.0 - backgroundWeight) * x1[at];
        if (!(z > 0.0) || !(x1[at] > 0.0)) {
            return fail(ErrorCode::nonPositive, {input.series, std::to_string(at + 1), name});
        }
        rows.row(k) << -z, std::pow(z, power);
    }
    const Eigen::Map<const Eigen::VectorXd> right(input.values.data() + 1, count);
    const auto solved = leastSquares(std::move(rows), right, name);
    if (!solved) {
        return tl::unexpected(solved.error());
    }
    const double a = (*solved)(0);
    const double b = (*solved)(1);
    std::vector<double> response;
    for (std::size_t k = 0; k < input.values.size() + input.horizon; ++k) {
        response.push_back(k == 0 ? x1.front() : bernoulliResponse(a, b, power, x1.front(), static_cast<double>(k)));
        if (!std::isfinite(response.back())) {
            return fail(ErrorCode::overflow, {name});
        }
    }
    return ModelFit{{{"a", a}, {"b", b}, {"n", power}}, differenced(response)};
}

std::vector<double> accumulatedFractionally(const std::vector<double>& series, double order,
                                            const base::Progress& progress) {
    std::vector<double> weights(series.size(), 1.0);  // C(j+r-1, j) for the distance j
    for (std::size_t j = 1; j < weights.size(); ++j) {
        const auto distance = static_cast<double>(j);
        weights[j] = weights[j - 1] * (distance - 1.0 + order) / distance;
    }
    std::vector<double> sums(series.size(), 0.0);
    for (std::size_t k = 0; k < series.size() && !progress.cancelled(); ++k) {
        for (std::size_t i = 0; i <= k; ++i) {
            sums[k] += weights[k - i] * series[i];
        }
    }
    return sums;
}

Expected<ModelFit> fitFractional(const ModelInput& input, double backgroundWeight, double order,
                                 const base::Progress& progress) {
    if (!(order > 0.0 && order <= 2.0)) {
        return fail(ErrorCode::optionOutOfRange, {"order", base::toText(order), "(0, 2]"});
    }
    if (const auto enough = needPoints(input, "FGM(1,1)", 4); !enough) {
        return tl::unexpected(enough.error());
    }
    // GM(1,1) accumulates once itself, so it is given the first differences of x_r.
    const std::vector<double> steps = differenced(accumulatedFractionally(input.values, order, progress));
    if (progress.cancelled()) {
        return fail(ErrorCode::cancelled);
    }
    const auto fit = fitGm11(steps, {backgroundWeight, input.horizon}, input.series);
    if (!fit) {
        return tl::unexpected(fit.error());
    }
    std::vector<double> response = fit->fitted;
    response.insert(response.end(), fit->forecast.begin(), fit->forecast.end());
    return ModelFit{{{"a", fit->a}, {"u", fit->u}, {"r", order}},
                    accumulatedFractionally(accumulated(response), -order, progress)};
}

}  // namespace greyscope::grey
