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
#include "core/data/roles/roles.h"

namespace greyscope::data {

// A reading of a table says which column is the metric, which one the axis, and which are the keys that name the
// series. It also counts the rows, series and points of the chart. readings() returns the best reading and, for each of
// the three parts, alternatives to it.

/// The parts of a reading. The sentence that describes a reading is "metric along axis, one series per keys".
enum class ReadingPart { metric, axis, keys };
inline constexpr std::array kReadingParts{ReadingPart::metric, ReadingPart::axis, ReadingPart::keys};
/// The names of the parts of a reading: "metric", "axis", "keys".
[[nodiscard]] const base::Names<ReadingPart>& readingPartNames();

/// Numbers of rows, series and points in the first chart of a reading. There, each factor except the axis is held
/// constant at its level in the first row.
struct ReadingAccount {
    std::size_t rows = 0;  ///< number of rows of the table
    std::size_t used = 0;  ///< rows with a value, a position on the axis and a series; includes the rows in `held`
    /// Of the `used` rows, those outside the chart, at other levels of the factors that are held constant.
    std::size_t held = 0;
    /// Rows of the chart that share their point with other rows, so that the point is their mean.
    std::size_t averaged = 0;
    std::size_t series = 0;
    std::size_t fewestPoints = 0;  ///< number of points of the shortest series; `mostPoints`: of the longest
    std::size_t mostPoints = 0;

    /// Number of rows without a value, without a position on the axis, or without the name of a series.
    [[nodiscard]] std::size_t leftOut() const { return rows - used; }
    bool operator==(const ReadingAccount&) const = default;
};

/// How a table is read: the roles of its columns, and the numbers of its first chart.
struct Reading {
    bool wide = false;  ///< whether each metric is a series (wide table); otherwise the keys name the series
    Roles roles;        ///< the axis is the first factor, and the chosen metric is the first metric
    ReadingAccount account;
    /// Whether rows share a point although no repetition distinguishes them; a chart then needs their mean.
    bool needsMean = false;

    /// The columns of a part. For the metric: one, or all metrics of a wide table. For the axis: the first factor, or
    /// all factors of a wide table; none if the points are row numbers. An alternative reading has other columns in one
    /// part, see readingWith().
    [[nodiscard]] std::vector<std::string> columns(ReadingPart part) const;
    bool operator==(const Reading&) const = default;
};

/// How an alternative changes its part; each comment begins with the part. The texts for the user are in
/// present/role_words.h.
enum class ReadingClue {
    column,          ///< metric or axis: another column, for the reason in Alternative::reason
    severalMetrics,  ///< metric: several columns, each of which is a series
    rowNumbers,      ///< axis: no column; the points are row numbers
    withoutKey,      ///< keys: those of the best reading without one of them
    withKey,         ///< keys: those of the best reading and one more column
    oneSeries        ///< keys: no column; all rows are one series
};

/// Another way to read one part of the table, and the reading that results.
struct Alternative {
    ReadingPart part = ReadingPart::metric;
    ReadingClue clue = ReadingClue::column;
    /// The new metric or axis, or the key that is added or removed; "" if there is none, or several.
    std::string column;
    RoleReason reason;  ///< why `column` has its guessed role
    Reading reading;
    bool operator==(const Alternative&) const = default;
};

/// The best reading of a table and its alternatives.
struct Readings {
    Reading best;
    std::vector<RoleReason> reasons;  ///< why each column has its guessed role; one for each column of the dataset
    std::vector<Alternative> alternatives;  ///< in the order of the parts, at most three for each part, the best first
    std::optional<ReadingPart> lacking;  ///< the part with the column that lacks most cells, if `best` leaves out more
                                         ///< than a twentieth of the rows

    /// Whether the part is uncertain: it is `lacking`, or an alternative reading of it is about as good as the best
    /// one. Such an alternative neither leaves out nor averages more, and draws at least half as many rows as the best
    /// one.
    [[nodiscard]] bool isUnsure(ReadingPart part) const;
    /// Returns the reading with a number: 1 is the best, 2 the first alternative, and so on; null after the last one.
    [[nodiscard]] const Reading* number(std::size_t n) const;
    bool operator==(const Readings&) const = default;
};

/// Whether the reading with the account `one` is better than the one with `other`. The first criterion in which they
/// differ decides: few rows left out (see areFew()), more rows used, at most kFewDozen series, series with several
/// points, fewer rows averaged, more points in the longest series.
[[nodiscard]] bool isBetter(const ReadingAccount& one, const ReadingAccount& other);

/// Returns the best reading of a table and its alternatives. The result is cached in the dataset. Errors: cancelled;
/// noNumericColumn if no column can be the metric.
[[nodiscard]] base::Expected<Readings> readings(const Dataset& dataset, base::Progress& progress);

/// Returns a reading that was chosen, as Readings::best, with the alternatives to it. Errors: those of readings().
[[nodiscard]] base::Expected<Readings> readingsBeside(const Dataset& dataset, Reading reading,
                                                      base::Progress& progress);

/// Returns the reading with `columns` in one of its parts, and with its new account. Beside a new axis, a former axis
/// that was set stays a factor and is held constant, unless the new axis contains times; any other former axis becomes
/// a description. If several metrics are chosen, each becomes a series (wide). If one metric, or keys, are chosen, the
/// keys name the series, also if the table was read as wide before. Errors: unknownColumn; columnNotNumeric for a
/// metric.
[[nodiscard]] base::Expected<Reading> readingWith(const Dataset& dataset, const Reading& reading, ReadingPart part,
                                                  const std::vector<std::string>& columns);

}  // namespace greyscope::data
