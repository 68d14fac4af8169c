#pragma once

#include <QString>

#include "core/data/reading.h"

namespace greyscope::widgets {

/// "bw along threads, one series per host": what the chart of a reading shows.
[[nodiscard]] QString readingSentence(const data::Reading& reading);

/// "32 series, 25 to 47 points each; 1388 rows used, 0 left out", and rows that are averaged or held.
[[nodiscard]] QString readingAccountText(const data::ReadingAccount& account);

/// What the alternative changes: "along nodes", "without series per api".
[[nodiscard]] QString alternativeText(const data::Alternative& alternative);

}  // namespace greyscope::widgets
