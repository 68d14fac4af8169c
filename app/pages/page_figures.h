#pragma once

#include <memory>
#include <vector>

#include "app/export/figure_origin.h"
#include "app/pages/page.h"

namespace greyscope::app {

/// Returns `figures` of a page with their origins and looks, for the study that the page shows. If one view has several
/// figures, they get different names.
[[nodiscard]] std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                                    const std::shared_ptr<const Study>& study);

}  // namespace greyscope::app
