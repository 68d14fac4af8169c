#include "core/data/columns/direction.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/column.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/name_words.h"

namespace greyscope::data {

namespace {

using Words = std::vector<std::string>;

constexpr Better kMore = Better::more;
constexpr Better kLess = Better::less;

bool allDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), base::isDigit);
}

/// Whether a unit has that sense, also after a prefix: lower-case "GiB" is "gi" + "b", "kwh" is "k" + "wh".
bool hasPrefixed(NameSense sense, const std::string& unit) {
    constexpr std::array<std::string_view, 18> prefixes{"",     "ki",   "mi",   "gi",   "ti",   "pi",
                                                        "kilo", "mega", "giga", "tera", "kibi", "mebi",
                                                        "gibi", "k",    "m",    "g",    "t",    "p"};
    return std::any_of(prefixes.begin(), prefixes.end(), [&](std::string_view prefix) {
        return unit.starts_with(prefix) && wordHas(sense, unit.substr(prefix.size()));
    });
}

bool measuresTime(const std::string& unit) {
    return wordHas(NameSense::timeUnit, unit);
}

bool measuresEffort(const std::string& unit) {
    return hasPrefixed(NameSense::effortUnit, unit);
}

bool countsWork(const std::string& unit) {
    return wordHas(NameSense::countUnit, unit);
}

Words piecesOf(std::string_view text, std::string_view separators) {
    Words parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        if (end > 0) {
            parts.emplace_back(text.substr(0, end));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

void replaceEach(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
}

/// The unit in lower case, with "/" for "per".
std::string asQuotient(const std::string& unit) {
    std::string text = base::lowered(unit);
    for (const std::string_view per : {" per ", "_per_", "-per-", "每"}) {
        replaceEach(text, per, "/");
    }
    return text;
}

const NameWord* directionWord(const std::string& word) {
    return nameWord(word, [](const NameWord& row) { return row.better.has_value(); });
}

/// Direction of a unit that is not a quotient: "ms", "GiB", "J". Sizes give none: they may be work done or memory
/// needed.
std::optional<Better> betterByPlainUnit(const std::string& unit) {
    if (hasPrefixed(NameSense::rateUnit, unit) || unit == "fps") {  // "GFLOPS", "Mbps", "kIOPS"
        return kMore;
    }
    const bool effort = measuresEffort(unit) && !unit.ends_with('w') && !unit.starts_with("watt");
    return measuresTime(unit) || effort || countsWork(unit) ? std::optional(kLess) : std::nullopt;
}

const NameWord* lastChinese(const std::string& name, DirectionWeight least);

/// Whether a text such as "latency/ms" or "能耗/J" is a quantity and its unit, not a rate such as "cycles/s".
bool isQuantityInUnit(const std::string& above, const Words& below) {
    const NameWord* const english = directionWord(above);
    const NameWord* const word = english != nullptr ? english : lastChinese(above, DirectionWeight::usual);
    const bool counted = measuresTime(above) || countsWork(above) || measuresEffort(above);
    return word != nullptr && word->better == kLess && word->weight == DirectionWeight::usual && !counted &&
           below.size() == 1 && (measuresTime(below.front()) || measuresEffort(below.front()));
}

/// Direction of a quotient such as "MB/s", "ns/op", "allocs/op", "ops/J": numerator and denominators.
std::optional<Better> betterByQuotient(const std::string& above, const Words& below) {
    const NameWord* const word = directionWord(above);
    if (word != nullptr && word->weight == DirectionWeight::stated) {
        return word->better;
    }
    if (isQuantityInUnit(above, below)) {
        return kLess;
    }
    const auto any = [&](auto is) { return std::any_of(below.begin(), below.end(), is); };
    const bool time = measuresTime(above);
    const bool effort = measuresEffort(above);
    if (any(measuresTime)) {
        return time || effort ? std::nullopt : std::optional(kMore);
    }
    if (any(measuresEffort)) {
        return time ? kLess : kMore;
    }
    if (countsWork(above) && any(countsWork)) {
        return above.starts_with("instr") ? kMore : kLess;
    }
    if (time || effort || hasPrefixed(NameSense::sizeUnit, above) || countsWork(above)) {
        return kLess;
    }
    if (word != nullptr) {
        return word->better;
    }
    return any([](const std::string& unit) { return wordHas(NameSense::operationUnit, unit); }) ? std::optional(kLess)
                                                                                                : std::nullopt;
}

std::optional<Better> betterByUnit(const std::string& unit) {
    const Words parts = piecesOf(asQuotient(unit), "/");
    if (parts.empty()) {
        return std::nullopt;
    }
    const auto lastOf = [](const std::string& text) {  // "p99-ns"
        const Words words = piecesOf(text, " _-()[]");
        return words.empty() ? std::string() : words.back();
    };
    if (parts.size() == 1) {
        return betterByPlainUnit(lastOf(parts.front()));
    }
    Words below;
    for (auto part = parts.begin() + 1; part != parts.end(); ++part) {
        const Words words = piecesOf(*part, " _-()[]");
        below.push_back(words.empty() ? std::string() : words.front());
    }
    return betterByQuotient(lastOf(parts.front()), below);
}

/// The words of a name in lower case: "readLatencyP99" has three.
Words partsOfName(const std::string& name) {
    std::string spaced;
    for (const char c : name) {
        const bool begins = c >= 'A' && c <= 'Z' && !spaced.empty() && spaced.back() >= 'a' && spaced.back() <= 'z';
        spaced += begins ? std::string{'_', c} : std::string{c};
    }
    return piecesOf(base::lowered(spaced), "_ -.,:()/[]{}|%&+");
}

/// Whether a word is a percentile: "p99", "95th".
bool namesPercentile(const std::string& word) {
    return (word.starts_with('p') && allDigits(std::string_view(word).substr(1))) ||
           (word.ends_with("th") && allDigits(std::string_view(word).substr(0, word.size() - 2)));
}

/// The Chinese word that ends last, and the longest of these: "未命中" contains "命中".
const NameWord* lastChinese(const std::string& name, DirectionWeight least) {
    const NameWord* found = nullptr;
    std::size_t end = 0;
    for (const NameWord& word : chineseWords()) {
        const std::size_t at = word.better && word.weight <= least ? name.rfind(word.text) : std::string::npos;
        const std::size_t own = at == std::string::npos ? 0 : at + word.text.size();
        if (own > end || (own > 0 && own == end && word.text.size() > found->text.size())) {
            found = &word;
            end = own;
        }
    }
    return found;
}

/// The last word of a name whose weight is at least `least`.
const NameWord* lastTelling(const std::string& name, const Words& words, DirectionWeight least) {
    if (const NameWord* const chinese = lastChinese(name, least)) {
        return chinese;
    }
    static constexpr NameWord kPercentile{"p99", {}, {}, kLess, DirectionWeight::faint};
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
        const NameWord* const found = namesPercentile(*word) ? &kPercentile : directionWord(*word);
        const bool exact = found == nullptr || found->weight != DirectionWeight::faint || found->text == *word ||
                           found == &kPercentile;  // "users" are people
        if (found != nullptr && exact && found->weight <= least) {
            return found;
        }
    }
    return nullptr;
}

bool tellsOfMoved(const std::string& name, const Words& words) {
    const auto isMoved = [](const NameWord& each) { return each.senses.has(NameSense::moved); };
    return std::any_of(
               englishWords().begin(), englishWords().end(),
               [&](const NameWord& each) { return isMoved(each) && base::contains(words, std::string(each.text)); }) ||
           std::any_of(chineseWords().begin(), chineseWords().end(), [&](const NameWord& each) {
               return isMoved(each) && name.find(each.text) != std::string::npos;
           });
}

/// The direction by the unit, or by a unit in the name: "ns/op (mean)" has it before the brackets.
std::optional<Better> betterByUnitIn(const std::string& name, const std::string& unit) {
    if (unit == "x") {
        return kMore;
    }
    const std::string stated = unit.empty() ? unitNamed(name) : unit;
    const auto known = betterByUnit(stated.empty() ? name : stated);
    const std::string before = name.substr(0, name.find_first_of("(["));
    return known || before.find('/') == std::string::npos ? known : betterByUnit(before);
}

}  // namespace

