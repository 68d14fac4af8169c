#include "core/data/role_scatter.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/data/calendar.h"

namespace greyscope::data {

namespace {

using Factors = std::vector<const Profile*>;

/// Factors by the look of their levels, not by what a reader or the calendar says of them.
Factors guessedFactors(const RoleBoard& board) {
    Factors factors = board.of(Role::factor);
    std::erase_if(factors, [&board](const Profile* factor) {
        const RoleClue clue = board.reasonOf(*factor).clue;
        return clue != RoleClue::fewLevels && clue != RoleClue::sizes;
    });
    return factors;
}

/// The one with most levels, as series run along it.
const Profile* axisAmong(const Factors& factors) {
    return *std::max_element(factors.begin(), factors.end(), [](const Profile* left, const Profile* right) {
        return std::pair(left->isOrdered(), left->distinct) < std::pair(right->isOrdered(), right->distinct);
    });
}

/// Whether a curve, with every other factor held, has fewer than two points on average.
bool isScattered(const RoleBoard& board) {
    const Factors factors = board.of(Role::factor);
    if (factors.empty() || board.cancelled()) {
        return false;
    }
    const Profile* const axis = axisAmong(factors);
    Cells curves(board.rowCount());
    for (const Profile& profile : board.profiles()) {
        const bool tells = board.has(profile, Role::key) || (board.has(profile, Role::factor) && &profile != axis);
        if (tells && !board.cancelled()) {
            curves.split(profile);
        }
    }
    Cells points = curves;
    points.split(*axis);
    // Without series a tenth of a grid is no grid: numbers that were measured beside each other.
    constexpr std::size_t kManyCurves = 20;
    const bool thin =
        board.of(Role::key).empty() && curves.count > kManyCurves && 10 * points.count < curves.count * axis->distinct;
    return points.count < 2 * curves.count || thin;
}

bool looksMeasured(const Profile& factor) {
    constexpr std::size_t kFewestLevels = 6;
    const bool uneven = factor.most > 2 * factor.fewest || 3 * factor.distinct > factor.present;
    return factor.isNumeric() && factor.distinct >= kFewestLevels && uneven;
}

/// Beside something that tells every row apart nothing else needs to be held, nor does a name of one row or two.
void leaveToRows(RoleBoard& board, const Profile& along) {
    for (const Profile* factor : board.of(Role::factor)) {
        if (factor != &along && looksMeasured(*factor) && !factor->isAxisLike()) {
            board.give(*factor, Role::metric, RoleClue::scattered);
        } else if (factor != &along) {
            board.give(*factor, Role::description, RoleClue::follows, along.column->name);
        }
    }
    // Names of rows share no point of any two series; along numbers or a time few keys may do.
    Factors keys = board.of(Role::key);
    std::stable_sort(keys.begin(), keys.end(),
                     [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
    const bool names = along.isAxisLike() && !along.isOrdered();
    for (const Profile* key : isScattered(board) ? keys : Factors()) {
        if (names || isScattered(board)) {
            board.give(*key, Role::description, RoleClue::follows, along.column->name);
        }
    }
}

/// A number of a place that hardly any other series has, and that some rows lack: "station" beside an event.
bool isHardlyShared(const RoleBoard& board, const Profile& factor) {
    const Cells keys = board.keyCells();
    Cells points = keys;
    points.split(factor);
    constexpr std::size_t kSparse = 5;
    return !factor.isComplete() && kSparse * points.count < keys.count * factor.distinct;
}

/// "workers" beside "queues" that went with them more or less: with the keys the first tells every row apart, and to
/// hold the others as well would leave a point of each series.
void leaveToOne(RoleBoard& board, const Factors& factors) {
    const Cells keys = board.keyCells();
    const Profile* axis = nullptr;
    for (const Profile* factor : board.cancelled() ? Factors() : factors) {
        Cells cells = keys;
        cells.split(*factor);
        const bool tells = cells.count == board.rowCount() && !looksMeasured(*factor);
        axis = tells && (axis == nullptr || factor->distinct > axis->distinct) ? factor : axis;
    }
    for (const Profile* factor : axis == nullptr ? Factors() : factors) {
        if (factor != axis && !looksMeasured(*factor)) {
            board.give(*factor, Role::description, RoleClue::follows, axis->column->name);
        }
    }
}

/// From most levels on, until the others are a grid.
void leaveBesideKeys(RoleBoard& board, Factors factors) {
    std::erase_if(factors, [](const Profile* factor) { return !looksMeasured(*factor); });
    std::stable_sort(factors.begin(), factors.end(),
                     [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
    for (const Profile* factor : factors) {
        if (isScattered(board)) {
            board.give(*factor, Role::metric, RoleClue::scattered);
        }
    }
}

/// A line every second or minute: a log, whose numbers nobody set.
const Profile* clockOf(const RoleBoard& board) {
    const auto ticks = [](const Profile& profile) {
        const auto order = profile.isNumeric() ? std::nullopt : dateOrderOf(*profile.column);
        double least = std::numeric_limits<double>::infinity();
        double most = 0.0;
        double before = 0.0;
        for (std::size_t row = 0; row < profile.column->size(); ++row) {
            const double now = profile.isNumeric() ? profile.column->numbers()[row]
                               : order             ? secondsOf(profile.column->textAt(row), *order).value_or(before)
                                                   : before;
            if (row > 0) {
                least = std::min(least, now - before);
                most = std::max(most, now - before);
            }
            before = now;
        }
        return least > 0.0 && most <= 2.0 * least;
    };
    constexpr std::size_t kFewestRows = 12;
    const auto clock = std::find_if(board.profiles().begin(), board.profiles().end(), [&](const Profile& profile) {
        return profile.times && profile.isAxisLike() && profile.present >= kFewestRows && ticks(profile);
    });
    return clock == board.profiles().end() ? nullptr : &*clock;
}

/// Beside a clock.
void leaveToClock(RoleBoard& board, const Profile& clock, const Factors& factors) {
    for (const Profile* factor : factors) {
        if (factor->most > 2 * factor->fewest && factor->isNumeric()) {
            board.give(*factor, Role::metric, RoleClue::unplanned);
        } else {
            board.give(*factor, Role::description, RoleClue::follows, clock.column->name);
        }
    }
}

/// "law": off in the rows above, on in those below, and nothing else but measurements in rows that are counted. It was
/// not set for them.
bool isPhase(const RoleBoard& board, const Factors& factors) {
    constexpr std::size_t kFewestMetrics = 3;
    const bool counted = std::any_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& profile) {
        return board.reasonOf(profile).clue == RoleClue::countsRows && profile.increasing;
    });
    return counted && factors.size() == 1 && board.of(Role::factor).size() == 1 && isZeroOrOne(*factors.front()) &&
           factors.front()->neverFalls && factors.front()->most > 2 * factors.front()->fewest &&
           board.of(Role::key).empty() && board.of(Role::metric).size() >= kFewestMetrics;
}

/// Whether so few rows were too few to set them all, each to two levels, and no level was set as often as another:
/// scores of a few alternatives.
bool areTooMany(const RoleBoard& board, Factors factors) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 32;
    std::erase_if(factors, [](const Profile* factor) {
        return !factor->isNumeric() || factor->balanced || factor->distinct == 2;  // an option is on or off
    });
    return factors.size() >= kFewest && board.rowCount() >> std::min(factors.size(), kMost) == 0;
}

void leaveNumbers(RoleBoard& board, const Factors& factors) {
    const auto measure = [&](auto fits) {
        for (const Profile* factor : factors) {
            if (board.has(*factor, Role::factor) && factor->isNumeric() && fits(*factor)) {
                board.give(*factor, Role::metric, RoleClue::scattered);
            }
        }
    };
    const bool tooMany = areTooMany(board, factors);
    if (tooMany ||
        std::any_of(factors.begin(), factors.end(), [](const Profile* factor) { return looksMeasured(*factor); })) {
        measure([tooMany](const Profile& factor) { return tooMany || looksMeasured(factor); });
        if (isScattered(board)) {
            measure([](const Profile&) { return true; });
        }
    }
}

/// Ages beside what was done, where all that was measured is whether something happened: nobody set them.
void leaveBesideOutcome(RoleBoard& board, const Factors& factors) {
    const Factors metrics = board.of(Role::metric);
    const bool outcome = std::any_of(metrics.begin(), metrics.end(), [&board](const Profile* metric) {
        return board.reasonOf(*metric).clue == RoleClue::outcome;
    });
    if (!outcome ||
        std::all_of(factors.begin(), factors.end(), [](const Profile* each) { return looksMeasured(*each); })) {
        return;
    }
    for (const Profile* factor : factors) {
        if (looksMeasured(*factor)) {
            board.give(*factor, Role::metric, RoleClue::scattered);
        }
    }
}

/// Fractions that come up unevenly in rows which the other settings already tell apart, none of them alone: a latency
/// of two digits, which comes back, beside time, system and threads.
void leaveTold(RoleBoard& board) {
    Factors uneven = guessedFactors(board);
    std::erase_if(uneven, [](const Profile* factor) { return factor->whole || !looksMeasured(*factor); });
    for (const Profile* factor : uneven) {
        Cells others(board.rowCount());
        bool namesRows = false;
        for (const Profile& profile : board.profiles()) {
            const bool sets = board.has(profile, Role::key) || board.has(profile, Role::factor);
            if (&profile != factor && sets && !board.cancelled()) {
                others.split(profile);
                namesRows = namesRows || profile.isAxisLike();
            }
        }
        if (!namesRows && others.count == board.rowCount()) {
            board.give(*factor, Role::metric, RoleClue::scattered);
        }
    }
}

/// What makes no grid with the others was not set.
void leaveNoGrid(RoleBoard& board) {
    for (const Profile* factor : guessedFactors(board)) {
        if (looksMeasured(*factor) && isHardlyShared(board, *factor)) {
            board.give(*factor, Role::ignored, RoleClue::hardlyShared);
        }
    }
    const Factors guessed = guessedFactors(board);
    const bool uneven = std::any_of(guessed.begin(), guessed.end(),
                                    [](const Profile* factor) { return factor->most > 2 * factor->fewest; });
    if (const Profile* const clock = board.of(Role::key).empty() && uneven ? clockOf(board) : nullptr) {
        leaveToClock(board, *clock, guessed);
        return;
    }
    leaveBesideOutcome(board, guessed);
    leaveTold(board);
    if (!isScattered(board)) {
        return;
    }
    const Factors all = board.of(Role::factor);
    const auto along = std::find_if(all.begin(), all.end(), [&board](const Profile* factor) {
        return factor->isAxisLike() || board.reasonOf(*factor).clue == RoleClue::runsAlong;
    });
    if (along != all.end()) {
        leaveToRows(board, **along);
    } else if (board.of(Role::key).empty()) {
        leaveNumbers(board, guessed);
    } else {
        leaveToOne(board, guessed);
        leaveBesideKeys(board, guessedFactors(board));
    }
}

}  // namespace

void leaveToFactors(RoleBoard& board) {
    for (const Profile* follower : guessedFactors(board)) {
        const Factors others = board.of(Role::factor);
        const auto leader = std::find_if(others.begin(), others.end(), [&](const Profile* other) {
            const bool finer = other->distinct > follower->distinct ||
                               (other->distinct == follower->distinct && other->place < follower->place);
            return other != follower && finer && 2 * other->distinct <= other->present &&
                   board.determines(*other, *follower);
        });
        if (leader != others.end()) {
            board.give(*follower, Role::description, RoleClue::follows, (*leader)->column->name);
        }
    }
}

const Profile* casesOfFewRows(const RoleBoard& board) {
    constexpr std::size_t kFewestCases = 20;
    constexpr std::size_t kFewRows = 4;
    const Profile* finest = nullptr;
    for (const Profile* key : board.isStated() ? Factors() : board.of(Role::key)) {
        const auto follows = [&](const Profile& other) {
            const RoleReason reason = board.reasonOf(other);
            return reason.clue == RoleClue::follows && reason.other == key->column->name;
        };
        const bool numbers = board.reasonOf(*key).clue == RoleClue::numbersCases && key->distinct > kFewestCases &&
                             key->present <= kFewRows * key->distinct;
        if (numbers && (finest == nullptr || key->distinct > finest->distinct) &&
            std::any_of(board.profiles().begin(), board.profiles().end(), follows)) {
            finest = key;
        }
    }
    return finest != nullptr && isScattered(board) ? finest : nullptr;
}

void leaveScattered(RoleBoard& board) {
    if (board.isStated()) {
        return;
    }
    leaveNoGrid(board);
    if (const Factors left = guessedFactors(board); isPhase(board, left)) {
        board.give(*left.front(), Role::metric, RoleClue::unplanned);
    }
}

}  // namespace greyscope::data
