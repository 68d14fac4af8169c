#pragma once

#include "core/base/error.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// With the texts of the last column behind those of the one before it, a blank between them, as one column: a date and
/// its time that blanks part, as other cells.
[[nodiscard]] base::Expected<Imported> withTimeBehindDate(Imported imported);

/// Where a column of dates stands beside one of times of the day ("Date" and "Time"), with a further column behind all
/// others, "Date Time", that joins them. As it is where there is no such pair or a column is called so already.
[[nodiscard]] base::Expected<Imported> withDateAndTime(Imported imported);

}  // namespace greyscope::io
