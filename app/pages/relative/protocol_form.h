#pragma once

#include "app/pages/binding.h"

class QWidget;

namespace greyscope::app {

/// Returns the controls for the tree of a relative model and the estimation of its errors: growth or pruning,
/// validation, number of folds, their seed, and the share of the hold-out.
[[nodiscard]] QWidget* protocolForm(Bindings& bindings);

}  // namespace greyscope::app
