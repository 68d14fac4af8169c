#include "core/grey/models/gm1n.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/model_formulas.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

constexpr const char* kName = "GM(1,N)";
constexpr const char* kStaticName = "GM(0,N)";
constexpr std::size_t kFewestPoints = 4;

/// Returns the first `count` values of the accumulated related series, one column per series.
Eigen::MatrixXd accumulatedFactors(const ModelInput& input, std::size_t count) {
    Eigen::MatrixXd sums(static_cast<Index>(count), static_cast<Index>(input.related.size()));
    for (std::size_t i = 0; i < input.related.size(); ++i) {
        const std::vector<double> column = accumulated(input.related[i].values);
        sums.col(static_cast<Index>(i)) =
            Eigen::Map<const Eigen::VectorXd>(column.data(), static_cast<Index>(column.size())).head(sums.rows());
    }
    return sums;
}

/// Returns z at k = 2..n.
Eigen::VectorXd backgroundOf(const std::vector<double>& series, double weight) {
    const std::vector<double> x1 = accumulated(series);
    const auto rows = static_cast<Index>(x1.size()) - 1;
    const Eigen::Map<const Eigen::VectorXd> sums(x1.data(), rows + 1);
    return backgroundValue(weight, Eigen::VectorXd(sums.tail(rows)), Eigen::VectorXd(sums.head(rows)));
}

std::vector<double> numbersOf(const Eigen::VectorXd& vector) {
    return {vector.data(), vector.data() + vector.size()};
}

/// Adds b_i of every related series; they follow the first coefficient.
void addInfluences(ModelFit& fit, const ModelInput& input, const Eigen::VectorXd& solved) {
    for (std::size_t i = 0; i < input.related.size(); ++i) {
        fit.parameters.push_back({"b(" + input.related[i].name + ")", solved(static_cast<Index>(i) + 1), 1.0, i});
    }
}

}  // namespace

Expected<void> checkRelated(const ModelInput& input, const std::string& model, std::size_t needed,
                            std::size_t unknowns) {
    if (input.related.empty()) {
        return fail(ErrorCode::noRelatedSeries, {model});
    }
    for (const RelatedFactor& factor : input.related) {
        const std::size_t known = factor.values.size();
        if (known < needed) {
            return fail(ErrorCode::relatedUnknown, {model, factor.name, input.label(known)});
        }
    }
    return needPoints(input, model, std::max(kFewestPoints, unknowns + 1));
}

Expected<ModelFit> fitGm1n(const ModelInput& input, double backgroundWeight) {
    const std::size_t count = input.values.size() + input.horizon;
    GREYSCOPE_TRY(checkRelated(input, kName, count, input.related.size() + 1));
    const Eigen::MatrixXd factors = accumulatedFactors(input, count);
    const auto rows = static_cast<Index>(input.values.size()) - 1;
    Eigen::MatrixXd equations(rows, factors.cols() + 1);
    equations << -backgroundOf(input.values, backgroundWeight), factors.middleRows(1, rows);
    const Eigen::Map<const Eigen::VectorXd> right(input.values.data() + 1, rows);
    std::vector<Equations> kept;
    if (input.keepsEquations) {
        kept.push_back({accumulated(input.values), numbersOf(-equations.col(0)), equations, right});
    }
    const auto solved = GREYSCOPE_TRY(leastSquares(std::move(equations), right, kName));
    const double a = solved(0);
    if (equationDivisor(backgroundWeight, a) == 0.0) {
        return fail(ErrorCode::singularSystem, {kName});
    }
    ModelFit result{{{"a", a}}, {input.values.front()}, freedomOf(input, input.related.size() + 1), std::move(kept)};
    addInfluences(result, input, solved);
    const Eigen::VectorXd drive = factors * solved.tail(factors.cols());
    double sum = input.values.front();
    for (Index k = 1; k < factors.rows(); ++k) {
        result.values.push_back(gm1nValue(backgroundWeight, a, drive(k), sum));
        sum += result.values.back();
    }
    return result;
}

Expected<ModelFit> fitGm0n(const ModelInput& input) {
    const std::size_t unknowns = input.related.size() + 1;
    GREYSCOPE_TRY(checkRelated(input, kStaticName, input.values.size(), unknowns));
    const std::vector<double> x1 = accumulated(input.values);
    const auto rows = static_cast<Index>(x1.size()) - 1;
    Eigen::MatrixXd equations(rows, static_cast<Index>(unknowns));
    equations << Eigen::VectorXd::Ones(rows), accumulatedFactors(input, input.values.size()).bottomRows(rows);
    const Eigen::VectorXd right = Eigen::Map<const Eigen::VectorXd>(x1.data() + 1, rows);
    const auto solved = GREYSCOPE_TRY(leastSquares(equations, right, kStaticName));
    ModelFit result{{{"b0", solved(0), 1.0}}, {}, freedomOf(input, unknowns)};
    addInfluences(result, input, solved);
    std::vector<double> curve{input.values.front()};
    const Eigen::VectorXd fitted = equations * solved;
    curve.insert(curve.end(), fitted.begin(), fitted.end());
    result.values = differenced(curve);
    if (input.keepsEquations) {
        result.equations.push_back({x1, {}, std::move(equations), right});
    }
    return result;
}

}  // namespace greyscope::grey
