#include "core/io/cells/cell_number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <fast_float/fast_float.h>

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/data/columns/cell_text.h"
#include "core/io/csv/csv_blanks.h"

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
    constexpr std::array<std::string_view, 20> words{"nan",
                                                     "na",
                                                     "n/a",
                                                     "n.a.",
                                                     "null",
                                                     "none",
                                                     "nil",
                                                     "..",
                                                     "#n/a",
                                                     "-nan",
                                                     "#div/0!",
                                                     "1.#ind",
                                                     "1.#qnan",
                                                     "?",
                                                     "...",
                                                     "[n/a]",
                                                     "[not supported]",
                                                     "\u2014",
                                                     "\u2013",
                                                     "\u2026"};
    constexpr std::array<std::string_view, 2> ofPerf{"<not counted>", "<not supported>"};
    return isRule(text) || std::find(ofPerf.begin(), ofPerf.end(), text) != ofPerf.end() ||
           std::any_of(words.begin(), words.end(), [&](std::string_view w) { return equalsIgnoringCase(text, w); });
}

bool isInfinity(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) {
        text.remove_prefix(1);
    }
    return equalsIgnoringCase(text, "inf") || equalsIgnoringCase(text, "infinity") ||
           equalsIgnoringCase(text, "1.#inf");
}

bool parse(std::string_view text, char decimalMark, double& value) {
    const char* const end = text.data() + text.size();
    const fast_float::parse_options options(fast_float::chars_format::general, decimalMark);
    const auto [stop, status] = fast_float::from_chars_advanced(text.data(), end, value, options);
    return stop == end && status != std::errc::invalid_argument;
}

/// Whether the character is a decimal digit of a modern script (ranges given by their zeros) or of the mathematical
/// alphabets.
bool isForeignDigit(std::uint32_t code) {
    constexpr std::array<std::uint32_t, 22> zeros{0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66,
                                                  0x0BE6, 0x0C66, 0x0CE6, 0x0D66, 0x0DE6, 0x0E50, 0x0ED0, 0x0F20,
                                                  0x1040, 0x17E0, 0x1810, 0x1946, 0xABF0, 0xFF10};
    return (code >= 0x1D7CE && code <= 0x1D7FF) || std::any_of(zeros.begin(), zeros.end(), [&](std::uint32_t zero) {
               return code >= zero && code < zero + 10;
           });
}

/// Whether the character is a non-ASCII decimal mark, thousands separator or sign: Arabic, full-width, typographic
/// minus.
bool isForeignSign(std::uint32_t code) {
    constexpr std::array<std::uint32_t, 7> signs{0x066B, 0x066C, 0x2212, 0xFF0B, 0xFF0C, 0xFF0D, 0xFF0E};
    return std::find(signs.begin(), signs.end(), code) != signs.end();
}

/// Returns a number without its thousands separators ("1,234,567.8"); empty if the groups do not have three digits.
std::string withoutThousands(std::string_view text, char separator, char decimalMark) {
    const std::string_view whole = text.substr(0, text.find(decimalMark));
    const std::size_t sign = !whole.empty() && whole.front() == '-' ? 1 : 0;
    const std::size_t firstSeparator = whole.find(separator);
    const bool isName = separator == '_' && whole.substr(sign).starts_with('0');  // "001_200"
    if (firstSeparator == std::string_view::npos || firstSeparator <= sign || firstSeparator > sign + 3 || isName) {
        return {};
    }
    std::string plain(whole.substr(0, firstSeparator));
    for (std::size_t i = firstSeparator; i < whole.size(); i += 4) {
        const std::string_view group = whole.substr(i, 4);
        if (group.size() != 4 || group.front() != separator ||
            !std::all_of(group.begin() + 1, group.end(), base::isDigit)) {
            return {};
        }
        plain += group.substr(1);
    }
    return plain.append(text.substr(whole.size()));
}

/// Replaces non-breaking spaces, which may also separate thousands, by plain spaces.
std::string withPlainBlanks(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view rest = text.substr(i);
        const std::size_t length = rest.starts_with("\u00a0") ? 2 : rest.starts_with("\u202f") ? 3 : 0;
        plain += length > 0 ? ' ' : rest.front();
        i += std::max<std::size_t>(length, 1);
    }
    return plain;
}

