#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/derivation/steps/gm11_steps.h"
#include "core/grey/models/model.h"

namespace greyscope::derivation {

/// The input of the steps of a model; searched values are fixed.
struct ModelSubject {
    Modelled of;
    double power = 2.0;                             ///< n of ngbm
    double order = 1.0;                             ///< r of fgm
    std::vector<grey::RelatedFactor> related = {};  ///< for gm1n and gm0n
    std::optional<std::size_t> tailStart = {};      ///< k0 of the remnant model; nullopt: the longest tail of one sign
};

}  // namespace greyscope::derivation
