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

/// A result and what is shown of it, whatever is asked. Made where the result is: a million cells take longer to
/// present than the GUI thread has.
struct RelativeFigures {
    std::shared_ptr<const relative::RelativeResult> result;
    std::shared_ptr<const widgets::RelativeParts> parts;  ///< of that result
    widgets::FigureSpec tree, curve, levels, worst, counts, remainder;
    std::vector<widgets::RuleRow> rules;
    std::vector<widgets::ErrorRow> errors;
    std::vector<std::string> middleCell;
};

/// Calculates and presents. Errors: those of runRelative().
[[nodiscard]] base::Expected<RelativeFigures> relativeFigures(const RelativeRequest& request, base::Progress& progress);

/// Presents a result. `names`: of its series.
[[nodiscard]] RelativeFigures presentedRelative(relative::RelativeResult result, const widgets::RelativeNames& names);

/// The grid's sides, those chosen where the result has them, else the decisive factors; and the cell that is asked for,
/// the middle one where the study asks for none that the result knows.
[[nodiscard]] widgets::GridChoice gridChoice(const RelativeFigures& figures, const RelativeChoices& choices);

}  // namespace greyscope::app
