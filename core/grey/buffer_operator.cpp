#include "core/grey/buffer_operator.h"

#include <cmath>

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

Expected<std::vector<double>> averageWeakening(std::vector<double> series, const std::string& name) {
    if (series.empty()) {
        return fail(ErrorCode::tooFewPoints, {name, "0", "1"});
    }
    // From the end, moving the mean instead of adding up: constants stay exact and large values do not overflow.
    double mean = series.back();
    for (std::size_t k = series.size(); k-- > 0;) {
        if (!std::isfinite(series[k])) {
            return fail(ErrorCode::missingValue, {name, std::to_string(k + 1)});
        }
        mean += (series[k] - mean) / static_cast<double>(series.size() - k);
        if (!std::isfinite(mean)) {
            return fail(ErrorCode::overflow, {name});
        }
        series[k] = mean;
    }
    return series;
}

}  // namespace greyscope::grey
