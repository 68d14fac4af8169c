#pragma once

#include <QString>

#include "app/study/study.h"
#include "core/published/item.h"

namespace greyscope::app {

/// Whether the study contains the series of the published settings, which are those of the sample study.
[[nodiscard]] bool holdsSample(const Study& study);

/// Applies the settings of a published number to a study that contains the sample.
void applySetting(Study& study, const published::Setting& setting);

/// Returns the key of the page for a setting: "relations", "forecast" or "relative"; empty if there is none.
[[nodiscard]] QString pageOf(const published::Setting& setting);

}  // namespace greyscope::app
