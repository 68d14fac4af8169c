#include "app/study/tables/opened_files.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "app/sources/file_name.h"
#include "app/study/file/file_names.h"
#include "app/study/series_listing.h"
#include "app/study/tables/binned_times.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/role_memory.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/study/tables/told_reading.h"
#include "core/base/try.h"
#include "core/data/columns/heading_levels.h"
#include "core/data/roles/repeats.h"
#include "core/data/table_layout.h"
#include "core/io/files/folder_files.h"

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

/// Whether a series has two values that differ.
bool varies(const SeriesEntry& entry) {
    std::optional<double> first;
    return std::ranges::any_of(entry.spark, [&first](double value) {
        first = std::isfinite(value) ? first.value_or(value) : first;
        return std::isfinite(value) && value != *first;
    });
}

/// Returns the columns of a wide table, most important first, without constant ones.
std::vector<std::string> varyingColumns(const StudyTable& table, const std::vector<SeriesEntry>& entries) {
    std::vector<std::string> names;
    for (const std::string& metric : table.roles.metrics) {
        const auto entry = std::ranges::find(entries, metric, [](const SeriesEntry& each) { return each.id.name; });
        if (entry != entries.end() && varies(*entry)) {
            names.push_back(metric);
        }
    }
    return names.empty() ? namesOf(entries) : names;
}

/// Returns the series that can be shown together initially. If columns were turned into rows, those that differ from
/// the first one by a factor of 100 are left out.
std::vector<std::string> comparable(const StudyTable& table, const std::vector<SeriesEntry>& entries) {
    if (table.wide) {
        return varyingColumns(table, entries);
    }
    constexpr double kManyfold = 100.0;
    const auto height = [](const SeriesEntry& entry) {
        double sum = 0.0;
        std::size_t count = 0;
        for (const double value : entry.spark) {
            sum += std::isnan(value) ? 0.0 : std::abs(value);
            count += std::isnan(value) ? 0 : 1;
        }
        return count == 0 ? 0.0 : sum / static_cast<double>(count);
    };
    std::vector<SeriesEntry> valued;  // a heading on a row of its own has no values
    std::copy_if(entries.begin(), entries.end(), std::back_inserter(valued),
                 [&](const SeriesEntry& entry) { return !isSpread(table) || height(entry) > 0.0; });
    std::vector<SeriesEntry> near;
    std::copy_if(valued.begin(), valued.end(), std::back_inserter(near), [&](const SeriesEntry& entry) {
        const double ratio = height(entry) / height(valued.front());
        return !isSpread(table) || (ratio < kManyfold && ratio > 1.0 / kManyfold);
    });
    return namesOf(near.size() > 1 ? near : valued.empty() ? entries : valued);
}

/// The correlation of the values of neighbouring rows; nullopt for too few or equal values.
std::optional<double> alikeBeside(const data::Column& column) {
    double sum = 0.0, count = 0.0;
    for (std::size_t row = 0; row < column.size(); ++row) {
        const double value = column.numbers()[row];
        sum += std::isfinite(value) ? value : 0.0;
        count += std::isfinite(value) ? 1.0 : 0.0;
    }
    double spread = 0.0, together = 0.0;
    for (std::size_t row = 0; row < column.size(); ++row) {
        const double off = column.numbers()[row] - sum / count;
        const double next = row + 1 < column.size() ? column.numbers()[row + 1] - sum / count : 0.0;
        spread += std::isfinite(off) ? off * off : 0.0;
        together += std::isfinite(off) && std::isfinite(next) ? off * next : 0.0;
    }
    return spread > 0.0 ? std::optional(together / spread) : std::nullopt;
}

/// Whether a wide table without an axis lists separate observations of different quantities, such as people with their
/// heights and weights: values of neighbouring rows are not alike. Points of two quantities then say more than lines
/// along row numbers.
bool listsObservations(const StudyTable& table, const std::vector<std::string>& shown) {
    constexpr std::size_t kFewestRows = 8;
    constexpr double kSequence = 0.5;
    if (!table.wide || !table.roles.factors.empty() || shown.size() < 2 || table.dataset->rowCount() < kFewestRows) {
        return false;
    }
    std::set<std::string> units;
    for (const std::string& name : shown) {
        const auto column = table.dataset->numericColumn(name);
        const auto alike = column ? alikeBeside(**column) : std::nullopt;
        if (!alike || *alike > kSequence) {
            return false;
        }
        units.insert((*column)->unit);
    }
    return units.size() > 1 || units.contains("");
}

