#include "app/tables/row_of_line.h"

#include <algorithm>

namespace greyscope::app {

namespace {

/// Returns the consecutive rows of one table of a stack; all rows of any other dataset.
std::pair<std::size_t, std::size_t> rowsOf(const data::Dataset& dataset, const std::string& part) {
    const auto& columns = dataset.columns();
    const auto names =
        std::find_if(columns.begin(), columns.end(), [](const data::Column& column) { return column.namesTables; });
    if (!dataset.lines().severalFiles() || names == columns.end() || names->isNumeric()) {
        return {0, dataset.rowCount()};
    }
    const auto& texts = names->texts();
    const auto level = std::find(texts.levels.begin(), texts.levels.end(), part);
    if (level == texts.levels.end()) {
        return {0, 0};
    }
    const auto code = static_cast<std::int32_t>(level - texts.levels.begin());
    const auto first = std::find(texts.codes.begin(), texts.codes.end(), code);
    const auto behind = std::find_if(first, texts.codes.end(), [code](std::int32_t each) { return each != code; });
    return {static_cast<std::size_t>(first - texts.codes.begin()),
            static_cast<std::size_t>(behind - texts.codes.begin())};
}

}  // namespace

std::optional<std::size_t> rowOfLine(const data::Dataset& dataset, std::size_t line, const std::string& part) {
    const auto [begin, end] = rowsOf(dataset, part);
    std::size_t first = begin;
    std::size_t count = line == 0 ? 0 : end - begin;
    while (count > 0) {
        const std::size_t half = count / 2;
        if (dataset.lineInPart(first + half) < line) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    const bool found = line > 0 && first < end && dataset.lineInPart(first) == line;
    return found ? std::optional(first) : std::nullopt;
}

}  // namespace greyscope::app
