#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>
#include <QString>

#include <functional>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// What becomes of a path.
using PathChange = std::function<QString(const QString&)>;

/// Makes a path what a study file in this folder says: from there, so that it does not depend on the current folder
/// when the study is opened. Empty stays empty.
[[nodiscard]] PathChange pathsFrom(const QDir& folder);
/// The inverse: absolute paths of what a study in this folder names. A name with a colon in front is a file of the
/// folder, though Qt would take it for one inside the program.
[[nodiscard]] PathChange pathsIn(const QDir& folder);

/// The steps in the words of the command line, {"option": "--where", "value": "tasks>1"}, and the name that somebody
/// gave one. A joined file stands beside the table's.
[[nodiscard]] nlohmann::json recipeJson(const data::Recipe& recipe, const QDir& folder);
/// The steps of a table's entry. Errors: those of data::stepFrom().
[[nodiscard]] base::Expected<data::Recipe> recipeIn(const nlohmann::json& table);
/// The path of a joined table, in a step as recipeJson() writes it. What is not understood stays.
void changeJoin(nlohmann::json& step, const PathChange& change);

}  // namespace greyscope::app
