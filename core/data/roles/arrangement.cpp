#include "core/data/roles/arrangement.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/roles/role_clues.h"
#include "core/data/series/simulated_rows.h"

namespace greyscope::data {

const Profile* axisAmong(const Profiles& settings) {
    const auto worth = [](const Profile* p) { return std::tuple(!p->isNearlyConstant(), p->isOrdered(), p->distinct); };
    return *std::max_element(settings.begin(), settings.end(),
                             [&](const Profile* left, const Profile* right) { return worth(left) < worth(right); });
}

namespace {

void sortByLevels(Profiles& columns) {
    std::stable_sort(columns.begin(), columns.end(),
                     [](const Profile* left, const Profile* right) { return left->distinct > right->distinct; });
}

bool tellRows(const RoleBoard& board, const Profiles& columns) {
    return board.cellCount(columns) == board.rowCount();
}

/// Cells of a grid and of the curves in it, each setting but the axis held.
struct Grid {
    const Profile* axis;
    std::size_t curves;
    std::vector<std::size_t> points;  ///< rows of each
    bool hasKeys;

    Grid(const RoleBoard& board, const Profiles& settings)
        : axis(axisAmong(settings)),
          curves(board.cellCount(joined(board.of(Role::key), without(settings, axis)))),
          points(board.cellSizes(joined(board.of(Role::key), settings))),
          hasKeys(!board.of(Role::key).empty()) {}
    /// A curve has fewer than two points on average. Without keys a tenth of a grid is not a grid.
    [[nodiscard]] bool isScattered() const {
        constexpr std::size_t kManyCurves = 20;
        const bool thin = !hasKeys && curves > kManyCurves && 10 * points.size() < curves * axis->distinct;
        return points.size() < 2 * curves || thin;
    }
    /// At least half of it was measured, nearly every cell about as often as the others.
    [[nodiscard]] bool isDesigned() const {
        const std::size_t rows = std::accumulate(points.begin(), points.end(), std::size_t{0});
        const double mean = static_cast<double>(rows) / static_cast<double>(points.size());
        const auto usual = std::count_if(points.begin(), points.end(), [mean](std::size_t size) {
            return static_cast<double>(size) >= mean / 2.0 && static_cast<double>(size) <= 2.0 * mean;
        });
        return 2 * points.size() >= curves * axis->distinct && 10 * usual >= 9 * std::ssize(points);
    }
};

bool isScattered(const RoleBoard& board) {
    const Profiles settings = board.settings();
    return !settings.empty() && !board.cancelled() && Grid(board, settings).isScattered();
}

/// Whether a grid of settings was planned, whenever its rows were measured: those that are called one.
bool isPlanned(const RoleBoard& board, const Profiles& settings) {
    const Profiles called = only(settings, [&](const Profile& p) { return p.sizes || namesSetting(p.column->name); });
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
            const std::string& name = setting->column->name;
            const bool says = setting->distinct == axis.distinct && 2 * axis.distinct <= axis.present &&
                              board.determines(axis, *setting);
            const bool never = says || setting->isState() || nameHas(NameSense::ordinal, name);
            const bool varies = dated && setting->isNumeric() && setting->distinct > 2 &&
                                !board.is(*setting, RoleClue::datePart) && !namesSetting(name);
            (varies || looksMeasured(*setting)) && !never ? board.give(*setting, Role::metric, RoleClue::unplanned)
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
    const Profiles main = only(same, [](const Profile& p) { return !namesSideResult(p.column->name); });
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
        return namesSetting(p.column->name) || namesSideResult(p.column->name);
    };
    for (const Profile* p : board.of(RoleClue::identifier)) {
        if (p->isNumeric() && nameHas(NameSense::ordinal, p->column->name) && !isDense(*p)) {
            board.give(*p, Role::metric, RoleClue::hardlyRepeats);  // the number of something: "confirmed_num"
        }
    }
    if (board.hasMetric()) {
        return;
    }
    const Profile* number = last([&](const Profile& p) { return board.is(p, RoleClue::fewLevels) && !isSetting(p); });
    if (!main.empty() && (number == nullptr || number->isBalanced())) {
        number = main.front();
    }
    number = number == nullptr && !same.empty() ? same.front() : number;
    number = number == nullptr ? last([&](const Profile& p) { return board.is(p, RoleClue::fewLevels); }) : number;
    takeOutcomes(board, number);
    number = number != nullptr ? number : last([&](const Profile& p) {
        return !board.is(p, RoleClue::time) && !board.has(p, Role::ignored) &&
               (!board.has(p, Role::description) || board.is(p, RoleClue::constant));
    });
    if (!board.hasMetric() && number != nullptr) {
        board.give(*number, Role::metric, RoleClue::lastNumber);
    }
}

Profiles namesOfRows(const RoleBoard& board);

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

/// Whether times follow each other at equal steps, as many rows at each: samples of one thing, whose labels say how it
/// was then.
bool isSampled(const Profile* time) {
    if (time->distinct < 3 || !(time->isAxisLike() || time->isBalanced())) {
        return false;
    }
    std::vector<double> times = timesOf(*time->column);
    if (times.size() < 3) {
        return false;
    }
    std::adjacent_difference(times.begin(), times.end(), times.begin());
    return times.size() == time->distinct && times[1] > 0.0 &&
           std::all_of(times.begin() + 1, times.end(), [&](double step) { return step == times[1]; });
}

/// Along a time that several rows share, keys are what tells these apart: a panel of countries or hosts. Otherwise they
/// are what comes up about equally often: what was compared, and not what happened to be so.
void chooseKeysAlong(RoleBoard& board, const Profiles& along) {
    constexpr std::size_t kUneven = 5;
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return board.isGuessed(p); });
    sortByLevels(keys);
    const auto tell = [&](const Profiles& columns) {  // a few rows may share a point all the same
        return 20 * board.cellCount(joined(columns, along)) >= 19 * board.rowCount();
    };
    const bool sampled = std::any_of(along.begin(), along.end(), isSampled);
    const bool panel = 2 * board.cellCount(along) <= board.rowCount() && tell(keys);
    const auto happens = [&](const Profile& key) {
        return (sampled && !namesCases(*key.column)) || key.most > kUneven * key.fewest;
    };
    for (const Profile* key : Profiles(keys)) {
        if (panel ? tell(without(keys, key)) : happens(*key)) {
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
    const Profiles whole = only(rising, [](const Profile& p) { return hasNoName(p.column->name) && p.whole; });
    if (rising.size() > 1 && whole.size() == 1) {  // of columns without names the fractions came of it
        rising = whole;
    }
    const bool along = rising.size() == 1 && !board.is(*rising.front(), RoleClue::stated) &&
                       (namesDatePart(rising.front()->column->name) || !whole.empty() ||
                        nameHas(NameSense::place, rising.front()->column->name));
    return along ? rising.front() : nullptr;
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
const Profile* yearOf(const RoleBoard& board, const Profiles& parts) {
    constexpr std::size_t kWholeDate = 3;
    const auto year = std::find_if(parts.begin(), parts.end(), [](const Profile* p) {
        return p->distinct > 2 && base::lowered(p->column->name).ends_with("year");
    });
    const bool whole = parts.size() >= kWholeDate || !tellRows(board, joined(board.of(Role::key), parts));
    return parts.size() > 1 && whole && year != parts.end() ? *year : nullptr;
}

/// Two years of many things are compared, each thing at both: a key beside the labels that the rows run along.
bool compareTimes(RoleBoard& board, const Profile* time, const Profiles& parts) {
    const Profiles keys = board.of(Role::key);
    const bool labelled = std::any_of(keys.begin(), keys.end(),
                                      [&](const Profile* key) { return board.isGuessed(*key) && key->distinct > 2; });
    if (time != nullptr || parts.size() != 1 || parts.front()->distinct > 2 || !labelled) {
        return false;
    }
    board.give(*parts.front(), Role::key, RoleClue::labels);
    return true;
}

/// Each row has a name of its own, nothing else comes back, and its date is one of several out of order: when it was
/// looked at, and not what it was looked at along.
bool datesNames(const RoleBoard& board, const Profile& time) {
    constexpr std::size_t kMostRead = 100;
    const Profiles series = only(board.of(Role::key), [](const Profile& p) { return 2 * p.distinct <= p.present; });
    const std::vector<double> times =
        time.isNumeric() || time.isAxisLike() || time.rows > kMostRead ? std::vector<double>() : timesOf(*time.column);
    return times.size() > 2 && series.empty() && !namesOfRows(board).empty() && !std::ranges::is_sorted(times) &&
           !std::ranges::is_sorted(times, std::ranges::greater());
}

/// Series that were each looked at once, at a time that is the same in all of their rows: along it each has a point.
bool datesSeries(const RoleBoard& board, const Profile& time) {
    const Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return board.isGuessed(p); });
    return std::any_of(keys.begin(), keys.end(), [&](const Profile* key) {
        return 2 * key->distinct <= key->present && key->isComplete() && board.determines(*key, time);
    });
}

