#include "core/data/columns/whole_codes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/base/text.h"
#include "core/data/columns/calendar.h"

namespace greyscope::data {

namespace {

constexpr std::size_t kMostDigits = 20;  // of a 64-bit integer

bool areDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), base::isDigit);
}

bool areTwoCapitals(const std::string& level) {
    return level.size() == 2 &&
           std::all_of(level.begin(), level.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
}

}  // namespace

CodeSpelling codeSpelling(std::string_view text) {
    text.remove_prefix(text.starts_with('-') ? 1 : 0);
    if (text.size() > 1 && text.front() == '0') {
        return areDigits(text) ? CodeSpelling::padded : CodeSpelling::none;
    }
    return text.size() > kExactDigits && areDigits(text) ? CodeSpelling::lengthy : CodeSpelling::none;
}

bool holdsAmounts(const std::string& name, const std::string& unit) {
    return !unit.empty() || speaksOfTime(name);
}

std::optional<base::Wide> wholeNumberIn(std::string_view text) {
    const bool negative = text.starts_with('-');
    text.remove_prefix(negative ? 1 : 0);
    if (!areDigits(text) || text.size() - std::min(text.find_first_not_of('0'), text.size()) > kMostDigits) {
        return std::nullopt;
    }
    base::Wide number = 0;
    for (const char digit : text) {
        number = 10 * number + (digit - '0');
    }
    const base::Wide most = negative ? base::Wide{1} << 63U : base::Wide{std::numeric_limits<std::uint64_t>::max()};
    return number > most ? std::nullopt : std::optional(negative ? -number : number);
}

std::string wholeText(base::Wide number) {
    const std::string sign = number < 0 ? "-" : "";
    return sign + std::to_string(static_cast<std::uint64_t>(number < 0 ? -number : number));
}

std::optional<std::vector<base::Wide>> wholeLevels(const Column& column) {
    if (column.isNumeric() || column.texts().levels.empty()) {
        return std::nullopt;
    }
    std::vector<base::Wide> numbers;
    for (const std::string& level : column.texts().levels) {
        const auto number = wholeNumberIn(level);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

bool holdsCodes(const TextValues& texts) {
    bool whole = true;
    bool capitals = true;
    bool spelled = false;
    std::size_t others = 0;
    for (const std::string& level : texts.levels) {
        if (level == "NA") {
            continue;
        }
        ++others;
        capitals = capitals && areTwoCapitals(level);
        whole = whole && wholeNumberIn(level);
        spelled = spelled || codeSpelling(level) != CodeSpelling::none;
        if (!whole && !capitals) {
            return false;
        }
    }
    return others > 0 && (capitals || spelled);
}

std::optional<WholeAxis> wholeAxis(const std::vector<base::Wide>& numbers) {
    std::vector<base::Wide> sorted = numbers;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.empty() || std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) {
        return std::nullopt;
    }
    constexpr double kKept = 1e-3;  // relative error of a distance
    WholeAxis axis;
    for (std::size_t i = 1; i < sorted.size() && axis.origin.empty(); ++i) {
        const double distance = static_cast<double>(sorted[i] - sorted[i - 1]);
        const double asDoubles = static_cast<double>(sorted[i]) - static_cast<double>(sorted[i - 1]);
        axis.origin = std::abs(asDoubles - distance) > kKept * distance ? wholeText(sorted.front()) : std::string();
    }
    for (const base::Wide number : numbers) {
        axis.places.push_back(static_cast<double>(axis.origin.empty() ? number : number - sorted.front()));
    }
    return axis;
}

}  // namespace greyscope::data
