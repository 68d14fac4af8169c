#pragma once

#include "app/study/study.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Bins the times of a long table of stacked logs, if they differ slightly, by the step of data::timeBins(). The bins
/// become a factor in place of the times. Returns whether this was done.
bool binTimes(StudyTable& table, base::Progress& progress);

}  // namespace greyscope::app
