#include "core/data/roles/summed_rows.h"

#include <cmath>

#include "core/data/columns/column_clues.h"

namespace greyscope::data {

namespace {

const NumericValues* numbersOf(const Dataset& dataset, const std::string& name) {
    const auto column = dataset.numericColumn(name);
    return column ? &(*column)->numbers() : nullptr;
}

}  // namespace

SummedRows::SummedRows(const Dataset& dataset, const std::string& metric)
    : m_means(numbersOf(dataset, metric)),
      m_counts(numbersOf(dataset, metric + std::string(kCountEnding))),
      m_variances(numbersOf(dataset, metric + std::string(kVarianceEnding))) {
    if (m_means == nullptr || m_counts == nullptr || m_variances == nullptr) {
        return;
    }
    for (std::size_t row = 0; row < dataset.rowCount() && !m_any; ++row) {
        const auto moments = at(row);
        m_any = moments && moments->count > 1;
    }
}

std::optional<base::Moments> SummedRows::at(std::size_t row) const {
    constexpr double kMost = 1e15;  // a whole number
    if (m_means == nullptr || m_counts == nullptr || m_variances == nullptr) {
        return std::nullopt;
    }
    const double count = (*m_counts)[row];
    const double variance = (*m_variances)[row];
    if (!std::isfinite((*m_means)[row]) || !(count >= 1.0 && count <= kMost) || count != std::floor(count) ||
        (count > 1.0 && !(variance >= 0.0 && std::isfinite(variance)))) {
        return std::nullopt;
    }
    return base::Moments{static_cast<std::size_t>(count), (*m_means)[row], count > 1.0 ? std::sqrt(variance) : 0.0};
}

}  // namespace greyscope::data
