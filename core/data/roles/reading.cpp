#include "core/data/roles/reading.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/columns/column_profile.h"
#include "core/data/roles/arrangement.h"
#include "core/data/roles/role_board.h"
#include "core/data/series/series_quantities.h"
#include "core/data/table_layout.h"

namespace greyscope::data {

namespace {

using base::contains;
using Names = std::vector<std::string>;

/// Profiles of the columns that a search needs, each computed once, and the combinations of their levels.
class Profiled {
public:
    explicit Profiled(const Dataset& dataset) : m_dataset(dataset) {}

    [[nodiscard]] const Dataset& dataset() const { return m_dataset; }
    /// Uses the profiles and combinations that the board has already computed.
    void take(const RoleBoard& board) { m_board = &board; }
    const Profile& operator[](const std::string& name) {
        const std::size_t place = *m_dataset.find(name);
        if (m_board != nullptr) {
            return m_board->profiles()[place];
        }
        const auto found = m_profiles.find(place);
        return found != m_profiles.end()
                   ? found->second
                   : m_profiles.emplace(place, profileOf(m_dataset.columns()[place], place)).first->second;
    }
    /// Returns the combination of the levels of some columns in each of these rows.
    Cells cellsIn(const Names& columns, const Rows& rows) {
        if (m_board != nullptr && rows.size() == m_dataset.rowCount()) {
            return m_board->combinations().cells(placesOf(columns));
        }
        Cells cells(rows.size());
        for (const std::string& column : columns) {
            cells.split((*this)[column], rows);
        }
        return cells;
    }
    /// Returns how many combinations of the levels of these columns occur in the rows.
    std::size_t countIn(const Names& columns, const Rows& rows) {
        const bool all = m_board != nullptr && rows.size() == m_dataset.rowCount();
        return all ? m_board->combinations().count(placesOf(columns)) : cellsIn(columns, rows).count;
    }
    /// Returns the row classes (RowClasses); null if one of the columns has too many levels, or if there is no board.
    const RowClasses* classesFor(const Names& columns) {
        return m_board == nullptr ? nullptr : m_board->combinations().classesFor(placesOf(columns));
    }
    Rows rowsOf(const std::vector<char>& classMarks) { return m_board->combinations().rowsOf(classMarks); }

private:
    [[nodiscard]] Combinations::Places placesOf(const Names& columns) const {
        Combinations::Places places;
        for (const std::string& column : columns) {
            places.push_back(*m_dataset.find(column));
        }
        return places;
    }

    const Dataset& m_dataset;
    const RoleBoard* m_board = nullptr;
    std::map<std::size_t, Profile> m_profiles;
};

using RowMarks = std::vector<char>;  ///< for each row: 1 if it is marked, otherwise 0

/// The rows over which a reading is counted: all rows of the table, or one row of each class, which stands for all of
/// its class.
struct CountedRows {
    Rows rows;
    const std::vector<std::size_t>* sizes = nullptr;  ///< number of rows that each row stands for; null: one

