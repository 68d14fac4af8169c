#include "core/grey/rank_agreement.h"

#include <cmath>
#include <cstddef>

#include "core/base/rounding.h"

namespace greyscope::grey {

std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b) {
    const auto first = base::levelsOf(a);
    const auto second = base::levelsOf(b);
    double balance = 0.0;
    double orderedInA = 0.0;
    double orderedInB = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int inA = (first[i] > first[j]) - (first[i] < first[j]);
            const int inB = (second[i] > second[j]) - (second[i] < second[j]);
            balance += inA * inB;
            orderedInA += inA * inA;
            orderedInB += inB * inB;
        }
    }
    const double pairs = std::sqrt(orderedInA * orderedInB);
    return pairs > 0.0 ? std::optional(balance / pairs) : std::nullopt;
}

}  // namespace greyscope::grey
