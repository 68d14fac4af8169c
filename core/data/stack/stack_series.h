#pragma once

#include "core/base/error.h"
#include "core/data/stack/stack_draft.h"

namespace greyscope::data {

/// Parts of different layouts: their series, the factors that all share and one metric.
[[nodiscard]] base::Expected<void> stackSeries(StackDraft& draft);

}  // namespace greyscope::data
