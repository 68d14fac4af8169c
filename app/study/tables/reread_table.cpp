#include "app/study/tables/reread_table.h"

#include <nlohmann/json.hpp>

#include <QDir>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "app/study/file/study_tables.h"
#include "app/study/file/table_paths.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/study/tables/told_reading.h"
#include "core/base/try.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_writer.h"

namespace greyscope::app {

using Kind = StudyRemark::Kind;

namespace {

bool haveEqualColumns(const data::Dataset& one, const data::Dataset& other) {
    return std::equal(one.columns().begin(), one.columns().end(), other.columns().begin(), other.columns().end(),
                      [](const data::Column& a, const data::Column& b) {
                          return a.name == b.name && a.unit == b.unit && a.isNumeric() == b.isNumeric();
                      });
}

/// New columns become metrics if they look like measurements; in a wide table each is a further series.
void addNewMetrics(StudyTable& read, const StudyTable& guessed, const StudyTable& before) {
    if (read.wide != guessed.wide) {
        return;
    }
    for (const std::string& name : guessed.roles.metrics) {
        if (!before.dataset->find(name)) {
            read.roles.metrics.push_back(name);
        }
    }
}

}  // namespace

void settleRoles(StudyTable& table, const StudyTable& guessed, StudyRemarks& remarks) {
    data::Roles& roles = table.roles;
    for (auto* names : {&roles.keys, &roles.factors, &roles.metrics, &roles.descriptions, &roles.repetitions}) {
        std::erase_if(*names, [&](const std::string& name) {
            const bool gone = !table.dataset->find(name);
            if (gone) {
                remarks.add(Kind::columnGone, {table.name, name});
            }
            return gone;
        });
    }
    if (roles.metrics.empty()) {
        table.wide = guessed.wide;
        table.roles = guessed.roles;
        table.metric = guessed.metric;
    } else if (!table.wide &&
               std::find(roles.metrics.begin(), roles.metrics.end(), table.metric) == roles.metrics.end()) {
        table.metric = roles.metrics.front();
    }
}

base::Expected<void> keepChoices(StudyTable& read, const StudyTable& before, StudyRemarks& remarks,
                                 base::Progress& progress) {
    applyReadings(read, before.readings);
    GREYSCOPE_TRY(setRecipe(read, before.recipe, progress));
    const StudyTable guessed = read;
    read.name = before.name;
    read.wide = before.wide;
    read.roles = before.roles;
    read.metric = before.metric;
    read.aggregation = before.aggregation;
    read.groups = before.groups;
    read.carried = before.carried;
    read.followed = before.followed;
    read.folder = before.folder;
    read.layout = read.layout.empty() ? before.layout : read.layout;
    addNewMetrics(read, guessed, before);
    applyReadings(read, before.readings);
    settleRoles(read, guessed, remarks);
    return {};
}

base::Expected<StudyTable> readAgain(const StudyTable& before, StudyRemarks& remarks, base::Progress& progress) {
    if (before.parts.empty() && !before.stamp) {  // not from a file
        StudyTable again = before;
        GREYSCOPE_TRY(setRecipe(again, before.recipe, progress));  // may join a file
        return again;
    }
    std::vector<StudyTable> parts;
    for (const StudyTable& part : before.parts) {
        parts.push_back(GREYSCOPE_TRY(readAgain(part, remarks, progress)));
    }
    auto again = parts.empty() ? tableFromFile(before.path, optionsOf(before.told), progress)
                               : stackedTable(parts, before.name, progress);
    if (again) {
        GREYSCOPE_TRY(keepChoices(*again, before, remarks, progress));
    }
    return again;
}

base::Expected<StudyTable> readOtherwise(const StudyTable& before, const ToldReading& told, base::Progress& progress) {
    std::vector<StudyTable> parts;
    for (const StudyTable& part : before.parts) {
        parts.push_back(GREYSCOPE_TRY(readOtherwise(part, told, progress)));
    }
    auto other = !parts.empty() ? stackedTable(parts, before.name, progress)
                 : before.text  ? tableFromText(*before.text, before.name, optionsOf(told), progress)
                                : tableFromFile(before.path, optionsOf(told), progress);
    if (!other) {
        return other;
    }
    other->told = before.parts.empty() ? told : ToldReading();  // its parts have it
    other->layout = before.layout;
    if (haveEqualColumns(*other->asRead(), *before.asRead())) {
        StudyRemarks remarks;
        GREYSCOPE_TRY(keepChoices(*other, before, remarks, progress));
    } else if (!before.recipe.empty()) {
        (void)setRecipe(*other, before.recipe, progress);  // other columns: as far as possible
    }
    other->name = before.name;
    other->carried = before.carried;
    other->followed = before.followed;
    other->folder = before.folder;
    return other;
}

base::Expected<StudyTable> keptTable(const StudyTable& before, StudyRemarks& remarks, base::Progress& progress) {
    std::vector<StudyTable> parts;
    for (const StudyTable& part : before.parts) {
        parts.push_back(GREYSCOPE_TRY(keptTable(part, remarks, progress)));
    }
    const auto copy = [&] {
        io::ReadOptions options = io::csvOptions(*before.asRead());
        options.maxFieldBytes = std::numeric_limits<std::size_t>::max();
        return tableFromText(io::csvTable(*before.asRead()), before.name, options, progress);
    };
    auto kept = parts.empty() ? copy() : stackedTable(parts, before.name, progress);
    if (kept) {
        GREYSCOPE_TRY(keepChoices(*kept, before, remarks, progress));
    }
    return kept;
}

base::Expected<std::optional<StudyTable>> withOtherFiles(const StudyTable& table, const OtherFiles& files,
                                                         StudyRemarks& remarks, base::Progress& progress) {
    const QDir folder = QDir::root();
    MissingTable entry = tableEntry(tableJson(table, folder), 0, folder, remarks);
    bool found = false;
    for (const auto& [file, other] : files) {
        if (auto replaced = withOtherFile(entry, file, other)) {
            entry = std::move(*replaced);
            found = true;
        }
    }
    if (!found) {
        return std::optional<StudyTable>();
    }
    return readTable(entry, remarks, progress).map([](StudyTable read) { return std::optional(std::move(read)); });
}

}  // namespace greyscope::app
