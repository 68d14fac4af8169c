#pragma once

#include <QFile>

#include "core/base/error.h"

namespace greyscope::app {

/// Opens an ordinary file. A pipe would be waited for, and a device need not end. Errors: fileNotFound,
/// fileNotReadable.
[[nodiscard]] base::Expected<void> openToRead(QFile& file);

}  // namespace greyscope::app
