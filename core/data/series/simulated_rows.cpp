#include "core/data/series/simulated_rows.h"

#include <algorithm>
#include <array>

namespace greyscope::data {

namespace {

constexpr const char* kBy = "greyscope simulate";
constexpr std::array<std::string_view, 5> kBefore{kSourceColumn, "preset", "model", "seed", "replication"};

void state(Column& column, Role role) {
    column.stated = StatedRole{role, kBy};
}

/// The role of a column of runs by its index: the first five columns, the factors, the operation, the metrics.
Role roleOf(std::size_t place, std::size_t operation, bool isNumeric) {
    if (place < kBefore.size()) {
        return kBefore[place] == "seed" ? Role::repetition : Role::description;
    }
    if (place > operation) {
        return Role::metric;
    }
    return place < operation && isNumeric ? Role::factor : Role::key;
}

}  // namespace

bool marksSimulated(const Column& column) {
    if (column.name != kSourceColumn || column.isNumeric() || column.size() == 0) {
        return false;
    }
    const TextValues& texts = column.texts();
    return texts.levels.size() == 1 && texts.levels.front() == kSimulated &&
           std::find(texts.codes.begin(), texts.codes.end(), -1) == texts.codes.end();
}

void stateSimulated(std::vector<Column>& columns) {
    const auto mark = std::find_if(columns.begin(), columns.end(), marksSimulated);
    if (mark == columns.end()) {
        return;
    }
    state(*mark, Role::key);
    const auto operation = placeOf(columns, "operation");
    const bool areRuns = operation && *operation >= kBefore.size() &&
                         std::equal(kBefore.begin(), kBefore.end(), columns.begin(),
                                    [](std::string_view name, const Column& column) { return column.name == name; });
    for (std::size_t c = 1; areRuns && c < columns.size(); ++c) {
        state(columns[c], roleOf(c, *operation, columns[c].isNumeric()));
    }
}

}  // namespace greyscope::data
