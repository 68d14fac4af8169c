#include "core/data/arrangement.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/contains.h"
#include "core/data/column_clues.h"
#include "core/data/column_name.h"
#include "core/data/on_off.h"
#include "core/data/role_clues.h"
#include "core/data/simulated_rows.h"

namespace greyscope::data {

namespace {

Profiles without(Profiles columns, const Profile* one) {
    std::erase(columns, one);
    return columns;
}

Profiles joined(Profiles columns, const Profiles& more) {
    columns.insert(columns.end(), more.begin(), more.end());
    return columns;
}

template <class Fits>
Profiles only(Profiles columns, Fits fits) {
    std::erase_if(columns, [&](const Profile* each) { return !fits(*each); });
    return columns;
}

void sortByLevels(Profiles& columns) {
    std::stable_sort(columns.begin(), columns.end(),
                     [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
}

/// Profiles that were set, by their look or their name; times are asked apart.
Profiles settingsOf(const RoleBoard& board) {
    return only(board.of(Role::factor), [&](const Profile& p) { return !board.is(p, RoleClue::time); });
}

bool isGuessed(const RoleBoard& board, const Profile& p) {
    return (board.has(p, Role::key) || board.has(p, Role::factor)) && !board.is(p, RoleClue::stated) &&
           !board.is(p, RoleClue::time) && !board.is(p, RoleClue::runsAlong);
}

/// Of settings the one with most levels, as series run along it: numbers before text, evenly set ones before one that
/// is nearly constant.
const Profile* axisAmong(const Profiles& settings) {
    const auto worth = [](const Profile* p) { return std::tuple(!p->isNearlyConstant(), p->isOrdered(), p->distinct); };
    return *std::max_element(settings.begin(), settings.end(),
                             [&](const Profile* left, const Profile* right) { return worth(left) < worth(right); });
}

/// Cells of a grid and of the curves in it, each setting but the axis held.
struct Grid {
    const Profile* axis = nullptr;
    std::size_t curves = 1;
    Cells points;

    /// A curve has fewer than two points on average. Without keys a tenth of a grid is not a grid.
    [[nodiscard]] bool isScattered(bool hasKeys) const {
        constexpr std::size_t kManyCurves = 20;
        const bool thin = !hasKeys && curves > kManyCurves && 10 * points.count < curves * axis->distinct;
        return points.count < 2 * curves || thin;
    }
    /// At least half of it was measured, nearly every cell about as often as the others.
    [[nodiscard]] bool isDesigned() const {
        const double mean = static_cast<double>(points.codes.size()) / static_cast<double>(points.count);
        const auto rows = points.sizes();
        const auto usual = std::count_if(rows.begin(), rows.end(), [mean](std::size_t size) {
            return static_cast<double>(size) >= mean / 2.0 && static_cast<double>(size) <= 2.0 * mean;
        });
        return 2 * points.count >= curves * axis->distinct && 10 * usual >= 9 * std::ssize(rows);
    }
};

Grid gridOf(const RoleBoard& board, const Profiles& keys, const Profiles& settings) {
    Grid grid{axisAmong(settings), 1, board.cellsOf(joined(keys, without(settings, axisAmong(settings))))};
    grid.curves = grid.points.count;
    grid.points.split(*grid.axis);
    return grid;
}

bool isScattered(const RoleBoard& board) {
    const Profiles settings = settingsOf(board);
    const Profiles keys = board.of(Role::key);
    return !settings.empty() && !board.cancelled() && gridOf(board, keys, settings).isScattered(!keys.empty());
}

bool tellRows(const RoleBoard& board, const Profiles& columns) {
    return board.cellsOf(columns).count == board.rowCount();
}

/// 0 and 1 under the name of an outcome, or unevenly beside a column that was set.
void takeOutcomes(RoleBoard& board, const Profile* last) {
    Profiles outcomes = only(board.of(Role::factor), [](const Profile& p) { return p.isZeroOrOne(); });
    const auto named = std::stable_partition(outcomes.begin(), outcomes.end(), [](const Profile* p) {
        return nameHas(NameSense::outcome, p->column->name);
    });
    const bool leftOver = outcomes.size() == 1 && (outcomes.front() == last || !outcomes.front()->isBalanced()) &&
                          (outcomes.front() == last || last == nullptr || last->isBalanced());
    for (auto outcome = outcomes.begin(); outcome != (leftOver ? outcomes.end() : named); ++outcome) {
        board.give(**outcome, Role::metric, RoleClue::outcome);
    }
}

/// Where nothing looks measured: what happened, else the last number that is not called a setting, a size or a time.
void measure(RoleBoard& board) {
    if (board.hasMetric()) {
        return;
    }
    const auto last = [&](auto fits) {
        const auto& all = board.profiles();
        const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Profile& p) {
            return p.isNumeric() && !board.is(p, RoleClue::stated) && fits(p);
        });
        return found == all.rend() ? nullptr : &*found;
    };
    const auto isFactor = [&](const Profile& p) { return board.has(p, Role::factor) && !board.is(p, RoleClue::time); };
    const Profile* number = last([&](const Profile& p) {
        return board.is(p, RoleClue::fewLevels) && !nameHas(NameSense::setting, p.column->name) &&
               !namesSideResult(p.column->name);
    });
    number = number != nullptr ? number : last([&](const Profile& p) { return board.is(p, RoleClue::fewLevels); });
    takeOutcomes(board, number);
    number = number != nullptr ? number : last(isFactor);
    number = number != nullptr ? number : last([&](const Profile& p) { return board.has(p, Role::key); });
    number = number != nullptr ? number : last([&](const Profile& p) { return board.has(p, Role::repetition); });
    number = number != nullptr ? number : last([&](const Profile& p) { return board.is(p, RoleClue::constant); });
    if (!board.hasMetric() && number != nullptr) {
        board.give(*number, Role::metric, RoleClue::lastNumber);
    }
}

bool numbersCombinations(const RoleBoard& board, const Profile& number, const Profiles& parts) {
    constexpr std::size_t kMany = 100;  // past so many series nobody compares them one by one
    return number.distinct > kMany && parts.size() >= 2 && 10 * board.cellsOf(parts).count >= 9 * number.distinct;
}

/// What a key determines tells nothing more: an operation beside "randread".
void leaveFollowers(RoleBoard& board) {
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return isGuessed(board, p); });
    sortByLevels(keys);
    for (const Profile* key : keys) {
        if (!board.has(*key, Role::key)) {
            continue;
        }
        Profiles followers;
        const Profile* size = nullptr;  // text that says the same as sizes do: "x64k" beside "64k"
        for (const Profile& other : board.profiles()) {
            if (&other == key || !isGuessed(board, other)) {
                continue;
            }
            const bool same = other.sizes && !key->isOrdered() && other.distinct == key->distinct;
            size = size == nullptr && same && board.determines(other, *key) ? &other : size;
            if (board.determines(*key, other)) {
                followers.push_back(&other);
            }
        }
        if (size != nullptr) {
            board.give(*key, Role::description, RoleClue::follows, size->column->name);
        } else if (numbersCombinations(board, *key, followers)) {
            board.give(*key, Role::description, RoleClue::numbersCombinations);
        } else {
            for (const Profile* other : followers) {
                board.give(*other, Role::description, RoleClue::follows, key->column->name);
            }
        }
    }
    for (const Profile* time : board.of(RoleClue::time)) {
        for (const Profile* key : only(board.of(Role::key), [&](const Profile& p) { return isGuessed(board, p); })) {
            if (namesDatePart(key->column->name) && board.determines(*time, *key)) {
                board.give(*key, Role::description, RoleClue::follows, time->column->name);
            }
        }
    }
}

