#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "app/analyses/compare/gate.h"
#include "app/text/share_text.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app::cli {

/// A comparison with the rules for the exit code, their result, and whether they were requested.
struct JudgedComparison {
    const stats::Comparison& comparison;
    const Gate& gate;
    const Gate::Outcome& outcome;
    bool asked = false;
};

/// Returns a summary in one line: "1 of 12 cells worse, 11 undecided".
[[nodiscard]] std::string headline(const stats::Comparison& comparison);
/// Returns how many cells only one of the runs has, and names the first ones; "" if there are none.
[[nodiscard]] std::string unmatchedText(const stats::Comparison& comparison);

/// Returns the comparison as text: the factors that match cells and the unmatched cells, the verdicts, the mean change,
/// the remarks, the worst cells, the counts of used and left-out rows, and finally the result for the exit code.
[[nodiscard]] std::string compareText(const JudgedComparison& judged, const std::string& remarks);
[[nodiscard]] nlohmann::ordered_json compareJson(const JudgedComparison& judged);

}  // namespace greyscope::app::cli
