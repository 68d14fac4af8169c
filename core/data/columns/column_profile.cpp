#include "core/data/columns/column_profile.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/quantity.h"
#include "core/data/columns/row_sample.h"
#include "core/data/columns/units.h"
#include "core/data/columns/whole_codes.h"

namespace greyscope::data {

namespace {

/// Numbers keys in the order of their first appearance.
template <class Key>
class Numbering {
public:
    std::int32_t of(const Key& key) {
        if (4 * m_count >= 3 * m_slots.size()) {
            grow();
        }
        Slot& slot = find(key);
        if (slot.number < 0) {
            slot = {key, static_cast<std::int32_t>(m_count++)};
        }
        return slot.number;
    }
    [[nodiscard]] std::size_t count() const { return m_count; }

private:
    struct Slot {
        Key key{};
        std::int32_t number = -1;
    };
    static std::uint64_t hashOf(std::uint64_t key) {
        constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15U;
        const std::uint64_t hash = key * kSpread;
        return (hash ^ hash >> 32U) * kSpread;
    }
    static std::uint64_t hashOf(const std::pair<std::int32_t, std::uint64_t>& key) {
        return hashOf(hashOf(key.second) + static_cast<std::uint32_t>(key.first));
    }
    Slot& find(const Key& key) {
        const std::uint64_t hash = hashOf(key);
        std::size_t at = (hash ^ hash >> 32U) & (m_slots.size() - 1);
        while (m_slots[at].number >= 0 && m_slots[at].key != key) {
            at = (at + 1) & (m_slots.size() - 1);
        }
        return m_slots[at];
    }
    void grow() {
        std::vector<Slot> before(2 * m_slots.size());
        before.swap(m_slots);
        for (const Slot& slot : before) {
            if (slot.number >= 0) {
                find(slot.key) = slot;
            }
        }
    }