/// Likewise of settings: cores beside nodes, threads beside clients. To hold them would leave a point of each series.
void leaveToFiner(RoleBoard& board) {
    for (const Profile* follower : only(settingsOf(board), [&](const Profile& p) { return isGuessed(board, p); })) {
        const Profiles leaders = only(settingsOf(board), [&](const Profile& p) {
            const bool finer =
                p.distinct > follower->distinct || (p.distinct == follower->distinct && p.place < follower->place);
            const bool dates = board.is(p, RoleClue::datePart) && !board.is(*follower, RoleClue::datePart);
            return &p != follower && finer && !dates && (!looksMeasured(p) || looksMeasured(*follower)) &&
                   2 * p.distinct <= p.present && board.determines(p, *follower);
        });
        if (!leaders.empty() && !board.is(*follower, RoleClue::input)) {
            board.give(*follower, Role::description, RoleClue::follows, leaders.front()->column->name);
        }
    }
}

/// A number that is the same in all rows of a key says something of it, and was not measured in them.
void leaveToKeys(RoleBoard& board) {
    for (const Profile* key : only(board.of(Role::key), [](const Profile& p) { return 3 * p.distinct <= p.present; })) {
        for (const Profile* metric : board.of(Role::metric)) {
            if (board.of(Role::metric).size() > 1 && !board.is(*metric, RoleClue::stated) &&
                board.determines(*key, *metric)) {
                board.give(*metric, Role::description, RoleClue::follows, key->column->name);
            }
        }
    }
}

