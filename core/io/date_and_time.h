#pragma once

#include "core/base/error.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// With the texts of the last column behind those of the one before it, a blank between them, as one column: a date and
/// its time that blanks part, as other cells.
[[nodiscard]] base::Expected<Imported> withTimeBehindDate(Imported imported);

}  // namespace greyscope::io
