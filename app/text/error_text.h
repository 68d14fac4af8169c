#pragma once

#include <QString>

#include "core/base/error.h"

namespace greyscope::app {

// The texts of all errors. No text is longer than 500 characters; longer values are shortened in the middle.

/// Returns the text of an error: what is wrong and where, without the remedy.
[[nodiscard]] QString errorText(const base::Error& error);
/// Returns the remedy for an error; "" if there is none.
[[nodiscard]] QString errorRemedy(const base::Error& error);
/// Returns a location as "file:line:column", as far as it is known; "" without a file.
[[nodiscard]] QString errorPlace(const base::Location& location);
/// Returns an error as "file:line:column: text", for a window, which shows the remedy separately.
[[nodiscard]] QString errorMessage(const base::Error& error);
/// Returns an error as "file:line:column: text (remedy)", for a terminal.
[[nodiscard]] QString errorLine(const base::Error& error);

}  // namespace greyscope::app
