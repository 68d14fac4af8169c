#pragma once

#include <QString>

#include <string>

namespace greyscope::widgets {

/// A name or value as displayed text. Characters that a text engine would act on (line ends, escapes, controls of the
/// writing direction) are replaced by visible signs; see base::visibleText.
[[nodiscard]] QString visibleText(const std::string& text);
[[nodiscard]] QString visibleText(const QString& text);
/// visibleText() for several lines: line ends stay.
[[nodiscard]] QString visibleLines(const QString& text);

}  // namespace greyscope::widgets
