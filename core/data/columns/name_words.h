#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/direction.h"

// Words that occur in the names and units of columns, and what each indicates: the use of the column (column_clues.h),
// whether more or less is better (betterOf()), and the measured quantity (quantitiesOf()). The lists are in
// name_words.cpp.

namespace greyscope::data {

enum class NameSense : std::uint8_t {
    // of a column name
    cases,       ///< things whose numbers serve as names: "host", "patient"
    counter,     ///< a word for a number that may follow a word of another sense: "no" in "run no"
    repetition,  ///< numbers the repeats of a measurement: "run", "iter"
    time,        ///< the time at which a row was measured: "timestamp"
    moment,      ///< an event, if a word for time follows: "submit" in "submit time"
    datePart,    ///< a part of a date or time: "year", "hour"; also "time", which may be a duration instead
    setting,     ///< a quantity that is set before a run: "threads", "block size"
    place,       ///< a position, which may serve as an axis even if it was not set: "distance"
    latitude,    ///< the north-south coordinate of a place; `longitude`: the east-west one
    longitude,   //
    identifier,  ///< identifies a run or a row: "jobid", "uuid"
    owner,       ///< a thing that may have a number, if a word for a number follows: "job" in "job id"
    ordinal,     ///< an identifier, provided that no two rows have the same number: "no", "well"
    person,      ///< the person who started a run: "user"
    origin,      ///< where a row comes from: "path", "comment"
    worker,      ///< one of several workers that do equal tasks: "thread name"
    part,        ///< one of the parts that a run consists of: "process", "rank"
    status,      ///< whether a run succeeded: "exit code"
    rate,        ///< a rate, that is, work per time: "throughput"
    latency,     ///< the duration of one operation
    duration,    ///< the duration of anything else
    quantity,    ///< a measured quantity of unspecified kind: "score", "price"
    outcome,     ///< the result of a test, 0 or 1: "passed"
    side,        ///< a side result, seldom the subject of a table: totals, extremes
    spread,      ///< a standard deviation or another measure of spread
    centre,      ///< a mean or a median, to which a spread may belong
    bound,       ///< the lower or the upper end of an interval: "ci_low"
    count,       ///< a number of things
    size,        ///< a size, capacity or population
    rowNumber,   ///< numbers the rows: "index", "row"
    moved,       ///< an amount of data or work done, which is neither good nor bad: "bytes read"
    // of a unit or a part of a unit
    timeUnit,
    sizeUnit,
    effortUnit,     ///< a unit of energy or money
    countUnit,      ///< a unit that counts events in a processor: cycles, calls
    operationUnit,  ///< an operation by which a measurement may be divided, as in "ns/op"
    rateUnit        ///< a unit of a rate: "iops"
};

/// A set of NameSense values: what a word may mean in a name.
struct Senses {
    std::uint64_t bits = 0;
    constexpr Senses() = default;
    constexpr Senses(NameSense one) : bits(std::uint64_t{1} << static_cast<unsigned>(one)) {}  // NOLINT: one is a set
    [[nodiscard]] constexpr bool has(NameSense sense) const { return (bits & Senses(sense).bits) != 0; }
};
[[nodiscard]] constexpr Senses operator|(Senses set, NameSense more) {
    set.bits |= Senses(more).bits;
    return set;
}
[[nodiscard]] constexpr Senses operator|(NameSense one, NameSense other) {
    return Senses(one) | other;
}

/// When a word in a column name decides whether more or less is better. stated: always, even against the unit. usual:
/// if the unit does not decide. amount: like usual, but not for amounts of data moved ("bytes read"). faint: if nothing
/// else decides.
enum class DirectionWeight { stated, usual, amount, faint };

/// A word with what it indicates in the name or unit of a column.
struct NameWord {
    std::string_view text;  ///< in lower case; in the singular if there is one, unless the plural has another meaning
    Senses senses = {};
    std::string_view quantity = {};     ///< quantity that the word indicates, see kindInName(); "" = none
    std::optional<Better> better = {};  ///< whether more or less is better; nullopt = the word does not indicate it
    DirectionWeight weight = DirectionWeight::usual;
};

/// Returns all English words that indicate something in the name or unit of a column.
[[nodiscard]] const std::vector<NameWord>& englishWords();
/// Returns all Chinese words that indicate something in the name or unit of a column. They are searched for as parts of
/// a name, since Chinese has no spaces between words.
[[nodiscard]] const std::vector<NameWord>& chineseWords();

/// Where in a name a word must be to indicate a sense: anywhere (any), at the end (last), or as the whole name (whole).
enum class Among { any, last, whole };
/// Returns where an English name must contain a word with this sense: anywhere (any), as the last word (last), or as
/// the whole name (whole).
[[nodiscard]] Among englishAmong(NameSense sense);
/// Returns where a Chinese name must contain a word with this sense: anywhere (any), at its end (last), or as the whole
/// name (whole).
[[nodiscard]] Among chineseAmong(NameSense sense);

/// Returns an English word and its possible singulars: "misses", "misse" and "miss" for "misses"; "retry" among those
/// of "retries".
[[nodiscard]] std::vector<std::string> singulars(const std::string& word);

/// Returns the entry of an English word, or of one of its singulars, for which `tells` returns true; null if there is
/// none.
[[nodiscard]] const NameWord* nameWord(const std::string& word, bool (*tells)(const NameWord& each));

/// Whether a word, English or Chinese, or one of its singulars has that sense.
[[nodiscard]] bool wordHas(NameSense sense, const std::string& word);

}  // namespace greyscope::data
