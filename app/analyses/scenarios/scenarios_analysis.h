#pragma once

#include <string>
#include <vector>

#include "app/analyses/relative/relative_request.h"
#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/breakdown.h"
#include "widgets/present/remark.h"

namespace greyscope::app {

/// The model of a pair, applied to the reference and each of these systems; without systems, to the published pairs.
struct ScenariosRequest {
    RelativeRequest pair;
    std::vector<std::string> systems;
    bool operator==(const ScenariosRequest&) const = default;
};

/// The errors of one model for many pairs of series.
struct ScenariosAnalysis {
    using Request = ScenariosRequest;
    using Result = std::vector<relative::ScenarioOutcome>;

    /// Returns the request that goes with the model of `pair` in this study.
    [[nodiscard]] static Request request(const RelativeRequest& pair, const Study& study, const SeriesCatalog& catalog);
    /// Returns the set of pairs for a table; the published pairs are used only if the table contains them.
    [[nodiscard]] static ScenarioSet shownOf(ScenarioSet chosen, bool holdsPublished);
    /// Uses the growth, pruning and validation of the pair. Errors: unknownSeries, unknownColumn, cancelled; the error
    /// of a single pair is in its outcome.
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the remarks on the result.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
};

}  // namespace greyscope::app
