#include "core/data/roles/role_clues.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/on_off.h"

namespace greyscope::data {

namespace {

constexpr double kFirstYear = 1500.0;
constexpr double kLastYear = 2100.0;

const std::string& nameOf(const Profile& p) {
    return p.column->name;
}

bool isText(const Profile& p) {
    return !p.isNumeric() && !p.sizes;
}

template <class Fits>
const Profile* otherWhere(const RoleBoard& board, const Profile& p, Fits fits) {
    const auto& all = board.profiles();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Profile& o) { return &o != &p && fits(o); });
    return found == all.end() ? nullptr : &*found;
}

const Profile* numberCalled(const RoleBoard& board, const std::string& name) {
    const auto& all = board.profiles();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Profile& p) { return p.isNumeric() && nameOf(p) == name; });
    return found == all.end() ? nullptr : &*found;
}

/// Whether a column without a name contains ascending years, as R writes them for a table of years and months ("1949"
/// to "1960").
bool countsYears(const Profile& p) {
    const NumericValues& numbers = p.column->numbers();
    return hasNoName(nameOf(p)) && p.increasing && numbers.front() >= kFirstYear && numbers.back() <= kLastYear;
}

/// Whether a count that starts again numbers cases. It does not if it numbers the rows of each label, or of each part
/// of a table that repeats its settings.
bool numbersCasesAnew(const Profile& p, const RoleBoard& board) {
    return !p.increasing && !base::lowered(nameOf(p)).starts_with("row") &&
           otherWhere(board, p, [&](const Profile& o) {
               return o.distinct > 1 && !o.times &&
                      (!o.isOrdered() || (!o.isMostlyDifferent() && board.determines(p, o)));
           }) == nullptr;
}

/// Whether the column numbers the times of the rows, such as "t" or "No": each number is one more than the one before,
/// and another column has a different date in every row.
bool countsTimes(const Profile& p, const RoleBoard& board) {
    return p.isNumeric() && p.counts && p.increasing && p.distinct > 2 && !namesDatePart(nameOf(p)) &&
           otherWhere(board, p, [](const Profile& o) { return o.times && o.isAxisLike(); }) != nullptr;
}

/// Whether the column is the only one without a name and contains row numbers, as R and pandas write them. Some numbers
/// may be missing.
bool isUnnamedNumber(const Profile& p, const RoleBoard& board) {
    return hasNoName(nameOf(p)) && isDense(p) &&
           otherWhere(board, p, [](const Profile& o) { return hasNoName(nameOf(o)); }) == nullptr;
}

/// Whether numbers without a name keep rising, in uneven steps, over rows of several labels below each other. They are
/// the numbers of the rows of a larger table: an axis would start again with each label.
bool numbersRowsOfMore(const Profile& p, const RoleBoard& board) {
    const auto isUneven = [](const NumericValues& numbers) {
        for (std::size_t row = 2; row < numbers.size(); ++row) {
            if (numbers[row] - numbers[row - 1] != numbers[1] - numbers[0]) {
                return true;
            }
        }
        return false;
    };
    return hasNoName(nameOf(p)) && p.place == 0 && p.isNumeric() && p.whole && p.increasing && p.isComplete() &&
           isUneven(p.column->numbers()) &&
           otherWhere(board, p, [](const Profile& o) {
               return isText(o) && o.isComplete() && o.distinct > 1 && 2 * o.distinct <= o.present && areBlocks(o);
           }) != nullptr;
}

/// Whether numbers without a name are those of the rows in another order: each number of a gapless range once, beside
/// columns with names.
Fit numbersRowsAnew(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kFewest = 12;  // in fewer rows, an axis in any order may look the same
    return p.place == 0 && p.isAxisLike() && p.rows >= kFewest && !p.neverFalls && isUnnamedNumber(p, board);
}

/// Finds the column that a column without a name repeats cell by cell, such as a year that a program also wrote as the
/// name of each row.
Fit copiesColumn(const Profile& p, const RoleBoard& board) {
    return !hasNoName(nameOf(p)) || p.endless ? nullptr : otherWhere(board, p, [&](const Profile& o) {
        if (hasNoName(nameOf(o)) || namesIdentifier(nameOf(o)) || o.endless || o.isNumeric() != p.isNumeric() ||
            o.distinct != p.distinct || o.present != p.present) {
            return false;
        }
        for (std::size_t row = 0; row < p.rows; ++row) {
            if (p.column->textAt(row) != o.column->textAt(row)) {
                return false;
            }
        }
        return true;
    });
}

/// Whether the numbers of the column are the names of other columns ("0", "1", "2"), as in a matrix, and thus do not
/// number the rows.
bool namesColumns(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    const auto called = std::ranges::count_if(board.profiles(), [&](const Profile& o) {
        const auto number = numberIn(nameOf(o));
        return number && std::ranges::find(p.column->numbers(), *number) != p.column->numbers().end();
    });
    return p.distinct >= kFewest && static_cast<std::size_t>(called) == p.distinct;
}

