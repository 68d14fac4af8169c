#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/names.h"
#include "core/base/required.h"
#include "core/grey/degrees/area_degree.h"

namespace greyscope::grey {

/// The kinds of degree. Deng's compares point by point; the others compare areas (see area_degree.h).
enum class RelationMethod {
    deng,
    absolute,   ///< uses the images of RelationOptions::image
    relative,   ///< the absolute degree of the images of RelationOptions::relativeImage
    synthetic,  ///< theta * absolute + (1 - theta) * relative
    similitude,
    closeness
};

/// What a degree compares in two series.
enum class Compared {
    points,  ///< point by point, with extrema, rho and weights as options
    areas    ///< the areas under the curves, as given by `RelationDegree::area`
};

struct SimulatedShare {
    double low, high;
};
/// Results of simulating the intervals of a degree; see relation_intervals.h.
struct DegreeSimulation {
    SimulatedShare held;       ///< share of intervals that contained the degree of the true means
    double lessWithTwo = 0.0;  ///< reduction of the lower end of `held` if a value has only two repeats
    SimulatedShare ranks;      ///< share of the reported ranks that were those of the true means
};

/// All properties in which the degrees differ. Code that calculates, lists or describes degrees reads them here.
/// `compares` and `simulated` are required, or a row does not compile; nor do switches over RelationMethod (its texts)
/// and Compared if a case is missing.
struct RelationDegree {
    RelationMethod method;
    std::string name;    ///< on the command line
    std::string symbol;  ///< in formulas
    base::Required<Compared> compares;
    base::Required<std::optional<DegreeSimulation>> simulated;   ///< nullopt: its intervals have not been simulated
    std::optional<DegreeSimulation> simulatedWithPairExtrema{};  ///< for degrees by points with extrema per pair
    bool ofImage = true;                                         ///< uses the images of RelationOptions::image
    bool ofRelativeImage = false;  ///< uses the images of RelationOptions::relativeImage; if both are used, theta is
                                   ///< the weight of the first
    AreaDegree area = AreaDegree::absolute;

    [[nodiscard]] bool isByPoints() const { return compares == Compared::points; }
    [[nodiscard]] bool isMixed() const { return ofImage && ofRelativeImage; }
};

/// All degrees. To add a degree, add its row in the .cpp file.
[[nodiscard]] const std::vector<RelationDegree>& relationDegrees();
[[nodiscard]] const RelationDegree& degreeOf(RelationMethod method);

/// "deng", "absolute", "relative", "synthetic", "similitude", "closeness".
[[nodiscard]] const base::Names<RelationMethod>& relationMethodNames();

}  // namespace greyscope::grey
