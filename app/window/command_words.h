#pragma once

#include <QString>

namespace greyscope::app {

/// Returns the text of a command without its mnemonic: "Save as…" for "Save &as…". The brackets of "另存为(&A)…" are
/// removed as well.
[[nodiscard]] QString commandWords(QString text);

}  // namespace greyscope::app
