#include "widgets/present/trends/trends_range.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "core/base/quantile.h"
#include "widgets/present/trends/trends_band.h"

namespace greyscope::widgets {

namespace {

using Eigen::Index;

constexpr double kNearEnough = 1.6;  // times the range without the extremes: up to here they are included
constexpr double kBarsToo = 3.0;     // times the range of the values: up to here the intervals are included

/// The range of the added values.
struct ValueReach {
    bool logarithmic = false;
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void add(double value) {
        if (std::isfinite(value) && (!logarithmic || value > 0.0)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    template <class Values>
    void addAll(const Values& values) {
        for (Index k = 0; k < values.size(); ++k) {
            add(values(k));
        }
    }
    [[nodiscard]] bool any() const { return low < high; }
    [[nodiscard]] double span() const { return logarithmic ? std::log(high / low) : high - low; }
    /// The range extended on both sides by a share of its span.
    [[nodiscard]] std::pair<double, double> widened(double part) const {
        if (logarithmic) {
            const double factor = std::exp(part * span());
            return {low / factor, high * factor};
        }
        return {low - part * span(), high + part * span()};
    }
};

using Slices = std::span<const TrendsSlice>;

ValueReach valuesOf(const TrendsResult& result, Slices slices, const TrendsOptions& options) {
    ValueReach values{options.vertical != Scale::linear};
    if (result.measure != TrendMeasure::absolute) {
        values.add(1.0);
    }
    for (const TrendsSlice& slice : slices) {
        for (const Index series : drawnSeries(result, options)) {
            values.addAll(slice.shown.col(series));
        }
    }
    return values;
}

ValueReach intervalsOf(const TrendsResult& result, Slices slices, const TrendsOptions& options) {
    ValueReach all = valuesOf(result, slices, options);
    for (const TrendsSlice& slice : slices) {
        for (const Index series : slice.low.size() == 0 ? std::vector<Index>() : drawnSeries(result, options)) {
            all.addAll(slice.low.col(series));
            all.addAll(slice.high.col(series));
        }
    }
    return all;
}

/// Whether more than half of the intervals extend beyond these ends, in which case they are what the chart must show.
bool mostReachBeyond(const std::pair<double, double>& ends, const TrendsResult& result, Slices slices,
                     const TrendsOptions& options) {
    std::ptrdiff_t all = 0;
    std::ptrdiff_t beyond = 0;
    for (const TrendsSlice& slice : slices) {
        for (const Index series : slice.low.size() == 0 ? std::vector<Index>() : drawnSeries(result, options)) {
            for (Index k = 0; k < slice.low.rows(); ++k) {
                const double low = slice.low(k, series);
                const double high = slice.high(k, series);
                all += std::isfinite(low) && std::isfinite(high) ? 1 : 0;
                beyond += low < ends.first || high > ends.second ? 1 : 0;
            }
        }
    }
    return 2 * beyond > all;
}

/// The range of the values and intervals. Intervals are limited to half the span of the values on each side, unless all
/// intervals fit in little more or most of them extend further. Includes the marks of invalid results.
ValueReach shownOf(const TrendsResult& result, Slices slices, const TrendsOptions& options) {
    const ValueReach values = valuesOf(result, slices, options);
    ValueReach all = intervalsOf(result, slices, options);
    if (values.any() && all.span() > kBarsToo * values.span()) {
        const auto ends = values.widened(0.5);
        if (!mostReachBeyond(ends, result, slices, options)) {
            all.low = std::max(all.low, ends.first);
            all.high = std::min(all.high, ends.second);
        }
    }
    for (const TrendsSlice& slice : slices) {
        for (const InvalidMark& mark : slice.invalid) {
            all.add(mark.shown);
        }
    }
    return all;
}

/// Whether positive values span more than four decades and half of them are below a hundredth of the largest; on a
/// linear axis they would be a flat line.
bool isSteep(std::vector<double> values) {
    constexpr double kDecades = 1e4;
    if (values.size() < 3) {
        return false;
    }
    const auto [low, high] = std::ranges::minmax(values);
    return high > kDecades * low && 100.0 * base::quantileAmong(values, 0.5) < high;
}

AxisRange commonBandRange(const TrendsResult& result, const TrendsOptions& options) {
    AxisRange common;
    for (const TrendsSlice& slice : result.slices) {
        const auto range = bandRange(slice, drawnSeries(result, options), options.vertical != Scale::linear);
        if (range && common) {
            common = std::pair(std::min(common->first, range->first), std::max(common->second, range->second));
        } else if (range) {
            common = range;
        }
    }
    return common;
}

}  // namespace

AxisRange bandRange(const TrendsSlice& slice, const std::vector<Index>& drawn, bool logarithmic) {
    ValueReach inner{logarithmic};
    for (const Index series : drawn) {
        inner.addAll(slice.shown.col(series));
    }
    inner.addAll(slice.band->quantiles.middleCols(1, slice.band->quantiles.cols() - 2).reshaped());
    ValueReach all = inner;
    all.addAll(slice.band->quantiles.reshaped());
    const ValueReach& chosen = all.span() <= kNearEnough * inner.span() ? all : inner;
    constexpr double kMargin = 0.08;
    return chosen.any() ? AxisRange(chosen.widened(kMargin)) : std::nullopt;
}

AxisRange barRange(const TrendsResult& result, const TrendsSlice& slice, const TrendsOptions& options) {
    const Slices one(&slice, 1);
    const ValueReach all = intervalsOf(result, one, options);
    const ValueReach shown = shownOf(result, one, options);
    constexpr double kMargin = 0.08;
    const bool cut = shown.low > all.low || shown.high < all.high;
    return cut ? AxisRange(shown.widened(kMargin)) : std::nullopt;
}

AxisRange commonTrendRange(const TrendsResult& result, const TrendsOptions& options) {
    if (result.slices[result.current].band) {
        return commonBandRange(result, options);
    }
    const ValueReach reach = shownOf(result, result.slices, options);
    constexpr double kMargin = 0.05;
    return reach.any() ? AxisRange(reach.widened(kMargin)) : std::nullopt;
}

Scale verticalScaleOf(const TrendsResult& result) {
    constexpr double kManyfold = 100.0;
    const TrendsSlice& slice = result.slices[result.current];
    if (slice.band) {  // the extremes are given at the edge of the axis
        const auto inner = slice.band->quantiles.middleCols(1, slice.band->quantiles.cols() - 2);
        ValueReach reach;
        reach.addAll(inner.reshaped());
        return reach.low > 0.0 && reach.high > kManyfold * reach.low ? Scale::log10 : Scale::linear;
    }
    double lowest = std::numeric_limits<double>::infinity();
    double highest = 0.0;
    std::vector<double> all;
    for (const Index series : drawnSeries(result, {})) {
        double sum = 0.0;
        double count = 0.0;
        for (const double value : slice.shown.col(series)) {
            if (std::isfinite(value) && value <= 0.0) {
                return Scale::linear;
            }
            if (std::isfinite(value)) {
                all.push_back(value);
            }
            sum += std::isfinite(value) ? value : 0.0;
            count += std::isfinite(value) ? 1.0 : 0.0;
        }
        if (count > 0.0) {
            lowest = std::min(lowest, sum / count);
            highest = std::max(highest, sum / count);
        }
    }
    return highest > kManyfold * lowest || isSteep(std::move(all)) ? Scale::log10 : Scale::linear;
}

}  // namespace greyscope::widgets
