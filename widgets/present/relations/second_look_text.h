#pragma once

#include <QString>

#include <cstddef>
#include <optional>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/second_look.h"

// Sentences about the rank correlations beside relational degrees, for the window, the terminal and JSON.
namespace greyscope::widgets {

/// The correlation of a compared series with the reference of a result.
struct CorrelatedPair {
    QString reference, compared;
    const grey::PairCorrelation& found;
    const grey::LagBound& lags;
};

/// "−0.93"; "–" for nullopt.
[[nodiscard]] QString coefficientText(const std::optional<double>& coefficient);

/// "Spearman −0.93, Kendall −0.81 at 20 shared points.", or why there is no correlation. With lags, also the largest
/// correlation over the lags.
[[nodiscard]] QString correlationSentence(const CorrelatedPair& pair);

/// Why the degree of the `compared`-th series of `result` and its correlation disagree; "" if they agree.
[[nodiscard]] QString differSentence(const CorrelatedPair& pair, const grey::RelationResult& result,
                                     std::size_t compared);

/// The lags searched for the largest correlation, with the number of points at each and a warning about chance; or why
/// there are no lags. "" if lags were not requested.
[[nodiscard]] QString lagSentence(const grey::LagBound& lags);

/// A lag in steps, and in units of time on a time axis: "3 steps (3 days)".
[[nodiscard]] QString lagText(std::ptrdiff_t lag, const grey::LagBound& lags);

}  // namespace greyscope::widgets
