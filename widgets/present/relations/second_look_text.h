#pragma once

#include <QString>

#include <cstddef>
#include <optional>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/second_look.h"

// Sentences about the rank correlations that are shown beside relational degrees, for the window, the terminal and
// JSON.
namespace greyscope::widgets {

/// The rank correlation of a compared series with the reference, with the names of both and the searched lags.
struct CorrelatedPair {
    QString reference, compared;
    const grey::PairCorrelation& found;
    const grey::LagBound& lags;
};

/// Returns a correlation coefficient as text: "−0.93"; "–" for nullopt.
[[nodiscard]] QString coefficientText(const std::optional<double>& coefficient);

/// Returns the correlation as a sentence: "Spearman −0.93, Kendall −0.81 at 20 shared points."; or why there is none.
/// With lags, also gives the largest correlation over the lags.
[[nodiscard]] QString correlationSentence(const CorrelatedPair& pair);

/// Returns why the degree of the series with index `compared` and its correlation disagree; "" if they agree.
[[nodiscard]] QString differSentence(const CorrelatedPair& pair, const grey::RelationResult& result,
                                     std::size_t compared);

/// Returns a sentence about the lags that were searched for the largest correlation, with the number of points at each
/// and a warning about chance; or why there are no lags. "" if lags were not requested.
[[nodiscard]] QString lagSentence(const grey::LagBound& lags);

/// Returns a lag as text: "3 steps", on a time axis also in units of time: "3 steps (3 days)".
[[nodiscard]] QString lagText(std::ptrdiff_t lag, const grey::LagBound& lags);

}  // namespace greyscope::widgets
