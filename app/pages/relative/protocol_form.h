#pragma once

#include <optional>

#include "app/pages/binding.h"

class QWidget;

namespace greyscope::app {

/// How errors can be found; none: by the number of cells.
[[nodiscard]] Items<std::optional<relative::Validation>> validations();

/// How large the tree of a relative model becomes and how its errors are found: growth or pruning, validation, folds,
/// their seed, and the share that a hold-out keeps back.
[[nodiscard]] QWidget* protocolForm(Bindings& bindings);

}  // namespace greyscope::app