Fit countsRows(const Profile& p, const RoleBoard& board) {
    const bool called = (nameHas(NameSense::rowNumber, nameOf(p)) && p.whole) || isUnnamedNumber(p, board);
    return countsTimes(p, board) || numbersRowsOfMore(p, board) ||
           (namesIndex(nameOf(p)) && p.isNumeric() && !namesColumns(p, board) &&
            (p.counts || (called && p.increasing)) && p.distinct > 1 && !countsYears(p) && !numbersCasesAnew(p, board));
}

/// Whether the column is a geographic coordinate: "Lat" beside "Long", which is then not a latency.
Fit isCoordinate(const Profile& p, const RoleBoard& board) {
    const bool north = nameHas(NameSense::latitude, nameOf(p));
    const NameSense beside = north ? NameSense::longitude : NameSense::latitude;
    return p.isNumeric() && (north || nameHas(NameSense::longitude, nameOf(p))) &&
           otherWhere(board, p, [&](const Profile& o) { return o.isNumeric() && nameHas(beside, nameOf(o)); }) !=
               nullptr;
}

/// Whether the name is that of a number of repetitions: "num_runs", "n_trials".
bool countsRuns(const std::string& name) {
    const std::string last = lastWordOf(name);
    const std::string before = base::lowered(name.substr(0, name.size() - std::min(name.size(), last.size())));
    return last.ends_with('s') && wordHas(NameSense::repetition, last) &&
           base::contains(std::array<std::string_view, 4>{"n_", "num_", "nb_", "number of "}, before);
}

/// Whether the column is the number, the spread or a bound of the measurements that another column averages:
/// "num_runs", "rate_count" and "rate_variance" beside "rate", "lower" beside "mean", "Mean ± (ms)" beside "Mean [ms]".
Fit sumsUp(const Profile& p, const RoleBoard& board) {
    if (const std::string name = nameWithoutUnit(nameOf(p)); p.isNumeric() && name.ends_with(kSpreadEnding)) {
        const std::string metric = name.substr(0, name.size() - kSpreadEnding.size());
        return otherWhere(board, p,
                          [&](const Profile& o) { return o.isNumeric() && nameWithoutUnit(nameOf(o)) == metric; });
    }
    if (p.isNumeric() && countsRuns(nameOf(p))) {
        return otherWhere(board, p, [&](const Profile& o) { return o.isNumeric() && isCalledMeasured(o); });
    }
    for (const std::string_view ending : {kCountEnding, kVarianceEnding}) {
        const std::string metric =
            nameOf(p).ends_with(ending) ? nameOf(p).substr(0, nameOf(p).size() - ending.size()) : "";
        const Profile* const mean = metric.empty() ? nullptr : numberCalled(board, metric);
        if (mean != nullptr && numberCalled(board, metric + std::string(kCountEnding)) != nullptr &&
            numberCalled(board, metric + std::string(kVarianceEnding)) != nullptr) {
            return mean;
        }
    }
    return false;
}

/// Whether the numbers of a column lie between those of two others in every row.
bool liesBetween(const Profile& p, const Profile& one, const Profile& other) {
    for (std::size_t row = 0; row < p.rows; ++row) {
        const double value = p.column->numbers()[row];
        const auto [low, high] = std::minmax({one.column->numbers()[row], other.column->numbers()[row]});
        if (value < low || value > high) {
            return false;
        }
    }
    return true;
}

/// Whether the column is one of two bounds of what a third column contains: "lower" and "upper" beside "mean", "ci_low"
/// and "ci_high" beside "score". No other column lies between them in every row.
Fit boundsValue(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kFewestRows = 3;
    if (!p.isNumeric() || p.distinct < 2 || p.rows < kFewestRows || !nameHas(NameSense::bound, nameOf(p))) {
        return false;
    }
    const std::string stem = nameWithoutWords(NameSense::bound, nameOf(p));
    const auto isPartner = [&](const Profile& o) {
        return o.isNumeric() && nameHas(NameSense::bound, nameOf(o)) &&
               nameWithoutWords(NameSense::bound, nameOf(o)) == stem;
    };
    const auto partners = std::ranges::count_if(board.profiles(), isPartner);
    const Profile* const partner = otherWhere(board, p, isPartner);
    if (partners != 2 || partner == nullptr) {
        return false;
    }
    const auto isInside = [&](const Profile& o) {
        return o.isNumeric() && o.distinct > 1 && !nameHas(NameSense::bound, nameOf(o)) && liesBetween(o, p, *partner);
    };
    return std::ranges::count_if(board.profiles(), isInside) == 1 ? Fit(otherWhere(board, p, isInside)) : Fit(false);
}

Fit countsRepetitions(const Profile& p, const RoleBoard& /*board*/) {
    return p.distinct > 1 && namesRepetitions(nameOf(p));
}

