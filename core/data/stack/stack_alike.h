#pragma once

#include "core/base/error.h"
#include "core/data/stack/stack_draft.h"

namespace greyscope::data {

/// Stacks tables of equal layout column by column: adds to `draft` every column of the first table, then the columns
/// that only later tables have. Errors: unitsDiffer; cancelled.
[[nodiscard]] base::Expected<void> stackAlike(StackDraft& draft);

}  // namespace greyscope::data
