#include "app/cli/output/table_files.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "app/cli/arguments/table_arguments.h"
#include "app/cli/ask_password.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/standard_input.h"
#include "app/sources/database_source.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "app/study/file/file_names.h"
#include "app/study/tables/binned_times.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/stacked_table.h"
#include "app/text/error_text.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/recipe/recipe_text.h"
#include "core/io/files/folder_files.h"

namespace greyscope::app::cli {

using base::Expected;
using Names = std::vector<std::string>;

namespace {

/// Notes what a database did not return.
void addDatabaseNotes(Notes& notes, const ReadFile& read) {
    for (const data::TableFact& note : read.imported.dataset->notes()) {
        if (isDatabaseUrl(read.path) && (note.name == "left out" || note.name == "stopped")) {
            notes.add(base::terminalText(read.path + ": " + note.name + " " + note.value));
        }
    }
}

Expected<ReadFile> imported(const std::string& file, Notes& notes, const io::ReadOptions& options) {
    base::NoProgress progress;
    ReadFile read{file, {}};
    if (file == kStandardInput) {
        read.text = std::make_shared<const std::string>(GREYSCOPE_TRY(readStandardInput()));
        read.imported = GREYSCOPE_TRY(io::readText(*read.text, fileName(file), options, progress));
    } else {
        allowTyped(file);
        auto given = readSource(file, options, progress);
        if (!given && findPassword(given.error(), file)) {
            given = readSource(file, options, progress);
        }
        ReadSource source = GREYSCOPE_TRY(std::move(given));
        read = {std::move(source.path), std::move(source.imported)};
    }
    notes.addReport(fileName(read.path), read.imported.report, read.imported.dataset->columns().size());
    addDatabaseNotes(notes, read);
    return read;
}

Expected<void> checkRows(const io::Imported& table, const std::string& file) {
    return table.dataset->rowCount() > 0 ? Expected<void>()
                                         : base::fail(base::ErrorCode::noRows, {}, {fileName(file), 0, 0});
}

/// Reads a folder; `read` receives the readable files.
Expected<void> readFolder(const std::string& folder, const io::ReadOptions& options, Notes& notes, ReadFiles& read) {
    const std::size_t before = read.files.size();
    for (const std::string& file : GREYSCOPE_TRY(io::filesOfFolder(folder))) {
        auto table = imported(file, notes, options);
        if (table && table->imported.dataset->rowCount() > 0) {
            read.files.push_back(std::move(*table));
            continue;
        }
        base::Error why = table ? base::Error{base::ErrorCode::noRows, {}, {}} : table.error();
        why.location.file = file;
        read.refused.push_back(std::move(why));
    }
    return read.files.size() > before ? Expected<void>()
                                      : base::fail(base::ErrorCode::folderHasNone, {folder}, {folder, 0, 0});
}

/// Whether all tables have a column of that name.
bool isInAll(const std::vector<StudyTable>& tables, const std::string& name) {
    const data::Column* const wanted = columnIn(tables, name);
    return wanted != nullptr && std::all_of(tables.begin(), tables.end(), [&](const StudyTable& table) {
               return data::counterpart(*wanted, *table.dataset) != nullptr;
           });
}

/// Completes the requested roles with those guessed for the first table, for columns that all tables have.
data::Roles completed(const data::Roles& asked, const std::vector<StudyTable>& tables) {
    const data::Roles& guessed = tables.front().roles;
    const auto unasked = [&](const Names& names, const Names& otherwise) {
        Names found = names;
        if (names.empty()) {
            std::copy_if(otherwise.begin(), otherwise.end(), std::back_inserter(found), [&](const std::string& name) {
                return isInAll(tables, name) && data::roleOf(asked, name) == data::Role::ignored;
            });
        }
        return found;
    };
    data::Roles roles = asked;
    roles.keys = unasked(asked.keys, guessed.keys);
    roles.factors = unasked(asked.factors, guessed.factors);
    roles.metrics = unasked(asked.metrics, guessed.metrics);
    return roles;
}

/// Returns "b.csv: 4 rows, rate_gb_s × 1000 from GB/s to MB/s, without note".
std::string accountText(const data::StackAccount& account) {
    std::string text = account.source + ": " + std::to_string(account.rows) + (account.rows == 1 ? " row" : " rows");
    text += account.times > 1 ? ", once for each of " + std::to_string(account.times) + " columns" : "";
    for (const data::UnitChange& change : account.converted) {
        text +=
            ", " + change.column + " × " + base::toText(change.factor) + " from " + change.from + " to " + change.to;
    }
    if (!account.unitAssumed.empty()) {
        text += ", no unit stated for " + base::joined(account.unitAssumed, ", ");
    }
    if (!account.leftOut.empty()) {
        text += ", without " + base::joined(account.leftOut, ", ");
    }
    return text;
}

}  // namespace

std::string fileName(const std::string& file) {
    return file == kStandardInput ? "standard input" : file;
}

Expected<ReadFiles> readFiles(const std::vector<std::string>& given, const io::ReadOptions& options, Notes& notes) {
    if (std::count(given.begin(), given.end(), kStandardInput) > 1) {
        return base::fail(base::ErrorCode::optionConflict, {kStandardInput, kStandardInput});
    }
    ReadFiles read;
    read.areOfFolders = std::all_of(given.begin(), given.end(), io::isFolder);
    for (const std::string& file : given) {
        if (io::isFolder(file)) {
            GREYSCOPE_TRY(readFolder(file, options, notes, read));
        } else {
            read.files.push_back(GREYSCOPE_TRY(imported(file, notes, options)));
        }
    }
    notes.add(refusedText(read.refused));
    return read;
}

std::string refusedText(const std::vector<base::Error>& refused) {
    constexpr std::size_t kNamed = 5;
    if (refused.empty()) {
        return {};
    }
    std::string text = "Left out: " + std::to_string(refused.size()) +
                       (refused.size() == 1 ? " file that cannot be read: " : " files that cannot be read: ");
    for (std::size_t i = 0; i < std::min(kNamed, refused.size()); ++i) {
        base::Error why = refused[i];
        const std::string name = std::filesystem::path(std::exchange(why.location.file, {})).filename().string();
        text += (i == 0 ? "" : "; ") + base::terminalText(name) + " (" + errorText(why).toStdString() + ")";
    }
    return text + (refused.size() > kNamed ? "; …" : "");
}

Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                         const io::ReadOptions& options) {
    const ReadFile read = GREYSCOPE_TRY(imported(file, notes, options));
    return options.textAlone ? read.imported.dataset : tableOf(read);
}