/// Whether the column contains times. A numeric column called "time" is usually a duration, unless its name says what
/// happened at that time.
Fit isTime(const Profile& p, const RoleBoard& /*board*/) {
    const std::string& name = nameOf(p);
    const std::string small = base::lowered(name);
    const bool last =
        small == "time" || small.ends_with(" time") || small.ends_with("_time") || small.ends_with("时间");
    // Several rows at each time, sorted by time, are samples of several things.
    const bool samples = base::lowered(nameWithoutUnit(name)) == "time" && p.isNumeric() && p.neverFalls &&
                         3 * p.distinct <= 2 * p.present;
    return p.distinct > 1 &&
           (p.times || namesTime(name) || samples || (namesMoment(name) && p.whole && p.isMostlyDifferent()) ||
            (!p.isNumeric() && last && !p.sizes && areMostly(*p.column, hasDigit)));
}

/// Whether the column contains years: integers from 1500 to 2100, with a name that begins or ends with "year"
/// ("water_year").
bool areYears(const Profile& p) {
    const std::string last = lastWordOf(nameOf(p));
    const bool first = base::lowered(nameOf(p)).starts_with("year");  // "Year.of.Birth"
    return p.isNumeric() && p.whole && p.distinct > 1 && (first || last.ends_with("year") || last == "yr") &&
           std::ranges::all_of(p.column->numbers(),
                               [](double n) { return std::isnan(n) || (n >= kFirstYear && n <= kLastYear); });
}

/// Whether the rows follow each other in this number: it rises strictly, in all rows or within the rows of each label.
bool goesOn(const Profile& p, const RoleBoard& board) {
    return p.increasing ||
           otherWhere(board, p, [&](const Profile& o) {
               return isText(o) && o.isComplete() && 2 * o.distinct <= o.present && p.isComplete() && goesOnIn(o, p);
           }) != nullptr;
}

/// Whether the column is a year, month or hour: integers that repeat about equally often or rise. A column called
/// "time" must repeat, or rise within each level of another part of a date, because it may also be a duration. Beside a
/// column of times, years with a name such as
/// "water_year" must rise strictly.
Fit isDatePart(const Profile& p, const RoleBoard& board) {
    const bool evenly = p.isEven() && 2 * p.distinct <= p.present;
    const bool dated = otherWhere(board, p, [](const Profile& o) { return o.times; }) != nullptr;
    const bool year = base::lowered(nameOf(p)) != "time" && (p.neverFalls || !p.isMostlyDifferent());
    const auto isDay = [&](const Profile& o) {
        return namesDatePart(nameOf(o)) && o.isNumeric() && o.whole && o.neverFalls && 2 * o.distinct <= o.present &&
               p.isComplete() && goesOnIn(o, p);
    };
    return (namesDatePart(nameOf(p)) && p.isNumeric() && p.whole && p.isNearlyComplete() && p.distinct > 1 &&
            (evenly || year || otherWhere(board, p, isDay) != nullptr)) ||
           (areYears(p) && (goesOn(p, board) || ((evenly || p.neverFalls) && !dated)));
}

/// Whether the column is a part of a date that describes the row and is not an axis: "record_year", or one of
/// "birth_y", "birth_mo" and "birth_d".
Fit tellsDate(const Profile& p, const RoleBoard& board) {
    constexpr std::array<std::string_view, 10> parts{"y", "yr", "year", "m", "mo", "mon", "month", "d", "day", "dd"};
    const auto stemOf = [&](const Profile& o) {
        const std::string last = lastWordOf(nameOf(o));
        const bool isPart = o.isNumeric() && o.whole && last.size() < nameOf(o).size() && base::contains(parts, last);
        return isPart ? nameOf(o).substr(0, nameOf(o).size() - last.size()) : std::string();
    };
    const std::string stem = stemOf(p);
    const auto same = std::ranges::count_if(board.profiles(), [&](const Profile& o) { return stemOf(o) == stem; });
    return areYears(p) || (!stem.empty() && same > 1);
}

/// Whether the column identifies jobs or rows by numbers, hashes, users or paths. A text column with the name of an
/// identifier must have levels that mostly occur in one row, or that occur unevenly often.
Fit isIdentifier(const Profile& p, const RoleBoard& /*board*/) {
    if (p.distinct < 2 || p.column->namesTables) {
        return false;
    }
    const std::string& name = nameOf(p);
    const bool mostlyAlone = 2 * p.alone > p.distinct && p.rows > 2;
    const bool numbered =
        nameHas(NameSense::ordinal, name) && p.whole && (p.isMostlyDifferent() || !(p.isEven() || p.isState()));
    const bool text =
        !p.isNumeric() && !p.sizes &&
        (nameHas(NameSense::person, name) || areMostly(*p.column, isPath) || areMostly(*p.column, isHash));
    return p.isNumeric() ? (p.whole && namesIdentifier(name)) || numbered
                         : text || (namesIdentifier(name) && (mostlyAlone || !p.isEven()));
}

