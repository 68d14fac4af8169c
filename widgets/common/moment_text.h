#pragma once

#include <QString>

class QDateTime;

namespace greyscope::widgets {

/// "2026-11-28 08:09", a format that readers of all languages understand. QLocale's formats use month names in the
/// language of the system.
[[nodiscard]] QString momentText(const QDateTime& when);

}  // namespace greyscope::widgets
