#pragma once

#include <memory>

#include "app/run/relative_run.h"
#include "widgets/present/matrix_spec.h"
#include "widgets/present/relative_present.h"

namespace greyscope::app {

/// A result and what the Relative page draws of it. Made where the result is: a million cells take longer to present
/// than the GUI thread has.
struct RelativeShown {
    std::shared_ptr<const relative::RelativeResult> result;
    widgets::TreeSpec tree;
    widgets::PlotSpec curve;
    widgets::MatrixSpec levels, worst, counts, remainder;
};

/// Calculates and presents. Errors: those of runRelative().
[[nodiscard]] base::Expected<RelativeShown> showRelative(const RelativeRequest& request,
                                                         const widgets::RelativeNames& names, base::Progress& progress);

}  // namespace greyscope::app
