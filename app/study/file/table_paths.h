#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

#include "app/study/file/recipe_json.h"
#include "app/study/study.h"

// The paths in the table entries of a study file, and tables whose file is missing.

namespace greyscope::app {

/// Returns the changed path. The URL of a database server stays unchanged; the file in an SQLite URL is changed like
/// any file.
[[nodiscard]] std::string movedPath(const std::string& path, const PathChange& change);
/// Whether a file is in the folder of a study's file, after links are resolved; true for a study that is not saved.
[[nodiscard]] bool liesBeside(const std::string& file, const std::string& study);
/// Returns the path of an entry; for a stack, the path of the first part whose file does not exist, or empty.
[[nodiscard]] std::string pathIn(const nlohmann::json& entry);
/// Changes the paths of an entry: its own, those of the tables that it joins, and those of its parts. Calls `moved` for
/// each entry whose own path changed.
void changePaths(nlohmann::json& entry, const PathChange& change, void (*moved)(nlohmann::json&) = nullptr);

/// Returns the table with its paths changed.
[[nodiscard]] MissingTable withPaths(MissingTable missing, const PathChange& change);

/// Returns the path of the file that is missing: the table's own file or one that its recipe joins. Empty if the table
/// is not a file.
[[nodiscard]] std::string lostFile(const MissingTable& missing);
/// Returns the table with its missing file replaced by `path`.
[[nodiscard]] MissingTable located(MissingTable missing, const std::string& path);
/// Returns the table with `instead` in place of `file`, which is a path, a file name, or the table's own name. nullopt
/// if the table does not use `file`.
[[nodiscard]] std::optional<MissingTable> withOtherFile(MissingTable entry, const std::string& file,
                                                        const std::string& instead);

}  // namespace greyscope::app
