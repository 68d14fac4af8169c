#include "core/data/roles.h"

#include <algorithm>
#include <utility>

#include "core/base/contains.h"
#include "core/data/column_clues.h"
#include "core/data/on_off.h"
#include "core/data/role_axis.h"
#include "core/data/role_board.h"
#include "core/data/role_calendar.h"
#include "core/data/role_descriptions.h"
#include "core/data/role_keys.h"
#include "core/data/role_metrics.h"
#include "core/data/role_scatter.h"
#include "core/data/simulated_rows.h"

namespace greyscope::data {

namespace {

void leaveToLeader(RoleBoard& board, const Profile& follower) {
    for (const Role role : {Role::factor, Role::key}) {
        for (const Profile* leader : board.of(role)) {
            if (leader != &follower && board.determines(*leader, follower)) {
                board.give(follower, Role::description, RoleClue::follows, leader->column->name);
                return;
            }
        }
    }
}

/// A setting with one level was not varied, and a column without a number measures nothing.
void takeStated(RoleBoard& board) {
    for (const Profile& profile : board.profiles()) {
        const StatedRole* const stated = RoleBoard::statedOf(profile);
        if (stated == nullptr) {
            continue;
        }
        const bool tellsApart =
            stated->role == Role::key || stated->role == Role::factor || stated->role == Role::repetition;
        if (tellsApart && profile.distinct < 2 && !marksSimulated(*profile.column)) {
            board.give(profile, Role::description, RoleClue::constant);
        } else {
            board.give(profile, stated->role, RoleClue::stated, stated->by);
        }
    }
    // To hold a factor that follows another one, or a series, would leave a point of each.
    for (auto profile = board.profiles().rbegin(); profile != board.profiles().rend(); ++profile) {
        if (board.has(*profile, Role::factor)) {
            leaveToLeader(board, *profile);
        }
    }
}

/// Without anything measured sizes are settings, and text that never comes back names its row.
void placeWords(RoleBoard& board) {
    for (const Profile& profile : board.profiles()) {
        if (board.isOpen(profile)) {
            profile.sizes ? board.give(profile, Role::factor, RoleClue::sizes)
                          : board.give(profile, Role::description, RoleClue::namesRow);
        }
    }
}

/// A run that has several values of every cell is no repeat of it: it is a case, and they are its repeats.
void leaveToRuns(RoleBoard& board) {
    const std::vector<const Profile*> runs = board.of(Role::repetition);
    if (runs.size() != 1 || board.isStated() || board.cancelled()) {
        return;
    }
    Cells cells(board.rowCount());
    for (const Profile& profile : board.profiles()) {
        if (board.has(profile, Role::key) || board.has(profile, Role::factor) || &profile == runs.front()) {
            cells.split(profile);
        }
    }
    std::vector<std::size_t> rows(cells.count, 0);
    for (const std::uint32_t cell : cells.codes) {
        ++rows[cell];
    }
    if (std::all_of(rows.begin(), rows.end(), [](std::size_t count) { return count > 1; })) {
        board.give(*runs.front(), Role::key, RoleClue::numbersCases);
    }
}

/// Rows that agree in every key and factor are repeats where one column alone differs among them.
void tellRepeatsApart(RoleBoard& board) {
    leaveToRuns(board);
    if (!board.of(Role::repetition).empty() || board.cancelled()) {
        return;
    }
    Cells cells(board.rowCount());
    for (const Profile& profile : board.profiles()) {
        if (!board.cancelled() && (board.has(profile, Role::key) || board.has(profile, Role::factor))) {
            cells.split(profile);
        }
    }
    if (cells.count == board.rowCount()) {
        return;
    }
    for (const Profile& profile : board.profiles()) {
        const RoleClue clue = board.reasonOf(profile).clue;
        const bool isOnOff = profile.distinct == 2 && isOption(firstLevels(profile));  // a setting, or an outcome
        const bool candidate = board.has(profile, Role::description) && profile.distinct > 1 && !isOnOff &&
                               clue != RoleClue::stated && clue != RoleClue::status &&
                               (profile.isNumeric() || profile.times || namesTime(profile.column->name));
        const bool tells = candidate && !board.cancelled() && tellsApart(cells, profile);
        if (tells) {
            board.give(profile, Role::repetition, RoleClue::tellsRepeatsApart);
            return;
        }
    }
}

RoleGuess listed(const RoleBoard& board) {
    RoleGuess guess;
    std::vector<const Profile*> factors;
    for (const Profile& profile : board.profiles()) {
        guess.reasons.push_back(board.reasonOf(profile));
        guess.facts.push_back(factsOf(profile));
        if (board.has(profile, Role::factor)) {
            factors.push_back(&profile);
        } else if (auto* names = listOf(guess.roles, guess.reasons.back().role)) {
            names->push_back(profile.column->name);
        }
    }
    std::stable_partition(guess.roles.keys.begin(), guess.roles.keys.end(), [&](const std::string& name) {
        return guess.reasons[*board.dataset().find(name)].clue != RoleClue::options;
    });
    std::stable_partition(guess.roles.metrics.begin(), guess.roles.metrics.end(),
                          [](const std::string& name) { return !namesSideResult(name); });
    std::stable_partition(guess.roles.metrics.begin(), guess.roles.metrics.end(), [&](const std::string& name) {
        return guess.reasons[*board.dataset().find(name)].clue == RoleClue::outcome;
    });
    const auto lessOfAnAxis = [](const Profile* left, const Profile* right) {
        return std::pair(left->isOrdered(), left->distinct) < std::pair(right->isOrdered(), right->distinct);
    };
    if (const auto axis = std::max_element(factors.begin(), factors.end(), lessOfAnAxis); axis != factors.end()) {
        std::rotate(factors.begin(), axis, std::next(axis));
    }
    for (const Profile* factor : factors) {
        guess.roles.factors.push_back(factor->column->name);
    }
    return guess;
}

/// What was set and measured, and by what series are told apart.
void chooseRoles(RoleBoard& board) {
    takeStated(board);
    setAside(board);
    leaveToCalendar(board);
    leaveToCases(board);
    chooseMetrics(board);
    chooseDescriptions(board);
    chooseKeys(board);
    if (board.hasMetric()) {
        chooseOptions(board);
        leaveToTime(board);
        chooseFactors(board);
        leaveToGrid(board);
        leaveToFactors(board);
    }
}

base::Expected<RoleGuess> guessed(RoleBoard board) {
    if (board.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    chooseRoles(board);
    std::vector<const Profile*> fine;
    for (const Profile* cases = casesOfFewRows(board); cases != nullptr; cases = casesOfFewRows(board)) {
        fine.push_back(cases);
        board.clear();
        for (const Profile* each : fine) {
            board.give(*each, Role::description, RoleClue::fewRows);
        }
        chooseRoles(board);
    }
    if (board.hasMetric()) {
        leaveScattered(board);
        findAnAxis(board);
        tellRepeatsApart(board);
    } else {
        placeWords(board);
    }
    if (board.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    return listed(board);
}

}  // namespace

base::Expected<RoleGuess> explainRoles(const Dataset& dataset, base::Progress& progress) {
    if (const auto known = dataset.remembered<RoleGuess>()) {
        return *known;
    }
    auto guess = guessed(RoleBoard(dataset, progress));
    if (guess) {
        dataset.remember(*guess);
    }
    return guess;
}

const base::Names<Role>& roleNames() {
    static const base::Names<Role> names{{Role::key, "key"},
                                         {Role::factor, "factor"},
                                         {Role::metric, "metric"},
                                         {Role::repetition, "repetition"},
                                         {Role::description, "description"},
                                         {Role::ignored, "ignored"}};
    return names;
}

base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress) {
    return explainRoles(dataset, progress).map([](RoleGuess&& guess) { return std::move(guess.roles); });
}

std::optional<Roles> guessRoles(const Dataset& dataset) {
    base::NoProgress progress;
    auto roles = guessRoles(dataset, progress);
    return roles->metrics.empty() ? std::nullopt : std::optional(std::move(*roles));
}

std::vector<std::string> settingsOf(const Roles& roles) {
    std::vector<std::string> settings = roles.keys;
    settings.insert(settings.end(), roles.factors.begin(), roles.factors.end());
    return settings;
}

namespace {

const std::vector<std::string>* listIn(const Roles& roles, Role role) {
    switch (role) {
        case Role::key:
            return &roles.keys;
        case Role::factor:
            return &roles.factors;
        case Role::metric:
            return &roles.metrics;
        case Role::repetition:
            return &roles.repetitions;
        case Role::description:
            return &roles.descriptions;
        case Role::ignored:
            break;
    }
    return nullptr;
}

}  // namespace

std::vector<std::string>* listOf(Roles& roles, Role role) {
    return const_cast<std::vector<std::string>*>(listIn(roles, role));
}

Role roleOf(const Roles& roles, const std::string& column) {
    for (const auto& [role, name] : roleNames()) {
        if (const auto* names = listIn(roles, role); names && base::contains(*names, column)) {
            return role;
        }
    }
    return Role::ignored;
}

}  // namespace greyscope::data
