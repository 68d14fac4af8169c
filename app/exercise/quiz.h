#pragma once

#include <QByteArray>

#include <vector>

#include "core/exercise/exercise.h"

namespace greyscope::app {

/// Returns exercises as a Moodle XML file, with a category for each exercise and a numerical question for each blank. A
/// question has the tolerance that marking allows, and feedback on known mistakes.
[[nodiscard]] QByteArray moodleXml(const std::vector<exercise::Exercise>& exercises);

/// Returns exercises as a QTI 2.1 package: a zip file with a manifest and an item for each blank. Error:
/// fileNotWritable.
[[nodiscard]] base::Expected<QByteArray> qtiPackage(const std::vector<exercise::Exercise>& exercises);

}  // namespace greyscope::app