/// Whether the column names the file or the like of each run, and thereby determines a setting in another column.
bool namesRuns(const Profile& p, const RoleBoard& board) {
    return otherWhere(board, p, [&](const Profile& o) {
               return board.isOpen(o) && o.distinct > 1 && o.distinct < p.distinct && board.determines(p, o);
           }) != nullptr;
}

/// Whether the column gives the origin of the rows or names workers. Versions and files that occur equally often are
/// compared and thus not an origin.
Fit isOrigin(const Profile& p, const RoleBoard& board) {
    const bool compared = isText(p) && p.isBalanced() && 3 * p.distinct <= p.present && !namesRuns(p, board);
    return (nameHas(NameSense::origin, nameOf(p)) && !compared && !p.column->namesTables) ||
           (isText(p) && namesWorker(nameOf(p)));
}

/// Whether the column contains sentences, or more than a dozen texts that seldom repeat.
Fit isFreeText(const Profile& p, const RoleBoard& /*board*/) {
    constexpr std::size_t kFew = 12;
    return isText(p) && p.distinct > 1 &&
           ((p.present > kFew && p.isMostlyDifferent()) || areMostly(*p.column, isSentence));
}

/// Returns the unit of the column, also if its whole name is a unit: "mb_s".
std::string unitOf(const Profile& p) {
    const bool whole = p.column->unit.empty() && nameWithoutUnit(nameOf(p)) == nameOf(p);
    return whole ? unitNamed(nameOf(p)) : p.column->unit;
}

bool isRate(const Profile& p) {
    const std::string unit = unitOf(p);
    return unit == "IOPS" || unit.ends_with("/s");
}

bool isSize(const std::string& unit) {
    constexpr std::array<std::string_view, 9> sizes{"B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"};
    return std::find(sizes.begin(), sizes.end(), unit) != sizes.end();
}

/// Whether the numbers look set, even if their unit is that of a measurement: a few integers, each equally often, such
/// as a pause of 0, 10 or 50 ms.
bool looksSet(const Profile& p) {
    constexpr std::size_t kFewest = 8;
    return p.whole && p.isBalanced() && p.present >= kFewest && 4 * p.distinct <= p.present && !isRate(p);
}

/// Whether the column may have been measured: its numbers differ and do not look set. In a table of one row, nothing
/// can differ.
bool mayBeMeasured(const Profile& p) {
    return p.isNumeric() && p.distinct >= (p.rows == 1 ? 1U : 2U) && !looksSet(p);
}

/// Whether a unit is that of a setting ("8 vCPUs"), a size, or a date ("2024年").
bool isUnitOfSettings(const std::string& unit) {
    const std::string name = base::lowered(unit);
    return isSize(unit) || nameHas(NameSense::setting, name) || namesDatePart(name);
}

bool unitSaysMeasured(const Profile& p) {
    return !unitOf(p).empty() && !isUnitOfSettings(unitOf(p));
}

/// Whether the name allows a part of a date. "time" may be a time of day if the numbers are integers; with decimals it
/// is a duration.
bool mayBeDatePart(const Profile& p) {
    return namesDatePart(nameOf(p)) && (p.whole || !nameHas(NameSense::duration, nameOf(p)));
}

bool nameSaysMeasured(const Profile& p) {
    return !mayBeDatePart(p) && namesMeasurement(nameOf(p));
}

Fit hasUnit(const Profile& p, const RoleBoard& /*board*/) {
    return mayBeMeasured(p) && unitSaysMeasured(p);
}

Fit isNamedMeasurement(const Profile& p, const RoleBoard& /*board*/) {
    return mayBeMeasured(p) && nameSaysMeasured(p);
}

/// Whether the numbers hardly repeat. In small tables, a setting may have half as many levels as there are rows, but
/// each level occurs again for the other system.
Fit hardlyRepeats(const Profile& p, const RoleBoard& /*board*/) {
    constexpr std::size_t kFew = 20;
    const bool alone = p.isMostlyDifferent() && 2 * p.alone >= p.present && p.rows > 1;
    return mayBeMeasured(p) && (alone || (!p.whole && p.distinct > kFew));
}

/// Whether the column is the status of a run by its name. If it contains 0 and 1, also has the name of an outcome, and
/// nothing else was measured, it is an outcome instead.
Fit isStatus(const Profile& p, const RoleBoard& board) {
    const bool outcome =
        p.isZeroOrOne() && nameHas(NameSense::outcome, nameOf(p)) &&
        otherWhere(board, p, [&](const Profile& o) {
            return hasUnit(o, board).fits || isNamedMeasurement(o, board).fits || hardlyRepeats(o, board).fits;
        }) == nullptr;
    return namesStatus(nameOf(p)) && p.distinct > 1 && !outcome;
}

