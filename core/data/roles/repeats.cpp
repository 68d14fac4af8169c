#include "core/data/roles/repeats.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

#include "core/base/contains.h"
#include "core/base/prefetch.h"
#include "core/base/text.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_clues.h"
#include "core/data/roles/roles.h"
#include "core/data/row_classes.h"
#include "core/data/series/series_table.h"

namespace greyscope::data {

std::vector<const Column*> columnsNamed(const Dataset& dataset, const std::vector<std::string>& names) {
    std::vector<const Column*> columns;
    for (const std::string& name : names) {
        columns.push_back(*dataset.column(name));
    }
    return columns;
}

namespace {

/// Whether no two of these rows have the same code.
bool allDiffer(const LevelCodes& codeOf, RowSpan rows) {
    std::vector<std::int32_t> codes(rows.size());
    std::ranges::transform(rows, codes.begin(), [&](RowNumber row) { return codeOf[row]; });
    const auto [least, most] = std::minmax_element(codes.begin(), codes.end());
    const auto reach = static_cast<std::size_t>(*most - *least) + 1;
    constexpr std::size_t kRoomPerRow = 8;
    if (reach <= kRoomPerRow * rows.size()) {
        std::vector<char> met(reach, 0);
        return std::ranges::all_of(codes, [&met, least = *least](std::int32_t code) {
            return std::exchange(met[static_cast<std::size_t>(code - least)], 1) == 0;
        });
    }
    std::ranges::sort(codes);
    return std::ranges::adjacent_find(codes) == codes.end();
}

}  // namespace

RepeatTest::RepeatTest(const Dataset& dataset, std::vector<std::string> repeats, std::vector<std::string> settings,
                       const Rows& rows)
    : m_dataset(dataset), m_repeats(std::move(repeats)), m_settings(std::move(settings)), m_rows(rows) {}

LevelCodes RepeatTest::codesByRow(const std::vector<std::string>& columns) const {
    Coding coding = codesOf(m_dataset, columnsNamed(m_dataset, columns), m_rows);
    if (m_rows.areFirst()) {
        return std::move(coding.codes);
    }
    LevelCodes byRow(m_dataset.rowCount());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        byRow.set(m_rows[i], coding.codes[i]);
    }
    return byRow;
}

void RepeatTest::codeRows() {
    if (m_repeats.empty()) {
        const auto apart = columnsTellingApart(m_dataset, m_rows);
        m_settings.insert(m_settings.end(), apart.begin(), apart.end());
    }
    m_repeatOf = codesByRow(m_repeats);
    m_settingOf = codesByRow(m_settings);
}

bool RepeatTest::operator()(RowSpan rows) {
    if (m_repeats.empty() && m_settings.empty()) {
        return false;
    }
    std::call_once(m_coded, [this] { codeRows(); });
    const auto agrees = [&](RowNumber row) { return m_settingOf[row] == m_settingOf[rows.front()]; };
    return std::ranges::all_of(rows, agrees) && (m_repeats.empty() || allDiffer(m_repeatOf, rows));
}

std::vector<std::string> settingsOfRepeats(const Roles& roles, const std::vector<std::string>& repeats) {
    std::vector<std::string> settings = settingsOf(roles);
    if (repeats.empty()) {
        settings.insert(settings.end(), roles.descriptions.begin(), roles.descriptions.end());
    }
    std::erase_if(settings, [&](const std::string& column) { return base::contains(repeats, column); });
    return settings;
}

Aggregation ofRepeats(Aggregation asked) {
    return asked == Aggregation::none ? Aggregation::mean : asked;
}

std::vector<std::string> runsSummed(const Aggregation& asked, const std::vector<std::string>& repeats) {
    std::vector<std::string> runs = asked == Aggregation::sum ? repeats : std::vector<std::string>();
    std::erase_if(runs, namesRunPart);
    return runs;
}

std::vector<std::string> partsOfRun(const Dataset& dataset, const Column& metric, RowSpan rows) {
    std::vector<std::string> parts;
    if (rows.empty()) {
        return parts;
    }
    for (const Column& column : dataset.columns()) {
        const auto differs = [&](std::size_t row) { return column.textAt(row) != column.textAt(rows.front()); };
        if (addsUp(metric) && namesRunPart(column.name) && std::any_of(rows.begin(), rows.end(), differs)) {
            parts.push_back(column.name);
        }
    }
    return parts;
}

