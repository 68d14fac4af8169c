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

/// A result and everything that can be shown of it. It is made in the thread that calculates, because presenting a
/// million cells would block the GUI thread.
struct RelativeFigures {
    std::shared_ptr<const relative::RelativeResult> result;
    std::shared_ptr<const widgets::RelativeParts> parts;  ///< parts of `result`
    widgets::FigureSpec tree, curve, levels, worst, counts, remainder;
    std::vector<widgets::RuleRow> rules;
    std::vector<widgets::ErrorRow> errors;
    std::vector<std::string> middleCell;
};

/// Calculates and presents a pair. Errors: those of runRelative().
[[nodiscard]] base::Expected<RelativeFigures> relativeFigures(const RelativeRequest& request, base::Progress& progress);

/// Presents a result. `names` are those of its series.
[[nodiscard]] RelativeFigures presentedRelative(relative::RelativeResult result, const widgets::RelativeNames& names);

/// Returns the two factors of the grid: the chosen ones if the result has them, else the most decisive ones. Also
/// returns the cell that is asked for: the study's if the result has it, else the middle one.
[[nodiscard]] widgets::GridChoice gridChoice(const RelativeFigures& figures, const RelativeChoices& choices);

}  // namespace greyscope::app
