#pragma once

#include <string>
#include <vector>

#include "core/base/names.h"
#include "core/grey/degrees/area_degree.h"

namespace greyscope::grey {

/// Which degree. Deng's compares point by point; the others compare areas, see area_degree.h.
enum class RelationMethod {
    deng,
    absolute,   ///< of the images of RelationOptions::image
    relative,   ///< the absolute degree of the images of RelationOptions::relativeImage
    synthetic,  ///< theta * absolute + (1 - theta) * relative
    similitude,
    closeness
};

/// Everything in which one degree differs from another: who calculates, offers or words it asks here.
struct RelationDegree {
    RelationMethod method;
    std::string name;       ///< on the command line
    std::string symbol;     ///< in formulas
    bool byPoints = false;  ///< Deng's: extrema, rho and weights are its options, and `area` is not used
    bool ofImage = true;    ///< of the images of RelationOptions::image
    bool ofRelativeImage =
        false;  ///< of those of RelationOptions::relativeImage; of both, theta is the first one's share
    AreaDegree area = AreaDegree::absolute;

    [[nodiscard]] bool isMixed() const { return ofImage && ofRelativeImage; }
};

/// All of them; to add one, add its row there.
[[nodiscard]] const std::vector<RelationDegree>& relationDegrees();
[[nodiscard]] const RelationDegree& degreeOf(RelationMethod method);

/// "deng", "absolute", "relative", "synthetic", "similitude", "closeness".
[[nodiscard]] const base::Names<RelationMethod>& relationMethodNames();

}  // namespace greyscope::grey
