#pragma once

#include <QByteArray>

#include <vector>

#include "core/exercise/exercise.h"

namespace greyscope::app {

/// Exercises as a Moodle XML file: a category each, a numerical question for each blank with the room that marking
/// allows, and what to say where a known mistake was made.
[[nodiscard]] QByteArray moodleXml(const std::vector<exercise::Exercise>& exercises);

/// The same as a package of QTI 2.1: a zip of a manifest and an item for each blank. Error: fileNotWritable.
[[nodiscard]] base::Expected<QByteArray> qtiPackage(const std::vector<exercise::Exercise>& exercises);

}  // namespace greyscope::app