data::TableReader joinedTables(Notes& notes) {
    const auto known = std::make_shared<std::map<std::string, std::shared_ptr<const data::Dataset>>>();
    return [&notes, known](const std::string& path, base::Progress& /*progress*/) -> Expected<data::Dataset> {
        auto& table = (*known)[path];
        if (!table) {
            table = GREYSCOPE_TRY(readTable(path, notes, {.textAlone = true}));
        }
        return *table;
    };
}

Expected<StudyTable> studyTableOf(const ReadFile& file) {
    base::NoProgress progress;
    StudyTable table = GREYSCOPE_TRY(tableFrom(file.imported, fileName(file.path), progress));
    table.path = file.text ? std::string() : file.path;
    table.text = file.text;
    return table;
}

Expected<std::shared_ptr<const data::Dataset>> tableOf(const ReadFile& file) {
    GREYSCOPE_TRY(checkRows(file.imported, file.path));
    return file.imported.dataset;
}

namespace {

/// Returns the tables of a folder as the window opens it.
Expected<std::vector<StudyTable>> folderTables(const std::string& folder, const std::optional<data::Roles>& asked,
                                               Notes& notes) {
    base::NoProgress progress;
    FolderTables read = GREYSCOPE_TRY(tablesOfFolder(folder, {}, progress, asked));
    for (const StudyTable& table : read.tables) {
        for (const StudyTable* source : sourcesOf(table)) {
            notes.addReport(source->path, *source->report, source->asRead()->columns().size());
        }
        for (const data::StackAccount& account : table.stack ? *table.stack : std::vector<data::StackAccount>()) {
            notes.add("Stacked " + base::terminalText(accountText(account)));
        }
    }
    notes.add(refusedText(read.refused));
    return std::move(read.tables);
}

}  // namespace

