#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "app/analyses/compare/gate.h"
#include "app/text/share_text.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app::cli {

/// A comparison, and what the gate makes of it where somebody asked for one.
struct JudgedComparison {
    const stats::Comparison& comparison;
    const Gate& gate;
    const Gate::Outcome& outcome;
    bool asked = false;
};

/// "1 of 12 cells worse, 11 undecided".
[[nodiscard]] std::string headline(const stats::Comparison& comparison);
/// The cells that one run alone has, counted and the first of them named; "" where there is none.
[[nodiscard]] std::string unmatchedText(const stats::Comparison& comparison);

/// What the cells are matched by and the unmatched ones, the verdicts over cells, the mean change, the remarks, the
/// worst cells and the account of the rows; what the gate says comes last.
[[nodiscard]] std::string compareText(const JudgedComparison& judged, const std::string& remarks);
[[nodiscard]] nlohmann::ordered_json compareJson(const JudgedComparison& judged);

}  // namespace greyscope::app::cli
