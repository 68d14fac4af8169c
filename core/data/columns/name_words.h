#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/direction.h"

// The words of names and units, and everything that each of them says: what a column is used as (column_clues.h),
// whether more or less is better (betterOf()), and what is measured (quantitiesOf()). The lists are in name_words.cpp.

namespace greyscope::data {

enum class NameSense : std::uint8_t {
    // of the name of a column
    cases,       ///< its numbers are names: "host", "patient"
    counter,     ///< what may follow another word: "run no"
    repetition,  ///< "run", "iter"
    time,        ///< when a row was: "timestamp"
    moment,      ///< what happened at a time behind it: "submit time"
    datePart,    ///< "year", "hour", and "time", which may as well be how long something took
    setting,     ///< set before a run: "threads", "block size"
    place,       ///< others are measured along it even where it was not set: "distance"
    latitude,    ///< and the other coordinate of a place
    longitude,   //
    identifier,  ///< of a run or a row: "jobid", "uuid"
    owner,       ///< what is called by a number behind it: "job id"
    ordinal,     ///< an identifier where no two rows share a number: "no", "well"
    person,      ///< whose run it was: "user"
    origin,      ///< from where a row came: "path", "comment"
    worker,      ///< which of those that do the same work: "thread name"
    part,        ///< which part of one run: "process", "rank"
    status,      ///< whether a run went well: "exit code"
    rate,        ///< work in a time: "throughput"
    latency,     ///< how long one operation took
    duration,    ///< how long something took
    quantity,    ///< what is measured without saying how: "score", "price"
    outcome,     ///< 0 or 1, what happened: "passed"
    side,        ///< seldom what a table is about: totals, extremes
    spread,      ///< standard deviations and the like
    centre,      ///< what a spread is about: means and medians
    count,       ///< how many there were
    size,        ///< how large it was
    rowNumber,   ///< "index", "row"
    moved,       ///< an amount of work, neither good nor bad: "bytes read"
    // of a unit, or of a part of one
    timeUnit,
    sizeUnit,
    effortUnit,     ///< energy and money
    countUnit,      ///< what a processor does: cycles, calls
    operationUnit,  ///< work done, by which a measurement may be divided
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

/// How much a word says of the direction.
/// stated: whatever the unit is. usual: where the unit says nothing. amount: as usual, but not of what was moved
/// ("bytes read"). faint: where nothing else says anything.
enum class DirectionWeight { stated, usual, amount, faint };

struct NameWord {
    std::string_view text;  ///< in small letters; of what has one, the singular, unless the plural says something else
    Senses senses = {};
    std::string_view quantity = {};     ///< see kindInName(); "": the word tells nothing of it
    std::optional<Better> better = {};  ///< none: the word tells nothing of it
    DirectionWeight weight = DirectionWeight::usual;
};

[[nodiscard]] const std::vector<NameWord>& englishWords();
/// Chinese has no blanks between words.
[[nodiscard]] const std::vector<NameWord>& chineseWords();

/// Which words of a name tell a sense: any of them, the last one, or the whole name.
enum class Among { any, last, whole };
[[nodiscard]] Among englishAmong(NameSense sense);
/// A Chinese name contains one of the words, ends in it, or is it.
[[nodiscard]] Among chineseAmong(NameSense sense);

/// "misses" -> "misses", "misse", "miss"; "retries" -> "retry".
[[nodiscard]] std::vector<std::string> singulars(const std::string& word);

/// The English word in any of its singulars that `tells` wants; null where there is none.
[[nodiscard]] const NameWord* nameWord(const std::string& word, bool (*tells)(const NameWord& each));

/// Whether the word in any of its singulars, of either language, has that sense.
[[nodiscard]] bool wordHas(NameSense sense, const std::string& word);

}  // namespace greyscope::data
