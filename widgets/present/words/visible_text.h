#pragma once

#include <QString>

#include <string>

namespace greyscope::widgets {

/// A name or a value as it may stand in a sentence, on a mark or on paper: what a text engine would obey (line ends,
/// escapes, controls of the writing direction) stands as a sign; see base::visibleText.
[[nodiscard]] QString visibleText(const std::string& text);
[[nodiscard]] QString visibleText(const QString& text);
/// The same for a text of several lines: its line ends stay.
[[nodiscard]] QString visibleLines(const QString& text);

}  // namespace greyscope::widgets
