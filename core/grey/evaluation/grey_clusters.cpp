#include "core/grey/evaluation/grey_clusters.h"

#include <algorithm>
#include <cmath>

#include "core/base/try.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

namespace {

/// m x s.
Expected<Eigen::MatrixXd> weightsOf(const Eigen::MatrixXd& values, const ClusterOptions& options) {
    const auto m = static_cast<Index>(options.indicators.size());
    const auto s = static_cast<Index>(options.indicators.front().classes.centres.size());
    Eigen::MatrixXd eta(m, s);
    for (Index j = 0; j < m; ++j) {
        const ClusterIndicator& indicator = options.indicators[static_cast<std::size_t>(j)];
        if (options.weights == ClusterWeights::fixed) {
            eta.row(j).setConstant(indicator.weight);
            continue;
        }
        double unit = 1.0;
        if (options.weights == ClusterWeights::variableMean) {
            unit = values.col(j).mean();
            if (unit == 0.0) {
                return fail(ErrorCode::zeroMean, {indicator.name, "the variable weight"});
            }
        }
        eta.row(j) = Eigen::Map<const Eigen::RowVectorXd>(indicator.classes.centres.data(), s) / unit;
    }
    for (Index k = 0; k < s; ++k) {
        const double sum = eta.col(k).sum();
        if (!eta.col(k).allFinite() || eta.col(k).minCoeff() < 0.0 || !(sum > 0.0)) {
            return fail(ErrorCode::optionOutOfRange,
                        {"weights", base::toText(eta.col(k).minCoeff()), "[0, ∞), not all of them 0"});
        }
        eta.col(k) /= sum;
    }
    return eta;
}

}  // namespace

Expected<GreyClusters> greyClusters(const Eigen::MatrixXd& values, const ClusterOptions& options) {
    if (values.rows() == 0 || options.indicators.empty()) {
        return fail(ErrorCode::noRows);
    }
    const std::size_t s = options.indicators.front().classes.centres.size();
    for (const ClusterIndicator& indicator : options.indicators) {
        GREYSCOPE_TRY(checkClasses(indicator.name, options.functions, indicator.classes));
        if (indicator.classes.centres.size() != s) {
            return fail(ErrorCode::optionOutOfRange,
                        {"centres of " + indicator.name, std::to_string(indicator.classes.centres.size()),
                         std::to_string(s) + ", as of " + options.indicators.front().name});
        }
    }
    GreyClusters result;
    result.eta = GREYSCOPE_TRY(weightsOf(values, options));
    result.sigma.resize(values.rows(), static_cast<Index>(s));
    for (Index i = 0; i < values.rows(); ++i) {
        Eigen::MatrixXd f(values.cols(), static_cast<Index>(s));
        for (Index j = 0; j < values.cols(); ++j) {
            const std::vector<double> weights =
                classWeights(options.functions, options.indicators[static_cast<std::size_t>(j)].classes, values(i, j));
            f.row(j) = Eigen::Map<const Eigen::RowVectorXd>(weights.data(), static_cast<Index>(s));
        }
        result.sigma.row(i) = f.cwiseProduct(result.eta).colwise().sum();
        Index best = 0;
        const double most = result.sigma.row(i).maxCoeff(&best);
        std::vector<std::size_t> tied;
        double next = 0.0;
        for (Index k = 0; k < result.sigma.cols(); ++k) {
            if (most - result.sigma(i, k) <= kClassTie) {
                tied.push_back(static_cast<std::size_t>(k));
            }
            next = k == best ? next : std::max(next, result.sigma(i, k));
        }
        result.classes.push_back(tied.front());
        result.tied.push_back(tied.size() > 1 ? std::move(tied) : std::vector<std::size_t>());
        result.leads.push_back(most - next);
        result.f.push_back(std::move(f));
    }
    return result;
}

}  // namespace greyscope::grey