/// Four columns of text name series at most. Of more, those with fewest levels stay keys; the others are held where the
/// rows need them, and describe them otherwise.
void limitKeys(RoleBoard& board) {
    constexpr std::size_t kMost = 4;
    Profiles texts = only(board.of(Role::key), [&](const Profile& p) {
        return isGuessed(board, p) && !p.isNumeric() && !board.is(p, RoleClue::options);
    });
    if (texts.size() <= kMost) {
        return;
    }
    sortByLevels(texts);
    const Profiles axis = board.of(Role::factor);
    while (texts.size() > kMost) {
        const Profiles others = joined(without(board.of(Role::key), texts.front()), axis);
        const bool needed = board.cellsOf(joined(others, {texts.front()})).count > board.cellsOf(others).count;
        needed ? board.give(*texts.front(), Role::factor, RoleClue::beyondFour)
               : board.give(*texts.front(), Role::description, RoleClue::beyondFour);
        texts.erase(texts.begin());
    }
}

/// Many options of configurations tell the series apart where labels run along them and they do not make a full grid:
/// any of them as the axis would have a point or two.
void chooseOptions(RoleBoard& board) {
    const Profiles settings = settingsOf(board);
    const Profiles options = only(settings, [](const Profile& p) { return RoleBoard::isOption(p); });
    const Profiles others = only(settings, [](const Profile& p) { return !RoleBoard::isOption(p); });
    const Profiles names = only(board.of(Role::key), [](const Profile& p) { return p.distinct > 2; });
    const bool numbered = std::all_of(others.begin(), others.end(), [&](const Profile* other) {
        return std::all_of(options.begin(), options.end(),
                           [&](const Profile* option) { return board.determines(*other, *option); });
    });
    constexpr std::size_t kMostInGrid = 16;
    if (names.empty() || options.size() < kManyOptions || !numbered ||
        (options.size() <= kMostInGrid && board.cellsOf(options).count >= (std::size_t{1} << options.size()) / 2)) {
        return;
    }
    for (const Profile* option : options) {
        board.give(*option, Role::key, RoleClue::options);
    }
    for (const Profile* number : others) {
        board.give(*number, Role::description, RoleClue::numbersCombinations);
    }
}

/// Along something that tells the rows apart the settings are not held: what comes back unevenly was measured, and the
/// rest changes from row to row.
void leaveToAxis(RoleBoard& board, const Profile& axis, const Profiles& settings) {
    for (const Profile* setting : settings) {
        if (setting != &axis && board.has(*setting, Role::factor)) {
            const bool dated = board.is(axis, RoleClue::time) || board.is(axis, RoleClue::datePart);
            const bool varies = dated && setting->isNumeric() && setting->distinct > 2 &&
                                !board.is(*setting, RoleClue::datePart) &&
                                !nameHas(NameSense::setting, setting->column->name);
            const bool measured = varies || (looksMeasured(*setting) && !setting->isAxisLike());
            measured ? board.give(*setting, Role::metric, RoleClue::unplanned)
                     : board.give(*setting, Role::description, RoleClue::variesWithin, axis.column->name);
        }
    }
}