/// Whether the rows have names in a first column without a heading, as R and pandas write them.
bool haveRowNames(const RoleBoard& board) {
    const Profile& first = board.profiles().front();
    return hasNoName(nameOf(first)) && isText(first) && first.isAxisLike();
}

/// Whether numbers rise only by chance: they are not a setting, and the rows have names, or the table has at most four
/// rows and words that repeat, or stand before the numbers, say what was compared.
bool risesByChance(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kFewRows = 4;
    const bool called = namesSetting(nameOf(p)) || namesDatePart(nameOf(p)) || hasNoName(nameOf(p));
    if ((p.whole && called) || nameHas(NameSense::place, nameOf(p))) {
        return false;
    }
    return haveRowNames(board) || (p.rows <= kFewRows && otherWhere(board, p, [&](const Profile& o) {
                                                             return !o.isOrdered() && o.distinct > 1 &&
                                                                    (o.distinct < o.present || o.place < p.place);
                                                         }) != nullptr);
}

bool isCentre(const Profile& p) {
    return nameHas(NameSense::centre, nameWithoutUnit(nameOf(p)));
}

/// Whether a column is a mean, a spread, or an extreme beside a mean. Such a column is a result, even if it rises from
/// row to row.
bool isStatistic(const Profile& p, const RoleBoard& board) {
    return isCentre(p) || nameHas(NameSense::spread, nameOf(p)) ||
           (nameHas(NameSense::side, nameOf(p)) && otherWhere(board, p, isCentre) != nullptr);
}

/// The numeric columns whose names differ only in a trailing number: "x1", "x2".
Profiles alike(const Profile& p, const RoleBoard& board) {
    Profiles found;
    for (const Profile& o : board.profiles()) {
        if ((board.isOpen(o) || board.is(o, RoleClue::scattered)) && o.isNumeric() &&
            numberedStem(nameOf(o)) == numberedStem(nameOf(p))) {
            found.push_back(&o);
        }
    }
    return found;
}

/// Whether the column is one of at least three numbered alike; these all get the same role.
bool isOneOfMany(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    return !numberedStem(nameOf(p)).empty() && !hasNoName(nameOf(p)) && alike(p, board).size() >= kFewest;
}

/// Whether the numbers rise strictly from row to row, and neither by chance nor as a result that is sorted.
bool onlyRises(const Profile& p, const RoleBoard& board) {
    const bool took = nameHas(NameSense::duration, nameOf(p)) && namesSideResult(nameOf(p));  // "total_time"
    const bool ranked = isStatistic(p, board) || took || nameHas(NameSense::rate, nameOf(p)) ||
                        nameHas(NameSense::latency, nameOf(p)) || nameHas(NameSense::quantity, nameOf(p));
    return p.isNumeric() && p.increasing && p.distinct > 1 && !isRate(p) && !ranked && !risesByChance(p, board) &&
           !isOneOfMany(p, board);
}

/// Whether the column is the first one that rises strictly: the other columns were measured along it.
Fit isFirstToRise(const Profile& p, const RoleBoard& board) {
    return onlyRises(p, board) && std::none_of(board.profiles().begin(), board.profiles().end(), [&](const Profile& o) {
               return o.place < p.place && onlyRises(o, board) && (board.isOpen(o) || board.is(o, RoleClue::runsAlong));
           });
}

/// Whether the column is the first number of a table and the axis of the others, in any order of the rows. It never
/// repeats. In addition, it has the name of a setting, a date or a place, or no name, or is an integer in a table of
/// numbers alone whose rows are not numbered.
Fit isFirstColumn(const Profile& p, const RoleBoard& board) {
    const auto& all = board.profiles();
    const auto first = std::find_if(all.begin(), all.end(), [&](const Profile& o) {
        return board.isOpen(o) || board.has(o, Role::factor) || &o == &p;
    });
    const bool called = namesSetting(nameOf(p)) || namesDatePart(nameOf(p)) || nameHas(NameSense::place, nameOf(p));
    const bool measured =
        hasUnit(p, board).fits || isNamedMeasurement(p, board).fits || !numberedStem(nameOf(p)).empty();
    // Rows in the order of their numbers, each with several measured values, run along none of these.
    const bool numbered =
        !board.of(RoleClue::countsRows).empty() && !p.neverFalls && std::ranges::all_of(all, [&](const Profile& o) {
            return board.is(o, RoleClue::countsRows) || hardlyRepeats(o, board).fits;
        });
    return p.isNumeric() && &*first == &p && p.isAxisLike() && p.rows > 1 && !namesSideResult(nameOf(p)) &&
           !nameHas(NameSense::ordinal, nameOf(p)) && !namesIdentifier(nameOf(p)) &&
           (called || hasNoName(nameOf(p)) || (p.whole && !measured && !numbered && board.isNumbersAlone()));
}

