#include "core/data/columns/column.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/nearest.h"

namespace greyscope::data {

std::size_t Column::size() const {
    return isNumeric() ? numbers().size() : texts().codes.size();
}

std::string Column::textAt(std::size_t row) const {
    if (missingAt(row)) {
        return {};
    }
    return isNumeric() ? base::toText(numbers()[row]) : texts().levels[static_cast<std::size_t>(texts().codes[row])];
}

const std::string* Column::wordAt(std::size_t row) const {
    const auto word = std::lower_bound(words.begin(), words.end(), row,
                                       [](const auto& entry, std::size_t wanted) { return entry.first < wanted; });
    return word != words.end() && word->first == row ? &word->second : nullptr;
}

std::string Column::writtenAt(std::size_t row) const {
    const std::string* const word = wordAt(row);
    return word != nullptr ? *word : textAt(row);
}

bool Column::missingAt(std::size_t row) const {
    return isNumeric() ? std::isnan(numbers()[row]) : texts().codes[row] < 0;
}

std::size_t Column::missingCount() const {
    const auto count = [](auto isMissing) {
        return [isMissing](auto stored) {
            std::size_t missing = 0;
            for (const auto each : stored) {
                missing += isMissing(each) ? 1 : 0;
            }
            return missing;
        };
    };
    return isNumeric() ? numbers().visit(count([](auto each) { return std::isnan(NumericValues::unpacked(each)); }))
                       : texts().codes.visit(count([](auto each) { return each < 0; }));
}

std::optional<std::size_t> placeOf(const std::vector<Column>& columns, const std::string& name) {
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& c) { return c.name == name; });
    return found == columns.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - columns.begin()));
}

base::Expected<std::size_t> columnNamed(const std::vector<Column>& columns, const std::string& name) {
    if (const auto place = placeOf(columns, name)) {
        return *place;
    }
    std::vector<std::string> names;
    std::transform(columns.begin(), columns.end(), std::back_inserter(names), [](const Column& c) { return c.name; });
    return base::fail(base::ErrorCode::unknownColumn, base::withChoices({name}, base::nearestChoices(name, names)));
}

}  // namespace greyscope::data
