#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// A condition under which a comparison fails. "worse": any cell is worse; "worse:5%": more than 5 % of the cells are;
/// likewise better, equal and undecided. "overall": the mean change is worse. "unmatched", "unmatched:5%": cells are in
/// only one of the runs.
struct FailRule {
    std::string text;
    std::string what;
    double share = 0.0;

    [[nodiscard]] static std::optional<FailRule> from(std::string_view text);

    /// Whether the rule can be applied only if it is known whether more or less is better.
    [[nodiscard]] bool asksBetter() const;

    /// Whether the rule failed, and why: "16.8 % of the cells (47 of 280) are worse, more than 5 %".
    struct Outcome {
        bool failed = false;
        std::string words;
    };
    [[nodiscard]] Outcome outcome(const stats::Comparison& comparison) const;
};

/// The conditions that decide the exit code of a comparison: the rules of --fail-if, and how many cells may remain
/// without a test.
struct Gate {
    std::vector<FailRule> rules;
    double maxUndecided = 0.5;  ///< largest allowed share of cells without a test, of all cells of both runs

    /// failed: a rule applies. undecided: no rule applies, but too many cells have no test, or the two folders have
    /// further tables that were not compared. passed: otherwise.
    enum class End { passed, failed, undecided };
    struct Outcome {
        End end = End::passed;
        std::vector<FailRule::Outcome> rules;
        std::string untested;  ///< why the end is undecided, with a remedy; "" if it is not
    };
    /// Applies the rules to a comparison. `notCompared`: files of the tables that both folders have but that were not
    /// compared.
    [[nodiscard]] Outcome outcome(const stats::Comparison& comparison,
                                  const std::vector<std::string>& notCompared = {}) const;

    /// Returns the first rule that needs to know whether more or less is better; nullptr if there is none.
    [[nodiscard]] const FailRule* directed() const;
};

/// Returns the exit code of the command: 0 passed, 1 failed, 3 undecided. 2 is used for runs that cannot be compared.
[[nodiscard]] int exitCode(Gate::End end);

}  // namespace greyscope::app