    [[nodiscard]] std::size_t sizeAt(std::size_t place) const { return sizes == nullptr ? 1 : (*sizes)[place]; }
    [[nodiscard]] std::size_t sizeOf(const RowMarks& marks) const {
        std::size_t size = 0;
        for (std::size_t place = 0; place < marks.size(); ++place) {
            size += marks[place] != 0 ? sizeAt(place) : 0;
        }
        return size;
    }
};

/// Returns the rows over which a reading is counted. One row of each class suffices if every row has a value, because
/// only keys and factors then matter.
CountedRows countedRows(Profiled& columns, const Reading& reading) {
    const Names& metrics = reading.roles.metrics;
    const auto complete = [&](const std::string& name) { return columns[name].isComplete(); };
    if (std::any_of(metrics.begin(), reading.wide ? metrics.end() : metrics.begin() + 1, complete)) {
        if (const RowClasses* const classes = columns.classesFor(settingsOf(reading.roles))) {
            return {classes->first, &classes->size};
        }
    }
    return {Rows::all(columns.dataset().rowCount())};
}

/// Removes the marks of rows in which a cell of the column is missing.
void leaveMissing(RowMarks& marks, const Rows& rows, const Profile& column) {
    for (std::size_t place = 0; place < rows.size() && !column.isComplete(); ++place) {
        marks[place] = marks[place] != 0 && !column.column->missingAt(rows[place]) ? 1 : 0;
    }
}

/// Marks the rows that have a value, all keys and all factors of the reading.
RowMarks placedRows(Profiled& columns, const Reading& reading, const Rows& rows) {
    RowMarks marks(rows.size(), 1);
    for (const auto* names : {&reading.roles.keys, &reading.roles.factors}) {
        for (const std::string& name : *names) {
            leaveMissing(marks, rows, columns[name]);
        }
    }
    const Names& metrics = reading.roles.metrics;
    if (!reading.wide) {
        leaveMissing(marks, rows, columns[metrics.front()]);
        return marks;
    }
    const auto complete = [&](const std::string& name) { return columns[name].isComplete(); };
    const bool anyComplete = std::any_of(metrics.begin(), metrics.end(), complete);
    for (std::size_t place = 0; place < rows.size() && !anyComplete; ++place) {
        const auto isThere = [&](const std::string& name) { return !columns[name].column->missingAt(rows[place]); };
        marks[place] = marks[place] != 0 && std::any_of(metrics.begin(), metrics.end(), isThere) ? 1 : 0;
    }
    return marks;
}

/// Keeps only the marks of rows at the same level of a factor as the first marked row.
void hold(RowMarks& marks, const Rows& rows, const Profile& factor) {
    const auto first = static_cast<std::size_t>(std::find(marks.begin(), marks.end(), 1) - marks.begin());
    for (std::size_t place = 0; place < rows.size() && !factor.endless && first < marks.size(); ++place) {
        const bool same = factor.levels[rows[place]] == factor.levels[rows[first]];
        marks[place] = marks[place] != 0 && same ? 1 : 0;
    }
}

Rows markedRows(const RowMarks& marks, const Rows& rows) {
    Rows marked;
    for (std::size_t place = 0; place < marks.size(); ++place) {
        if (marks[place] != 0) {
            marked.push_back(rows[place]);
        }
    }
    return marked;
}

/// Counts the points of each series, and the rows that share a point, if the axis never falls from row to row: rows of
/// the same point then follow each other within a series. `none`: a value that does not occur on the axis.
template <class Places, class Place>
void countAlong(const Places& axis, Place none, const Cells& series, const Rows& rows, ReadingAccount& account,
                std::vector<std::size_t>& pointsOf) {
    std::vector<Place> last(series.count, none);
    std::vector<std::size_t> shared(series.count, 0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t code = series[i];
        const Place place = axis[rows[i]];
        const bool again = last[code] == place;
        account.averaged += !again ? 0 : shared[code] == 0 ? 2 : 1;
        shared[code] = again ? 1 : 0;
        pointsOf[code] += again ? 0 : 1;
        last[code] = place;
    }
}

/// Counts like countAlong() for an axis in any order, by the combinations of axis and series. `sizes`: the number of
/// rows that each row stands for; empty: one.
void countCells(const Cells& points, const Cells& series, const std::vector<std::size_t>& sizes,
                ReadingAccount& account, std::vector<std::size_t>& pointsOf) {
    std::vector<std::size_t> rowsAt(points.count, 0);
    for (std::size_t i = 0; i < points.codes.size(); ++i) {
        std::size_t& there = rowsAt[points[i]];
        pointsOf[series[i]] += there == 0 ? 1 : 0;
        there += sizes.empty() ? 1 : sizes[i];
    }
    for (const std::size_t there : rowsAt) {
        account.averaged += there > 1 ? there : 0;
    }
}

/// Whether some of these rows agree in their series, point and repetition.
bool sharePoints(Profiled& columns, const Reading& reading, const Rows& rows) {
    Names told = settingsOf(reading.roles);
    told.insert(told.end(), reading.roles.repetitions.begin(), reading.roles.repetitions.end());
    return columns.countIn(told, rows) < rows.size();
}

/// Counts the rows, series and points of the first chart into the account of a reading.
void count(Profiled& columns, Reading& reading) {
    const Roles& roles = reading.roles;
    const CountedRows counted = countedRows(columns, reading);
    RowMarks drawn = placedRows(columns, reading, counted.rows);
    ReadingAccount& account = reading.account;
    account = {.rows = columns.dataset().rowCount(), .used = counted.sizeOf(drawn)};
    for (std::size_t held = 1; held < roles.factors.size() && !reading.wide; ++held) {
        hold(drawn, counted.rows, columns[roles.factors[held]]);
    }
    account.held = account.used - counted.sizeOf(drawn);
    const Rows rows = markedRows(drawn, counted.rows);
    std::vector<std::size_t> sizes;
    for (std::size_t place = 0; place < drawn.size() && counted.sizes != nullptr; ++place) {
        if (drawn[place] != 0) {
            sizes.push_back(counted.sizeAt(place));
        }
    }
    const Cells series = columns.cellsIn(roles.keys, rows);
    std::vector<std::size_t> pointsOf(series.count, 0);
    const Profile* const axis = roles.factors.empty() ? nullptr : &columns[roles.factors.front()];
    const bool alone = !reading.wide || roles.factors.size() < 2;
    const bool inOrder = axis != nullptr && alone && axis->isComplete() && sizes.empty();
    if (axis == nullptr) {  // along row numbers
        for (std::size_t i = 0; i < rows.size(); ++i) {
            pointsOf[series[i]] += sizes.empty() ? 1 : sizes[i];
        }
    } else if (inOrder && axis->isNumeric() && axis->neverFalls) {
        countAlong(axis->column->numbers(), std::numeric_limits<double>::quiet_NaN(), series, rows, account, pointsOf);
    } else if (inOrder && !axis->endless && std::is_sorted(axis->levels.begin(), axis->levels.end())) {
        countAlong(axis->levels, std::int32_t{-1}, series, rows, account, pointsOf);
    } else {
        Cells points = series;
        for (std::size_t f = 0; f < (alone ? 1 : roles.factors.size()); ++f) {
            points.split(columns[roles.factors[f]], rows);
        }
        countCells(points, series, sizes, account, pointsOf);
    }
    std::erase(pointsOf, std::size_t{0});
    account.series = reading.wide ? roles.metrics.size() : pointsOf.size();
    if (!pointsOf.empty()) {
        account.fewestPoints = *std::min_element(pointsOf.begin(), pointsOf.end());
        account.mostPoints = *std::max_element(pointsOf.begin(), pointsOf.end());
    }
    reading.needsMean = account.averaged > 0;
    if (reading.needsMean && !roles.repetitions.empty()) {
        const std::size_t all = columns.dataset().rowCount();
        const bool isAll = account.used - account.held == all;
        reading.needsMean = sharePoints(columns, reading,
                                        isAll                      ? Rows::all(all)
                                        : counted.sizes == nullptr ? rows
                                                                   : columns.rowsOf(drawn));
    }
}

/// Makes a reading wide or long. In a wide one, keys become factors, and metrics that are not chosen become
/// descriptions. If a wide reading becomes long, labels beside the axis become keys.
void setWide(Profiled& columns, Reading& reading, bool wide) {
    Roles& roles = reading.roles;
    const auto move = [](Names& from, Names::iterator first, Names& to) {
        std::move(first, from.end(), std::back_inserter(to));
        from.erase(first, from.end());
    };
    if (wide) {
        move(roles.keys, roles.keys.begin(), roles.factors);
        move(roles.metrics, roles.metrics.begin(), roles.descriptions);
    } else if (reading.wide && !roles.factors.empty()) {
        const auto isNumber = [&](const std::string& name) { return columns[name].isOrdered(); };
        move(roles.factors, std::stable_partition(roles.factors.begin() + 1, roles.factors.end(), isNumber),
             roles.keys);
    }
    reading.wide = wide;
}

/// Returns the reading with other columns in one part. A former axis that was set in nearly all rows stays a factor and
/// is held constant; any other column that was in the part becomes a description.
Reading changed(Profiled& columns, Reading reading, ReadingPart part, const Names& chosen) {
    Roles& roles = reading.roles;
    const Names before = reading.columns(part);
    for (const std::string& column : chosen) {
        if (Names* const names = listOf(roles, roleOf(roles, column))) {
            std::erase(*names, column);
        }
    }
    if (part != ReadingPart::axis) {
        setWide(columns, reading, part == ReadingPart::metric && chosen.size() > 1);
    }
    if (part == ReadingPart::metric) {
        roles.metrics.insert(roles.metrics.begin(), chosen.begin(), chosen.end());
        count(columns, reading);
        return reading;
    }
    Names& list = part == ReadingPart::axis ? roles.factors : roles.keys;
    for (const std::string& column : before) {
        const Profile& p = columns[column];
        const bool isSet = p.isNumeric() && !p.times && !p.isMostlyDifferent() && p.isNearlyComplete();
        const bool isHeld = part == ReadingPart::axis && isSet && !chosen.empty();
        if (!contains(chosen, column) && !isHeld) {
            std::erase(list, column);
            roles.descriptions.push_back(column);
        }
    }
    if (part == ReadingPart::keys) {
        list.clear();
    }
    list.insert(list.begin(), chosen.begin(), chosen.end());
    // Along a time, no setting is held constant: each row has its own.
    while (part == ReadingPart::axis && !chosen.empty() && columns[chosen.front()].times && list.size() > 1) {
        roles.descriptions.push_back(list.back());
        list.pop_back();
    }
    count(columns, reading);
    return reading;
}

auto worth(const ReadingAccount& account) {
    const bool leavesFew = areFew(account.leftOut(), account.rows);
    const bool isDrawn = account.series > 0 && account.series <= kFewDozen;
    return std::tuple(leavesFew, account.used, isDrawn, account.fewestPoints > 1 || account.mostPoints > 2);
}

/// Searches for alternatives to each part of the best reading.
class Search {
public:
    Search(Profiled& columns, const RoleGuess& guess, Readings& readings)
        : m_columns(columns), m_guess(guess), m_readings(readings) {
        count(m_columns, m_readings.best);
    }

