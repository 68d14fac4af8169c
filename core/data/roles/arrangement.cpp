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

/// The grid that the settings and the keys form. A curve is the rows that agree in all of them except the axis.
struct Grid {
    const Profile* axis;
    std::size_t curves;
    std::vector<std::size_t> points;  ///< number of rows at each point of the grid that was measured
    bool hasKeys;

    Grid(const RoleBoard& board, const Profiles& settings)
        : axis(axisAmong(settings)),
          curves(board.cellCount(joined(board.of(Role::key), without(settings, axis)))),
          points(board.cellSizes(joined(board.of(Role::key), settings))),
          hasKeys(!board.of(Role::key).empty()) {}
    /// Whether the curves have fewer than two points on average. Without keys, also if there are many curves and less
    /// than a tenth of the grid was measured.
    [[nodiscard]] bool isScattered() const {
        constexpr std::size_t kManyCurves = 20;
        const bool thin = !hasKeys && curves > kManyCurves && 10 * points.size() < curves * axis->distinct;
        return points.size() < 2 * curves || thin;
    }
    /// Whether the grid looks planned: at least half of it was measured, and nearly all points about equally often.
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

/// Whether the columns whose names are those of settings form a planned grid. Then the grid counts, whatever the times
/// of its rows.
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

/// Along an axis that distinguishes the rows, no setting can be held constant. Settings whose numbers repeat unevenly
/// were measured and become metrics; the others vary from row to row and become descriptions.
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

// Makes metrics of columns of 0 and 1 that have the name of an outcome, or that are unevenly distributed while another
// column was set.
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

/// Returns the numeric columns that were measured, by their name or unit, but are the same in all rows.
Profiles sameResults(const RoleBoard& board) {
    Profiles constants =
        only(board.of(RoleClue::constant), [](const Profile& p) { return p.isNumeric() && isCalledMeasured(p); });
    std::stable_sort(constants.begin(), constants.end(),
                     [](const Profile* left, const Profile* right) { return metricRank(*left) < metricRank(*right); });
    return constants;
}

/// Chooses a metric if no column looks measured: a constant result, an outcome, or else the last number whose name is
/// not that of a setting, a size or a time. Settings are the last choice.
void measure(RoleBoard& board) {
    const Profiles same = sameResults(board);
    const Profiles main = only(same, [](const Profile& p) { return !namesSideResult(p.column->name); });
    const Profiles metrics = board.of(Role::metric);
    const bool spreads = std::all_of(metrics.begin(), metrics.end(),
                                     [](const Profile* p) { return nameHas(NameSense::spread, p->column->name); });
    if (board.hasMetric() && spreads && !main.empty()) {  // the other metrics are its spreads
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
        if (p->isNumeric() && nameHas(NameSense::ordinal, p->column->name) && !namesCases(*p->column) && !isDense(*p)) {
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

/// Makes a key of a column of case numbers that, together with the keys and `along`, distinguishes the rows. If there
/// are several, it is the one with the fewest levels.
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

/// Whether the times are equally spaced, with the same number of rows at each. Then the rows are samples of one thing,
/// and labels describe its state at each time.
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

/// Chooses the keys of rows along a time. If several rows share each time (a panel of countries or hosts), keys are the
/// columns that distinguish them. Otherwise keys are the labels that occur about equally often: these were compared,
/// the others only describe what happened.
void chooseKeysAlong(RoleBoard& board, const Profiles& along) {
    constexpr std::size_t kUneven = 5;
    Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return board.isGuessed(p); });
    sortByLevels(keys);
    const auto tell = [&](const Profiles& columns) {  // at most a twentieth of the rows may share a point
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

/// Returns the number that rises in the rows of each case and starts again with the next case; the cases were measured
/// along it. null if there is none, or several: one of two may have been measured along the other.
const Profile* risingInEach(const RoleBoard& board, const Profile& cases) {
    Profiles rising;
    for (const Profile& p : board.profiles()) {
        const bool asked = board.has(p, Role::factor) || board.has(p, Role::metric);
        if (&p != &cases && asked && p.isNumeric() && p.isComplete() && !board.cancelled() && goesOnIn(cases, p)) {
            rising.push_back(&p);
        }
    }
    const Profiles whole = only(rising, [](const Profile& p) { return hasNoName(p.column->name) && p.whole; });
    if (rising.size() > 1 && whole.size() == 1) {  // fractions are measured along unnamed integers
        rising = whole;
    }
    const bool along = rising.size() == 1 && !board.is(*rising.front(), RoleClue::stated) &&
                       (namesDatePart(rising.front()->column->name) || !whole.empty() ||
                        nameHas(NameSense::place, rising.front()->column->name));
    return along ? rising.front() : nullptr;
}

/// Uses the number that rises in each case as the axis, if the cases are below each other. Returns whether there is
/// one.
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

/// Returns the column with the year if the columns together are whole dates. The rows then run along the year: with
/// month and day held constant, each series would have one point per year.
const Profile* yearOf(const RoleBoard& board, const Profiles& parts) {
    constexpr std::size_t kWholeDate = 3;
    const auto year = std::find_if(parts.begin(), parts.end(), [](const Profile* p) {
        return p->distinct > 2 && base::lowered(p->column->name).ends_with("year");
    });
    const bool whole = parts.size() >= kWholeDate || !tellRows(board, joined(board.of(Role::key), parts));
    return parts.size() > 1 && whole && year != parts.end() ? *year : nullptr;
}

/// Makes a key of a date part with only two levels, such as two years of many things: the levels are compared, and rows
/// run along the labels. Returns whether it did so.
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

/// Whether the time only says when a row was recorded and is not an axis: each row has its own name, no key repeats,
/// and the dates are in no order.
bool datesNames(const RoleBoard& board, const Profile& time) {
    constexpr std::size_t kMostRead = 100;
    const Profiles series = only(board.of(Role::key), [](const Profile& p) { return 2 * p.distinct <= p.present; });
    const std::vector<double> times =
        time.isNumeric() || time.isAxisLike() || time.rows > kMostRead ? std::vector<double>() : timesOf(*time.column);
    return times.size() > 2 && series.empty() && !namesOfRows(board).empty() && !std::ranges::is_sorted(times) &&
           !std::ranges::is_sorted(times, std::ranges::greater());
}

/// Whether the time is the same in all rows of each series. Along it, each series would have one point.
bool datesSeries(const RoleBoard& board, const Profile& time) {
    const Profiles keys = only(board.of(Role::key), [&](const Profile& p) { return board.isGuessed(p); });
    return std::any_of(keys.begin(), keys.end(), [&](const Profile* key) {
        return 2 * key->distinct <= key->present && key->isComplete() && board.determines(*key, time);
    });
}

/// Uses the time of the rows, or parts of their dates, as the axis if the rows are events or samples. Returns whether
/// it did so; not for a planned grid.
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

/// Whether there are too many unevenly distributed numbers for so few rows, even with two levels each. Then they are
/// not settings but, for example, scores of a few alternatives.
bool areTooMany(const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 32;
    const Profiles uneven = only(board.settings(), [&](const Profile& p) {
        return p.isNumeric() && board.isGuessed(p) && !p.isBalanced() && p.distinct != 2;  // options are on or off
    });
    return uneven.size() >= kFewest && board.rowCount() >> std::min(uneven.size(), kMost) == 0;
}

/// Makes metrics of unevenly distributed numbers beside a full grid: if labels and settings occur equally often in each
/// of their combinations, these were set, and the other numbers measured.
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

/// Makes metrics of settings that do not seem to have been set. If the settings leave each curve one or two points,
/// those whose numbers repeat unevenly were measured.
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
    // For example, latencies with two digits, in rows that the other settings already distinguish; or a power or a
    // count with dozens of levels, if there are keys. Without keys, settings with few levels would be held constant
    // instead, and few of many rows would be left.
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
        if (!grouped || isScattered(board)) {  // with keys, as few as needed for the others to form a grid
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

/// Repetitions are not the axis if a key has more than this many times as many levels.
constexpr std::size_t kMostRepeats = 4;

/// How well the rows of a table fit a way to choose the axis.
enum class Quality { none, weak, good };

/// A way to choose the axis. `columns`: the candidates, the likeliest first. `quality`: how well the rows fit the first
/// candidate. `take`: gives roles to it and to the columns beside it.
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

/// Returns the keys with 3 to 40 levels, the one with most levels first.
Profiles labels(const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    constexpr std::size_t kMost = 40;
    Profiles found = only(board.of(Role::key), [&](const Profile& p) {
        return board.isGuessed(p) && p.distinct >= kFewest && p.distinct <= kMost && !namesMetrics(p.column->name);
    });
    sortByLevels(found);
    return found;
}

/// Returns the columns that name every row, or nearly so, and along which the other columns can run; words come before
/// codes, and sentences last. Identifiers, and paths or commands in the first column, count only if there are no
/// settings.
Profiles namesOfRows(const RoleBoard& board) {
    constexpr std::size_t kMostRead = 300;  // with more names, labels are used instead, if there are any
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

/// Returns the texts that repeat and, together with the keys, distinguish the rows, so that each series has each text
/// at most once.
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

/// Returns how well the rows fit a grid of settings with this axis: good if at least half of the grid was measured,
/// about equally often, and the axis varies.
Quality qualityOfGrid(const RoleBoard& board, const Profile& axis) {
    if (axis.isAxisLike() || board.isStated() || board.cancelled()) {
        return Quality::good;
    }
    const bool chance = board.of(Role::key).empty() || axis.isMostlyDifferent();
    if (chance && looksMeasured(axis) && !namesOfRows(board).empty()) {
        return Quality::weak;  // names of the rows are a better axis than a number that repeats by chance
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

/// Whether the levels follow each other in the rows in the same order again and again.
bool takesTurns(const Profile& key) {
    if (key.turns) {
        return *key.turns;
    }
    for (std::size_t row = key.distinct; row < key.levels.size(); ++row) {
        if (key.levels[row] != key.levels[row - key.distinct]) {
            return false;
        }
    }
    return true;
}

/// Whether the levels of a key are groups with several rows each, in any order, and not cases that were measured in
/// turn. Rows of different groups then do not correspond to each other.
bool areGroups(const Profile& key) {
    const bool several = key.distinct > 2 || (key.distinct == 2 && key.fewest < key.most);  // equal ones may be pairs
    return !key.isNumeric() && key.isNearlyComplete() && several && 2 * key.alone < key.distinct && !takesTurns(key) &&
           !namesCases(*key.column);
}

/// Returns the keys that can be the axis, numbers first, then those with most levels; empty if the only key is better
/// kept as the name of the series. A single key can be the axis if its levels are groups, or beside repetitions or
/// settings. It can also be the axis in a table written by a program (operations), or of configurations (what was
/// measured).
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
        const auto worth = [](const Profile* p) {  // names of metrics are the last choice
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

/// Does not hold settings constant if they form no planned grid and holding them would leave few rows: fewer than ten
/// rows agree in all of them on average, or fewer than a tenth agree with the first row. Small tables, which may be
/// designs, are left as they are.
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

/// Whether the levels of a key can be panels: at most 12 panels with similar numbers of rows, at most kFewDozen series
/// in each, and most series in all panels.
bool arePanels(const RoleBoard& board, const Profile& key, const Profile& axis) {
    constexpr std::size_t kMostPanels = 12;
    constexpr std::size_t kUneven = 3;
    const std::size_t lines = board.cellCount(without(board.of(Role::key), &key));
    const std::size_t series = board.cellCount(board.of(Role::key));
    return key.distinct <= kMostPanels && key.most <= kUneven * key.fewest && lines > 1 && lines <= kFewDozen &&
           4 * series >= 3 * lines * key.distinct && axisAmong({&axis, &key}) == &axis;
}

/// Reduces the number of series in the first chart to kFewDozen. If a key allows it (arePanels()) and no other factor
/// is held constant, its levels become panels; the key with the fewest series per panel is chosen. Otherwise keys
/// become descriptions, those with most levels first, until few series or one key is left.
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

/// The ways to choose the axis. The first one with good quality is used, or else the first one with weak quality.
constexpr std::array kWays{
    Way{settingsByWorth, qualityOfGrid, averageUndesigned},
    Way{[](const RoleBoard& board) { return board.of(Role::repetition); },
        [](const RoleBoard& board, const Profile& p) {  // a few repeats of many things are averaged instead
            const Profiles keys = board.of(Role::key);
            return goodIf(nothingSet(board, p) && std::none_of(keys.begin(), keys.end(), [&](const Profile* key) {
                              return board.isGuessed(*key) && key->distinct > kMostRepeats * p.distinct;
                          }));
        },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    // the position at which a row was measured
    Way{[](const RoleBoard& board) {
            return only(board.of(Role::metric),
                        [](const Profile& p) { return nameHas(NameSense::place, p.column->name) && p.isComplete(); });
        },
        [](const RoleBoard& board, const Profile& p) {
            return goodIf(nothingSet(board, p) && !board.isStated() && board.of(Role::metric).size() > 1);
        },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    // row numbers that start again in each series
    Way{[](const RoleBoard& board) {
            return only(board.of(RoleClue::countsRows), [](const Profile& p) { return !p.increasing; });
        },
        [](const RoleBoard& board, const Profile& p) { return goodIf(nothingSet(board, p) && !board.isStated()); },
        [](RoleBoard& board, const Profile& p) { runAlong(board, p); }},
    Way{namesOfRows,
        [](const RoleBoard&, const Profile& p) {  // sentences are only used if there is nothing better
            return !p.isNumeric() && areMostly(*p.column, isSentence) ? Quality::weak : Quality::good;
        },
        runAlongNames},
    // texts such as stages or files, each at most once in a series
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
    // the key with most levels, if there are no settings or these hardly vary
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
    // a key with a single level, as in a table of one operation that a program wrote
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

/// Makes a description of the only key if it gives more than kFewDozen series with fewer than two rows each on average.
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

/// Limits the keys that are text to four, those with the fewest levels. Each of the others becomes a factor if it is
/// needed to distinguish rows, and a description otherwise.
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
    const auto tellsApart = [&](const Profile& p) {  // no two rows with the same keys and factors agree in it
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
    // A few sources, each with many rows, are compared and not averaged.
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
