#pragma once

#include <QStringList>

#include <functional>

namespace greyscope::widgets {

/// Shortens names that are all ISO 8601 dates ("2018-01-31", "2018-01-31 12:00:00"), each in the same way. Candidates:
/// without a common end ("2018-01", "2018-01-31 12:00"), then also without a common beginning ("01-31", "12:00"), or
/// with a two-digit year ("18-01-31"). Returns the shortened names of the first candidate for which `fits`; empty if
/// none fits, or if a name is not such a date.
[[nodiscard]] QStringList fittedDates(const QStringList& names, const std::function<bool(const QString&)>& fits);

}  // namespace greyscope::widgets
