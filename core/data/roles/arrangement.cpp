#include "core/data/roles/arrangement.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/roles/role_clues.h"
#include "core/data/series/simulated_rows.h"

namespace greyscope::data {

namespace {

/// Of settings the one with most levels, as series run along it: numbers before text, evenly set ones before one that
/// is nearly constant.
const Profile* axisAmong(const Profiles& settings) {
    const auto worth = [](const Profile* p) { return std::tuple(!p->isNearlyConstant(), p->isOrdered(), p->distinct); };
    return *std::max_element(settings.begin(), settings.end(),
                             [&](const Profile* left, const Profile* right) { return worth(left) < worth(right); });
}

void sortByLevels(Profiles& columns) {
    std::stable_sort(columns.begin(), columns.end(),
                     [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
}

bool tellRows(const RoleBoard& board, const Profiles& columns) {
    return board.cellsOf(columns).count == board.rowCount();
}

/// Cells of a grid and of the curves in it, each setting but the axis held.
struct Grid {
    const Profile* axis;
    std::size_t curves = 1;
    Cells points;
    bool hasKeys = false;

    Grid(const RoleBoard& board, const Profiles& settings)
        : axis(axisAmong(settings)),
          points(board.cellsOf(joined(board.of(Role::key), without(settings, axis)))),
          hasKeys(!board.of(Role::key).empty()) {
        curves = points.count;
        points.split(*axis);
    }
    /// A curve has fewer than two points on average. Without keys a tenth of a grid is not a grid.
    [[nodiscard]] bool isScattered() const {
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

bool isScattered(const RoleBoard& board) {
    const Profiles settings = board.settings();
    return !settings.empty() && !board.cancelled() && Grid(board, settings).isScattered();
}

/// Whether a grid of settings was planned, whenever its rows were measured: those that are called one.
bool isPlanned(const RoleBoard& board, const Profiles& settings) {
    const Profiles called = only(settings, [&](const Profile& p) {
        return p.sizes || board.is(p, RoleClue::input) || nameHas(NameSense::setting, nameWithoutUnit(p.column->name));
    });
    if (called.empty() || board.cancelled()) {
        return false;
    }
    const Grid grid(board, called);
    return !grid.isScattered() && grid.isDesigned();
}

void describe(RoleBoard& board, const Profile& column, const Profile& axis) {
    board.give(column, Role::description, RoleClue::variesWithin, axis.column->name);
}

/// Along something that tells the rows apart the settings are not held: what comes back unevenly was measured, and the
/// rest changes from row to row.
void leaveToAxis(RoleBoard& board, const Profile& axis, const Profiles& settings) {
    const bool dated = board.is(axis, RoleClue::time) || board.is(axis, RoleClue::datePart);
    for (const Profile* setting : without(settings, &axis)) {
        if (board.has(*setting, Role::factor)) {
            const bool varies = dated && setting->isNumeric() && setting->distinct > 2 &&
                                !board.is(*setting, RoleClue::datePart) &&
                                !nameHas(NameSense::setting, setting->column->name);
            varies || looksMeasured(*setting) ? board.give(*setting, Role::metric, RoleClue::unplanned)
                                              : describe(board, *setting, axis);
        }
    }
}

void runAlong(RoleBoard& board, const Profile& axis, RoleClue clue = RoleClue::runsAlong) {
    board.give(axis, Role::factor, clue);
}

// 0 and 1 under the name of an outcome, or unevenly beside a column that was set.
void takeOutcomes(RoleBoard& board, const Profile* last) {
    const Profiles outcomes = only(board.of(Role::factor), [](const Profile& p) { return p.isZeroOrOne(); });
    const bool leftOver = outcomes.size() == 1 && (outcomes.front() == last || !outcomes.front()->isBalanced()) &&
                          (outcomes.front() == last || last == nullptr || last->isBalanced());
    for (const Profile* outcome : outcomes) {
        if (leftOver || nameHas(NameSense::outcome, outcome->column->name)) {
            board.give(*outcome, Role::metric, RoleClue::outcome);
        }
    }
}

/// Columns of numbers that were measured but are the same in all rows: results that nothing changes.
Profiles sameResults(const RoleBoard& board) {
    Profiles constants =
        only(board.of(RoleClue::constant), [](const Profile& p) { return p.isNumeric() && isCalledMeasured(p); });
    std::stable_sort(constants.begin(), constants.end(),
                     [](const Profile* left, const Profile* right) { return metricRank(*left) < metricRank(*right); });
    return constants;
}

/// Where nothing looks measured: a result that is the same in all rows, what happened, else the last number that is not
/// called a setting, a size or a time. What was set comes last.
void measure(RoleBoard& board) {
    const Profiles same = sameResults(board);
    const auto isSide = [](const Profile& p) { return namesSideResult(p.column->name); };
    const Profiles main = only(same, [&](const Profile& p) { return !isSide(p); });
    const Profiles metrics = board.of(Role::metric);
    const bool spreads = std::all_of(metrics.begin(), metrics.end(),
                                     [](const Profile* p) { return nameHas(NameSense::spread, p->column->name); });
    if (board.hasMetric() && spreads && !main.empty()) {  // of which they are the spreads
        board.give(*main.front(), Role::metric, RoleClue::lastNumber);
    }
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
    const auto isSetting = [](const Profile& p) {
        return nameHas(NameSense::setting, nameWithoutUnit(p.column->name)) || namesSideResult(p.column->name);
    };
    const Profile* number = last([&](const Profile& p) { return board.is(p, RoleClue::fewLevels) && !isSetting(p); });
    if (!main.empty() && (number == nullptr || number->isBalanced())) {
        number = main.front();
    }
    if (number == nullptr) {  // how often something failed, where nothing else was measured
        number = last([&](const Profile& p) { return board.is(p, RoleClue::status) && !p.isZeroOrOne(); });
    }
    number = number == nullptr && !same.empty() ? same.front() : number;
    const Profile* const set = last([&](const Profile& p) { return board.is(p, RoleClue::fewLevels); });
    const Profile* const behind = last(
        [&](const Profile& p) { return board.is(p, RoleClue::constant) && !isSetting(p) && !namesCases(*p.column); });
    if (number == nullptr) {
        number = set != nullptr && behind != nullptr && behind->place > set->place ? behind : set;
    }
    takeOutcomes(board, number);
    for (const Role role : {Role::factor, Role::key, Role::repetition, Role::description}) {
        number = number != nullptr ? number : last([&](const Profile& p) {
            return board.has(p, role) && !board.is(p, RoleClue::time) &&
                   (role != Role::description || board.is(p, RoleClue::constant));
        });
    }
    if (!board.hasMetric() && number != nullptr) {
        board.give(*number, Role::metric, RoleClue::lastNumber);
    }
}

// --- rows in an order -----------------------------------------------------------------------------------------------

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

/// Along a time that several rows share, keys are what tells these apart: a panel of countries or hosts. Otherwise they
/// are what comes up about equally often: what was compared, and not what happened to be so. More than a few dozen
/// series begin as groups, each the mean of its rows.
void chooseKeysAlong(RoleBoard& board, const Profiles& along) {
    constexpr std::size_t kUneven = 5;
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return board.isGuessed(p); });
    sortByLevels(keys);
    const auto tell = [&](const Profiles& columns) {  // a few rows may share a point all the same
        return 20 * board.cellsOf(joined(columns, along)).count >= 19 * board.rowCount();
    };
    const bool panel = 2 * board.cellsOf(along).count <= board.rowCount() && tell(keys);
    for (const Profile* key : Profiles(keys)) {
        const bool needless = panel ? tell(without(keys, key)) : key->most > kUneven * key->fewest;
        if (needless || (keys.size() > 1 && board.cellsOf(keys).count > kFewDozen)) {
            describe(board, *key, *along.front());
            std::erase(keys, key);
        }
    }
}

/// A number that rises in the rows of each case and begins anew with the next: the cases were looked at along it. One
/// alone; of two, one may be what came of the other.
const Profile* risingInEach(const RoleBoard& board, const Profile& cases) {
    Profiles rising;
    for (const Profile& p : board.profiles()) {
        const bool asked = board.has(p, Role::factor) || board.has(p, Role::metric);
        if (&p != &cases && asked && p.isNumeric() && p.isComplete() && !board.cancelled() && goesOnIn(cases, p)) {
            rising.push_back(&p);
        }
    }
    const bool dated =
        rising.size() == 1 && !board.is(*rising.front(), RoleClue::stated) &&
        (namesDatePart(rising.front()->column->name) || nameHas(NameSense::place, rising.front()->column->name));
    return dated ? rising.front() : nullptr;
}

/// Cases below each other, each along its own times.
bool runAlongCases(RoleBoard& board) {
    for (const Profile* cases : board.of(Role::key)) {
        const bool fits = cases->isComplete() && 3 * cases->distinct <= cases->present;
        if (const Profile* const along = fits ? risingInEach(board, *cases) : nullptr) {
            runAlong(board, *along);
            if (tellRows(board, joined(board.of(Role::key), {along}))) {
                leaveToAxis(board, *along, board.settings());
            }
            return true;
        }
    }
    return false;
}

/// Of the parts of whole dates the year, along which a day is one of many: at one month and one day of each there
/// would be a point a year.
const Profile* yearOf(const Profiles& parts) {
    constexpr std::size_t kWholeDate = 3;
    constexpr double kFirst = 1000.0;
    const auto year = std::find_if(parts.begin(), parts.end(), [](const Profile* p) {
        const NumericValues& numbers = p->column->numbers();
        return p->distinct > 2 && std::all_of(numbers.begin(), numbers.end(), [](double n) { return n >= kFirst; });
    });
    return parts.size() >= kWholeDate && year != parts.end() ? *year : nullptr;
}

/// Rows are events or samples: they run along their time, or the finest part of a date.
bool runAlongTime(RoleBoard& board) {
    const Profile* const time = board.time();
    const Profiles settings = board.settings();
    const Profiles parts = only(settings, [&](const Profile& p) { return board.is(p, RoleClue::datePart); });
    const Profiles others = only(settings, [&](const Profile& p) {
        return !board.is(p, RoleClue::datePart) && !board.is(p, RoleClue::runsAlong);
    });
    if ((time == nullptr && parts.empty()) || isPlanned(board, others)) {
        return false;
    }
    const Profiles along = time != nullptr ? Profiles{time} : parts;
    takeCases(board, along, others);
    chooseKeysAlong(board, along);
    const auto isPart = [&](const Profile& p) { return time == nullptr && board.is(p, RoleClue::datePart); };
    leaveToAxis(board, time != nullptr ? *time : *axisAmong(parts),
                only(settings, [&](const Profile& p) { return !isPart(p); }));
    const Profile* const year = time == nullptr ? yearOf(parts) : nullptr;
    for (const Profile* part : year == nullptr ? Profiles() : without(parts, year)) {
        describe(board, *part, *year);
    }
    return true;
}

// --- grids ----------------------------------------------------------------------------------------------------------

/// With the keys one setting tells every row apart. Where all series have its levels, others that do so as well say
/// when or where that was ("age" beside "Occasion"); where nothing else makes a grid, none that went with it is held.
void leaveToOne(RoleBoard& board, bool scattered) {
    const Profiles keys = board.of(Role::key);
    const std::size_t series = board.cellsOf(keys).count;
    const auto tells = [&](const Profile* p) { return p->isComplete() && tellRows(board, joined(keys, {p})); };
    const auto isGrid = [&](const Profile* p) { return series > 1 && p->distinct * series == board.rowCount(); };
    const Profile* axis = nullptr;
    for (const Profile* p : board.settings()) {
        const bool fits = (scattered ? !looksMeasured(*p) : isGrid(p)) && tells(p);
        axis = fits && (axis == nullptr || p->distinct > axis->distinct) ? p : axis;
    }
    for (const Profile* p : axis == nullptr ? Profiles() : without(board.settings(), axis)) {
        if (scattered ? !looksMeasured(*p) : p->distinct >= axis->distinct && tells(p)) {
            board.give(*p, Role::description, RoleClue::follows, axis->column->name);
        }
    }
}

void measureAll(RoleBoard& board, bool (*fits)(const Profile&)) {
    for (const Profile* p : board.settings()) {
        if (p->isNumeric() && board.isGuessed(*p) && fits(*p)) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
}

bool isAny(const Profile& /*p*/) {
    return true;
}

/// So few rows that each of these could not be set to two levels, and no level was set as often as another: scores of a
/// few alternatives.
bool areTooMany(const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 32;
    const Profiles uneven = only(board.settings(), [&](const Profile& p) {
        return p.isNumeric() && board.isGuessed(p) && !p.isBalanced() && p.distinct != 2;  // an option is on or off
    });
    return uneven.size() >= kFewest && board.rowCount() >> std::min(uneven.size(), kMost) == 0;
}

/// Settings that leave a point or two of each curve were not all set: what came back unevenly was measured.
void leaveUnplanned(RoleBoard& board) {
    leaveToFiner(board);
    leaveToOne(board, false);
    // Uneven numbers in rows that the other settings tell apart already: two digits of a latency.
    for (const Profile* p : only(board.settings(), looksMeasured)) {
        const Profiles others = joined(board.of(Role::key), without(board.settings(), p));
        const bool rows = std::any_of(others.begin(), others.end(), [](const Profile* o) { return o->isAxisLike(); });
        if (!rows && board.isGuessed(*p) && tellRows(board, others)) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
    // Dozens of uneven levels beside settings of a few: a power or a count, of which one would be held. Without keys
    // the settings of a few would be held instead, at one row of many.
    constexpr std::size_t kDozens = 24;
    for (const Profile* p : board.of(Role::key).empty() ? Profiles() : only(board.settings(), looksMeasured)) {
        const Profiles others = without(board.settings(), p);
        const bool set = std::any_of(others.begin(), others.end(), [](const Profile* o) { return !looksMeasured(*o); });
        if (set && p->distinct >= kDozens && !p->neverFalls && board.isGuessed(*p)) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
    const Profiles settings = only(board.settings(), [&](const Profile& p) { return board.isGuessed(p); });
    if (!board.of(RoleClue::outcome).empty() &&
        !std::all_of(settings.begin(), settings.end(), [](const Profile* p) { return looksMeasured(*p); })) {
        measureAll(board, looksMeasured);  // ages beside what was done, and what became of it
    }
    const Profiles along =
        only(board.settings(), [&](const Profile& p) { return p.isAxisLike() || board.is(p, RoleClue::runsAlong); });
    if (!along.empty() && (isScattered(board) || along.front()->isAxisLike())) {
        leaveToAxis(board, *along.front(), settings);
        return;
    }
    if (board.of(Role::key).empty() && isScattered(board)) {
        const bool any = !only(settings, looksMeasured).empty();
        measureAll(board, areTooMany(board) ? isAny : looksMeasured);
        if (any && isScattered(board)) {
            measureAll(board, isAny);
        }
    } else if (isScattered(board)) {
        leaveToOne(board, true);
        Profiles measured = only(board.settings(), looksMeasured);
        sortByLevels(measured);
        for (const Profile* p : measured) {
            if (isScattered(board)) {
                board.give(*p, Role::metric, RoleClue::scattered);
            }
        }
    }
}

// --- ways to read the rows ------------------------------------------------------------------------------------------

/// How well rows fit a way.
enum class Quality { none, weak, good };

/// What rows can run along: its columns, the likeliest first, and how well the rows fit the first of them. `take` gives
/// it its role, and the columns beside it theirs.
struct Way {
    Profiles (*columns)(const RoleBoard& board);
    Quality (*quality)(const RoleBoard& board, const Profile& column);
    void (*take)(RoleBoard& board, const Profile& column);
};

Quality goodIf(bool fits) {
    return fits ? Quality::good : Quality::none;
}

bool nothingSet(const RoleBoard& board, const Profile& /*column*/) {
    return board.of(Role::factor).empty();
}

Profiles settingsByWorth(const RoleBoard& board) {
    Profiles settings = board.settings();
    if (!settings.empty()) {
        std::iter_swap(settings.begin(), std::find(settings.begin(), settings.end(), axisAmong(settings)));
    }
    return settings;
}

/// Short signs without a small letter: "07", "TX", "ITF6".
bool areCodes(const Profile& names) {
    constexpr std::size_t kLongest = 4;
    const auto& levels = names.column->texts().levels;
    return std::ranges::all_of(levels, [](const std::string& level) {
        return level.size() <= kLongest &&
               std::ranges::none_of(level, [](unsigned char c) { return (c >= 'a' && c <= 'z') || c >= 0x80; });
    });
}

/// A text that names every row, or nearly so: what is told of each runs along the names, words before codes. Paths and
/// codes only where nothing was set, as commands and files in the first column.
Profiles namesOfRows(const RoleBoard& board) {
    const bool codes = board.settings().empty();
    Profiles names;
    for (const Profile& p : board.profiles()) {
        const bool fits = board.is(p, RoleClue::freeText) || board.is(p, RoleClue::namesRow) ||
                          (codes && p.isAxisLike() &&
                           (board.is(p, RoleClue::identifier) ||
                            (board.is(p, RoleClue::namesOrigin) && p.place == 0 && !p.isNumeric())));
        if (fits && 10 * p.distinct >= 9 * p.rows && p.rows > 1 && !p.isOrdered() && !board.isStated()) {
            names.push_back(&p);
        }
    }
    std::stable_partition(names.begin(), names.end(), [](const Profile* p) { return p->isNumeric() || !areCodes(*p); });
    return names;
}

/// A grid that was half measured, of settings that vary.
Quality qualityOfGrid(const RoleBoard& board, const Profile& axis) {
    if (axis.isAxisLike() || board.isStated() || board.cancelled()) {
        return Quality::good;
    }
    if (board.of(Role::key).empty() && looksMeasured(axis) && !namesOfRows(board).empty()) {
        return Quality::weak;  // names of the rows say what a number that comes back by chance does not
    }
    const Grid grid(board, board.settings());
    const bool few =
        axis.isNearlyConstant() || (!grid.hasKeys && axis.distinct < 3 && 2 * grid.points.count <= board.rowCount());
    return grid.isScattered() || few || !grid.isDesigned() ? Quality::weak : Quality::good;
}

void runAlongNames(RoleBoard& board, const Profile& names) {
    leaveToAxis(board, names, board.settings());
    for (const Profile* key : board.of(Role::key)) {
        describe(board, *key, names);
    }
    runAlong(board, names);
}

Profiles rowCounts(const RoleBoard& board) {
    return board.of(RoleClue::countsRows);
}

/// Texts of a few dozen levels.
Profiles labels(const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 40;
    return only(board.of(Role::key),
                [&](const Profile& p) { return board.isGuessed(p) && p.distinct >= kFewest && p.distinct <= kMost; });
}

/// Groups below each other with several values of each, which are not cases looked at one after the other: nothing says
/// that the first of one group belongs to the first of the next.
bool areGroups(const Profile& key) {
    constexpr std::size_t kFewest = 3;
    return !key.isNumeric() && key.isComplete() && key.distinct >= kFewest && key.fewest > 1 && areBlocks(key) &&
           !namesCases(*key.column);
}

/// The key with most levels, or numbers that say the same. Of a program's own table one series along its operations is
/// meant, and of configurations one along what was measured of each.
Profiles keysByLevels(const RoleBoard& board) {
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) {
        return !board.is(p, RoleClue::options) && !marksSimulated(*p.column);
    });
    const bool configurations = keys.size() < board.of(Role::key).size();
    if (keys.size() == 1 && !configurations && !board.isStated() && !areGroups(*keys.front()) &&
        board.settings().empty()) {
        return {};
    }
    std::stable_sort(keys.begin(), keys.end(), [](const Profile* left, const Profile* right) {
        return std::pair(left->isNumeric(), left->distinct) > std::pair(right->isNumeric(), right->distinct);
    });
    return keys;
}

void takeKey(RoleBoard& board, const Profile& key) {
    const auto& all = board.profiles();
    const auto number = std::find_if(all.begin(), all.end(), [&](const Profile& p) {
        return board.is(p, RoleClue::follows) && board.reasonOf(p).other == key.column->name && p.isOrdered() &&
               (p.column->unit.empty() || p.column->stated) && p.distinct == key.distinct;
    });
    if (number == all.end() || key.isOrdered()) {
        return runAlong(board, key, RoleClue::mostLevels);
    }
    runAlong(board, *number, RoleClue::mostLevels);
    board.give(key, Role::description, RoleClue::follows, number->column->name);
}

/// The first that is good, else the first that is weak.
constexpr std::array kWays{
    Way{settingsByWorth, qualityOfGrid, [](RoleBoard&, const Profile&) {}},
    Way{[](const RoleBoard& board) { return board.of(Role::repetition); },
        [](const RoleBoard& board, const Profile& p) { return goodIf(nothingSet(board, p)); },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    // the place that a row is of
    Way{[](const RoleBoard& board) {
            return only(board.of(Role::metric),
                        [](const Profile& p) { return nameHas(NameSense::place, p.column->name) && p.isComplete(); });
        },
        [](const RoleBoard& board, const Profile& p) {
            return goodIf(nothingSet(board, p) && !board.isStated() && board.of(Role::metric).size() > 1);
        },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    // rows that are counted anew in each series
    Way{[](const RoleBoard& board) { return only(rowCounts(board), [](const Profile& p) { return !p.increasing; }); },
        [](const RoleBoard& board, const Profile& p) { return goodIf(nothingSet(board, p) && !board.isStated()); },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    Way{namesOfRows, [](const RoleBoard&, const Profile&) { return Quality::good; }, runAlongNames},
    Way{[](const RoleBoard& board) { return only(rowCounts(board), [](const Profile& p) { return p.increasing; }); },
        [](const RoleBoard& board, const Profile&) {
            const Profiles settings = board.settings();
            return goodIf(board.of(Role::key).empty() && !settings.empty() && axisAmong(settings)->isNearlyConstant());
        },
        [](RoleBoard& board, const Profile& p) {
            measureAll(board, isAny);
            runAlong(board, p);
        }},
    Way{labels, [](const RoleBoard& board, const Profile&) { return goodIf(isScattered(board)); },
        [](RoleBoard& board, const Profile& p) {
            leaveToAxis(board, p, board.settings());
            // Other labels tell series apart, as many as make a few dozen.
            Profiles others = without(board.of(Role::key), &p);
            sortByLevels(others);
            for (const Profile* key : Profiles(others)) {
                if (key->isNumeric() || board.cellsOf(others).count > kFewDozen) {
                    describe(board, *key, p);
                    others = without(others, key);
                }
            }
            runAlong(board, p, RoleClue::mostLevels);
        }},
    // or beside settings that hardly vary
    Way{keysByLevels,
        [](const RoleBoard& board, const Profile& p) {
            const Profiles settings = board.settings();
            const bool vary = std::any_of(settings.begin(), settings.end(),
                                          [](const Profile* setting) { return !setting->isNearlyConstant(); });
            return goodIf(nothingSet(board, p) || (!vary && !board.isStated() && p.distinct > 2));
        },
        [](RoleBoard& board, const Profile& p) {
            leaveToAxis(board, p, board.settings());
            takeKey(board, p);
        }},
    // the only operation of a run that was measured once
    Way{[](const RoleBoard& board) {
            Profiles keys;
            for (const Profile& p : board.profiles()) {
                if (p.column->stated && p.column->stated->role == Role::key && p.present > 0 &&
                    !marksSimulated(*p.column)) {
                    keys.insert(keys.begin(), &p);
                }
            }
            return keys;
        },
        [](const RoleBoard& board, const Profile& p) {
            return goodIf(nothingSet(board, p) && board.isStated() && board.of(Role::key).empty());
        },
        [](RoleBoard& board, const Profile& p) {
            board.give(p, Role::factor, RoleClue::stated, p.column->stated->by);
        }},
    Way{[](const RoleBoard& board) {
            return joined(rowCounts(board), only(board.of(RoleClue::identifier),
                                                 [](const Profile& p) { return isDense(p) && p.isAxisLike(); }));
        },
        [](const RoleBoard& board, const Profile& p) {
            return goodIf(nothingSet(board, p) && !board.isStated() && board.of(Role::key).empty());
        },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
};

void takeBestWay(RoleBoard& board) {
    const Way* best = nullptr;
    const Profile* column = nullptr;
    Quality reached = Quality::none;
    for (const Way& way : kWays) {
        const Profiles columns = board.cancelled() || reached == Quality::good ? Profiles() : way.columns(board);
        if (!columns.empty() && way.quality(board, *columns.front()) > reached) {
            best = &way;
            column = columns.front();
            reached = way.quality(board, *column);
        }
    }
    if (best != nullptr) {
        best->take(board, *column);
    }
}

/// Four columns of text name series at most. Of more, those with fewest levels stay keys; the others are held where the
/// rows need them, and describe them otherwise.
void limitKeys(RoleBoard& board) {
    constexpr std::size_t kMost = 4;
    Profiles texts = only(board.of(Role::key), [&](const Profile& p) {
        return board.isGuessed(p) && !p.isNumeric() && !board.is(p, RoleClue::options);
    });
    sortByLevels(texts);
    const Profiles axis = board.of(Role::factor);
    for (; texts.size() > kMost; texts.erase(texts.begin())) {
        const Profiles others = joined(without(board.of(Role::key), texts.front()), axis);
        const bool needed = board.cellsOf(joined(others, {texts.front()})).count > board.cellsOf(others).count;
        board.give(*texts.front(), needed ? Role::factor : Role::description, RoleClue::beyondFour);
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
                               clue != RoleClue::sumsUp && (p.isNumeric() || p.times || namesTime(p.column->name));
        if (candidate && !board.cancelled() && tellsApart(cells, p)) {
            board.give(p, Role::repetition, RoleClue::tellsRepeatsApart);
            return;
        }
    }
    // Sources that each have a row at every point are compared, not averaged.
    constexpr std::size_t kMostSources = 12;
    for (const Profile* p : board.of(RoleClue::namesOrigin)) {
        if (!p->isOrdered() && !p->isNumeric() && p->distinct > 1 && p->distinct <= kMostSources &&
            !board.cancelled() && tellsApart(cells, *p)) {
            board.give(*p, Role::key, RoleClue::labels);
            return;
        }
    }
}

void arrange(RoleBoard& board) {
    const bool stated = board.isStated();
    settlePairs(board);
    const bool inOrder = !stated && (runAlongCases(board) || runAlongTime(board));
    measure(board);
    if (!board.hasMetric() || board.cancelled()) {
        return;
    }
    for (const Profile* time : board.of(RoleClue::time)) {
        if (!inOrder || time != board.time()) {
            board.give(*time, Role::description, RoleClue::namesOrigin);
        }
    }
    if (!inOrder) {
        if (!stated && !board.settings().empty()) {
            leaveUnplanned(board);
        }
        takeBestWay(board);
    }
    limitKeys(board);
    tellRepeatsApart(board);
}

}  // namespace greyscope::data
