#pragma once

#include <QString>

#include "core/base/error.h"

namespace greyscope::app {

// The texts of errors, which are worded only here. No text is longer than 500 characters; longer values are shortened
// in the middle.

/// Returns what is wrong and where, without the remedy.
[[nodiscard]] QString errorText(const base::Error& error);
/// Returns one remedy, or "".
[[nodiscard]] QString errorRemedy(const base::Error& error);
/// Returns "file:line:column", as far as known; "" without a file.
[[nodiscard]] QString errorPlace(const base::Location& location);
/// Returns "file:line:column: text", for a window that shows the remedy separately.
[[nodiscard]] QString errorMessage(const base::Error& error);
/// Returns "file:line:column: text (remedy)" for a terminal.
[[nodiscard]] QString errorLine(const base::Error& error);

}  // namespace greyscope::app
