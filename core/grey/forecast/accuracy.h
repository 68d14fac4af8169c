#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/names.h"
#include "core/grey/limits.h"

namespace greyscope::grey {

/// The points over which the mean relative error of a fit is taken. Grey models reproduce the first point exactly.
enum class MeanErrorOver {
    fromSecond,  ///< k = 2 .. n, denominator n-1 (Deng)
    all          ///< k = 1 .. n, denominator n (Liu)
};

/// The divisor of the squares in the deviations S1 and S2.
enum class DeviationDivisor { n, nMinusOne };

/// The series with which a fit to a buffered series is compared.
enum class JudgedBy {
    measured,  ///< the measured series, which is to be forecast
    buffered   ///< the buffered series, which the model was fitted to (Liu)
};

/// The conventions of the accuracy of a fit, in which textbooks differ.
struct AccuracyOptions {
    MeanErrorOver meanError = MeanErrorOver::fromSecond;
    DeviationDivisor deviations = DeviationDivisor::n;
    JudgedBy judgedBy = JudgedBy::measured;
    GradeTable grades = GradeTable::liu;
    bool operator==(const AccuracyOptions&) const = default;
};

/// The names of these choices on the command line and in files.
[[nodiscard]] const base::Names<MeanErrorOver>& meanErrorNames();     ///< "from-second", "all"
[[nodiscard]] const base::Names<DeviationDivisor>& deviationNames();  ///< "n", "n-1"
[[nodiscard]] const base::Names<JudgedBy>& judgedByNames();           ///< "measured", "buffered"
[[nodiscard]] const base::Names<GradeTable>& gradeTableNames();       ///< "liu", "deng"

/// In-sample accuracy of a fit. It does not measure the error at points that the model has not seen.
/// e(k) = x(k) - x^(k). Means, S1 (of x) and S2 (of e) are taken over all fitted points, including the first.
struct Accuracy {
    /// Mean relative error in percent over the points of AccuracyOptions::meanError; nullopt if one of them is 0.
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
[[nodiscard]] Accuracy accuracyOf(const std::vector<double>& actual, const std::vector<double>& fitted,
                                  const AccuracyOptions& options = {});

/// Returns the mean absolute percentage error (MAPE) of predictions over all given points, in percent; nullopt if there
/// are no points or an actual value is 0.
[[nodiscard]] std::optional<double> meanAbsolutePercentageError(const std::vector<double>& actual,
                                                                const std::vector<double>& predicted);

}  // namespace greyscope::grey
