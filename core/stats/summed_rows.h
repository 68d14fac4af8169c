#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "core/data/dataset.h"
#include "core/stats/sample.h"

namespace greyscope::stats {

/// Rows that are many measurements each, summed up where they lay: beside the means of "rate" stand their numbers in
/// "rate_count" and the variances of a sample in "rate_variance".
class SummedRows {
public:
    /// `dataset` stays.
    SummedRows(const data::Dataset& dataset, const std::string& metric);

    /// Whether any row is of several measurements.
    [[nodiscard]] bool any() const { return m_any; }
    /// What a row stands for; none where it does not say.
    [[nodiscard]] std::optional<Moments> at(std::size_t row) const;

private:
    const data::NumericValues* m_means = nullptr;
    const data::NumericValues* m_counts = nullptr;
    const data::NumericValues* m_variances = nullptr;
    bool m_any = false;
};

/// Those of all values of several samples as one. Of at least one sample.
[[nodiscard]] Moments together(std::span<const Moments> samples);

/// Moments of ln x where those of x are known alone, as of a lognormal variable: s^2 = ln(1 + (deviation / mean)^2),
/// mean of ln x = ln mean - s^2 / 2. None of a mean that is not above 0.
[[nodiscard]] std::optional<Moments> logMomentsFrom(const Moments& moments);

}  // namespace greyscope::stats
