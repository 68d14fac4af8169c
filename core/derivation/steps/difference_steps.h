#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// Writes the mean of the values of one side of a comparison. The key of the step ends with the letter of the side.
StepValues meanStep(Draft& draft, const StepValues& values, const std::string& letter);

/// The mean of one side of a comparison, its standard error, and the number of values.
struct SideSteps {
    StepValues mean, error, count;
};

/// Writes the mean, standard deviation and standard error of one side of a comparison. The keys of the steps end with
/// the letter of the side.
SideSteps sideSteps(Draft& draft, const StepValues& values, const std::string& letter);

/// Writes Satterthwaite's degrees of freedom of the difference a - r b of two means with standard errors A and B: (A^2
/// + r^2 B^2)^2 / (A^4 / (n - 1) + r^4 B^4 / (m - 1)). r is `ratio`, or 1 if it is null.
StepValues freedomSteps(Draft& draft, const SideSteps& above, const SideSteps& below, const StepValues* ratio);

/// The steps of a change of the geometric mean, on logarithms: d = mean ln after - mean ln before, its standard error,
/// and the degrees of freedom of that error.
struct ChangeSteps {
    StepValues apart, error, freedom;
};

/// Writes all steps from the repeats to the change of the geometric mean. The difference of the logarithms begins a
/// section of its own, `section`.
ChangeSteps changeSteps(Draft& draft, const std::vector<double>& before, const std::vector<double>& after,
                        SectionId section);

/// Writes the change for sides without spread, which has no interval: c = a/b - 1 for one measurement each, otherwise
/// by logarithms. The last step is the change.
void changeAlone(Draft& draft, const std::vector<double>& before, const std::vector<double>& after);

/// Checks the numbers of values of both sides. Errors: tooFewPoints (fewer than `least` on a side), tooManyPoints (more
/// than kMostRepeats).
[[nodiscard]] base::Expected<void> sidesAreUsable(const std::vector<double>& x, const std::vector<double>& y,
                                                  const std::string& series, std::size_t least = 2);
/// Checks that all values of both sides are positive. Error: nonPositive.
[[nodiscard]] base::Expected<void> sidesArePositive(const std::vector<double>& x, const std::vector<double>& y,
                                                    const std::string& series);
/// Checks that the change of the geometric mean has an interval. Errors: those of sidesAreUsable() and
/// sidesArePositive(), and tooFewPoints if there is no spread.
[[nodiscard]] base::Expected<void> changeIsUsable(const std::vector<double>& before, const std::vector<double>& after,
                                                  const std::string& series);

}  // namespace greyscope::derivation
