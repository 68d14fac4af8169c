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

// The inputs of the prediction of one series from another, and what is missing for it.

namespace greyscope::app {

/// Everything that the prediction of one series from another depends on.
struct RelativeRequest : TreeInputs {
    std::string to;                                              ///< name of the predicted series
    std::vector<data::Filter> fromWhere, toWhere;                ///< see RelativeChoices
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< method for intervals of ratios
    widgets::RelativeNames names;
    std::optional<base::Error> whyNoSeries;  ///< why the table has no series; the rest is empty then
    bool operator==(const RelativeRequest&) const = default;
};
/// Returns the request for the reference and the predicted series, without names for figures; nullopt if one of the
/// series is missing.
[[nodiscard]] std::optional<RelativeRequest> pairRequest(const Study& study);
/// Returns the request; nullopt if relativeNeeds() returns something missing.
[[nodiscard]] std::optional<RelativeRequest> relativeRequest(const Study& study, const SeriesCatalog& catalog);

/// Returns what must be chosen before anything can be calculated; the action compares seriesToCompare().
[[nodiscard]] widgets::Empty relativeNeeds(const Study& study, const SeriesCatalog& catalog);

/// Returns a series of the active table to predict from the reference; nullptr if there is none.
[[nodiscard]] const SeriesEntry* seriesToCompare(const Study& study, const SeriesCatalog& catalog);

/// Whether the table contains the measurements of the published scenarios.
[[nodiscard]] bool holdsPublishedScenarios(const data::Dataset& dataset);

/// The ways to validate a model; nullopt: chosen by the number of cells.
[[nodiscard]] Items<std::optional<relative::Validation>> validations();

/// Returns what a reader must know about how the result was made; `result` may be null.
[[nodiscard]] std::vector<Convention> relativeConventions(const Study& study, const relative::RelativeResult* result);

}  // namespace greyscope::app
