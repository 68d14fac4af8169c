#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/names.h"
#include "core/base/required.h"
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

/// What a degree compares of two series.
enum class Compared {
    points,  ///< extrema, rho and weights are options of the degree
    areas    ///< under the curves, by `RelationDegree::area`
};

struct SimulatedShare {
    double low, high;
};
/// What simulations of the intervals of a degree found: see relation_intervals.h.
struct DegreeSimulation {
    SimulatedShare held;       ///< the share of intervals that held the degree of the true means
    double lessWithTwo = 0.0;  ///< by so much `held` begins lower where a value has two repeats
    SimulatedShare ranks;      ///< the share of the ranks said to hold that were those of the true means
};

/// Everything in which one degree differs from another: who calculates, offers or words it asks here. Without what it
/// compares and what was simulated of it a row does not compile, nor do switches over RelationMethod (its words) and
/// Compared without its case.
struct RelationDegree {
    RelationMethod method;
    std::string name;    ///< on the command line
    std::string symbol;  ///< in formulas
    base::Required<Compared> compares;
    base::Required<std::optional<DegreeSimulation>> simulated;   ///< none: nobody has simulated its intervals
    std::optional<DegreeSimulation> simulatedWithPairExtrema{};  ///< by points, with extrema of each pair
    bool ofImage = true;                                         ///< of the images of RelationOptions::image
    bool ofRelativeImage =
        false;  ///< of those of RelationOptions::relativeImage; of both, theta is the first one's share
    AreaDegree area = AreaDegree::absolute;

    [[nodiscard]] bool isByPoints() const { return compares == Compared::points; }
    [[nodiscard]] bool isMixed() const { return ofImage && ofRelativeImage; }
};

/// All of them; to add one, add its row there.
[[nodiscard]] const std::vector<RelationDegree>& relationDegrees();
[[nodiscard]] const RelationDegree& degreeOf(RelationMethod method);

/// "deng", "absolute", "relative", "synthetic", "similitude", "closeness".
[[nodiscard]] const base::Names<RelationMethod>& relationMethodNames();

}  // namespace greyscope::grey