void describe(RoleBoard& board, const Profile& column, const Profile& axis) {
    board.give(column, Role::description, RoleClue::variesWithin, axis.column->name);
}

/// A number of cases that with the axis and the keys tells the rows apart: of several the column with fewest levels.
void takeCases(RoleBoard& board, const Profiles& along, const Profiles& settings) {
    const Profiles told = joined(board.of(Role::key), along);
    const Profile* cases = nullptr;
    for (const Profile* p : tellRows(board, told) ? Profiles() : settings) {
        const bool fits = isDense(*p) && p->isComplete() && 3 * p->distinct <= p->present &&
                          (cases == nullptr || p->distinct < cases->distinct);
        cases = fits && tellRows(board, joined(told, {p})) ? p : cases;
    }
    if (cases != nullptr) {
        board.give(*cases, Role::key, RoleClue::numbersCases);
    }
}

/// Along a time that several rows share, keys are what tells these apart, where a tenth of the grid was measured: a
/// panel of countries or hosts. Along one that few share they are what comes up about equally often, for a few dozen
/// series: what was compared, and not what happened to be so.
void chooseKeysAlong(RoleBoard& board, const Profiles& along) {
    constexpr std::size_t kFewDozen = 48;
    constexpr std::size_t kUneven = 5;
    const std::size_t points = board.cellsOf(along).count;
    const bool shared = 2 * points <= board.rowCount();
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return isGuessed(board, p); });
    std::stable_sort(keys.begin(), keys.end(), [](const Profile* left, const Profile* right) {
        return std::pair(left->most > kUneven * left->fewest, left->distinct) >
               std::pair(right->most > kUneven * right->fewest, right->distinct);
    });
    const auto tell = [&](const Profiles& columns) {  // a few rows may share a point all the same
        return 20 * board.cellsOf(joined(columns, along)).count >= 19 * board.rowCount();
    };
    bool told = shared && tell(keys);
    for (const Profile* key : Profiles(keys)) {
        const Profiles others = without(keys, key);
        const std::size_t series = board.cellsOf(keys).count;
        const bool needless = told ? tell(others) : key->most > kUneven * key->fewest || series > kFewDozen;
        const bool sparse = shared && board.rowCount() < series * points / 10;
        if (needless || sparse) {
            describe(board, *key, *along.front());
            keys = others;
            told = told && needless;
        }
    }
    // More than a few dozen series begin as groups, each the mean of its rows.
    while (keys.size() > 1 && board.cellsOf(keys).count > kFewDozen) {
        sortByLevels(keys);
        describe(board, *keys.front(), *along.front());
        keys.erase(keys.begin());
    }
}

/// The column that rows follow each other in: of several times the one that differs most, the clock beside the date.
const Profile* timeOf(const RoleBoard& board) {
    const Profile* time = nullptr;
    for (const Profile* p : board.of(RoleClue::time)) {
        time = p->isNearlyComplete() && (time == nullptr || p->distinct > time->distinct) ? p : time;
    }
    return time;
}

/// A number that rises in the rows of each case and begins anew with the next: the cases were looked at along it. One
/// alone; of two, one may be what came of the other.
const Profile* risingInEach(const RoleBoard& board, const Profile& cases) {
    Profiles rising;
    for (const Profile& p : board.profiles()) {
        const bool asked = board.has(p, Role::factor) || board.has(p, Role::metric) || board.is(p, RoleClue::datePart);
        if (&p != &cases && asked && p.isNumeric() && p.isComplete() && !board.cancelled() && goesOnIn(cases, p)) {
            rising.push_back(&p);
        }
    }
    const bool dated = rising.size() == 1 && (namesDatePart(rising.front()->column->name) ||
                                              nameHas(NameSense::place, rising.front()->column->name));
    return dated ? rising.front() : nullptr;
}

