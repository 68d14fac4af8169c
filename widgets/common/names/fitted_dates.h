#pragma once

#include <QStringList>

#include <functional>

namespace greyscope::widgets {

/// Dates as ISO 8601 writes them ("2018-01-31", "2018-01-31 12:00:00"), shortened alike and still dates: without the
/// end that all share ("2018-01", "2018-01-31 12:00"), then without the beginning that all share ("01-31", "12:00"), or
/// with a year of two digits ("18-01-31"). The first of these spellings that `fits`; empty where none does, or where a
/// name is not such a date.
[[nodiscard]] QStringList fittedDates(const QStringList& names, const std::function<bool(const QString&)>& fits);

}  // namespace greyscope::widgets
