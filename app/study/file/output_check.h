#pragma once

#include <QString>

#include <set>
#include <string>

#include "app/run/file_kind.h"
#include "app/study/study.h"
#include "core/base/error.h"

// The checks before a file is written. All of them fail with fileNotWritable (output_faults.h).

namespace greyscope::app {

/// A file that is about to be written.
struct PlannedFile {
    std::string option;  ///< the command-line option that names the file; empty in the window
    std::string path;
    FileKind kind = FileKind::text;
};

/// Whether two paths lead to the same file, through links as well. For files that do not exist yet, the paths are
/// compared.
[[nodiscard]] bool isSameFile(const std::string& one, const std::string& other);

/// Fails if the output is one of the inputs, or would replace a file of another kind.
[[nodiscard]] base::Expected<void> checkOutput(const PlannedFile& output, const std::set<std::string>& inputs);

/// Checks an output of an open study, whose inputs are its own file and the files that it names. The kind of the output
/// follows from the extension of its name.
[[nodiscard]] base::Expected<void> checkOutput(const Study& study, const QString& path);
/// Checks the output when a study is saved to its own file.
[[nodiscard]] base::Expected<void> checkSave(const Study& study, const QString& path);

[[nodiscard]] tl::unexpected<base::Error> outputRefused(const PlannedFile& output, std::vector<std::string> why);

}  // namespace greyscope::app
