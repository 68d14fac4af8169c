#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/direction.h"

// The words of names and units, and what each indicates: the use of a column (column_clues.h), whether more or less is
// better (betterOf()), and the quantity measured (quantitiesOf()). The lists are in name_words.cpp.

namespace greyscope::data {

enum class NameSense : std::uint8_t {
    // of a column name
    cases,       ///< identifies cases, so its numbers are names: "host", "patient"
    counter,     ///< may follow another word: "run no"
    repetition,  ///< "run", "iter"
    time,        ///< time of a row: "timestamp"
    moment,      ///< an event, followed by a word for time: "submit time"
    datePart,    ///< "year", "hour"; also "time", which may be a duration
    setting,     ///< set before a run: "threads", "block size"
    place,       ///< a position, which may serve as an axis even if it was not set: "distance"
    latitude,    ///< one coordinate of a place; longitude is the other
    longitude,   //
    identifier,  ///< identifies a run or a row: "jobid", "uuid"
    owner,       ///< identified by a number that follows: "job id"
    ordinal,     ///< an identifier if no two rows share a number: "no", "well"
    person,      ///< owner of a run: "user"
    origin,      ///< origin of a row: "path", "comment"
    worker,      ///< one of several workers of equal tasks: "thread name"
    part,        ///< part of one run: "process", "rank"
    status,      ///< success of a run: "exit code"
    rate,        ///< work per time: "throughput"
    latency,     ///< duration of one operation
    duration,    ///< duration of anything else
    quantity,    ///< a measured quantity of unspecified kind: "score", "price"
    outcome,     ///< 0 or 1, the result of a test: "passed"
    side,        ///< seldom the subject of a table: totals, extremes
    spread,      ///< standard deviations and the like
    centre,      ///< centre that a spread belongs to: means and medians
    count,       ///< a count
    size,        ///< a size
    rowNumber,   ///< "index", "row"
    moved,       ///< an amount of work, neither good nor bad: "bytes read"
    // of a unit or a part of a unit
    timeUnit,
    sizeUnit,
    effortUnit,     ///< energy and money
    countUnit,      ///< events of a processor: cycles, calls
    operationUnit,  ///< operations by which a measurement may be divided
    rateUnit        ///< "iops"
};

/// A set of senses.
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

/// How strongly a word indicates the direction. stated: whatever the unit is. usual: if the unit gives no direction.
/// amount: like usual, but not for amounts moved ("bytes read"). faint: if nothing else gives a direction.
enum class DirectionWeight { stated, usual, amount, faint };

struct NameWord {
    std::string_view text;  ///< lower case; singular if there is one, unless the plural has another meaning
    Senses senses = {};
    std::string_view quantity = {};     ///< see kindInName(); "" = the word indicates no quantity
    std::optional<Better> better = {};  ///< nullopt: the word indicates no direction
    DirectionWeight weight = DirectionWeight::usual;
};

[[nodiscard]] const std::vector<NameWord>& englishWords();
/// The list of Chinese words; Chinese has no blanks between words.
[[nodiscard]] const std::vector<NameWord>& chineseWords();

/// Which words of a name indicate a sense: any of them, the last one, or the whole name.
enum class Among { any, last, whole };
[[nodiscard]] Among englishAmong(NameSense sense);
/// Whether a Chinese name must contain one of the words (any), end in it (last), or be it (whole).
[[nodiscard]] Among chineseAmong(NameSense sense);

/// The word and its possible singulars: "misses" -> "misses", "misse", "miss"; "retries" -> "retry".
[[nodiscard]] std::vector<std::string> singulars(const std::string& word);

/// The English word, or one of its singulars, for which `tells` is true; null if there is none.
[[nodiscard]] const NameWord* nameWord(const std::string& word, bool (*tells)(const NameWord& each));

/// Whether the word or one of its singulars, in either language, has that sense.
[[nodiscard]] bool wordHas(NameSense sense, const std::string& word);

}  // namespace greyscope::data
