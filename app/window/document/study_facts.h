#pragma once

#include <QString>

#include "app/study/series_catalog.h"
#include "app/study/study.h"

namespace greyscope::app {

/// "24 series, 480 values · saved": what the table in use holds, and whether the study is on disk as it is.
[[nodiscard]] QString studyFacts(const Study& study, const SeriesCatalog& catalog, bool clean);

}  // namespace greyscope::app
