#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace greyscope::grey {

/// Accuracy of a fit. All of it is in-sample: it says nothing about points the model has not seen.
/// e(k) = x(k) - x^(k). Means, S1 (of x) and S2 (of e) use ddof 0 over all fitted points, the first included.
struct Accuracy {
    std::optional<double> mape;             ///< percent, over k >= 2 (denominator n-1); none where an x(k) is 0
    std::optional<double> varianceRatio;    ///< C = S2 / S1; none where the series is constant
    std::optional<double> deviation;        ///< S1; none, as those below, where the series is constant
    std::optional<double> errorDeviation;   ///< S2
    std::optional<double> smallErrorLimit;  ///< 0.6745 S1
    std::optional<double> smallErrorShare;  ///< P = share of |e - mean e| < 0.6745 S1
    std::optional<int> grade;               ///< the worse of those of C and of P
    std::optional<double> incidence;        ///< absolute degree of x and x^ (area_degree.h)
    // Each measure by its own limits (limits.h), 1 to 4 or 5 beyond; the mean relative error is `mape`.
    std::optional<int> mapeGrade;
    std::optional<int> incidenceGrade;
    std::optional<int> varianceGrade;  ///< of C
    std::optional<int> shareGrade;     ///< of P
};

/// `actual` and `fitted` have equal length n >= 2.
[[nodiscard]] Accuracy accuracyOf(const std::vector<double>& actual, const std::vector<double>& fitted);

/// Mean absolute percentage error over all points given, in percent; none where it has no points or an actual is 0.
[[nodiscard]] std::optional<double> meanAbsolutePercentageError(const std::vector<double>& actual,
                                                                const std::vector<double>& predicted);

}  // namespace greyscope::grey
