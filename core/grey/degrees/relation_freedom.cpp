#include "core/grey/degrees/relation_freedom.h"

#include <algorithm>
#include <limits>

#include "core/stats/distributions.h"

namespace greyscope::grey {

double pooledRepeats(const NoisyTable& table, Eigen::Index compared, Eigen::Index from) {
    double pooled = 0.0;
    for (const Noisy& noisy : table.noisy) {
        const bool own = (noisy.series == 0 || noisy.series == compared + 1) && noisy.point >= from;
        pooled += own ? static_cast<double>(noisy.count - 1) : 0.0;
    }
    return pooled;
}

double freedomOf(double variance, const std::vector<MovedMean>& moved, double pooled) {
    double own = 0.0;
    double spread = 0.0;
    for (const MovedMean& each : moved) {
        own += each.variance();
        spread += each.variance() * each.variance() / static_cast<double>(each.repeats - 1);
    }
    const double rest = std::max(0.0, variance - own);
    const double all = rest + own;
    const double below = spread + rest * rest / std::max(1.0, pooled);
    return below > 0.0 ? std::max(1.0, all * all / below) : std::numeric_limits<double>::infinity();
}

double tailOf(double confidence, double freedom) {
    const double inside = 0.5 + confidence / 2.0;
    return freedom < kNormalFreedom ? stats::normalTail(stats::studentQuantile(inside, freedom)) : 1.0 - inside;
}

double wideningOf(double confidence, double freedom) {
    const double inside = 0.5 + confidence / 2.0;
    return freedom < kNormalFreedom ? stats::studentQuantile(inside, freedom) / stats::normalQuantile(inside) : 1.0;
}

}  // namespace greyscope::grey
