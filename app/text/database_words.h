#pragma once

#include <QString>

#include "core/base/error.h"

namespace greyscope::app {

struct DatabaseWords {
    QString text;
    QString remedy;
};
/// Whether the error says why a database cannot be read (database_faults.h).
[[nodiscard]] bool isDatabaseFault(const base::Error& error);
/// Returns the text of a database error: what is wrong, and one remedy.
[[nodiscard]] DatabaseWords databaseWords(const base::Error& error);

}  // namespace greyscope::app
