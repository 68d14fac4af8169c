#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/draft.h"

namespace greyscope::derivation {

/// The mean of a column; its key ends in the side's letter.
StepValues meanStep(Draft& draft, const StepValues& values, const std::string& letter);

/// One side of a comparison on its way to its standard error.
struct SideSteps {
    StepValues mean, error, count;
};

/// The mean of a column, the deviation and the standard error; keys end in the side's letter.
SideSteps sideSteps(Draft& draft, const StepValues& values, const std::string& letter);

/// Satterthwaite's degrees of freedom of a - r b: (A^2 + r^2 B^2)^2 / (A^4 / (n - 1) + r^4 B^4 / (m - 1)); without
/// `ratio` r is 1.
StepValues freedomSteps(Draft& draft, const SideSteps& above, const SideSteps& below, const StepValues* ratio);

/// A change of the geometric mean by logarithms: d = mean ln after - mean ln before, its standard error and the degrees
/// of freedom of that.
struct ChangeSteps {
    StepValues apart, error, freedom;
};

/// From the repeats to those; the difference begins a section of its own.
ChangeSteps changeSteps(Draft& draft, const std::vector<double>& before, const std::vector<double>& after,
                        SectionId section);

/// The change alone, where a side has no spread: c = a/b - 1 of one measurement each, else by logarithms. It ends in
/// that.
void changeAlone(Draft& draft, const std::vector<double>& before, const std::vector<double>& after);

/// Errors: tooFewPoints (fewer than `least` on a side), tooManyPoints (more than kMostRepeats).
[[nodiscard]] base::Expected<void> sidesAreUsable(const std::vector<double>& x, const std::vector<double>& y,
                                                  const std::string& series, std::size_t least = 2);
/// Error: nonPositive.
[[nodiscard]] base::Expected<void> sidesArePositive(const std::vector<double>& x, const std::vector<double>& y,
                                                    const std::string& series);
/// Likewise; nonPositive, and tooFewPoints without any spread.
[[nodiscard]] base::Expected<void> changeIsUsable(const std::vector<double>& before, const std::vector<double>& after,
                                                  const std::string& series);

}  // namespace greyscope::derivation
