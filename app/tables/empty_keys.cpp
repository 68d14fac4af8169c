#include "app/tables/empty_keys.h"

#include <algorithm>

#include "app/study/tables/table_recipe.h"
#include "core/data/recipe/steps/fill_empty.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::optional<Finding::Mend> mendEmptyKeys(const StudyTable& table, const data::LeftOut& leftOut) {
    const bool any = std::any_of(leftOut.unplaced.begin(), leftOut.unplaced.end(),
                                 [](const data::Unplaced& each) { return each.isKey; });
    const QString level = Words::tr("(empty)");
    data::Recipe steps;
    for (const std::string& key : any ? table.roles.keys : std::vector<std::string>()) {
        const auto column = table.dataset->column(key);
        if (column && !(*column)->isNumeric() && !data::emptyRows(**column).empty()) {
            steps.push_back({data::FillEmpty{key, level.toStdString()}});
        }
    }
    if (steps.empty()) {
        return std::nullopt;
    }
    return Finding::Mend{Words::tr("Give them series: %1").arg(level), [steps](StudyTable& edited) {
                             data::Recipe recipe = edited.recipe;
                             recipe.insert(recipe.end(), steps.begin(), steps.end());
                             base::NoProgress progress;
                             static_cast<void>(setRecipe(edited, recipe, progress));
                         }};
}

}  // namespace greyscope::app
