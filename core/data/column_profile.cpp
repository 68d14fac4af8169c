#include "core/data/column_profile.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/calendar.h"
#include "core/data/column_clues.h"
#include "core/data/quantity.h"
#include "core/data/units.h"
#include "core/data/whole_codes.h"

namespace greyscope::data {

namespace {

constexpr std::size_t manyLevels = 20'000;

void countRows(Profile& profile) {
    std::vector<std::size_t> rows(profile.distinct, 0);
    for (const std::int32_t level : profile.levels) {
        if (level >= 0 && static_cast<std::size_t>(level) < profile.distinct) {
            ++rows[static_cast<std::size_t>(level)];
        }
    }
    profile.alone = static_cast<std::size_t>(std::count(rows.begin(), rows.end(), std::size_t{1}));
    const auto [fewest, most] = std::minmax_element(rows.begin(), rows.end());
    if (!rows.empty()) {
        profile.fewest = *fewest;
        profile.most = *most;
        profile.balanced = *fewest == *most && *fewest > 1;
    }
}

void lookAtNumbers(Profile& profile) {
    const NumericValues& values = profile.column->numbers();
    std::unordered_map<double, std::int32_t> numbers;
    for (std::size_t row = 0; row < values.size(); ++row) {
        const double value = values[row];
        if (std::isnan(value)) {
            profile.counts = false;
            continue;
        }
        ++profile.present;
        if (!profile.endless) {
            profile.levels[row] = numbers.try_emplace(value, static_cast<std::int32_t>(numbers.size())).first->second;
            profile.endless = numbers.size() > manyLevels && 2 * numbers.size() > profile.present;
        }
        profile.whole = profile.whole && value == std::trunc(value);
        profile.increasing = profile.increasing && (row == 0 || value > values[row - 1]);
        profile.neverFalls = profile.neverFalls && (row == 0 || value >= values[row - 1]);
        profile.counts = profile.counts && (row == 0 || value == values[row - 1] + 1.0 || value == values.front());
    }
    profile.distinct = profile.endless ? profile.present : numbers.size();
    profile.times = epochUnit(*profile.column).has_value();
}

/// Nanoseconds since 1970, which are codes.
bool areEpochs(const Column& column) {
    const auto levels = wholeLevels(column);
    if (!levels) {
        return false;
    }
    const auto [low, high] = std::minmax_element(levels->begin(), levels->end());
    return epochUnit(column.name, static_cast<double>(*low), static_cast<double>(*high)).has_value();
}

void lookAtTexts(Profile& profile) {
    const TextValues& texts = profile.column->texts();
    profile.levels = texts.codes;
    profile.present = static_cast<std::size_t>(
        std::count_if(texts.codes.begin(), texts.codes.end(), [](std::int32_t code) { return code >= 0; }));
    profile.distinct = Levels(*profile.column).count();
    profile.whole = false;
    profile.counts = false;
    profile.increasing = false;
    profile.neverFalls = false;
    profile.sizes = areQuantities(*profile.column);
    const auto isClock = [](const std::string& level) {
        return isTimeOfDay(level) || level == "Average:";  // what sysstat's programs end with
    };
    const bool clock = profile.distinct > 1 && std::all_of(texts.levels.begin(), texts.levels.end(), isClock);
    profile.times = clock || dateOrderOf(*profile.column).has_value() || areEpochs(*profile.column);
}

bool isSize(const std::string& unit) {
    constexpr std::array<std::string_view, 9> sizes{"B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"};
    return std::find(sizes.begin(), sizes.end(), unit) != sizes.end();
}

/// In small tables the levels of a setting are as many as half of the rows, but each comes back on the other system.
bool mostlyAlone(const Profile& profile) {
    return mostlyDifferent(profile) && 2 * profile.alone >= profile.present;
}

/// A pause of 0, 10 or 50 ms that comes up equally often was set, whatever its unit.
bool looksSet(const Profile& profile) {
    constexpr std::size_t enoughRows = 8;
    return profile.whole && profile.balanced && profile.present >= enoughRows &&
           4 * profile.distinct <= profile.present && !isRate(profile.column->unit);
}

/// The levels that are told of a column: of numbers the lowest ones.
std::vector<std::string> firstLevels(const Column& column) {
    constexpr std::size_t told = 5;
    std::vector<std::string> texts;
    if (!column.isNumeric()) {
        const auto& levels = column.texts().levels;
        texts.assign(levels.begin(), levels.begin() + static_cast<std::ptrdiff_t>(std::min(levels.size(), told)));
        return texts;
    }
    std::vector<double> lowest;
    for (const double value : column.numbers()) {
        if (std::isnan(value) || base::contains(lowest, value) || (lowest.size() == told && value > lowest.back())) {
            continue;
        }
        lowest.insert(std::lower_bound(lowest.begin(), lowest.end(), value), value);
        lowest.resize(std::min(lowest.size(), told));
    }
    std::transform(lowest.begin(), lowest.end(), std::back_inserter(texts),
                   [](double value) { return base::toText(value); });
    return texts;
}

std::string unitOfFirst(const std::vector<std::string>& levels) {
    const auto first = quantityOf(levels.front());
    return first ? first->unit : std::string();
}

/// The ratio of each of these levels to the one before; 0 where there is none, or not one.
double ratioOf(const std::vector<std::string>& levels) {
    std::vector<double> values;
    for (const std::string& level : levels) {
        double value = 0.0;
        if (const auto quantity = quantityOf(level)) {
            value = quantity->number * unitFactor(quantity->unit, unitOfFirst(levels)).value_or(0.0);
        } else if (std::from_chars(level.data(), level.data() + level.size(), value).ec != std::errc()) {
            return 0.0;
        }
        if (value <= 0.0) {
            return 0.0;
        }
        values.push_back(value);
    }
    if (values.size() < 3) {
        return 0.0;
    }
    const double ratio = values[1] / values[0];
    for (std::size_t i = 2; i < values.size(); ++i) {
        if (std::abs(values[i] / values[i - 1] - ratio) > 1e-9 * ratio) {
            return 0.0;
        }
    }
    return ratio;
}

}  // namespace

Profile profileOf(const Column& column, std::size_t place) {
    Profile profile{&column, place, std::vector<std::int32_t>(column.isNumeric() ? column.size() : 0, -1)};
    column.isNumeric() ? lookAtNumbers(profile) : lookAtTexts(profile);
    if (profile.endless) {
        profile.alone = profile.present;
        profile.fewest = profile.most = 1;
    } else {
        countRows(profile);
    }
    return profile;
}

bool isZeroOrOne(const Profile& profile) {
    if (!profile.isNumeric() || profile.distinct != 2) {
        return false;
    }
    const NumericValues& values = profile.column->numbers();
    return std::all_of(values.begin(), values.end(),
                       [](double value) { return std::isnan(value) || value == 0.0 || value == 1.0; });
}

bool isRate(const std::string& unit) {
    return unit == "IOPS" || unit.ends_with("/s");
}

bool mostlyDifferent(const Profile& profile) {
    return 2 * profile.distinct > profile.present;
}

bool repeatsEvenly(const Profile& profile) {
    return profile.balanced && 3 * profile.distinct <= profile.present;
}

bool tellsTime(const Profile& profile) {
    const std::string& name = profile.column->name;
    const std::string small = base::lowered(name);
    return profile.times || namesTime(name) || (!profile.isNumeric() && (small == "time" || small.ends_with(" time")));
}

std::optional<RoleClue> measuredBy(const Profile& profile) {
    const Column& column = *profile.column;
    const bool oneRow = profile.levels.size() == 1;  // in which nothing can differ
    if (!column.isNumeric() || profile.distinct < (oneRow ? 1 : 2) || profile.times || namesOrigin(column.name) ||
        namesStatus(column.name) || namesRepetitions(column.name) || looksSet(profile)) {
        return std::nullopt;
    }
    if (!column.unit.empty() && !isSize(column.unit)) {
        return RoleClue::unitOfMeasurement;
    }
    if (namesMeasurement(column.name)) {
        return RoleClue::namedMeasurement;
    }
    const bool hardlyRepeats = (mostlyAlone(profile) && !oneRow) || (!profile.whole && profile.distinct > 20);
    return hardlyRepeats ? std::optional(RoleClue::hardlyRepeats) : std::nullopt;
}

bool determines(const Profile& key, const Profile& other) {
    if (key.endless || other.endless) {
        return false;
    }
    constexpr std::int32_t unseen = -2;
    const std::size_t levels = key.isNumeric() ? key.distinct : key.column->texts().levels.size();
    std::vector<std::int32_t> levelBeside(levels + 1, unseen);  // the first one beside a missing cell
    for (std::size_t row = 0; row < key.levels.size(); ++row) {
        auto& level = levelBeside[static_cast<std::size_t>(key.levels[row] + 1)];
        if (level != unseen && level != other.levels[row]) {
            return false;
        }
        level = other.levels[row];
    }
    return true;
}

std::vector<std::string> firstLevels(const Profile& profile) {
    std::vector<std::string> texts;
    std::vector<std::int32_t> seen;
    for (std::size_t row = 0; row < profile.levels.size() && texts.size() < 2; ++row) {
        const std::int32_t level = profile.levels[row];
        if (level >= 0 && std::find(seen.begin(), seen.end(), level) == seen.end()) {
            seen.push_back(level);
            texts.push_back(profile.column->textAt(row));
        }
    }
    return texts;
}

ColumnFacts factsOf(const Profile& profile) {
    ColumnFacts facts{profile.levels.size(), profile.present, profile.distinct, profile.fewest, profile.most};
    facts.first = firstLevels(*profile.column);
    facts.ratio = ratioOf(facts.first);
    return facts;
}

bool goesOnIn(const Profile& cases, const Profile& numbers) {
    const NumericValues& values = numbers.column->numbers();
    std::size_t blocks = 1;
    for (std::size_t row = 1; row < cases.levels.size(); ++row) {
        if (cases.levels[row] != cases.levels[row - 1]) {
            ++blocks;
        } else if (!(values[row] > values[row - 1])) {
            return false;
        }
    }
    return blocks == cases.distinct;
}

void Cells::split(const Profile& by) {
    if (by.endless) {
        std::iota(codes.begin(), codes.end(), 0U);
        count = codes.size();
        return;
    }
    std::unordered_map<std::uint64_t, std::uint32_t> numbers;
    for (std::size_t row = 0; row < codes.size(); ++row) {
        const std::uint64_t both = (std::uint64_t{codes[row]} << 32U) | static_cast<std::uint32_t>(by.levels[row] + 1);
        codes[row] = numbers.try_emplace(both, static_cast<std::uint32_t>(numbers.size())).first->second;
    }
    count = numbers.size();
}

bool tellsApart(const Cells& cells, const Profile& profile) {
    std::vector<std::pair<std::uint32_t, double>> seen;
    seen.reserve(cells.codes.size());
    for (std::size_t row = 0; row < cells.codes.size(); ++row) {
        const double value = profile.isNumeric() ? profile.column->numbers()[row] : profile.levels[row];
        if (std::isnan(value) || (!profile.isNumeric() && value < 0)) {
            return false;
        }
        seen.emplace_back(cells.codes[row], value);
    }
    std::sort(seen.begin(), seen.end());
    return std::adjacent_find(seen.begin(), seen.end()) == seen.end();
}

}  // namespace greyscope::data
