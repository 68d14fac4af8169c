#pragma once

#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/data/series/image_rounding.h"
#include "core/derivation/draft.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::derivation {

/// Images of all series that take part, and the pair whose degree is asked for.
struct DengSubject {
    std::vector<StepValues> images;
    std::vector<Expr> symbols;
    std::vector<std::string> names;
    std::vector<std::string> keys;
    std::vector<bool> shown;
    std::size_t reference = 0;
    std::size_t compared = 1;
    grey::RelationOptions options;
    Eigen::MatrixXd exact;         ///< the core's images of the same series, without an ideal
    data::ImageRounding rounding;  ///< of these
};

/// Differences with m and M in the scope of the options, coefficients, the degree, and the rank among all series that
/// are compared with the same reference.
void dengSteps(Draft& draft, const DengSubject& of);

}  // namespace greyscope::derivation
