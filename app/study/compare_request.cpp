#include "app/study/compare_request.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "app/run/tally.h"
#include "app/study/choices/compare_options.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/part_text.h"
#include "core/data/roles/totals.h"
#include "core/io/files/folder_files.h"

namespace greyscope::app {

namespace {

/// Returns the file from which a table was read unchanged; empty if a command could not read the same.
std::string fileOf(const StudyTable& table) {
    const bool asRead = std::all_of(table.recipe.begin(), table.recipe.end(), [&](const data::RecipeStep& step) {
        const auto* filter = std::get_if<data::Filter>(&step.what);
        return filter != nullptr &&
               (data::leavesOutTotals(*filter) ||
                (data::keepsTotalsAlone(*filter) && data::withoutTotals(*table.asRead()) == *filter));
    });
    const bool plain = table.parts.empty() && !table.text && asRead && table.readings.empty();
    return plain && !table.path.starts_with(':') ? table.path : std::string();
}

/// Returns the folder of a stack's files, if it has no other files.
std::string folderOfParts(const StudyTable& table) {
    std::string folder;
    for (const StudyTable& part : table.parts) {
        const std::string file = fileOf(part);
        const std::string parent = std::filesystem::path(file).parent_path().string();
        if (file.empty() || parent.empty() || (!folder.empty() && parent != folder)) {
            return {};
        }
        folder = parent;
    }
    if (folder.empty() || !table.recipe.empty()) {
        return {};
    }
    const auto files = io::filesOfFolder(folder);
    return files && files->size() == table.parts.size() ? folder : std::string();
}

/// A run for a command: a file, and conditions on its rows.
struct FileRun {
    std::string file;
    std::vector<data::Filter> where;
};

/// A single part of a stack is a separate file.
FileRun fileRunOf(const StudyTable& table, const RunChoice& run, const stats::CompareOptions& options) {
    const auto names = table.dataset->column(run.where.empty() ? std::string() : run.where.front().column);
    if (table.parts.empty() || run.where.size() != 1 || !names || !(*names)->namesTables || !table.recipe.empty()) {
        return {table.parts.empty() ? fileOf(table) : folderOfParts(table), run.where};
    }
    for (const StudyTable& part : table.parts) {
        const auto has = [&](const std::string& column) { return part.dataset->find(column).has_value(); };
        if (run.where.front().values == std::vector{part.name} && has(options.value) &&
            std::all_of(options.match.begin(), options.match.end(), has)) {
            return {fileOf(part), {}};
        }
    }
    return {};
}

}  // namespace

std::optional<CompareRequest> compareRequest(const Study& study) {
    const auto runs = comparedRuns(study);
    return runs ? std::optional(compareRequest(study, *runs)) : std::nullopt;
}

CompareRequest compareRequest(const Study& study, const ComparedRuns& runs) {
    CompareRequest request{
        study.table(runs.before.table)->dataset,
        study.table(runs.after.table)->dataset,
        runs,
        runName(study, runs.before).toStdString(),
        runName(study, runs.after).toStdString(),
        {matchedSettings(study, runs), comparedMetric(study, runs), study.compare.better, study.compare.change}};
    request.options.change.better = stats::Better::more;  // determined by `better`
    request.options.change.interval = study.intervals == stats::IntervalMethod::bootstrap
                                          ? stats::ChangeInterval::bootstrap
                                          : stats::ChangeInterval::welch;
    return request;
}

stats::Run beforeOf(const CompareRequest& request) {
    return {*request.before, request.runs.before.where, request.beforeName};
}

stats::Run afterOf(const CompareRequest& request) {
    return {*request.after, request.runs.after.where, request.afterName};
}

base::Expected<stats::Comparison> compareFor(const CompareRequest& request, base::Progress& progress) {
    tally("compare");
    return stats::compareRuns(beforeOf(request), afterOf(request), request.options, base::Threads::available(),
                              progress);
}

std::string compareCommand(const Study& study, const stats::Comparison& comparison) {
    const auto runs = comparedRuns(study);
    if (!runs) {
        return {};
    }
    const stats::CompareOptions& options = comparison.options;
    const stats::ChangeOptions& how = options.change;
    const FileRun before = fileRunOf(*study.table(runs->before.table), runs->before, options);
    const FileRun after = fileRunOf(*study.table(runs->after.table), runs->after, options);
    if (before.file.empty() || after.file.empty()) {
        return {};
    }
    std::string command = "greyscope compare " + shellWord(before.file) + " \\\n  " + shellWord(after.file);
    const auto add = [&command](const std::string& option, const std::string& value) {
        command += " \\\n  " + option + ' ' + shellWord(value);
    };
    const auto share = [](double CompareChoices::*which, double value) { return optionText(optionOf(which), value); };
    for (const data::Filter& filter : before.where) {
        add("--before-where", data::filterText(filter));
    }
    for (const data::Filter& filter : after.where) {
        add("--after-where", data::filterText(filter));
    }
    if (!options.match.empty()) {
        add("--match", base::listText(options.match, ""));
    }
    add("--value", options.value);
    if (options.better) {
        add("--better", base::nameOf(stats::betterNames(), *options.better));
    }
    stats::ChangeOptions usual;
    usual.margin = -1.0;  // the margin is always written
    for (const std::string& option : optionTexts(how, usual)) {
        command += " \\\n  " + option;
    }
    if (options.better) {  // without it, no cell can be worse
        add("--fail-if", "worse:" + share(&CompareChoices::failWorse, study.compare.failWorse));
        if (study.compare.maxUndecided != CompareChoices().maxUndecided) {
            add("--max-undecided", share(&CompareChoices::maxUndecided, study.compare.maxUndecided));
        }
    }
    return command;
}

}  // namespace greyscope::app
