#include "core/io/cells/unit_cell.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/unit_spelling.h"
#include "core/io/cells/cell_number.h"

namespace greyscope::io {

namespace {

constexpr std::size_t kLongest = 48;  ///< maximum length of a cell in bytes

struct Scale {
    std::string_view text;
    double size;  ///< a power of ten
};

/// 万, 亿 and other scale words, longer ones first.
constexpr std::array kScales{Scale{"\u4e07\u4ebf", 1e12}, Scale{"\u5343\u4e07", 1e7}, Scale{"\u767e\u4e07", 1e6},
                             Scale{"\u4ebf", 1e8},        Scale{"\u4e07", 1e4},       Scale{"\u5343", 1e3}};
/// Scales of bare letters after a number.
constexpr std::array kLetters{Scale{"k", 1e3}, Scale{"K", 1e3}, Scale{"m", 1e6},  Scale{"M", 1e6},
                              Scale{"g", 1e9}, Scale{"G", 1e9}, Scale{"t", 1e12}, Scale{"T", 1e12}};
/// Scales of bare letters after a sum of money.
constexpr std::array kOfMoney{Scale{"k", 1e3}, Scale{"K", 1e3},  Scale{"m", 1e6}, Scale{"M", 1e6},
                              Scale{"B", 1e9}, Scale{"bn", 1e9}, Scale{"T", 1e12}};

template <std::size_t n>
const Scale* scaleOf(const std::array<Scale, n>& scales, std::string_view text) {
    const auto* const found =
        std::find_if(scales.begin(), scales.end(), [&](const Scale& each) { return each.text == text; });
    return found == scales.end() ? nullptr : &*found;
}

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Length in bytes of the blank at the beginning of the text, non-breaking blanks included.
std::size_t blankBytes(std::string_view text) {
    return text.starts_with(' ')                                      ? 1
           : text.starts_with("\u00a0")                               ? 2
           : text.starts_with("\u202f") || text.starts_with("\u2009") ? 3
                                                                      : 0;
}

std::string_view withoutBlanksBefore(std::string_view text) {
    while (const std::size_t blank = blankBytes(text)) {
        text.remove_prefix(blank);
    }
    return text;
}

/// Length in bytes of the number at the beginning of the text: digits, marks and separators, an exponent, or a power.
std::size_t numberBytes(std::string_view text, char decimalMark) {
    if (data::mayHavePower(text)) {
        if (const data::PowerNumber power = data::powerNumberIn(text, decimalMark); power.bytes > 0) {
            return power.bytes;
        }
    }
    std::size_t at = text.starts_with('-') || text.starts_with('+') ? 1 : 0;
    std::size_t end = 0;
    while (at < text.size()) {
        const std::string_view rest = text.substr(at);
        if (base::isDigit(rest.front())) {
            end = ++at;
            continue;
        }
        const std::size_t length =
            std::string_view(".,'_").find(rest.front()) != std::string_view::npos ? 1 : blankBytes(rest);
        const std::string_view behind = rest.substr(length);
        if (length == 0 || behind.empty() || !base::isDigit(behind.front())) {
            break;
        }
        at += length;
    }
    const std::string_view rest = text.substr(end);
    if (end > 0 && rest.size() > 2 && (rest[0] == 'e' || rest[0] == 'E') && (rest[1] == '-' || rest[1] == '+') &&
        base::isDigit(rest[2])) {
        end += std::min(rest.find_first_not_of("0123456789", 2), rest.size());
    }
    return end;
}

/// Whether a text may be a unit: letters, "%", "°C", "m²", "kg/m3", "MB per s", but nothing that only occurs in a date,
/// a version or a sentence.
bool mayBeUnit(std::string_view text) {
    constexpr std::size_t longest = 24;
    if (text.empty() || text.size() > longest) {
        return false;
    }
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = base::utf8Length(text.substr(at));
        const char c = text[at];
        const bool power = at > 0 && (c == '2' || c == '3') && at + 1 == text.size() && text[at - 1] == 'm';
        const bool sign = c == '%' || (at > 0 && at + 1 < text.size() && (c == '/' || c == '-' || c == '.'));
        if (length == 0 || (length == 1 && !isLetter(c) && !power && !sign)) {
            return false;
        }
        at += length;
    }
    return true;
}

/// Parses the unit after a number, with its scale. Bytes are not counted in written powers of ten, so a letter after
/// such a power is a unit.
bool readUnit(std::string_view text, bool apart, bool byPower, UnitCell& cell) {
    if (!mayBeUnit(text)) {
        return false;
    }
    cell.apart = apart;
    cell.unit = data::unitInCell(text);
    cell.known = !cell.unit.empty();
    cell.unit = cell.known ? cell.unit : std::string(text);
    const Scale* const letter = scaleOf(kLetters, text);
    if (letter != nullptr && byPower) {
        cell.unit = cell.counted = text;
        cell.known = true;
        return true;
    }
    if (letter != nullptr) {
        cell.letter = text.front();
        cell.scale = letter->size;
        return true;
    }
    const auto* const scale =
        std::find_if(kScales.begin(), kScales.end(), [&](const Scale& each) { return text.starts_with(each.text); });
    cell.scale = scale == kScales.end() ? 1.0 : scale->size;
    cell.counted = scale == kScales.end() ? cell.unit : std::string(text.substr(scale->text.size()));
    cell.known =
        cell.known || (scale != kScales.end() && (cell.counted.empty() || !data::unitInCell(cell.counted).empty()));
    return true;
}

/// Parses the unit of a sum of money with the sign in front: "$/h" for "$0.20/h", a thousand dollars for "$1.2k".
bool readMoney(std::string_view sign, std::string_view rest, UnitCell& cell) {
    cell.unit = data::unitInCell(sign);
    cell.unit = cell.unit.empty() ? std::string(sign) : cell.unit;
    cell.known = true;
    cell.apart = true;
    if (const Scale* const letter = scaleOf(kOfMoney, rest)) {
        cell.number = scaled(cell.number, letter->size);
    } else if (rest.starts_with('/') && mayBeUnit(rest.substr(1))) {
        cell.unit += rest;
    } else if (!rest.empty() && data::unitInCell(rest) != cell.unit) {  // "$3 USD", "$0.05 hourly"
        if (!mayBeUnit(rest)) {
            return false;
        }
        cell.unit += " " + std::string(rest);
    }
    cell.counted = cell.unit;
    return true;
}

}  // namespace

