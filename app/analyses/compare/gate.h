#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// What a build server goes by: the rules of --fail-if, and how many cells may be without a test.
struct Gate {
    std::vector<FailRule> rules;
    double maxUndecided = 0.5;  ///< share of the cells of either run

    /// A rule that holds decides; without one, too many cells without a test leave it undecided, and so do other tables
    /// of two folders that could be compared.
    enum class End { passed, failed, undecided };
    struct Outcome {
        End end = End::passed;
        std::vector<FailRule::Outcome> rules;
        std::string untested;  ///< why it is undecided and what helps; "" otherwise
    };
    /// `notCompared`: files of these tables.
    [[nodiscard]] Outcome outcome(const stats::Comparison& comparison,
                                  const std::vector<std::string>& notCompared = {}) const;

    /// Rules that ask what is better, which the comparison may not know: the first of them, or null.
    [[nodiscard]] const FailRule* directed() const;
};

/// 0, 1, 3; 2 is for what cannot be compared at all.
[[nodiscard]] int exitCode(Gate::End end);

}  // namespace greyscope::app
