#include "app/study/opened_files.h"

#include <algorithm>
#include <utility>

#include "app/study/open_table.h"
#include "app/study/role_memory.h"
#include "app/study/series_listing.h"
#include "app/study/stacked_table.h"

namespace greyscope::app {

namespace {

std::vector<std::string> namesOf(const std::vector<SeriesEntry>& entries) {
    std::vector<std::string> names;
    for (const SeriesEntry& entry : entries) {
        names.push_back(entry.id.name);
    }
    return names;
}

/// They need another series, and a reference above zero; elsewhere the values themselves are worth a first look.
bool ratiosSaySomething(const std::vector<SeriesEntry>& entries) {
    const std::vector<double>& reference = entries.front().spark;
    return entries.size() > 1 && std::none_of(reference.begin(), reference.end(), [](double v) { return v <= 0.0; });
}

/// Puts a table behind those of a study, under a name that it has not yet.
void append(OpenedStudy& opened, StudyTable table) {
    table.name = freeTableName(opened.study, table.name);
    opened.entries.push_back(seriesOf(table));
    if (opened.study.tables.empty()) {
        opened.study.name = table.name;
        const std::vector<SeriesEntry>& entries = opened.entries.back().entries;
        addTable(opened.study, std::move(table), namesOf(entries));
        if (!entries.empty() && !ratiosSaySomething(entries)) {
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
    for (SeriesEntry& entry : opened.entries[table].entries) {
        renamed(entry.id);
        if (entry.equalTo) {
            renamed(*entry.equalTo);
        }
    }
}

}  // namespace greyscope::app
