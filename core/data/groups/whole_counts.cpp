#include "core/data/groups/whole_counts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace greyscope::data {

bool WholeCounts::add(const NumericValues& numbers) {
    constexpr std::size_t kMost = std::size_t{1} << 22U;
    constexpr double kFarthest = 1e9;
    return numbers.visit([&](auto stored) {
        for (const auto each : stored) {
            const double value = NumericValues::unpacked(each);
            if (std::isnan(value)) {
                continue;
            }
            if (value != std::trunc(value) || std::abs(value) > kFarthest) {
                return false;
            }
            const auto number = static_cast<std::int64_t>(value);
            if (m_rows.empty()) {
                m_low = number;
            }
            const std::int64_t low = std::min(m_low, number);
            const auto size =
                static_cast<std::size_t>(std::max(m_low + static_cast<std::int64_t>(m_rows.size()), number + 1) - low);
            if (size > kMost) {
                return false;
            }
            if (low < m_low) {
                m_rows.insert(m_rows.begin(), static_cast<std::size_t>(m_low - low), 0);
                m_low = low;
            }
            m_rows.resize(std::max(size, m_rows.size()), 0);
            ++m_rows[static_cast<std::size_t>(number - m_low)];
        }
        return true;
    });
}

std::vector<std::size_t> WholeCounts::rowsOfNumbers() const {
    std::vector<std::size_t> rows;
    std::ranges::copy_if(m_rows, std::back_inserter(rows), [](std::uint32_t count) { return count > 0; });
    return rows;
}

bool WholeCounts::areNear(std::size_t rows) const {
    constexpr std::size_t kRowsOfEach = 8;
    const std::int64_t high = m_low + static_cast<std::int64_t>(m_rows.size()) - 1;
    const bool small =
        m_low > std::numeric_limits<std::int16_t>::min() && high <= std::numeric_limits<std::int16_t>::max();
    return small || kRowsOfEach * m_rows.size() <= rows;
}

}  // namespace greyscope::data
