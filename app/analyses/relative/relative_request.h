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

// The inputs for predicting one series from another, and what a study lacks for that.

namespace greyscope::app {

/// Everything that the prediction of one series from another depends on; the base struct contains the series to predict
/// from.
struct RelativeRequest : TreeInputs {
    std::string to;  ///< name of the predicted series
    /// Filters that only apply to one of the two series, see RelativeChoices.
    std::vector<data::Filter> fromWhere, toWhere;
    stats::IntervalMethod intervals = stats::IntervalMethod::t;  ///< method for intervals of ratios
    widgets::RelativeNames names;
    std::optional<base::Error> whyNoSeries;  ///< set if the table has no series; says why, and the rest is then empty
    bool operator==(const RelativeRequest&) const = default;
};
/// Returns the request for the study's reference and predicted series, without the names that only figures need;
/// nullopt if one of the series is missing.
[[nodiscard]] std::optional<RelativeRequest> pairRequest(const Study& study);
/// Returns the request for the study's reference and predicted series; nullopt if relativeNeeds() says that something
/// is missing.
[[nodiscard]] std::optional<RelativeRequest> relativeRequest(const Study& study, const SeriesCatalog& catalog);

/// Returns what the user must choose before the prediction can be calculated. The action in it adds seriesToCompare()
/// to the compared series.
[[nodiscard]] widgets::Empty relativeNeeds(const Study& study, const SeriesCatalog& catalog);

/// Returns a series of the active table that could be predicted from the reference; nullptr if there is none.
[[nodiscard]] const SeriesEntry* seriesToCompare(const Study& study, const SeriesCatalog& catalog);

/// Whether the table contains the measurements of the scenarios (pairs of systems) in the paper.
[[nodiscard]] bool holdsPublishedScenarios(const data::Dataset& dataset);

/// Returns the choices for the validation of a model. nullopt stands for: chosen by the number of cells.
[[nodiscard]] Items<std::optional<relative::Validation>> validations();

/// Returns the conventions of the prediction: what a reader must know about how the result was made. `result` may be
/// null.
[[nodiscard]] std::vector<Convention> relativeConventions(const Study& study, const relative::RelativeResult* result);

}  // namespace greyscope::app
