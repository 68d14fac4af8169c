#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/error.h"
#include "core/io/files/output_file.h"

namespace greyscope::app {

/// Replaces the file in one step, as io::OutputFile does: the file contains either all of `content` or what it
/// contained before. The program writes all its files through this function or io::OutputFile. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeFile(const QString& path, const QByteArray& content,
                                             io::OutputFile::Access access = io::OutputFile::Access::usual);

}  // namespace greyscope::app
