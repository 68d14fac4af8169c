#include "widgets/present/table/table.h"

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

std::optional<double> TableCell::number() const {
    if (const auto* count = std::get_if<std::int64_t>(&value)) {
        return static_cast<double>(*count);
    }
    const auto* number = std::get_if<double>(&value);
    return number != nullptr && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

std::vector<std::size_t> Table::columnsIn(Output output) const {
    std::vector<std::size_t> places;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        if ((columns[column].in & output) != 0) {
            places.push_back(column);
        }
    }
    return places;
}

const TableCell& Table::at(std::size_t row, const std::string& key) const {
    const auto column = std::ranges::find(columns, key, &TableColumn::key);
    return rows[row][static_cast<std::size_t>(column - columns.begin())];
}

Table Table::withRows(const std::vector<std::size_t>& chosen) const {
    Table other{name, title, columns, {}};
    for (const std::size_t row : chosen) {
        other.rows.push_back(rows[row]);
    }
    return other;
}

}  // namespace greyscope::widgets
