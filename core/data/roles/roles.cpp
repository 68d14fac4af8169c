#include "core/data/roles/roles.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/base/contains.h"
#include "core/data/columns/column_clues.h"
#include "core/data/roles/arrangement.h"
#include "core/data/roles/role_board.h"
#include "core/data/roles/role_clues.h"
#include "core/data/series/simulated_rows.h"

namespace greyscope::data {

namespace {

using List = std::vector<std::string> Roles::*;
constexpr std::array<std::pair<Role, List>, 5> kLists{{{Role::key, &Roles::keys},
                                                       {Role::factor, &Roles::factors},
                                                       {Role::metric, &Roles::metrics},
                                                       {Role::repetition, &Roles::repetitions},
                                                       {Role::description, &Roles::descriptions}}};

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

RoleGuess listed(const RoleBoard& board) {
    RoleGuess guess;
    Profiles factors;
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
    const auto profileOf = [&](const std::string& name) -> const Profile& {
        return board.profiles()[*board.dataset().find(name)];
    };
    // A duration beside an outcome was measured until that outcome, or until the measurement ended.
    const bool timed = std::ranges::any_of(guess.roles.metrics,
                                           [](const std::string& name) { return nameHas(NameSense::duration, name); });
    const auto rank = [&](const std::string& name) {
        const Profile& p = profileOf(name);
        return board.is(p, RoleClue::outcome)  ? (timed ? std::numeric_limits<int>::max() : -1)
               : board.is(p, RoleClue::stated) ? (namesSideResult(name) || nameHas(NameSense::duration, name) ? 1 : 0)
                                               : metricRank(p);
    };
    std::stable_sort(guess.roles.metrics.begin(), guess.roles.metrics.end(),
                     [&](const std::string& left, const std::string& right) { return rank(left) < rank(right); });
    if (!factors.empty()) {
        const auto axis = std::find(factors.begin(), factors.end(), axisAmong(factors));
        std::rotate(factors.begin(), axis, std::next(axis));
    }
    for (const Profile* factor : factors) {
        guess.roles.factors.push_back(factor->column->name);
    }
    return guess;
}

}  // namespace

base::Expected<RoleGuess> guessOf(RoleBoard& board) {
    takeStated(board);
    settleByClues(board);
    arrange(board);
    if (board.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    RoleGuess guess = listed(board);
    board.dataset().remember(guess);
    board.remember();
    return guess;
}

base::Expected<RoleGuess> explainRoles(const Dataset& dataset, base::Progress& progress) {
    if (const auto known = dataset.remembered<RoleGuess>()) {
        return *known;
    }
    RoleBoard board(dataset, progress);
    return guessOf(board);
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

bool countsRepetitions(const Dataset& dataset, const std::string& column) {
    base::NoProgress progress;
    const auto guess = explainRoles(dataset, progress);
    const auto place = dataset.find(column);
    return guess && place && guess->facts[*place].countsRepetitions;
}

std::vector<std::string> settingsOf(const Roles& roles) {
    std::vector<std::string> settings = roles.keys;
    settings.insert(settings.end(), roles.factors.begin(), roles.factors.end());
    return settings;
}

std::vector<std::string>* listOf(Roles& roles, Role role) {
    const auto found = std::ranges::find(kLists, role, &std::pair<Role, List>::first);
    return found == kLists.end() ? nullptr : &(roles.*found->second);
}

Role roleOf(const Roles& roles, const std::string& column) {
    const auto found =
        std::ranges::find_if(kLists, [&](const auto& each) { return base::contains(roles.*each.second, column); });
    return found == kLists.end() ? Role::ignored : found->first;
}

}  // namespace greyscope::data
