#include "app/study/opened_files.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/study/open_table.h"
#include "app/study/role_memory.h"
#include "app/study/series_listing.h"
#include "app/study/stacked_table.h"
#include "app/study/table_recipe.h"
#include "core/data/heading_levels.h"
#include "core/data/table_layout.h"

namespace greyscope::app {

namespace {

std::vector<std::string> namesOf(const std::vector<SeriesEntry>& entries) {
    std::vector<std::string> names;
    for (const SeriesEntry& entry : entries) {
        names.push_back(entry.id.name);
    }
    return names;
}

/// They need another series, points that several have, and a reference above zero; elsewhere the values themselves are
/// worth a first look.
bool ratiosSaySomething(const SeriesListing& listing) {
    const std::vector<SeriesEntry>& entries = listing.entries;
    const std::vector<double>& reference = entries.front().spark;
    constexpr double kNearlyAll = 0.9;
    const double apart = static_cast<double>((entries.size() - 1) * listing.leftOut.rowsUsed());
    return entries.size() > 1 && static_cast<double>(listing.leftOut.gaps) < kNearlyAll * apart &&
           std::none_of(reference.begin(), reference.end(), [](double v) { return v <= 0.0; });
}

/// A table whose headings are levels is read as rows, by a step of its recipe that can be taken back. Tells whether it
/// is.
bool spreadHeadings(StudyTable& table, base::Progress& progress) {
    auto step = table.wide || !table.dataset ? std::nullopt : data::levelsInHeadings(*table.dataset);
    if (!step) {
        return false;
    }
    StudyTable spread = table;
    data::Recipe recipe = table.recipe;
    recipe.push_back({std::move(*step)});
    if (!setRecipe(spread, std::move(recipe), progress)) {
        return false;  // other units, too many cells: it stays as it is
    }
    auto layout = data::guessLayout(*spread.dataset, progress);
    if (!layout || layout->wide || layout->roles.metrics.empty()) {
        return false;
    }
    spread.guess = std::make_shared<const data::RoleGuess>(std::move(layout->guess));
    spread.roles = std::move(layout->roles);
    spread.metric = spread.roles.metrics.front();
    table = std::move(spread);
    return true;
}

/// Of a wide table the series that can be seen beside the first: none a hundred times as high, or as low.
std::vector<std::string> comparable(const std::vector<SeriesEntry>& entries, bool wide) {
    constexpr double kManyfold = 100.0;
    const auto height = [](const SeriesEntry& entry) {
        double sum = 0.0;
        for (const double value : entry.spark) {
            sum += std::abs(value);
        }
        return entry.spark.empty() ? 0.0 : sum / static_cast<double>(entry.spark.size());
    };
    std::vector<SeriesEntry> near;
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(near), [&](const SeriesEntry& entry) {
        const double ratio = height(entry) / height(entries.front());
        return !wide || (ratio < kManyfold && ratio > 1.0 / kManyfold);
    });
    return namesOf(near.size() > 1 ? near : entries);
}

/// Puts a table behind those of a study, under a name that it has not yet.
void append(OpenedStudy& opened, StudyTable table) {
    table.name = freeTableName(opened.study, table.name);
    opened.entries.push_back(seriesOf(table));
    if (opened.study.tables.empty()) {
        opened.study.name = table.name;
        const std::vector<SeriesEntry>& entries = opened.entries.back().entries;
        const bool wide = table.wide;
        addTable(opened.study, std::move(table), comparable(entries, wide));
        if (!entries.empty() && !ratiosSaySomething(opened.entries.back())) {
            opened.study.trends.measure = Measure::absolute;
        }
    } else {
        opened.study.tables.push_back(std::move(table));
    }
}

}  // namespace

OpenedStudy studyOf(StudyTable table) {
    OpenedStudy opened;
    append(opened, std::move(table));
    return opened;
}

base::Expected<OpenedStudy> openTables(const QStringList& paths, const QVariantList& kept, base::Progress& progress) {
    OpenedStudy opened;
    std::vector<StudyTable> tables;
    for (const QString& path : paths) {
        auto table = tableFromFile(path.toStdString(), {}, progress);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        if (table) {
            if (recallRoles(kept, *table)) {
                opened.remarks.push_back({StudyRemark::Kind::rolesRecalled, {table->name}});
            } else if (spreadHeadings(*table, progress)) {
                opened.remarks.push_back({StudyRemark::Kind::headingsSpread, {table->name}});
            }
            tables.push_back(std::move(*table));
        } else {
            opened.failures.push_back(table.error());
        }
    }
    if (tables.empty()) {
        return tl::unexpected(opened.failures.front());
    }
    for (std::vector<StudyTable>& group : byLayout(std::move(tables))) {
        if (group.size() > 1) {
            auto stack = stackedTable(group, stackName(group), progress);
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            if (stack) {
                append(opened, std::move(*stack));
                continue;
            }
        }
        for (StudyTable& table : group) {
            append(opened, std::move(table));
        }
    }
    return opened;
}

base::Expected<OpenedStudy> openFiles(const QStringList& paths, const QVariantList& kept, base::Progress& progress) {
    if (!isStudyFile(paths.front())) {
        return openTables(paths, kept, progress);
    }
    auto opened = readStudy(paths.front(), progress);
    const QStringList others = paths.mid(1);
    if (!opened && (others.isEmpty() || progress.cancelled())) {
        return opened;
    }
    if (!opened) {
        const base::Error failure = opened.error();
        opened = openTables(others, kept, progress);
        if (opened) {
            opened->failures.insert(opened->failures.begin(), failure);
        }
        return opened;
    }
    if (!others.isEmpty()) {
        auto more = openTables(others, kept, progress);
        if (!more) {
            opened->failures.push_back(more.error());
            return opened;
        }
        for (StudyTable& table : more->study.tables) {
            append(*opened, std::move(table));
        }
        opened->failures = std::move(more->failures);
        opened->history = {};  // of a study without these tables
    }
    return opened;
}

void rename(OpenedStudy& opened, std::size_t table, const std::string& name) {
    const std::string before = std::exchange(opened.study.tables[table].name, name);
    const auto renamed = [&](SeriesId& id) { id.table = id.table == before ? name : id.table; };
    renamed(opened.study.selection.reference);
    for (SeriesId& id : opened.study.selection.compared) {
        renamed(id);
    }
    for (RunChoice* run : {&opened.study.compare.before, &opened.study.compare.after}) {
        run->table = run->table == before ? name : run->table;
    }
    for (SeriesEntry& entry : opened.entries[table].entries) {
        renamed(entry.id);
        if (entry.equalTo) {
            renamed(*entry.equalTo);
        }
    }
}

}  // namespace greyscope::app
