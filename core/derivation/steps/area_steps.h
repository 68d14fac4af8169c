#pragma once

#include <string>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/degrees/area_degree.h"

namespace greyscope::derivation {

/// Two curves whose areas are compared: their values at the points up to `last`, their symbols in formulas and their
/// keys.
struct AreaSubject {
    std::vector<StepValues> curves;
    std::vector<Expr> symbols;
    std::vector<std::string> keys;
    int last = 0;
    std::vector<std::string> series = {};  ///< names of the curves
};

/// Writes the zero images, the areas and the degree of two curves by grey::AreaDegree. The last step is the degree.
StepValues areaDegreeSteps(Draft& draft, const AreaSubject& of, grey::AreaDegree kind, const std::string& prefix,
                           const Expr& symbol);

/// Writes the zero images and areas of two curves and, as the last step, their quotient q: the signed difference of the
/// areas, divided by the numerator of the degree. The degree is 1 / (1 + |q|).
StepValues areaQuotientSteps(Draft& draft, const AreaSubject& of, grey::AreaDegree kind, const Expr& symbol);

}  // namespace greyscope::derivation
