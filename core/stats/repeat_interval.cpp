#include "core/stats/repeat_interval.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/stats/order_interval.h"
#include "core/stats/ratio.h"

namespace greyscope::stats {

namespace {

bool spreads(std::span<const double> values) {
    return std::any_of(values.begin(), values.end(), [&](double value) { return value != values.front(); });
}

BootstrapOptions drawing(const IntervalOptions& options) {
    return {.draws = options.draws, .confidence = options.confidence};
}

Statistic statisticOf(Centre centre) {
    return [centre](std::span<double> drawn) {
        if (centre == Centre::mean) {
            return momentsOf(drawn).mean;
        }
        std::sort(drawn.begin(), drawn.end());
        return medianOf(drawn);
    };
}

std::optional<Interval> drawnInterval(std::span<const double> values, Centre centre, const IntervalOptions& options) {
    const auto drawn = bootstrap(values, statisticOf(centre), drawing(options), {1});
    return drawn ? std::optional(drawn->interval) : std::nullopt;
}

std::optional<DrawnInterval> sorted(const base::Expected<BootstrapResult>& result, std::vector<double> draws) {
    if (!result) {
        return std::nullopt;
    }
    std::sort(draws.begin(), draws.end());
    return DrawnInterval{*result, std::move(draws)};
}

}  // namespace

const base::Names<IntervalMethod>& intervalMethodNames() {
    static const base::Names<IntervalMethod> names{{IntervalMethod::t, "t"}, {IntervalMethod::bootstrap, "bootstrap"}};
    return names;
}

std::size_t drawsFor(std::size_t intervals) {
    return std::clamp<std::size_t>(10'000'000 / std::max<std::size_t>(intervals, 1), 1000, 10'000);
}

std::optional<Interval> repeatInterval(std::span<const double> values, Centre centre, const IntervalOptions& options) {
    if (values.size() < 2) {
        return std::nullopt;
    }
    if (options.method == IntervalMethod::bootstrap) {
        return spreads(values) ? drawnInterval(values, centre, options) : std::nullopt;
    }
    if (centre == Centre::median) {
        std::vector<double> ascending(values.begin(), values.end());
        std::sort(ascending.begin(), ascending.end());
        return medianInterval(ascending, options.confidence);
    }
    const Moments moments = momentsOf(values);
    return moments.deviation > 0.0 ? meanInterval(moments, options.confidence) : std::nullopt;
}

std::optional<Interval> repeatRatioInterval(std::span<const double> numerator, std::span<const double> denominator,
                                            Centre centre, const IntervalOptions& options) {
    if (numerator.size() < 2 || denominator.size() < 2 || !(spreads(numerator) || spreads(denominator))) {
        return std::nullopt;
    }
    const auto fieller = fiellerRatio(momentsOf(numerator), momentsOf(denominator), Variances::own, options.confidence);
    if (options.method == IntervalMethod::t) {
        return fieller && centre == Centre::mean ? fieller->interval : std::nullopt;
    }
    if (centre == Centre::mean && (!fieller || !fieller->interval)) {
        return std::nullopt;  // draws of a denominator around 0 have no interval either
    }
    const auto drawn = bootstrapRatio(numerator, denominator, centre, drawing(options));
    return drawn ? std::optional(drawn->interval) : std::nullopt;
}

std::optional<DrawnInterval> drawnRepeats(std::span<const double> values, Centre centre,
                                          const IntervalOptions& options) {
    std::vector<double> draws;
    const auto result = bootstrap(values, statisticOf(centre), drawing(options), {1}, &draws);
    return sorted(result, std::move(draws));
}

std::optional<DrawnInterval> drawnRatio(std::span<const double> numerator, std::span<const double> denominator,
                                        Centre centre, const IntervalOptions& options) {
    std::vector<double> draws;
    const auto result = bootstrapRatio(numerator, denominator, centre, drawing(options), "ratio", &draws);
    return sorted(result, std::move(draws));
}

}  // namespace greyscope::stats
