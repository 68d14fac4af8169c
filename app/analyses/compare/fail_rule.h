#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// When a comparison fails: "worse" (any cell), "worse:5%" (more than 5 % of the cells), likewise better, equal and
/// undecided; "overall" (the mean change is worse); "unmatched" and "unmatched:5%" (cells that one run alone has).
struct FailRule {
    std::string text;
    std::string what;
    double share = 0.0;

    [[nodiscard]] static std::optional<FailRule> from(std::string_view text);

    /// Whether it takes what is better to decide it.
    [[nodiscard]] bool asksBetter() const;

    /// How it came out, in words: "47 of 280 cells = 16.8 % are worse, more than 5 %".
    struct Outcome {
        bool failed = false;
        std::string words;
    };
    [[nodiscard]] Outcome outcome(const stats::Comparison& comparison) const;
};

}  // namespace greyscope::app
