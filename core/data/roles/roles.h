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

inline constexpr std::size_t kFewDozen = 36;  ///< lines that a chart begins with at most

/// "key", "factor", "metric", "repetition", "description", "ignored".
[[nodiscard]] const base::Names<Role>& roleNames();

/// Which columns look like metrics, axis and keys in the dataset as it came, for a first chart without questions.
struct Roles {
    std::vector<std::string> keys;
    std::vector<std::string> factors;  ///< numeric or categorical columns that vary inside a series; axis first
    std::vector<std::string> metrics;  ///< the likeliest first, totals, spreads and running times last
    std::vector<std::string> descriptions;
    std::vector<std::string> repetitions = {};  ///< rows that differ in these alone are repeats of a cell
    bool operator==(const Roles&) const = default;
};

/// What made a guess; `other` of the reason is the column that it refers to.
enum class RoleClue {
    stated,               ///< any: the program that wrote the file, `other`, says so
    unitOfMeasurement,    ///< metric: a rate, a time, IOPS
    namedMeasurement,     ///< metric: "score", "latency"
    unplanned,            ///< metric: rows follow each other in time, and its numbers come back unevenly
    hardlyRepeats,        ///< metric: most of its numbers come up once
    scattered,            ///< metric: its numbers make no grid with the others, and come back by chance
    outcome,              ///< metric: 0 or 1, whether something happened, and nothing else was measured
    lastNumber,           ///< metric: nothing else can be measured
    besideAxis,           ///< metric: a series of a wide table, whatever its numbers are like
    fewLevels,            ///< factor: numbers that come back
    sizes,                ///< factor: text like "64k", "1m"
    time,                 ///< factor: dates, times, seconds since 1970
    datePart,             ///< factor: years, months, hours
    runsAlong,            ///< factor: the others were measured along it
    mostLevels,           ///< factor: nothing else runs along the series, and of the keys it has most levels
    labels,               ///< key: text
    numbersCases,         ///< key: its name says so, or text follows it
    options,              ///< key: one of many that are on or off
    namedRepetition,      ///< repetition: "run", "iter"
    tellsRepeatsApart,    ///< repetition: rows that agree in every key and factor differ in it
    constant,             ///< description: one value
    follows,              ///< description: `other` says as much
    variesWithin,         ///< description: it changes inside series, and their points differ in `other` already
    beyondFour,           ///< description: four text columns name the series already
    manySeries,           ///< factor, description: as a key it would make more than a few dozen series
    identifier,           ///< description: numbers or codes by which runs and rows are called
    namesOrigin,          ///< description: when or from where a row came
    namesRow,             ///< description: another value in every row
    freeText,             ///< description: many texts that hardly come back
    numbersCombinations,  ///< description: stands for the factors beside it
    mostlyMissing,        ///< description: rows without it would have no place
    sumsUp,               ///< description: how many measurements `other` is the mean of, or how far they scatter
    status,               ///< description: whether a run went well
    countsRows,           ///< ignored: an index
    empty                 ///< ignored: no cell holds anything
};

struct RoleReason {
    Role role = Role::ignored;
    RoleClue clue = RoleClue::empty;
    std::string other = {};
    bool operator==(const RoleReason&) const = default;
};

/// What of a column's cells speaks for a role or against it.
struct ColumnFacts {
    std::size_t rows = 0;
    std::size_t present = 0;  ///< cells that hold something
    std::size_t levels = 0;
    std::size_t fewest = 0;  ///< rows of a level
    std::size_t most = 0;
    std::vector<std::string> first = {};  ///< levels, at most five: numbers ascending
    bool estimated = false;               ///< `levels`, `fewest` and `most` are about right, from a sample
    bool countsRepetitions = false;       ///< of one measurement, whatever the column is used as
    double ratio = 0.0;  ///< of each of the first levels to the one before, where it is the same; 0: it is not
    bool operator==(const ColumnFacts&) const = default;
};

/// The roles of a table and why.
struct RoleGuess {
    Roles roles;
    std::vector<RoleReason> reasons;  ///< one a column of the dataset
    std::vector<ColumnFacts> facts;   ///< likewise
    bool operator==(const RoleGuess&) const = default;
};

/// The roles of the best reading (reading.h) of a table read as a long one, and what made them. A reader's statement
/// holds, unless nothing in the column differs. Each other column is settled by the first row of role_clues.h that fits
/// it, and arrange() chooses what the series run along. O(n) in the rows. Without any number there is no metric. The
/// dataset remembers them. Error: cancelled.
[[nodiscard]] base::Expected<RoleGuess> explainRoles(const Dataset& dataset, base::Progress& progress);
/// The roles alone.
[[nodiscard]] base::Expected<Roles> guessRoles(const Dataset& dataset, base::Progress& progress);
/// For callers that neither watch nor cancel and want numbers; nullopt: no metric.
[[nodiscard]] std::optional<Roles> guessRoles(const Dataset& dataset);

/// Whether the column counts repetitions of one measurement ("run"), even where it is the axis of a table that has
/// nothing else to run along.
[[nodiscard]] bool countsRepetitions(const Dataset& dataset, const std::string& column);

/// Keys and factors: what tells cells apart.
[[nodiscard]] std::vector<std::string> settingsOf(const Roles& roles);

/// The list of these roles that a role stands in; null: Role::ignored.
[[nodiscard]] std::vector<std::string>* listOf(Roles& roles, Role role);
[[nodiscard]] Role roleOf(const Roles& roles, const std::string& column);

}  // namespace greyscope::data
