#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/predicted_pair.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cart/cross_validate.h"
#include "core/cart/grow.h"
#include "core/data/dataset.h"
#include "core/relative/breakdown.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// All that the relative model of a study depends on.
struct RelativeRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;  ///< names the series; its axis are the factors that match cells
    std::string from, to;     ///< names of series
    std::vector<std::string> predictors;
    bool predictWithValue = false;
    cart::GrowOptions grow;
    relative::Pruning pruning = relative::Pruning::none;
    double alpha = 0.0;
    cart::CrossValidationOptions crossValidation;
    std::optional<relative::Validation> validation;  ///< none: by the number of cells
    double holdOut = 0.25;
    bool operator==(const RelativeRequest&) const = default;
};

/// nullopt where the study lacks a reference, a compared series in its table, or factors.
[[nodiscard]] std::optional<RelativeRequest> relativeRequest(const Study& study);

/// Stacks the two series, long or wide, with all columns that the model needs, and compares them on the cells that both
/// have. Errors: unknownSeries, and those of relativePerformance().
[[nodiscard]] base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request,
                                                                   base::Progress& progress);

/// The same for several metrics of a long table; those of the other columns for a wide one are its other series.
[[nodiscard]] base::Expected<std::vector<relative::ScenarioOutcome>> runMetrics(const RelativeRequest& request,
                                                                                const std::vector<std::string>& metrics,
                                                                                base::Progress& progress);

/// From the same series to each of these.
[[nodiscard]] base::Expected<std::vector<relative::ScenarioOutcome>> runSystems(const RelativeRequest& request,
                                                                                const std::vector<std::string>& systems,
                                                                                base::Progress& progress);

/// Whether the table holds the measurements that the published scenarios are about.
[[nodiscard]] bool holdsPublishedScenarios(const data::Dataset& dataset);

/// The published scenarios with the growth, the pruning and the validation of the request.
[[nodiscard]] base::Expected<std::vector<relative::ScenarioOutcome>> runPublished(const RelativeRequest& request,
                                                                                  base::Progress& progress);

}  // namespace greyscope::app