/// Whether the column is the only one that never falls, in a table of numbers alone.
Fit isSorted(const Profile& p, const RoleBoard& board) {
    Profiles open;
    for (const Profile& o : board.profiles()) {
        if (board.isOpen(o) || board.has(o, Role::metric) || board.has(o, Role::factor) || board.has(o, Role::key)) {
            open.push_back(&o);
        }
    }
    const auto sorted = [&](const Profile* o) {
        return o->neverFalls && o->isComplete() && o->distinct > 1 && (open.size() == 2 || o->isMostlyDifferent());
    };
    const auto isOther = [](const Profile* o) { return !o->isNumeric() || o->increasing || namesCases(*o->column); };
    return p.isNumeric() && board.of(RoleClue::runsAlong).empty() && sorted(&p) && open.size() > 1 &&
           std::none_of(open.begin(), open.end(), isOther) && std::count_if(open.begin(), open.end(), sorted) == 1;
}

/// Whether the column is the first one of a table without a heading, never falls and hardly repeats: a time, a size or
/// a year, along which the others were measured.
bool leadsWithoutName(const Profile& p) {
    return hasNoName(nameOf(p)) && p.place == 0 && p.isNumeric() && p.isComplete() && p.neverFalls &&
           p.isMostlyDifferent();
}

/// Whether the column is one of the columns "s1", "s2", "s3", ... that make up a table of numbers, except possibly one
/// column before them; that column fits too if its numbers fall and repeat unevenly.
Fit isNumberedAlike(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kFewest = 3;
    Profiles all;
    for (const Profile& o : board.profiles()) {
        if (board.isOpen(o) || board.is(o, RoleClue::scattered)) {
            all.push_back(&o);
        }
    }
    const Profiles same = all.empty() || !all.back()->isNumeric() ? Profiles() : alike(*all.back(), board);
    const auto isAlike = [&](const Profile* o) {
        return std::find(same.begin(), same.end(), o) != same.end() && !o->isBalanced() && !leadsWithoutName(*o);
    };
    const auto numbered = std::count_if(all.begin(), all.end(), isAlike);
    const bool others = numbered == std::ssize(all) ||
                        (numbered + 1 == std::ssize(all) && !isAlike(all.front()) && same.size() >= kFewest);
    return !all.empty() && !numberedStem(nameOf(*all.back())).empty() && others && board.isNumbersAlone() &&
           !board.isStated() && (isAlike(&p) || (!p.neverFalls && p.most > p.fewest));
}

/// Whether the column has the same value in all rows. In a table of one row, columns whose unit or name is that of a
/// measurement are excepted.
Fit isConstant(const Profile& p, const RoleBoard& board) {
    return p.distinct < 2 && !(p.rows == 1 && (hasUnit(p, board).fits || isNamedMeasurement(p, board).fits));
}

/// Whether the numbers identify cases: by their name, or because they are integers that determine a text column with
/// fewer levels.
Fit numbersCases(const Profile& p, const RoleBoard& board) {
    const bool outcome = p.isZeroOrOne() && nameHas(NameSense::outcome, nameOf(p));
    const bool fraction = !p.whole && !wordHas(NameSense::cases, lastWordOf(nameOf(p)));  // "case" may be 1.2
    if (!p.isNumeric() || p.isAxisLike() || outcome || fraction || (looksMeasured(p) && !p.whole) ||
        nameHas(NameSense::count, nameOf(p))) {
        return false;
    }
    return namesCases(*p.column) || nameHas(NameSense::rowNumber, nameOf(p)) ||
           (isDense(p) && !p.isMostlyDifferent() && !namesSetting(nameOf(p)) &&
            otherWhere(board, p, [&](const Profile& o) {
                return board.isOpen(o) && !o.isOrdered() && o.distinct > 1 && o.distinct < p.distinct &&
                       board.determines(p, o);
            }) != nullptr);
}

