#include "app/cli/time/time_command.h"

#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/output/notes.h"
#include "app/cli/output/table_output.h"
#include "app/study/file/file_names.h"
#include "app/study/tables/open_table.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/columns/cell_text.h"
#include "core/data/roles/roles.h"
#include "core/io/tools/vdbench/vdbench_reader.h"
#include "widgets/present/time/time_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// Returns the span in "FROM:TO", two numbers of seconds; nullopt for an empty text. Error: optionUnknown.
Expected<std::optional<TimeSpan>> spanIn(const std::string& option, const std::string& text) {
    if (text.empty()) {
        return std::nullopt;
    }
    const std::size_t colon = text.find(':');
    const auto from = data::numberIn(std::string_view(text).substr(0, colon));
    const auto to =
        colon == std::string::npos ? std::nullopt : data::numberIn(std::string_view(text).substr(colon + 1));
    if (!from || !to || !(*to > *from)) {
        return fail(ErrorCode::optionUnknown, {option, text, "FROM:TO, two times in seconds such as 60:104"});
    }
    return TimeSpan{*from, *to};
}

/// Returns how jobs are combined; none for an empty text. Error: optionUnknown.
Expected<data::Aggregation> aggregateIn(const std::string& text) {
    const auto named = data::aggregationNamed(text);
    using Kind = data::Aggregation::Kind;
    constexpr std::array kKinds{Kind::sum, Kind::mean, Kind::median, Kind::percentile};
    if (!text.empty() && (!named || !base::contains(kKinds, named->kind))) {
        return fail(ErrorCode::optionUnknown, {"--aggregate", text, "sum, mean, median, p99"});
    }
    return text.empty() ? data::Aggregation::none : *named;
}

/// The tables that text output prints; JSON has all.
bool isPrinted(const widgets::Table& table) {
    constexpr std::array<std::string_view, 5> kPrinted{"logs", "quantities", "changes", "span", "goes_with"};
    return base::contains(kPrinted, table.name) && !table.rows.empty();
}

}  // namespace

std::string TimeCommand::example() const {
    return "  greyscope time reader_bw.*.log reader_clat.*.log --span 60:104 --with host.csv --figure time.pdf";
}

