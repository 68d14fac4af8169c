#pragma once

#include <QFile>

#include <limits>

#include "core/base/error.h"

namespace greyscope::app {

/// Opens a regular file for reading. Pipes and devices are refused because they may never end, and kernel files because
/// they report a size of 0. Errors: fileNotFound, fileNotReadable, fileTooLarge (more than `mostBytes`), fileEmpty.
[[nodiscard]] base::Expected<void> openToRead(QFile& file, qint64 mostBytes = std::numeric_limits<qint64>::max());

/// Maximum size in bytes of a document that is held in memory as a whole.
inline constexpr qint64 kMostDocumentBytes = qint64{1} << 30;

}  // namespace greyscope::app
