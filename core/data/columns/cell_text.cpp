#include "core/data/columns/cell_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>

#include <fast_float/fast_float.h>

#include "core/base/error.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

namespace {

constexpr std::array<std::string_view, 10> kSuperscripts{"\u2070", "\u00b9", "\u00b2", "\u00b3", "\u2074",
                                                         "\u2075", "\u2076", "\u2077", "\u2078", "\u2079"};
constexpr std::string_view kSuperscriptMinus = "\u207b";
constexpr std::array<std::string_view, 6> kTimes{"\u00d7", "\u00b7", "\u22c5", "x", "X", "*"};
constexpr std::array<std::string_view, 2> kMinus{"-", "\u2212"};

template <std::size_t n>
bool skip(std::string_view& text, const std::array<std::string_view, n>& words) {
    const auto* const word =
        std::find_if(words.begin(), words.end(), [&](std::string_view each) { return text.starts_with(each); });
    text.remove_prefix(word == words.end() ? 0 : word->size());
    return word != words.end();
}

bool skipBlanks(std::string_view& text) {
    const std::size_t before = text.size();
    while (skip(text, std::array<std::string_view, 4>{" ", "\u00a0", "\u202f", "\u2009"})) {
    }
    return text.size() < before;
}

std::string_view takeDigits(std::string_view& text) {
    const std::string_view digits = text.substr(0, std::min(text.find_first_not_of("0123456789"), text.size()));
    text.remove_prefix(digits.size());
    return digits;
}

std::string takeSuperscripts(std::string_view& text) {
    std::string digits;
    for (bool found = true; found;) {
        found = false;
        for (std::size_t digit = 0; digit < kSuperscripts.size() && !found; ++digit) {
            found = text.starts_with(kSuperscripts[digit]);
            if (found) {
                digits += static_cast<char>('0' + digit);
                text.remove_prefix(kSuperscripts[digit].size());
            }
        }
    }
    return digits;
}

/// Takes the exponent after a base: "^4", "^-3", "^{4}", "^(4)", "³", "⁻³".
std::optional<int> takeExponent(std::string_view& text, bool superscripts) {
    constexpr std::size_t kMostDigits = 3;
    std::string_view rest = text;
    std::string digits;
    bool minus = false;
    if (rest.starts_with('^')) {
        rest.remove_prefix(1);
        const bool braces = rest.starts_with('{');
        const bool brackets = rest.starts_with('(');
        rest.remove_prefix(braces || brackets ? 1 : 0);
        minus = skip(rest, kMinus);
        digits = takeDigits(rest);
        if ((braces || brackets) && !rest.starts_with(braces ? '}' : ')')) {
            return std::nullopt;
        }
        rest.remove_prefix(braces || brackets ? 1 : 0);
    } else if (superscripts) {
        minus = rest.starts_with(kSuperscriptMinus);
        rest.remove_prefix(minus ? kSuperscriptMinus.size() : 0);
        digits = takeSuperscripts(rest);
    }
    if (digits.empty() || digits.size() > kMostDigits) {
        return std::nullopt;
    }
    text = rest;
    const int exponent = std::stoi(digits);
    return minus ? -exponent : exponent;
}

/// The value of factor × 10^exponent, correctly rounded like a decimal number.
double decimal(std::string factor, char decimalMark, int exponent) {
    std::replace(factor.begin(), factor.end(), decimalMark, '.');
    factor += 'e' + std::to_string(exponent);
    double value = 0.0;
    const auto read = std::from_chars(factor.data(), factor.data() + factor.size(), value);
    return read.ec == std::errc() ? value : std::nan("");
}

}  // namespace

std::optional<double> numberIn(std::string_view text) {
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, status] = fast_float::from_chars(text.data(), end, value);
    return status == std::errc{} && stop == end && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

bool mayHavePower(std::string_view text) {
    return text.find_first_of("^\xb2\xb3\xb9\x81") != std::string_view::npos;
}

PowerNumber powerNumberIn(std::string_view text, char decimalMark) {
    std::string_view rest = text;
    const bool minus = skip(rest, kMinus);
    const std::string_view begin = rest;
    const std::string_view base = takeDigits(rest);
    const bool isTen = base == "10";
    std::string factor = "1";
    const bool isBase = !base.empty() && base.size() <= 3 && !base.starts_with('0');
    std::optional<int> exponent = isBase ? takeExponent(rest, isTen) : std::nullopt;
    double value = 0.0;
    if (exponent && !isTen) {
        value = std::pow(decimal(std::string(base), decimalMark, 0), *exponent);
    } else {
        if (!exponent && !base.empty()) {
            if (rest.starts_with(decimalMark)) {
                rest.remove_prefix(1);
                takeDigits(rest);
            }
            factor = begin.substr(0, begin.size() - rest.size());
            const bool apart = skipBlanks(rest);
            const bool times = skip(rest, kTimes);
            skipBlanks(rest);
            const bool ten = (times || apart) && rest.starts_with("10");
            rest.remove_prefix(ten ? 2 : 0);
            exponent = ten ? takeExponent(rest, true) : std::nullopt;
        }
        value = exponent ? decimal(factor, decimalMark, *exponent) : std::nan("");
    }
    return std::isfinite(value) ? PowerNumber{minus ? 0.0 - value : value, text.size() - rest.size()} : PowerNumber{};
}

std::size_t superscriptsAtEnd(std::string_view text) {
    std::size_t bytes = 0;
    for (bool found = true; found;) {
        const std::string_view before = text.substr(0, text.size() - bytes);
        const auto* const digit = std::find_if(kSuperscripts.begin(), kSuperscripts.end(),
                                               [&](std::string_view each) { return before.ends_with(each); });
        found = digit != kSuperscripts.end();
        bytes += found ? digit->size() : 0;
    }
    return bytes;
}

TextValues asText(const Column& column) {
    if (!column.isNumeric()) {
        return column.texts();
    }
    TextValues texts;
    texts.codes.reserve(column.size());
    std::unordered_map<double, std::int32_t> codes;
    for (const double value : column.numbers()) {
        if (std::isnan(value)) {
            texts.codes.push_back(-1);
            continue;
        }
        const auto [code, isNew] = codes.try_emplace(value, static_cast<std::int32_t>(texts.levels.size()));
        if (isNew) {
            texts.levels.push_back(base::toText(value));
        }
        texts.codes.push_back(code->second);
    }
    return texts;
}

Column columnOf(std::string name, TextValues texts) {
    std::string unit = unitInName(name);
    std::vector<double> numbers;
    bool codes = false;
    bool whole = true;
    for (const std::string& level : texts.levels) {
        const PowerNumber power = mayHavePower(level) ? powerNumberIn(level, '.') : PowerNumber{};
        const auto number = power.bytes > 0 && power.bytes == level.size() ? power.value : numberIn(level);
        if (!number) {
            return {std::move(name), std::move(unit), std::move(texts)};
        }
        numbers.push_back(*number);
        codes = codes || codeSpelling(level) != CodeSpelling::none;
        whole = whole && *number == std::trunc(*number);
    }
    if (codes && whole) {
        return {std::move(name), std::move(unit), std::move(texts)};
    }
    NumericValues values;
    values.reserve(texts.codes.size());
    for (const std::int32_t code : texts.codes) {
        values.push_back(code < 0 ? std::numeric_limits<double>::quiet_NaN() : numbers[static_cast<std::size_t>(code)]);
    }
    return {std::move(name), std::move(unit), std::move(values)};
}

}  // namespace greyscope::data
