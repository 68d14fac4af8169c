#pragma once

#include <QString>

class QDateTime;

namespace greyscope::widgets {

/// Returns a date and time as "2026-11-28 08:09", which readers of all languages understand. The formats of QLocale are
/// not used because they write month names in the language of the system.
[[nodiscard]] QString momentText(const QDateTime& when);

}  // namespace greyscope::widgets
