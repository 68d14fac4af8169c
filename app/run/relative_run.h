#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/predicted_pair.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/relative/model.h"

namespace greyscope::app {

/// All that the relative model of a study depends on.
struct RelativeRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;  ///< pivots the table into series over all its cells
    std::string from, to;     ///< names of series
    std::vector<std::string> predictors;
    cart::GrowOptions grow;
    relative::Pruning pruning = relative::Pruning::none;
    bool operator==(const RelativeRequest&) const = default;
};

/// nullopt where the study lacks a reference, a compared series in its table, or factors.
[[nodiscard]] std::optional<RelativeRequest> relativeRequest(const Study& study);

/// Up to this many matched cells each one is left out in turn; beyond it ten folds are.
inline constexpr std::size_t kLeaveOneOutCells = 200;

/// Pivots the table, so that wide tables, any number of keys and aggregated repeats all work, and compares the two
/// series on the cells that both have. Errors: those of pivot() and relativePerformance(), unknownSeries.
[[nodiscard]] base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request,
                                                                   base::Progress& progress);

}  // namespace greyscope::app
