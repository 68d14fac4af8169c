#include "core/io/text/drawn_table.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/data/columns/calendar.h"

namespace greyscope::io {

using base::trimmed;

namespace {

using Column = std::pair<std::size_t, std::size_t>;

/// Byte index of each character position of a line; an East Asian character takes two positions.
std::vector<std::size_t> placesOf(std::string_view line) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line[i]);
        if (base::isContinuation(line[i])) {
            continue;  // continues a character
        }
        places.push_back(i);
        const bool wide = byte >= 0xE3U && byte <= 0xEDU;  // U+3000 to U+DFFF
        if (wide) {
            places.push_back(i);
        }
    }
    return places;
}

bool isBlankAt(std::string_view line, const std::vector<std::size_t>& places, std::size_t place) {
    return place >= places.size() || line[places[place]] == ' ';
}

std::string between(std::string_view line, const std::vector<std::size_t>& places, std::size_t first, std::size_t end) {
    const auto byte = [&](std::size_t place) { return place < places.size() ? places[place] : line.size(); };
    return std::string(trimmed(line.substr(byte(first), byte(end) - byte(first))));
}

std::vector<std::string> tokensOf(std::string_view line) {
    std::vector<std::string> tokens;
    for (std::size_t at = line.find_first_not_of(' '); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        tokens.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(' ', end);
    }
    return tokens;
}

/// The parts of a line that are separated by more than one blank.
std::vector<std::string> wideApart(std::string_view line) {
    std::vector<std::string> parts;
    for (std::string_view rest = trimmed(line); !rest.empty();) {
        const std::size_t end = std::min(rest.find("  "), rest.size());
        parts.emplace_back(rest.substr(0, end));
        rest = trimmed(rest.substr(end));
    }
    return parts;
}

std::vector<std::string> barredCells(std::string_view line, bool framed) {
    std::string_view text = trimmed(line);
    if (framed && text.starts_with('|')) {
        text.remove_prefix(1);
    }
    if (framed && text.ends_with('|') && !text.ends_with("\\|")) {
        text.remove_suffix(1);
    }
    std::vector<std::string> cells(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == '|') {
            cells.back() += text[++i];
        } else if (text[i] == '|') {
            cells.emplace_back();
        } else {
            cells.back() += text[i];
        }
    }
    for (std::string& cell : cells) {
        cell = trimmed(cell);
    }
    return cells;
}

bool isFramed(std::string_view line) {
    return trimmed(line).starts_with('|');
}

bool hasBar(std::string_view line) {
    return line.find('|') != std::string_view::npos;
}

std::size_t barsIn(std::string_view rule) {
    const std::string_view inner = trimmed(rule).substr(1, std::max<std::size_t>(trimmed(rule).size(), 2) - 2);
    return static_cast<std::size_t>(
        std::count_if(inner.begin(), inner.end(), [](char c) { return c == '|' || c == '+'; }));
}

/// Finds a line with bars above a rule with as many bars.
std::optional<DrawnTable> barredTable(const std::vector<std::string_view>& lines) {
    for (std::size_t i = 0; i + 2 < lines.size(); ++i) {
        const std::string_view rule = lines[i + 1];
        const bool fits = hasBar(lines[i]) && !isDrawnRule(lines[i]) && isDrawnRule(rule) && barsIn(rule) > 0 &&
                          barredCells(lines[i], isFramed(lines[i])).size() == barsIn(rule) + 1;
        if (fits && hasBar(lines[i + 2])) {
            return DrawnTable{i + 1, true, isFramed(lines[i]), {}};
        }
    }
    return std::nullopt;
}

/// The columns, separated by positions that are blank in all lines.
std::vector<Column> columnsOf(const std::vector<std::string_view>& lines) {
    std::vector<bool> filled;
    for (const std::string_view line : lines) {
        const auto places = placesOf(line);
        filled.resize(std::max(filled.size(), places.size()));
        for (std::size_t place = 0; place < places.size(); ++place) {
            filled[place] = filled[place] || !isBlankAt(line, places, place);
        }
    }
    std::vector<Column> columns;
    for (std::size_t place = 0; place < filled.size(); ++place) {
        if (filled[place] && (place == 0 || !filled[place - 1])) {
            columns.emplace_back(place, place + 1);
        } else if (filled[place]) {
            columns.back().second = place + 1;
        }
    }
    return columns;
}

bool beginsAsNumber(const std::string& cell) {
    return !cell.empty() && cell.find_first_of("0123456789") <= 1 && cell.find_first_not_of("+-.0123456789") != 0;
}

/// Whether each line has words directly left and right of the single blank between two columns, and neither is a
/// number.
bool areWordsOfOneCell(const Column& left, const Column& right, const std::vector<std::string_view>& rows) {
    return std::all_of(rows.begin(), rows.end(), [&](std::string_view row) {
        const auto places = placesOf(row);
        return !isBlankAt(row, places, left.second - 1) && !isBlankAt(row, places, right.first) &&
               !beginsAsNumber(between(row, places, left.first, left.second)) &&
               !beginsAsNumber(between(row, places, right.first, right.second));
    });
}

/// Joins columns such as "file system" over "ext4 main" and "ext4 copy", if more than one blank separates all other
/// columns.
void joinWords(std::vector<Column>& columns, const std::vector<std::string_view>& rows) {
    std::vector<std::size_t> near;  // columns with a single blank to their left
    for (std::size_t c = 1; c < columns.size(); ++c) {
        if (columns[c].first - columns[c - 1].second == 1) {
            near.push_back(c);
        }
    }
    const bool words = near.size() + 1 < columns.size() && std::all_of(near.begin(), near.end(), [&](std::size_t c) {
                           return areWordsOfOneCell(columns[c - 1], columns[c], rows);
                       });
    for (auto c = near.rbegin(); words && c != near.rend(); ++c) {
        columns[*c - 1].second = columns[*c].second;
        columns.erase(columns.begin() + static_cast<std::ptrdiff_t>(*c));
    }
}

