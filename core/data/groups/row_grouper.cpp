#include "core/data/groups/row_grouper.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <numeric>
#include <set>

#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/levels.h"
#include "core/data/roles/total_words.h"
#include "core/data/row_weights.h"
#include "core/data/series/invalid_results.h"
#include "core/data/table_layout.h"

namespace greyscope::data {

namespace {

constexpr std::size_t kMostNumbers = 256;  ///< levels of a numeric column with few levels
constexpr std::size_t kMostTexts = 4096;   ///< levels of a text column
constexpr std::size_t kMostClasses = 65'536;
constexpr std::size_t kRowsOfEach = 8;                     ///< a class has at least so many rows on average
constexpr std::uint64_t kMissingCell = ~std::uint64_t{0};  ///< a NaN that no cell contains

std::uint64_t cellAt(const Column& column, std::size_t row) {
    if (!column.isNumeric()) {
        const std::int32_t code = column.texts().codes[row];
        return code < 0 ? kMissingCell : static_cast<std::uint64_t>(code);
    }
    const double value = column.numbers()[row];
    return std::isnan(value) ? kMissingCell : std::bit_cast<std::uint64_t>(value == 0.0 ? 0.0 : value);
}

bool hasFraction(const NumericValues& numbers) {
    return numbers.visit([](auto stored) {
        return std::ranges::any_of(stored, [](auto each) {
            const double value = NumericValues::unpacked(each);
            return !std::isnan(value) && value != std::trunc(value);
        });
    });
}

bool hasFewLevels(const Column& column) {
    return Levels(column).count() <= (column.isNumeric() ? kMostNumbers : kMostTexts);
}

/// Whether the column numbers repetitions, of which there may be more and more.
bool numbersRepetitions(const Column& column) {
    return column.isNumeric() && namesRepetitions(column.name) && !hasFraction(column.numbers());
}

/// Whether a text begins as a number, perhaps with a unit or a flag, does.
bool mayBeNumber(const std::string& text) {
    return text.empty() || std::string_view("0123456789+-.,([<>~=:\xe2").find(text.front()) != std::string_view::npos;
}

/// Whether cells of the column may be read by how often they occur.
bool needsEveryCell(const Column& column) {
    if (column.isNumeric()) {
        return std::ranges::any_of(column.words, [](const auto& word) {
            return mayBeNumber(word.second) || word.second.find_first_of("0123456789") != std::string::npos;
        });
    }
    const std::vector<std::string>& levels = column.texts().levels;
    const auto numbers = std::ranges::count_if(levels, mayBeNumber);
    return (numbers > 0 && numbers < std::ssize(levels)) || std::ranges::find(levels, "NA") != levels.end() ||
           std::ranges::any_of(levels, mayBeTotal);
}

std::optional<KeptRows> obstacleOf(const Column& column) {
    if (column.name == kInvalidColumn || column.name == kIncompleteColumn || nameHas(NameSense::bound, column.name)) {
        return KeptRows{RowsNeeded::name, column.name};
    }
    if (needsEveryCell(column)) {
        return KeptRows{RowsNeeded::cells, column.name};
    }
    if (hasFewLevels(column) || numbersRepetitions(column) || (column.isNumeric() && hasFraction(column.numbers()))) {
        return std::nullopt;
    }
    return KeptRows{column.isNumeric() ? RowsNeeded::wholeNumbers : RowsNeeded::manyLevels, column.name};
}

Column withoutCells(const Column& column) {
    Column meta{column.name, column.unit, {}};
    if (!column.isNumeric()) {
        meta.values = TextValues{column.texts().levels, {}};
    }
    return meta;
}

/// Returns the first column with many levels that is not a measurement: the sample does not tell what it is then.
std::optional<KeptRows> doubtfulRole(const Dataset& dataset, const std::vector<std::size_t>& many) {
    base::NoProgress progress;
    const auto layout = guessLayout(dataset, progress);
    if (!layout || layout->wide || layout->roles.keys.empty()) {
        return KeptRows{RowsNeeded::roles, {}};
    }
    for (const std::size_t column : many) {
        const std::string& name = dataset.columns()[column].name;
        const RoleReason& reason = layout->guess.reasons[column];
        const bool counts = reason.clue == RoleClue::namedRepetition || reason.clue == RoleClue::constant;
        if (reason.role != Role::metric && !counts) {
            return KeptRows{RowsNeeded::roles, name};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<KeptRows> RowGrouper::obstacle(const std::vector<Column>& slice) {
    for (const Column& column : slice) {
        if (auto found = obstacleOf(column)) {
            return found;
        }
    }
    return std::nullopt;
}

std::optional<KeptRows> RowGrouper::obstacleIn(const Dataset& sample) {
    RowGrouper grouper(false, sample.rowCount());
    auto found = grouper.add(sample.columns(), sample.lines());
    if (!found) {
        const Dataset rows = *Dataset::create(grouper.sample().columns);
        found = grouper.finish(rows);
    }
    const bool canEstimate = sample.rowCount() >= 2 * LevelEstimate::kWanted;
    return found && found->why == RowsNeeded::fewFractions && !canEstimate ? std::nullopt : found;
}

void RowGrouper::begin(const std::vector<Column>& slice) {
    for (std::size_t column = 0; column < slice.size(); ++column) {
        (hasFewLevels(slice[column]) && !numbersRepetitions(slice[column]) ? m_few : m_many).push_back(column);
        m_meta.push_back(withoutCells(slice[column]));
    }
    for (const std::size_t column : m_many) {
        m_measured.push_back({column, {}, {}});
        m_counts.push_back(hasFraction(slice[column].numbers()) ? std::nullopt : std::optional(WholeCounts()));
    }
    m_levelOf.resize(m_few.size());
    m_order.begin(slice, m_few, m_many);
}

std::optional<KeptRows> RowGrouper::add(const std::vector<Column>& slice, const SourceLines& lines) {
    if (m_meta.empty()) {
        if (auto found = obstacle(slice)) {
            return found;
        }
        begin(slice);
    }
    for (std::size_t column = 0; column < slice.size(); ++column) {
        if (needsEveryCell(slice[column])) {
            return KeptRows{RowsNeeded::cells, slice[column].name};
        }
        if (!slice[column].isNumeric()) {
            std::get<TextValues>(m_meta[column].values).levels = slice[column].texts().levels;
        }
    }
    const std::vector<std::uint32_t> ofRow = classesOf(slice, lines);
    if (m_sizes.size() > kMostClasses) {
        return KeptRows{RowsNeeded::manyLevels, {}};
    }
    for (std::size_t each = m_levels.size(); each < m_sizes.size(); ++each) {
        std::vector<std::uint32_t>& levels = m_levels.emplace_back();
        for (std::size_t few = 0; few < m_few.size(); ++few) {
            const auto next = static_cast<std::uint32_t>(m_levelOf[few].size());
            levels.push_back(m_levelOf[few].try_emplace((*m_keys[each])[few], next).first->second);
        }
    }
    for (std::size_t many = 0; many < m_many.size(); ++many) {
        if (m_counts[many] && !m_counts[many]->add(slice[m_many[many]].numbers())) {
            return KeptRows{RowsNeeded::wholeNumbers, slice[m_many[many]].name};
        }
    }
    m_order.add(slice, ofRow, m_levels);
    measure(slice, ofRow, lines);
    keep(slice, ofRow, lines);
    m_rows += ofRow.size();
    return std::nullopt;
}

/// Returns the class of each row, and counts the rows of each class.
std::vector<std::uint32_t> RowGrouper::classesOf(const std::vector<Column>& slice, const SourceLines& lines) {
    const Rows all = Rows::all(slice.front().size());
    std::vector<const Column*> columns;
    for (const std::size_t few : m_few) {
        columns.push_back(&slice[few]);
    }
    Coding coding = codesOf(columns, all);
    orderByAppearance(coding);  // so that new classes are numbered by their first row
    std::vector<std::uint32_t> known;
    for (const std::size_t row : all.empty() ? std::vector<std::size_t>() : firstRows(coding, all)) {
        Key key;
        for (const Column* column : columns) {
            key.push_back(cellAt(*column, row));
        }
        const auto next = static_cast<std::uint32_t>(m_classes.size());
        const auto [place, isNew] = m_classes.try_emplace(std::move(key), next);
        if (isNew) {
            m_keys.push_back(&place->first);
            m_firsts.push_back(keptRow(slice, row, next, lines));
        }
        known.push_back(place->second);
    }
    m_sizes.resize(m_classes.size(), 0);
    std::vector<std::uint32_t> ofRow(all.size());
    coding.codes.visit([&](auto codes) {
        for (std::size_t row = 0; row < ofRow.size(); ++row) {
            ofRow[row] = known[static_cast<std::size_t>(codes[row])];
            ++m_sizes[ofRow[row]];
        }
    });
    return ofRow;
}

/// Each thread sums the rows of a part for itself. With many classes, the parts would take too much memory.
void RowGrouper::measure(const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow,
                         const SourceLines& lines) {
    constexpr std::size_t kFewClasses = 4096;
    const base::Threads threads = base::Threads::available();
    const std::size_t classes = m_sizes.size();
    const std::size_t parts =
        classes <= kFewClasses ? std::min(threads.count, base::partsOf(ofRow.size())) : std::size_t{1};
    for (std::size_t many = 0; many < m_many.size(); ++many) {
        RowGroups::Measured& measured = m_measured[many];
        if (m_counts[many]) {
            continue;
        }
        measured.values.resize(classes);
        measured.missing.resize(classes);
        const Column& column = slice[measured.column];
        std::vector<std::vector<MeasuredValues>> sums(parts);
        base::forEachPart(ofRow.size(), parts, threads, [&](std::size_t part, std::size_t row, std::size_t end) {
            std::vector<MeasuredValues>& own = parts == 1 ? measured.values : sums[part];
            own.resize(classes);
            column.numbers().visit([&](auto stored) {
                for (; row < end; ++row) {
                    const double value = NumericValues::unpacked(stored[row]);
                    if (!std::isnan(value)) {
                        own[ofRow[row]].add(value, m_squares);
                    }
                }
            });
        });
        for (const std::vector<MeasuredValues>& own : sums) {
            for (std::size_t each = 0; each < own.size(); ++each) {
                if (own[each].count() > 0) {
                    measured.values[each].add(own[each]);
                }
            }
        }
        const bool complete = column.missingCount() == 0;
        for (std::size_t row = 0; row < ofRow.size() && !complete; ++row) {
            RowGroups::Missing& missing = measured.missing[ofRow[row]];
            if (column.missingAt(row) && missing.rows++ == 0) {
                missing.firstLine = lines.at(m_rows + row);
            }
        }
        for (const std::size_t row : column.notNumbers) {
            ++measured.missing[ofRow[row]].notNumbers;
        }
        for (const std::size_t row : column.notFinite) {
            ++measured.missing[ofRow[row]].notFinite;
        }
    }
}

RowGrouper::Kept RowGrouper::keptRow(const std::vector<Column>& slice, std::size_t row, std::uint32_t ofClass,
                                     const SourceLines& lines) const {
    Kept kept{m_rows + row, lines.at(m_rows + row), ofClass, {}};
    for (const std::size_t column : m_many) {
        kept.values.push_back(slice[column].numbers()[row]);
    }
    return kept;
}

void RowGrouper::keep(const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow,
                      const SourceLines& lines) {
    for (std::size_t row = 0; row < ofRow.size(); ++row) {
        if (!m_sample.has(m_rows + row)) {
            continue;
        }
        m_kept.push_back(keptRow(slice, row, ofRow[row], lines));
        while (m_kept.size() > m_most) {
            m_sample.halve();
            std::erase_if(m_kept, [this](const Kept& kept) { return !m_sample.has(kept.row); });
        }
    }
}

/// Returns a column with few levels with the cells of these classes.
Column RowGrouper::cellsOf(const Column& column, std::size_t few, const std::vector<std::uint32_t>& classes) const {
    Column filled = column;
    NumericValues numbers;
    for (const std::uint32_t each : classes) {
        const std::uint64_t cell = (*m_keys[each])[few];
        if (!column.isNumeric()) {
            std::get<TextValues>(filled.values)
                .codes.push_back(cell == kMissingCell ? -1 : static_cast<std::int32_t>(cell));
        } else {
            numbers.push_back(cell == kMissingCell ? std::numeric_limits<double>::quiet_NaN()
                                                   : std::bit_cast<double>(cell));
        }
    }
    if (column.isNumeric()) {
        filled.values = std::move(numbers);
    }
    return filled;
}

RowGrouper::Sample RowGrouper::sample() {
    std::vector<Kept> rows = m_kept;
    rows.insert(rows.end(), m_firsts.begin(), m_firsts.end());
    std::ranges::stable_sort(rows, {}, &Kept::row);
    const auto isSame = [](const Kept& one, const Kept& other) { return one.row == other.row; };
    rows.erase(std::unique(rows.begin(), rows.end(), isSame), rows.end());
    Sample sample{m_meta, {}};
    m_sampled.clear();
    for (const Kept& kept : rows) {
        sample.lines.add(kept.line);
        m_sampled.push_back(kept.ofClass);
    }
    for (std::size_t few = 0; few < m_few.size(); ++few) {
        sample.columns[m_few[few]] = cellsOf(m_meta[m_few[few]], few, m_sampled);
    }
    for (std::size_t many = 0; many < m_many.size(); ++many) {
        NumericValues numbers;
        for (const Kept& kept : rows) {
            numbers.push_back(kept.values[many]);
        }
        sample.columns[m_many[many]].values = std::move(numbers);
    }
    return sample;
}

Profile RowGrouper::profileOfFew(const Column& column, std::size_t few) const {
    std::map<std::uint64_t, std::size_t> rows;
    for (std::size_t each = 0; each < m_sizes.size(); ++each) {
        rows[(*m_keys[each])[few]] += m_sizes[each];
    }
    rows.erase(kMissingCell);
    Profile profile;
    profile.whole = column.isNumeric();
    std::vector<std::size_t> counts;
    for (const auto& [cell, count] : rows) {
        const auto number = std::bit_cast<double>(cell);
        profile.whole = profile.whole && number == std::trunc(number);
        profile.present += count;
        counts.push_back(count);
    }
    countLevels(profile, counts);
    return profile;
}

/// `distinct` is 0 if the levels are too few to be estimated.
Profile RowGrouper::profileOfMany(std::size_t many) const {
    LevelEstimate estimate{m_rows};
    const RowSample sample(LevelEstimate::kWanted, m_rows);
    std::set<double> different;
    for (const Kept& kept : m_kept) {
        const double value = kept.values[many];
        estimate.drawn += sample.has(kept.row) ? 1 : 0;
        if (sample.has(kept.row) && !std::isnan(value)) {
            ++estimate.seen;
            different.insert(value);
        }
    }
    estimate.different = different.size();
    Profile profile;
    profile.whole = m_counts[many].has_value();
    const std::vector<std::size_t> counts =
        profile.whole ? m_counts[many]->rowsOfNumbers() : std::vector<std::size_t>();
    profile.present = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    for (const MeasuredValues& values : m_measured[many].values) {
        profile.present += values.count();
    }
    profile.increasing = m_order.numbers(m_many[many]).increasing;
    profile.endless = estimate.levels() > 0 && !(profile.whole && m_counts[many]->areNear(m_rows));
    if (profile.endless) {
        countEndless(profile, estimate.levels());
    } else if (profile.whole) {
        countLevels(profile, counts);
    }
    return profile;
}

/// Returns the statistics of all rows of each column.
std::vector<Profile> RowGrouper::profiles(const Dataset& dataset) const {
    std::vector<Profile> profiles(m_meta.size());
    for (std::size_t few = 0; few < m_few.size(); ++few) {
        profiles[m_few[few]] = profileOfFew(dataset.columns()[m_few[few]], few);
        profiles[m_few[few]].turns = m_order.takesTurns(few);
    }
    for (std::size_t many = 0; many < m_many.size(); ++many) {
        profiles[m_many[many]] = profileOfMany(many);
    }
    for (std::size_t column = 0; column < profiles.size(); ++column) {
        const OrderOfRows::Numbers& order = m_order.numbers(column);
        profiles[column].place = column;
        profiles[column].rows = m_rows;
        profiles[column].increasing = order.increasing;
        profiles[column].neverFalls = order.neverFalls;
        profiles[column].counts = order.counts;
    }
    return profiles;
}

/// Returns the first column whose role may depend on the order of the rows, of which the sample keeps only a part.
std::optional<KeptRows> RowGrouper::orderedColumn(const Dataset& dataset, const std::vector<Profile>& profiles) const {
    std::vector<Profile> numbers;
    for (const std::size_t column : m_many) {
        numbers.push_back(profileOf(dataset.columns()[column], column));
    }
    for (const Profile& profile : profiles) {
        if (profile.increasing && profile.distinct > 1) {
            return KeptRows{RowsNeeded::inOrder, m_meta[profile.place].name};
        }
    }
    for (std::size_t few = 0; few < m_few.size(); ++few) {
        const Profile cases = profileOf(dataset.columns()[m_few[few]], m_few[few]);
        bool ordered = m_order.areBlocks(few) != areBlocks(cases);
        for (std::size_t many = 0; many < m_many.size() && !ordered; ++many) {
            ordered = m_order.risesIn(few, many) || goesOnIn(cases, numbers[many]);
        }
        if (ordered && cases.distinct > 1) {
            return KeptRows{RowsNeeded::inOrder, m_meta[m_few[few]].name};
        }
    }
    return std::nullopt;
}

/// Returns one row for each class.
Dataset RowGrouper::classTable(const Dataset& dataset) const {
    std::vector<std::uint32_t> all(m_sizes.size());
    std::iota(all.begin(), all.end(), std::uint32_t{0});
    std::vector<Column> columns;
    SourceLines lines;
    for (const Column& column : dataset.columns()) {
        columns.push_back(column);
        columns.back().values = m_meta[columns.size() - 1].values;
    }
    for (std::size_t few = 0; few < m_few.size(); ++few) {
        columns[m_few[few]] = cellsOf(columns[m_few[few]], few, all);
    }
    for (const RowGroups::Measured& measured : m_measured) {
        NumericValues cells(m_sizes.size());
        for (std::size_t each = 0; each < measured.values.size(); ++each) {
            cells.set(each, measured.values[each].count() > 0 ? 0.0 : std::numeric_limits<double>::quiet_NaN());
        }
        columns[measured.column].values = std::move(cells);
    }
    for (const Kept& first : m_firsts) {
        lines.add(first.line);
    }
    Dataset table = *Dataset::create(std::move(columns), std::move(lines));
    table.remember(RowWeights{m_sizes});
    return table;
}

RowClasses RowGrouper::classesOfSample() const {
    RowClasses classes{LevelCodes(m_sampled.size()), {}, m_sizes, std::vector<bool>(m_meta.size(), false)};
    std::vector<std::size_t> first(m_sizes.size(), m_sampled.size());
    for (std::size_t row = 0; row < m_sampled.size(); ++row) {
        classes.of.set(row, static_cast<std::int32_t>(m_sampled[row]));
        first[m_sampled[row]] = std::min(first[m_sampled[row]], row);
    }
    classes.first = Rows(first);
    for (const std::size_t column : m_few) {
        classes.isFew[column] = true;
    }
    return classes;
}

std::optional<KeptRows> RowGrouper::finish(const Dataset& dataset) {
    if (kRowsOfEach * m_sizes.size() > m_rows || dataset.rowCount() < 2 * m_sizes.size()) {
        return KeptRows{RowsNeeded::manyLevels, {}};
    }
    RowGroups groups{.rows = m_rows, .profiles = profiles(dataset), .squares = m_squares};
    for (const std::size_t column : m_many) {
        if (!groups.profiles[column].endless && !groups.profiles[column].whole) {
            return KeptRows{RowsNeeded::fewFractions, m_meta[column].name};
        }
    }
    if (auto found = orderedColumn(dataset, groups.profiles)) {
        return found;
    }
    RowClasses classes = classesOfSample();
    groups.examples.assign(classes.first.begin(), classes.first.end());
    groups.classes = std::make_shared<const Dataset>(classTable(dataset));
    groups.measured = std::move(m_measured);
    dataset.remember(std::move(groups));
    dataset.remember(std::move(classes));
    return doubtfulRole(dataset, m_many);
}

}  // namespace greyscope::data
