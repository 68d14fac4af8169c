#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/roles/role.h"

namespace greyscope::data {

inline constexpr std::size_t kFewDozen = 36;  ///< largest number of lines in the first chart of a table

/// The names of the roles: "key", "factor", "metric", "repetition", "description", "ignored".
[[nodiscard]] const base::Names<Role>& roleNames();

/// The columns of a table in each role. Keys name the series, factors are set within a series, metrics were measured,
/// descriptions only describe a row.
struct Roles {
    std::vector<std::string> keys;  ///< columns whose values together name a series
    /// Numeric or categorical columns that vary within a series; the first one is the axis.
    std::vector<std::string> factors;
    /// Numeric columns that were measured, the likeliest first; totals, spreads and running times last.
    std::vector<std::string> metrics;
    std::vector<std::string> descriptions;
    /// Columns that distinguish repeats: rows that differ only in these repeat a measurement.
    std::vector<std::string> repetitions = {};
    bool operator==(const Roles&) const = default;
};

/// Why a column was given its role. Each comment begins with that role. `other` is RoleReason::other.
enum class RoleClue {
    stated,             ///< any role: stated by the program that wrote the file; `other` is the name of the program
    unitOfMeasurement,  ///< metric: its unit is that of a rate, a time or another measured quantity
    namedMeasurement,   ///< metric: its name is that of a measurement, such as "score" or "latency"
    unplanned,      ///< metric: its numbers do not look set, beside an axis that distinguishes the rows, such as a time
    hardlyRepeats,  ///< metric: most of its numbers occur only once
    scattered,      ///< metric: its numbers do not form a grid with the other columns and repeat by chance
    outcome,        ///< metric: 0 or 1, the outcome of each row, in a table without another metric
    lastNumber,     ///< metric: no other column looks measured
    besideAxis,     ///< metric: a numeric column of a wide table, where each metric is a series
    fewLevels,      ///< factor: numbers that repeat
    sizes,          ///< factor: texts that are sizes, such as "64k" or "1m"
    time,           ///< factor: it contains dates, times or seconds since 1970
    datePart,       ///< factor: it contains years, months or hours
    runsAlong,      ///< factor: the axis, along which the other columns were measured
    mostLevels,     ///< factor: no other column can be the axis, and it has more levels than the other keys
    labels,         ///< key: it contains text
    numbersCases,   ///< key: its numbers identify cases, by its name or because they determine a text column
    options,        ///< key: one of many options that are on or off
    namedRepetition,    ///< repetition: its name is that of a repetition, such as "run" or "iter"
    tellsRepeatsApart,  ///< repetition: rows with the same keys and factors differ in it
    constant,           ///< description: it has the same value in all rows
    follows,            ///< description: the column `other` determines it
    variesWithin,  ///< description: it varies within a series, whose points the column `other` already distinguishes
    beyondFour,    ///< description: four other text columns already name the series
    manySeries,    ///< factor or description: as a key it would make more than kFewDozen series
    identifier,    ///< description: numbers or codes that identify runs or rows
    namesOrigin,   ///< description: its name or contents give the time or origin of a row
    namesRow,      ///< description: each row has a different text
    freeText,      ///< description: sentences, or texts that seldom repeat
    numbersCombinations,  ///< description: it numbers the combinations of other columns
    mostlyMissing,        ///< description: too many of its cells are missing to place rows by it
    sumsUp,      ///< description: the number or the spread of the measurements of which the column `other` is the mean,
                 ///< or a bound of its interval
    status,      ///< description: whether a run succeeded
    countsRows,  ///< ignored: it numbers the rows
    copies,      ///< ignored: it has no name, and its cells are those of the column `other`
    empty        ///< ignored: all its cells are missing
};

/// The role of a column and the reason for it. `other` is the column, or for RoleClue::stated the program, that the
/// reason refers to.
struct RoleReason {
    Role role = Role::ignored;
    RoleClue clue = RoleClue::empty;
    std::string other = {};
    bool operator==(const RoleReason&) const = default;
};

/// Statistics of the cells of a column, which support or contradict a role.
struct ColumnFacts {
    std::size_t rows = 0;
    std::size_t present = 0;  ///< number of cells that are not missing
    std::size_t levels = 0;
    std::size_t fewest = 0;  ///< number of rows with the rarest level; `most`: with the most frequent level
    std::size_t most = 0;
    std::vector<std::string> first = {};  ///< the first levels, at most five; numbers are in ascending order
    bool estimated = false;  ///< whether `levels`, `fewest` and `most` are estimates from a sample of the rows
    /// Whether the column numbers the repetitions of a measurement, even if it has another role.
    bool countsRepetitions = false;
    double ratio = 0.0;  ///< ratio of each level in `first` to the one before, if it is always the same; otherwise 0
    bool operator==(const ColumnFacts&) const = default;
};

/// The guessed roles of the columns of a table, with the reasons.
struct RoleGuess {
    Roles roles;
    std::vector<RoleReason> reasons;  ///< one for each column of the dataset
    std::vector<ColumnFacts> facts;   ///< one for each column of the dataset
    bool operator==(const RoleGuess&) const = default;
};

/// Guesses the role of each column of a table in long form, and gives the reasons. A role stated by the program that
/// wrote the file is kept, with two exceptions: keys, factors and repetitions with the same value in all rows, and
/// factors that another key or factor determines, become descriptions. Any other column gets its role by the first rule
/// of roleClues() that fits, then arrange() chooses the axis. Takes O(n) time for n rows. There is no metric if no
/// column is numeric. The result is cached in the dataset. Error: cancelled.
[[nodiscard]] base::Expected<RoleGuess> explainRoles(const Dataset& dataset, base::Progress& progress);
/// Returns only the roles of explainRoles(), without the reasons.
[[nodiscard]] base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress);
/// Returns the guessed roles of the columns; nullopt if there is no metric. It reports no progress and cannot be
/// cancelled.
[[nodiscard]] std::optional<Roles> guessRoles(const Dataset& dataset);

/// Whether the column numbers the repetitions of a measurement ("run"), even if it is the axis because the table has no
/// other one.
[[nodiscard]] bool countsRepetitions(const Dataset& dataset, const std::string& column);

/// Returns the keys and the factors, which together distinguish the cells of a table.
[[nodiscard]] std::vector<std::string> settingsOf(const Roles& roles);

/// Returns the list of the columns in a role; null for Role::ignored, which has no list.
[[nodiscard]] std::vector<std::string>* listOf(Roles& roles, Role role);
/// Returns the role of a column; Role::ignored if it is in none of the lists.
[[nodiscard]] Role roleOf(const Roles& roles, const std::string& column);

}  // namespace greyscope::data
