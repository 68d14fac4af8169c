#include "app/study/opened_files.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include "app/study/column_roles.h"
#include "app/study/open_table.h"
#include "app/study/reread_table.h"
#include "app/study/role_memory.h"
#include "app/study/series_listing.h"
#include "app/study/stacked_table.h"
#include "app/study/table_recipe.h"
#include "app/study/told_reading.h"
#include "app/text/file_name.h"
#include "core/data/heading_levels.h"
#include "core/data/table_layout.h"
#include "core/io/folder_files.h"

namespace greyscope::app {

namespace {

std::vector<std::string> namesOf(const std::vector<SeriesEntry>& entries) {
    std::vector<std::string> names;
    for (const SeriesEntry& entry : entries) {
        names.push_back(entry.id.name);
    }
    return names;
}

bool isSpread(const StudyTable& table) {
    return std::any_of(table.recipe.begin(), table.recipe.end(),
                       [](const data::RecipeStep& step) { return std::holds_alternative<data::Unpivot>(step.what); });
}

/// Of a table whose series measure several things those that can be seen beside the first: none a hundred times as
/// high, or as low.
std::vector<std::string> comparable(const std::vector<SeriesEntry>& entries, bool unlike) {
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
        return !unlike || (ratio < kManyfold && ratio > 1.0 / kManyfold);
    });
    return namesOf(near.size() > 1 ? near : entries);
}

/// Several rows on one point are taken as its repeats, which is said: a mean is a better first look than nothing.
void averageRows(OpenedStudy& opened, StudyTable& table) {
    SeriesListing& listing = opened.entries.back();
    if (listing.whyNone.code != base::ErrorCode::duplicatePoint) {
        return;
    }
    StudyTable averaged = table;
    averaged.aggregation = data::Aggregation::mean;
    if (SeriesListing means = seriesOf(averaged); !means.entries.empty()) {
        table = std::move(averaged);
        listing = std::move(means);
        opened.remarks.push_back(
            {StudyRemark::Kind::rowsAveraged,
             {table.name, std::to_string(listing.leftOut.mergedRows), std::to_string(listing.leftOut.mergedPoints)}});
    }
}

/// Puts a table behind those of a study, under a name that it has not yet.
void append(OpenedStudy& opened, StudyTable table) {
    table.name = freeTableName(opened.study, table.name);
    opened.entries.push_back(seriesOf(table));
    averageRows(opened, table);
    if (opened.study.tables.empty()) {
        opened.study.name = table.name;
        const std::vector<SeriesEntry>& entries = opened.entries.back().entries;
        const bool unlike = table.wide || isSpread(table);
        addTable(opened.study, std::move(table), comparable(entries, unlike));
        opened.study.trends.measure = Measure::absolute;
    } else {
        opened.study.tables.push_back(std::move(table));
    }
}

/// A file in the way in which the last one of its columns was read, where somebody told that and it can be done.
base::Expected<StudyTable> tableOf(const std::string& path, const QVariantList& kept, OpenedStudy& opened,
                                   base::Progress& progress) {
    auto table = tableFromFile(path, {}, progress);
    const ToldReading told = table ? recalledReading(kept, table->layout) : ToldReading();
    if (!told.empty()) {
        if (auto other = readOtherwise(*table, told, progress)) {
            opened.remarks.push_back({StudyRemark::Kind::readingRecalled, {table->name, readingText(told)}});
            table = std::move(other);
        }
    }
    if (table && recallRoles(kept, *table)) {
        opened.remarks.push_back({StudyRemark::Kind::rolesRecalled, {table->name}});
    } else if (table && readAsRows(*table, progress)) {
        opened.remarks.push_back({StudyRemark::Kind::headingsSpread, {table->name}});
    }
    return table;
}

/// The folder that all of these were read from; empty where there is no such.
std::string sharedFolder(const std::vector<StudyTable>& tables) {
    const std::string& folder = tables.front().folder;
    const bool shared =
        std::all_of(tables.begin(), tables.end(), [&](const StudyTable& table) { return table.folder == folder; });
    return shared ? folder : std::string();
}

/// Wide tables of the same columns in a folder, as one a run, stand below each other as long ones.
void makeLong(std::vector<StudyTable>& tables, base::Progress& progress) {
    std::map<std::string, std::size_t> counts;
    for (const StudyTable& table : tables) {
        ++counts[layoutOf(*table.dataset) + table.folder];
    }
    for (StudyTable& table : tables) {
        if (table.wide && !table.folder.empty() && counts[layoutOf(*table.dataset) + table.folder] > 1) {
            setWide(table, false, progress);
        }
    }
}

