#pragma once

#include "app/study/study.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Adds the step of data::timeBins() to a long table of stacked logs whose times differ slightly, and makes the bins a
/// factor in place of the times. Returns whether it did.
bool binTimes(StudyTable& table, base::Progress& progress);

}  // namespace greyscope::app
