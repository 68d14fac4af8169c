#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/moments.h"
#include "core/data/dataset.h"

namespace greyscope::data {

/// Rows that are many measurements each, summed up where they lay: beside the means of "rate" stand their numbers in
/// "rate_count" and the variances of a sample in "rate_variance".
class SummedRows {
public:
    /// `dataset` stays.
    SummedRows(const Dataset& dataset, const std::string& metric);

    /// Whether any row is of several measurements.
    [[nodiscard]] bool any() const { return m_any; }
    /// What a row stands for; none where it does not say.
    [[nodiscard]] std::optional<base::Moments> at(std::size_t row) const;

private:
    const NumericValues* m_means = nullptr;
    const NumericValues* m_counts = nullptr;
    const NumericValues* m_variances = nullptr;
    bool m_any = false;
};

}  // namespace greyscope::data
