#include "core/grey/degrees/rank_agreement.h"

#include <vector>

#include "core/base/rounding.h"
#include "core/stats/rank_correlation.h"

namespace greyscope::grey {

std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b) {
    const auto levels = [](std::span<const double> values) {
        const auto found = base::levelsOf(values);
        return std::vector<double>(found.begin(), found.end());
    };
    return stats::kendallTau(levels(a), levels(b));
}

}  // namespace greyscope::grey
