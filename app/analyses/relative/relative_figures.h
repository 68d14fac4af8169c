#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/analyses/relative/relative_request.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"
#include "widgets/present/relative/relative_grid.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_summary.h"

namespace greyscope::app {

/// A prediction of one series from another, with everything that is shown of it. It is made in the worker thread,
/// because preparing a million cells would block the GUI thread.
struct RelativeFigures {
    std::shared_ptr<const relative::RelativeResult> result;
    std::shared_ptr<const widgets::RelativeParts> parts;  ///< figures and tables of `result`
    widgets::FigureSpec tree, curve, levels, worst, counts, remainder;
    std::vector<widgets::RuleRow> rules;
    std::vector<widgets::ErrorRow> errors;
    std::vector<std::string> middleCell;
};

/// Calculates the prediction for a pair of series and prepares what is shown. Errors: those of runRelative().
[[nodiscard]] base::Expected<RelativeFigures> relativeFigures(const RelativeRequest& request, base::Progress& progress);

/// Prepares what is shown of a result that exists already. `names` are the names of its series.
[[nodiscard]] RelativeFigures presentedRelative(relative::RelativeResult result, const widgets::RelativeNames& names);

/// Returns the two factors of the grid: the chosen ones if the result has them, otherwise those of
/// widgets::decisiveFactors(). Also returns the selected cell: the study's cell if the result has it, otherwise the
/// middle one.
[[nodiscard]] widgets::GridChoice gridChoice(const RelativeFigures& figures, const RelativeChoices& choices);

}  // namespace greyscope::app
