#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/compared_runs.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// What is compared of a study.
struct CompareRequest {
    std::shared_ptr<const data::Dataset> before, after;
    ComparedRuns runs;
    std::string beforeName, afterName;
    stats::CompareOptions options;
    bool operator==(const CompareRequest&) const = default;
};

/// None where the study has no two runs.
[[nodiscard]] std::optional<CompareRequest> compareRequest(const Study& study);
/// Its runs.
[[nodiscard]] stats::Run beforeOf(const CompareRequest& request);
[[nodiscard]] stats::Run afterOf(const CompareRequest& request);
/// Errors: those of stats::compareRuns().
[[nodiscard]] base::Expected<stats::Comparison> compareFor(const CompareRequest& request, base::Progress& progress);

/// The command that compares the same, a line an option; empty where a run is in no file of its own, or its table is
/// made by steps.
[[nodiscard]] std::string compareCommand(const Study& study, const stats::Comparison& comparison);

}  // namespace greyscope::app
