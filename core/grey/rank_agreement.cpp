#include "core/grey/rank_agreement.h"

#include <cmath>
#include <cstddef>

namespace greyscope::grey {

namespace {

int signOf(double value) {
    return value > 0.0 ? 1 : value < 0.0 ? -1 : 0;
}

}  // namespace

std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b) {
    double balance = 0.0;
    double orderedInA = 0.0;
    double orderedInB = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int first = signOf(a[i] - a[j]);
            const int second = signOf(b[i] - b[j]);
            balance += first * second;
            orderedInA += first * first;
            orderedInB += second * second;
        }
    }
    const double pairs = std::sqrt(orderedInA * orderedInB);
    return pairs > 0.0 ? std::optional(balance / pairs) : std::nullopt;
}

}  // namespace greyscope::grey
