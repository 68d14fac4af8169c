#include "app/cli/table_files.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/cli/notes.h"
#include "app/cli/standard_input.h"
#include "app/study/open_table.h"
#include "app/study/stacked_table.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/quantity.h"

namespace greyscope::app::cli {

using base::Expected;
using Names = std::vector<std::string>;

namespace {

Expected<io::Imported> imported(const std::string& file, Notes& notes, const io::ReadOptions& options) {
    base::NoProgress progress;
    const std::string name = fileName(file);
    auto table = file == kStandardInput ? io::readText(GREYSCOPE_TRY(readStandardInput()), name, options, progress)
                                        : io::readFile(file, options, progress);
    if (table) {
        notes.addReport(name, table->report, table->dataset->columns().size());
    }
    if (table && table->dataset->rowCount() == 0 && !options.textAlone) {
        return base::fail(base::ErrorCode::noRows, {}, {name, 0, 0});
    }
    return table;
}

std::set<std::string> header(const StudyTable& table) {
    const Names names = data::columnNames(*table.dataset);
    return {names.begin(), names.end()};
}

bool haveOneHeader(const std::vector<StudyTable>& tables) {
    return std::all_of(tables.begin() + 1, tables.end(),
                       [&](const StudyTable& table) { return header(table) == header(tables.front()); });
}

/// The column of that name in the first table that has it.
const data::Column* columnIn(const std::vector<StudyTable>& tables, const std::string& name) {
    for (const StudyTable& table : tables) {
        if (const auto column = table.dataset->column(name)) {
            return *column;
        }
    }
    return nullptr;
}

/// Roles of these columns by the names that they have in `table`; nothing where it lacks one.
std::optional<data::Roles> rolesIn(const StudyTable& table, data::Roles roles, const std::vector<StudyTable>& tables) {
    for (Names* names : {&roles.keys, &roles.factors, &roles.metrics}) {
        for (std::string& name : *names) {
            const data::Column* const wanted = columnIn(tables, name);
            const data::Column* const own = wanted != nullptr ? data::counterpart(*wanted, *table.dataset) : nullptr;
            if (own == nullptr) {
                return std::nullopt;
            }
            name = own->name;
        }
    }
    return roles;
}

/// Gives every table these roles if all have the columns.
bool takeRoles(std::vector<StudyTable>& tables, const data::Roles& asked) {
    std::vector<data::Roles> roles;
    for (const StudyTable& table : tables) {
        auto own = rolesIn(table, asked, tables);
        if (!own) {
            return false;
        }
        roles.push_back(std::move(*own));
    }
    for (std::size_t t = 0; t < tables.size(); ++t) {
        tables[t].roles = std::move(roles[t]);
        tables[t].wide = false;
        tables[t].metric = tables[t].roles.metrics.empty() ? std::string() : tables[t].roles.metrics.front();
    }
    return true;
}

/// "b.csv: 4 rows, rate_gb_s × 1000 from GB/s to MB/s, without note".
std::string accountText(const data::StackAccount& account) {
    std::string text = account.source + ": " + std::to_string(account.rows) + (account.rows == 1 ? " row" : " rows");
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

Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                         const io::ReadOptions& options) {
    const io::Imported table = GREYSCOPE_TRY(imported(file, notes, options));
    return std::make_shared<const data::Dataset>(data::withMeasuredTexts(*table.dataset));
}

Expected<StackedFiles> readStacked(const std::vector<std::string>& files, const data::Roles& asked, bool plain,
                                   Notes& notes) {
    if (std::count(files.begin(), files.end(), kStandardInput) > 1) {
        return base::fail(base::ErrorCode::optionConflict, {kStandardInput, kStandardInput});
    }
    base::NoProgress progress;
    std::vector<StudyTable> tables;
    for (const std::string& file : files) {
        const io::Imported read = GREYSCOPE_TRY(imported(file, notes, {}));
        tables.push_back(GREYSCOPE_TRY(tableFrom(read, fileName(file), progress)));
        notes.addSteps(fileName(file), tables.back().dataset->steps());
    }
    const bool asks = !asked.keys.empty() || !asked.factors.empty() || !asked.metrics.empty();
    const bool taken = asks && takeRoles(tables, asked);
    if (!taken && (asks || plain) && haveOneHeader(tables)) {
        takeRoles(tables, tables.front().roles);
    }
    StudyTable stack = GREYSCOPE_TRY(stackedTable(tables, {}, progress));
    for (const data::StackAccount& account : *stack.stack) {
        notes.add("Stacked " + base::terminalText(accountText(account)));
    }
    data::Roles& roles = stack.roles;  // the metric of the stack comes first
    std::stable_partition(roles.metrics.begin(), roles.metrics.end(),
                          [&](const std::string& name) { return name == stack.metric; });
    return StackedFiles{stack.dataset, std::move(roles)};
}

}  // namespace greyscope::app::cli
