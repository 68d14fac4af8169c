#include "core/data/columns/heading_name.h"
#include "core/base/contains.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_clues.h"

namespace greyscope::data {

namespace {

constexpr std::string_view kMarks = " _-=.";  ///< between a word and a year

/// A heading as a number with text before or behind it, unchanged.
struct NumberedName {
    std::string before;
    double number = 0.0;
    std::string digits;
    std::string behind;
};

std::optional<NumberedName> numbered(const std::string& name) {
    NumberedName parts;
    auto first = static_cast<std::size_t>(std::find_if(name.begin(), name.end(), base::isDigit) - name.begin());
    first = first == 1 && name.front() == '-' ? 0 : first;
    parts.before = name.substr(0, first);
    if (const PowerNumber power = powerNumberIn(std::string_view(name).substr(first), '.'); power.bytes > 0) {
        parts.number = power.value;
        parts.digits = name.substr(first, power.bytes);
        parts.behind = name.substr(first + power.bytes);
        return parts;
    }
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + first, end, parts.number);
    if (read.ec != std::errc() || !std::isfinite(parts.number)) {
        return std::nullopt;
    }
    parts.digits = std::string(name.data() + first, read.ptr);
    parts.behind = std::string(read.ptr, end);
    return parts;
}

bool hasBraces(std::string_view text) {
    return text.find_first_of("{}") != std::string_view::npos;
}

std::string withoutMarks(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(kMarks);
    return begin == std::string_view::npos ? std::string()
                                           : std::string(text.substr(begin, text.find_last_not_of(kMarks) + 1 - begin));
}

bool isWord(const std::string& text) {
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return base::isDigit(c) || c == '%' || c == '/' || c == '[' || c == '('; });
}

/// Whether a word means "year": "FY", "Y", R's "X", and words for year.
bool meansYear(const std::string& word) {
    constexpr std::array<std::string_view, 11> words{"y",    "yr",    "fy",  "x",  "year", "jahr",
                                                     "anno", "année", "ano", "年", "年度"};
    return std::find(words.begin(), words.end(), base::lowered(word)) != words.end();
}

HeadingName timeNamed(double place, std::string factor, std::string pattern = {}, std::string beside = {}) {
    HeadingName name;
    name.place = place;
    name.isTime = true;
    name.factor = std::move(factor);
    name.pattern = std::move(pattern);
    name.beside = std::move(beside);
    return name;
}

/// A heading whose year is repeated behind it: "/13" in "2012/13", " [YR2012]".
std::optional<HeadingName> yearSaidTwice(const NumberedName& parts) {
    const std::string& behind = parts.behind;
    if (!parts.before.empty() || behind.empty()) {
        return std::nullopt;
    }
    if (const std::size_t open = behind.find('['); open != std::string::npos && behind.ends_with(parts.digits + "]")) {
        return timeNamed(parts.number, "year", "{year}" + behind.substr(0, open) + "[{code}]", "code");
    }
    const std::string next = std::to_string(static_cast<int>(parts.number) + 1);
    const bool goesOn = (behind.front() == '/' || behind.front() == '-') &&
                        (behind.substr(1) == next || behind.substr(1) == next.substr(2));
    return goesOn ? std::optional(timeNamed(parts.number, "year", "{year}" + behind.substr(0, 1) + "{end}", "end"))
                  : std::nullopt;
}

std::optional<HeadingName> yearName(const NumberedName& parts) {
    const bool isYear = parts.digits.size() == 4 && parts.number == std::trunc(parts.number) &&
                        parts.number >= 1800.0 && parts.number <= 2200.0;
    if (!isYear) {
        return std::nullopt;
    }
    if (auto twice = yearSaidTwice(parts)) {
        return twice;
    }
    HeadingName name = timeNamed(parts.number, "year");
    if (parts.before.empty() && parts.behind.empty()) {
        return name;
    }
    name.yearFirst = parts.before.empty();
    const std::string& around = name.yearFirst ? parts.behind : parts.before;
    const std::string word = withoutMarks(around);
    const bool oneSide = parts.before.empty() || parts.behind.empty();
    if (!oneSide || word.empty() || !isWord(word) || hasBraces(around)) {
        return std::nullopt;
    }
    name.pattern = parts.before + "{year}" + parts.behind;
    if (!meansYear(word)) {
        name.measure = word;
        name.mark =
            name.yearFirst ? around.substr(0, around.find(word)) : around.substr(around.find(word) + word.size());
    }
    // A word directly joined to a number is a name: "lat2000". Years need a separator or a word for year.
    return name.measure.empty() || !name.mark.empty() ? std::optional(std::move(name)) : std::nullopt;
}

/// The factor named by the heading's word: "thr" for "1 thr", "run" for "run1". nullopt if the word is a unit or names
/// what was measured, such as "p99".
std::optional<std::string> wordOf(const NumberedName& name) {
    const std::string_view word = name.before.empty() ? name.behind : name.before;
    const std::size_t begin = word.find_first_not_of(" _-=");
    if (begin == std::string_view::npos || hasBraces(word)) {
        return std::nullopt;
    }
    const std::string key(word.substr(begin, word.find_last_not_of(" _-=") + 1 - begin));
    const bool counts = name.before.empty() ? key.size() > 1 && begin > 0 : word.back() == '=' || namesRepetitions(key);
    const bool plain =
        std::none_of(key.begin(), key.end(), [](char c) { return base::isDigit(c) || c == '%' || c == '/'; });
    return counts && plain ? std::optional(key) : std::nullopt;
}

}  // namespace

std::optional<HeadingName> headingName(const std::string& name, std::optional<DateOrder> times) {
    if (times && *times != DateOrder::yearPair) {
        for (const DateOrder order : {DateOrder::iso, *times}) {
            if (const auto day = secondsOf(name, order)) {
                return timeNamed(*day, "date");
            }
        }
        if (const auto period = periodStart(name)) {
            return timeNamed(*period, name.find_first_of("Qq") == std::string::npos ? "month" : "quarter");
        }
    }
    const auto parts = numbered(name);
    if (!parts) {
        return std::nullopt;
    }
    if (auto year = times ? yearName(*parts) : std::nullopt) {
        return year;
    }
    HeadingName level;
    level.place = parts->number;
    if (parts->before.empty() && parts->behind.empty()) {
        return level;
    }
    const auto word = parts->before.empty() || parts->behind.empty() ? wordOf(*parts) : std::nullopt;
    if (!word) {
        return std::nullopt;
    }
    level.factor = *word;
    level.pattern = parts->before + "{" + *word + "}" + parts->behind;
    return level;
}

bool isLettered(const std::string& name, const std::vector<std::string>& names) {
    const std::string stem = name.substr(0, name.empty() ? 0 : name.size() - 1);
    return name.size() > stem.size() && name.back() >= 'A' && name.back() <= 'Z' && base::contains(names, stem + 'A') &&
           base::contains(names, stem + 'B');
}

}  // namespace greyscope::data
