#include "core/data/role_keys.h"

#include <algorithm>
#include <vector>

#include "core/data/column_clues.h"
#include "core/data/on_off.h"

namespace greyscope::data {

namespace {

/// Past so many series nobody compares them one by one.
constexpr std::size_t manySeries = 100;

/// Rows of case 0 or 1, then those of the next one, and so on.
bool numbersBlocks(const Profile& profile) {
    const NumericValues& numbers = profile.column->numbers();
    return profile.distinct > 2 && profile.whole && profile.isComplete() && profile.neverFalls &&
           2 * profile.distinct <= profile.present && (numbers.front() == 0.0 || numbers.front() == 1.0) &&
           numbers.back() - numbers.front() + 1.0 == static_cast<double>(profile.distinct);
}

/// "magnitude" beside the number of an event: a level of each, and not one that a setting would have beside another.
bool describesBlocks(const RoleBoard& board, const Profile& blocks, const Profile& other) {
    constexpr std::size_t kFewestLevels = 3;
    return &other != &blocks && board.isOpen(other) && other.isNumeric() && other.distinct >= kFewestLevels &&
           !other.neverFalls && board.determines(blocks, other);
}

/// A numeric column numbers cases where its name says so, or where it determines text beside it, or numbers of cases
/// whose rows stand below each other.
bool numbersCases(const RoleBoard& board, const Profile& profile) {
    if (namesCases(*profile.column)) {
        return true;
    }
    if (numbersBlocks(profile) &&
        std::any_of(board.profiles().begin(), board.profiles().end(),
                    [&](const Profile& other) { return describesBlocks(board, profile, other); })) {
        return true;
    }
    return profile.whole && std::any_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& other) {
               return board.isOpen(other) && !other.isOrdered() && other.distinct < profile.distinct &&
                      board.determines(profile, other);
           });
}

bool numbersCombinations(const RoleBoard& board, const Profile& number, const std::vector<const Profile*>& parts) {
    Cells combinations(number.levels.size());
    for (const Profile* part : parts) {
        if (board.cancelled()) {
            return false;
        }
        combinations.split(*part);
    }
    return parts.size() >= 2 && 10 * combinations.count >= 9 * number.distinct;
}

}  // namespace

void chooseKeys(RoleBoard& board) {
    std::vector<const Profile*> candidates;
    for (const Profile& profile : board.profiles()) {
        const bool names = profile.isNumeric() ? numbersCases(board, profile) : !profile.sizes;
        if (board.isOpen(profile) && !profile.isAxisLike() && names) {
            candidates.push_back(&profile);
        }
    }
    // What a candidate with more levels determines tells nothing more: an operation beside "randread".
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
    for (const Profile* candidate : candidates) {
        if (!board.isOpen(*candidate)) {
            continue;
        }
        // Text that says the same as sizes do is no name: "x64k" beside "64k".
        const auto size = std::find_if(board.profiles().begin(), board.profiles().end(), [&](const Profile& other) {
            return other.sizes && board.isOpen(other) && other.distinct == candidate->distinct &&
                   !candidate->isOrdered() && board.determines(other, *candidate);
        });
        if (size != board.profiles().end()) {
            board.give(*candidate, Role::description, RoleClue::follows, size->column->name);
            continue;
        }
        std::vector<const Profile*> determined;
        for (const Profile& other : board.profiles()) {
            if (&other != candidate && board.isOpen(other) && board.determines(*candidate, other)) {
                determined.push_back(&other);
            }
        }
        if (candidate->distinct > manySeries && numbersCombinations(board, *candidate, determined)) {
            board.give(*candidate, Role::description, RoleClue::numbersCombinations);
            continue;
        }
        board.give(*candidate, Role::key, candidate->isNumeric() ? RoleClue::numbersCases : RoleClue::labels);
        for (const Profile* other : determined) {
            board.give(*other, Role::description, RoleClue::follows, candidate->column->name);
        }
    }
}

void chooseOptions(RoleBoard& board) {
    std::vector<const Profile*> options;
    std::vector<const Profile*> others;
    bool names = false;
    for (const Profile& profile : board.profiles()) {
        if (board.isOpen(profile)) {
            (board.isOpenOption(profile) ? options : others).push_back(&profile);
        }
        names = names || (board.has(profile, Role::key) && profile.distinct > 2);
    }
    const auto numbersThem = [&](const Profile* other) {
        return std::all_of(options.begin(), options.end(),
                           [&](const Profile* option) { return board.determines(*other, *option); });
    };
    if (!names || options.size() < kManyOptions || !std::all_of(others.begin(), others.end(), numbersThem)) {
        return;
    }
    Cells configurations(board.rowCount());
    for (const Profile* option : options) {
        configurations.split(*option);
    }
    constexpr std::size_t kMostInGrid = 16;  // options, of which every combination was measured
    if (options.size() <= kMostInGrid && configurations.count >= (std::size_t{1} << options.size()) / 2) {
        return;
    }
    for (const Profile* option : options) {
        board.give(*option, Role::key, RoleClue::options);
    }
    for (const Profile* number : others) {
        board.give(*number, Role::description, RoleClue::numbersCombinations);
    }
}

}  // namespace greyscope::data
