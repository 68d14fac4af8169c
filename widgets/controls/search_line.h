#pragma once

class QLineEdit;

namespace greyscope::widgets {

/// Adds a button that clears the line.
void addClearButton(QLineEdit& line);
/// Adds a clear button and a magnifier before the text.
void makeSearchLine(QLineEdit& line);

}  // namespace greyscope::widgets
