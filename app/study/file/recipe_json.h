#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>
#include <QString>

#include <functional>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// A function that changes a path.
using PathChange = std::function<QString(const QString&)>;

/// Makes paths relative to `folder`, as a study file in that folder stores them, so that they do not depend on the
/// current folder when the study is opened. An empty path stays empty.
[[nodiscard]] PathChange pathsFrom(const QDir& folder);
/// The inverse of pathsFrom(): makes the paths of a study file in this folder absolute. A name that begins with a colon
/// is a file of the folder, although Qt would read it as an embedded resource.
[[nodiscard]] PathChange pathsIn(const QDir& folder);

/// Returns the steps as command-line options, {"option": "--where", "value": "tasks>1"}, with the names that the user
/// gave them. The path of a joined file is relative to `folder`.
[[nodiscard]] nlohmann::json recipeJson(const data::Recipe& recipe, const QDir& folder);
/// Returns the recipe of a table's entry. Errors: those of data::stepFrom().
[[nodiscard]] base::Expected<data::Recipe> recipeIn(const nlohmann::json& table);
/// Changes the path of a joined table in a step that recipeJson() wrote. Unknown contents are left unchanged.
void changeJoin(nlohmann::json& step, const PathChange& change);

}  // namespace greyscope::app
