#include "core/stats/changes/compared_cells.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/name_words.h"
#include "core/data/roles/roles.h"

namespace greyscope::stats {

namespace {

using Names = std::vector<std::string>;

/// Names of values that accompany a mean and are not measurements themselves.
constexpr auto kSpreads = std::to_array<std::string_view>(
    {"stddev",  "std",   "stdev",    "sd",     "cv",     "var",    "variance", "min",     "minimum", "max",
     "maximum", "range", "iqr",      "mad",    "stderr", "rounds", "count",    "n",       "samples", "iterations",
     "sum",     "total", "outliers", "标准差", "方差",   "最小值", "最大值",   "变异系数"});

/// Names of what a run did, or when, rather than of settings.
constexpr auto kCounters = std::to_array<std::string_view>({"operations", "ops", "count", "counts", "samples", "rounds",
                                                            "iterations", "transactions", "runtime", "elapsed",
                                                            "duration", "wall", "walltime", "uuid", "pid", "epochs"});
constexpr auto kOwners = std::to_array<std::string_view>({"run", "job", "build", "process", "session", "task"});
constexpr auto kTitles = std::to_array<std::string_view>({"name", "fullname", "benchmark", "test", "command", "case",
                                                          "workload", "query", "task", "title", "label", "名称"});

/// Names of files that contain one measurement each: "r3.csv".
constexpr auto kRunFiles =
    std::to_array<std::string_view>({"r", "out", "output", "result", "results", "log", "data", "measurement", "try",
                                     "attempt", "pass", "round", "test", "bench", "benchmark", "file", "sample"});

/// Returns the words of a name in lower case.
Names wordsInName(const std::string& name) {
    Names words;
    std::string word;
    for (const char c : base::lowered(name) + "_") {
        if (std::string_view("_ -./:").find(c) == std::string_view::npos) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

template <class Words>
bool endsInOne(const std::string& name, const Words& words) {
    const Names own = wordsInName(name);
    return !own.empty() && base::contains(words, std::string_view(own.back()));
}

bool endsInCentre(const std::string& name) {
    const Names own = wordsInName(name);
    return !own.empty() && data::wordHas(data::NameSense::centre, own.back());
}

}  // namespace

bool namesCounter(const std::string& name) {
    const Names words = wordsInName(name);
    const bool id =
        words.size() > 1 && words.back() == "id" && base::contains(kOwners, std::string_view(words[words.size() - 2]));
    return id || endsInOne(name, kCounters) || base::lowered(name) == "jobid" || base::lowered(name) == "runid";
}

namespace {

/// Returns the values of a column in the rows of a run.
std::set<std::string> runValues(const Run& run, const std::string& column) {
    std::set<std::string> values;
    const auto found = run.table.column(column);
    const auto rows = data::select(run.table, run.where);
    for (const std::size_t row : found&& rows ? *rows : data::Rows()) {
        values.insert((*found)->textAt(row));
    }
    return values;
}

bool shareAny(const std::set<std::string>& a, const std::set<std::string>& b) {
    return std::any_of(a.begin(), a.end(), [&](const std::string& value) { return b.contains(value); });
}

/// Returns whether a column differs by run. Counts and times are settings only if both runs have the same values; the
/// origin of a row is one if the runs share a value.
bool tellsRunsApart(const Run& before, const Run& after, const std::string& name) {
    if (namesCounter(name) || data::namesTime(name)) {
        return runValues(before, name) != runValues(after, name);
    }
    return data::namesOrigin(name) && !shareAny(runValues(before, name), runValues(after, name));
}

std::optional<data::Filter> ownFilter(const Run& run, const std::string& name) {
    const auto found = std::find_if(run.where.begin(), run.where.end(),
                                    [&](const data::Filter& filter) { return filter.column == name; });
    return found == run.where.end() ? std::nullopt : std::optional(*found);
}

/// Returns a text column with a value in every row that names what was measured; "" if there is none or no row needs
/// it.
std::string titleFor(const Run& before, const Run& after, const Names& settings) {
    const auto rows = data::select(before.table, before.where);
    std::vector<const data::Column*> columns;
    for (const std::string& name : settings) {
        columns.push_back(*before.table.column(name));
    }
    const auto isBare = [&](std::size_t row) {
        return std::all_of(columns.begin(), columns.end(),
                           [&](const data::Column* column) { return column->missingAt(row); });
    };
    if (columns.empty() || !rows || std::none_of(rows->begin(), rows->end(), isBare)) {
        return {};
    }
    const auto suits = [&](const data::Column& column) {
        return !column.isNumeric() && endsInOne(column.name, kTitles) && after.table.find(column.name) &&
               std::none_of(rows->begin(), rows->end(), [&](std::size_t row) { return column.missingAt(row); });
    };
    const auto& all = before.table.columns();
    const auto found = std::find_if(all.begin(), all.end(), suits);
    return found == all.end() ? std::string() : found->name;
}

/// Returns the keys and factors of all columns, except columns that would determine what varies between the files: file
/// names and counters.
Names settingsOfStack(const Run& run) {
    const auto& columns = run.table.columns();
    const auto files =
        std::find_if(columns.begin(), columns.end(), [](const data::Column& column) { return column.namesTables; });
    if (files == columns.end() || columns.size() == 1 || ownFilter(run, files->name)) {
        return {};
    }
    std::vector<data::Column> others;
    std::copy_if(columns.begin(), columns.end(), std::back_inserter(others), [](const data::Column& column) {
        return !column.namesTables && !namesCounter(column.name) && !data::namesTime(column.name) &&
               !data::namesOrigin(column.name);
    });
    const auto table = data::Dataset::create(std::move(others));
    const auto roles = table ? data::guessRoles(*table) : std::nullopt;
    return roles ? data::settingsOf(*roles) : Names();
}

/// Returns whether a file name numbers runs: "run3", "n2_r1", "2026-11-01". The last word without its digits is then
/// empty or a word for runs.
bool countsRuns(const std::string& file) {
    Names words = wordsInName(file);
    std::string last = words.empty() ? std::string() : words.back();
    std::erase_if(last, base::isDigit);
    return last.empty() || base::contains(kRunFiles, std::string_view(last)) || data::namesRepetitions(last);
}

/// Returns whether some cells of a run are in several files, and each file repeats every cell that it has.
bool repeatsWithinFiles(const Run& run, const Names& settings, const std::string& files) {
    std::map<Names, std::map<std::string, std::size_t>> cells;  // rows by file
    const auto rows = data::select(run.table, run.where);
    const data::Column& file = **run.table.column(files);
    for (const std::size_t row : rows ? *rows : data::Rows()) {
        Names cell;
        for (const std::string& name : settings) {
            const data::Column& column = **run.table.column(name);
            if (!column.missingAt(row)) {
                cell.push_back(column.textAt(row));
            }
        }
        if (cell.size() == settings.size()) {
            ++cells[std::move(cell)][file.textAt(row)];
        }
    }
    const auto isOnce = [](const auto& rowsOf) { return rowsOf.second < 2; };
    const auto fails = [&](const auto& cell) { return std::any_of(cell.second.begin(), cell.second.end(), isOnce); };
    return std::any_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.second.size() > 1; }) &&
           std::none_of(cells.begin(), cells.end(), fails);
}

/// Returns the column of the files if they are parts of both runs: both have "nodes1.csv" and "nodes2.csv", each with
/// its own repeats. Returns "" otherwise.
std::string partsOf(const Run& before, const Run& after, const Names& settings) {
    const auto& columns = before.table.columns();
    const auto files =
        std::find_if(columns.begin(), columns.end(), [](const data::Column& column) { return column.namesTables; });
    if (files == columns.end() || !after.table.find(files->name) || ownFilter(before, files->name) ||
        ownFilter(after, files->name)) {
        return {};
    }
    const std::set<std::string> names = runValues(before, files->name);
    const bool parts = names.size() > 1 && names == runValues(after, files->name) &&
                       std::none_of(names.begin(), names.end(), countsRuns) &&
                       repeatsWithinFiles(before, settings, files->name) &&
                       repeatsWithinFiles(after, settings, files->name);
    return parts ? files->name : std::string();
}

}  // namespace

std::vector<std::string> settingsInBoth(const Run& before, const Run& after, std::vector<std::string> settings,
                                        const std::string& value) {
    std::erase_if(settings, [&](const std::string& name) {
        const auto there = before.table.find(name);
        const auto other = after.table.find(name);
        return name == value || !there || !other || data::countsRepetitions(before.table, name) ||
               before.table.columns()[*there].namesTables || ownFilter(before, name) != ownFilter(after, name) ||
               (before.table.levels(*there).count() == 1 && after.table.levels(*other).count() == 1) ||
               tellsRunsApart(before, after, name);
    });
    if (const std::string title = titleFor(before, after, settings); !title.empty()) {
        settings.insert(settings.begin(), title);
    }
    if (const std::string parts = partsOf(before, after, settings); !parts.empty()) {
        settings.push_back(parts);
    }
    return settings;
}

std::vector<std::string> settingsBetweenFiles(const Run& before, const Run& after) {
    Names settings;
    for (const Run* run : {&before, &after}) {
        for (const std::string& name : settingsOfStack(*run)) {
            const bool inBoth = before.table.find(name) && after.table.find(name);
            if (inBoth && !base::contains(settings, name) &&
                shareAny(runValues(before, name), runValues(after, name))) {
                settings.push_back(name);
            }
        }
    }
    return settings;
}

std::optional<data::Filter> withoutSpreads(const Run& run, const std::vector<std::string>& match) {
    for (const std::string& name : match) {
        const auto column = run.table.column(name);
        if (!column || (*column)->isNumeric() || ownFilter(run, name)) {
            continue;
        }
        data::Filter filter{name, {}, data::Test::isNot};
        bool centre = false;
        for (const std::string& level : (*column)->texts().levels) {
            centre = centre || endsInCentre(level);
            if (endsInOne(level, kSpreads)) {
                filter.values.push_back(level);
            }
        }
        if (centre && !filter.values.empty()) {
            return filter;
        }
    }
    return std::nullopt;
}

}  // namespace greyscope::stats
