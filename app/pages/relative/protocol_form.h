#pragma once

#include "app/pages/binding.h"

class QWidget;

namespace greyscope::app {

/// How large the tree of a relative model becomes and how its errors are found: growth or pruning, validation, folds,
/// their seed, and the share that a hold-out keeps back.
[[nodiscard]] QWidget* protocolForm(Bindings& bindings);

}  // namespace greyscope::app
