#pragma once

#include "app/study/study.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Adds the step of data::timeBins() to a stack of logs whose times differ a little, and draws it along these bins.
/// Whether it did.
bool binTimes(StudyTable& table, base::Progress& progress);

}  // namespace greyscope::app
