#include "core/data/role_metrics.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/data/column_clues.h"

namespace greyscope::data {

namespace {

/// Numbers that come back, some of them often and others never: neither set nor ranked by what stands beside them.
bool comesBackUnevenly(const Profile& profile) {
    constexpr std::size_t kFewestLevels = 6;
    return profile.distinct >= kFewestLevels && profile.most > 2 * profile.fewest;
}

/// In numbers alone, measured in the order of one of them, that one: the only one that never falls. A measurement may
/// also be what a table of settings was sorted by.
void takeSorted(RoleBoard& board) {
    std::vector<const Profile*> open;
    for (const Profile& profile : board.profiles()) {
        if (board.isOpen(profile)) {
            open.push_back(&profile);
        }
    }
    const auto isOther = [](const Profile* profile) {
        return !profile->isNumeric() || profile->increasing || namesCases(*profile->column);
    };
    const auto isSorted = [&](const Profile* profile) {
        return profile->neverFalls && profile->isComplete() && profile->distinct > 1 &&
               (open.size() == 2 || mostlyDifferent(*profile));
    };
    if (open.size() < 2 || std::any_of(open.begin(), open.end(), isOther) ||
        std::count_if(open.begin(), open.end(), isSorted) != 1) {
        return;
    }
    const Profile& sorted = **std::find_if(open.begin(), open.end(), isSorted);
    const bool mayBeRanked = isRate(sorted.column->unit) || namesMeasurement(sorted.column->name);
    const bool measured = std::all_of(open.begin(), open.end(), [&](const Profile* profile) {
        return profile == &sorted || comesBackUnevenly(*profile);
    });
    if (!mayBeRanked || measured) {
        board.give(sorted, Role::factor, RoleClue::runsAlong);
    }
}

/// "s1", "s2", "s3" of numbers alone: alike, so neither was set for another. Levels that all come up equally often
/// were, and what stands before them may be an axis, or their reference.
void takeNumbered(RoleBoard& board) {
    std::vector<const Profile*> open;
    for (const Profile& profile : board.profiles()) {
        if (board.isOpen(profile)) {
            open.push_back(&profile);
        }
    }
    constexpr std::size_t kFewest = 3;
    const std::string_view stem = open.empty() ? "" : numberedStem(open.back()->column->name);
    const auto isAlike = [&](const Profile* profile) {
        return !profile->balanced && numberedStem(profile->column->name) == stem;
    };
    const auto alike = static_cast<std::size_t>(std::count_if(open.begin(), open.end(), isAlike));
    const bool onlyFirstIsOther = alike + 1 == open.size() && !isAlike(open.front()) && alike >= kFewest;
    const bool numbersAlone =
        std::all_of(open.begin(), open.end(), [](const Profile* profile) { return profile->isNumeric(); });
    if (stem.empty() || board.isStated() || !numbersAlone || !(onlyFirstIsOther || alike == open.size())) {
        return;
    }
    for (const Profile* profile : open) {
        if (isAlike(profile) || (!profile->neverFalls && profile->most > profile->fewest)) {
            board.give(*profile, Role::metric, RoleClue::scattered);
        }
    }
}

/// Whether at least half of the grid that the levels of some columns make was measured.
bool isCrossed(const RoleBoard& board, const std::vector<const Profile*>& columns) {
    Cells cells(board.rowCount());
    std::size_t grid = 1;
    for (const Profile* column : columns) {
        cells.split(*column);
        grid *= column->distinct;
    }
    return 2 * cells.count >= grid;
}

/// "x1", "x2", "x3" beside a response: inputs of an experiment, whose levels need not come up equally often. Those of
/// other names are where their levels are crossed, and more than 0 and 1, which options have. What counts the rows
/// beside them is their order alone.
void takeInputs(RoleBoard& board) {
    constexpr std::size_t kMostLevels = 5;  // of a central composite design
    constexpr std::size_t kMostInputs = 12;
    constexpr std::size_t kFewest = 3;
    const auto isSet = [](const Profile& profile) {
        return profile.isComplete() && profile.distinct > 1 && profile.distinct <= kMostLevels &&
               !mostlyDifferent(profile);
    };
    const auto stemOf = [](const Profile& profile) { return numberedStem(profile.column->name); };
    for (const Profile& first : board.profiles()) {
        const std::string_view stem = stemOf(first);
        if (stem.empty() || !board.isOpen(first) || !first.isNumeric() || board.isStated() || board.cancelled()) {
            continue;
        }
        std::vector<const Profile*> inputs;
        bool allSet = true;
        bool options = true;
        bool responds = false;
        for (const Profile& profile : board.profiles()) {
            if (board.isOpen(profile) && profile.isNumeric() && stemOf(profile) == stem) {
                inputs.push_back(&profile);
                allSet = allSet && isSet(profile);
                options = options && isZeroOrOne(profile);
            } else if (board.isOpen(profile) && profile.isNumeric()) {
                responds = responds || (!profile.counts && (mostlyDifferent(profile) || measuredBy(profile)));
            }
        }
        const bool fits = allSet && responds && inputs.size() > 1 && inputs.size() <= kMostInputs;
        if (!fits || !(namesInputs(stem) || (inputs.size() >= kFewest && !options && isCrossed(board, inputs)))) {
            continue;
        }
        for (const Profile* input : inputs) {
            board.give(*input, Role::factor, RoleClue::input);
        }
        for (const Profile& profile : board.profiles()) {
            if (board.isOpen(profile) && profile.increasing && profile.counts && profile.distinct > 1) {
                board.give(profile, Role::ignored, RoleClue::countsRows);
            }
        }
        return;
    }
}

/// Fractions that rise in three or four rows do so by chance, where words that come back tell what was compared.
bool risesByChance(const RoleBoard& board, const Profile& numbers) {
    constexpr std::size_t kFewRows = 4;
    const auto compares = [&](const Profile& profile) {
        return board.isOpen(profile) && !profile.isOrdered() && profile.distinct > 1 &&
               profile.distinct < profile.present;
    };
    return !numbers.whole && board.rowCount() <= kFewRows && !namesWhereMeasured(numbers.column->name) &&
           std::any_of(board.profiles().begin(), board.profiles().end(), compares);
}

/// Where nothing looks measured, 0 and 1 under the name of an outcome, or unevenly beside a column that was set.
void takeOutcomes(RoleBoard& board, const Profile* last) {
    std::vector<const Profile*> outcomes;
    for (const Profile& profile : board.profiles()) {
        if (board.isOpen(profile) && isZeroOrOne(profile)) {
            outcomes.push_back(&profile);
        }
    }
    const auto named = std::stable_partition(
        outcomes.begin(), outcomes.end(), [](const Profile* profile) { return namesOutcome(profile->column->name); });
    const bool leftOver = outcomes.size() == 1 && (outcomes.front() == last || !outcomes.front()->balanced) &&
                          (outcomes.front() == last || last == nullptr || last->balanced);
    for (auto outcome = outcomes.begin(); outcome != (leftOver ? outcomes.end() : named); ++outcome) {
        board.give(**outcome, Role::metric, RoleClue::outcome);
    }
}

}  // namespace

void chooseMetrics(RoleBoard& board) {
    takeInputs(board);
    takeNumbered(board);
    takeSorted(board);
    const auto counts = [&board](const Profile& p) {
        const Column& column = *p.column;
        return p.increasing && p.distinct > 1 && !isRate(column.unit) && !namesMeasurement(column.name) &&
               !risesByChance(board, p);
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
    const auto isNoCase = [&](const Profile& p) { return isNumeric(p) && !namesCases(*p.column); };
    auto last = std::find_if(board.profiles().rbegin(), board.profiles().rend(), isNoCase);
    last = last != board.profiles().rend()
               ? last
               : std::find_if(board.profiles().rbegin(), board.profiles().rend(), isNumeric);
    if (!board.hasMetric()) {
        takeOutcomes(board, last == board.profiles().rend() ? nullptr : &*last);
    }
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