/// Cases below each other, each along its own times.
bool runAlongCases(RoleBoard& board) {
    for (const Profile& cases : board.profiles()) {
        const bool fits = board.has(cases, Role::key) && cases.isComplete() && 3 * cases.distinct <= cases.present;
        const Profile* const along = fits ? risingInEach(board, cases) : nullptr;
        if (along == nullptr || board.is(*along, RoleClue::stated)) {
            continue;
        }
        board.give(*along, Role::factor, RoleClue::runsAlong);
        if (tellRows(board, joined(board.of(Role::key), {along}))) {
            leaveToAxis(board, *along, settingsOf(board));
        }
        return true;
    }
    return false;
}

bool isCalledSetting(const RoleBoard& board, const Profile& p) {
    return p.sizes || board.is(p, RoleClue::input) || nameHas(NameSense::setting, nameWithoutUnit(p.column->name));
}

/// Whether a grid of settings was planned, whenever its rows were measured: at least one of them is called a setting.
/// Beside a time that comes back others may as well name cases.
bool isPlanned(const RoleBoard& board, const Profiles& settings, bool shared) {
    const Profiles called = only(
        settings, [&](const Profile& p) { return isCalledSetting(board, p) && !(shared && p.isMostlyDifferent()); });
    if (called.empty() || board.cancelled()) {
        return false;
    }
    const Profiles keys = board.of(Role::key);
    const Grid grid = gridOf(board, keys, shared ? called : settings);
    return !grid.isScattered(!keys.empty()) && grid.isDesigned();
}

/// Rows are events or samples: they run along their time, or the finest part of a date.
bool runAlongTime(RoleBoard& board) {
    const Profile* const time = timeOf(board);
    const Profiles settings = settingsOf(board);
    const Profiles parts = only(settings, [&](const Profile& p) { return board.is(p, RoleClue::datePart); });
    const Profiles others = only(settings, [&](const Profile& p) {
        return !board.is(p, RoleClue::datePart) && !board.is(p, RoleClue::runsAlong);
    });
    if ((time == nullptr && parts.empty()) ||
        isPlanned(board, others, time == nullptr || 2 * time->distinct <= time->present)) {
        return false;
    }
    const Profiles along = time != nullptr ? Profiles{time} : parts;
    takeCases(board, along, others);
    chooseKeysAlong(board, along);
    const auto isPart = [&](const Profile& p) { return time == nullptr && board.is(p, RoleClue::datePart); };
    leaveToAxis(board, time != nullptr ? *time : *axisAmong(parts),
                only(settings, [&](const Profile& p) { return !isPart(p); }));
    // Of several parts of a date each would hold the others: rows that are counted go on through all of them.
    const Profiles counts = only(board.of(RoleClue::countsRows), [](const Profile& p) { return p.increasing; });
    if (time == nullptr && parts.size() > 2 && !counts.empty() && board.of(Role::key).empty()) {
        leaveToAxis(board, *counts.front(), parts);
        board.give(*counts.front(), Role::factor, RoleClue::runsAlong);
    }
    return true;
}

/// With the keys one setting tells every row apart. Where all series have its levels, others that do so as well say
/// when or where that was ("age" beside "Occasion"); where nothing else makes a grid, none that went with it is held.
void leaveToOne(RoleBoard& board, bool scattered) {
    const Profiles keys = board.of(Role::key);
    const std::size_t series = board.cellsOf(keys).count;
    const auto tells = [&](const Profile* p) { return p->isComplete() && tellRows(board, joined(keys, {p})); };
    const auto isGrid = [&](const Profile* p) { return series > 1 && p->distinct * series == board.rowCount(); };
    const Profile* axis = nullptr;
    for (const Profile* p : settingsOf(board)) {
        const bool fits = (scattered ? !looksMeasured(*p) : isGrid(p)) && tells(p);
        axis = fits && (axis == nullptr || p->distinct > axis->distinct) ? p : axis;
    }
    for (const Profile* p : axis == nullptr ? Profiles() : settingsOf(board)) {
        if (p != axis && (scattered ? !looksMeasured(*p) : p->distinct >= axis->distinct && tells(p))) {
            board.give(*p, Role::description, RoleClue::follows, axis->column->name);
        }
    }
}

