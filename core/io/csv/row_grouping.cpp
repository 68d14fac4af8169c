#include "core/io/csv/row_grouping.h"

#include <sstream>
#include <string>

namespace greyscope::io {

namespace {

const std::string kWord = "grouped rows";

}  // namespace

std::optional<RowGrouping> RowGrouping::in(const Dialect& dialect) {
    const auto word = dialect.find(kWord);
    if (word == dialect.end()) {
        return std::nullopt;
    }
    RowGrouping grouping;
    std::istringstream(word->second) >> grouping.rowsAtOnce >> grouping.rowsInSample >> grouping.squares;
    return grouping;
}

void RowGrouping::addTo(Dialect& dialect) const {
    dialect[kWord] = std::to_string(rowsAtOnce) + " " + std::to_string(rowsInSample) + " " + (squares ? "1" : "0");
}

void RowGrouping::removeFrom(Dialect& dialect) {
    dialect.erase(kWord);
}

}  // namespace greyscope::io
