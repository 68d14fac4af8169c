#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/error.h"

namespace greyscope::app {

/// Replaces the file in one step: it holds all of this or what it held before. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeFile(const QString& path, const QByteArray& content);

}  // namespace greyscope::app