constexpr std::array kRows{
    ClueRow{RoleClue::empty, Role::ignored, [](const Profile& p, const RoleBoard&) -> Fit { return p.present == 0; }},
    ClueRow{RoleClue::constant, Role::description, isConstant},
    ClueRow{RoleClue::copies, Role::ignored, copiesColumn},
    ClueRow{RoleClue::countsRows, Role::ignored, countsRows},
    ClueRow{RoleClue::identifier, Role::description, numbersRowsAnew},
    ClueRow{RoleClue::namesOrigin, Role::description, isCoordinate},
    ClueRow{RoleClue::sumsUp, Role::description, sumsUp},
    ClueRow{RoleClue::sumsUp, Role::description, boundsValue},
    ClueRow{RoleClue::namedRepetition, Role::repetition, countsRepetitions},
    ClueRow{RoleClue::status, Role::description, isStatus},
    ClueRow{RoleClue::time, Role::factor, isTime},
    ClueRow{RoleClue::datePart, Role::factor, isDatePart},
    ClueRow{RoleClue::scattered, Role::metric, isNumberedAlike},
    ClueRow{RoleClue::runsAlong, Role::factor, isFirstColumn},
    ClueRow{RoleClue::runsAlong, Role::factor, isSorted},
    ClueRow{RoleClue::identifier, Role::description, isIdentifier},
    ClueRow{RoleClue::namesOrigin, Role::description, tellsDate},
    ClueRow{RoleClue::namesOrigin, Role::description, isOrigin},
    ClueRow{RoleClue::runsAlong, Role::factor, isFirstToRise},
    ClueRow{RoleClue::unitOfMeasurement, Role::metric, hasUnit},
    ClueRow{RoleClue::namedMeasurement, Role::metric, isNamedMeasurement},
    ClueRow{RoleClue::freeText, Role::description, isFreeText},
    ClueRow{RoleClue::namesRow, Role::description,
            [](const Profile& p, const RoleBoard&) -> Fit { return isText(p) && p.isAxisLike() && p.rows > 1; }},
    ClueRow{RoleClue::mostlyMissing, Role::description,
            [](const Profile& p, const RoleBoard& b) -> Fit {
                return !p.isNearlyComplete() && !hardlyRepeats(p, b).fits && !(p.isNumeric() && looksMeasured(p));
            }},
    ClueRow{RoleClue::numbersCases, Role::key, numbersCases},
    ClueRow{RoleClue::hardlyRepeats, Role::metric, hardlyRepeats},
    ClueRow{RoleClue::sizes, Role::factor, [](const Profile& p, const RoleBoard&) -> Fit { return p.sizes; }},
    ClueRow{RoleClue::labels, Role::key, [](const Profile& p, const RoleBoard&) -> Fit { return isText(p); }},
    ClueRow{RoleClue::fewLevels, Role::factor, [](const Profile&, const RoleBoard&) -> Fit { return true; }},
};

/// Finds a guessed key that determines the column, for example "randread" the column of operations. If two keys
/// determine each other, the first one stays a key.
Fit followsKey(const Profile& p, const RoleBoard& board) {
    return !board.isGuessed(p) ? nullptr : otherWhere(board, p, [&](const Profile& key) {
        const bool finer = key.distinct > p.distinct ||
                           (key.distinct == p.distinct && (key.place < p.place || !board.has(p, Role::key)));
        return finer && board.has(key, Role::key) && board.isGuessed(key) && board.determines(key, p);
    });
}

/// Whether a key with more than 100 levels numbers the combinations of at least two other columns, which it determines.
Fit numbersCombinations(const Profile& p, const RoleBoard& board) {
    constexpr std::size_t kMany = 100;  // more series are not compared one by one
    if (!board.isGuessed(p) || !board.has(p, Role::key) || p.distinct <= kMany) {
        return false;
    }
    const Profiles parts =
        only(board.all(), [&](const Profile& o) { return &o != &p && board.isGuessed(o) && board.determines(p, o); });
    return parts.size() >= 2 && 10 * board.cellCount(parts) >= 9 * p.distinct;
}

/// Finds the key that determines a metric. A number that is the same in all rows of a key describes the key and was not
/// measured.
Fit isConstantInKeys(const Profile& p, const RoleBoard& board) {
    return !board.has(p, Role::metric) || board.is(p, RoleClue::stated) || board.of(Role::metric).size() < 2
               ? nullptr
               : otherWhere(board, p, [&](const Profile& key) {
                     return board.has(key, Role::key) && 3 * key.distinct <= key.present && board.determines(key, p);
                 });
}

/// Finds another setting with more levels, or before it with as many, that determines the column.
Fit followsSetting(const Profile& p, const RoleBoard& board) {
    const auto isSetting = [&](const Profile& o) {
        return board.has(o, Role::factor) && !board.is(o, RoleClue::time) && !board.is(o, RoleClue::stated);
    };
    return board.isStated() || !isSetting(p) || !board.isGuessed(p)
               ? nullptr
               : otherWhere(board, p, [&](const Profile& o) {
                     const bool finer = o.distinct > p.distinct || (o.distinct == p.distinct && o.place < p.place);
                     return isSetting(o) && finer && (!looksMeasured(o) || looksMeasured(p)) &&
                            2 * o.distinct <= o.present && board.determines(o, p);
                 });
}

bool isSettingOf(const RoleBoard& board, const Profile& p) {
    return board.has(p, Role::factor) && !board.is(p, RoleClue::time);
}

/// Whether the on/off options of configurations should be keys: there are many, labels can be the axis, and the options
/// do not form a full grid. Any option as the axis would have only two points.
bool areKeys(const RoleBoard& board) {
    constexpr std::size_t kMostInGrid = 16;
    const Profiles options = only(board.settings(), RoleBoard::isOption);
    const Profiles numbers = only(board.settings(), [](const Profile& p) { return !RoleBoard::isOption(p); });
    const Profiles names = only(board.of(Role::key), [](const Profile& p) { return p.distinct > 2; });
    return !names.empty() && options.size() >= kManyOptions &&
           std::all_of(numbers.begin(), numbers.end(),
                       [&](const Profile* number) {
                           return std::all_of(options.begin(), options.end(), [&](const Profile* option) {
                               return board.determines(*number, *option);
                           });
                       }) &&
           (options.size() > kMostInGrid || board.cellCount(options) < (std::size_t{1} << options.size()) / 2);
}

