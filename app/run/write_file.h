#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/error.h"
#include "core/io/files/output_file.h"

namespace greyscope::app {

/// Writes a file in one step, like io::OutputFile: afterwards it contains either all of `content` or what it contained
/// before. The program writes all its files by this function or io::OutputFile. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeFile(const QString& path, const QByteArray& content,
                                             io::OutputFile::Access access = io::OutputFile::Access::usual);

}  // namespace greyscope::app
