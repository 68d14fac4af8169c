#include "core/grey/models/gm11_variants.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <tuple>

#include "core/base/try.h"
#include "core/grey/models/discrete_models.h"
#include "core/grey/models/model_formulas.h"

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
    if (equationDivisor(backgroundWeight, fit.a) == 0.0) {
        return fail(ErrorCode::singularSystem, {"EDGM"});
    }
    ModelFit result{
        {{"a", fit.a}, {"u", fit.u, 1.0}}, {input.values.front()}, freedomOf(input, 2), equationsOf(input, fit)};
    double value = edgmSecond(backgroundWeight, fit.a, fit.u, input.values.front());
    for (std::size_t k = 1; k < input.values.size() + input.horizon; ++k) {
        result.values.push_back(value);
        value *= edgmRatio(backgroundWeight, fit.a);
    }
    return result;
}

template <class Model>
Expected<ModelFit> fitDiscrete(const ModelInput& input) {
    constexpr auto width = std::tuple_size_v<decltype(Model::terms(0.0, 0.0))>;
    GREYSCOPE_TRY(needPoints(input, Model::kName, width + 2));
    const std::vector<double> sums = accumulated(input.values);
    const auto termsAt = [](double sum, std::size_t k) { return Model::terms(sum, static_cast<double>(k)); };
    const auto count = static_cast<Index>(sums.size()) - 1;
    Eigen::MatrixXd rows(count, static_cast<Index>(width));
    for (std::size_t k = 1; k < sums.size(); ++k) {
        const auto terms = termsAt(sums[k - 1], k);
        rows.row(static_cast<Index>(k) - 1) = Eigen::Map<const Eigen::RowVectorXd>(terms.data(), rows.cols());
    }
    const Eigen::VectorXd right = Eigen::Map<const Eigen::VectorXd>(sums.data() + 1, count);
    const Eigen::VectorXd b = GREYSCOPE_TRY(leastSquares(rows, right, Model::kName));
    ModelFit result{{{"b1", b(0)}}, {}, freedomOf(input, width)};
    for (Index i = 1; i < b.size(); ++i) {
        result.parameters.push_back({"b" + std::to_string(i + 1), b(i), 1.0});
    }
    std::vector<double> response{input.values.front()};
    for (std::size_t k = 1; k < input.values.size() + input.horizon; ++k) {
        const auto terms = termsAt(response.back(), k);
        response.push_back(std::inner_product(terms.begin(), terms.end(), b.begin(), 0.0));
    }
    result.values = differenced(response);
    if (input.keepsEquations) {
        result.equations.push_back({sums, {}, std::move(rows), right});
    }
    return result;
}
template Expected<ModelFit> fitDiscrete<Dgm>(const ModelInput& input);
template Expected<ModelFit> fitDiscrete<Ndgm>(const ModelInput& input);

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
