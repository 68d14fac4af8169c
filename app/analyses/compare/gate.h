#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// A condition for a comparison to fail: "worse" (any cell), "worse:5%" (more than 5 % of the cells), likewise better,
/// equal and undecided; "overall" (the mean change is worse); "unmatched" and "unmatched:5%" (cells in only one of the
/// runs).
struct FailRule {
    std::string text;
    std::string what;
    double share = 0.0;

    [[nodiscard]] static std::optional<FailRule> from(std::string_view text);

    /// Whether the rule depends on whether more or less is better.
    [[nodiscard]] bool asksBetter() const;

    /// The result of the rule, in words: "47 of 280 cells = 16.8 % are worse, more than 5 %".
    struct Outcome {
        bool failed = false;
        std::string words;
    };
    [[nodiscard]] Outcome outcome(const stats::Comparison& comparison) const;
};

/// The conditions for the exit code of a comparison: the rules of --fail-if, and how many cells may lack a test.
struct Gate {
    std::vector<FailRule> rules;
    double maxUndecided = 0.5;  ///< share of all cells of both runs

    /// failed: a rule applies. undecided: no rule applies, but too many cells have no test, or the two folders have
    /// other tables that could be compared.
    enum class End { passed, failed, undecided };
    struct Outcome {
        End end = End::passed;
        std::vector<FailRule::Outcome> rules;
        std::string untested;  ///< why the end is undecided, and a remedy; otherwise ""
    };
    /// `notCompared`: files of the tables that were not compared.
    [[nodiscard]] Outcome outcome(const stats::Comparison& comparison,
                                  const std::vector<std::string>& notCompared = {}) const;

    /// Returns the first rule that depends on what is better, which the comparison may not know; nullptr if there is
    /// none.
    [[nodiscard]] const FailRule* directed() const;
};

/// Returns 0, 1 or 3; 2 is reserved for runs that cannot be compared.
[[nodiscard]] int exitCode(Gate::End end);

}  // namespace greyscope::app
