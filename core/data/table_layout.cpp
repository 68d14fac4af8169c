#include "core/data/table_layout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/calendar.h"
#include "core/data/coding.h"
#include "core/data/column_clues.h"
#include "core/data/column_name.h"

namespace greyscope::data {

namespace {

/// Tables with fewer measured columns than this hold several metrics of one system, not one metric of many systems.
constexpr std::size_t kFewestSystems = 8;

/// The roles of a wide table whose cells several columns tell apart; nullopt of another table, nor where it is
/// cancelled.
std::optional<Roles> gridRoles(const Dataset& dataset, const Roles& guess, const base::Progress& progress) {
    if (guess.metrics.size() < kFewestSystems) {
        return std::nullopt;
    }
    Roles roles{
        .keys = {}, .factors = guess.factors, .metrics = {}, .descriptions = {}, .repetitions = guess.repetitions};
    roles.factors.insert(roles.factors.end(), guess.keys.begin(), guess.keys.end());
    if (roles.factors.size() < 2) {
        return std::nullopt;
    }
    std::vector<std::size_t> rows(dataset.rowCount());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    // Column by column, so that a question in between is heard.
    std::vector<const Column*> told;
    std::size_t cells = 1;
    for (const std::string& factor : roles.factors) {
        if (progress.cancelled()) {
            return std::nullopt;
        }
        told.push_back(*dataset.column(factor));
        cells = codesOf(told, rows).count;
    }
    if (10 * cells < 9 * rows.size() && roles.repetitions.empty()) {
        return std::nullopt;
    }
    for (const Column& column : dataset.columns()) {  // as they stand in the file
        if (base::contains(guess.metrics, column.name)) {
            roles.metrics.push_back(column.name);
        }
    }
    const std::string& unit = (*dataset.column(roles.metrics.front()))->unit;
    const bool oneUnit = std::all_of(roles.metrics.begin(), roles.metrics.end(),
                                     [&](const std::string& name) { return (*dataset.column(name))->unit == unit; });
    return oneUnit ? std::optional(std::move(roles)) : std::nullopt;
}

bool neverRepeats(const Dataset& dataset, std::size_t column) {
    return dataset.levels(column).count() == dataset.rowCount();
}

/// Columns that are neither measured nor measured along: those that count the rows of the file or say another one once
/// more, and delimiters at the ends of lines, which leave an empty one without a name.
std::vector<bool> idleColumns(const Dataset& dataset, const RoleGuess& guess) {
    std::vector<bool> idle;
    for (std::size_t c = 0; c < guess.reasons.size(); ++c) {
        const RoleClue clue = guess.reasons[c].clue;
        const bool ignored = guess.reasons[c].role == Role::ignored;
        idle.push_back(clue == RoleClue::countsRows || (clue == RoleClue::follows && ignored) ||
                       (clue == RoleClue::empty && hasNoName(dataset.columns()[c].name)));
    }
    return idle;
}

/// The year, where a column says it, else the first column.
std::size_t axisOf(const Dataset& dataset, const std::vector<bool>& isIdle) {
    const auto& columns = dataset.columns();
    std::size_t first = 0;
    while (first < isIdle.size() && isIdle[first]) {
        ++first;
    }
    for (std::size_t c = first; c < columns.size(); ++c) {
        if (namesDatePart(columns[c].name) && columns[c].isNumeric() && neverRepeats(dataset, c) &&
            base::lowered(columns[c].name) != "time") {
            return c;
        }
    }
    return first;
}

/// Whether rows are called by names of their own, in a column that has none or beside numbers that were all measured:
/// countries and cars, as R writes them, and what was counted of each. A number that only rises was set.
bool namesEachRow(const Dataset& dataset, const RoleGuess& guess, std::size_t names) {
    const auto& columns = dataset.columns();
    if (names + 2 >= columns.size() || guess.reasons.size() != columns.size() || !neverRepeats(dataset, names)) {
        return false;
    }
    const auto looksMeasured = [&](const Column& column) {
        const RoleClue clue = guess.reasons[*dataset.find(column.name)].clue;
        return column.isNumeric() && clue != RoleClue::fewLevels &&
               std::adjacent_find(column.numbers().begin(), column.numbers().end(), std::greater_equal<>()) !=
                   column.numbers().end();
    };
    return hasNoName(columns[names].name) ||
           std::all_of(columns.begin() + static_cast<std::ptrdiff_t>(names) + 1, columns.end(), looksMeasured);
}

/// Whether no two rows agree in all keys, factors and repetitions.
bool tellsRowsApart(const Dataset& dataset, const Roles& roles) {
    std::vector<const Column*> told;
    for (const auto* names : {&roles.keys, &roles.factors, &roles.repetitions}) {
        for (const std::string& name : *names) {
            told.push_back(*dataset.column(name));
        }
    }
    std::vector<std::size_t> rows(dataset.rowCount());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return codesOf(told, rows).count == rows.size();
}

/// Whether a column was measured for every combination of others, numbers as they are: heights of trees by age and
/// seed.
bool isMeasuredInGrid(const Dataset& dataset, const Roles& guess, const std::string& column) {
    return base::contains(guess.metrics, column) && guess.keys.size() + guess.repetitions.size() > 0 &&
           !guess.factors.empty() && tellsRowsApart(dataset, guess);
}

/// Whether numbers that never repeat were measured like those beside them: one of several that are numbered alike, or
/// in no order and beside such ones, fractions, or measured by their unit or name.
bool wasMeasuredAlike(const Dataset& dataset, const RoleGuess& guess, const std::vector<bool>& isIdle,
                      std::size_t axis) {
    const Column& column = dataset.columns()[axis];
    if (axis >= guess.reasons.size() || !column.isNumeric() || namesDatePart(column.name) || namesTime(column.name) ||
        namesWhereMeasured(column.name)) {
        return false;
    }
    const auto isAlike = [&](std::size_t c) { return guess.reasons[c].clue == RoleClue::scattered; };
    bool besideAlike = true;
    for (std::size_t c = 0; c < isIdle.size(); ++c) {
        besideAlike = besideAlike && (isIdle[c] || c == axis || isAlike(c));
    }
    const NumericValues& numbers = column.numbers();
    const bool isSorted = std::is_sorted(numbers.begin(), numbers.end()) ||
                          std::is_sorted(numbers.begin(), numbers.end(), std::greater<>());
    const bool whole =
        std::all_of(numbers.begin(), numbers.end(), [](double number) { return number == std::trunc(number); });
    const RoleClue clue = guess.reasons[axis].clue;
    const bool saysSo = clue == RoleClue::unitOfMeasurement || clue == RoleClue::namedMeasurement;
    return isAlike(axis) ? besideAlike : !isSorted && (besideAlike || !whole || saysSo);
}

/// The roles of a table of numbers alone, along a column that never repeats; nullopt of another one.
std::optional<Roles> oneAxisRoles(const Dataset& dataset, const RoleGuess& guess) {
    Roles roles;
    const bool isExperiment = std::any_of(guess.reasons.begin(), guess.reasons.end(), [](const RoleReason& reason) {
        return reason.clue == RoleClue::input || reason.clue == RoleClue::outcome;
    });
    if (isExperiment) {
        return std::nullopt;
    }
    const std::vector<bool> idle = idleColumns(dataset, guess);
    const std::size_t axis = axisOf(dataset, idle);
    if (axis < idle.size() && (isMeasuredInGrid(dataset, guess.roles, dataset.columns()[axis].name) ||
                               wasMeasuredAlike(dataset, guess, idle, axis))) {
        return std::nullopt;
    }
    for (std::size_t c = 0; c < dataset.columns().size(); ++c) {
        const Column& column = dataset.columns()[c];
        if (c < idle.size() && idle[c]) {
            continue;
        }
        const bool first = c == axis;
        if (!column.isNumeric() &&
            !(first && (namesTime(column.name) || dateOrderOf(column) || namesEachRow(dataset, guess, c)))) {
            return std::nullopt;
        }
        if (first && !neverRepeats(dataset, c)) {
            return std::nullopt;
        }
        (first ? roles.factors : roles.metrics).push_back(column.name);
    }
    const bool some = !roles.metrics.empty() && dataset.rowCount() >= 2;
    return some ? std::optional(std::move(roles)) : std::nullopt;
}

/// The roles of a table in which nothing was set, row by row or along a count of the rows: each column of numbers is a
/// series. nullopt of another one.
std::optional<Roles> measuredRoles(const Dataset& dataset, const RoleGuess& guess) {
    const bool any = std::any_of(guess.reasons.begin(), guess.reasons.end(),
                                 [](const RoleReason& reason) { return reason.clue == RoleClue::scattered; });
    const bool numbersAlone = std::all_of(dataset.columns().begin(), dataset.columns().end(),
                                          [](const Column& column) { return column.isNumeric(); });
    const auto countsRows = [](const std::string& factor) { return namesIndex(factor); };
    const bool byRows = std::all_of(guess.roles.factors.begin(), guess.roles.factors.end(), countsRows);
    const bool measured = guess.roles.keys.empty() && !guess.roles.metrics.empty() && (any || numbersAlone);
    return byRows && measured ? std::optional(guess.roles) : std::nullopt;
}

/// Whether the last step that gave the table other rows made columns of those that it had.
bool isTurned(const Dataset& dataset) {
    const auto& steps = dataset.steps();
    const auto last = std::find_if(steps.rbegin(), steps.rend(),
                                   [](const StepAccount& step) { return step.becameSeries > 0 || step.made > 1; });
    return last != steps.rend() && last->becameSeries > 0;
}

/// The first column is the axis, each other one of numbers a series.
Roles rolesAlongFirst(const Dataset& dataset) {
    Roles roles;
    roles.factors = {dataset.columns().front().name};
    for (std::size_t c = 1; c < dataset.columns().size(); ++c) {
        if (dataset.columns()[c].isNumeric()) {
            roles.metrics.push_back(dataset.columns()[c].name);
        }
    }
    return roles;
}

/// What was measured are the series, along what was set where that tells the rows apart, else row by row.
Roles rolesOfMeasured(const Dataset& dataset, Roles roles) {
    roles.descriptions.clear();
    if (!tellsRowsApart(dataset, roles)) {
        roles.factors.clear();
        roles.repetitions.clear();
    }
    return roles;
}

/// The reasons are those of a long table where they fit.
TableLayout wideLayout(const Dataset& dataset, Roles roles, RoleGuess guess) {
    for (std::size_t c = 0; c < guess.reasons.size(); ++c) {
        const Role role = roleOf(roles, dataset.columns()[c].name);
        if (role != guess.reasons[c].role && role != Role::ignored) {
            guess.reasons[c] = {role, role == Role::metric ? RoleClue::besideAxis : RoleClue::runsAlong};
        }
    }
    return {true, std::move(roles), std::move(guess)};
}

}  // namespace

base::Expected<TableLayout> guessLayout(const Dataset& dataset, base::Progress& progress) {
    auto guess = explainRoles(dataset, progress);
    if (!guess && guess.error().code == base::ErrorCode::cancelled) {
        return tl::unexpected(guess.error());
    }
    if (isTurned(dataset)) {
        return wideLayout(dataset, rolesAlongFirst(dataset), guess.value_or(RoleGuess{}));
    }
    // A program's own table has one column for each thing that it measured.
    const bool stated = std::any_of(dataset.columns().begin(), dataset.columns().end(),
                                    [](const Column& column) { return column.stated.has_value(); });
    if (stated && guess && !guess->roles.metrics.empty()) {
        Roles roles = guess->roles;
        return TableLayout{false, std::move(roles), std::move(*guess)};
    }
    auto grid = guess ? gridRoles(dataset, guess->roles, progress) : std::nullopt;
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (grid) {
        return wideLayout(dataset, std::move(*grid), std::move(*guess));
    }
    if (auto roles = oneAxisRoles(dataset, guess.value_or(RoleGuess{}))) {
        return wideLayout(dataset, std::move(*roles), guess.value_or(RoleGuess{}));
    }
    if (!guess) {
        return tl::unexpected(guess.error());
    }
    if (auto roles = measuredRoles(dataset, *guess)) {
        return wideLayout(dataset, std::move(*roles), std::move(*guess));
    }
    Roles roles = guess->roles;
    return TableLayout{false, std::move(roles), std::move(*guess)};
}

bool isKeyless(const Roles& roles) {
    return roles.keys.empty() && roles.metrics.size() > 1;
}

base::Expected<Roles> wideRoles(const Dataset& dataset, base::Progress& progress) {
    const auto guess = explainRoles(dataset, progress);
    const auto grid = guess ? gridRoles(dataset, guess->roles, progress) : std::nullopt;
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (grid) {
        return *grid;
    }
    return guess && isKeyless(guess->roles) ? rolesOfMeasured(dataset, guess->roles) : rolesAlongFirst(dataset);
}

}  // namespace greyscope::data
