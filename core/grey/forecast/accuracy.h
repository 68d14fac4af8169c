#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace greyscope::grey {

/// In-sample accuracy of a fit. It does not measure the error at points that the model has not seen.
/// e(k) = x(k) - x^(k). Means, S1 (of x) and S2 (of e) use ddof 0 over all fitted points, including the first.
struct Accuracy {
    /// Mean relative error in percent over k >= 2 (denominator n-1); nullopt if an x(k) is 0.
    std::optional<double> mape;
    std::optional<double> varianceRatio;    ///< C = S2 / S1; nullopt if the series is constant
    std::optional<double> deviation;        ///< S1; this and the members below are nullopt if the series is constant
    std::optional<double> errorDeviation;   ///< S2
    std::optional<double> smallErrorLimit;  ///< 0.6745 S1
    std::optional<double> smallErrorShare;  ///< P = share of |e - mean e| < 0.6745 S1
    std::optional<int> grade;               ///< the worse of the grades of C and of P
    std::optional<double> incidence;        ///< absolute degree of x and x^ (area_degree.h)
    // Grades of the single measures by the limits in limits.h: 1 to 4, or 5 beyond the last limit.
    std::optional<int> mapeGrade;  ///< grade of `mape`, the mean relative error
    std::optional<int> incidenceGrade;
    std::optional<int> varianceGrade;  ///< grade of C
    std::optional<int> shareGrade;     ///< grade of P
};

/// Calculates the in-sample accuracy of a fit. `actual` and `fitted` have equal length n >= 2.
[[nodiscard]] Accuracy accuracyOf(const std::vector<double>& actual, const std::vector<double>& fitted);

/// Returns the mean absolute percentage error (MAPE) of predictions over all given points, in percent; nullopt if there
/// are no points or an actual value is 0.
[[nodiscard]] std::optional<double> meanAbsolutePercentageError(const std::vector<double>& actual,
                                                                const std::vector<double>& predicted);

}  // namespace greyscope::grey
