#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

#include "app/study/file/recipe_json.h"
#include "app/study/study.h"

// The paths in the table entries of a study file, and the tables whose file is missing.

namespace greyscope::app {

/// Returns a path or URL changed by `change`. The URL of a server stays unchanged; of an SQLite URL, the path of the
/// file is changed.
[[nodiscard]] std::string movedPath(const std::string& path, const PathChange& change);
/// Whether a file is in the folder of the study file `study`, after links are resolved. True for a study that is not
/// saved.
[[nodiscard]] bool liesBeside(const std::string& file, const std::string& study);
/// Returns the path in the entry of a table; for a stack, the path of the first part whose file does not exist, or "".
[[nodiscard]] std::string pathIn(const nlohmann::json& entry);
/// Changes all paths in the entry of a table: its own, those of the tables that it joins, and those of its parts. Calls
/// `moved` for each entry whose own path has changed.
void changePaths(nlohmann::json& entry, const PathChange& change, void (*moved)(nlohmann::json&) = nullptr);

/// Returns a missing table whose paths are all changed by `change`.
[[nodiscard]] MissingTable withPaths(MissingTable missing, const PathChange& change);

/// Returns the path of the file that is missing: the table's own file, or one that its recipe joins. "" if the table is
/// not from a file.
[[nodiscard]] std::string lostFile(const MissingTable& missing);
/// Returns a missing table in which `path` replaces the file that is missing.
[[nodiscard]] MissingTable located(MissingTable missing, const std::string& path);
/// Returns a table's entry in which the file `instead` replaces `file`, which is a path, a file name, or the name of
/// the table. nullopt if the table does not use `file`.
[[nodiscard]] std::optional<MissingTable> withOtherFile(MissingTable entry, const std::string& file,
                                                        const std::string& instead);

}  // namespace greyscope::app
