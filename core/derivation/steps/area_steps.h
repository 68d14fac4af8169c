#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/degrees/area_degree.h"

namespace greyscope::derivation {

/// Two curves of the points first..last, and what formulas and keys call them.
struct AreaSubject {
    std::vector<StepValues> curves;
    std::vector<Expr> symbols;
    std::vector<std::string> keys;
    int last = 0;
    std::vector<std::string> series = {};  ///< names of the curves
};

/// Zero images, areas and the degree of both, by grey::AreaDegree. The last step is the degree.
StepValues areaDegreeSteps(Draft& draft, const AreaSubject& of, grey::AreaDegree kind, const std::string& prefix,
                           const Expr& symbol);

/// Zero images and areas of both curves, and by what the first area is larger than the second one, with its sign, by
/// what stands above the line of the degree: q of 1 / (1 + |q|), which is the last step.
StepValues areaQuotientSteps(Draft& draft, const AreaSubject& of, grey::AreaDegree kind, const Expr& symbol);

}  // namespace greyscope::derivation