bool parseGrouped(std::string_view text, char decimalMark, double& value) {
    const std::string blank = withPlainBlanks(text);
    const std::array separators{decimalMark == '.' ? ',' : '.', ' ', '\'', '_'};
    return std::any_of(separators.begin(), separators.end(), [&](char separator) {
        const std::string plain = withoutThousands(blank, separator, decimalMark);
        return !plain.empty() && parse(plain, decimalMark, value);
    });
}

/// Parses a power number: "10³", "2^10", "5.2×10³".
bool parsePower(std::string_view text, char decimalMark, double& value) {
    const data::PowerNumber power =
        text.size() <= 40 && data::mayHavePower(text) ? data::powerNumberIn(text, decimalMark) : data::PowerNumber{};
    value = power.value;
    return power.bytes > 0 && power.bytes == text.size();
}

}  // namespace

bool isRule(std::string_view text) {
    return text.find_first_not_of("-:") == std::string_view::npos || isLongRule(text);
}

bool isForeignNumber(std::string_view text) {
    bool foreign = false;
    bool digits = false;
    while (!text.empty()) {
        const std::size_t length = base::utf8Length(text);
        if (length == 0) {
            return false;
        }
        const std::uint32_t code = base::utf8Code(text.substr(0, length));
        const bool digit = length == 1 ? base::isDigit(text[0]) : isForeignDigit(code);
        const bool sign =
            length == 1 ? std::string_view("+-.,eE").find(text[0]) != std::string_view::npos : isForeignSign(code);
        if (!digit && !sign) {
            return false;
        }
        digits = digits || digit;
        foreign = foreign || length > 1;
        text.remove_prefix(length);
    }
    return foreign && digits;
}

bool isBound(std::string_view text, char decimalMark) {
    const std::size_t first = text.find_first_not_of("<>=~ ");
    return first != 0 && first != std::string_view::npos &&
           readCell(text.substr(first), decimalMark).kind == CellKind::number;
}

bool isFailureWord(std::string_view text) {
    constexpr std::array<std::string_view, 42> words{"failed",       "fail",
                                                     "failure",      "error",
                                                     "err",          "timeout",
                                                     "timed out",    "time out",
                                                     "dnf",          "dns",
                                                     "dnq",          "did not finish",
                                                     "did not run",  "not run",
                                                     "oom",          "out of memory",
                                                     "crash",        "crashed",
                                                     "killed",       "aborted",
                                                     "abort",        "cancelled",
                                                     "canceled",     "skipped",
                                                     "skip",         "invalid",
                                                     "unsupported",  "not supported",
                                                     "unavailable",  "not available",
                                                     "missing",      "x",
                                                     "n.d.",         "no data",
                                                     "no result",    "hang",
                                                     "\u5931\u8d25", "\u8d85\u65f6",
                                                     "\u9519\u8bef", "\u65e0",
                                                     "\u7f3a\u5931", "\u65e0\u6570\u636e"};
    text = withoutBlanks(text.data(), text.data() + text.size());
    return std::any_of(words.begin(), words.end(), [&](std::string_view w) { return equalsIgnoringCase(text, w); });
}

bool isMissingWord(std::string_view text) {
    constexpr std::array<std::string_view, 8> words{"NaN", "nan", "NAN", "NA", "N/A", "n/a", "..", "..."};
    return isRule(text) || text.find_first_not_of(" \t") == std::string_view::npos ||
           (text.size() <= 3 && std::find(words.begin(), words.end(), text) != words.end()) || text == "[N/A]" ||
           text == "[Not Supported]";
}

CellNumber readCell(std::string_view text, char decimalMark) {
    text = withoutBlanks(text.data(), text.data() + text.size());  // quoted cells keep their outer spaces
    // No word for a missing or an infinite value begins with a digit.
    const std::string_view unsignedText = text.substr(text.starts_with('-') ? 1 : 0);
    double number = 0.0;
    if (!unsignedText.empty() && base::isDigit(unsignedText.front()) && parse(text, decimalMark, number)) {
        return {std::isfinite(number) ? CellKind::number : CellKind::notFinite, number == 0.0 ? 0.0 : number,
                data::codeSpelling(text)};
    }
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
    if (!parse(text, decimalMark, value) && (text.size() > 40 || !parseGrouped(text, decimalMark, value)) &&
        !parsePower(text, decimalMark, value)) {
        return {CellKind::text, 0.0};
    }
    return {std::isfinite(value) ? CellKind::number : CellKind::notFinite, value == 0.0 ? 0.0 : value};
}

}  // namespace greyscope::io
