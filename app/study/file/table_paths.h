#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

#include "app/study/file/recipe_json.h"
#include "app/study/study.h"

// The paths in a study file's entries of tables, and tables whose file is not there.

namespace greyscope::app {

/// The URL of a database stays; a file of SQLite is one like others.
[[nodiscard]] std::string movedPath(const std::string& path, const PathChange& change);
/// Whether a file lies in the folder of a study's file, as links lead; true of a study that is not saved yet.
[[nodiscard]] bool liesBeside(const std::string& file, const std::string& study);
/// The path of an entry; of a stack that of the first part whose file is not there.
[[nodiscard]] std::string pathIn(const nlohmann::json& entry);
/// The paths of an entry: its own, those of the tables that it joins, and those of its parts. `moved` is given each
/// entry whose own path became another.
void changePaths(nlohmann::json& entry, const PathChange& change, void (*moved)(nlohmann::json&) = nullptr);

/// The same table with its paths changed.
[[nodiscard]] MissingTable withPaths(MissingTable missing, const PathChange& change);

/// The file of a missing table that is not there: its own, or one that its recipe joins. Empty where it is no file.
[[nodiscard]] std::string lostFile(const MissingTable& missing);
/// The same table with this file instead.
[[nodiscard]] MissingTable located(MissingTable missing, const std::string& path);
/// The same table with another file wherever it says this one, by its path or its name, or instead of a table of this
/// name. Null where it says it nowhere.
[[nodiscard]] std::optional<MissingTable> withOtherFile(MissingTable entry, const std::string& file,
                                                        const std::string& instead);

}  // namespace greyscope::app
