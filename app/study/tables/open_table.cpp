#include "app/study/tables/open_table.h"

#include <atomic>
#include <string_view>
#include <utility>

#include "app/run/tally.h"
#include "app/sources/database_source.h"
#include "app/sources/read_source.h"
#include "app/study/file/file_names.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/role_memory.h"
#include "core/base/free_name.h"
#include "core/base/parallel.h"
#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/data/roles/reading.h"
#include "core/data/roles/totals.h"
#include "core/data/table_layout.h"

namespace greyscope::app {

base::Expected<StudyTable> tableFrom(const io::Imported& imported, const std::string& path, base::Progress& progress) {
    StudyTable table;
    table.name = nameOfFile(path);
    table.path = path;
    table.dataset = imported.dataset;
    table.report = std::make_shared<const io::ReadReport>(imported.report);
    if (auto totals = data::withoutTotals(*table.dataset)) {
        table.recipe = {{std::move(*totals)}};
        auto rest = GREYSCOPE_TRY(data::applyRecipe(*table.dataset, table.recipe, {}, progress));
        table.source = std::exchange(table.dataset, std::make_shared<const data::Dataset>(std::move(rest.dataset)));
    }
    const auto readings = data::readings(*table.dataset, progress);  // also determines the layout
    auto layout = data::guessLayout(*table.dataset, progress);
    if (!layout) {
        base::Error error = layout.error();
        error.location = {path, 0, 0};
        return tl::unexpected(std::move(error));
    }
    table.wide = layout->wide;
    table.guess = std::make_shared<const data::RoleGuess>(std::move(layout->guess));
    table.roles = std::move(layout->roles);
    if (readings) {
        takeReading(table, readings->best);
    }
    return table;
}

namespace {

/// Share of reading in the time to open a file; the rest is for its series.
constexpr double kReadingShare = 0.4;
constexpr double kRolesShare = 0.3;

/// The rows must be read first, because later comparisons use them.
base::Expected<StudyTable> tableFromDatabase(const std::string& path, base::Progress& progress) {
    const ReadSource read = GREYSCOPE_TRY(readSource(path, {}, progress));
    StudyTable table = GREYSCOPE_TRY(tableFrom(read.imported, read.path, progress));
    table.stamp = GREYSCOPE_TRY(stampOfSource(read.path, *read.imported.dataset, progress));
    table.carried = !fileOfSource(read.path).empty() && isSmall(table);
    return table;
}

/// Stops calculating the checksum if the file is not a table, because a large one would take a minute.
class WhileWanted final : public base::Progress {
public:
    WhileWanted(const base::Progress& whole, const std::atomic<bool>& refused) : m_whole(whole), m_refused(refused) {}
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return m_refused || m_whole.cancelled(); }

private:
    const base::Progress& m_whole;
    const std::atomic<bool>& m_refused;
};

}  // namespace

base::Expected<StudyTable> tableFromFile(const std::string& path, const io::ReadOptions& options,
                                         base::Progress& progress) {
    if (isDatabase(path)) {
        return tableFromDatabase(path, progress);
    }
    tally("read " + path);
    base::Expected<StudyTable> table;
    base::Expected<SourceStamp> stamp;
    std::atomic<bool> refused = false;
    WhileWanted summing(progress, refused);
    base::ProgressParts parts(progress);
    base::ProgressParts::Part reading(parts, kReadingShare);
    base::ProgressParts::Part roles(parts, kRolesShare);
    base::forEach(2, base::Threads::available(), [&](std::size_t part) {
        if (part == 0) {
            table = io::readFile(path, options, reading).and_then([&](const io::Imported& imported) {
                return tableFrom(imported, path, roles);
            });
            roles.report(1.0);
            refused = !table.has_value();
        } else {
            stamp = stampOf(path, summing);
        }
    });
    if (table && !stamp) {
        return tl::unexpected(stamp.error());
    }
    if (table) {
        table->stamp = *stamp;
        table->told = {options.format, options.dialect};
        table->layout = table->told.empty() ? layoutOf(*table->asRead(), table->readings) : std::string();
    }
    return table;
}

base::Expected<StudyTable> tableFromText(std::string text, const std::string& name, const io::ReadOptions& options,
                                         base::Progress& progress) {
    auto table = tableFromBytes(QByteArray::fromStdString(text), name, options, progress);
    if (table) {
        table->text = std::make_shared<const std::string>(std::move(text));
    }
    return table;
}

base::Expected<StudyTable> tableFromBytes(const QByteArray& bytes, const std::string& path,
                                          const io::ReadOptions& options, base::Progress& progress) {
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto imported = io::readText(view, path, options, progress);
    if (!imported) {
        return tl::unexpected(imported.error());
    }
    return tableFrom(*imported, path, progress);
}

bool isSmall(const StudyTable& table) {
    constexpr std::size_t kMostCells = 200'000;
    return table.asRead()->rowCount() * table.asRead()->columns().size() <= kMostCells;
}

std::string freeTableName(const Study& study, const std::string& wanted) {
    return base::freeNumberedName(wanted, [&](const std::string& name) { return study.table(name) != nullptr; });
}

Selection firstSelection(const std::string& table, const std::vector<std::string>& names) {
    constexpr std::size_t kChosenOfAny = 3000;  // maximum that a band can show
    constexpr std::size_t kChosenOfMany = 36;
    Selection selection;
    const std::size_t chosen = names.size() > kChosenOfAny ? kChosenOfMany : names.size();
    for (std::size_t s = 0; s < chosen; ++s) {
        const SeriesId id{table, names[s]};
        if (s == 0) {
            selection.reference = id;
        } else {
            selection.compared.push_back(id);
        }
    }
    return selection;
}

void addTable(Study& study, StudyTable table, const std::vector<std::string>& names) {
    study.selection = firstSelection(table.name, names);
    study.tables.push_back(std::move(table));
}

}  // namespace greyscope::app
