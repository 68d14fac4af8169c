#pragma once

#include "core/base/error.h"
#include "core/data/stack/stack_draft.h"

namespace greyscope::data {

/// Stacks parts of equal layout column by column: every column of the first part, then the columns that only later
/// parts have.
[[nodiscard]] base::Expected<void> stackAlike(StackDraft& draft);

}  // namespace greyscope::data
