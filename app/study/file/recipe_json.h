#pragma once

#include <nlohmann/json_fwd.hpp>

#include <QDir>
#include <QString>

#include <functional>

#include "core/base/error.h"
#include "core/data/recipe/recipe.h"

namespace greyscope::app {

/// A function that returns a path in another form.
using PathChange = std::function<QString(const QString&)>;

/// Returns a function that makes paths relative to `folder`, as a study file in that folder stores them. They then do
/// not depend on the current folder when the study is opened. An empty path stays empty.
[[nodiscard]] PathChange pathsFrom(const QDir& folder);
/// Returns a function that makes the paths of a study file in `folder` absolute, as the reverse of pathsFrom(). A name
/// that begins with a colon is a file of the folder, although Qt would read it as an embedded resource.
[[nodiscard]] PathChange pathsIn(const QDir& folder);

/// Returns the steps of a recipe as command-line options, {"option": "--where", "value": "tasks>1"}, with the names
/// that the user gave to them. The path of a joined file is relative to `folder`.
[[nodiscard]] nlohmann::json recipeJson(const data::Recipe& recipe, const QDir& folder);
/// Returns the recipe in the entry of a table in a study file. Errors: those of data::stepFrom().
[[nodiscard]] base::Expected<data::Recipe> recipeIn(const nlohmann::json& table);
/// Changes the path of a joined table in a step that recipeJson() has written. A step that is not understood is left
/// unchanged.
void changeJoin(nlohmann::json& step, const PathChange& change);

}  // namespace greyscope::app