base::Error duplicateError(const Dataset& dataset, const Column& metric,
                           const std::pair<std::string, std::string>& seriesAndPoint, std::size_t values,
                           RowSpan rows) {
    std::vector<std::string> apart = columnsTellingApart(dataset, Rows(rows));
    std::erase(apart, metric.name);
    base::Error error{base::ErrorCode::duplicatePoint,
                      {seriesAndPoint.first, seriesAndPoint.second, std::to_string(values), base::joined(apart, ", ")},
                      {}};
    if (const auto parts = partsOfRun(dataset, metric, rows); !parts.empty()) {
        error.arguments.push_back(base::joined(parts, ", "));
    }
    return error;
}

PointValues::PointValues(const Dataset& dataset, const Column& metric, const Aggregation& asked,
                         const std::vector<std::string>& runs)
    : m_numbers(metric.numbers()), m_how(ofRepeats(asked)) {
    const bool ofRows = asked == Aggregation::sum || asked == Aggregation::count || asked.isSpread();
    if (SummedRows summed(dataset, ofRows ? metric.name : std::string()); summed.any()) {
        m_summed = summed;
    }
    if (!runs.empty()) {
        m_how = Aggregation::mean;
        m_runOf = codesOf(dataset, columnsNamed(dataset, runs), Rows::all(dataset.rowCount())).codes;
    }
}

base::Moments PointValues::rowAt(std::size_t row) const {
    return (m_summed ? m_summed->at(row) : std::nullopt).value_or(base::Moments{1, m_numbers[row], 0.0});
}

namespace {

/// Appends the finite numbers of these rows to `values`. The rows are far apart in memory, so each number is prefetched
/// before it is needed.
void takeFinite(const NumericValues& numbers, RowSpan rows, std::vector<double>& values) {
    constexpr std::size_t kAhead = 32;
    numbers.visit([&](auto stored) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            base::prefetch(&stored[rows[std::min(i + kAhead, rows.size() - 1)]]);
            const double number = NumericValues::unpacked(stored[rows[i]]);
            if (std::isfinite(number)) {
                values.push_back(number);
            }
        }
    });
}

}  // namespace

std::size_t PointValues::take(RowSpan rows, std::vector<double>& values) const {
    values.clear();
    if (m_runOf.empty() && !(m_summed && m_how == Aggregation::sum)) {
        takeFinite(m_numbers, rows, values);
        return values.size();
    }
    std::vector<std::pair<std::int32_t, double>> ofRuns;
    for (const std::size_t row : rows) {
        if (!std::isfinite(m_numbers[row])) {
            continue;
        }
        const bool sums = m_summed && (m_how == Aggregation::sum || !m_runOf.empty());
        const double number = m_numbers[row] * (sums ? static_cast<double>(rowAt(row).count) : 1.0);
        if (m_runOf.empty()) {
            values.push_back(number);
        } else {
            ofRuns.emplace_back(m_runOf[row], number);
        }
    }
    if (m_runOf.empty()) {
        return values.size();
    }
    std::stable_sort(ofRuns.begin(), ofRuns.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto run = ofRuns.begin(); run != ofRuns.end();) {
        std::vector<double> parts;
        for (const std::int32_t number = run->first; run != ofRuns.end() && run->first == number; ++run) {
            parts.push_back(run->second);
        }
        values.push_back(aggregated(parts, Aggregation::sum));
    }
    return ofRuns.size();
}

double PointValues::value(RowSpan rows, std::vector<double>& values) const {
    if (!m_summed || !(m_how == Aggregation::count || m_how.isSpread())) {
        return aggregated(values, m_how);
    }
    std::vector<base::Moments> parts;
    for (const std::size_t row : rows) {
        if (std::isfinite(m_numbers[row])) {
            parts.push_back(rowAt(row));
        }
    }
    return aggregatedOf(base::together(parts), m_how);
}

std::vector<std::string> columnsTellingApart(const Dataset& dataset, const Rows& rows) {
    const auto roles = guessRoles(dataset);
    if (!roles || rows.empty()) {
        return {};
    }
    std::vector<std::string> names = settingsOf(*roles);
    names.insert(names.end(), roles->repetitions.begin(), roles->repetitions.end());
    names.insert(names.end(), roles->descriptions.begin(), roles->descriptions.end());
    std::erase_if(names, [&](const std::string& name) {
        const Column& column = **dataset.column(name);
        const auto same = [&, first = rows.front()](std::size_t row) {
            return column.isNumeric() ? sameNumber(column.numbers()[row], column.numbers()[first])
                                      : column.texts().codes[row] == column.texts().codes[first];
        };
        return std::all_of(rows.begin(), rows.end(), same);
    });
    return names;
}

}  // namespace greyscope::data
