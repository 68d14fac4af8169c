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

/// A request to apply the model of a pair to other pairs: from the reference to each of `systems`. If `systems` is
/// empty, the published pairs are used.
struct ScenariosRequest {
    RelativeRequest pair;
    std::vector<std::string> systems;
    bool operator==(const ScenariosRequest&) const = default;
};

/// Applies the model of a pair to many pairs of series, and returns its errors for each pair.
struct ScenariosAnalysis {
    using Request = ScenariosRequest;
    using Result = std::vector<relative::ScenarioOutcome>;

    /// Returns the request that applies the model of `pair` to the pairs that the study has chosen.
    [[nodiscard]] static Request request(const RelativeRequest& pair, const Study& study, const SeriesCatalog& catalog);
    /// Returns the set of pairs that is shown: `chosen`, but the published pairs only if the table contains them
    /// (`holdsPublished`).
    [[nodiscard]] static ScenarioSet shownOf(ScenarioSet chosen, bool holdsPublished);
    /// Calculates the errors for all pairs, with the growth, pruning and validation of the model of `pair`. Errors:
    /// unknownSeries, unknownColumn, cancelled; the error of a single pair is in its outcome.
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the remarks on the result.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
};

}  // namespace greyscope::app
