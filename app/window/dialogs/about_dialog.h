#pragma once

#include <QStringList>

class QWidget;

namespace greyscope::app {

/// Returns the libraries that the program is linked with, each with its licence: "Eigen: MPL-2.0".
[[nodiscard]] QStringList usedLibraries();

/// Shows the program's version and licence, and its libraries with their licences.
void openAbout(QWidget& window);

}  // namespace greyscope::app
