#pragma once

class QLineEdit;

namespace greyscope::widgets {

/// Adds to a line edit a button that clears its text.
void addClearButton(QLineEdit& line);
/// Makes a line edit look like a search field: adds a magnifier before the text and a button that clears it.
void makeSearchLine(QLineEdit& line);

}  // namespace greyscope::widgets
