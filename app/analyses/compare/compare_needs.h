#pragma once

#include "app/study/study.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// What a study lacks to be compared.
[[nodiscard]] widgets::Empty compareNeeds(const Study& study);

}  // namespace greyscope::app
