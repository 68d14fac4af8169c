#include "app/tables/row_of_line.h"

namespace greyscope::app {

std::optional<std::size_t> rowOfLine(const data::Dataset& dataset, std::size_t line) {
    std::size_t first = 0;
    std::size_t count = line == 0 ? 0 : dataset.rowCount();
    while (count > 0) {
        const std::size_t half = count / 2;
        if (dataset.lineOf(first + half) < line) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    const bool found = line > 0 && first < dataset.rowCount() && dataset.lineOf(first) == line;
    return found ? std::optional(first) : std::nullopt;
}

}  // namespace greyscope::app
