#include "app/cli/import/import_command.h"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/table_arguments.h"
#include "app/cli/import/import_output.h"
#include "app/cli/import/plan_output.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/standard_input.h"
#include "app/run/write_file.h"
#include "app/study/file/file_names.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/try.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_spelling.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/reader.h"

namespace greyscope::app::cli {

using base::Expected;

namespace {

/// Sets the numbers of a text table as the file spells them ("1.10", "1e3"). Other sources have only the numbers.
void takeSpellings(ReadFile& read) {
    base::NoProgress progress;
    if (read.imported.report.format != io::csvFormat || read.path == kStandardInput) {
        return;
    }
    if (const auto again = io::readFile(read.path, io::asTextAgain(read.imported), progress)) {
        read.imported.dataset =
            std::make_shared<const data::Dataset>(io::withSpellings(*read.imported.dataset, *again->dataset));
    }
}

bool readsAsTheSame(const std::string& csv, const data::Dataset& table) {
    base::NoProgress progress;
    const auto again = io::readText(csv, "rows.csv", {}, progress);
    return again && std::equal(table.columns().begin(), table.columns().end(), again->dataset->columns().begin(),
                               again->dataset->columns().end(), [](const data::Column& a, const data::Column& b) {
                                   return !a.isNumeric() ||
                                          (b.isNumeric() &&
                                           std::equal(a.numbers().begin(), a.numbers().end(), b.numbers().begin(),
                                                      b.numbers().end(), data::sameNumber));
                               });
}

/// Writes "1,000" only if it is read as a thousand again.
std::string wholeCsv(const data::Dataset& table) {
    std::string csv = io::tidyCsv(table);
    return io::hasGroupedNumbers(table) && !readsAsTheSame(csv, table) ? io::tidyCsv(io::withoutGroupedNumbers(table))
                                                                       : csv;
}

/// Writes a file without a header if it had none, because its column names come from the program. The rows are written
/// without one even if they would then be read differently.
std::string csvOf(const StudyTable& table) {
    const bool hasNames = !table.report || table.report->hasHeading || table.report->format != "CSV";
    std::string whole = wholeCsv(*table.dataset);
    if (hasNames) {
        return whole;
    }
    std::string rows = io::csvRows(*table.dataset);
    base::NoProgress progress;
    const auto again = io::readText(rows, "rows.csv", {}, progress);
    return again && !again->report.hasHeading && again->dataset->rowCount() == table.dataset->rowCount()
               ? std::move(rows)
               : std::move(whole);
}

bool endsAsJson(const std::string& file) {
    return file.ends_with(".json");
}

}  // namespace

std::string ImportCommand::example() const {
    return "  greyscope import fio.json --out tidy.csv\n"
           "  greyscope import 'postgresql://host/db?table=runs&group=system,tasks&measure=rate' --plan\n"
           "  greyscope import results.zip --read member=run1.csv --read encoding=GB18030 --report\n"
           "  greyscope import wide.csv --unpivot '2023,2024=year,gdp' --out long.csv";
}

void ImportCommand::declare(CLI::App& app) {
    declareFiles(app, m_files);
    m_reading.declare(app);
    m_steps.declare(app);
    app.add_option("--out", m_out,
                   "Write the table (several files are stacked) as CSV, or as JSON if the name ends in .json")
        ->type_name("FILE");
    app.add_flag("--report", m_report, "List every line and cell that was skipped or changed while reading");
    app.add_flag(
        "--plan", m_plan,
        "Show how many rows would be read and the query sent to a database; for a large CSV, estimated from a sample");
    declareFormat(app, m_format);
}

Expected<StudyTable> ImportCommand::wholeTable(const std::vector<StudyTable>& tables, const ReadFiles& read,
                                               Notes& notes) const {
    if (tables.size() == 1) {
        return tables.front();
    }
    StackedFiles stack = GREYSCOPE_TRY(stackFiles(read, {}, true, notes));
    StudyTable whole;
    whole.dataset = std::move(stack.dataset);
    whole.roles = std::move(stack.roles);
    return whole;
}

Expected<StudyTable> ImportCommand::reshapedTable(const std::vector<StudyTable>& tables, const ReadFiles& read,
                                                  Notes& notes) const {
    base::NoProgress progress;
    StudyTable table = tables.size() == 1 ? tables.front() : GREYSCOPE_TRY(stackedOf(tables, read, false, notes));
    const auto totals = table.recipe.empty() ? nullptr : std::get_if<data::Filter>(&table.recipe.front().what);
    data::Recipe recipe = totals && m_steps.haveConditionOn(totals->column) ? data::Recipe() : table.recipe;
    recipe.insert(recipe.end(), m_steps.recipe().begin(), m_steps.recipe().end());
    GREYSCOPE_TRY(setRecipe(table, std::move(recipe), progress));
    notes.setSteps(table.dataset->steps());
    return table;
}

Expected<std::string> ImportCommand::run(Notes& notes) {
    base::NoProgress progress;
    if (!m_out.empty() && !endsAsJson(m_out) && !m_out.ends_with(".csv")) {
        return base::fail(base::ErrorCode::optionUnknown, {"--out", m_out, "a file that ends with .csv or .json"});
    }
    if (m_plan) {
        return planOutput(m_files, m_format);
    }
    ReadFiles read = GREYSCOPE_TRY(readFiles(m_files, GREYSCOPE_TRY(m_reading.options()), notes));
    if (m_out.ends_with(".csv")) {
        std::for_each(read.files.begin(), read.files.end(), takeSpellings);
    }
    const bool reshaped = !m_steps.recipe().empty();
    std::vector<StudyTable> tables;
    for (const ReadFile& file : read.files) {
        tables.push_back(GREYSCOPE_TRY(tableFrom(file.imported, fileName(file.path), progress)));
        if (!reshaped) {  // the steps of the whole are reported elsewhere
            notes.addSteps(fileName(file.path), tables.back().dataset->steps());
        }
    }
    tellApart(tables);
    if (reshaped) {
        tables = {GREYSCOPE_TRY(reshapedTable(tables, read, notes))};
    }
    if (!m_out.empty()) {
        const StudyTable whole = GREYSCOPE_TRY(wholeTable(tables, read, notes));
        const std::string text = endsAsJson(m_out) ? tidyJson(whole) : csvOf(whole);
        GREYSCOPE_TRY(writeFile(QString::fromStdString(m_out), QByteArray::fromStdString(text)));
        notes.add("Wrote " + std::to_string(whole.dataset->rowCount()) +
                  (whole.dataset->rowCount() == 1 ? " row to " : " rows to ") + m_out);
    }
    if (tables.size() == 1 && !reshaped) {  // the table that --out writes
        const std::size_t told = tables.front().recipe.size();
        if (readAsRows(tables.front(), progress)) {
            const data::Recipe& recipe = tables.front().recipe;
            noteSpread({recipe.begin() + static_cast<std::ptrdiff_t>(told), recipe.end()}, notes);
        }
    }
    for (std::size_t t = 0; t < tables.size() && m_reading.number() > 1; ++t) {
        takeReading(tables[t], GREYSCOPE_TRY(m_reading.chosen(*tables[t].dataset)));
    }
    if (m_format == Format::json) {
        return notes.writeWith(importJson(tables, read.refused, m_report, m_reading.number()));
    }
    return m_format == Format::csv ? csvTable(columnRows(tables)) : importText(tables, m_report, m_reading.number());
}

}  // namespace greyscope::app::cli
