#include "core/data/repeats.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/contains.h"
#include "core/data/coding.h"
#include "core/data/roles.h"
#include "core/data/series_table.h"

namespace greyscope::data {

RepeatTest::RepeatTest(const Dataset& dataset, std::vector<std::string> repeats, std::vector<std::string> settings,
                       const std::vector<std::size_t>& rows)
    : m_dataset(dataset), m_repeats(std::move(repeats)), m_settings(std::move(settings)), m_rows(rows) {}

std::vector<std::size_t> RepeatTest::codesByRow(const std::vector<std::string>& columns) const {
    std::vector<const Column*> found;
    for (const std::string& name : columns) {
        found.push_back(*m_dataset.column(name));
    }
    const Coding coding = codesOf(found, m_rows);
    std::vector<std::size_t> byRow(m_dataset.rowCount());
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        byRow[m_rows[i]] = coding.codes[i];
    }
    return byRow;
}

bool RepeatTest::operator()(std::span<const std::size_t> rows) {
    if (m_repeats.empty() && m_settings.empty()) {
        return false;
    }
    if (m_settingOf.empty()) {
        if (m_repeats.empty()) {
            const auto apart = columnsTellingApart(m_dataset, m_rows);
            m_settings.insert(m_settings.end(), apart.begin(), apart.end());
        }
        m_repeatOf = codesByRow(m_repeats);
        m_settingOf = codesByRow(m_settings);
    }
    std::vector<std::size_t> codes;
    for (const std::size_t row : rows) {
        if (m_settingOf[row] != m_settingOf[rows.front()]) {
            return false;
        }
        codes.push_back(m_repeatOf[row]);
    }
    std::sort(codes.begin(), codes.end());
    return m_repeats.empty() || std::adjacent_find(codes.begin(), codes.end()) == codes.end();
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

std::vector<std::string> columnsTellingApart(const Dataset& dataset, std::span<const std::size_t> rows) {
    const auto roles = guessRoles(dataset);
    if (!roles || rows.empty()) {
        return {};
    }
    std::vector<std::string> names = settingsOf(*roles);
    names.insert(names.end(), roles->repetitions.begin(), roles->repetitions.end());
    names.insert(names.end(), roles->descriptions.begin(), roles->descriptions.end());
    std::erase_if(names, [&](const std::string& name) {
        const Column& column = **dataset.column(name);
        return std::all_of(rows.begin(), rows.end(),
                           [&](std::size_t row) { return column.textAt(row) == column.textAt(rows.front()); });
    });
    return names;
}

namespace {

double meanOf(const std::vector<double>& values) {
    const double n = static_cast<double>(values.size());
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    return std::isfinite(sum) ? sum / n
                              : std::accumulate(values.begin(), values.end(), 0.0,
                                                [n](double mean, double value) { return mean + value / n; });
}

}  // namespace

double aggregated(std::vector<double>& values, Aggregation how) {
    switch (how) {
        case Aggregation::none:
            break;
        case Aggregation::mean:
            return meanOf(values);
        case Aggregation::max:
            return *std::max_element(values.begin(), values.end());
        case Aggregation::median: {
            const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
            std::nth_element(values.begin(), middle, values.end());
            return values.size() % 2 == 1 ? *middle : std::midpoint(*std::max_element(values.begin(), middle), *middle);
        }
    }
    return values.front();
}

}  // namespace greyscope::data
