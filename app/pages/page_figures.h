#pragma once

#include <memory>
#include <vector>

#include "app/export/figure_origin.h"
#include "app/pages/page.h"

namespace greyscope::app {

/// The figures of a page that shows this study, as Page::figures() has them; of several of one view each has a name of
/// its own.
[[nodiscard]] std::vector<StudyFigure> studyFigures(const Page& page, std::vector<PageFigure> figures,
                                                    const std::shared_ptr<const Study>& study);

}  // namespace greyscope::app