Expected<std::vector<StudyTable>> runTables(const std::string& given, const std::optional<data::Roles>& asked,
                                            Notes& notes) {
    if (io::isFolder(given)) {
        return folderTables(given, asked, notes);
    }
    base::NoProgress progress;
    const ReadFile file = GREYSCOPE_TRY(imported(given, notes, {}));
    GREYSCOPE_TRY(checkRows(file.imported, fileName(file.path)));
    StudyTable table = GREYSCOPE_TRY(studyTableOf(file));
    const auto before = static_cast<std::ptrdiff_t>(table.recipe.size());
    if (asked && readAsRows(table, progress, *asked)) {
        noteSpread({table.recipe.begin() + before, table.recipe.end()}, notes);
    }
    return std::vector{std::move(table)};
}

Expected<StudyTable> stackedOf(std::vector<StudyTable> tables, const ReadFiles& read, bool byBins, Notes& notes) {
    base::NoProgress progress;
    auto stack = stackedTable(tables, stackName(tables), progress);
    if (!stack && stack.error().code == base::ErrorCode::noSharedFactor && read.areOfFolders) {
        std::vector<std::vector<StudyTable>> groups = byLayout(std::move(tables));
        Names others;
        for (auto group = groups.begin() + 1; group != groups.end(); ++group) {
            std::transform(group->begin(), group->end(), std::back_inserter(others),
                           [](const StudyTable& table) { return table.name; });
        }
        notes.add("Left out: " + std::to_string(others.size()) + (others.size() == 1 ? " table" : " tables") +
                  " of another kind (read them separately): " + base::terminalText(base::joined(others, ", ")));
        if (groups.front().size() == 1) {
            return std::move(groups.front().front());
        }
        stack = stackedTable(groups.front(), stackName(groups.front()), progress);
    }
    if (!stack) {
        return stack;
    }
    for (const data::StackAccount& account : *stack->stack) {
        notes.add("Stacked " + base::terminalText(accountText(account)));
    }
    if (byBins && binTimes(*stack, progress)) {
        const data::OptionText text = data::stepText(stack->recipe.back());
        notes.add("Times that differ slightly between the files were placed at multiples of one interval, as by " +
                  text.option + " " + base::terminalText(text.value));
    }
    return stack;
}

Expected<StudyTable> stackedBy(std::vector<StudyTable> tables, const ReadFiles& read, const data::Roles& asked,
                               bool plain, Notes& notes) {
    tellApart(tables);
    const bool asks = !asked.keys.empty() || !asked.factors.empty() || !asked.metrics.empty();
    const bool taken = asks && takeRoles(tables, completed(asked, tables));
    if (!taken && (asks || plain) && haveOneHeader(tables)) {
        takeRoles(tables, tables.front().roles);
    }
    return stackedOf(std::move(tables), read, asked.factors.empty(), notes);
}

Expected<StackedFiles> stackFiles(const ReadFiles& read, const data::Roles& asked, bool plain, Notes& notes) {
    base::NoProgress progress;
    std::vector<StudyTable> tables;
    for (const ReadFile& file : read.files) {
        GREYSCOPE_TRY(checkRows(file.imported, file.path));
        tables.push_back(GREYSCOPE_TRY(tableFrom(file.imported, fileName(file.path), progress)));
    }
    StudyTable stack = GREYSCOPE_TRY(stackedBy(std::move(tables), read, asked, plain, notes));
    data::Roles& roles = stack.roles;  // The metric of the stack comes first.
    std::stable_partition(roles.metrics.begin(), roles.metrics.end(),
                          [&](const std::string& name) { return name == stack.metric; });
    return StackedFiles{stack.dataset, std::move(roles)};
}

}  // namespace greyscope::app::cli
