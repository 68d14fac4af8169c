#pragma once

#include <QString>

#include "app/study/series_catalog.h"
#include "app/study/study.h"

namespace greyscope::app {

/// Returns a text on the contents of the active table and on whether the study is saved: "24 series, 480 values ·
/// saved".
[[nodiscard]] QString studyFacts(const Study& study, const SeriesCatalog& catalog, bool clean);

}  // namespace greyscope::app