/// Names tables of files that are called alike by their folders as well: "run1-out" and "run2-out".
void tellApart(std::vector<StudyTable>& tables, std::size_t first, const std::string& folder) {
    std::map<std::string, std::size_t> counts;
    for (std::size_t t = first; t < tables.size(); ++t) {
        ++counts[tables[t].name];
    }
    const QDir root(QString::fromStdString(folder));
    for (std::size_t t = first; t < tables.size(); ++t) {
        const QFileInfo file(root.relativeFilePath(QString::fromStdString(tables[t].path)));
        if (counts[tables[t].name] > 1 && file.path() != QLatin1String(".")) {
            tables[t].name =
                QString(file.path() + QLatin1Char('-')).replace(QLatin1Char('/'), QLatin1Char('-')).toStdString() +
                tables[t].name;
        }
    }
}

/// Reads all files of a folder that can be read; one remark names the others.
void readFolder(const std::string& folder, const QVariantList& kept, OpenedStudy& opened,
                std::vector<StudyTable>& tables, base::Progress& progress) {
    const auto files = io::filesOfFolder(folder);
    if (!files) {
        opened.failures.push_back(files.error());
        return;
    }
    constexpr std::size_t kNamed = 5;
    std::size_t refused = 0;
    std::string names;
    const std::size_t before = tables.size();
    for (std::size_t f = 0; f < files->size() && !progress.cancelled(); ++f) {
        progress.report(static_cast<double>(f) / static_cast<double>(files->size()));
        auto table = tableOf((*files)[f], kept, opened, progress);
        if (table && table->dataset->rowCount() > 0) {
            table->folder = folder;
            tables.push_back(std::move(*table));
        } else if (++refused <= kNamed) {
            names += (refused > 1 ? ", " : "") + fileName((*files)[f]).toStdString();
        }
    }
    tellApart(tables, before, folder);
    if (tables.size() == before) {
        opened.failures.push_back({base::ErrorCode::folderHasNone, {folder}, {folder, 0, 0}});
    } else if (refused > 0) {
        opened.remarks.push_back({StudyRemark::Kind::filesLeftOut,
                                  {folder, std::to_string(refused), names + (refused > kNamed ? ", …" : "")}});
    }
}

}  // namespace

bool readAsRows(StudyTable& table, base::Progress& progress) {
    if (!table.dataset) {
        return false;
    }
    const data::HeadingLevels levels = data::spreadColumns(*table.dataset, {table.wide, table.roles});
    if (levels.steps.empty()) {
        return false;
    }
    StudyTable spread = table;
    spread.wide = false;
    data::Recipe recipe = table.recipe;
    std::copy(levels.steps.begin(), levels.steps.end(), std::back_inserter(recipe));
    if (!setRecipe(spread, std::move(recipe), progress)) {
        return false;  // other units, too many cells: it stays as it is
    }
    auto layout = data::layoutOfSpread(*spread.dataset, levels, progress);
    if (!layout || !*layout) {
        return false;
    }
    spread.roles = (*layout)->roles;
    spread.guess = std::make_shared<const data::RoleGuess>(std::move((*layout)->guess));
    spread.metric = spread.roles.metrics.front();
    table = std::move(spread);
    return true;
}

OpenedStudy studyOf(StudyTable table) {
    OpenedStudy opened;
    append(opened, std::move(table));
    return opened;
}

base::Expected<OpenedStudy> openTables(const QStringList& paths, const QVariantList& kept, base::Progress& progress) {
    OpenedStudy opened;
    std::vector<StudyTable> tables;
    for (const QString& path : paths) {
        const std::string each = path.toStdString();
        if (io::isFolder(each)) {
            readFolder(each, kept, opened, tables, progress);
        } else if (auto table = tableOf(each, kept, opened, progress)) {
            tables.push_back(std::move(*table));
        } else {
            opened.failures.push_back(table.error());
        }
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
    }
    if (tables.empty()) {
        return tl::unexpected(opened.failures.front());
    }
    makeLong(tables, progress);
    for (std::vector<StudyTable>& group : byLayout(std::move(tables))) {
        if (group.size() > 1) {
            const std::string folder = sharedFolder(group);
            for (StudyTable& part : group) {
                part.folder.clear();
            }
            const std::string name =
                folder.empty() ? stackName(group) : QDir(QString::fromStdString(folder)).dirName().toStdString();
            auto stack = stackedTable(group, name, progress);
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            if (stack) {
                stack->folder = folder;
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

base::Expected<OpenedStudy> openFiles(const QStringList& paths, const QVariantList& kept, base::Progress& progress,
                                      const ServerApproval& approval) {
    if (!isStudyFile(paths.front())) {
        return openTables(paths, kept, progress);
    }
    auto opened = readStudy(paths.front(), progress, {}, approval);
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