    void run() {
        const Reading& best = m_readings.best;
        const Roles& roles = best.roles;
        addMetrics();
        keep(ReadingPart::metric);
        for (const std::string& column : otherAxes()) {
            add(ReadingPart::axis, ReadingClue::column, column, {column});
        }
        if (best.wide && !roles.factors.empty() && best.account.mostPoints > 2) {
            add(ReadingPart::axis, ReadingClue::rowNumbers, {}, {});
        }
        keep(ReadingPart::axis);
        for (const std::string& key : roles.keys) {
            Names rest = roles.keys;
            std::erase(rest, key);
            add(ReadingPart::keys, rest.empty() ? ReadingClue::oneSeries : ReadingClue::withoutKey,
                rest.empty() ? std::string() : key, rest);
        }
        if (best.wide && roles.metrics.size() > 1) {
            add(ReadingPart::keys, ReadingClue::oneSeries, {}, {});
        }
        for (const std::string& column : otherKeys()) {
            Names more = roles.keys;
            more.push_back(column);
            add(ReadingPart::keys, ReadingClue::withKey, column, more);
        }
        keep(ReadingPart::keys);
    }

private:
    static constexpr std::size_t kMost = 3;
    static constexpr std::size_t kMostAsked = 6;

    [[nodiscard]] RoleReason reasonOf(const std::string& column) const {
        const auto place = m_columns.dataset().find(column);
        return place && *place < m_guess.reasons.size() ? m_guess.reasons[*place] : RoleReason{};
    }
    /// Adds readings with other metrics: several metrics of the same quantity, each as a series, and single metrics.
    void addMetrics() {
        const Reading& best = m_readings.best;
        const Names metrics = best.roles.metrics;
        const Names together = best.wide || best.roles.keys.empty() ? alikeMetrics() : Names();
        if (together.size() > 1 && !(best.wide && together.size() == metrics.size())) {
            add(ReadingPart::metric, ReadingClue::severalMetrics, {}, together);
        }
        const bool alone = best.wide && metrics.size() > 1;
        for (std::size_t m = alone ? 0 : 1; m < metrics.size() && m <= kMostAsked; ++m) {
            add(ReadingPart::metric, ReadingClue::column, metrics[m], {metrics[m]});
        }
    }
    /// Returns the metrics that measure the same quantity as the first one.
    [[nodiscard]] Names alikeMetrics() const {
        const Names& metrics = m_readings.best.roles.metrics;
        const std::vector<std::string> quantities = quantitiesOf(m_columns.dataset(), {}, {}, metrics);
        Names alike;
        for (std::size_t m = 0; m < metrics.size(); ++m) {
            if (!areUnlike(quantities.front(), quantities[m])) {
                alike.push_back(metrics[m]);
            }
        }
        return alike;
    }
    /// Returns the columns that are in no part of the reading: descriptions and, in a wide reading, also columns
    /// without a role.
    [[nodiscard]] Names columnsBeside() const {
        const Reading& best = m_readings.best;
        Names names;
        for (const Column& column : m_columns.dataset().columns()) {
            const Role role = roleOf(best.roles, column.name);
            if (role == Role::description || (best.wide && role == Role::ignored)) {
                names.push_back(column.name);
            }
        }
        return names;
    }
    /// Returns up to kMostAsked columns that could be the axis: factors, times, dates, names of rows, and keys. If the
    /// points are row numbers, also metrics that rise.
    Names otherAxes() {
        Names names;
        const Names axis = m_readings.best.columns(ReadingPart::axis);
        const auto offer = [&](const std::string& name) {
            if (!contains(axis, name) && !contains(names, name) && names.size() < kMostAsked &&
                m_columns[name].distinct > 2) {
                names.push_back(name);
            }
        };
        const Roles& roles = m_readings.best.roles;
        std::for_each(roles.factors.begin(), roles.factors.end(), offer);
        for (const std::string& name : columnsBeside()) {
            const RoleClue clue = reasonOf(name).clue;
            const bool isName = clue == RoleClue::namesRow || clue == RoleClue::freeText;
            if (m_columns[name].times || clue == RoleClue::variesWithin || clue == RoleClue::datePart ||
                (isName && m_columns[name].isAxisLike())) {
                offer(name);
            }
        }
        std::for_each(roles.keys.begin(), roles.keys.end(), offer);
        for (const std::string& name : axis.empty() && roles.metrics.size() > 2 ? roles.metrics : Names()) {
            if (m_columns[name].neverFalls && m_columns[name].isMostlyDifferent()) {
                offer(name);
            }
        }
        return names;
    }
    /// Returns up to kMostAsked columns with at most kFewDozen levels that could be a further key.
    Names otherKeys() {
        Names names;
        const Roles& roles = m_readings.best.roles;
        for (const Names& list : {roles.factors, columnsBeside()}) {
            for (const std::string& name : list) {
                const RoleClue clue = reasonOf(name).clue;
                const bool may = contains(roles.factors, name) || clue == RoleClue::variesWithin ||
                                 clue == RoleClue::beyondFour || clue == RoleClue::manySeries ||
                                 clue == RoleClue::follows;
                const bool isAxis = !roles.factors.empty() && name == roles.factors.front();
                if (may && !isAxis && names.size() < kMostAsked && m_columns[name].distinct > 1 &&
                    m_columns[name].distinct <= kFewDozen) {
                    names.push_back(name);
                }
            }
        }
        return names;
    }
    /// Whether an alternative is worth showing. Another axis must draw at least a twentieth of the rows, or a tenth of
    /// what the best one draws; other keys must change the account.
    [[nodiscard]] bool tellsMore(ReadingPart part, const ReadingAccount& account) const {
        const ReadingAccount& best = m_readings.best.account;
        const std::size_t drawn = account.used - account.held;
        return part == ReadingPart::axis   ? 20 * drawn >= account.used || 10 * drawn >= best.used - best.held
               : part == ReadingPart::keys ? account != best
                                           : true;
    }
    void add(ReadingPart part, ReadingClue clue, const std::string& column, const Names& chosen) {
        Reading reading = changed(m_columns, m_readings.best, part, chosen);
        if (reading.account.series > 0 && tellsMore(part, reading.account)) {
            m_found.push_back({part, clue, column, reasonOf(column), std::move(reading)});
        }
    }
    void keep(ReadingPart part) {
        std::stable_sort(m_found.begin(), m_found.end(), [part](const Alternative& one, const Alternative& other) {
            // Metrics keep their order, whatever number of rows they leave out.
            return part != ReadingPart::metric && isBetter(one.reading.account, other.reading.account);
        });
        m_found.resize(std::min(m_found.size(), kMost));
        std::move(m_found.begin(), m_found.end(), std::back_inserter(m_readings.alternatives));
        m_found.clear();
    }

