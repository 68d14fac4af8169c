#pragma once

#include "core/base/error.h"
#include "core/data/stack/stack_draft.h"

namespace greyscope::data {

/// Stacks tables of different layouts: adds to `draft` their series, the factors that all tables share, and their
/// metrics as one column. Errors: noSharedFactor, unitsDiffer, cancelled.
[[nodiscard]] base::Expected<void> stackSeries(StackDraft& draft);

}  // namespace greyscope::data
