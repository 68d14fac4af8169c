#include "core/stats/changes/compare_runs.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/progress_part.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/direction.h"
#include "core/data/columns/units.h"
#include "core/data/roles/roles.h"
#include "core/data/roles/summed_rows.h"
#include "core/data/row_classes.h"
#include "core/data/series/invalid_results.h"
#include "core/data/stack/stack.h"
#include "core/stats/changes/matched_rows.h"

namespace greyscope::stats {

namespace {

/// Returns the labels of a row's cell.
std::vector<std::string> labelsAt(const std::vector<const data::Column*>& columns, std::size_t row) {
    std::vector<std::string> labels;
    for (const data::Column* column : columns) {
        labels.push_back(column->missingAt(row) ? "–" : column->textAt(row));
    }
    return labels;
}

/// The cells of one run: values by the labels of a cell.
struct RunCells {
    struct Cell {
        std::vector<std::string> labels;
        std::vector<double> values;
        std::size_t firstLine = 0;
        std::string firstTable = {};
        std::vector<Moments> summed = {};  ///< moments of the rows, if they are aggregated

        /// Returns the measurements. Aggregated rows are combined by their counts; other rows among them count as one
        /// measurement each.
        [[nodiscard]] Measured measured() && {
            return summed.empty() ? Measured{std::move(values)} : Measured{{}, together(summed)};
        }
    };
    std::vector<Cell> cells;
    std::unordered_map<std::string, std::size_t> byLabels;
    RunAccount account;

