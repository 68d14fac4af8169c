#include "core/data/role_metrics.h"

#include <algorithm>
#include <optional>

#include "core/data/column_clues.h"

namespace greyscope::data {

void chooseMetrics(RoleBoard& board) {
    const auto counts = [](const Profile& p) {
        const Column& column = *p.column;
        return p.increasing && p.distinct > 1 && !isRate(column.unit) && !namesMeasurement(column.name);
    };
    const auto isNumeric = [&board](const Profile& p) { return board.isOpen(p) && p.isNumeric(); };
    // The first column that only rises is what the others were measured along.
    const auto axis = std::find_if(board.profiles().begin(), board.profiles().end(),
                                   [&](const Profile& p) { return isNumeric(p) && counts(p); });
    const Column* const along = axis == board.profiles().end() ? nullptr : axis->column;
    for (const Profile& profile : board.profiles()) {
        const auto clue = isNumeric(profile) && profile.column != along ? measuredBy(profile) : std::nullopt;
        if (clue) {
            board.give(profile, Role::metric, *clue);
        }
    }
    const auto last = std::find_if(board.profiles().rbegin(), board.profiles().rend(), isNumeric);
    if (!board.hasMetric() && last != board.profiles().rend()) {
        board.give(*last, Role::metric, RoleClue::lastNumber);
    }
}

void leaveToTime(RoleBoard& board) {
    const auto tellsRows = [](const Profile& profile) {
        return tellsTime(profile) && profile.isComplete() && mostlyDifferent(profile);
    };
    if (std::none_of(board.profiles().begin(), board.profiles().end(), tellsRows)) {
        return;
    }
    constexpr std::size_t kManyLevels = 12;
    for (const Profile& profile : board.profiles()) {
        const bool uneven = profile.distinct > kManyLevels && profile.most > 2 * profile.fewest;
        if (board.isOpen(profile) && profile.isNumeric() && !tellsRows(profile) && uneven) {
            board.give(profile, Role::metric, RoleClue::unplanned);
        }
    }
}

}  // namespace greyscope::data
