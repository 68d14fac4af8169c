#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/derivation/draft.h"
#include "core/grey/degrees/relation_method.h"

namespace greyscope::derivation {

/// The reference and the compared series of a degree that compares curves, in this order.
struct CurveSubject {
    std::vector<StepValues> series;
    std::vector<Expr> symbols;
    std::vector<std::string> keys;
    std::vector<std::string> names;
};

/// Writes the curves of both series, their coefficients and the degree, which is the last step. Errors: those of the
/// degree; internal (not a worked degree).
[[nodiscard]] base::Expected<StepValues> curveDegreeSteps(Draft& draft, const CurveSubject& of,
                                                          grey::RelationMethod method);

}  // namespace greyscope::derivation
