#pragma once

#include <set>
#include <string>
#include <variant>

#include "app/study/study.h"

// The files on this computer that a study names.

namespace greyscope::app {

/// Calls `each` with every path that a table, its parts and its recipe name, and with what the file was when it was
/// read; null: it was not.
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

/// Those of its tables, missing ones included, and of its traces, whether or not they are there; not its own.
[[nodiscard]] std::set<std::string> filesOf(const Study& study);

}  // namespace greyscope::app