constexpr std::array kPairRows{
    ClueRow{RoleClue::mostlyMissing, Role::description,
            [](const Profile& p, const RoleBoard& board) -> Fit {
                return !board.isStated() && isSettingOf(board, p) && !p.isNearlyComplete() && !looksMeasured(p);
            }},
    ClueRow{RoleClue::numbersCombinations, Role::description, numbersCombinations},
    ClueRow{RoleClue::follows, Role::description, followsKey},
    ClueRow{RoleClue::follows, Role::description, isConstantInKeys},
};

}  // namespace

std::span<const ClueRow> roleClues() {
    return kRows;
}

void settleByClues(RoleBoard& board) {
    for (const ClueRow& row : kRows) {
        for (const Profile& profile : board.profiles()) {
            if (!board.isOpen(profile) || board.cancelled()) {
                continue;
            }
            if (Fit fit = row.fits(profile, board); fit.fits) {
                board.give(profile, row.role, row.clue, std::move(fit.other));
            }
        }
    }
}

void settlePairs(RoleBoard& board) {
    for (const ClueRow& row : kPairRows) {
        for (const Profile& profile : board.profiles()) {
            if (Fit fit = row.fits(profile, board); fit.fits && !board.cancelled()) {
                board.give(profile, row.role, row.clue, std::move(fit.other));
            }
        }
    }
    if (areKeys(board)) {
        for (const Profile* p : board.settings()) {
            RoleBoard::isOption(*p) ? board.give(*p, Role::key, RoleClue::options)
                                    : board.give(*p, Role::description, RoleClue::numbersCombinations);
        }
    }
}

void leaveToFiner(RoleBoard& board) {
    for (const Profile* p : board.settings()) {
        if (Fit fit = followsSetting(*p, board); fit.fits) {
            board.give(*p, Role::description, RoleClue::follows, std::move(fit.other));
        }
    }
}

bool isDense(const Profile& p) {
    if (!p.isNumeric() || !p.whole || p.present == 0) {
        return false;
    }
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    p.column->numbers().visit([&](auto stored) {
        for (const auto each : stored) {
            const double number = NumericValues::unpacked(each);
            low = number < low ? number : low;  // NaN changes neither
            high = number > high ? number : high;
        }
    });
    return 2.0 * (high - low + 1.0) <= 3.0 * static_cast<double>(p.distinct);
}

bool looksMeasured(const Profile& p) {
    constexpr std::size_t kFewestLevels = 6;
    const bool uneven = !p.isEven() || 3 * p.distinct > p.present;
    return p.isNumeric() && p.distinct >= kFewestLevels && uneven && !namesSetting(nameOf(p));
}

bool isCalledMeasured(const Profile& p) {
    return unitSaysMeasured(p) || nameSaysMeasured(p);
}

int metricRank(const Profile& p) {
    const std::string& name = nameOf(p);
    const std::string unit = unitOf(p);
    const bool time = unit.starts_with("s") || unit.ends_with("s") || unit == "min" || unit == "h";
    constexpr std::size_t kFewLevels = 30;
    const bool few = p.distinct <= kFewLevels && 10 * p.distinct <= p.present && !nameHas(NameSense::quantity, name);
    const bool part = time && (name.starts_with("user") || name.starts_with("sys"));  // part of the duration
    const bool beside = mayBeDatePart(p) || nameHas(NameSense::place, name) || nameHas(NameSense::spread, name);
    const int rank = beside || few || part                                                        ? 8
                     : namesSideResult(name) && !isRate(p)                                        ? 7
                     : isRate(p) || nameHas(NameSense::rate, name)                                ? 1
                     : nameHas(NameSense::latency, name)                                          ? 2
                     : unit.ends_with("/op") || (time && !unit.empty())                           ? 3
                     : nameHas(NameSense::duration, name)                                         ? 3
                     : isSize(unit)                                                               ? 6
                     : nameHas(NameSense::quantity, name) || !unit.empty() || name.ends_with('%') ? 4
                                                                                                  : 5;
    const bool onlyUnit = nameWithoutUnit(name) == name && !unitNamed(name).empty();  // "sec" says less than "time"
    const std::size_t missing = p.isNearlyComplete() ? 0 : 100 + 100 * (p.rows - p.present) / p.rows;
    const int comesBack = p.isMostlyDifferent() ? 0 : 1;  // repeated: may be work requested
    return 4 * rank + (onlyUnit ? 2 : 0) + comesBack + static_cast<int>(missing);
}

}  // namespace greyscope::data
