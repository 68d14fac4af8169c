#pragma once

#include "core/base/error.h"
#include "core/data/stack/stack_draft.h"

namespace greyscope::data {

/// Parts of equal layout, column by column: every column of the first part, then those that only later ones have.
[[nodiscard]] base::Expected<void> stackAlike(StackDraft& draft);

}  // namespace greyscope::data
