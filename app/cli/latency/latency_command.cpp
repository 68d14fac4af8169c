#include "app/cli/latency/latency_command.h"

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/table_arguments.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/table_files.h"
#include "app/cli/output/table_output.h"
#include "app/study/choices/latency_options.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "widgets/present/latency/latency_curves.h"
#include "widgets/present/latency/latency_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

nlohmann::ordered_json accountJson(const widgets::LatencyAccount& account) {
    nlohmann::ordered_json json = leftOutJson(account.leftOut);
    json["negative"] = account.negative;
    return json;
}

}  // namespace

std::string LatencyCommand::example() const {
    return "  greyscope latency before.json after.json --percentiles 50,99,99.9 --figure latency.pdf\n"
           "  greyscope latency job_clat_hist.1.log --curve histogram --format json";
}

void LatencyCommand::declare(CLI::App& app) {
    declareFiles(app, m_files);
    m_reading.declare(app);
    m_steps.declare(app);
    m_choices.declare(app);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<Study> LatencyCommand::study(Notes& notes) const {
    io::ReadOptions options = GREYSCOPE_TRY(m_reading.options());
    options.dialect.emplace("rows", "bins");  // of fio's JSON+
    const ReadFiles read = GREYSCOPE_TRY(readFiles(m_files, options, notes));
    Study study;
    base::NoProgress progress;
    for (const ReadFile& file : read.files) {
        StudyTable table = GREYSCOPE_TRY(studyTableOf(file));
        table.told = {options.format, options.dialect};
        if (!file.imported.report.dialect.contains("rows")) {
            table.told.words.erase("rows");
        }
        data::Recipe recipe = table.recipe;
        recipe.insert(recipe.end(), m_steps.recipe().begin(), m_steps.recipe().end());
        if (recipe != table.recipe) {
            GREYSCOPE_TRY(setRecipe(table, std::move(recipe), progress, nullptr, joinedTables(notes)));
        }
        if (m_reading.number() > 1) {
            takeReading(table, GREYSCOPE_TRY(m_reading.chosen(*table.dataset)));
        }
        table.name = freeTableName(study, table.name);
        study.tables.push_back(std::move(table));
    }
    study.name = study.tables.front().name;
    study.latency = GREYSCOPE_TRY(m_choices.onto({}));
    return study;
}

Expected<void> LatencyCommand::checkColumns(const Study& study) const {
    const LatencyChoices& choices = study.latency;
    std::vector<std::string> names = choices.series;
    names.insert(names.end(), {choices.value, choices.count, choices.time});
    for (const std::string& name : names) {
        const auto has = [&](const StudyTable& table) { return table.dataset->find(name).has_value(); };
        if (!name.empty() && std::none_of(study.tables.begin(), study.tables.end(), has)) {
            const auto known = data::columnNames(*study.tables.front().dataset);
            return fail(ErrorCode::unknownColumn, base::withChoices({name}, base::nearestChoices(name, known)));
        }
    }
    return {};
}

Expected<std::string> LatencyCommand::run(Notes& notes) {
    Study study = GREYSCOPE_TRY(this->study(notes));
    GREYSCOPE_TRY(checkColumns(study));
    auto asked = LatencyAnalysis::request(study);
    if (const auto* missing = std::get_if<widgets::Empty>(&asked)) {
        return fail(ErrorCode::nothingToDraw, {"latency", missing->needs.toStdString(), "", ""});
    }
    auto& request = std::get<LatencyRequest>(asked);
    for (const StudyTable& table : study.tables) {
        const bool used = std::any_of(request.tables.begin(), request.tables.end(),
                                      [&](const LatencyTable& each) { return each.name == table.name; });
        if (used) {
            study.latency.tables.push_back(table.name);
        }
        notes.add(used ? std::string() : base::terminalText(table.name) + ": not used, because it has no latencies");
    }
    request.choices.tables = study.latency.tables;
    base::NoProgress progress;
    notes.setLeftOut(LatencyAnalysis::accounts(request, progress));
    auto result = std::make_shared<widgets::LatencyResult>(GREYSCOPE_TRY(LatencyAnalysis::run(request, progress)));
    std::string text = written({request, study, result}, notes);
    if (m_figure.asked()) {
        const auto same = [&result](const LatencyRequest& /*request*/) { return *result; };
        GREYSCOPE_TRY(m_figure.write<LatencyAnalysis>(study, LatencyAnalysis::kCurve, same, notes));
    }
    return text;
}

std::string LatencyCommand::written(const LatencyAnalysis::Shown& shown, Notes& notes) const {
    const widgets::LatencyResult& result = *shown.result;
    notes.setRemarks(widgets::latencyRemarks(result));
    const std::vector<widgets::Table> tables = LatencyAnalysis::tables(shown);
    if (m_format == Format::csv) {
        for (const widgets::LatencyAccount& account : result.accounts) {
            notes.add(leftOutText(account.leftOut));
        }
        return csvTable(tables.front());
    }
    const widgets::Table runs = widgets::latencyRunTable(result);
    if (m_format == Format::json) {
        nlohmann::ordered_json json;
        json["unit"] = widgets::shownUnit(result).name.toStdString();
        json[runs.name] = jsonRows(runs);
        for (const widgets::Table& table : tables) {
            json[table.name] = jsonRows(table);
        }
        if (result.shift) {
            json["compared"] = {result.runs[result.first].name, result.runs[result.second].name};
        }
        const widgets::Table curve = widgets::latencyCurveTable(result, shown.study.latency.curve);
        json[curve.name] = jsonRows(curve);
        if (result.accounts.size() == 1) {
            json["left_out"] = accountJson(result.accounts.front());
        }
        for (const widgets::LatencyAccount& account :
             result.accounts.size() > 1 ? result.accounts : decltype(result.accounts)()) {
            json["left_out"][account.table] = accountJson(account);
        }
        return notes.writeWith(std::move(json));
    }
    std::string text;
    for (const widgets::LatencyAccount& account : result.accounts) {
        text +=
            (account.table.empty() ? "" : base::terminalText(account.table) + ": ") + rowsText(account.leftOut) + "\n";
        const std::string leftOut = leftOutText(account.leftOut);
        text += leftOut.empty() ? leftOut : leftOut + "\n";
    }
    text += notes.takeRemarks() + "\n" + alignedTable(runs) + "\n";
    for (const widgets::Table& table : tables) {
        text += alignedTable(table) + "\n";
    }
    return text;
}

}  // namespace greyscope::app::cli
