#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/derivation/steps/gm11_steps.h"
#include "core/grey/models/model.h"

namespace greyscope::derivation {

/// The input for deriving a grey model. Parameters that the program searched for have the values that it found.
struct ModelSubject {
    Modelled of;
    double power = 2.0;                             ///< n of ngbm
    double order = 1.0;                             ///< r of fgm
    std::vector<grey::RelatedFactor> related = {};  ///< related series, for models that need them
    StepValues arrivals = {};  ///< measured points after those that are fitted, for a model that they join
    bool cumulative = false;   ///< whether the points are x1 itself, for verhulst
    std::optional<std::size_t> tailStart = {};  ///< first point k0 of the tail for the residualRemnant model; nullopt:
                                                ///< the longest tail of residuals with one sign
};

}  // namespace greyscope::derivation
