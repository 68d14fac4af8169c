#include "core/data/recipe/steps/reshaped_table.h"

#include <algorithm>
#include <utility>

#include "core/base/contains.h"

namespace greyscope::data {

using base::ErrorCode;
using base::fail;

namespace {

/// Positions in `rows` of the rows in `marked` (ascending).
std::vector<std::size_t> placesOf(const std::vector<std::size_t>& marked, const std::vector<std::size_t>& rows) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; !marked.empty() && place < rows.size(); ++place) {
        if (std::binary_search(marked.begin(), marked.end(), rows[place])) {
            places.push_back(place);
        }
    }
    return places;
}

}  // namespace

base::Expected<void> checkSize(const ReshapedTable& table, std::size_t rows, std::size_t columns) {
    if (columns > 0 && rows > table.mostCells / columns) {
        return fail(ErrorCode::tooManyCells,
                    {std::to_string(rows) + "\u00d7" + std::to_string(columns), std::to_string(table.mostCells)});
    }
    return {};
}

base::Expected<void> checkNewName(const std::vector<Column>& columns, const std::string& name) {
    if (placeOf(columns, name)) {
        return fail(ErrorCode::duplicateColumn, {name});
    }
    return {};
}

Column takenRows(const Column& column, const std::vector<std::size_t>& rows) {
    const auto take = [&rows](const auto& cells) {
        std::decay_t<decltype(cells)> taken;
        taken.reserve(rows.size());
        for (const std::size_t row : rows) {
            taken.push_back(cells[row]);
        }
        return taken;
    };
    Column taken{column.name, column.unit, {}, placesOf(column.notNumbers, rows), placesOf(column.notFinite, rows)};
    if (column.isNumeric()) {
        taken.values = take(column.numbers());
    } else {
        taken.values = TextValues{column.texts().levels, take(column.texts().codes)};
    }
    for (std::size_t place = 0; !column.words.empty() && place < rows.size(); ++place) {
        if (const std::string* const word = column.wordAt(rows[place])) {
            taken.words.emplace_back(place, *word);
        }
    }
    taken.namesTables = column.namesTables;
    taken.better = column.better;
    return taken;
}

void takeRows(ReshapedTable& table, const std::vector<std::size_t>& rows) {
    for (Column& column : table.columns) {
        column = takenRows(column, rows);
    }
    SourceLines lines;
    for (std::size_t place = 0; table.lines.size() > 0 && place < rows.size(); ++place) {
        lines.add(table.lines.inOwnFile(rows[place]));
    }
    lines.setSeveralFiles(table.lines.severalFiles());
    table.lines = std::move(lines);
    table.rows = rows.size();
}

void tallyRow(Tally& tally, const SourceLines& lines, std::size_t row) {
    if (tally.count++ == 0) {
        tally.firstLine = lines.at(row);
    }
}

void tallyCell(Tally& tally, const SourceLines& lines, std::size_t row, const std::string& cell) {
    constexpr std::size_t shown = 3;
    tallyRow(tally, lines, row);
    if (tally.examples.size() < shown && !base::contains(tally.examples, cell)) {
        tally.examples.push_back(cell);
    }
}

std::vector<Tally> counting(std::vector<Tally> tallies) {
    std::erase_if(tallies, [](const Tally& tally) { return tally.count == 0; });
    return tallies;
}

}  // namespace greyscope::data