    /// Returns the index of a row's cell, which is added if it is new.
    std::size_t add(const std::vector<const data::Column*>& columns, std::size_t row, const data::Dataset& table) {
        std::vector<std::string> labels = labelsAt(columns, row);
        const auto [place, isNew] = byLabels.emplace(base::joined(labels, "\x1f"), cells.size());
        if (!isNew) {
            return place->second;
        }
        cells.push_back({std::move(labels), {}, table.lineInPart(row), table.tableOf(row)});
        return place->second;
    }
};

/// Adds the name of the run to an error about a column.
base::Expected<const data::Column*> inRun(const Run& run, base::Expected<const data::Column*> column) {
    return std::move(column).map_error([&run](base::Error error) {
        error.location.file = run.name;
        return error;
    });
}

/// Returns the steps of these files of a stack; steps of a single file have no file name.
std::vector<data::StepAccount> stepsOfFiles(const data::Dataset& table, const std::vector<std::string>& files) {
    std::vector<data::StepAccount> steps = table.steps();
    std::erase_if(steps, [&](const data::StepAccount& step) { return !base::contains(files, step.table); });
    for (data::StepAccount& step : steps) {
        step.table = files.size() == 1 ? std::string() : step.table;
    }
    return data::summedSteps(steps);
}

/// In a stack whose files are the runs, removes the rows of the other files from the account of this run.
void forgetOtherFiles(data::LeftOut& leftOut, const data::Dataset& table) {
    const std::vector<data::StepAccount>& steps = table.steps();
    if (std::any_of(steps.begin(), steps.end(), [](const data::StepAccount& step) { return step.table.empty(); })) {
        return;  // steps of the whole stack count the rows of all files
    }
    std::erase_if(leftOut.filtered, [&](const data::Filtered& filtered) {
        const auto column = table.find(filtered.filter.column);
        const bool ofFiles = column && table.columns()[*column].namesTables && filtered.filter.test == data::Test::is;
        if (ofFiles) {
            leftOut.rows -= filtered.rows;
            leftOut.steps = stepsOfFiles(table, filtered.filter.values);
        }
        return ofFiles;
    });
}

constexpr std::size_t kNoCell = static_cast<std::size_t>(-1);
constexpr std::size_t kRowsBetweenLooks = 65536;  // between checks for cancellation

base::Expected<RunCells> sideOf(const Run& run, const CompareOptions& options, const std::string& metric, double factor,
                                base::Progress& progress) {
    RunCells side;
    side.account.name = run.name;
    MatchedRows matched = GREYSCOPE_TRY(matchedRows(run.table, run.where, options.match));
    data::PlacedRows& placed = matched.complete;
    const data::Column& value = *GREYSCOPE_TRY(inRun(run, run.table.numericColumn(metric)));
    data::Tally empty{data::Reason::valueEmpty, metric, 0, 0, {}};
    std::vector<const data::Column*> columns;
    for (const std::string& name : options.match) {
        columns.push_back(GREYSCOPE_TRY(inRun(run, run.table.column(name))));
    }
    data::Coding coding = data::codesOf(run.table, columns, placed.rows);
    data::orderByAppearance(coding);
    std::vector<std::size_t> cellOf(coding.count, kNoCell);
    const data::SummedRows summed(run.table, metric);
    const data::InvalidResults invalid(run.table, value);
    const auto tellInvalid = [&](std::size_t row) {
        if (auto result = invalid.at(row)) {
            result->series = run.name;
            result->labels = labelsAt(columns, row);
            result->measured = result->measured ? std::optional(*result->measured * factor) : std::nullopt;
            placed.leftOut.invalid.push_back(std::move(*result));
        }
    };
    const auto add = [&](std::size_t row, const auto& cellOfRow) {
        const double number = value.numbers()[row] * factor;
        if (!std::isfinite(number)) {
            if (empty.count++ == 0) {
                empty.firstLine = run.table.lineInPart(row);
                empty.firstTable = run.table.tableOf(row);
            }
            tellInvalid(row);
            return;
        }
        RunCells::Cell& cell = side.cells[cellOfRow()];
        cell.values.push_back(number);
        if (summed.any()) {
            const Moments own = summed.at(row).value_or(Moments{1, value.numbers()[row], 0.0});
            cell.summed.push_back({own.count, factor * own.mean, factor * own.deviation});
        }
    };
    for (std::size_t i = 0; i < placed.rows.size(); ++i) {
        if (i % kRowsBetweenLooks == 0 && progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        add(placed.rows[i], [&] {
            std::size_t& cell = cellOf[coding[i]];
            cell = cell == kNoCell ? side.add(columns, placed.rows[i], run.table) : cell;
            return cell;
        });
    }
    for (const std::size_t row : matched.without) {
        add(row, [&] { return side.add(columns, row, run.table); });
    }
    if (empty.count > 0) {
        placed.leftOut.idle.push_back(std::move(empty));
    }
    side.account.leftOut = std::move(placed.leftOut);
    forgetOtherFiles(side.account.leftOut, run.table);
    return side;
}

/// Adds the cells that the other side lacks to the account.
void countAlone(RunCells& side, const RunCells& other) {
    data::Tally alone{data::Reason::noPartner, {}, 0, 0, {}};
    for (const RunCells::Cell& cell : side.cells) {
        if (!other.byLabels.contains(base::joined(cell.labels, "\x1f"))) {
            if (alone.count == 0) {
                alone.firstLine = cell.firstLine;
                alone.firstTable = cell.firstTable;
            }
            alone.count += cell.values.size();
            side.account.cellsAlone.push_back(base::joined(cell.labels, " × "));
        }
    }
    if (alone.count > 0) {
        side.account.leftOut.idle.push_back(std::move(alone));
    }
}

base::Expected<std::string> valueOf(const Run& before, const CompareOptions& options) {
    if (!options.value.empty()) {
        return options.value;
    }
    base::NoProgress progress;
    const data::Roles roles = GREYSCOPE_TRY(data::guessRoles(before.table, progress));
    return roles.metrics.empty() ? base::fail(base::ErrorCode::noNumericColumn)
                                 : base::Expected<std::string>(roles.metrics.front());
}

/// Returns the metric of the run after, including one whose name differs only in its unit, convertible or not.
std::string valueAfter(const data::Dataset& before, const data::Dataset& after, const std::string& value) {
    const auto column = before.find(value);
    if (const data::Column* const other = column ? data::counterpart(before.columns()[*column], after) : nullptr) {
        return other->name;
    }
    const auto& columns = after.columns();
    const auto named = std::find_if(columns.begin(), columns.end(), [&](const data::Column& other) {
        return other.isNumeric() && data::wordsWithoutUnit(other.name) == data::wordsWithoutUnit(value);
    });
    return named == columns.end() ? value : named->name;
}

/// Returns the factor that converts values of the run after; matched columns must have the same unit.
base::Expected<double> factorOf(const Run& before, const Run& after, const CompareOptions& options,
                                const std::string& otherValue) {
    const auto differ = [&](const data::Column& a, const data::Column& b) {
        return base::fail(base::ErrorCode::unitsDiffer, {before.name, a.name, a.unit, after.name, b.name, b.unit});
    };
    for (const std::string& name : options.match) {
        const data::Column& a = *GREYSCOPE_TRY(inRun(before, before.table.column(name)));
        const data::Column& b = *GREYSCOPE_TRY(inRun(after, after.table.column(name)));
        if (a.unit != b.unit) {
            return differ(a, b);
        }
    }
    const data::Column& a = *GREYSCOPE_TRY(inRun(before, before.table.numericColumn(options.value)));
    const data::Column& b = *GREYSCOPE_TRY(inRun(after, after.table.numericColumn(otherValue)));
    const auto factor = data::unitFactor(b.unit, a.unit);
    return factor ? base::Expected<double>(*factor) : differ(a, b);
}

/// Returns the settings that vary within the cells of a run.
std::vector<std::string> mixedIn(const Run& run, const CompareOptions& options) {
    const auto roles = data::guessRoles(run.table);
    const auto placed = data::placedRows(run.table, run.where, {}, options.match);
    std::vector<std::string> mixed;
    if (!roles || !placed) {
        return mixed;
    }
    std::vector<const data::Column*> columns;
    for (const std::string& name : options.match) {
        columns.push_back(*run.table.column(name));
    }
    const std::size_t cells = data::codesOf(run.table, columns, placed->rows).count;
    for (const std::string& name : data::settingsOf(*roles)) {
        // A repetition may be guessed as the axis if a table has no other column to run along.
        const bool isRepeat =
            (*run.table.column(name))->namesTables || data::countsRepetitions(run.table, name) || namesCounter(name);
        if (name == options.value || isRepeat || base::contains(options.match, name)) {
            continue;
        }
        columns.push_back(*run.table.column(name));
        if (data::codesOf(run.table, columns, placed->rows).count > cells) {
            mixed.push_back(name);
        }
        columns.pop_back();
    }
    return mixed;
}

void addGroups(Comparison& comparison) {
    constexpr std::size_t kMostGroups = 8;
    for (std::size_t column = 0; column < comparison.options.match.size(); ++column) {
        std::vector<std::string> levels;
        for (const CellChange& cell : comparison.cells) {
            if (levels.size() <= kMostGroups && !base::contains(levels, cell.labels[column])) {
                levels.push_back(cell.labels[column]);
            }
        }
        if (levels.size() < 2 || levels.size() > kMostGroups || levels.size() == comparison.cells.size()) {
            continue;
        }
        comparison.groupedBy = comparison.options.match[column];
        for (const std::string& level : levels) {
            std::vector<const CellChange*> cells;
            for (const CellChange& cell : comparison.cells) {
                if (cell.labels[column] == level) {
                    cells.push_back(&cell);
                }
            }
            comparison.groups.push_back(meanChange(cells, comparison.options.change, level));
        }
        return;
    }
}

void summarise(Comparison& comparison) {
    std::vector<const CellChange*> all;
    double variations = 0.0;
    std::size_t varied = 0;
    for (const CellChange& cell : comparison.cells) {
        all.push_back(&cell);
        comparison.oneRepeat += cell.untested == Untested::oneRepeat ? 1 : 0;
        comparison.notPositive += cell.untested == Untested::notPositive ? 1 : 0;
        comparison.noSpread += cell.untested == Untested::noSpread ? 1 : 0;
        comparison.summedUp += cell.untested == Untested::summedUp ? 1 : 0;
        comparison.beyondNumbers += cell.untested == Untested::beyondNumbers ? 1 : 0;
        comparison.fewRanks += cell.untested == Untested::fewRanks ? 1 : 0;
        for (const Repeats* repeats : {&cell.before, &cell.after}) {
            if (repeats->variation) {
                variations += *repeats->variation;
                ++varied;
            }
        }
    }
    comparison.meanVariation = varied > 0 ? std::optional(variations / static_cast<double>(varied)) : std::nullopt;
    comparison.overall = meanChange(all, comparison.options.change);
    addGroups(comparison);
}

/// Two runs prepared for comparison: all options filled in, and the cells of each with the account of its rows.
struct Sides {
    Comparison comparison;  ///< only the parts that follow from the rows
    Run before, after;
    RunCells first, second;
};

base::Expected<Sides> sidesOf(const Run& runBefore, const Run& runAfter, const CompareOptions& options,
                              base::Progress& progress) {
    GREYSCOPE_TRY(options.change.validate());
    Sides sides;
    sides.before = runBefore;
    sides.after = runAfter;
    auto& [comparison, before, after, first, second] = sides;
    CompareOptions& settled = comparison.options;
    settled = options;
    settled.value = GREYSCOPE_TRY(valueOf(before, options));
    if (settled.match.empty()) {
        const auto roles = data::guessRoles(before.table);
        settled.match =
            settingsInBoth(before, after, roles ? data::settingsOf(*roles) : std::vector<std::string>(), settled.value);
    }
    comparison.spreads = withoutSpreads(before, settled.match);
    for (Run* run : {&before, &after}) {
        if (auto spreads = withoutSpreads(*run, settled.match)) {
            run->where.push_back(std::move(*spreads));
        }
    }
    if (base::contains(settled.match, settled.value)) {
        return base::fail(base::ErrorCode::optionConflict, {"match", "value " + settled.value});
    }
    comparison.unit = (*GREYSCOPE_TRY(inRun(before, before.table.numericColumn(settled.value)))).unit;
    settled.better = settled.better ? settled.better : directionOf(before.table, after.table, settled.value);
    settled.change.better = settled.better.value_or(Better::more);
    const std::string otherValue = valueAfter(before.table, after.table, settled.value);
    const double factor = GREYSCOPE_TRY(factorOf(before, after, settled, otherValue));
    first = GREYSCOPE_TRY(sideOf(before, settled, settled.value, 1.0, progress));
    second = GREYSCOPE_TRY(sideOf(after, settled, otherValue, factor, progress));
    countAlone(first, second);
    countAlone(second, first);
    return sides;
}

}  // namespace

std::optional<Better> directionOf(const data::Dataset& before, const data::Dataset& after, const std::string& value) {
    const auto own = before.column(value);
    const auto other = after.column(valueAfter(before, after, value));
    return data::betterOf({own ? *own : nullptr, other ? *other : nullptr});
}

base::Expected<RunAccounts> accountsOf(const Run& before, const Run& after, const CompareOptions& options,
                                       base::Progress& progress) {
    Sides sides = GREYSCOPE_TRY(sidesOf(before, after, options, progress));
    return RunAccounts{std::move(sides.first.account), std::move(sides.second.account)};
}

base::Expected<Comparison> compareRuns(const Run& runBefore, const Run& runAfter, const CompareOptions& options,
                                       base::Threads threads, base::Progress& progress) {
    Sides sides = GREYSCOPE_TRY(sidesOf(runBefore, runAfter, options, progress));
    Comparison& comparison = sides.comparison;
    const CompareOptions& settled = comparison.options;
    RunCells& first = sides.first;
    RunCells& second = sides.second;
    std::vector<std::pair<RunCells::Cell*, RunCells::Cell*>> pairs;
    for (RunCells::Cell& cell : first.cells) {
        const auto other = second.byLabels.find(base::joined(cell.labels, "\x1f"));
        if (other != second.byLabels.end()) {
            pairs.emplace_back(&cell, &second.cells[other->second]);
        }
    }
    if (pairs.empty()) {
        return base::fail(base::ErrorCode::noMatchingRows, {runBefore.name, runAfter.name});
    }
    comparison.cells.resize(pairs.size());
    base::ProgressParts parts(progress);
    base::forEach(pairs.size(), threads, [&](std::size_t i) {
        base::ProgressParts::Part part(parts, 1.0 / static_cast<double>(pairs.size()));
        if (!part.cancelled()) {
            comparison.cells[i] =
                measureChange(std::move(pairs[i].first->labels), std::move(*pairs[i].first).measured(),
                              std::move(*pairs[i].second).measured(), settled.change, i);
            part.report(1.0);
        }
    });
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    decide(comparison.cells, settled.change);
    comparison.before = std::move(first.account);
    comparison.after = std::move(second.account);
    comparison.mixed = mixedIn(sides.before, settled);
    summarise(comparison);
    return std::move(comparison);
}

namespace {

/// Returns a number that is smaller for worse changes; infinite for a cell without a change.
double goodnessOf(const Comparison& comparison, const CellChange& cell) {
    const double sign = comparison.options.better == Better::less ? -1.0 : 1.0;
    return cell.change ? sign * *cell.change : std::numeric_limits<double>::infinity();
}

}  // namespace

std::size_t worstCell(const Comparison& comparison) {
    const auto worst = std::min_element(comparison.cells.begin(), comparison.cells.end(),
                                        [&](const CellChange& a, const CellChange& b) {
                                            return goodnessOf(comparison, a) < goodnessOf(comparison, b);
                                        });
    return static_cast<std::size_t>(worst - comparison.cells.begin());
}

std::vector<std::size_t> byChange(const Comparison& comparison) {
    std::vector<std::pair<double, std::size_t>> goodness;
    goodness.reserve(comparison.cells.size());
    for (const CellChange& cell : comparison.cells) {
        goodness.emplace_back(goodnessOf(comparison, cell), goodness.size());
    }
    std::sort(goodness.begin(), goodness.end());
    std::vector<std::size_t> order;
    order.reserve(goodness.size());
    for (const auto& [change, cell] : goodness) {
        order.push_back(cell);
    }
    return order;
}

std::string verdictName(Verdict verdict, bool betterIsKnown) {
    if (!betterIsKnown && verdict == Verdict::worse) {
        return "lower";
    }
    return !betterIsKnown && verdict == Verdict::better ? "higher" : base::nameOf(verdictNames(), verdict);
}

CellCount countCells(const Comparison& comparison) {
    CellCount count;
    count.unmatched = comparison.before.cellsAlone.size() + comparison.after.cellsAlone.size();
    count.all = comparison.cells.size() + count.unmatched;
    count.untested =
        count.unmatched + static_cast<std::size_t>(std::count_if(
                              comparison.cells.begin(), comparison.cells.end(), [](const CellChange& cell) {
                                  return cell.untested != Untested::none && cell.untested != Untested::noSpread;
                              }));
    return count;
}

}  // namespace greyscope::stats
