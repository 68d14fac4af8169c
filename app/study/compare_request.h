#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/compared_runs.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// The two runs of a study that are compared, with their data and options.
struct CompareRequest {
    std::shared_ptr<const data::Dataset> before, after;
    ComparedRuns runs;
    std::string beforeName, afterName;
    stats::CompareOptions options;
    bool operator==(const CompareRequest&) const = default;
};

/// Returns the request for the runs that the study compares; nullopt if it has no two runs.
[[nodiscard]] std::optional<CompareRequest> compareRequest(const Study& study);
/// Returns the request for these runs, whose tables must be in the study.
[[nodiscard]] CompareRequest compareRequest(const Study& study, const ComparedRuns& runs);
/// Returns the earlier run of a request, in the form in which the comparison takes it.
[[nodiscard]] stats::Run beforeOf(const CompareRequest& request);
/// Returns the later run of a request, in the form in which the comparison takes it.
[[nodiscard]] stats::Run afterOf(const CompareRequest& request);
/// Compares the two runs of a request. Errors: those of stats::compareRuns().
[[nodiscard]] base::Expected<stats::Comparison> compareFor(const CompareRequest& request, base::Progress& progress);

/// Returns the command that makes the same comparison, with one option per line. Empty if a run is not in a file of its
/// own, or if the recipe of its table has steps.
[[nodiscard]] std::string compareCommand(const Study& study, const stats::Comparison& comparison);

}  // namespace greyscope::app
