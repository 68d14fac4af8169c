#pragma once

#include <QString>

#include <string>

namespace greyscope::widgets {

/// Returns a name or value as text for display. Characters on which a text engine would act (line ends, escapes,
/// controls of the writing direction) are replaced by visible signs; see base::visibleText.
[[nodiscard]] QString visibleText(const std::string& text);
[[nodiscard]] QString visibleText(const QString& text);
/// Returns the same as visibleText(), but line ends stay; for texts of several lines.
[[nodiscard]] QString visibleLines(const QString& text);

}  // namespace greyscope::widgets
