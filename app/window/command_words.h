#pragma once

#include <QString>

namespace greyscope::app {

/// What a command is called, without the letter that Alt takes: "Save as…" of "Save &as…", and of "另存为(&A)…" no
/// bracket is left.
[[nodiscard]] QString commandWords(QString text);

}  // namespace greyscope::app
