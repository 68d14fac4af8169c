#include "app/study/column_roles.h"

#include <algorithm>
#include <utility>

#include "core/base/contains.h"
#include "core/data/quantity.h"
#include "core/data/table_layout.h"

namespace greyscope::app {

using base::contains;

namespace {

using Names = std::vector<std::string>;

void sortAsInFile(Names& names, const data::Dataset& dataset) {
    std::sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
        return dataset.find(a).value_or(0) < dataset.find(b).value_or(0);
    });
}

bool neverRepeats(const data::Dataset& dataset, const std::string& column) {
    return dataset.levels(*dataset.find(column)).count() == dataset.rowCount();
}

void move(StudyTable& table, const std::string& column, ColumnRole role) {
    for (const auto& [each, name] : data::roleNames()) {
        if (Names* names = data::listOf(table.roles, each)) {
            std::erase(*names, column);
        }
    }
    if (Names* names = data::listOf(table.roles, role)) {
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
    roles.push_back(ColumnRole::repetition);
    if (!table.wide) {
        roles.push_back(ColumnRole::description);
    }
    roles.push_back(ColumnRole::ignored);
    return roles;
}

ColumnRole roleOf(const StudyTable& table, const std::string& column) {
    return data::roleOf(table.roles, column);
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

void readAs(StudyTable& table, const std::string& column, const std::string& unit) {
    data::Dataset read = data::withReading(*table.dataset, column, unit);
    const auto place = read.find(column);
    if (place && read.columns()[*place].isNumeric() && !table.dataset->columns()[*place].isNumeric()) {
        table.dataset = std::make_shared<const data::Dataset>(std::move(read));
        if (table.source && table.source->find(column)) {  // so that a change of the recipe keeps it
            table.source = std::make_shared<const data::Dataset>(data::withReading(*table.source, column, unit));
        }
        table.readings.push_back({column, unit});
    }
}

void applyReadings(StudyTable& table, const std::vector<ColumnReading>& readings) {
    for (const auto& [column, unit] : readings) {
        readAs(table, column, unit);
    }
}

bool setWide(StudyTable& table, bool wide, base::Progress& progress) {
    auto roles = wide ? data::wideRoles(*table.dataset, progress) : data::guessRoles(*table.dataset, progress);
    if (!roles || roles->metrics.empty()) {
        return false;
    }
    table.wide = wide;
    table.roles = std::move(*roles);
    table.metric = wide ? std::string() : table.roles.metrics.front();
    return true;
}

}  // namespace greyscope::app
