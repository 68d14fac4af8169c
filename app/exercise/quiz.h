#pragma once

#include <QByteArray>

#include <vector>

#include "core/exercise/exercise.h"

namespace greyscope::app {

/// Returns exercises as a Moodle XML file: one category per exercise, and one numerical question per blank with the
/// tolerance that marking allows and feedback for known mistakes.
[[nodiscard]] QByteArray moodleXml(const std::vector<exercise::Exercise>& exercises);

/// Returns exercises as a QTI 2.1 package: a zip of a manifest and one item per blank. Error: fileNotWritable.
[[nodiscard]] base::Expected<QByteArray> qtiPackage(const std::vector<exercise::Exercise>& exercises);

}  // namespace greyscope::app
