#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/compared_runs.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// The two runs of a study that are compared, with their data.
struct CompareRequest {
    std::shared_ptr<const data::Dataset> before, after;
    ComparedRuns runs;
    std::string beforeName, afterName;
    stats::CompareOptions options;
    bool operator==(const CompareRequest&) const = default;
};

/// Returns nullopt if the study has no two runs.
[[nodiscard]] std::optional<CompareRequest> compareRequest(const Study& study);
/// Return the runs of a request.
[[nodiscard]] stats::Run beforeOf(const CompareRequest& request);
[[nodiscard]] stats::Run afterOf(const CompareRequest& request);
/// Errors: those of stats::compareRuns().
[[nodiscard]] base::Expected<stats::Comparison> compareFor(const CompareRequest& request, base::Progress& progress);

/// Returns the command line of the same comparison, one option per line. Empty if a run is not in a file of its own, or
/// if the recipe of its table has steps.
[[nodiscard]] std::string compareCommand(const Study& study, const stats::Comparison& comparison);

}  // namespace greyscope::app
