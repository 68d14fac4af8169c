#pragma once

class QWidget;

namespace greyscope::app {

/// Opens what the program is: its version, its licence, and the libraries that it uses with theirs.
void openAbout(QWidget& window);

}  // namespace greyscope::app