double scaled(double number, double size) {
    constexpr double kRounding = 1e-15;
    const double product = number * size;
    const double whole = std::round(product);
    return std::abs(product - whole) <= kRounding * std::abs(product) ? whole : product;
}

std::optional<UnitCell> readUnitCell(std::string_view text, char decimalMark) {
    text = base::trimmed(text);
    if (text.empty() || text.size() > kLongest || text.find('\n') != std::string_view::npos) {
        return std::nullopt;
    }
    const bool minus = text.starts_with('-');
    const std::string_view sign = data::currencyBefore(minus ? text.substr(1) : text);
    std::string_view rest = text;
    if (!sign.empty()) {
        rest = withoutBlanksBefore(text.substr((minus ? 1 : 0) + sign.size()));
    }
    const std::size_t end = numberBytes(rest, decimalMark);
    if (end == 0 || (end == rest.size() && sign.empty())) {
        return std::nullopt;
    }
    const CellNumber number = readCell(rest.substr(0, end), decimalMark);
    if (number.kind != CellKind::number || number.spelling != data::CodeSpelling::none) {
        return std::nullopt;
    }
    UnitCell cell;
    cell.number = minus && !sign.empty() ? 0.0 - number.value : number.value;
    const std::string_view behind = rest.substr(end);
    rest = withoutBlanksBefore(behind);
    const bool byPower = data::mayHavePower(text.substr(0, text.size() - behind.size()));
    const bool isUnit =
        sign.empty() ? readUnit(rest, rest.size() < behind.size(), byPower, cell) : readMoney(sign, rest, cell);
    return isUnit ? std::optional(std::move(cell)) : std::nullopt;
}

}  // namespace greyscope::io
