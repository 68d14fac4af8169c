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

/// The model of a pair for the reference and each of these; without any for the published pairs.
struct ScenariosRequest {
    RelativeRequest pair;
    std::vector<std::string> systems;
    bool operator==(const ScenariosRequest&) const = default;
};

/// The errors of one model on many pairs of series.
struct ScenariosAnalysis {
    using Request = ScenariosRequest;
    using Result = std::vector<relative::ScenarioOutcome>;

    /// Beside the model of `pair` in this study.
    [[nodiscard]] static Request request(const RelativeRequest& pair, const Study& study, const SeriesCatalog& catalog);
    /// The pairs that a study's choice means for a table: the published ones only where it holds them.
    [[nodiscard]] static ScenarioSet shownOf(ScenarioSet chosen, bool holdsPublished);
    /// With the growth, the pruning and the validation of the pair. Errors: unknownSeries, unknownColumn, cancelled; a
    /// pair that fails alone has its error in its outcome.
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// What the result says of itself.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
};

}  // namespace greyscope::app
