#pragma once

#include <QFile>

#include <limits>

#include "core/base/error.h"

namespace greyscope::app {

/// Opens an ordinary file. A pipe would be waited for, and a device need not end; nor need a file of the kernel, which
/// says to be empty. Errors: fileNotFound, fileNotReadable, fileTooLarge, fileEmpty.
[[nodiscard]] base::Expected<void> openToRead(QFile& file, qint64 mostBytes = std::numeric_limits<qint64>::max());

/// A document that is held in memory whole may have so many bytes.
inline constexpr qint64 kMostDocumentBytes = qint64{1} << 30;

}  // namespace greyscope::app
