#pragma once

#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/data/series/image_rounding.h"
#include "core/derivation/draft.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::derivation {

/// The images of all compared series, and the pair of them whose degree is derived.
struct DengSubject {
    std::vector<StepValues> images;
    std::vector<Expr> symbols;
    std::vector<std::string> names;
    std::vector<std::string> keys;
    std::vector<bool> shown;
    std::size_t reference = 0;
    std::size_t compared = 1;
    grey::RelationOptions options;
    Eigen::MatrixXd exact;         ///< the same images as calculated by the program (core/grey), without the ideal
    data::ImageRounding rounding;  ///< possible rounding errors of `exact`
};

/// Writes the steps of Deng's degree of one pair: the differences with m and M in the scope of the options, the
/// coefficients, the degree, and the rank among all series compared with the same reference.
void dengSteps(Draft& draft, const DengSubject& of);

}  // namespace greyscope::derivation