/// Rows are events or samples: they run along their time, or the finest part of a date.
bool runAlongTime(RoleBoard& board) {
    const Profile* const time = board.time();
    const Profiles settings = board.settings();
    const Profiles parts = only(settings, [&](const Profile& p) { return board.is(p, RoleClue::datePart); });
    const Profiles others = only(settings, [&](const Profile& p) {
        return !board.is(p, RoleClue::datePart) && !board.is(p, RoleClue::runsAlong);
    });
    if ((time == nullptr && parts.empty()) || isPlanned(board, others) || compareTimes(board, time, parts) ||
        (time != nullptr && (datesNames(board, *time) || datesSeries(board, *time)))) {
        return false;
    }
    const Profiles along = time != nullptr ? Profiles{time} : parts;
    takeCases(board, along, others);
    chooseKeysAlong(board, along);
    const auto isPart = [&](const Profile& p) { return time == nullptr && board.is(p, RoleClue::datePart); };
    leaveToAxis(board, time != nullptr ? *time : *axisAmong(parts),
                only(settings, [&](const Profile& p) { return !isPart(p); }));
    const Profile* const year = time == nullptr ? yearOf(board, parts) : nullptr;
    for (const Profile* part : year == nullptr ? Profiles() : without(parts, year)) {
        describe(board, *part, *year);
    }
    return true;
}

