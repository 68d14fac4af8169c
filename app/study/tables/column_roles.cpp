#include "app/study/tables/column_roles.h"

#include <algorithm>
#include <utility>

#include "core/base/contains.h"
#include "core/data/columns/quantity.h"
#include "core/data/columns/units.h"
#include "core/data/roles/repeats.h"
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

/// Returns the dataset with this column in another unit; nullopt if it has that unit already or cannot be converted.
std::optional<data::Dataset> inUnit(const data::Dataset& dataset, const std::string& name, const std::string& unit) {
    const auto place = dataset.find(name);
    if (!place) {
        return std::nullopt;
    }
    const data::Column& before = dataset.columns()[*place];
    if (!before.isNumeric()) {
        data::Dataset read = data::withReading(dataset, name, unit);
        return read.columns()[*place].isNumeric() ? std::optional(std::move(read)) : std::nullopt;
    }
    const auto factor = before.unit.empty() ? std::optional(1.0) : data::unitFactor(before.unit, unit);
    if (!factor || before.unit == unit) {
        return std::nullopt;
    }
    std::vector<data::Column> columns = dataset.columns();
    data::Column& column = columns[*place];
    column.unit = unit;
    data::NumericValues scaled;
    scaled.reserve(column.size());
    for (const double number : column.numbers()) {
        scaled.push_back(number * *factor);
    }
    column.values = std::move(scaled);
    if (*factor != 1.0) {  // the words belong to the former numbers
        std::erase_if(column.words, [&](const auto& word) { return !column.missingAt(word.first); });
    }
    auto made = data::Dataset::create(std::move(columns), dataset.lines(), dataset.steps(), dataset.notes());
    return made ? std::optional(std::move(*made)) : std::nullopt;
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
    // An axis that identifies every row cannot have a second one beside it.
    if (table.wide && role == ColumnRole::factor && table.roles.factors.size() == 1 &&
        neverRepeats(*table.dataset, table.roles.factors.front())) {
        move(table, std::string(table.roles.factors.front()), before);
    }
    move(table, column, role);
    if (!table.wide && !contains(table.roles.metrics, table.metric)) {
        table.metric = table.roles.metrics.empty() ? std::string() : table.roles.metrics.front();
    }
}

std::vector<std::string> readableIn(const data::Column& column) {
    if (!column.isNumeric()) {
        return data::unitsFor(column);
    }
    std::vector<std::string> units = data::unitsLike(column.unit);
    std::stable_partition(units.begin(), units.end(), [&](const std::string& unit) { return unit == column.unit; });
    return units;
}

void readAs(StudyTable& table, const std::string& column, const std::string& unit) {
    auto read = inUnit(*table.dataset, column, unit);
    if (!read) {
        return;
    }
    const bool ofNumbers = (*table.dataset->column(column))->isNumeric();
    table.dataset = std::make_shared<const data::Dataset>(std::move(*read));
    if (auto source = table.source ? inUnit(*table.source, column, unit) : std::nullopt) {
        table.source = std::make_shared<const data::Dataset>(std::move(*source));  // kept when the recipe changes
    }
    table.readings.push_back({column, unit, ofNumbers});
}

void applyReadings(StudyTable& table, const std::vector<ColumnReading>& readings) {
    for (const ColumnReading& each : readings) {
        const auto column = table.dataset->column(each.column);
        if (!column) {
            continue;
        }
        // Texts with units became numbers when they were read, and are converted here.
        const bool numbers = (*column)->isNumeric();
        if (numbers == each.ofNumbers || (numbers && !(*column)->unit.empty())) {
            readAs(table, each.column, each.unit);
        }
    }
}

data::Reading readingOf(const StudyTable& table, const std::string& axis) {
    data::Reading reading{table.wide, table.roles, {}};
    const auto bringForward = [](Names& names, const std::string& name) {
        const auto found = std::find(names.begin(), names.end(), name);
        if (found != names.end()) {
            std::rotate(names.begin(), found, std::next(found));
        }
    };
    bringForward(reading.roles.factors, axis);
    if (!table.wide) {
        bringForward(reading.roles.metrics, table.metric);
    }
    return reading;
}

void takeReading(StudyTable& table, const data::Reading& reading) {
    table.wide = reading.wide;
    table.roles = reading.roles;
    table.metric = reading.wide || reading.roles.metrics.empty() ? std::string() : reading.roles.metrics.front();
    if (reading.needsMean) {
        table.aggregation = data::ofRepeats(table.aggregation);
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
