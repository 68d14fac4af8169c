#pragma once

#include <set>
#include <string>
#include <variant>

#include "app/study/study.h"

// Finds the files on this computer that a study names.

namespace greyscope::app {

/// Calls `each` for every path in a table, in its parts and in its recipe. The second argument is the stamp of the file
/// when it was read; null if it was not read.
template <class Table, class Each>
void eachPath(Table& table, const Each& each) {
    if (table.parts.empty() && !table.text && !table.path.starts_with(":/")) {
        each(table.path, table.stamp ? &*table.stamp : nullptr);
    }
    for (auto& step : table.recipe) {
        if (auto* join = std::get_if<data::JoinTable>(&step.what)) {
            const auto known = table.joined.find(join->path);
            each(join->path, known == table.joined.end() ? nullptr : &known->second);
        }
    }
    for (auto& part : table.parts) {
        eachPath(part, each);
    }
}

/// Returns the paths of all files of the study's tables, including missing tables, and of its traces, whether or not
/// they exist. The file of the study itself is not included.
[[nodiscard]] std::set<std::string> filesOf(const Study& study);

}  // namespace greyscope::app