/// Averages several rows with the same point as its repeats, with a remark: a mean is a better first view than nothing.
void averageRows(OpenedStudy& opened, StudyTable& table) {
    SeriesListing& listing = opened.entries.back();
    if (listing.whyNone.code == base::ErrorCode::duplicatePoint) {
        table.aggregation = data::ofRepeats(table.aggregation);
        listing = seriesOf(table);
    }
    if (table.aggregation == data::Aggregation::mean && listing.leftOut.mergedRows > 0) {
        opened.remarks.push_back(
            {StudyRemark::Kind::rowsAveraged,
             {table.name, std::to_string(listing.leftOut.mergedRows), std::to_string(listing.leftOut.mergedPoints)}});
    }
}

/// Adds a table to a study under a unique name.
void append(OpenedStudy& opened, StudyTable table) {
    table.name = freeTableName(opened.study, table.name);
    opened.entries.push_back(seriesOf(table));
    averageRows(opened, table);
    if (opened.study.tables.empty()) {
        opened.study.name = table.name;
        const std::vector<SeriesEntry>& entries = opened.entries.back().entries;
        std::vector<std::string> shown = comparable(table, entries);
        const bool observations = listsObservations(table, shown);
        addTable(opened.study, std::move(table), shown);
        opened.study.trends.measure = Measure::absolute;
        opened.study.trends.kind = observations ? widgets::ChartKind::scatter : widgets::ChartKind::automatic;
    } else {
        opened.study.tables.push_back(std::move(table));
    }
}

/// Reads a file in the way in which the last file with its columns was read, if the user had set one and it works.
base::Expected<StudyTable> tableOf(const std::string& path, const QVariantList& kept, std::vector<StudyRemark>& remarks,
                                   base::Progress& progress, const std::optional<data::Roles>& asked = data::Roles()) {
    auto table = tableFromFile(path, {}, progress);
    const ToldReading told = table ? recalledReading(kept, table->layout) : ToldReading();
    if (!told.empty()) {
        if (auto other = readOtherwise(*table, told, progress)) {
            remarks.push_back({StudyRemark::Kind::readingRecalled, {table->name, readingText(told)}});
            table = std::move(other);
        }
    }
    if (table && recallRoles(kept, *table)) {
        remarks.push_back({StudyRemark::Kind::rolesRecalled, {table->name}});
    } else if (table && asked && readAsRows(*table, progress, *asked)) {
        remarks.push_back({StudyRemark::Kind::headingsSpread, {table->name}});
    }
    return table;
}

/// Makes wide tables with the same columns long, so that they can be stacked, such as one file per run.
void makeLong(std::vector<StudyTable>& tables, base::Progress& progress) {
    std::map<std::string, std::size_t> counts;
    for (const StudyTable& table : tables) {
        ++counts[layoutOf(*table.dataset)];
    }
    for (StudyTable& table : tables) {
        if (table.wide && counts[layoutOf(*table.dataset)] > 1) {
            setWide(table, false, progress);
        }
    }
}

/// Gives files with the same header the same roles: a column with a single value in one file may vary in another.
void shareRoles(std::vector<StudyTable>& tables) {
    std::map<std::set<std::string>, std::vector<std::size_t>> byHeader;
    for (std::size_t t = 0; t < tables.size(); ++t) {
        if (!tables[t].wide) {
            byHeader[columnSetOf(tables[t])].push_back(t);
        }
    }
    for (const auto& [header, places] : byHeader) {
        std::vector<StudyTable> alike;
        for (const std::size_t place : places) {
            alike.push_back(tables[place]);
        }
        takeRoles(alike, alike.front().roles);
        for (std::size_t t = 0; t < places.size(); ++t) {
            tables[places[t]] = std::move(alike[t]);
        }
    }
}

/// Stacks tables of the same layout, with this name if it is not empty. Other tables, and those that cannot be stacked,
/// are returned unchanged.
std::vector<StudyTable> stacked(std::vector<StudyTable> tables, const std::string& name,
                                std::vector<StudyRemark>& remarks, base::Progress& progress) {
    std::vector<StudyTable> stacks;
    for (std::vector<StudyTable>& group : byLayout(std::move(tables))) {
        auto stack = group.size() > 1 ? stackedTable(group, name.empty() ? stackName(group) : name, progress)
                                      : base::fail(base::ErrorCode::tooFewSeries);
        if (stack) {
            for (StudyTable& part : stack->parts) {
                part.folder.clear();
            }
            if (binTimes(*stack, progress)) {
                remarks.push_back({StudyRemark::Kind::timesBinned, {stack->name}});
            }
            stacks.push_back(std::move(*stack));
        } else {
            std::move(group.begin(), group.end(), std::back_inserter(stacks));
        }
    }
    return stacks;
}

