#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/roles.h"
#include "core/io/reader.h"

namespace greyscope::app::cli {

class Notes;

/// A file as notes and errors call it.
[[nodiscard]] std::string fileName(const std::string& file);

/// Reads a table file, or standard input; what could not be taken as it stood goes to the notes.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                                             const io::ReadOptions& options = {});

/// Several files as one table.
struct StackedFiles {
    std::shared_ptr<const data::Dataset> dataset;
    data::Roles roles;  ///< what they share; the column of the files' names is the first key
};
/// Files that all have the columns of `asked`, if only in other units, are stacked by these; so are files of one header
/// by all their columns where `plain` says that steps follow, or asked names some. Others are stacked by what their
/// columns look like. What became of each goes to the notes. Errors: those of the readers and of data::stack();
/// optionConflict where standard input is given twice.
[[nodiscard]] base::Expected<StackedFiles> readStacked(const std::vector<std::string>& files, const data::Roles& asked,
                                                       bool plain, Notes& notes);

}  // namespace greyscope::app::cli
