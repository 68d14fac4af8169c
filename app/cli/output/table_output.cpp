#include "app/cli/output/table_output.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/utf8.h"
#include "core/io/csv/csv_writer.h"
#include "widgets/present/table/table_text.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;
using widgets::Output;
using widgets::Table;
using widgets::TableCell;
using widgets::TableColumn;

namespace {

/// Returns the text of a view with an ASCII minus sign.
std::string asciiText(QString text) {
    return text.replace(QChar(0x2212), QLatin1Char('-')).replace(QChar(0x2013), QLatin1Char('-')).toStdString();
}

std::string terminalCell(const TableColumn& column, const TableCell& cell) {
    const auto* text = std::get_if<std::string>(&cell.value);
    if (text != nullptr && cell.words.isEmpty()) {
        return base::terminalText(*text);  // a name with a line break stays on one line
    }
    return std::holds_alternative<double>(cell.value) ? terminalNumber(cell.number(), column.digits)
                                                      : asciiText(widgets::cellText(column, cell));
}

std::string csvCell(const TableCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell.value)) {
        return *text;
    }
    if (const auto* yes = std::get_if<bool>(&cell.value)) {
        return *yes ? "yes" : "no";
    }
    if (const auto* count = std::get_if<std::int64_t>(&cell.value)) {
        return std::to_string(*count);
    }
    const auto number = cell.number();
    return number ? io::csvNumber(*number + 0.0) : std::string();
}

Json jsonCell(const TableCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell.value)) {
        return *text;
    }
    if (const auto* yes = std::get_if<bool>(&cell.value)) {
        return *yes;
    }
    if (const auto* count = std::get_if<std::int64_t>(&cell.value)) {
        return *count;
    }
    const auto number = cell.number();
    return number ? Json(*number) : Json();
}

/// Returns the key of a column in JSON; a key that contains "/" is not a path.
Json::json_pointer pointerOf(const TableColumn& column) {
    return column.path.empty() ? Json::json_pointer() / column.key : Json::json_pointer('/' + column.path);
}

bool isPlaceInList(const Json::json_pointer& pointer) {
    const std::string& last = pointer.back();
    return !pointer.parent_pointer().empty() && std::isdigit(static_cast<unsigned char>(last.front())) != 0;
}

}  // namespace

std::string terminalNumber(const std::optional<double>& number, const widgets::Digits& digits) {
    if (!number || digits.kind != widgets::Digits::Kind::significant) {
        return number ? asciiText(widgets::numberText(*number, digits)) : "-";
    }
    std::array<char, 64> buffer{};
    const auto [end, status] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), *number + 0.0,  // avoids -0
                                             std::chars_format::general, digits.count);
    return {buffer.data(), end};
}

std::string alignedTable(const Table& table) {
    const std::vector<std::size_t> columns = table.columnsIn(Output::kTerminal);
    std::vector<std::vector<std::string>> lines(1);
    for (const std::size_t column : columns) {
        lines.front().push_back(base::terminalText(asciiText(widgets::headingText(table.columns[column]))));
    }
    for (const std::vector<TableCell>& row : table.rows) {
        lines.emplace_back();
        for (const std::size_t column : columns) {
            lines.back().push_back(terminalCell(table.columns[column], row[column]));
        }
    }
    std::vector<std::size_t> widths(columns.size(), 0);
    for (const std::vector<std::string>& cells : lines) {
        for (std::size_t c = 0; c < cells.size(); ++c) {
            widths[c] = std::max(widths[c], base::characterCount(cells[c]));
        }
    }
    std::string text;
    for (const std::vector<std::string>& cells : lines) {
        std::string line;
        for (std::size_t c = 0; c < cells.size(); ++c) {
            const std::string padding(widths[c] - base::characterCount(cells[c]), ' ');
            line += c == 0 ? "" : "  ";
            line += table.columns[columns[c]].isText ? cells[c] + padding : padding + cells[c];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
        if (&cells == &lines.front()) {
            std::size_t length = widths.empty() ? 0 : 2 * (widths.size() - 1);
            for (const std::size_t width : widths) {
                length += width;
            }
            text += std::string(length, '-') + '\n';
        }
    }
    return text;
}

std::string csvTable(const Table& table) {
    const std::vector<std::size_t> columns = table.columnsIn(Output::kCsv);
    std::vector<std::string> cells;
    for (const std::size_t column : columns) {
        cells.push_back(table.columns[column].key);
    }
    std::string text = io::csvRow(cells);
    for (const std::vector<TableCell>& row : table.rows) {
        cells.clear();
        for (const std::size_t column : columns) {
            cells.push_back(csvCell(row[column]));
        }
        text += io::csvRow(cells);
    }
    return text;
}

Json jsonRows(const Table& table) {
    const std::vector<std::size_t> columns = table.columnsIn(Output::kJson);
    std::vector<Json::json_pointer> pointers;
    for (const std::size_t column : columns) {
        pointers.push_back(pointerOf(table.columns[column]));
    }
    Json rows = Json::array();
    for (const std::vector<TableCell>& row : table.rows) {
        Json object = Json::object();
        for (std::size_t c = 0; c < columns.size(); ++c) {
            Json value = jsonCell(row[columns[c]]);
            if (value.is_null() && isPlaceInList(pointers[c])) {
                object[pointers[c].parent_pointer()];
            } else {
                object[pointers[c]] = std::move(value);
            }
        }
        rows.push_back(std::move(object));
    }
    return rows;
}

}  // namespace greyscope::app::cli
