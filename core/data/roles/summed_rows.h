#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/moments.h"
#include "core/data/dataset.h"

namespace greyscope::data {

/// Access to the rows of a table in which each row summarises several measurements, as a database query does. Beside
/// the means in the column "rate", the column "rate_count" contains the numbers of measurements and "rate_variance" the
/// sample variances.
class SummedRows {
public:
    /// Finds the columns that belong to `metric`. `dataset` must outlive this object.
    SummedRows(const Dataset& dataset, const std::string& metric);

    /// Whether any row summarises more than one measurement.
    [[nodiscard]] bool any() const { return m_any; }
    /// Returns the count, mean and standard deviation that a row stands for; nullopt if it does not state valid ones.
    [[nodiscard]] std::optional<base::Moments> at(std::size_t row) const;

private:
    const NumericValues* m_means = nullptr;
    const NumericValues* m_counts = nullptr;
    const NumericValues* m_variances = nullptr;
    bool m_any = false;
};

}  // namespace greyscope::data
