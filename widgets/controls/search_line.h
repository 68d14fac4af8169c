#pragma once

class QLineEdit;

namespace greyscope::widgets {

/// A button in the line that empties it.
void addClearButton(QLineEdit& line);
/// A magnifier before the text as well.
void makeSearchLine(QLineEdit& line);

}  // namespace greyscope::widgets