void TimeCommand::declare(CLI::App& app) {
    app.add_option("LOG", m_logs,
                   "Log: of fio, sysbench, elbencho, vdbench, iostat, sar, mpstat or Darshan DXT, any table with "
                   "a column of times, or a folder of these; each file is one log")
        ->required()
        ->type_name("");
    m_choices.declare(app);
    app.add_option(
           "--aggregate", m_aggregate,
           "How the jobs in a bin are combined; default: the sum for rates, the median and p99 for other values "
           "of operations, the mean for other averages")
        ->type_name("sum|mean|median|pNN");
    app.add_option("--span", m_span, "Span of time in seconds that is compared with the rest")->type_name("FROM:TO");
    app.add_option("--baseline", m_baseline, "Time in seconds with which the span is compared; default: all the rest")
        ->type_name("FROM:TO");
    app.add_option("--with", m_with, "Logs of the host whose quantities may go with those of the logs; may be repeated")
        ->type_name("LOG")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<StudyTable> TimeCommand::tableOf(const ReadFile& file) const {
    const data::Roles stated = timeline::statedRoles(*file.imported.dataset);
    if (m_figure.writesStudy() || stated.metrics.empty()) {
        return studyTableOf(file);
    }
    // The roles that a program states need no look at its rows, of which there may be millions.
    StudyTable table;
    table.path = file.text ? std::string() : file.path;
    table.name = nameOfFile(file.path);
    table.dataset = file.imported.dataset;
    table.report = std::make_shared<const io::ReadReport>(file.imported.report);
    table.roles = stated;
    table.metric = stated.metrics.front();
    return table;
}

Expected<std::vector<std::string>> TimeCommand::addTables(Study& study, const std::vector<std::string>& files,
                                                          Notes& notes) const {
    // Only vdbench knows this word: its intervals instead of their average.
    const ReadFiles read = GREYSCOPE_TRY(readFiles(files, {.dialect = {{"rows", "intervals"}}}, notes));
    std::vector<std::string> names;
    for (const ReadFile& file : read.files) {
        StudyTable table = GREYSCOPE_TRY(tableOf(file));
        if (table.report != nullptr && table.report->format == io::vdbenchFormat) {
            table.told.words = {{"rows", "intervals"}};
        }
        table.name = freeTableName(study, table.name);
        names.push_back(table.name);
        study.tables.push_back(std::move(table));
    }
    return names;
}

Expected<Study> TimeCommand::study(Notes& notes) const {
    Study study;
    study.time = GREYSCOPE_TRY(m_choices.onto({}));
    study.time.aggregate = GREYSCOPE_TRY(aggregateIn(m_aggregate));
    study.time.span = GREYSCOPE_TRY(spanIn("--span", m_span));
    study.time.baseline = GREYSCOPE_TRY(spanIn("--baseline", m_baseline));
    if (study.time.baseline && !study.time.span) {
        return fail(ErrorCode::optionMissing, {"--span", "FROM:TO, with which the baseline is compared"});
    }
    study.time.logs = GREYSCOPE_TRY(addTables(study, m_logs, notes));
    if (!m_with.empty()) {
        study.time.with = GREYSCOPE_TRY(addTables(study, m_with, notes));
    }
    study.name = study.tables.front().name;
    return study;
}

Expected<std::string> TimeCommand::run(Notes& notes) {
    const Study study = GREYSCOPE_TRY(this->study(notes));
    auto asked = TimeAnalysis::request(study);
    if (const auto* missing = std::get_if<widgets::Empty>(&asked)) {
        return fail(ErrorCode::nothingToDraw, {"time", missing->needs.toStdString(), "", ""});
    }
    base::NoProgress progress;
    auto& request = std::get<TimeRequest>(asked);
    auto result = std::make_shared<widgets::TimeResult>(GREYSCOPE_TRY(TimeAnalysis::run(request, progress)));
    std::string text = written({request, study, result}, notes);
    if (m_figure.asked()) {
        const auto same = [&result](const TimeRequest& /*request*/) { return *result; };
        GREYSCOPE_TRY(m_figure.write<TimeAnalysis>(study, TimeAnalysis::kTimeline, same, notes));
    }
    return text;
}

std::string TimeCommand::written(const TimeAnalysis::Shown& shown, Notes& notes) const {
    const std::vector<widgets::Table> tables = widgets::timeTables(*shown.result);
    const timeline::BinGrid& grid = shown.result->grid;
    notes.setRemarks(TimeAnalysis::remarks(*shown.result));
    if (m_format == Format::csv) {
        return csvTable(tables.front());
    }
    if (m_format == Format::json) {
        nlohmann::ordered_json json{{"bin_s", grid.width},
                                    {"bins_count", grid.count},
                                    {"from_s", shown.result->shownAt(0)},
                                    {"to_s", shown.result->shownAt(grid.count)},
                                    {"clock", grid.absolute ? "absolute" : "start"}};
        json["origin"] = grid.absolute ? nlohmann::ordered_json(grid.origin) : nlohmann::ordered_json();
        for (const widgets::Table& table : tables) {
            json[table.name] = jsonRows(table);
        }
        return notes.writeWith(std::move(json));
    }
    std::string text = std::to_string(grid.count) + " bins of " + shortNumber(grid.width) + " s, from " +
                       shortNumber(shown.result->shownAt(0)) + " to " + shortNumber(shown.result->shownAt(grid.count)) +
                       " s\n" + notes.takeRemarks();
    for (const widgets::Table& table : tables) {
        if (isPrinted(table)) {
            text += "\n" + table.title.toStdString() + "\n" + alignedTable(table);
        }
    }
    return text;
}

}  // namespace greyscope::app::cli
