#include "core/io/tools/comma_cells.h"

#include "core/io/csv/csv_scanner.h"

namespace greyscope::io {

void splitCommas(std::string_view line, std::size_t most, std::vector<std::string_view>& cells) {
    cells.clear();
    while (cells.size() + 1 < most) {
        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos) {
            break;
        }
        cells.push_back(line.substr(0, comma));
        line.remove_prefix(comma + 1);
    }
    cells.push_back(line);
}

std::vector<std::string> quotedCells(std::string_view line) {
    TextSource source(line);
    CsvScanner scanner(source, 0, {}, line.size() + 1);
    scanner.beginRecord();
    std::vector<std::string> cells;
    Field field;
    Stop stop = Stop::delimiter;
    while (stop == Stop::delimiter) {
        stop = scanner.next(field);
        if (stop != Stop::failed) {
            cells.emplace_back(field.text);
        }
    }
    return cells;
}

}  // namespace greyscope::io
