#pragma once

#include <QString>

#include "core/base/error.h"

namespace greyscope::app {

// The one place that words an error. None of these gives more than 500 characters: longer values are shortened in the
// middle.

/// What is wrong and where, without the remedy.
[[nodiscard]] QString errorText(const base::Error& error);
/// One thing to do about it, or "".
[[nodiscard]] QString errorRemedy(const base::Error& error);
/// "file:line:column", as far as it is known; "" without a file.
[[nodiscard]] QString errorPlace(const base::Location& location);
/// "file:line:column: text", for a window that shows the remedy apart.
[[nodiscard]] QString errorMessage(const base::Error& error);
/// "file:line:column: text (remedy)" for a terminal.
[[nodiscard]] QString errorLine(const base::Error& error);

}  // namespace greyscope::app
