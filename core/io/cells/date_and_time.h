#pragma once

#include "core/base/error.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Returns the table with its last two columns joined into one, if both are text: a date and a time that were split at
/// the space between them.
[[nodiscard]] base::Expected<Imported> withTimeBehindDate(Imported imported);

/// Returns the table with a further last column, such as "Date Time". It joins a column of dates with an adjacent
/// column of times of day, such as "Date" and "Time". Unchanged if there is no such pair or a column already has this
/// name.
[[nodiscard]] base::Expected<Imported> withDateAndTime(Imported imported);

/// Returns the table with a further last column that joins numeric columns named year and month, year, month and day,
/// or year and quarter: "year month" with 2024-01. Unchanged if there are no such columns, a row lacks one of them, or
/// a number is not a valid date part.
[[nodiscard]] base::Expected<Imported> withDateParts(Imported imported);

}  // namespace greyscope::io
