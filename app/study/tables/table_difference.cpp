#include "app/study/tables/table_difference.h"

#include <algorithm>
#include <unordered_map>

#include "core/base/contains.h"

namespace greyscope::app {

namespace {

constexpr std::size_t kRowsBetweenLooks = 4096;

/// Names of the columns in both tables: those with measured values, and those that identify rows.
struct SharedColumns {
    std::vector<std::size_t> valuesBefore, valuesNow, placesBefore, placesNow;
};

bool isMeasured(const StudyTable& table, const data::Column& column) {
    const data::Roles& roles = table.roles;
    return column.isNumeric() && !base::contains(roles.factors, column.name) &&
           !base::contains(roles.keys, column.name) && !base::contains(roles.repetitions, column.name) &&
           !base::contains(roles.descriptions, column.name);
}

SharedColumns sharedColumns(const StudyTable& before, const data::Dataset& now) {
    SharedColumns shared;
    const auto& columns = before.asRead()->columns();
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (const auto other = now.find(columns[c].name)) {
            const bool measured = isMeasured(before, columns[c]) && now.columns()[*other].isNumeric();
            (measured ? shared.valuesBefore : shared.placesBefore).push_back(c);
            (measured ? shared.valuesNow : shared.placesNow).push_back(*other);
        }
    }
    return shared;
}

std::vector<std::string> namesMissing(const data::Dataset& in, const data::Dataset& from) {
    std::vector<std::string> names;
    for (const data::Column& column : from.columns()) {
        if (!in.find(column.name)) {
            names.push_back(column.name);
        }
    }
    return names;
}

std::string placeOf(const data::Dataset& dataset, const std::vector<std::size_t>& columns, std::size_t row) {
    std::string place;
    for (const std::size_t c : columns) {
        place += dataset.columns()[c].textAt(row) + '\x1F';
    }
    return place;
}

std::string shownPlace(const data::Dataset& dataset, const std::vector<std::size_t>& columns, std::size_t row) {
    std::string place;
    for (const std::size_t c : columns) {
        const data::Column& column = dataset.columns()[c];
        place += (place.empty() ? "" : ", ") + (column.isNumeric() ? column.name + " " : "") + column.textAt(row);
    }
    return place;
}

}  // namespace

base::Expected<TableDifference> differenceOf(const StudyTable& before, const StudyTable& now,
                                             base::Progress& progress) {
    const data::Dataset& old = *before.asRead();
    const data::Dataset& read = *now.asRead();
    const SharedColumns shared = sharedColumns(before, read);
    TableDifference found;
    found.columnsAdded = namesMissing(old, read);
    found.columnsGone = namesMissing(read, old);
    std::unordered_map<std::string, std::vector<std::size_t>> rows;  // rows of the former table, last ones first
    for (std::size_t row = old.rowCount(); row-- > 0;) {
        rows[placeOf(old, shared.placesBefore, row)].push_back(row);
    }
    std::size_t matched = 0;
    for (std::size_t row = 0; row < read.rowCount(); ++row) {
        if (row % kRowsBetweenLooks == 0 && progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const auto same = rows.find(placeOf(read, shared.placesNow, row));
        if (same == rows.end() || same->second.empty()) {
            ++found.rowsAdded;
            continue;
        }
        const std::size_t was = same->second.back();
        same->second.pop_back();
        ++matched;
        for (std::size_t v = 0; v < shared.valuesNow.size(); ++v) {
            const std::string then = old.columns()[shared.valuesBefore[v]].textAt(was);
            const std::string is = read.columns()[shared.valuesNow[v]].textAt(row);
            ++found.values;
            if (then == is) {
                continue;
            }
            ++found.differing;
            if (found.first.size() < kListedDifferences) {
                found.first.push_back({read.lineOf(row), shownPlace(read, shared.placesNow, row),
                                       read.columns()[shared.valuesNow[v]].name, then, is});
            }
        }
    }
    found.rowsGone = old.rowCount() - matched;
    return found;
}

}  // namespace greyscope::app