/// Whether one blank separates a column of dates from a column of times: vmstat puts the time zone above both.
bool isDateBefore(const std::vector<Column>& columns, std::size_t dates, const std::vector<std::string_view>& rows) {
    const auto cell = [&](std::string_view row, std::size_t c) {
        return between(row, placesOf(row), columns[c].first, columns[c].second);
    };
    return columns[dates + 1].first - columns[dates].second == 1 &&
           std::all_of(rows.begin() + 1, rows.end(), [&](std::string_view row) {
               return data::secondsOf(cell(row, dates)).has_value() && data::isTimeOfDay(cell(row, dates + 1));
           });
}

/// Joins columns that are separated only by a blank in the heading's words or at one position of all cells.
void joinSplit(std::vector<Column>& columns, const std::vector<std::string_view>& rows) {
    const auto filled = [&](const Column& column, std::size_t row) {
        return !between(rows[row], placesOf(rows[row]), column.first, column.second).empty();
    };
    for (std::size_t c = columns.size(); c-- > 1;) {
        bool values = false;
        for (std::size_t row = 1; row < rows.size(); ++row) {
            values = values || filled(columns[c], row);
        }
        const bool near = columns[c].first - columns[c - 1].second == 1;
        if (!filled(columns[c], 0) && c + 1 < columns.size() && isDateBefore(columns, c, rows)) {
            columns[c].second = columns[c + 1].second;
            columns.erase(columns.begin() + static_cast<std::ptrdiff_t>(c) + 1);
        } else if (near && (!values || !filled(columns[c], 0))) {
            columns[c - 1].second = columns[c].second;
            columns.erase(columns.begin() + static_cast<std::ptrdiff_t>(c));
        }
    }
}

/// Finds a table with aligned columns in lines without a blank line between them.
std::optional<DrawnTable> alignedTable(const std::vector<std::string_view>& lines, std::size_t first, std::size_t end) {
    std::vector<std::string_view> rows;
    std::vector<Column> columns;
    for (std::size_t i = first; i < end; ++i) {
        if (!isDrawnRule(lines[i])) {
            rows.push_back(lines[i]);
        } else if (i == first + 1) {
            columns = columnsOf({lines[i]});
        }
    }
    if (rows.size() < 3) {
        return std::nullopt;
    }
    if (columns.empty()) {
        columns = columnsOf(rows);
        joinSplit(columns, rows);
        joinWords(columns, rows);
    }
    if (columns.size() < 2) {
        return std::nullopt;
    }
    DrawnTable table{first + 1, false, false, std::move(columns)};
    bool more = false;  // in some row, the number of words differs from the number of cells
    std::vector<std::size_t> numbers(table.columns.size(), 0);
    for (const std::string_view row : rows) {
        const std::vector<std::string> cells = cellsOf(table, row);
        if (cells.size() != table.columns.size()) {
            return std::nullopt;
        }
        more = more || tokensOf(row).size() != cells.size();
        for (std::size_t c = 0; c < cells.size(); ++c) {
            numbers[c] += beginsAsNumber(cells[c]) ? 1 : 0;
            if (cells[c].find("  ") != std::string::npos) {
                return std::nullopt;  // two blanks separate cells that are not aligned
            }
        }
    }
    const auto names = cellsOf(table, rows.front());
    const bool named = std::none_of(names.begin(), names.end(),
                                    [](const std::string& name) { return name.empty() || beginsAsNumber(name); });
    const bool measured =
        std::any_of(numbers.begin(), numbers.end(), [&](std::size_t n) { return n + 1 == rows.size(); });
    return more && named && measured ? std::optional(std::move(table)) : std::nullopt;
}

}  // namespace

bool isDrawnRule(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.size() > 2 && text.find_first_not_of("|+-=: ") == std::string_view::npos &&
           text.find_first_of("-=") != std::string_view::npos;
}

std::optional<DrawnTable> drawnTable(const std::vector<std::string_view>& lines) {
    if (auto barred = barredTable(lines)) {
        return barred;
    }
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t end = first;
        while (end < lines.size() && !trimmed(lines[end]).empty()) {
            ++end;
        }
        const bool plain = std::none_of(
            lines.begin() + static_cast<std::ptrdiff_t>(first), lines.begin() + static_cast<std::ptrdiff_t>(end),
            [](std::string_view line) { return line.find_first_of("\t;|\"{") != std::string_view::npos; });
        if (auto aligned = plain ? alignedTable(lines, first, end) : std::nullopt) {
            return aligned;
        }
        first = end + 1;
    }
    return std::nullopt;
}

std::vector<std::string> cellsOf(const DrawnTable& table, std::string_view line) {
    if (table.barred) {
        return hasBar(line) ? barredCells(line, table.framed) : std::vector<std::string>();
    }
    const auto places = placesOf(line);
    std::vector<std::string> cells;
    bool fits = true;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const bool last = c + 1 == table.columns.size();
        const std::size_t end = last ? places.size() : table.columns[c + 1].first;
        for (std::size_t place = table.columns[c].second; !last && place < end; ++place) {
            fits = fits && isBlankAt(line, places, place);
        }
        cells.push_back(
            between(line, places, c == 0 ? 0 : table.columns[c].first, std::max(end, table.columns[c].first)));
    }
    if (!fits) {  // a cell longer than those at the beginning
        cells = wideApart(line);
        cells = cells.size() == table.columns.size() ? cells : tokensOf(line);
    }
    return cells.size() == table.columns.size() ? cells : std::vector<std::string>();
}

}  // namespace greyscope::io
