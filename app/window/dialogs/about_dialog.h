#pragma once

#include <QStringList>

class QWidget;

namespace greyscope::app {

/// The libraries that the program is linked with, each with its licence: "Eigen: MPL-2.0".
[[nodiscard]] QStringList usedLibraries();

/// Opens what the program is: its version, its licence, and the libraries that it uses with theirs.
void openAbout(QWidget& window);

}  // namespace greyscope::app