    std::vector<Slot> m_slots = std::vector<Slot>(512);
    std::size_t m_count = 0;
};

std::uint64_t bitsOf(double value) {
    return std::bit_cast<std::uint64_t>(value == 0.0 ? 0.0 : value);  // -0.0 is 0.0
}

/// The range of integers that are so close to each other that a table over the range can hold their levels.
struct NearNumbers {
    std::int64_t least = 0;
    std::size_t count = 0;  ///< number of integers from the least to the greatest
};

/// Returns the range of the numbers if a table over it is worthwhile: always for integers of one or two bytes, and for
/// integers of four bytes if the range is at most an eighth of the number of rows. nullopt otherwise.
template <class Stored>
std::optional<NearNumbers> nearNumbers(std::span<const Stored> stored) {
    if constexpr (std::is_same_v<Stored, double>) {
        return std::nullopt;
    } else if constexpr (sizeof(Stored) <= 2) {
        return NearNumbers{std::numeric_limits<Stored>::min(), std::size_t{1} << 8 * sizeof(Stored)};
    } else {
        constexpr std::int64_t kMissing = std::numeric_limits<Stored>::min();
        constexpr std::size_t kRowsOfEach = 8;
        std::int64_t least = std::numeric_limits<Stored>::max();
        std::int64_t greatest = kMissing;
        for (const Stored number : stored) {
            least = number == kMissing ? least : std::min<std::int64_t>(least, number);
            greatest = std::max<std::int64_t>(greatest, number);
        }
        const auto count = static_cast<std::size_t>(std::max<std::int64_t>(0, greatest - least + 1));
        return kRowsOfEach * count <= stored.size() ? std::optional(NearNumbers{least, count}) : std::nullopt;
    }
}

/// Returns the estimated number of different numbers in a large column, from a sample. 0 if there are few enough to
/// list them. That is always so if they are close to each other or the column is small.
std::size_t manyLevels(const NumericValues& values) {
    const auto areNear = [](auto stored) { return nearNumbers(stored).has_value(); };
    if (values.size() < 2 * LevelEstimate::kWanted || values.visit(areNear)) {
        return 0;
    }
    LevelEstimate estimate{values.size()};
    const RowSample sample(LevelEstimate::kWanted, values.size());
    Numbering<std::uint64_t> numbers;
    values.visit([&](auto stored) {
        for (std::size_t row = 0; row < stored.size(); ++row) {
            if (!sample.has(row)) {
                continue;
            }
            ++estimate.drawn;
            const double value = NumericValues::unpacked(stored[row]);
            if (!std::isnan(value)) {
                ++estimate.seen;
                numbers.of(bitsOf(value));
            }
        }
    });
    estimate.different = numbers.count();
    return estimate.levels();
}

void countRows(Profile& profile) {
    std::vector<std::size_t> rows(profile.distinct, 0);
    for (const std::int32_t level : profile.levels) {
        if (level >= 0 && static_cast<std::size_t>(level) < profile.distinct) {
            ++rows[static_cast<std::size_t>(level)];
        }
    }
    countLevels(profile, rows);
}

/// Finds the levels of a numeric column, in order of first appearance. Numbers that are close to each other are looked
/// up in a table.
template <class Stored>
void tellLevelsApart(Profile& profile, std::span<const Stored> stored) {
    const auto isMissing = [](Stored number) { return std::isnan(NumericValues::unpacked(number)); };
    if (const auto near = nearNumbers(stored)) {
        const auto placeOf = [&](Stored number) {
            return static_cast<std::size_t>(static_cast<std::int64_t>(number) - near->least);
        };
        std::vector<std::int32_t> table(near->count, -1);
        std::int32_t count = 0;
        for (const Stored number : stored) {
            if (!isMissing(number) && table[placeOf(number)] < 0) {
                table[placeOf(number)] = count++;
            }
        }
        profile.levels = LevelCodes::made(stored.size(), -1, count - 1, {1}, [&](std::size_t row) {
            return isMissing(stored[row]) ? -1 : table[placeOf(stored[row])];
        });
        profile.distinct = static_cast<std::size_t>(count);
        return;
    }
    Numbering<std::uint64_t> numbers;
    PackedWriter<std::int32_t> levels(stored.size());
    for (const Stored number : stored) {
        levels.add(isMissing(number) ? -1 : numbers.of(bitsOf(NumericValues::unpacked(number))));
    }
    profile.levels = levels.take();
    profile.distinct = numbers.count();
}

/// Determines how numbers change from row to row. In a column without any order, the first few rows suffice.
template <class Stored>
void lookAtOrder(Profile& profile, std::span<const Stored> stored) {
    const double first = stored.empty() ? 0.0 : NumericValues::unpacked(stored.front());
    double before = 0.0;
    for (std::size_t row = 0; row < stored.size() && (profile.neverFalls || profile.counts); ++row) {
        const double value = NumericValues::unpacked(stored[row]);
        if (std::isnan(value)) {
            profile.counts = false;
        } else {
            profile.increasing = profile.increasing && (row == 0 || value > before);
            profile.neverFalls = profile.neverFalls && (row == 0 || value >= before);
            profile.counts = profile.counts && (row == 0 || value == before + 1.0 || value == first);
        }
        before = value;
    }
}

template <class Stored>
void lookAtStored(Profile& profile, std::span<const Stored> stored) {
    lookAtOrder(profile, stored);
    const auto isMissing = [](Stored number) { return std::isnan(NumericValues::unpacked(number)); };
    const auto isBroken = [](Stored number) {
        const double value = NumericValues::unpacked(number);
        return !std::isnan(value) && value != std::trunc(value);
    };
    profile.present = stored.size() - static_cast<std::size_t>(std::ranges::count_if(stored, isMissing));
    profile.whole = !std::is_same_v<Stored, double> || std::ranges::none_of(stored, isBroken);
    if (!profile.endless) {
        tellLevelsApart(profile, stored);
    }
}

void lookAtNumbers(Profile& profile) {
    const NumericValues& values = profile.column->numbers();
    const std::size_t many = manyLevels(values);
    profile.endless = many > 0;
    values.visit([&profile](auto stored) { lookAtStored(profile, stored); });
    if (profile.endless) {
        countEndless(profile, many);
    }
    profile.times = epochUnit(*profile.column).has_value();
}

/// Whether the column contains nanoseconds since 1970, which are stored as codes.
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
    profile.present = profile.column->size() - profile.column->missingCount();
    profile.distinct = Levels(*profile.column).count();
    profile.whole = false;
    profile.counts = false;
    profile.increasing = false;
    profile.neverFalls = false;
    profile.sizes = areQuantities(*profile.column);
    const auto isClock = [](const std::string& level) { return isTimeOfDay(level) || level == "Average:"; };
    const bool clocks = std::ranges::all_of(texts.levels, isClock);
    profile.times =
        (clocks && goesByClock(*profile.column)) || dateOrderOf(*profile.column) || areEpochs(*profile.column);
}

/// Returns up to five levels of a column to show: the first texts, or the lowest numbers.
std::vector<std::string> firstLevels(const Column& column) {
    constexpr std::size_t told = 5;
    std::vector<std::string> texts;
    if (!column.isNumeric()) {
        const auto& levels = column.texts().levels;
        texts.assign(levels.begin(), levels.begin() + static_cast<std::ptrdiff_t>(std::min(levels.size(), told)));
        return texts;
    }
    std::vector<double> lowest;
    column.numbers().visit([&](auto stored) {
        for (const auto each : stored) {
            const double value = NumericValues::unpacked(each);
            const bool isHigher = lowest.size() == told && value >= lowest.back();
            if (isHigher || std::isnan(value) || base::contains(lowest, value)) {
                continue;
            }
            lowest.insert(std::lower_bound(lowest.begin(), lowest.end(), value), value);
            lowest.resize(std::min(lowest.size(), told));
        }
    });
    std::transform(lowest.begin(), lowest.end(), std::back_inserter(texts),
                   [](double value) { return base::toText(value); });
    return texts;
}

std::string unitOfFirst(const std::vector<std::string>& levels) {
    const auto first = quantityOf(levels.front());
    return first ? first->unit : std::string();
}

/// Returns the ratio of each level to the one before, if it is always the same; otherwise 0.
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

std::size_t LevelEstimate::levels() const {
    constexpr double kFewLevels = 20'000.0;
    constexpr double kByChance = 1.3;
    if (seen == 0 || rows < 2 * kWanted) {
        return 0;
    }
    // Among n of the rows, each number in `times` rows, so many pairs agree: n^2 (times - 1) / (2 rows).
    const auto n = static_cast<double>(seen);
    const double present = static_cast<double>(rows) * n / static_cast<double>(drawn);
    const double again = n - static_cast<double>(different);
    const double times = 1.0 + again / std::max(1.0, n * n / (2.0 * present));
    const double estimated = times < kByChance ? present : present / times;
    return estimated > kFewLevels ? static_cast<std::size_t>(estimated) : 0;
}

void countLevels(Profile& profile, const std::vector<std::size_t>& rowsOfLevels) {
    profile.distinct = rowsOfLevels.size();
    profile.alone = static_cast<std::size_t>(std::ranges::count(rowsOfLevels, std::size_t{1}));
    if (!rowsOfLevels.empty()) {
        profile.fewest = std::ranges::min(rowsOfLevels);
        profile.most = std::ranges::max(rowsOfLevels);
    }
}

void countEndless(Profile& profile, std::size_t levels) {
    constexpr std::size_t kNearly = 9;  // tenths
    const bool unique = profile.increasing || 10 * levels > kNearly * profile.present;
    profile.distinct = unique ? profile.present : levels;
    profile.alone = unique ? profile.present : 0;
    profile.fewest = profile.most =
        std::max<std::size_t>(1, profile.present / std::max<std::size_t>(1, profile.distinct));
}

Profile profileOf(const Column& column, std::size_t place) {
    Profile profile{.column = &column, .place = place, .levels = {}, .rows = column.size()};
    column.isNumeric() ? lookAtNumbers(profile) : lookAtTexts(profile);
    if (!profile.endless) {
        countRows(profile);
    }
    return profile;
}

bool Profile::isZeroOrOne() const {
    const auto isBit = [](double value) { return std::isnan(value) || value == 0.0 || value == 1.0; };
    return isNumeric() && distinct == 2 && std::all_of(column->numbers().begin(), column->numbers().end(), isBit);
}

bool determines(const Profile& key, const Profile& other) {
    if (key.endless || other.endless) {
        return false;
    }
    constexpr std::int32_t unseen = -2;
    std::vector<std::int32_t> levelBeside(key.codeCount(), unseen);  // index 0: missing cells
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
    ColumnFacts facts{profile.rows, profile.present, profile.distinct, profile.fewest, profile.most};
    facts.first = firstLevels(*profile.column);
    facts.ratio = ratioOf(facts.first);
    facts.estimated = profile.endless && !profile.increasing;
    facts.countsRepetitions = profile.distinct > 1 && namesRepetitions(profile.column->name);
    return facts;
}

bool areBlocks(const Profile& cases) {
    std::size_t blocks = 1;
    for (std::size_t row = 1; row < cases.levels.size() && blocks <= cases.distinct; ++row) {
        blocks += cases.levels[row] != cases.levels[row - 1] ? 1 : 0;
    }
    return blocks == cases.distinct;
}

bool goesOnIn(const Profile& cases, const Profile& numbers) {
    if (!areBlocks(cases)) {
        return false;
    }
    const NumericValues& values = numbers.column->numbers();
    for (std::size_t row = 1; row < cases.levels.size(); ++row) {
        if (cases.levels[row] == cases.levels[row - 1] && !(values[row] > values[row - 1])) {
            return false;
        }
    }
    return true;
}

namespace {

/// Refines `cells` by a column; `rowOf(i)` is the row of the column that code i belongs to.
template <class RowOf>
void splitCells(Cells& cells, const Profile& by, RowOf rowOf) {
    const std::size_t rows = cells.codes.size();
    const std::size_t table = std::max(std::size_t{1} << 22U, 2 * rows);
    const std::size_t levels = by.endless ? 0 : by.codeCount();
    const auto levelOf = [&](std::size_t i) { return static_cast<std::size_t>(by.levels[rowOf(i)] + 1); };
    PackedWriter<std::int32_t> codes(rows);
    if (by.endless) {
        Numbering<std::pair<std::int32_t, std::uint64_t>> numbers;
        for (std::size_t i = 0; i < rows; ++i) {
            codes.add(numbers.of({cells.codes[i], bitsOf(by.column->numbers()[rowOf(i)])}));
        }
        cells = {codes.take(), numbers.count()};
    } else if (levels * cells.count <= table) {
        std::vector<std::int32_t> numbers(levels * cells.count, -1);
        std::int32_t next = 0;
        for (std::size_t i = 0; i < rows; ++i) {
            std::int32_t& number = numbers[cells[i] * levels + levelOf(i)];
            number = number < 0 ? next++ : number;
            codes.add(number);
        }
        cells = {codes.take(), static_cast<std::size_t>(next)};
    } else {
        Numbering<std::uint64_t> numbers;
        for (std::size_t i = 0; i < rows; ++i) {
            codes.add(numbers.of(cells[i] * levels + levelOf(i)));
        }
        cells = {codes.take(), numbers.count()};
    }
}

}  // namespace

void Cells::split(const Profile& by) {
    splitCells(*this, by, [](std::size_t i) { return i; });
}

void Cells::split(const Profile& by, const Rows& rows) {
    splitCells(*this, by, [&rows](std::size_t i) { return rows[i]; });
}

std::vector<std::size_t> Cells::sizes() const {
    std::vector<std::size_t> rows(count, 0);
    for (const std::int32_t code : codes) {
        ++rows[static_cast<std::size_t>(code)];
    }
    return rows;
}

bool hasDigit(const std::string& text) {
    return std::any_of(text.begin(), text.end(), base::isDigit);
}

bool isPath(const std::string& text) {
    return text.starts_with('/') || text.starts_with("./") || text.starts_with("~/") ||
           text.find("://") != std::string::npos;
}

bool isHash(const std::string& text) {
    constexpr std::size_t kShortest = 7;
    return text.size() >= kShortest && text.find_first_not_of("0123456789abcdef") == std::string::npos &&
           hasDigit(text) && text.find_first_of("abcdef") != std::string::npos;
}

bool isSentence(const std::string& text) {
    constexpr std::ptrdiff_t kFewestWords = 4;
    constexpr std::ptrdiff_t kManyWords = 6;
    const std::ptrdiff_t words = 1 + std::ranges::count(text, ' ');
    std::ptrdiff_t small = 0;  // number of words in lower case; titles have few
    for (std::size_t k = 1; k < text.size(); ++k) {
        small += text[k - 1] == ' ' && text[k] >= 'a' && text[k] <= 'z' ? 1 : 0;
    }
    const bool ends = !text.empty() && std::string_view(".?!").find(text.back()) != std::string_view::npos;
    return (words >= kFewestWords && ends) || (words >= kManyWords && 2 * small >= words);
}

bool areMostly(const Column& texts, bool (*is)(const std::string&)) {
    const auto& levels = texts.texts().levels;
    return 2 * std::count_if(levels.begin(), levels.end(), is) > static_cast<std::ptrdiff_t>(levels.size());
}

bool areCodes(const Column& texts) {
    constexpr std::size_t kLongest = 4;
    return std::ranges::all_of(texts.texts().levels, [](const std::string& level) {
        return level.size() <= kLongest && std::ranges::none_of(level, [](unsigned char c) { return c >= 0x80; });
    });
}

std::vector<double> timesOf(const Column& column) {
    const auto order = column.isNumeric() ? std::nullopt : dateOrderOf(column);
    std::vector<double> times;
    const std::size_t rows = column.isNumeric() || order ? column.size() : 0;
    for (std::size_t row = 0; row < rows; ++row) {
        const double at = order ? secondsOf(column.textAt(row), *order).value_or(0.0) : column.numbers()[row];
        if (times.empty() || at != times.back()) {
            times.push_back(at);
        }
    }
    return times;
}

}  // namespace greyscope::data