/// Uneven numbers in rows that the other settings tell apart already were measured: two digits of a latency.
void leaveTold(RoleBoard& board) {
    for (const Profile* p : settingsOf(board)) {
        const Profiles others = joined(board.of(Role::key), without(settingsOf(board), p));
        const bool rows = std::any_of(others.begin(), others.end(), [](const Profile* o) { return o->isAxisLike(); });
        if (looksMeasured(*p) && !rows && isGuessed(board, *p) && tellRows(board, others)) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
}

/// A text that names every row, or nearly so: what is told of each runs along the names. Paths and codes only where
/// nothing was set.
const Profile* namesOf(const RoleBoard& board) {
    const bool nothingSet = settingsOf(board).empty();
    const auto& all = board.profiles();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Profile& p) {
        return 10 * p.distinct >= 9 * p.rows && p.rows > 1 && !p.isOrdered() &&
               (board.is(p, RoleClue::freeText) || board.is(p, RoleClue::namesRow) ||
                (nothingSet && board.is(p, RoleClue::identifier) && p.isAxisLike()));
    });
    return found == all.end() ? nullptr : &*found;
}

void runAlongNames(RoleBoard& board, const Profile& names) {
    leaveToAxis(board, names, settingsOf(board));
    for (const Profile* key : board.of(Role::key)) {
        describe(board, *key, names);
    }
    board.give(names, Role::factor, RoleClue::runsAlong);
}

/// Rows that nothing planned share cells by chance: the first text of a few dozen levels is the axis, and they are
/// averaged.
void runAlongLabels(RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kFewDozen = 40;
    const Profiles keys = board.of(Role::key);
    const auto label = std::find_if(keys.begin(), keys.end(), [&](const Profile* p) {
        return isGuessed(board, *p) && p->distinct >= kFewest && p->distinct <= kFewDozen;
    });
    if (label != keys.end()) {
        runAlongNames(board, **label);
        board.give(**label, Role::factor, RoleClue::mostLevels);
    }
}

/// So few rows that each of these could not be set to two levels, and no level was set as often as another: scores of a
/// few alternatives.
bool areTooMany(const RoleBoard& board, const Profiles& settings) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 32;
    const Profiles uneven = only(settings, [](const Profile& p) {
        return p.isNumeric() && !p.isBalanced() && p.distinct != 2;  // an option is on or off
    });
    return uneven.size() >= kFewest && board.rowCount() >> std::min(uneven.size(), kMost) == 0;
}

