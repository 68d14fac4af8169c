#pragma once

#include "app/pages/binding.h"

class QWidget;

namespace greyscope::app {

/// Returns a form for the size of the tree of a relative model and the estimation of its errors: growth or pruning,
/// validation, folds, their seed, and the share of a hold-out.
[[nodiscard]] QWidget* protocolForm(Bindings& bindings);

}  // namespace greyscope::app
