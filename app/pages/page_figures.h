#pragma once

#include <memory>
#include <vector>

#include "app/export/figure_origin.h"
#include "app/pages/page.h"

namespace greyscope::app {

/// Returns the figures of a page that shows this study, from Page::figures(); several figures of one view get different
/// names.
[[nodiscard]] std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                                    const std::shared_ptr<const Study>& study);

}  // namespace greyscope::app
