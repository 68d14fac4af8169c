#pragma once

#include <QString>

#include "app/study/study_remark.h"

namespace greyscope::app {

/// Returns a text that says what could not be read from a study file, and what is used instead.
[[nodiscard]] QString remarkText(const StudyRemark& remark);

}  // namespace greyscope::app
