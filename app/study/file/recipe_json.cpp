#include "app/study/file/recipe_json.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

#include <string>
#include <utility>
#include <variant>

#include "app/study/file/study_json.h"
#include "app/study/file/table_paths.h"
#include "core/base/try.h"
#include "core/data/recipe/recipe_text.h"

namespace greyscope::app {

using nlohmann::json;

namespace {

base::Expected<data::RecipeStep> stepIn(const json& entry) {
    auto step = GREYSCOPE_TRY(data::stepFrom({textIn(entry, "option"), textIn(entry, "value")}));
    step.name = textIn(entry, "name");
    return step;
}

}  // namespace

PathChange pathsFrom(const QDir& folder) {
    return [folder](const QString& path) {
        return path.isEmpty() ? path : folder.relativeFilePath(QFileInfo(path).absoluteFilePath());
    };
}

PathChange pathsIn(const QDir& folder) {
    return [folder](const QString& path) {
        return QDir::cleanPath(path.startsWith(QLatin1Char(':')) ? folder.absolutePath() + QLatin1Char('/') + path
                                                                 : folder.absoluteFilePath(path));
    };
}

json recipeJson(const data::Recipe& recipe, const QDir& folder) {
    json list = json::array();
    for (data::RecipeStep step : recipe) {
        if (auto* join = std::get_if<data::JoinTable>(&step.what)) {
            join->path = movedPath(join->path, pathsFrom(folder));
        }
        const data::OptionText text = data::stepText(step);
        json entry{{"option", text.option}, {"value", text.value}};
        if (!step.name.empty()) {
            entry["name"] = step.name;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

base::Expected<data::Recipe> recipeIn(const json& table) {
    data::Recipe recipe;
    const auto list = table.find("recipe");
    if (list == table.end()) {
        return recipe;
    }
    for (const json& entry : list->is_array() ? *list : json::array({*list})) {
        recipe.push_back(GREYSCOPE_TRY(stepIn(entry.is_object() ? entry : json::object())));
    }
    return recipe;
}

void changeJoin(json& step, const PathChange& change) {
    auto read = step.is_object() ? stepIn(step) : base::fail(base::ErrorCode::optionUnknown);
    if (auto* join = read ? std::get_if<data::JoinTable>(&read->what) : nullptr) {
        join->path = movedPath(join->path, change);
        step["value"] = data::stepText(*read).value;
    }
}

}  // namespace greyscope::app