    Profiled& m_columns;
    const RoleGuess& m_guess;
    Readings& m_readings;
    std::vector<Alternative> m_found;
};

/// Returns the part with the column that lacks most cells, if the reading leaves out more than a twentieth of the rows;
/// otherwise nullopt.
std::optional<ReadingPart> lackingPart(Profiled& columns, const Reading& reading) {
    std::pair<std::size_t, ReadingPart> most{0, ReadingPart::metric};
    for (const ReadingPart part : {ReadingPart::keys, ReadingPart::axis, ReadingPart::metric}) {
        const Names names = part == ReadingPart::axis ? reading.roles.factors : reading.columns(part);
        for (const std::string& name : reading.wide&& part == ReadingPart::metric ? Names() : names) {
            const std::size_t missing = columns[name].rows - columns[name].present;
            most = missing > most.first ? std::pair(missing, part) : most;
        }
    }
    return 20 * reading.account.leftOut() > reading.account.rows ? std::optional(most.second) : std::nullopt;
}

/// If the best reading leaves out more than a twentieth of the rows: returns the best alternative to its axis or keys
/// that leaves out at most a few. null if there is none. If the best reading leaves out few as well, only other keys
/// with at least as many series are considered.
const Reading* usingMoreRows(const Readings& found) {
    const ReadingAccount& best = found.best.account;
    const bool leavesFew = areFew(best.leftOut(), best.rows);
    const Reading* more = nullptr;
    for (const Alternative& each : found.alternatives) {
        if (each.clue == ReadingClue::rowNumbers || each.reading.wide != found.best.wide) {
            continue;
        }
        const ReadingAccount& account = each.reading.account;
        const bool sameSeries = each.part == ReadingPart::keys && account.series >= best.series &&
                                account.averaged <= best.averaged && account.used > best.used;
        const bool fits = each.part != ReadingPart::metric && account.mostPoints > 1 && (sameSeries || !leavesFew);
        if (fits && areFew(account.leftOut(), account.rows) && (more == nullptr || isBetter(account, more->account))) {
            more = &each.reading;
        }
    }
    return 20 * best.leftOut() > best.rows ? more : nullptr;
}

base::Expected<Readings> searched(Profiled& columns, const RoleGuess& guess, Reading reading,
                                  const base::Progress& progress) {
    if (reading.roles.metrics.empty()) {
        return base::fail(base::ErrorCode::noNumericColumn);
    }
    Readings found{std::move(reading), guess.reasons, {}, {}};
    Search(columns, guess, found).run();
    found.lacking = lackingPart(columns, found.best);
    return progress.cancelled() ? base::fail(base::ErrorCode::cancelled) : base::Expected<Readings>(std::move(found));
}

}  // namespace

const base::Names<ReadingPart>& readingPartNames() {
    static const base::Names<ReadingPart> names{
        {ReadingPart::metric, "metric"}, {ReadingPart::axis, "axis"}, {ReadingPart::keys, "keys"}};
    return names;
}

std::vector<std::string> Reading::columns(ReadingPart part) const {
    const auto first = [](const Names& names) { return names.empty() ? Names() : Names{names.front()}; };
    switch (part) {
        case ReadingPart::metric:
            return wide ? roles.metrics : first(roles.metrics);
        case ReadingPart::axis:
            return wide ? roles.factors : first(roles.factors);
        case ReadingPart::keys:
            break;
    }
    return roles.keys;
}

bool isBetter(const ReadingAccount& one, const ReadingAccount& other) {
    if (worth(one) != worth(other)) {
        return worth(one) > worth(other);
    }
    return std::pair(other.averaged, one.mostPoints) > std::pair(one.averaged, other.mostPoints);
}

bool Readings::isUnsure(ReadingPart part) const {
    if (lacking == part) {
        return true;
    }
    const auto drawn = [](const ReadingAccount& account) { return account.used - account.held; };
    return std::any_of(alternatives.begin(), alternatives.end(), [&](const Alternative& each) {
        const ReadingAccount& account = each.reading.account;
        const bool alike = part != ReadingPart::metric ||
                           (each.reason.clue == RoleClue::hardlyRepeats || each.reason.clue == RoleClue::lastNumber);
        const bool isOther = each.clue != ReadingClue::rowNumbers && each.reading.wide == best.wide;
        return each.part == part && isOther && alike && 2 * drawn(account) >= drawn(best.account) &&
               account.averaged <= best.account.averaged && worth(account) >= worth(best.account);
    });
}

const Reading* Readings::number(std::size_t n) const {
    return n == 1 ? &best : n >= 2 && n - 2 < alternatives.size() ? &alternatives[n - 2].reading : nullptr;
}

base::Expected<Readings> readings(const Dataset& dataset, base::Progress& progress) {
    if (const auto known = dataset.remembered<Readings>()) {
        return *known;
    }
    RoleBoard board(dataset, progress);
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (!dataset.remembered<RoleGuess>()) {
        GREYSCOPE_TRY(guessOf(board));  // the call caches the guess in the dataset
    }
    Profiled columns(dataset);
    columns.take(board);
    TableLayout layout = GREYSCOPE_TRY(guessLayout(dataset, progress));
    const RoleGuess guess = GREYSCOPE_TRY(explainRoles(dataset, progress));
    Reading best{layout.wide, std::move(layout.roles), {}};
    Readings found = GREYSCOPE_TRY(searched(columns, guess, std::move(best), progress));
    if (const Reading* const more = usingMoreRows(found)) {
        found = GREYSCOPE_TRY(searched(columns, guess, Reading(*more), progress));
    }
    dataset.remember(found);
    board.remember();
    return found;
}

base::Expected<Readings> readingsBeside(const Dataset& dataset, Reading reading, base::Progress& progress) {
    const auto known = dataset.remembered<Readings>();
    if (known && known->best.wide == reading.wide && known->best.roles == reading.roles) {
        return *known;
    }
    const RoleGuess guess = GREYSCOPE_TRY(explainRoles(dataset, progress));
    Profiled columns(dataset);
    return searched(columns, guess, std::move(reading), progress);
}

base::Expected<Reading> readingWith(const Dataset& dataset, const Reading& reading, ReadingPart part,
                                    const std::vector<std::string>& columns) {
    for (const std::string& column : columns) {
        GREYSCOPE_TRY(part == ReadingPart::metric ? dataset.numericColumn(column) : dataset.column(column));
    }
    Profiled profiled(dataset);
    return changed(profiled, reading, part, columns);
}

}  // namespace greyscope::data