/// Returns a remark that names the files that were not read.
StudyRemark refusedRemark(const std::string& folder, const std::vector<base::Error>& refused) {
    constexpr std::size_t kNamed = 5;
    std::string names;
    for (std::size_t f = 0; f < std::min(kNamed, refused.size()); ++f) {
        names += (f > 0 ? ", " : "") + fileName(refused[f].location.file).toStdString();
    }
    return {StudyRemark::Kind::filesLeftOut,
            {folder, std::to_string(refused.size()), names + (refused.size() > kNamed ? ", …" : "")}};
}

/// Adds what was read from a folder to what was opened.
void takeFolder(base::Expected<FolderTables> read, const std::string& folder, OpenedStudy& opened,
                std::vector<StudyTable>& stacks, std::vector<StudyTable>& others) {
    if (!read) {
        opened.failures.push_back(read.error());
        return;
    }
    std::move(read->remarks.begin(), read->remarks.end(), std::back_inserter(opened.remarks));
    if (!read->refused.empty()) {
        opened.remarks.push_back(refusedRemark(folder, read->refused));
    }
    for (StudyTable& table : read->tables) {
        (table.parts.empty() ? others : stacks).push_back(std::move(table));
    }
}

}  // namespace

base::Expected<FolderTables> tablesOfFolder(const std::string& folder, const QVariantList& kept,
                                            base::Progress& progress, const std::optional<data::Roles>& asked) {
    FolderTables read;
    const std::vector<std::string> files = GREYSCOPE_TRY(io::filesOfFolder(folder));
    std::vector<StudyTable> tables;
    for (std::size_t f = 0; f < files.size() && !progress.cancelled(); ++f) {
        progress.report(static_cast<double>(f) / static_cast<double>(files.size()));
        auto table = tableOf(files[f], kept, read.remarks, progress, asked);
        if (table && table->dataset->rowCount() > 0) {
            tables.push_back(std::move(*table));
            continue;
        }
        base::Error why = table ? base::Error{base::ErrorCode::noRows, {}, {}} : table.error();
        why.location.file = files[f];
        read.refused.push_back(std::move(why));
    }
    if (tables.empty()) {
        return base::fail(base::ErrorCode::folderHasNone, {folder}, {folder, 0, 0});
    }
    tellApart(tables);
    makeLong(tables, progress);
    shareRoles(tables);
    const QDir named(QDir(QString::fromStdString(folder)).absolutePath());
    read.tables = stacked(std::move(tables), named.dirName().toStdString(), read.remarks, progress);
    for (StudyTable& table : read.tables) {
        table.folder = folder;
    }
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    return read;
}

bool readAsRows(StudyTable& table, base::Progress& progress, const data::Roles& asked) {
    if (!table.dataset) {
        return false;
    }
    const data::HeadingLevels levels = data::spreadColumns(*table.dataset, {table.wide, table.roles}, asked);
    if (levels.steps.empty()) {
        return false;
    }
    StudyTable spread = table;
    spread.wide = false;
    data::Recipe recipe = table.recipe;
    std::copy(levels.steps.begin(), levels.steps.end(), std::back_inserter(recipe));
    if (!setRecipe(spread, std::move(recipe), progress)) {
        return false;  // e.g. different units or too many cells
    }
    auto layout = data::layoutOfSpread(*spread.dataset, levels, progress);
    if (!layout || !*layout) {
        return false;
    }
    spread.wide = (*layout)->wide;
    spread.roles = (*layout)->roles;
    spread.guess = std::make_shared<const data::RoleGuess>(std::move((*layout)->guess));
    spread.metric = spread.wide ? std::string() : spread.roles.metrics.front();
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
    std::vector<StudyTable> stacks;  // from folders
    std::vector<StudyTable> others;  // may be stacked with each other
    for (const QString& path : paths) {
        const std::string each = path.toStdString();
        if (io::isFolder(each)) {
            takeFolder(tablesOfFolder(each, kept, progress), each, opened, stacks, others);
        } else if (auto table = tableOf(each, kept, opened.remarks, progress)) {
            others.push_back(std::move(*table));
        } else {
            opened.failures.push_back(table.error());
        }
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
    }
    if (stacks.empty() && others.empty()) {
        return tl::unexpected(opened.failures.front());
    }
    tellApart(others);
    others = stacked(std::move(others), {}, opened.remarks, progress);
    std::move(others.begin(), others.end(), std::back_inserter(stacks));
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    for (StudyTable& table : stacks) {
        append(opened, std::move(table));
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
        opened->history = {};  // it belongs to a study without these tables
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
