#include "core/io/cell_number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <fast_float/fast_float.h>

namespace greyscope::io {

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equalsIgnoringCase(std::string_view text, std::string_view word) {
    return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                      [](char left, char right) { return lower(left) == right; });
}

bool isMissing(std::string_view text) {
    constexpr std::array<std::string_view, 13> words{"nan",  "na",   "n/a",     "n.a.",   "null",    "none", "nil",
                                                     "#n/a", "-nan", "#div/0!", "1.#ind", "1.#qnan", "?"};
    return isRule(text) ||
           std::any_of(words.begin(), words.end(), [&](std::string_view w) { return equalsIgnoringCase(text, w); });
}

bool isInfinity(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        text.remove_prefix(1);
    }
    return equalsIgnoringCase(text, "inf") || equalsIgnoringCase(text, "infinity") ||
           equalsIgnoringCase(text, "1.#inf");
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool parse(std::string_view text, char decimalMark, double& value) {
    const char* const end = text.data() + text.size();
    const fast_float::parse_options options(fast_float::chars_format::general, decimalMark);
    const auto [stop, status] = fast_float::from_chars_advanced(text.data(), end, value, options);
    return stop == end && status != std::errc::invalid_argument;
}

/// "1,234,567.8" without its separators; empty where the groups are not of three digits.
std::string withoutThousands(std::string_view text, char separator, char decimalMark) {
    const std::string_view whole = text.substr(0, text.find(decimalMark));
    const std::size_t sign = !whole.empty() && whole.front() == '-' ? 1 : 0;
    const std::size_t firstSeparator = whole.find(separator);
    if (firstSeparator == std::string_view::npos || firstSeparator <= sign || firstSeparator > sign + 3) {
        return {};
    }
    std::string plain(whole.substr(0, firstSeparator));
    for (std::size_t i = firstSeparator; i < whole.size(); i += 4) {
        const std::string_view group = whole.substr(i, 4);
        if (group.size() != 4 || group.front() != separator || !std::all_of(group.begin() + 1, group.end(), isDigit)) {
            return {};
        }
        plain += group.substr(1);
    }
    return plain.append(text.substr(whole.size()));
}

}  // namespace

bool isRule(std::string_view text) {
    return text.find_first_not_of("-:") == std::string_view::npos;
}

bool isMissingWord(std::string_view text) {
    constexpr std::array<std::string_view, 6> words{"NaN", "nan", "NAN", "NA", "N/A", "n/a"};
    return isRule(text) || (text.size() <= 3 && std::find(words.begin(), words.end(), text) != words.end());
}

Cell readCell(std::string_view text, char decimalMark) {
    if (isMissing(text)) {
        return {CellKind::missing, 0.0};
    }
    if (isInfinity(text)) {
        return {CellKind::notFinite, 0.0};
    }
    if (text.front() == '+' && text.size() > 1 && text[1] != '-') {
        text.remove_prefix(1);
    }
    double value = 0.0;
    if (!parse(text, decimalMark, value)) {
        const std::string plain = withoutThousands(text, decimalMark == '.' ? ',' : '.', decimalMark);
        if (plain.empty() || !parse(plain, decimalMark, value)) {
            return {CellKind::text, 0.0};
        }
    }
    return {std::isfinite(value) ? CellKind::number : CellKind::notFinite, value == 0.0 ? 0.0 : value};
}

}  // namespace greyscope::io
