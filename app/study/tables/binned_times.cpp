#include "app/study/tables/binned_times.h"

#include <algorithm>
#include <utility>

#include "app/study/tables/table_recipe.h"
#include "core/data/roles/time_bins.h"

namespace greyscope::app {

bool binTimes(StudyTable& table, base::Progress& progress) {
    const auto bins = table.wide ? std::nullopt : data::timeBins(*table.dataset, table.roles);
    if (!bins) {
        return false;
    }
    data::Roles roles = table.roles;
    data::Recipe recipe = table.recipe;
    recipe.push_back({bins->step});
    StudyTable binned = table;
    if (!setRecipe(binned, std::move(recipe), progress)) {
        return false;
    }
    std::replace(roles.factors.begin(), roles.factors.end(), bins->time, bins->step.name);
    roles.descriptions.push_back(bins->time);
    binned.roles = std::move(roles);
    table = std::move(binned);
    return true;
}

}  // namespace greyscope::app
