#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/try.h"
#include "core/grey/number_steps.h"

// A worked degree compares curves: each series by itself becomes a curve, by steps over any scalar (number_steps.h); a
// coefficient compares two curves at one point; the degree is the mean of the coefficients. Table, derivation,
// spreadsheet, axioms, page, command and glossary follow. A worked degree is one type in a file of its own, and its
// name in WorkedDegrees (worked_degrees.h):
//   static constexpr const char* kName;    its name on the command line
//   static constexpr const char* kSymbol;  its symbol in formulas
//   static constexpr const char* kSource;  name of its source, see derivation::sourceNames()
//   static constexpr const char* kLabel;   its short name in lists
//   static constexpr const char* kTerm;    its name in the glossary
//   static constexpr const char* kText;    its sentence in the glossary
//   template <class W> static base::Expected<typename W::Column> curve(W& w, const CurveSource<W>& of);
//                                          its last step has the key kCurveKey
//   template <class N> static N coefficient(const N& a, const N& b);  the curves of the reference and the compared
//                                                                     series at one point
namespace greyscope::grey {

/// Key of the step that gives a curve.
inline constexpr const char* kCurveKey = "curve";

/// A series that becomes a curve.
template <class W>
struct CurveSource {
    typename W::Column x;  ///< its values, for k = 1 .. n
    int n = 0;
    std::string name;

    /// Returns the error of a value of this series that is 0, up to `share` of the largest value of the series, and
    /// that the curve divides by. `code` is zeroMean or constantSeries.
    [[nodiscard]] base::Expected<void> refuseZero(Extended value, base::ErrorCode code, const char* degree,
                                                  Extended share) const {
        Extended largest = 0.0L;
        for (int k = 1; k <= n; ++k) {
            largest = std::max(largest, std::abs(static_cast<Extended>(W::numberAt(x, k))));
        }
        if (std::abs(value) <= share * largest) {
            return base::fail(code, {name, degree});
        }
        return {};
    }
};

/// Possible rounding of a sum of `n` numbers with the digits of Extended, as a share of the largest of them.
[[nodiscard]] inline Extended sumRounding(int n) {
    return 4.0L * static_cast<Extended>(n) * std::numeric_limits<Extended>::epsilon();
}

/// A worked degree in the form in which all of them are handled alike.
struct WorkedDegree {
    const char* name;
    const char* symbol;
    const char* source;
    const char* label;
    const char* term;
    const char* text;
    base::Expected<NumberSteps::Column> (*curve)(const CurveSource<NumberSteps>& of);
    double (*coefficient)(double a, double b);
};

template <class Degree>
[[nodiscard]] WorkedDegree workedDegree() {
    return {Degree::kName,
            Degree::kSymbol,
            Degree::kSource,
            Degree::kLabel,
            Degree::kTerm,
            Degree::kText,
            [](const CurveSource<NumberSteps>& of) {
                NumberSteps steps;
                return Degree::curve(steps, of);
            },
            [](double a, double b) { return Degree::coefficient(a, b); }};
}

}  // namespace greyscope::grey
