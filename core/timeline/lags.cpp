#include "core/timeline/lags.h"

#include <algorithm>
#include <cmath>

namespace greyscope::timeline {

TimeLags lagCorrelation(std::span<const double> x, std::span<const double> y, std::size_t most) {
    TimeLags result;
    const std::size_t reach = std::min(most, y.size() / 4);
    result.most = static_cast<std::ptrdiff_t>(reach);
    result.bins = y.size() - 2 * reach;
    const stats::RankedSeries later(y.subspan(reach, result.bins));
    const auto better = [&result](std::ptrdiff_t lag, double size) {
        const double best = std::abs(result.at(result.best).value_or(0.0));
        return size > best || (size == best && std::abs(lag) < std::abs(result.best));
    };
    result.atLag.resize(2 * reach + 1);
    for (std::size_t shift = 0; shift <= 2 * reach; ++shift) {
        const std::ptrdiff_t lag = result.most - static_cast<std::ptrdiff_t>(shift);
        const auto found = stats::RankedSeries(x.subspan(shift, result.bins)).with(later, 0, false);
        result.atLag[static_cast<std::size_t>(lag + result.most)] = found.spearman;
        result.none = lag == 0 ? found.none : result.none;
        if (found.spearman && better(lag, std::abs(*found.spearman))) {
            result.best = lag;
        }
    }
    return result;
}

}  // namespace greyscope::timeline
