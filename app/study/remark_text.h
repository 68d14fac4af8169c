#pragma once

#include <QString>

#include "app/study/study_remark.h"

namespace greyscope::app {

/// What could not be taken from a study file, and what is used instead.
[[nodiscard]] QString remarkText(const StudyRemark& remark);

}  // namespace greyscope::app