// --- grids ----------------------------------------------------------------------------------------------------------

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

/// Labels and settings that come up equally often, in each combination of theirs, were chosen: what comes up unevenly
/// beside them came of it.
void leaveToBalanced(RoleBoard& board) {
    const Profiles settings = only(board.settings(), [&](const Profile& p) { return board.isGuessed(p); });
    const Profiles balanced = only(settings, [](const Profile& p) { return p.isBalanced(); });
    const Profiles chosen = joined(board.of(Role::key), balanced);
    const std::size_t grid = std::accumulate(chosen.begin(), chosen.end(), std::size_t{1},
                                             [](std::size_t cells, const Profile* p) { return cells * p->distinct; });
    if (balanced.empty() || balanced.size() == settings.size() || grid > board.rowCount() || board.cancelled()) {
        return;
    }
    const std::vector<std::size_t> rows = board.cellSizes(chosen);
    if (rows.size() == grid && std::ranges::all_of(rows, [&](std::size_t size) { return size == rows.front(); })) {
        for (const Profile* p : only(settings, [](const Profile& p) {
                 return p.isNumeric() && !p.isBalanced() && p.distinct > 2 && !namesSetting(p.column->name);
             })) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
}

/// Settings that leave a point or two of each curve were not all set: what came back unevenly was measured.
void leaveUnplanned(RoleBoard& board) {
    leaveToFiner(board);
    leaveToBalanced(board);
    const Profiles open = board.settings();
    const auto isChance = [&](const Profile* p) {
        const bool uneven = looksMeasured(*p) || (board.isNumbersAlone() && !p->isEven() && p->distinct > 2 &&
                                                  !namesSetting(p->column->name));
        return board.isGuessed(*p) && uneven && !p->neverFalls && !nameHas(NameSense::place, p->column->name);
    };
    if (board.of(Role::key).empty() && open.size() > 1 && std::ranges::all_of(open, isChance)) {  // nothing was set
        for (const Profile* p : open) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
    // Two digits of a latency in rows that the other settings tell apart already; a power or a count of dozens of
    // levels in groups. Without keys the settings of a few levels would be held instead, at one row of many.
    constexpr std::size_t kDozens = 24;
    const bool grouped = !board.of(Role::key).empty();
    for (const Profile* p : only(board.settings(), looksMeasured)) {
        const Profiles others = joined(board.of(Role::key), without(board.settings(), p));
        const bool rows = std::any_of(others.begin(), others.end(), [](const Profile* o) { return o->isAxisLike(); });
        const bool dozens = grouped && p->distinct >= kDozens && !p->neverFalls;
        if (board.isGuessed(*p) && (dozens || (!rows && tellRows(board, others)))) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
    const Profiles settings = only(board.settings(), [&](const Profile& p) { return board.isGuessed(p); });
    const Profiles along =
        only(board.settings(), [&](const Profile& p) { return p.isAxisLike() || board.is(p, RoleClue::runsAlong); });
    if (!along.empty() && (isScattered(board) || along.front()->isAxisLike())) {
        return leaveToAxis(board, *along.front(), settings);
    }
    if (!isScattered(board)) {
        return;
    }
    const bool tooMany = !grouped && areTooMany(board);
    Profiles measured = only(settings, looksMeasured);
    sortByLevels(measured);
    for (const Profile* p : measured) {
        if (!grouped || isScattered(board)) {  // of groups the fewest that make a grid of the others
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
    if (tooMany || (!grouped && !measured.empty() && isScattered(board))) {
        for (const Profile* p : only(settings, [&](const Profile& p) { return p.isNumeric(); })) {
            board.give(*p, Role::metric, RoleClue::scattered);
        }
    }
}

// --- ways to read the rows ------------------------------------------------------------------------------------------

/// Series of fewer repeats than a fourth of the series are points instead.
constexpr std::size_t kMostRepeats = 4;

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

/// Texts of a few dozen levels, that with most of them first.
Profiles labels(const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 40;
    Profiles found = only(board.of(Role::key), [&](const Profile& p) {
        return board.isGuessed(p) && p.distinct >= kFewest && p.distinct <= kMost && !namesMetrics(p.column->name);
    });
    sortByLevels(found);
    return found;
}

/// A text that names every row, or nearly so: what is told of each runs along the names, words before codes. Paths and
/// codes only where nothing was set, as commands and files in the first column.
Profiles namesOfRows(const RoleBoard& board) {
    constexpr std::size_t kMostRead = 300;  // beyond them labels are read, where there are some
    const bool codes = board.settings().empty();
    const bool labelled = !labels(board).empty();
    Profiles names;
    for (const Profile& p : board.profiles()) {
        const bool fits = board.is(p, RoleClue::freeText) || board.is(p, RoleClue::namesRow) ||
                          (codes && p.isAxisLike() &&
                           (board.is(p, RoleClue::identifier) ||
                            (board.is(p, RoleClue::namesOrigin) && p.place == 0 && !p.isNumeric())));
        if (fits && (!labelled || p.distinct <= kMostRead) && 10 * p.distinct >= 9 * p.rows && p.rows > 1 &&
            !p.isOrdered() && !board.isStated()) {
            names.push_back(&p);
        }
    }
    std::stable_partition(names.begin(), names.end(),
                          [](const Profile* p) { return p->isNumeric() || !areCodes(*p->column); });
    std::stable_partition(names.begin(), names.end(),
                          [](const Profile* p) { return p->isNumeric() || !areMostly(*p->column, isSentence); });
    return names;
}

/// Texts that come back and with the keys tell the rows apart, so that each series has each of them once at most.
Profiles textsOfEach(const RoleBoard& board) {
    const Profiles keys = board.of(Role::key);
    return keys.empty() || board.isStated() || tellRows(board, keys)
               ? Profiles()
               : only(board.of(RoleClue::freeText), [&](const Profile& p) {
                     return p.isComplete() && p.distinct > 2 && p.distinct < p.rows &&
                            !areMostly(*p.column, isSentence) && tellRows(board, joined(keys, {&p})) &&
                            2 * p.rows >= p.distinct * board.cellCount(keys);  // most series have most of them
                 });
}

/// A grid that was half measured, of settings that vary.
Quality qualityOfGrid(const RoleBoard& board, const Profile& axis) {
    if (axis.isAxisLike() || board.isStated() || board.cancelled()) {
        return Quality::good;
    }
    const bool chance = board.of(Role::key).empty() || axis.isMostlyDifferent();
    if (chance && looksMeasured(axis) && !namesOfRows(board).empty()) {
        return Quality::weak;  // names of the rows say what a number that comes back by chance does not
    }
    const Grid grid(board, board.settings());
    const bool few =
        axis.isNearlyConstant() || (!grid.hasKeys && axis.distinct < 3 && 2 * grid.points.size() <= board.rowCount());
    return grid.isScattered() || few || !grid.isDesigned() ? Quality::weak : Quality::good;
}

void runAlongNames(RoleBoard& board, const Profile& names) {
    leaveToAxis(board, names, board.settings());
    for (const Profile* key : board.of(Role::key)) {
        describe(board, *key, names);
    }
    runAlong(board, names);
}

/// Whether the levels follow each other in the same order again and again.
bool takesTurns(const Profile& key) {
    for (std::size_t row = key.distinct; row < key.levels.size(); ++row) {
        if (key.levels[row] != key.levels[row - key.distinct]) {
            return false;
        }
    }
    return true;
}

/// Groups with several values of each, in any order, which are not cases looked at one after the other: nothing says
/// that the first of one group belongs to the first of the next.
bool areGroups(const Profile& key) {
    const bool several = key.distinct > 2 || (key.distinct == 2 && key.fewest < key.most);  // two alike may be pairs
    return !key.isNumeric() && key.isNearlyComplete() && several && 2 * key.alone < key.distinct && !takesTurns(key) &&
           !namesCases(*key.column);
}

/// The key with most levels, or numbers that say the same. Of a program's own table one series along its operations is
/// meant, and of configurations one along what was measured of each.
Profiles keysByLevels(const RoleBoard& board) {
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) {
        return !board.is(p, RoleClue::options) && !marksSimulated(*p.column);
    });
    const bool configurations = keys.size() < board.of(Role::key).size();
    if (keys.size() == 1 && !configurations && !board.isStated() && board.of(Role::repetition).empty() &&
        !areGroups(*keys.front()) && board.settings().empty()) {
        return {};
    }
    std::stable_sort(keys.begin(), keys.end(), [](const Profile* left, const Profile* right) {
        const auto worth = [](const Profile* p) {  // what was measured is compared, and not measured along
            const bool metrics = namesMetrics(p->column->name);
            return std::tuple(!metrics, p->isNumeric() && p->distinct > 2, p->distinct);
        };
        return worth(left) > worth(right);
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

/// What was not planned is not held where a handful of rows agree in all of it, or fewer than a tenth agree with the
/// first one. A design has fewer rows.
void averageUndesigned(RoleBoard& board, const Profile& axis) {
    constexpr std::size_t kHandful = 10;
    constexpr std::size_t kLargestDesign = 100;
    const Profiles others = without(board.settings(), &axis);
    if (others.size() < 2 || board.rowCount() <= kLargestDesign || board.isStated() || board.cancelled()) {
        return;
    }
    const std::vector<std::size_t> held = board.cellSizes(others);
    const bool thin = held.size() * kHandful > board.rowCount() || held.front() * kHandful < board.rowCount();
    if (thin && !Grid(board, board.settings()).isDesigned()) {
        leaveToAxis(board, axis, board.settings());
    }
}

/// Whether the levels of a key can be panels of at most a few dozen series each, nearly all of which have about as many
/// rows: then nothing need be averaged.
bool arePanels(const RoleBoard& board, const Profile& key, const Profile& axis) {
    constexpr std::size_t kMostPanels = 12;
    constexpr std::size_t kUneven = 3;
    const std::size_t lines = board.cellCount(without(board.of(Role::key), &key));
    const std::size_t series = board.cellCount(board.of(Role::key));
    return key.distinct <= kMostPanels && key.most <= kUneven * key.fewest && lines > 1 && lines <= kFewDozen &&
           4 * series >= 3 * lines * key.distinct && axisAmong({&axis, &key}) == &axis;
}

/// More than a few dozen series begin as panels where a key allows it and nothing else is held: those of at most a
/// handful of lines, else as few as can be. Otherwise they begin as groups: the keys with most levels describe their
/// rows, but for the last one, whose series are a band.
void groupSeries(RoleBoard& board, const Profile& axis) {
    constexpr std::size_t kHandful = 7;
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return board.isGuessed(p); });
    sortByLevels(keys);
    const auto linesIn = [&](const Profile* key) {
        return std::max(board.cellCount(without(board.of(Role::key), key)), kHandful);
    };
    const Profiles panels = board.of(Role::factor).size() > 1 || board.cellCount(board.of(Role::key)) <= kFewDozen
                                ? Profiles()
                                : only(keys, [&](const Profile& key) { return arePanels(board, key, axis); });
    if (!panels.empty()) {
        const Profile* const key = *std::min_element(
            panels.rbegin(), panels.rend(), [&](const auto* l, const auto* r) { return linesIn(l) < linesIn(r); });
        board.give(*key, Role::factor, RoleClue::manySeries);
    }
    for (const Profile* key : keys) {
        if (board.of(Role::key).size() > 1 && board.has(*key, Role::key) &&
            board.cellCount(board.of(Role::key)) > kFewDozen) {
            board.give(*key, Role::description, RoleClue::manySeries);
        }
    }
}

/// The first that is good, else the first that is weak.
constexpr std::array kWays{
    Way{settingsByWorth, qualityOfGrid, averageUndesigned},
    Way{[](const RoleBoard& board) { return board.of(Role::repetition); },
        [](const RoleBoard& board, const Profile& p) {  // a handful of repeats of many things are averaged
            const Profiles keys = board.of(Role::key);
            return goodIf(nothingSet(board, p) && std::none_of(keys.begin(), keys.end(), [&](const Profile* key) {
                              return board.isGuessed(*key) && key->distinct > kMostRepeats * p.distinct;
                          }));
        },
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
    Way{[](const RoleBoard& board) {
            return only(board.of(RoleClue::countsRows), [](const Profile& p) { return !p.increasing; });
        },
        [](const RoleBoard& board, const Profile& p) { return goodIf(nothingSet(board, p) && !board.isStated()); },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    Way{namesOfRows,
        [](const RoleBoard&, const Profile& p) {  // sentences where nothing else names the rows
            return !p.isNumeric() && areMostly(*p.column, isSentence) ? Quality::weak : Quality::good;
        },
        runAlongNames},
    // stages or files that each series went through once
    Way{textsOfEach, [](const RoleBoard& board, const Profile& p) { return goodIf(nothingSet(board, p)); },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    Way{labels, [](const RoleBoard& board, const Profile&) { return goodIf(isScattered(board)); },
        [](RoleBoard& board, const Profile& p) {
            leaveToAxis(board, p, board.settings());
            for (const Profile* key : only(board.of(Role::key), [](const Profile& p) { return p.isNumeric(); })) {
                describe(board, *key, p);
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
            return joined(board.of(RoleClue::countsRows), only(board.of(RoleClue::identifier), [](const Profile& p) {
                              return isDense(p) && p.isAxisLike();
                          }));
        },
        [](const RoleBoard& board, const Profile& p) {
            return goodIf(nothingSet(board, p) && !board.isStated() && board.of(Role::key).empty());
        },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
};

/// A few dozen keys of hardly two points each are no series.
void leaveThin(RoleBoard& board) {
    const Profiles axis = board.of(Role::factor);
    const Profiles keys = board.of(Role::key);
    const bool thin = 2 * board.cellCount(keys) > board.rowCount() && board.cellCount(keys) > kFewDozen;
    if (thin && !axis.empty() && keys.size() == 1 && board.isGuessed(*keys.front())) {
        describe(board, *keys.front(), *axis.front());
    }
}

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
        const bool needed = board.cellCount(joined(others, {texts.front()})) > board.cellCount(others);
        board.give(*texts.front(), needed ? Role::factor : Role::description, RoleClue::beyondFour);
    }
}

}  // namespace

void tellRepeatsApart(RoleBoard& board) {
    if (!board.of(Role::repetition).empty() || board.cancelled()) {
        return;
    }
    const Profiles cells = joined(board.of(Role::key), board.of(Role::factor));
    if (tellRows(board, cells)) {
        return;
    }
    const auto tellsApart = [&](const Profile& p) {  // no two rows of a cell agree in it
        return p.isComplete() && !board.cancelled() && tellRows(board, joined(cells, {&p}));
    };
    for (const Profile& p : board.profiles()) {
        const RoleClue clue = board.reasonOf(p).clue;
        const bool candidate = board.has(p, Role::description) && p.distinct > 1 && !RoleBoard::isOption(p) &&
                               clue != RoleClue::stated && clue != RoleClue::status && clue != RoleClue::variesWithin &&
                               clue != RoleClue::sumsUp && (p.isNumeric() || p.times || namesTime(p.column->name));
        if (candidate && tellsApart(p)) {
            board.give(p, Role::repetition, RoleClue::tellsRepeatsApart);
            return;
        }
    }
    // Sources that each have a row at every point are compared, not averaged.
    constexpr std::size_t kMostSources = 12;
    for (const Profile* p : board.of(RoleClue::namesOrigin)) {
        if (!p->isOrdered() && !p->isNumeric() && p->distinct > 1 && p->distinct <= kMostSources &&
            2 * p->distinct <= p->present && tellsApart(*p)) {
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
    const Profiles axis = board.of(Role::factor);
    if (!axis.empty() && !stated && board.of(RoleClue::options).empty()) {
        groupSeries(board, *axisAmong(axis));
    }
    leaveThin(board);
    tellRepeatsApart(board);
}

}  // namespace greyscope::data
