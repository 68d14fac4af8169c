#include "core/data/role_calendar.h"

#include <algorithm>
#include <vector>

#include "core/base/text.h"
#include "core/data/column_clues.h"

namespace greyscope::data {

namespace {

/// Parts of a date that come up about equally often: they were set, not measured.
bool isDatePart(const RoleBoard& board, const Profile& profile) {
    return board.isOpen(profile) && namesDatePart(profile.column->name) && profile.isNumeric() && profile.whole &&
           profile.isComplete() && profile.distinct > 1 && profile.most <= 2 * profile.fewest &&
           2 * profile.distinct <= profile.present;
}

/// "CPU" of -1, 0, 1, 2: nothing is set to none of it and one more each time.
bool countsFromNone(const Profile& profile) {
    const NumericValues& numbers = profile.column->numbers();
    const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
    return profile.whole && *low <= 0.0 && *high - *low + 1.0 == static_cast<double>(profile.distinct);
}

/// The number of cases that with the date tells all rows apart: of several the one with fewest levels.
/// Beside dates that come back a number may as well be a setting: not one that is called a case or begins with 0.
const Profile* casesBeside(const RoleBoard& board, const Cells& dates) {
    const bool shared = std::any_of(board.profiles().begin(), board.profiles().end(),
                                    [&board](const Profile& profile) { return isSharedDate(board, profile); });
    const Profile* cases = nullptr;
    for (const Profile& profile : board.profiles()) {
        const bool fits = board.isOpen(profile) && !isDatePart(board, profile) && profile.isNumeric() &&
                          profile.whole && profile.isComplete() && 3 * profile.distinct <= profile.present &&
                          (!shared || namesCases(*profile.column) || countsFromNone(profile));
        if (fits && (cases == nullptr || profile.distinct < cases->distinct) && !board.cancelled()) {
            Cells cells = dates;
            cells.split(profile);
            cases = cells.count == board.rowCount() ? &profile : cases;
        }
    }
    return cases;
}

/// What stands beside each name alone: the capacity of a drive.
bool describesName(const RoleBoard& board, const Profile& profile) {
    return std::any_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& name) {
        return board.isOpen(name) && !name.isOrdered() && name.isComplete() && 2 * name.distinct <= name.present &&
               board.determines(name, profile);
    });
}

/// A day's rows below each other, at their times of the day: a series of each.
bool leaveToDays(RoleBoard& board) {
    const auto openCalled = [&board](const char* name) {
        return std::find_if(board.profiles().begin(), board.profiles().end(), [&](const Profile& profile) {
            return board.isOpen(profile) && profile.isNumeric() && profile.isComplete() && profile.distinct > 1 &&
                   base::lowered(profile.column->name) == name;
        });
    };
    const auto day = openCalled("day");
    const auto time = openCalled("time");
    const auto none = board.profiles().end();
    if (day == none || time == none || board.cancelled() || 3 * day->distinct > day->present ||
        !goesOnIn(*day, *time)) {
        return false;
    }
    board.give(*day, Role::key, RoleClue::numbersCases);
    board.give(*time, Role::factor, RoleClue::runsAlong);
    return true;
}

}  // namespace

bool isSharedDate(const RoleBoard& board, const Profile& profile) {
    return board.isOpen(profile) && tellsTime(profile) && profile.isComplete() && profile.distinct > 2 &&
           profile.most <= 2 * profile.fewest && 2 * profile.distinct <= profile.present;
}

void leaveToCalendar(RoleBoard& board) {
    Cells dates(board.rowCount());
    bool any = false;
    for (const Profile& profile : board.profiles()) {
        const bool isPart = isDatePart(board, profile) || isSharedDate(board, profile);
        const bool isName = board.isOpen(profile) && !profile.isOrdered() && profile.isComplete();
        if ((isPart || isName) && !board.cancelled()) {
            dates.split(profile);
        }
        any = any || isPart;
    }
    const bool alone = dates.count == board.rowCount();
    const Profile* const cases = any && !alone ? casesBeside(board, dates) : nullptr;
    if (!any || (!alone && cases == nullptr) || board.isStated()) {
        return;
    }
    if (cases != nullptr) {
        board.give(*cases, Role::key, RoleClue::numbersCases);
    }
    for (const Profile& profile : board.profiles()) {
        if (isSharedDate(board, profile)) {
            board.give(profile, Role::factor, RoleClue::runsAlong);
        } else if (!board.isOpen(profile) || isDatePart(board, profile) || !profile.isNumeric() ||
                   describesName(board, profile)) {
            continue;
        }
        if (cases != nullptr && board.determines(*cases, profile)) {
            board.give(profile, Role::description, RoleClue::follows, cases->column->name);
        } else if (profile.distinct > 2 && !measuredBy(profile) && !namesOrigin(profile.column->name)) {
            board.give(profile, Role::metric, RoleClue::unplanned);
        }
    }
}

void leaveToCases(RoleBoard& board) {
    if (leaveToDays(board)) {
        return;
    }
    for (const Profile& cases : board.profiles()) {
        const bool names = board.isOpen(cases) && cases.isComplete() && cases.distinct > 1 && !cases.sizes &&
                           3 * cases.distinct <= cases.present && (!cases.isNumeric() || namesCases(*cases.column));
        std::vector<const Profile*> along;
        for (const Profile& profile : board.profiles()) {
            const bool fits = names && &profile != &cases && board.isOpen(profile) && profile.isNumeric() &&
                              profile.isComplete() && !board.cancelled();
            if (fits && goesOnIn(cases, profile)) {
                along.push_back(&profile);
            }
        }
        if (along.size() == 1 && namesDatePart(along.front()->column->name)) {
            board.give(*along.front(), Role::factor, RoleClue::runsAlong);
            return;
        }
    }
}

}  // namespace greyscope::data
