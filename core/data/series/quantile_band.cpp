#include "core/data/series/quantile_band.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/quantile.h"

namespace greyscope::data {

base::Expected<QuantileBand> quantileBand(const Eigen::MatrixXd& values, std::vector<double> probabilities,
                                          base::Progress& progress) {
    for (const double p : probabilities) {
        if (!(p >= 0.0 && p <= 1.0)) {
            return base::fail(base::ErrorCode::optionOutOfRange, {"probability", base::toText(p), "[0, 1]"});
        }
    }
    QuantileBand band;
    band.quantiles = Eigen::MatrixXd::Constant(values.rows(), static_cast<Eigen::Index>(probabilities.size()),
                                               std::numeric_limits<double>::quiet_NaN());
    std::vector<double> there;
    for (Eigen::Index point = 0; point < values.rows(); ++point) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        there.clear();
        for (Eigen::Index series = 0; series < values.cols(); ++series) {
            if (std::isfinite(values(point, series))) {
                there.push_back(values(point, series));
            }
        }
        std::sort(there.begin(), there.end());
        for (std::size_t p = 0; p < probabilities.size() && !there.empty(); ++p) {
            band.quantiles(point, static_cast<Eigen::Index>(p)) = base::quantile(there, probabilities[p]);
        }
        band.counts.push_back(there.size());
    }
    band.probabilities = std::move(probabilities);
    return band;
}

}  // namespace greyscope::data
