#pragma once

#include <QString>

#include <set>
#include <string>

#include "app/run/file_kind.h"
#include "app/study/study.h"
#include "core/base/error.h"

// What is refused before a file is written. Error of each: fileNotWritable (output_faults.h).

namespace greyscope::app {

/// A file that is about to be written.
struct PlannedFile {
    std::string option;  ///< of the command line that names it; empty in the window
    std::string path;
    FileKind kind = FileKind::text;
};

/// One file, by whatever path or link; of files that are not there yet, one place.
[[nodiscard]] bool isSameFile(const std::string& one, const std::string& other);

/// Refuses one of the inputs, and a file of another kind.
[[nodiscard]] base::Expected<void> checkOutput(const PlannedFile& output, const std::set<std::string>& inputs);

/// The same of a study that is open, whose inputs are its own file and those that it names. What the file will be is
/// known by its name.
[[nodiscard]] base::Expected<void> checkOutput(const Study& study, const QString& path);
/// The same of a study's own file.
[[nodiscard]] base::Expected<void> checkSave(const Study& study, const QString& path);

[[nodiscard]] tl::unexpected<base::Error> outputRefused(const PlannedFile& output, std::vector<std::string> why);

}  // namespace greyscope::app
