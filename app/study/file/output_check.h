#pragma once

#include <QString>

#include <set>
#include <string>

#include "app/run/file_kind.h"
#include "app/study/study.h"
#include "core/base/error.h"

// Checks before a file is written. The error of all of them is fileNotWritable (output_faults.h).

namespace greyscope::app {

/// A file that is to be written, for the check.
struct PlannedFile {
    std::string option;  ///< command-line option that names the file; empty in the window
    std::string path;
    FileKind kind = FileKind::text;
};

/// Whether two paths lead to the same file, also through links. If a file does not exist yet, the paths are compared.
[[nodiscard]] bool isSameFile(const std::string& one, const std::string& other);

/// Checks that the output is not one of the inputs, and does not replace a file of another kind.
[[nodiscard]] base::Expected<void> checkOutput(const PlannedFile& output, const std::set<std::string>& inputs);

/// Checks an output that is made from an open study. Its inputs are the file of the study and the files that the study
/// names. The extension of the name determines the kind of the output.
[[nodiscard]] base::Expected<void> checkOutput(const Study& study, const QString& path);
/// Checks the path to which a study is saved. It may be the study's own file, but not one of its data files.
[[nodiscard]] base::Expected<void> checkSave(const Study& study, const QString& path);

[[nodiscard]] tl::unexpected<base::Error> outputRefused(const PlannedFile& output, std::vector<std::string> why);

}  // namespace greyscope::app
