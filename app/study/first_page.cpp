#include "app/study/first_page.h"

#include <algorithm>

#include "core/data/columns/levels.h"
#include "core/data/columns/on_off.h"

namespace greyscope::app {

bool holdsConfigurations(const StudyTable& table) {
    if (table.wide || !table.dataset || table.roles.keys.size() < data::kManyOptions) {
        return false;
    }
    const auto options = std::count_if(table.roles.keys.begin(), table.roles.keys.end(), [&](const std::string& key) {
        const auto column = table.dataset->find(key);
        const data::Levels* const levels = column ? &table.dataset->levels(*column) : nullptr;
        return levels != nullptr && levels->count() == 2 && data::isOption(levels->texts());
    });
    return options >= static_cast<std::ptrdiff_t>(data::kManyOptions);
}

QString firstPage(const Study& study) {
    const StudyTable* const table = study.activeTable();
    const bool fresh = study.path.empty() && study.tree == TreeChoices();
    return study.selection.reference.empty()                          ? QStringLiteral("data")
           : fresh && table != nullptr && holdsConfigurations(*table) ? QStringLiteral("tree")
                                                                      : QStringLiteral("trends");
}

}  // namespace greyscope::app
