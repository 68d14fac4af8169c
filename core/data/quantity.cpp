#include "core/data/quantity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/units.h"

namespace greyscope::data {

namespace {

struct Spelling {
    std::string_view text;  ///< in small letters, where the capitals say nothing
    const char* unit;
};

/// What cells write for units that others spell otherwise. Bare letters count bytes by 1024.
constexpr std::array kSpellings{
    Spelling{"b", "B"},           Spelling{"bytes", "B"},       Spelling{"k", "KiB"},
    Spelling{"m", "MiB"},         Spelling{"g", "GiB"},         Spelling{"t", "TiB"},
    Spelling{"kb", "KB"},         Spelling{"mb", "MB"},         Spelling{"gb", "GB"},
    Spelling{"tb", "TB"},         Spelling{"kib", "KiB"},       Spelling{"mib", "MiB"},
    Spelling{"gib", "GiB"},       Spelling{"tib", "TiB"},       Spelling{"b/s", "B/s"},
    Spelling{"kb/s", "KB/s"},     Spelling{"mb/s", "MB/s"},     Spelling{"gb/s", "GB/s"},
    Spelling{"kib/s", "KiB/s"},   Spelling{"mib/s", "MiB/s"},   Spelling{"gib/s", "GiB/s"},
    Spelling{"ns", "ns"},         Spelling{"us", "us"},         Spelling{"\u00b5s", "us"},
    Spelling{"\u03bcs", "us"},    Spelling{"ms", "ms"},         Spelling{"s", "s"},
    Spelling{"sec", "s"},         Spelling{"secs", "s"},        Spelling{"seconds", "s"},
    Spelling{"msec", "ms"},       Spelling{"usec", "us"},       Spelling{"nsec", "ns"},
    Spelling{"kb/sec", "KB/s"},   Spelling{"mb/sec", "MB/s"},   Spelling{"gb/sec", "GB/s"},
    Spelling{"kib/sec", "KiB/s"}, Spelling{"mib/sec", "MiB/s"}, Spelling{"gib/sec", "GiB/s"},
    Spelling{"min", "min"},       Spelling{"minutes", "min"},   Spelling{"%", "%"},
    Spelling{"w", "W"},           Spelling{"kw", "kW"},         Spelling{"hz", "Hz"},
    Spelling{"khz", "kHz"},       Spelling{"mhz", "MHz"},       Spelling{"ghz", "GHz"},
    Spelling{"iops", "IOPS"},     Spelling{"ops/s", "ops/s"},
};

/// "" for what is no unit. Small letters say the same as capitals, but for a power: "mW" is none in megawatts.
std::string quantityUnit(const std::string& text) {
    if (text == "mW") {
        return text;
    }
    const std::string wanted = base::lowered(text);
    const auto* const found =
        std::find_if(kSpellings.begin(), kSpellings.end(), [&](const Spelling& each) { return each.text == wanted; });
    return found == kSpellings.end() ? std::string() : found->unit;
}

bool areOfOneKind(const std::string& a, const std::string& b) {
    return unitFactor(a, b).has_value();
}

/// Sizes say how they are counted in the heading, "memory.used [MiB]", or hardly come back: settings do.
bool areMeasuredSizes(const Column& column) {
    constexpr std::size_t kFewRows = 12;
    const std::size_t levels = column.texts().levels.size();
    return areOfOneKind(column.unit, "B") || (column.size() > kFewRows && 2 * levels > column.size());
}

/// The quantity of each level that some row has.
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
    const std::string unit = quantityUnit(spelled);
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
    const auto quantities = quantitiesOf(column);
    const std::string& unit = quantities.front()->unit;
    std::vector<std::string> units;
    if (areOfOneKind(unit, "B")) {
        units = {"B"};
        for (const char* larger : {"KiB", "MiB", "GiB"}) {
            const bool whole = std::all_of(quantities.begin(), quantities.end(), [&](const auto& quantity) {
                const double value = quantity->number * *unitFactor(quantity->unit, larger);
                return value == std::trunc(value);
            });
            if (whole) {
                units.insert(units.begin(), larger);
            }
        }
    } else if (areOfOneKind(unit, "B/s")) {
        const bool binary = std::all_of(quantities.begin(), quantities.end(), [](const auto& quantity) {
            return quantity->unit.find('i') != std::string::npos;
        });
        units = binary ? std::vector<std::string>{"MiB/s", "MB/s"} : std::vector<std::string>{"MB/s", "MiB/s"};
    } else {
        const auto finest = std::min_element(quantities.begin(), quantities.end(), [&](const auto& a, const auto& b) {
            return *unitFactor(a->unit, unit) < *unitFactor(b->unit, unit);
        });
        units = {(*finest)->unit};
        if (areOfOneKind(unit, "s") && units.front() != "s") {
            units.emplace_back("s");
        }
    }
    if (areOfOneKind(column.unit, unit)) {  // that of its heading
        std::erase(units, column.unit);
        units.insert(units.begin(), column.unit);
    }
    return units;
}

Column asNumbers(const Column& column, const std::string& unit) {
    std::vector<double> numbers;
    for (const auto& quantity : quantitiesOf(column)) {
        const auto factor = quantity ? unitFactor(quantity->unit, unit) : std::nullopt;
        numbers.push_back(factor ? quantity->number * *factor : std::numeric_limits<double>::quiet_NaN());
    }
    Column read{column.name, unit, NumericValues()};
    auto& values = std::get<NumericValues>(read.values);
    values.reserve(column.size());
    for (const std::int32_t code : column.texts().codes) {
        values.push_back(code < 0 ? std::numeric_limits<double>::quiet_NaN() : numbers[static_cast<std::size_t>(code)]);
    }
    return read;
}

Dataset withReading(const Dataset& dataset, const std::string& column, const std::string& unit) {
    std::vector<Column> columns = dataset.columns();
    const auto place = dataset.find(column);
    if (!place || !base::contains(unitsFor(columns[*place]), unit)) {
        return dataset;
    }
    columns[*place] = asNumbers(columns[*place], unit);
    return Dataset::create(std::move(columns), dataset.lines(), dataset.steps(), dataset.notes()).value_or(dataset);
}

std::vector<std::pair<std::string, std::string>> measuredTexts(const Dataset& dataset) {
    std::vector<std::pair<std::string, std::string>> readings;
    for (const Column& column : dataset.columns()) {
        if (areQuantities(column) &&
            (!areOfOneKind(quantityOf(column.texts().levels.front())->unit, "B") || areMeasuredSizes(column))) {
            readings.emplace_back(column.name, unitsFor(column).front());
        }
    }
    return readings;
}

Dataset withMeasuredTexts(const Dataset& dataset) {
    Dataset read = dataset;
    for (const auto& [column, unit] : measuredTexts(dataset)) {
        read = withReading(read, column, unit);
    }
    return read;
}

}  // namespace greyscope::data