void measureAll(RoleBoard& board, const Profiles& settings, bool (*fits)(const Profile&)) {
    for (const Profile* p : settings) {
        if (p->isNumeric() && isGuessed(board, *p) && fits(*p)) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
}

/// Settings that leave a point or two of each curve were not all set.
void leaveScattered(RoleBoard& board) {
    const Profiles settings = only(settingsOf(board), [&](const Profile& p) { return isGuessed(board, p); });
    const Profiles metrics = board.of(Role::metric);
    if (std::any_of(metrics.begin(), metrics.end(),
                    [&](const Profile* p) { return board.is(*p, RoleClue::outcome); }) &&
        std::any_of(settings.begin(), settings.end(), [](const Profile* p) { return !looksMeasured(*p); })) {
        measureAll(board, settings, looksMeasured);  // ages beside what was done, and what became of it
    }
    const Profiles along =
        only(settingsOf(board), [&](const Profile& p) { return p.isAxisLike() || board.is(p, RoleClue::runsAlong); });
    if (!along.empty() && (isScattered(board) || along.front()->isAxisLike())) {
        isPlanned(board, without(settingsOf(board), along.front()), false)
            ? board.give(*along.front(), Role::description, RoleClue::namesRow)
            : leaveToAxis(board, *along.front(), settings);
    } else if (!isScattered(board)) {
        return;
    } else if (board.of(Role::key).empty()) {
        const bool all = areTooMany(board, settings);
        const bool any =
            std::any_of(settings.begin(), settings.end(), [](const Profile* p) { return looksMeasured(*p); });
        all ? measureAll(board, settings, [](const Profile&) { return true; })
            : measureAll(board, settings, looksMeasured);
        if (any && isScattered(board)) {
            measureAll(board, settings, [](const Profile&) { return true; });
        }
    } else {
        leaveToOne(board, true);
        Profiles measured = only(settingsOf(board), looksMeasured);
        sortByLevels(measured);
        for (const Profile* p : measured) {
            if (isScattered(board)) {
                board.give(*p, Role::metric, RoleClue::scattered);
            }
        }
    }
}

/// Settings that make no grid, or hardly vary, give way to what names or counts the rows, or else to labels.
void leaveNoGrid(RoleBoard& board) {
    const Profiles settings = settingsOf(board);
    const Profiles keys = board.of(Role::key);
    const Profile* const names = namesOf(board);
    const Profiles counts = only(board.of(RoleClue::countsRows), [](const Profile& p) { return p.increasing; });
    if (settings.empty() || board.cancelled() || axisAmong(settings)->isAxisLike()) {
        return;
    }
    const Grid grid = gridOf(board, keys, settings);
    const bool hardlyVaries = keys.empty() && axisAmong(settings)->isNearlyConstant();
    const bool scattered = grid.isScattered(!keys.empty());
    const bool few = keys.empty() && grid.axis->distinct < 3 && 2 * grid.points.count <= board.rowCount();
    if (names != nullptr && (hardlyVaries || scattered || few || !grid.isDesigned())) {
        runAlongNames(board, *names);
    } else if (hardlyVaries && !counts.empty()) {
        measureAll(board, settings, [](const Profile&) { return true; });
    } else if (scattered) {
        runAlongLabels(board);
    }
}

/// Groups below each other with several values of each, which are not cases looked at one after the other: nothing says
/// that the first of one group belongs to the first of the next.
bool areGroups(const Profile& key) {
    constexpr std::size_t kFewest = 3;
    return !key.isNumeric() && key.isComplete() && key.distinct >= kFewest && key.fewest > 1 && areBlocks(key) &&
           !namesCases(*key.column);
}

/// The key with most levels becomes the axis; numbers that say the same are a better one.
void takeKey(RoleBoard& board, const Profiles& keys) {
    const Profile& key = **std::max_element(keys.begin(), keys.end(), [](const Profile* left, const Profile* right) {
        return std::pair(left->isNumeric(), left->distinct) < std::pair(right->isNumeric(), right->distinct);
    });
    const auto& all = board.profiles();
    const auto number = std::find_if(all.begin(), all.end(), [&](const Profile& p) {
        return board.is(p, RoleClue::follows) && board.reasonOf(p).other == key.column->name && p.isOrdered() &&
               (p.column->unit.empty() || p.column->stated) && p.distinct == key.distinct;
    });
    if (number == all.end() || key.isOrdered()) {
        board.give(key, Role::factor, RoleClue::mostLevels);
        return;
    }
    board.give(*number, Role::factor, RoleClue::mostLevels);
    board.give(key, Role::description, RoleClue::follows, number->column->name);
}

bool takeFirst(RoleBoard& board, const Profiles& columns) {
    if (!columns.empty()) {
        board.give(*columns.front(), Role::factor, RoleClue::runsAlong);
    }
    return !columns.empty();
}

/// Nothing was set: repetitions, places, rows that are counted anew in each series, names of rows, else the key with
/// most levels.
void findAnAxis(RoleBoard& board) {
    if (!board.of(Role::factor).empty()) {
        return;
    }
    const bool stated = board.isStated();
    const Profiles metrics = board.of(Role::metric);
    const Profiles places =
        only(metrics, [](const Profile& p) { return nameHas(NameSense::place, p.column->name) && p.isComplete(); });
    const Profiles counts = board.of(RoleClue::countsRows);
    if (takeFirst(board, board.of(Role::repetition)) || (!stated && metrics.size() > 1 && takeFirst(board, places)) ||
        (!stated && takeFirst(board, only(counts, [](const Profile& p) { return !p.increasing; })))) {
        return;
    }
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) {
        return !board.is(p, RoleClue::options) && !marksSimulated(*p.column);
    });
    const bool configurations = keys.size() < board.of(Role::key).size();
    const Profile* const names = stated ? nullptr : namesOf(board);
    // Of a program's own table one series along its operations is meant, and of configurations one along what was
    // measured of each.
    if (names != nullptr && !(counts.size() == 1 && board.isNumbersAlone())) {
        runAlongNames(board, *names);
    } else if (keys.size() > 1 || ((stated || configurations) && !keys.empty()) ||
               (keys.size() == 1 && areGroups(*keys.front()))) {
        takeKey(board, keys);
    } else if (keys.empty() && stated) {
        // The only operation of a run that was measured once.
        const auto& all = board.profiles();
        const auto key = std::find_if(all.rbegin(), all.rend(), [](const Profile& p) {
            return p.column->stated && p.column->stated->role == Role::key && p.present > 0 &&
                   !marksSimulated(*p.column);
        });
        if (key != all.rend()) {
            board.give(*key, Role::factor, RoleClue::stated, key->column->stated->by);
        }
    } else if (keys.empty()) {
        takeFirst(board, joined(counts, only(board.of(RoleClue::identifier),
                                             [](const Profile& p) { return isDense(p) && p.isAxisLike(); })));
    }
}

}  // namespace

