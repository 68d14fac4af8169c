#pragma once

#include <QString>

#include <vector>

#include "app/analyses/convention.h"
#include "core/data/left_out.h"
#include "core/data/series/aggregation.h"

namespace greyscope::app {

/// What may be done with several rows on one point, in the order of lists, but for the percentiles.
[[nodiscard]] std::vector<data::Aggregation> aggregationChoices();
/// "reject; average repeats", "median", "p99.5".
[[nodiscard]] QString aggregationChoice(const data::Aggregation& aggregation);
/// What the history calls the edit: "Rows on one point: median".
[[nodiscard]] QString aggregationStep(const data::Aggregation& aggregation);

/// Adds the convention where rows share points of the active table; `account` is of what is shown.
void addAggregation(std::vector<Convention>& conventions, const Study& study, const data::LeftOut* account);

}  // namespace greyscope::app
