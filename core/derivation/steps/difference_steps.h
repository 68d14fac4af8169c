#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// Writes the mean of a column; its key ends with the letter of the side.
StepValues meanStep(Draft& draft, const StepValues& values, const std::string& letter);

/// The values of one side of a comparison.
struct SideSteps {
    StepValues mean, error, count;
};

/// Writes mean, deviation and standard error of a column; their keys end with the letter of the side.
SideSteps sideSteps(Draft& draft, const StepValues& values, const std::string& letter);

/// Writes Satterthwaite's degrees of freedom of a - r b: (A^2 + r^2 B^2)^2 / (A^4 / (n - 1) + r^4 B^4 / (m - 1)).
/// Without `ratio`, r is 1.
StepValues freedomSteps(Draft& draft, const SideSteps& above, const SideSteps& below, const StepValues* ratio);

/// A change of the geometric mean by logarithms: d = mean ln after - mean ln before, its standard error, and the
/// degrees of freedom of that error.
struct ChangeSteps {
    StepValues apart, error, freedom;
};

/// Writes the steps from the repeats to these values; the difference begins a section of its own.
ChangeSteps changeSteps(Draft& draft, const std::vector<double>& before, const std::vector<double>& after,
                        SectionId section);

/// Writes the change without an interval if a side has no spread: c = a/b - 1 for one measurement each, otherwise by
/// logarithms. The last step is the change.
void changeAlone(Draft& draft, const std::vector<double>& before, const std::vector<double>& after);

/// Returns tooFewPoints (fewer than `least` on a side) or tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<void> sidesAreUsable(const std::vector<double>& x, const std::vector<double>& y,
                                                  const std::string& series, std::size_t least = 2);
/// Returns nonPositive if a value is not positive.
[[nodiscard]] base::Expected<void> sidesArePositive(const std::vector<double>& x, const std::vector<double>& y,
                                                    const std::string& series);
/// Returns the errors of sidesAreUsable() and sidesArePositive(), and tooFewPoints if there is no spread.
[[nodiscard]] base::Expected<void> changeIsUsable(const std::vector<double>& before, const std::vector<double>& after,
                                                  const std::string& series);

}  // namespace greyscope::derivation
