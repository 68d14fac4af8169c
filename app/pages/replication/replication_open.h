#pragma once

#include <QString>

#include "app/study/study.h"
#include "core/published/item.h"

namespace greyscope::app {

/// Whether the study contains both tables of the sample study; the settings of published numbers refer to their series.
[[nodiscard]] bool holdsSample(const Study& study);

/// Applies the settings of a published number to a study that contains the sample.
void applySetting(Study& study, const published::Setting& setting);

/// Returns the key of the page that shows a published number with this setting: "relations", "forecast" or "relative";
/// empty if there is none.
[[nodiscard]] QString pageOf(const published::Setting& setting);

}  // namespace greyscope::app
