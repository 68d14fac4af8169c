#include "core/stats/distribution.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/moments.h"
#include "core/base/quantile.h"
#include "core/stats/distributions.h"

namespace greyscope::stats {

namespace {

/// Returns the next larger 1, 2 or 5 times a power of ten.
double roundStep(double width) {
    const double power = std::pow(10.0, std::floor(std::log10(width)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (width <= times * power * (1.0 + 1e-9)) {
            return times * power;
        }
    }
    return 10.0 * power;
}

double quartileRange(std::span<const double> ascending) {
    return base::quantile(ascending, 0.75) - base::quantile(ascending, 0.25);
}

}  // namespace

BoxSummary boxOf(std::span<const double> ascending) {
    constexpr double kReach = 1.5;
    BoxSummary box;
    box.count = ascending.size();
    box.firstQuartile = base::quantile(ascending, 0.25);
    box.median = base::quantile(ascending, 0.5);
    box.thirdQuartile = base::quantile(ascending, 0.75);
    const double reach = kReach * (box.thirdQuartile - box.firstQuartile);
    const auto low = std::lower_bound(ascending.begin(), ascending.end(), box.firstQuartile - reach);
    const auto high = std::upper_bound(ascending.begin(), ascending.end(), box.thirdQuartile + reach);
    box.low = std::min(*low, box.firstQuartile);
    box.high = std::max(*(high - 1), box.thirdQuartile);
    box.outside.assign(ascending.begin(), low);
    box.outside.insert(box.outside.end(), high, ascending.end());
    return box;
}

std::vector<double> binEdges(std::span<const double> ascending) {
    constexpr double kMost = 100.0;
    const double low = ascending.front();
    const double span = ascending.back() - low;
    const auto count = static_cast<double>(ascending.size());
    if (!(span > 0.0)) {
        const double half = low == 0.0 ? 0.5 : std::abs(low) / 2.0;
        return {low - half, low + half};
    }
    const double range = quartileRange(ascending);
    const double width = range > 0.0 ? 2.0 * range / std::cbrt(count) : span / (std::log2(count) + 1.0);
    const double step = roundStep(std::max(width, span / kMost));
    std::vector<double> edges;
    for (double k = std::floor(low / step); edges.empty() || edges.back() <= ascending.back(); ++k) {
        edges.push_back(k * step);
    }
    return edges;
}

std::vector<double> binShares(std::span<const double> ascending, std::span<const double> edges) {
    std::vector<double> shares;
    const auto below = [&](double edge) {
        return std::lower_bound(ascending.begin(), ascending.end(), edge) - ascending.begin();
    };
    for (std::size_t bin = 0; bin + 1 < edges.size(); ++bin) {
        shares.push_back(static_cast<double>(below(edges[bin + 1]) - below(edges[bin])) /
                         static_cast<double>(ascending.size()));
    }
    return shares;
}

std::optional<Density> densityOf(std::span<const double> ascending, std::size_t points) {
    if (!(ascending.back() > ascending.front())) {
        return std::nullopt;
    }
    const double deviation = base::momentsOf(ascending).deviation;
    const double range = quartileRange(ascending) / 1.34;
    const double spread = range > 0.0 ? std::min(deviation, range) : deviation;
    const auto count = static_cast<double>(ascending.size());
    Density density;
    density.bandwidth = 0.9 * spread * std::pow(count, -0.2);
    const double factor = 1.0 / (count * density.bandwidth * std::sqrt(2.0 * std::numbers::pi));
    constexpr double kFar = 8.0;  // bandwidths; the kernel is below 1e-14 there
    for (std::size_t i = 0; i < points; ++i) {
        const double at =
            std::lerp(ascending.front(), ascending.back(), static_cast<double>(i) / static_cast<double>(points - 1));
        const auto from = std::lower_bound(ascending.begin(), ascending.end(), at - kFar * density.bandwidth);
        const auto to = std::upper_bound(from, ascending.end(), at + kFar * density.bandwidth);
        double sum = 0.0;
        for (auto value = from; value != to; ++value) {
            const double z = (at - *value) / density.bandwidth;
            sum += std::exp(-0.5 * z * z);
        }
        density.at.push_back(at);
        density.density.push_back(factor * sum);
    }
    return density;
}

Ecdf ecdfOf(std::span<const double> ascending, std::size_t most) {
    constexpr std::size_t kOuter = 100;
    Ecdf all;
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        if (i + 1 == ascending.size() || ascending[i + 1] > ascending[i]) {
            all.value.push_back(ascending[i]);
            all.share.push_back(static_cast<double>(i + 1) / static_cast<double>(ascending.size()));
        }
    }
    const std::size_t count = all.value.size();
    if (count <= most) {
        return all;
    }
    const std::size_t every = count / most + 1;
    Ecdf thinned;
    for (std::size_t i = 0; i < count; ++i) {
        if (i % every == 0 || i < kOuter || i + kOuter >= count) {
            thinned.value.push_back(all.value[i]);
            thinned.share.push_back(all.share[i]);
        }
    }
    return thinned;
}

std::optional<double> LineFit::halfWidth(double x, double confidence) const {
    if (count < 3) {
        return std::nullopt;
    }
    const auto n = static_cast<double>(count);
    return studentQuantile(0.5 + confidence / 2.0, n - 2.0) * deviation *
           std::sqrt(1.0 / n + (x - meanX) * (x - meanX) / spreadX);
}

std::optional<LineFit> lineThrough(std::span<const double> x, std::span<const double> y) {
    LineFit fit;
    fit.count = x.size();
    const auto n = static_cast<double>(x.size());
    double meanY = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        fit.meanX += x[i] / n;
        meanY += y[i] / n;
    }
    double together = 0.0;
    double spreadY = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        fit.spreadX += (x[i] - fit.meanX) * (x[i] - fit.meanX);
        spreadY += (y[i] - meanY) * (y[i] - meanY);
        together += (x[i] - fit.meanX) * (y[i] - meanY);
    }
    if (x.size() < 2 || !(fit.spreadX > 0.0)) {
        return std::nullopt;
    }
    fit.slope = together / fit.spreadX;
    fit.intercept = meanY - fit.slope * fit.meanX;
    double residual = 0.0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        residual += (y[i] - fit.at(x[i])) * (y[i] - fit.at(x[i]));
    }
    fit.determination = spreadY > 0.0 ? 1.0 - residual / spreadY : 1.0;
    fit.deviation = x.size() > 2 ? std::sqrt(residual / (n - 2.0)) : 0.0;
    return fit;
}

}  // namespace greyscope::stats
