#pragma once

#include <QString>

class QDateTime;

namespace greyscope::widgets {

/// "2026-11-28 08:09", which all languages read: QLocale's forms have names of months, of the system's language.
[[nodiscard]] QString momentText(const QDateTime& when);

}  // namespace greyscope::widgets