std::optional<Better> betterOf(const std::string& name, const std::string& unit) {
    const Words words = partsOfName(name);
    const bool untilFailure =
        name.find("to failure") != std::string::npos || name.find("to_failure") != std::string::npos ||
        name.find("between failures") != std::string::npos || name.find("between_failures") != std::string::npos;
    if (untilFailure) {
        return kMore;
    }
    if (const NameWord* const stated = lastTelling(name, words, DirectionWeight::stated)) {
        return stated->better;
    }
    if (const auto byUnit = betterByUnitIn(name, unit)) {
        return byUnit;
    }
    const NameWord* const word = lastTelling(name, words, DirectionWeight::amount);
    const bool size = hasPrefixed(NameSense::sizeUnit, base::lowered(unit.empty() ? unitNamed(name) : unit));
    if (word != nullptr && word->weight == DirectionWeight::usual) {
        return word->better;
    }
    if (word != nullptr || size) {
        return tellsOfMoved(name, words) ? std::nullopt : std::optional(kLess);
    }
    const NameWord* const faint = lastTelling(name, words, DirectionWeight::faint);
    return faint != nullptr ? faint->better : std::nullopt;
}

std::optional<Better> betterOf(const Column& column) {
    return betterOf(std::vector{&column});
}

std::optional<Better> betterOf(const std::vector<const Column*>& columns) {
    const auto states = [](const Column* column) { return column != nullptr && column->better; };
    if (std::any_of(columns.begin(), columns.end(), states)) {
        return statedDirection(columns);
    }
    const auto first = std::find_if(columns.begin(), columns.end(), [](const Column* column) { return column; });
    return first == columns.end() ? std::nullopt : betterOf((*first)->name, (*first)->unit);
}

std::optional<Better> statedDirection(const std::vector<const Column*>& columns) {
    std::optional<Better> stated;
    for (const Column* column : columns) {
        const auto own = column != nullptr ? column->better : std::nullopt;
        if (own && stated && own != stated) {
            return std::nullopt;
        }
        stated = own ? own : stated;
    }
    return stated;
}

}  // namespace greyscope::data
