#include "core/data/role_axis.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/data/column_clues.h"
#include "core/data/simulated_rows.h"

namespace greyscope::data {

namespace {

/// The only operation of a run that was measured once.
void takeOneKey(RoleBoard& board) {
    const auto key = std::find_if(board.profiles().rbegin(), board.profiles().rend(), [](const Profile& profile) {
        return profile.column->stated && profile.column->stated->role == Role::key && profile.present > 0 &&
               !marksSimulated(*profile.column);
    });
    if (key != board.profiles().rend()) {
        board.give(*key, Role::factor, RoleClue::stated, key->column->stated->by);
    }
}

/// Of several times the one that differs most: the clock beside the date.
bool takeTime(RoleBoard& board) {
    const Profile* time = nullptr;
    for (const Profile& p : board.profiles()) {
        const bool fits = tellsTime(p) && p.distinct > 1 && p.isComplete();
        time = fits && (time == nullptr || p.distinct > time->distinct) ? &p : time;
    }
    if (time != nullptr) {
        board.give(*time, Role::factor, RoleClue::runsAlong);
    }
    return time != nullptr;
}

/// "dist" of several things that were measured of each case: the others run along it.
bool takePlace(RoleBoard& board) {
    const std::vector<const Profile*> metrics = board.of(Role::metric);
    const auto place = std::find_if(metrics.begin(), metrics.end(), [](const Profile* metric) {
        return namesWhereMeasured(metric->column->name) && metric->isComplete();
    });
    if (board.isStated() || metrics.size() < 2 || place == metrics.end()) {
        return false;
    }
    board.give(**place, Role::factor, RoleClue::runsAlong);
    return true;
}

/// Groups below each other with several values of each, which are no cases looked at one after the other: nothing says
/// that the first of one group belongs to the first of the next.
bool areGroups(const Profile& key) {
    constexpr std::size_t kFewest = 3;
    std::size_t blocks = 1;
    for (std::size_t row = 1; row < key.levels.size(); ++row) {
        blocks += key.levels[row] == key.levels[row - 1] ? 0 : 1;
    }
    return !key.isNumeric() && key.isComplete() && key.distinct >= kFewest && key.fewest > 1 &&
           blocks == key.distinct && !namesCases(*key.column);
}

/// The key with most levels becomes the axis; numbers that say the same are a better one.
void takeKey(RoleBoard& board, const std::vector<const Profile*>& keys) {
    const auto lessOfAnAxis = [](const Profile* left, const Profile* right) {
        return std::pair(left->isNumeric(), left->distinct) < std::pair(right->isNumeric(), right->distinct);
    };
    const Profile& key = **std::max_element(keys.begin(), keys.end(), lessOfAnAxis);
    const auto number = std::find_if(board.profiles().begin(), board.profiles().end(), [&](const Profile& p) {
        const RoleReason& reason = board.reasonOf(p);
        return reason.clue == RoleClue::follows && reason.other == key.column->name && p.isOrdered() &&
               p.distinct == key.distinct;
    });
    if (number == board.profiles().end() || key.isOrdered()) {
        board.give(key, Role::factor, RoleClue::mostLevels);
        return;
    }
    board.give(*number, Role::factor, RoleClue::mostLevels);
    board.give(key, Role::description, RoleClue::follows, number->column->name);
}

}  // namespace

void chooseFactors(RoleBoard& board) {
    for (const Profile& profile : board.profiles()) {
        if (board.isOpen(profile)) {
            board.give(profile, Role::factor,
                       profile.isAxisLike() ? RoleClue::runsAlong
                       : profile.sizes      ? RoleClue::sizes
                                            : RoleClue::fewLevels);
        }
    }
}

void leaveToGrid(RoleBoard& board) {
    const Cells keys = board.keyCells();
    const std::vector<const Profile*> factors = board.of(Role::factor);
    const auto told = [&](const Profile& factor) {
        Cells cells = keys;
        cells.split(factor);
        return cells.count == board.rowCount();
    };
    const auto grid = std::find_if(factors.begin(), factors.end(), [&](const Profile* factor) {
        return !board.isStated() && factors.size() > 1 && keys.count > 1 && factor->isComplete() &&
               factor->distinct * keys.count == board.rowCount() && !board.cancelled() && told(*factor);
    });
    for (const Profile* other : grid == factors.end() ? std::vector<const Profile*>() : factors) {
        const bool finer = other != *grid && other->isComplete() && other->distinct >= (*grid)->distinct;
        if (finer && !board.cancelled() && told(*other)) {
            board.give(*other, Role::description, RoleClue::follows, (*grid)->column->name);
        }
    }
}

void findAnAxis(RoleBoard& board) {
    if (!board.of(Role::factor).empty()) {
        return;
    }
    const auto take = [&board](auto fits) {
        const auto found = std::find_if(board.profiles().begin(), board.profiles().end(), fits);
        if (found == board.profiles().end()) {
            return false;
        }
        board.give(*found, Role::factor, RoleClue::runsAlong);
        return true;
    };
    const auto countsRows = [&board](const Profile& p) {
        return board.reasonOf(p).clue == RoleClue::countsRows || board.reasonOf(p).clue == RoleClue::namesRow;
    };
    std::vector<const Profile*> keys = board.of(Role::key);
    keys.erase(std::remove_if(keys.begin(), keys.end(),
                              [&board](const Profile* key) {
                                  return board.reasonOf(*key).clue == RoleClue::options || marksSimulated(*key->column);
                              }),
               keys.end());
    const bool found = take([&board](const Profile& p) { return board.has(p, Role::repetition); }) ||
                       takePlace(board) ||
                       (!board.isStated() && (takeTime(board) || take([&](const Profile& p) {
                                                  return countsRows(p) && !p.increasing;  // anew for each series
                                              })));
    const bool configurations = keys.size() < board.of(Role::key).size();
    // Of a program's own table one series along its operations is meant, and of configurations one along what was
    // measured of each.
    const bool groups = keys.size() == 1 && areGroups(*keys.front());
    if (!found && (keys.size() > 1 || groups || ((board.isStated() || configurations) && !keys.empty()))) {
        takeKey(board, keys);
    } else if (!found && keys.empty() && board.isStated()) {
        takeOneKey(board);
    } else if (!found && keys.empty()) {
        const auto namesRows = [&board](const Profile& p) {
            return board.reasonOf(p).clue == RoleClue::freeText && p.isAxisLike() && hasNoName(p.column->name);
        };
        take([&](const Profile& p) { return countsRows(p) || namesRows(p); });
    }
}

}  // namespace greyscope::data
