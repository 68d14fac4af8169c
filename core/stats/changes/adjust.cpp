#include "core/stats/changes/adjust.h"

#include <algorithm>
#include <numeric>

namespace greyscope::stats {

const base::Names<Adjustment>& adjustmentNames() {
    static const base::Names<Adjustment> names{{Adjustment::benjaminiHochberg, "bh"},
                                               {Adjustment::holm, "holm"},
                                               {Adjustment::bonferroni, "bonferroni"},
                                               {Adjustment::none, "none"}};
    return names;
}

std::vector<double> adjusted(const std::vector<double>& p, Adjustment how, std::size_t tests) {
    if (how == Adjustment::none) {
        return p;
    }
    const auto m = static_cast<double>(std::max(tests, p.size()));
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
    std::vector<double> result(p.size());
    if (how == Adjustment::benjaminiHochberg) {
        double least = 1.0;
        for (std::size_t k = order.size(); k-- > 0;) {
            least = std::min(least, m * p[order[k]] / static_cast<double>(k + 1));
            result[order[k]] = least;
        }
        return result;
    }
    double most = 0.0;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const double factor = how == Adjustment::holm ? m - static_cast<double>(k) : m;
        most = std::max(most, std::min(1.0, factor * p[order[k]]));
        result[order[k]] = most;
    }
    return result;
}

}  // namespace greyscope::stats
