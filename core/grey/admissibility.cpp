#include "core/grey/admissibility.h"

#include <cmath>

namespace greyscope::grey {

ClassRatio classRatioOf(const std::vector<double>& series) {
    ClassRatio result;
    const double exponent = 2.0 / (static_cast<double>(series.size()) + 1.0);
    result.low = std::exp(-exponent);
    result.high = std::exp(exponent);
    for (std::size_t k = 1; k < series.size(); ++k) {
        const double ratio = series[k - 1] / series[k];
        result.values.push_back(std::isfinite(ratio) ? ratio : 0.0);
        if (!(ratio > result.low && ratio < result.high)) {
            result.outside.push_back(k + 1);
        }
    }
    result.admissible = result.outside.empty();
    return result;
}

}  // namespace greyscope::grey
