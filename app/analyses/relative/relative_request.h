#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analyses/convention.h"
#include "app/study/choices/tree_inputs.h"
#include "app/study/series_catalog.h"
#include "core/base/error.h"
#include "core/relative/model.h"
#include "widgets/common/view_state.h"
#include "widgets/present/relative/relative_present.h"

// What a pair of series is predicted by, from the study and the list of its series, and what is missing for it.

namespace greyscope::app {

/// Everything that the prediction of one series from another depends on.
struct RelativeRequest : TreeInputs {
    std::string to;                                              ///< name of the predicted series
    std::vector<data::Filter> fromWhere, toWhere;                ///< see RelativeChoices
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< of ratios
    widgets::RelativeNames names;
    std::optional<base::Error> whyNoSeries;  ///< of a table without; the rest is empty then
    bool operator==(const RelativeRequest&) const = default;
};
/// Of the reference with the predicted series, which figures do not name yet; nullopt where one of them is missing.
[[nodiscard]] std::optional<RelativeRequest> pairRequest(const Study& study);
/// nullopt where relativeNeeds() has something to say.
[[nodiscard]] std::optional<RelativeRequest> relativeRequest(const Study& study, const SeriesCatalog& catalog);

/// What to choose before anything can be calculated; the action compares seriesToCompare().
[[nodiscard]] widgets::Empty relativeNeeds(const Study& study, const SeriesCatalog& catalog);

/// A series of the active table to predict from the reference; nullptr where there is none.
[[nodiscard]] const SeriesEntry* seriesToCompare(const Study& study, const SeriesCatalog& catalog);

/// Whether the table holds the measurements that the published scenarios are about.
[[nodiscard]] bool holdsPublishedScenarios(const data::Dataset& dataset);

/// The ways to validate a model; nullopt: chosen by the number of cells.
[[nodiscard]] Items<std::optional<relative::Validation>> validations();

/// What a reader of the result must know about how it was made; `result` may be null.
[[nodiscard]] std::vector<Convention> relativeConventions(const Study& study, const relative::RelativeResult* result);

}  // namespace greyscope::app
