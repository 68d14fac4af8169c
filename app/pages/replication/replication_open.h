#pragma once

#include <QString>

#include "app/study/study.h"
#include "core/published/item.h"

namespace greyscope::app {

/// Whether the study holds the series of the setting: those of the sample study.
[[nodiscard]] bool holdsSample(const Study& study);

/// Puts the settings of a published number into a study that holds the sample.
void applySetting(Study& study, const published::Setting& setting);

/// Key of the page that shows it: "relations", "forecast" or "relative"; empty where none does.
[[nodiscard]] QString pageOf(const published::Setting& setting);

}  // namespace greyscope::app
