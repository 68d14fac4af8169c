#pragma once

#include <QString>

#include <cstddef>
#include <optional>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/second_look.h"

// Rank correlations beside relational degrees, in words: the same in the window, on the terminal and in JSON.
namespace greyscope::widgets {

/// A compared series with the reference of a result.
struct CorrelatedPair {
    QString reference, compared;
    const grey::PairCorrelation& found;
    const grey::LagBound& lags;
};

/// "−0.93", or a dash.
[[nodiscard]] QString coefficientText(const std::optional<double>& coefficient);

/// "Spearman −0.93, Kendall −0.81 at 20 shared points.", or why there is neither; with lags also the largest.
[[nodiscard]] QString correlationSentence(const CorrelatedPair& pair);

/// Why the degree of `compared` in `result`, a number of a series, and its correlation differ; "" where they agree.
[[nodiscard]] QString differSentence(const CorrelatedPair& pair, const grey::RelationResult& result,
                                     std::size_t compared);

/// Over which lags the largest correlation was looked for, with how many points each, and what that means; or why there
/// are no lags. "" where nobody asked for them.
[[nodiscard]] QString lagSentence(const grey::LagBound& lags);

/// "3 steps (3 days)"
[[nodiscard]] QString lagText(std::ptrdiff_t lag, const grey::LagBound& lags);

}  // namespace greyscope::widgets
