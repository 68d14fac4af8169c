#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/stats/sample.h"

namespace greyscope::timeline {

/// The bins from `first` to before `end`.
struct BinRange {
    std::size_t first = 0, end = 0;
    [[nodiscard]] std::size_t size() const { return end - first; }
    bool operator==(const BinRange&) const = default;
};

/// Why a span has no ratio to its baseline, or the ratio no interval.
enum class NoRatio { none, noValues, baselineNearZero, tooShort };

/// The mean of a series in a span of time, compared with its mean in the baseline.
struct SpanChange {
    std::optional<double> inSpan, inBaseline;    ///< nullopt without a value there
    std::size_t spanBins = 0, baselineBins = 0;  ///< numbers of bins with a value
    std::optional<double> ratio;
    std::optional<stats::Interval> interval;
    NoRatio why = NoRatio::none;
};

struct SpanOptions {
    double blockSeconds = 5.0;
    std::size_t draws = 4'000;
    std::uint64_t seed = 1;
    double confidence = 0.95;
};

/// Compares the mean of the bins of `span` with that of the bins of `baseline` that are not in the span; missing bins
/// (NaN) are passed over. `width`: seconds of a bin. The ratio is that of the means; there is none if the mean of the
/// baseline is not above 1 % of the mean in the span. Its interval is that of a bootstrap of moving blocks, which keep
/// the dependence of neighbouring bins: each draw puts together random blocks of consecutive bins, 5 s or at least one
/// bin long, of span and baseline separately. Both need at least three blocks for an interval. With few blocks it is
/// too narrow: of a span of 60 bins of 1 s with a correlation of 0.5, 87 % of the intervals hold the ratio. Source:
/// Künsch 1989.
[[nodiscard]] SpanChange spanChange(std::span<const double> series, double width, BinRange span, BinRange baseline,
                                    const SpanOptions& options = {});

}  // namespace greyscope::timeline
