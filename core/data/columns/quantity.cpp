#include "core/data/columns/quantity.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/base/contains.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/unit_spelling.h"
#include "core/data/columns/units.h"
#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

bool areOfOneKind(const std::string& a, const std::string& b) {
    return unitFactor(a, b).has_value();
}

/// The quantity of each level; nullopt if a level is not a quantity.
std::vector<std::optional<UnitNumber>> quantitiesOf(const Column& column) {
    std::vector<std::optional<UnitNumber>> quantities;
    for (const std::string& level : column.texts().levels) {
        quantities.push_back(quantityOf(level));
    }
    return quantities;
}

}  // namespace

std::optional<UnitNumber> quantityOf(std::string_view text) {
    const auto trim = [](std::string_view& part) {
        part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
        part = part.substr(0, part.find_last_not_of(' ') + 1);
    };
    trim(text);
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || !std::isfinite(number)) {
        return std::nullopt;
    }
    std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
    trim(rest);
    const std::string spelled(rest);
    const std::string unit = unitInCell(spelled);
    const bool bare = spelled.size() == 1 && areOfOneKind(unit, "B");
    if (unit.empty() || (bare && number != std::trunc(number))) {
        return std::nullopt;
    }
    return UnitNumber{number, unit, spelled};
}

bool areQuantities(const Column& column) {
    if (column.isNumeric() || column.texts().levels.empty()) {
        return false;
    }
    const auto first = quantityOf(column.texts().levels.front());
    return first &&
           std::all_of(column.texts().levels.begin(), column.texts().levels.end(), [&](const std::string& level) {
               const auto quantity = quantityOf(level);
               return quantity && areOfOneKind(quantity->unit, first->unit);
           });
}

std::vector<UnitCount> unitsIn(const Column& column) {
    std::vector<UnitCount> units;
    if (!areQuantities(column)) {
        return units;
    }
    std::vector<std::size_t> unitOf;
    for (const auto& quantity : quantitiesOf(column)) {
        const auto known = std::find_if(units.begin(), units.end(),
                                        [&](const UnitCount& each) { return each.unit == quantity->spelled; });
        unitOf.push_back(static_cast<std::size_t>(known - units.begin()));
        if (known == units.end()) {
            units.push_back({quantity->spelled});
        }
    }
    for (const std::int32_t code : column.texts().codes) {
        if (code >= 0) {
            ++units[unitOf[static_cast<std::size_t>(code)]].rows;
        }
    }
    return units;
}

std::vector<std::string> unitsFor(const Column& column) {
    if (!areQuantities(column)) {
        return {};
    }
    std::vector<UnitNumber> quantities;
    for (auto& quantity : quantitiesOf(column)) {
        quantities.push_back(std::move(*quantity));
    }
    return unitsFor(quantities, column.unit);
}

std::vector<std::string> unitsFor(const std::vector<UnitNumber>& quantities, const std::string& ofHeading) {
    const std::string& unit = quantities.front().unit;
    std::vector<std::string> units;
    if (areOfOneKind(unit, "B")) {
        units = {"B"};
        for (const char* larger : {"KiB", "MiB", "GiB"}) {
            const bool whole = std::all_of(quantities.begin(), quantities.end(), [&](const UnitNumber& quantity) {
                const double value = quantity.number * *unitFactor(quantity.unit, larger);
                return value == std::trunc(value);
            });
            if (whole) {
                units.insert(units.begin(), larger);
            }
        }
    } else if (areOfOneKind(unit, "B/s")) {
        const bool binary = std::all_of(quantities.begin(), quantities.end(), [](const UnitNumber& quantity) {
            return quantity.unit.find('i') != std::string::npos;
        });
        units = binary ? std::vector<std::string>{"MiB/s", "MB/s"} : std::vector<std::string>{"MB/s", "MiB/s"};
    } else {
        const auto finest =
            std::min_element(quantities.begin(), quantities.end(), [&](const UnitNumber& a, const UnitNumber& b) {
                return *unitFactor(a.unit, unit) < *unitFactor(b.unit, unit);
            });
        units = {finest->unit};
        if (areOfOneKind(unit, "s") && units.front() != "s") {
            units.emplace_back("s");
        }
    }
    if (areOfOneKind(ofHeading, unit)) {
        std::erase(units, ofHeading);
        units.insert(units.begin(), ofHeading);
    }
    return units;
}

bool areMeasuredSizes(const Column& column) {
    constexpr std::size_t kFewRows = 12;
    const std::size_t levels = column.texts().levels.size();
    return areOfOneKind(column.unit, "B") || (column.size() > kFewRows && 2 * levels > column.size());
}

bool areMostlyNumbers(const Column& column) {
    if (column.isNumeric() || holdsCodes(column.texts())) {
        return false;
    }
    std::vector<bool> numbers;
    for (const std::string& level : column.texts().levels) {
        numbers.push_back(numberIn(level).has_value());
    }
    std::size_t filled = 0;
    std::size_t found = 0;
    for (const std::int32_t code : column.texts().codes) {
        filled += code < 0 ? 0 : 1;
        found += code >= 0 && numbers[static_cast<std::size_t>(code)] ? 1 : 0;
    }
    return 2 * found > filled;
}

Column asNumbers(const Column& column, const std::string& unit) {
    const bool plain = !areQuantities(column);
    std::vector<double> numbers;
    for (const std::string& level : column.texts().levels) {
        const auto quantity = plain ? std::nullopt : quantityOf(level);
        const auto factor = quantity ? unitFactor(quantity->unit, unit) : std::nullopt;
        numbers.push_back(factor ? quantity->number * *factor : plain ? numberIn(level).value_or(kNone) : kNone);
    }
    Column read{column.name, plain ? column.unit : unit, {}};
    NumericValues values;
    values.reserve(column.size());
    for (std::size_t row = 0; row < column.size(); ++row) {
        const std::int32_t code = column.texts().codes[row];
        values.push_back(code < 0 ? kNone : numbers[static_cast<std::size_t>(code)]);
        if (code >= 0 && std::isnan(values.back())) {
            read.notNumbers.push_back(row);
            read.words.emplace_back(row, column.texts().levels[static_cast<std::size_t>(code)]);
        }
    }
    read.values = std::move(values);
    return read;
}

Dataset withReading(const Dataset& dataset, const std::string& column, const std::string& unit) {
    std::vector<Column> columns = dataset.columns();
    const auto place = dataset.find(column);
    const bool can =
        place && (unit.empty() ? areMostlyNumbers(columns[*place]) : base::contains(unitsFor(columns[*place]), unit));
    if (!can) {
        return dataset;
    }
    columns[*place] = asNumbers(columns[*place], unit);
    return Dataset::create(std::move(columns), dataset.lines(), dataset.steps(), dataset.notes()).value_or(dataset);
}

}  // namespace greyscope::data
