#include "app/study/column_roles.h"

#include <algorithm>

#include "app/study/open_table.h"
#include "core/base/contains.h"
#include "core/data/roles.h"

namespace greyscope::app {

using base::contains;

namespace {

using Names = std::vector<std::string>;

/// The list that a role's columns stand in; none for ignored ones.
Names* listOf(data::Roles& roles, ColumnRole role) {
    switch (role) {
        case ColumnRole::key:
            return &roles.keys;
        case ColumnRole::factor:
            return &roles.factors;
        case ColumnRole::metric:
            return &roles.metrics;
        case ColumnRole::description:
            return &roles.descriptions;
        case ColumnRole::ignored:
            break;
    }
    return nullptr;
}

void sortAsInFile(Names& names, const data::Dataset& dataset) {
    std::sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
        return dataset.find(a).value_or(0) < dataset.find(b).value_or(0);
    });
}

bool neverRepeats(const data::Dataset& dataset, const std::string& column) {
    return dataset.levels(*dataset.find(column)).count() == dataset.rowCount();
}

void move(StudyTable& table, const std::string& column, ColumnRole role) {
    for (const ColumnRole each : {ColumnRole::key, ColumnRole::factor, ColumnRole::metric, ColumnRole::description}) {
        Names& names = *listOf(table.roles, each);
        names.erase(std::remove(names.begin(), names.end(), column), names.end());
    }
    if (Names* names = listOf(table.roles, role)) {
        names->push_back(column);
        if (role != ColumnRole::factor) {
            sortAsInFile(*names, *table.dataset);
        }
    }
}

}  // namespace

std::vector<ColumnRole> rolesFor(const StudyTable& table, const data::Column& column) {
    std::vector<ColumnRole> roles;
    if (!table.wide) {
        roles.push_back(ColumnRole::key);
    }
    roles.push_back(ColumnRole::factor);
    if (column.isNumeric()) {
        roles.push_back(ColumnRole::metric);
    }
    if (!table.wide) {
        roles.push_back(ColumnRole::description);
    }
    roles.push_back(ColumnRole::ignored);
    return roles;
}

ColumnRole roleOf(const StudyTable& table, const std::string& column) {
    const data::Roles& roles = table.roles;
    if (contains(roles.keys, column)) {
        return ColumnRole::key;
    }
    if (contains(roles.factors, column)) {
        return ColumnRole::factor;
    }
    if (contains(roles.metrics, column)) {
        return ColumnRole::metric;
    }
    return contains(roles.descriptions, column) ? ColumnRole::description : ColumnRole::ignored;
}

void setRole(StudyTable& table, const std::string& column, ColumnRole role) {
    const ColumnRole before = roleOf(table, column);
    if (before == role) {
        return;
    }
    // An axis that tells all rows apart has no room for another one beside it.
    if (table.wide && role == ColumnRole::factor && table.roles.factors.size() == 1 &&
        neverRepeats(*table.dataset, table.roles.factors.front())) {
        move(table, std::string(table.roles.factors.front()), before);
    }
    move(table, column, role);
    if (!table.wide && !contains(table.roles.metrics, table.metric)) {
        table.metric = table.roles.metrics.empty() ? std::string() : table.roles.metrics.front();
    }
}

bool setWide(StudyTable& table, bool wide, base::Progress& progress) {
    auto roles = wide ? wideRoles(*table.dataset, progress) : data::guessRoles(*table.dataset, progress);
    if (!roles || roles->metrics.empty()) {
        return false;
    }
    table.wide = wide;
    table.roles = std::move(*roles);
    table.metric = wide ? std::string() : table.roles.metrics.front();
    return true;
}

}  // namespace greyscope::app
