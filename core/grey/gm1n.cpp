#include "core/grey/gm1n.h"

#include <algorithm>

#include "core/grey/gm11_variants.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

constexpr const char* kName = "GM(1,N)";
constexpr std::size_t kFewestPoints = 4;

Expected<void> check(const ModelInput& input) {
    if (input.related.empty()) {
        return fail(ErrorCode::noRelatedSeries, {kName});
    }
    const std::size_t needed = input.values.size() + input.horizon;
    for (const RelatedFactor& factor : input.related) {
        const std::size_t known = factor.values.size();
        if (known < needed) {
            const std::string point = known < input.labels.size() ? input.labels[known] : std::to_string(known + 1);
            return fail(ErrorCode::relatedUnknown, {kName, factor.name, point});
        }
    }
    return needPoints(input, kName, std::max(kFewestPoints, input.related.size() + 3));
}

/// The accumulated related series at the points and steps, a column each.
Eigen::MatrixXd accumulatedFactors(const ModelInput& input) {
    const std::size_t count = input.values.size() + input.horizon;
    Eigen::MatrixXd sums(static_cast<Index>(count), static_cast<Index>(input.related.size()));
    for (std::size_t i = 0; i < input.related.size(); ++i) {
        const std::vector<double> column = accumulated(input.related[i].values);
        sums.col(static_cast<Index>(i)) =
            Eigen::Map<const Eigen::VectorXd>(column.data(), static_cast<Index>(column.size())).head(sums.rows());
    }
    return sums;
}

}  // namespace

Expected<ModelFit> fitGm1n(const ModelInput& input, double backgroundWeight) {
    if (const auto checked = check(input); !checked) {
        return tl::unexpected(checked.error());
    }
    const std::vector<double> x1 = accumulated(input.values);
    const Eigen::MatrixXd factors = accumulatedFactors(input);
    const auto rows = static_cast<Index>(x1.size()) - 1;
    const Eigen::Map<const Eigen::VectorXd> sums(x1.data(), rows + 1);
    Eigen::MatrixXd equations(rows, factors.cols() + 1);
    equations << -(backgroundWeight * sums.tail(rows) + (1.0 - backgroundWeight) * sums.head(rows)),
        factors.middleRows(1, rows);
    const Eigen::Map<const Eigen::VectorXd> right(input.values.data() + 1, rows);
    const auto solved = leastSquares(std::move(equations), right, kName);
    if (!solved) {
        return tl::unexpected(solved.error());
    }
    const double a = (*solved)(0);
    const double divisor = 1.0 + backgroundWeight * a;
    if (divisor == 0.0) {
        return fail(ErrorCode::singularSystem, {kName});
    }
    ModelFit result{{{"a", a}}, {input.values.front()}};
    for (std::size_t i = 0; i < input.related.size(); ++i) {
        result.parameters.emplace_back("b(" + input.related[i].name + ")", (*solved)(static_cast<Index>(i) + 1));
    }
    const Eigen::VectorXd drive = factors * solved->tail(factors.cols());
    double sum = input.values.front();
    for (Index k = 1; k < factors.rows(); ++k) {
        result.values.push_back((drive(k) - a * sum) / divisor);
        sum += result.values.back();
    }
    return result;
}

}  // namespace greyscope::grey
