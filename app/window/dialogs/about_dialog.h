#pragma once

#include <QStringList>

class QWidget;

namespace greyscope::app {

/// Returns the libraries that the program is linked with, each with its licence: "Eigen: MPL-2.0".
[[nodiscard]] QStringList usedLibraries();

/// Opens the About dialog, which shows the version and the licence of the program, and its libraries with their
/// licences.
void openAbout(QWidget& window);

}  // namespace greyscope::app
