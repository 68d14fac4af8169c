#include "core/data/repeats.h"

#include <algorithm>

#include "core/data/series_table.h"

namespace greyscope::data {

std::vector<std::string> columnsTellingApart(const Dataset& dataset, const std::vector<std::size_t>& rows) {
    const auto roles = guessRoles(dataset);
    if (!roles || rows.empty()) {
        return {};
    }
    std::vector<std::string> names = roles->keys;
    names.insert(names.end(), roles->factors.begin(), roles->factors.end());
    names.insert(names.end(), roles->descriptions.begin(), roles->descriptions.end());
    std::erase_if(names, [&](const std::string& name) {
        const Column& column = **dataset.column(name);
        return std::all_of(rows.begin(), rows.end(),
                           [&](std::size_t row) { return column.textAt(row) == column.textAt(rows.front()); });
    });
    return names;
}

}  // namespace greyscope::data
