#include "core/grey/models/gm11_variants.h"

#include <algorithm>
#include <numeric>

#include "core/base/try.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

std::vector<double> accumulated(const std::vector<double>& series) {
    std::vector<double> sums(series.size());
    std::partial_sum(series.begin(), series.end(), sums.begin());
    return sums;
}

std::vector<double> differenced(const std::vector<double>& series) {
    std::vector<double> steps(series.size());
    std::adjacent_difference(series.begin(), series.end(), steps.begin());
    return steps;
}

Expected<Eigen::VectorXd> leastSquares(Eigen::MatrixXd rows, const Eigen::VectorXd& right, const std::string& what) {
    if (!rows.allFinite() || !right.allFinite()) {
        return fail(ErrorCode::overflow, {what});
    }
    Eigen::VectorXd scale(rows.cols());
    for (Index column = 0; column < rows.cols(); ++column) {
        scale(column) = rows.col(column).stableNorm();
        if (!(scale(column) > 0.0)) {
            return fail(ErrorCode::singularSystem, {what});
        }
        rows.col(column) /= scale(column);
    }
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> solver(rows);
    if (solver.rank() < rows.cols()) {
        return fail(ErrorCode::singularSystem, {what});
    }
    return Eigen::VectorXd(solver.solve(right).cwiseQuotient(scale));
}

std::vector<Equations> equationsOf(const ModelInput& input, const Gm11Result& fit) {
    if (!input.keepsEquations) {
        return {};
    }
    const auto count = static_cast<Index>(fit.background.size());
    Equations equations{fit.accumulated, fit.background, Eigen::MatrixXd(count, 2),
                        Eigen::Map<const Eigen::VectorXd>(fit.series.data() + 1, count)};
    equations.rows << -Eigen::Map<const Eigen::VectorXd>(fit.background.data(), count), Eigen::VectorXd::Ones(count);
    return {std::move(equations)};
}

std::size_t freedomOf(const ModelInput& input, std::size_t coefficients) {
    const std::size_t equations = input.values.size() - 1;
    return equations - std::min(equations, coefficients);
}

Expected<void> needPoints(const ModelInput& input, const std::string& model, std::size_t needed) {
    if (input.values.size() < needed) {
        return fail(ErrorCode::tooFewPoints, {model, std::to_string(input.values.size()), std::to_string(needed)});
    }
    return {};
}

Expected<ModelFit> fitEgm(const ModelInput& input, double backgroundWeight) {
    const auto fit = GREYSCOPE_TRY(fitGm11(input.values, {backgroundWeight, input.horizon}, input.series));
    ModelFit result{{{"a", fit.a}, {"u", fit.u, 1.0}}, fit.fitted, freedomOf(input, 2), equationsOf(input, fit)};
    result.values.insert(result.values.end(), fit.forecast.begin(), fit.forecast.end());
    return result;
}

Expected<ModelFit> fitEdgm(const ModelInput& input, double backgroundWeight) {
    const auto fit = GREYSCOPE_TRY(fitGm11(input.values, {backgroundWeight, 0}, input.series));
    const double divisor = 1.0 + backgroundWeight * fit.a;
    if (divisor == 0.0) {
        return fail(ErrorCode::singularSystem, {"EDGM"});
    }
    ModelFit result{
        {{"a", fit.a}, {"u", fit.u, 1.0}}, {input.values.front()}, freedomOf(input, 2), equationsOf(input, fit)};
    double value = (fit.u - fit.a * input.values.front()) / divisor;
    for (std::size_t k = 1; k < input.values.size() + input.horizon; ++k) {
        result.values.push_back(value);
        value *= (1.0 - (1.0 - backgroundWeight) * fit.a) / divisor;
    }
    return result;
}

Expected<ModelFit> fitDgm(const ModelInput& input) {
    GREYSCOPE_TRY(needPoints(input, "DGM(1,1)", 4));
    const std::vector<double> sums = accumulated(input.values);
    const auto count = static_cast<Index>(sums.size()) - 1;
    const Eigen::Map<const Eigen::VectorXd> x1(sums.data(), count + 1);
    Eigen::MatrixXd rows(count, 2);
    rows << x1.head(count), Eigen::VectorXd::Ones(count);
    std::vector<Equations> kept;
    if (input.keepsEquations) {
        kept.push_back({sums, {}, rows, x1.tail(count)});
    }
    const auto solved = GREYSCOPE_TRY(leastSquares(std::move(rows), x1.tail(count), "DGM(1,1)"));
    const double ratio = solved(0);
    ModelFit result{
        {{"b1", ratio}, {"b2", solved(1), 1.0}}, {input.values.front()}, freedomOf(input, 2), std::move(kept)};
    // Differences of the response: no division by 1 - b1, so b1 = 1 needs no case of its own.
    double value = (ratio - 1.0) * input.values.front() + solved(1);
    for (std::size_t k = 1; k < input.values.size() + input.horizon; ++k) {
        result.values.push_back(value);
        value *= ratio;
    }
    return result;
}

Expected<ModelFit> fitNdgm(const ModelInput& input) {
    GREYSCOPE_TRY(needPoints(input, "NDGM(1,1)", 5));
    const std::vector<double> sums = accumulated(input.values);
    const auto count = static_cast<Index>(sums.size()) - 1;
    const Eigen::Map<const Eigen::VectorXd> x1(sums.data(), count + 1);
    Eigen::MatrixXd rows(count, 3);
    rows << x1.head(count), Eigen::VectorXd::LinSpaced(count, 1.0, static_cast<double>(count)),
        Eigen::VectorXd::Ones(count);
    std::vector<Equations> kept;
    if (input.keepsEquations) {
        kept.push_back({sums, {}, rows, x1.tail(count)});
    }
    const auto solved = GREYSCOPE_TRY(leastSquares(std::move(rows), x1.tail(count), "NDGM(1,1)"));
    const Eigen::VectorXd& b = solved;
    std::vector<double> response{input.values.front()};
    for (std::size_t k = 1; k < input.values.size() + input.horizon; ++k) {
        response.push_back(b(0) * response.back() + b(1) * static_cast<double>(k) + b(2));
    }
    return ModelFit{{{"b1", b(0)}, {"b2", b(1), 1.0}, {"b3", b(2), 1.0}},
                    differenced(response),
                    freedomOf(input, 3),
                    std::move(kept)};
}

Expected<ModelFit> fitRolling(const ModelInput& input, double backgroundWeight, const base::Progress& progress) {
    ModelInput window = input;
    window.horizon = 1;
    ModelFit result;
    for (std::size_t step = 0; step == 0 || step < input.horizon; ++step) {
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        const auto fit = GREYSCOPE_TRY(fitEgm(window, backgroundWeight));
        if (step == 0) {
            result = {fit.parameters, {fit.values.begin(), fit.values.end() - 1}, fit.freedom, fit.equations};
            window.keepsEquations = false;
        }
        if (step < input.horizon) {
            result.values.push_back(fit.values.back());
        }
        window.values.erase(window.values.begin());
        window.values.push_back(fit.values.back());
    }
    return result;
}

}  // namespace greyscope::grey
