#include "core/io/csv_writer.h"

#include <cmath>

#include "core/base/error.h"

namespace greyscope::io {

namespace {

bool needsQuotes(std::string_view cell) {
    const bool outerBlank = !cell.empty() && (cell.front() == ' ' || cell.back() == ' ');
    // what another delimiter or a comment begins with, too: a reader that guesses must not guess wrong
    return outerBlank || cell.find_first_of(",\"\r\n;\t|#") != std::string_view::npos;
}

void appendCell(std::string_view cell, std::string& row) {
    if (!needsQuotes(cell)) {
        row += cell;
        return;
    }
    row += '"';
    for (const char c : cell) {
        row.append(c == '"' ? 2 : 1, c);
    }
    row += '"';
}

}  // namespace

std::string csvRow(const std::vector<std::string>& cells) {
    std::string row;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        row += i == 0 ? "" : ",";
        appendCell(cells[i], row);
    }
    // An empty line would be no row at all.
    return cells.size() == 1 && row.empty() ? "\"\"\n" : row + '\n';
}

std::string csvNumber(double value) {
    return std::isfinite(value) ? base::toText(value) : std::string();
}

}  // namespace greyscope::io
