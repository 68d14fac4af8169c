#include "core/stats/summed_rows.h"

#include <algorithm>
#include <cmath>

#include "core/data/column_clues.h"

namespace greyscope::stats {

namespace {

const data::NumericValues* numbersOf(const data::Dataset& dataset, const std::string& name) {
    const auto column = dataset.numericColumn(name);
    return column ? &(*column)->numbers() : nullptr;
}

}  // namespace

SummedRows::SummedRows(const data::Dataset& dataset, const std::string& metric)
    : m_means(numbersOf(dataset, metric)),
      m_counts(numbersOf(dataset, metric + std::string(data::kCountEnding))),
      m_variances(numbersOf(dataset, metric + std::string(data::kVarianceEnding))) {
    if (m_means == nullptr || m_counts == nullptr || m_variances == nullptr) {
        return;
    }
    for (std::size_t row = 0; row < dataset.rowCount() && !m_any; ++row) {
        const auto moments = at(row);
        m_any = moments && moments->count > 1;
    }
}

std::optional<Moments> SummedRows::at(std::size_t row) const {
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
    return Moments{static_cast<std::size_t>(count), (*m_means)[row], count > 1.0 ? std::sqrt(variance) : 0.0};
}

Moments together(std::span<const Moments> samples) {
    double count = 0.0;
    double mean = 0.0;
    double squares = 0.0;
    for (const Moments& sample : samples) {  // Chan, Golub & LeVeque 1983
        const auto more = static_cast<double>(sample.count);
        const double apart = sample.mean - mean;
        const double all = count + more;
        squares += sample.deviation * sample.deviation * (more - 1.0) + apart * apart * count * more / all;
        mean += apart * more / all;
        count = all;
    }
    const double deviation = count > 1.0 ? std::sqrt(squares / (count - 1.0)) : 0.0;
    return {static_cast<std::size_t>(count), mean, deviation};
}

std::optional<Moments> logMomentsFrom(const Moments& moments) {
    if (!(moments.mean > 0.0)) {
        return std::nullopt;
    }
    const double relative = moments.deviation / moments.mean;
    const double square = std::log1p(relative * relative);
    return Moments{moments.count, std::log(moments.mean) - square / 2.0, std::sqrt(square)};
}

}  // namespace greyscope::stats
