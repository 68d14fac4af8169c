#include "core/timeline/span_change.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/quantile.h"
#include "core/base/random.h"

namespace greyscope::timeline {

namespace {

constexpr double kNearZero = 0.01;
constexpr std::size_t kFewestBlocks = 3;

/// The values of some bins, and sums before each, from which the sum of any block follows.
class SpanSums {
public:
    void add(std::span<const double> series, BinRange range) {
        for (std::size_t bin = range.first; bin < std::min(range.end, series.size()); ++bin) {
            if (std::isfinite(series[bin])) {
                m_sums.push_back(m_sums.back() + series[bin]);
            }
        }
    }
    [[nodiscard]] std::size_t size() const { return m_sums.size() - 1; }
    [[nodiscard]] double mean() const { return m_sums.back() / static_cast<double>(size()); }

    /// The mean of as many bins as there are, in random blocks.
    [[nodiscard]] double drawn(std::size_t block, base::NamedDraws& draws) const {
        double sum = 0.0;
        std::size_t missing = size();
        while (missing > 0) {
            const std::size_t length = std::min(block, missing);
            const auto first = static_cast<std::size_t>(draws.below(size() - block + 1));
            sum += m_sums[first + length] - m_sums[first];
            missing -= length;
        }
        return sum / static_cast<double>(size());
    }

private:
    std::vector<double> m_sums{0.0};
};

std::optional<stats::Interval> drawnInterval(const SpanSums& inSpan, const SpanSums& inBaseline, std::size_t block,
                                             const SpanOptions& options) {
    base::NamedDraws draws(options.seed, "span");
    std::vector<double> ratios;
    for (std::size_t draw = 0; draw < options.draws; ++draw) {
        const double above = inSpan.drawn(block, draws);
        const double below = inBaseline.drawn(block, draws);
        if (below > 0.0) {
            ratios.push_back(above / below);
        }
    }
    if (ratios.size() < options.draws) {  // the baseline is not clearly above 0
        return std::nullopt;
    }
    std::sort(ratios.begin(), ratios.end());
    const double tail = (1.0 - options.confidence) / 2.0;
    return stats::Interval{base::quantile(ratios, tail), base::quantile(ratios, 1.0 - tail)};
}

}  // namespace

SpanChange spanChange(std::span<const double> series, double width, BinRange span, BinRange baseline,
                      const SpanOptions& options) {
    SpanSums inSpan;
    SpanSums inBaseline;
    inSpan.add(series, span);
    inBaseline.add(series, {baseline.first, std::min(baseline.end, span.first)});
    inBaseline.add(series, {std::max(baseline.first, span.end), baseline.end});
    SpanChange change;
    change.spanBins = inSpan.size();
    change.baselineBins = inBaseline.size();
    change.inSpan = inSpan.size() > 0 ? std::optional(inSpan.mean()) : std::nullopt;
    change.inBaseline = inBaseline.size() > 0 ? std::optional(inBaseline.mean()) : std::nullopt;
    if (!change.inSpan || !change.inBaseline) {
        change.why = NoRatio::noValues;
        return change;
    }
    if (*change.inBaseline <= kNearZero * std::abs(*change.inSpan) || *change.inBaseline <= 0.0) {
        change.why = NoRatio::baselineNearZero;
        return change;
    }
    change.ratio = *change.inSpan / *change.inBaseline;
    const auto block = static_cast<std::size_t>(std::max(1.0, std::round(options.blockSeconds / width)));
    if (std::min(change.spanBins, change.baselineBins) >= kFewestBlocks * block) {
        change.interval = drawnInterval(inSpan, inBaseline, block, options);
    }
    change.why = change.interval ? NoRatio::none : NoRatio::tooShort;
    return change;
}

}  // namespace greyscope::timeline
