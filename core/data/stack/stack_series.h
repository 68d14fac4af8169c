#pragma once

#include "core/base/error.h"
#include "core/data/stack/stack_draft.h"

namespace greyscope::data {

/// Stacks parts of different layouts: their series, the factors that all parts share, and one metric.
[[nodiscard]] base::Expected<void> stackSeries(StackDraft& draft);

}  // namespace greyscope::data
