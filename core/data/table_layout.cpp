#include "core/data/table_layout.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/column_profile.h"
#include "core/data/columns/levels.h"
#include "core/data/columns/name_words.h"
#include "core/data/columns/on_off.h"

namespace greyscope::data {

namespace {

/// Tables with fewer measured columns than this hold several metrics of one system, not one metric of many systems.
constexpr std::size_t kFewestSystems = 8;

/// Whether any of these columns is a measure of spread: a mean and its deviation are not two systems.
bool haveSpread(const std::vector<std::string>& metrics) {
    return std::any_of(metrics.begin(), metrics.end(),
                       [](const std::string& name) { return nameHas(NameSense::spread, name); });
}

/// The roles of a wide table whose rows are distinguished by several columns together; nullopt for other tables or if
/// cancelled.
std::optional<Roles> gridRoles(const Dataset& dataset, const Roles& guess, const base::Progress& progress) {
    const bool dated = std::any_of(guess.factors.begin(), guess.factors.end(), [&](const std::string& factor) {
        return namesDatePart(factor) || dateOrderOf(**dataset.column(factor)) || epochUnit(**dataset.column(factor));
    });
    if (guess.metrics.size() < kFewestSystems || dated) {
        return std::nullopt;
    }
    Roles roles{
        .keys = {}, .factors = guess.factors, .metrics = {}, .descriptions = {}, .repetitions = guess.repetitions};
    roles.factors.insert(roles.factors.end(), guess.keys.begin(), guess.keys.end());
    if (roles.factors.size() < 2) {
        return std::nullopt;
    }
    const Rows rows = Rows::all(dataset.rowCount());
    // Column by column, so that a cancellation is noticed in between.
    std::vector<const Column*> told;
    std::size_t cells = 1;
    for (const std::string& factor : roles.factors) {
        if (progress.cancelled()) {
            return std::nullopt;
        }
        told.push_back(*dataset.column(factor));
        cells = codesOf(told, rows).count;
    }
    if (10 * cells < 9 * rows.size() && std::ranges::none_of(roles.repetitions, namesRepetitions)) {
        return std::nullopt;
    }
    for (const Column& column : dataset.columns()) {  // in file order
        if (base::contains(guess.metrics, column.name)) {
            roles.metrics.push_back(column.name);
        }
    }
    if (haveSpread(roles.metrics) || std::any_of(roles.metrics.begin(), roles.metrics.end(), namesMeasurement)) {
        return std::nullopt;
    }
    const std::string& unit = (*dataset.column(roles.metrics.front()))->unit;
    const bool oneUnit = std::all_of(roles.metrics.begin(), roles.metrics.end(),
                                     [&](const std::string& name) { return (*dataset.column(name))->unit == unit; });
    return oneUnit ? std::optional(std::move(roles)) : std::nullopt;
}

/// Whether some of the columns are on/off options of the row's subject, beside measured columns; then no column is a
/// system.
bool haveOptions(const Dataset& dataset, const std::vector<std::string>& metrics) {
    const auto options = std::count_if(metrics.begin(), metrics.end(), [&](const std::string& name) {
        const Levels& levels = dataset.levels(*dataset.find(name));
        return levels.count() == 2 && isOption(levels.texts());
    });
    return options >= static_cast<std::ptrdiff_t>(kManyOptions) && options < std::ssize(metrics);
}

/// Whether the axis has a different value in every row; for times, in at least nine of ten rows.
bool hardlyRepeats(const Dataset& dataset, const std::string& axis) {
    const Column& column = **dataset.column(axis);
    const std::size_t levels = dataset.levels(*dataset.find(axis)).count();
    const bool isTime = dateOrderOf(column) || epochUnit(column);
    return isTime ? 10 * levels >= 9 * dataset.rowCount() : levels == dataset.rowCount();
}

/// Whether no two rows agree in all keys, factors and repetitions.
bool tellsRowsApart(const Dataset& dataset, const Roles& roles) {
    std::vector<const Column*> told;
    for (const auto* names : {&roles.keys, &roles.factors, &roles.repetitions}) {
        for (const std::string& name : *names) {
            told.push_back(*dataset.column(name));
        }
    }
    const Rows rows = Rows::all(dataset.rowCount());
    return codesOf(told, rows).count == rows.size();
}

/// Whether a constant column gives the time, subject or setting of the rows; it is not a series then.
bool saysWhich(const Column& column) {
    const std::string& name = column.name;
    return namesDatePart(name) || namesTime(name) || namesCases(column) || namesIdentifier(name) ||
           namesSetting(name) || nameHas(NameSense::ordinal, name);
}

/// Whether a column has a few levels in hundreds of rows: states of the system.
bool areStates(const ColumnFacts& facts) {
    constexpr std::size_t kMost = 12;
    return facts.levels <= kMost && 50 * facts.levels <= facts.present;
}

/// Whether a column was changed from time to time rather than measured: the rows of each level follow each other, at
/// least eight on average.
bool areStages(const Dataset& dataset, std::size_t column, const ColumnFacts& facts) {
    constexpr std::size_t kFewestRows = 8;
    return kFewestRows * facts.levels <= facts.present && areBlocks(profileOf(dataset.columns()[column], column));
}

/// The roles of a table without settings whose columns are all numeric and run along its rows or along a column that
/// never repeats: each column is a series. nullopt for other tables.
std::optional<Roles> columnsRoles(const Dataset& dataset, const RoleGuess& guess) {
    const Roles& found = guess.roles;
    const bool alongRows = found.factors.empty();
    if (!found.keys.empty() || found.metrics.empty() || dataset.rowCount() < 2 || !found.repetitions.empty() ||
        (!alongRows && (found.factors.size() > 1 || !hardlyRepeats(dataset, found.factors.front())))) {
        return std::nullopt;
    }
    Roles roles;
    roles.factors = found.factors;
    const bool dated = !alongRows && dateOrderOf(**dataset.column(found.factors.front()));
    const bool named = !alongRows && !(*dataset.column(found.factors.front()))->isNumeric() && !dated;
    if (named && found.metrics.size() < 2) {
        return std::nullopt;
    }
    bool origins = false;
    bool labelled = false;
    std::size_t called = 0;  ///< number of columns that are called measured
    for (std::size_t c = 0; c < guess.reasons.size(); ++c) {
        const Column& column = dataset.columns()[c];
        const RoleReason& reason = guess.reasons[c];
        const bool origin = reason.clue == RoleClue::namesOrigin && !column.isNumeric();
        origins = origins || origin;
        const bool outcome = reason.clue == RoleClue::outcome;
        const bool isMade = reason.role == Role::description && reason.clue != RoleClue::constant &&
                            reason.clue != RoleClue::variesWithin && reason.clue != RoleClue::follows;
        const bool stages = (reason.clue == RoleClue::variesWithin || reason.clue == RoleClue::unplanned) &&
                            areStages(dataset, c, guess.facts[c]);
        if (base::contains(roles.factors, column.name) || reason.role == Role::ignored ||
            (reason.clue == RoleClue::constant && column.isNumeric() &&
             (saysWhich(column) || 2 * guess.facts[c].present < guess.facts[c].rows)) ||
            (isMade && (column.isNumeric() || origin)) ||
            (reason.clue == RoleClue::variesWithin && areStates(guess.facts[c])) || stages ||
            (dated && column.isNumeric() && namesDatePart(column.name))) {
            // Columns that describe a row: the number of a run, a place, a status, a part of its date, its origin.
            if (reason.role == Role::description) {
                roles.descriptions.push_back(column.name);
            }
            continue;
        }
        if (named && !column.isNumeric() && reason.role == Role::description) {  // a label of a row that has a name
            labelled = true;
            roles.descriptions.push_back(column.name);
            continue;
        }
        if (!column.isNumeric() || outcome) {
            return std::nullopt;
        }
        called += reason.clue == RoleClue::unitOfMeasurement || reason.clue == RoleClue::namedMeasurement ? 1 : 0;
        roles.metrics.push_back(column.name);
    }
    // Beside properties of what the rows name, a column with the name of a measurement is what the table is about.
    if (named && called > 0 && (labelled || (called == 1 && roles.metrics.size() > 2))) {
        return std::nullopt;
    }
    if (origins && roles.metrics.size() < 2) {
        return std::nullopt;
    }
    // Constant columns and sample sizes go last: a table is seldom about them.
    std::stable_partition(roles.metrics.begin(), roles.metrics.end(), [&](const std::string& name) {
        return guess.reasons[*dataset.find(name)].clue != RoleClue::constant && base::lowered(name) != "n";
    });
    const bool systems = !haveSpread(roles.metrics) && !(named && haveOptions(dataset, roles.metrics));
    return systems ? std::optional(std::move(roles)) : std::nullopt;
}

/// Whether the last reshaping step turned rows into columns.
bool isTurned(const Dataset& dataset) {
    const auto& steps = dataset.steps();
    const auto last = std::find_if(steps.rbegin(), steps.rend(),
                                   [](const StepAccount& step) { return step.becameSeries > 0 || step.made > 1; });
    return last != steps.rend() && last->becameSeries > 0;
}

/// Returns roles with the first column as the axis and each other numeric column as a series.
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

/// Returns the roles of a wide table whose series are the metrics. The axis is the settings if these distinguish the
/// rows; otherwise the points are the rows.
Roles rolesOfMeasured(const Dataset& dataset, Roles roles) {
    roles.descriptions.clear();
    if (!tellsRowsApart(dataset, roles)) {
        roles.factors.clear();
        roles.repetitions.clear();
    }
    return roles;
}

/// Returns the layout of a wide table with these roles. The reasons that were given for the roles of the long table are
/// kept if they still apply.
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
    // A table written by a program has one column per metric, so it is long.
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
    if (!guess) {
        return tl::unexpected(guess.error());
    }
    if (auto roles = columnsRoles(dataset, *guess)) {
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