void tellRepeatsApart(RoleBoard& board) {
    if (!board.of(Role::repetition).empty() || board.cancelled()) {
        return;
    }
    const Cells cells = board.cellsOf(joined(board.of(Role::key), board.of(Role::factor)));
    if (cells.count == board.rowCount()) {
        return;
    }
    for (const Profile& p : board.profiles()) {
        const RoleClue clue = board.reasonOf(p).clue;
        const bool candidate = board.has(p, Role::description) && p.distinct > 1 && !RoleBoard::isOption(p) &&
                               clue != RoleClue::stated && clue != RoleClue::status && clue != RoleClue::variesWithin &&
                               (p.isNumeric() || p.times || namesTime(p.column->name));
        if (candidate && !board.cancelled() && tellsApart(cells, p)) {
            board.give(p, Role::repetition, RoleClue::tellsRepeatsApart);
            return;
        }
    }
}

void arrange(RoleBoard& board) {
    const bool stated = board.isStated();
    for (const Profile* p : stated ? Profiles() : settingsOf(board)) {
        if (!p->isNearlyComplete()) {
            board.give(*p, Role::description, RoleClue::mostlyMissing);
        }
    }
    leaveFollowers(board);
    leaveToKeys(board);
    chooseOptions(board);
    const bool alongTime = !stated && (runAlongCases(board) || runAlongTime(board));
    measure(board);
    if (!board.hasMetric() || board.cancelled()) {
        return;
    }
    for (const Profile* time : board.of(RoleClue::time)) {
        if (!alongTime || time != timeOf(board)) {
            board.give(*time, Role::description, RoleClue::namesOrigin);
        }
    }
    if (!alongTime && !stated && !board.of(Role::factor).empty()) {
        leaveToFiner(board);
        leaveToOne(board, false);
        leaveTold(board);
        leaveScattered(board);
        leaveNoGrid(board);
    }
    findAnAxis(board);
    limitKeys(board);
    tellRepeatsApart(board);
}

}  // namespace greyscope::data
