#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/error.h"
#include "core/io/files/output_file.h"

namespace greyscope::app {

/// Replaces the file in one step, as io::OutputFile does: it holds all of this or what it held before. Every file that
/// the program writes is written here or by an io::OutputFile. Error: fileNotWritable.
[[nodiscard]] base::Expected<void> writeFile(const QString& path, const QByteArray& content,
                                             io::OutputFile::Access access = io::OutputFile::Access::usual);

}  // namespace greyscope::app
