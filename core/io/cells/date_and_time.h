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

/// Where columns of numbers are called year and month, year, month and day, or year and quarter, with a further column
/// behind all others that joins them: "year month" with 2024-01. As it is where a row lacks one of them, or a number is
/// none of a calendar.
[[nodiscard]] base::Expected<Imported> withDateParts(Imported imported);

}  // namespace greyscope::io
