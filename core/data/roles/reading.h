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

// A reading says which column was measured, along which one the points run and which name the series, and counts what
// its chart has. readings() gives the best one and, for each of these three parts, what else it could be.

/// The parts of the sentence "metric along axis, one series per keys".
enum class ReadingPart { metric, axis, keys };
inline constexpr std::array kReadingParts{ReadingPart::metric, ReadingPart::axis, ReadingPart::keys};
/// "metric", "axis", "keys".
[[nodiscard]] const base::Names<ReadingPart>& readingPartNames();

/// What the first chart of a reading has, each factor but the axis held at the level of the first row.
struct ReadingAccount {
    std::size_t rows = 0;      ///< of the table
    std::size_t used = 0;      ///< have a value and a place: those of the chart and those that are held
    std::size_t held = 0;      ///< of these, rows at other levels of the factors that are held
    std::size_t averaged = 0;  ///< rows of the chart that share their point with others, and become its mean
    std::size_t series = 0;
    std::size_t fewestPoints = 0;  ///< of a series
    std::size_t mostPoints = 0;

    /// Rows without a value, without a place on the axis, or without a name of their series.
    [[nodiscard]] std::size_t leftOut() const { return rows - used; }
    bool operator==(const ReadingAccount&) const = default;
};

struct Reading {
    bool wide = false;  ///< each metric is a series
    Roles roles;        ///< the axis first among the factors, the chosen metric first among the metrics
    ReadingAccount account;
    bool needsMean = false;  ///< rows share points that no repetition tells apart: without a mean there is no chart

    /// The columns of a part: one metric, of a wide table all; one axis, or none where points are row numbers. With
    /// the part they say what an alternative is: see readingWith().
    [[nodiscard]] std::vector<std::string> columns(ReadingPart part) const;
    bool operator==(const Reading&) const = default;
};

/// Why a part may be read like that; the words are in present/role_words.h.
enum class ReadingClue {
    column,          ///< metric, axis: the clue of the column, `reason`
    severalMetrics,  ///< metric: each of several columns is a series
    rowNumbers,      ///< axis: none
    withoutKey,      ///< keys: `columns` of the best reading but one
    withKey,         ///< keys: one column more
    oneSeries        ///< keys: none
};

struct Alternative {
    ReadingPart part = ReadingPart::metric;
    ReadingClue clue = ReadingClue::column;
    std::string column;  ///< the metric, the axis, or the key that is more or fewer; "" where it is none or several
    RoleReason reason;   ///< of this column
    Reading reading;
    bool operator==(const Alternative&) const = default;
};

struct Readings {
    Reading best;
    std::vector<RoleReason> reasons;        ///< one a column of the dataset
    std::vector<Alternative> alternatives;  ///< part by part, at most three of each, the better first
    std::optional<ReadingPart> lacking;     ///< its cells are missing where `best` leaves out more than a twentieth

    /// Another reading of the part is as good by what it leaves out and averages, and draws at least half of the rows;
    /// or it lacks cells.
    [[nodiscard]] bool isUnsure(ReadingPart part) const;
    /// 1 is the best, 2 the first alternative, and so on; null beyond the last one.
    [[nodiscard]] const Reading* number(std::size_t n) const;
    bool operator==(const Readings&) const = default;
};

/// Whether a reading is better than another one: it leaves out at most a twentieth of the rows, uses more rows, draws
/// at most a few dozen series, averages fewer rows, and has more points a series, in this order.
[[nodiscard]] bool isBetter(const ReadingAccount& one, const ReadingAccount& other);

/// The dataset remembers them. Errors: cancelled; noNumericColumn where nothing can be measured.
[[nodiscard]] base::Expected<Readings> readings(const Dataset& dataset, base::Progress& progress);

/// The same beside a reading that somebody chose: `best` is that one.
[[nodiscard]] base::Expected<Readings> readingsBeside(const Dataset& dataset, Reading reading,
                                                      base::Progress& progress);

/// The reading with other columns in one of its parts, and its account. A former axis is held where it was set, a
/// former time describes its rows. Several metrics are a series each (wide), and one is read along the keys, as is what
/// becomes of a wide table where keys are chosen. Errors: unknownColumn, columnNotNumeric of a metric.
[[nodiscard]] base::Expected<Reading> readingWith(const Dataset& dataset, const Reading& reading, ReadingPart part,
                                                  const std::vector<std::string>& columns);

}  // namespace greyscope::data
