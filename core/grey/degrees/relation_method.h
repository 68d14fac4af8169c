#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/names.h"
#include "core/base/required.h"
#include "core/grey/degrees/area_degree.h"
#include "core/grey/degrees/worked_degree.h"

namespace greyscope::grey {

/// The kinds of relational degree. Deng's compares two series point by point; the next ones compare the areas under
/// them (see area_degree.h), the last ones curves that follow from the series (see worked_degree.h).
enum class RelationMethod {
    deng,
    absolute,   ///< uses the images of RelationOptions::image
    relative,   ///< the absolute degree of the images of RelationOptions::relativeImage
    synthetic,  ///< theta * absolute + (1 - theta) * relative
    similitude,
    closeness,
    worked  ///< the first of WorkedDegrees; the others have the numbers that follow, in their order
};

/// What a degree compares in two series.
enum class Compared {
    points,  ///< point by point, with extrema, rho and weights as options
    areas,   ///< the areas under the curves, as given by `RelationDegree::area`
    curves   ///< point by point, the curves given by `RelationDegree::worked`; series are taken as measured
};

/// The lowest and the highest share over the settings of a simulation.
struct SimulatedShare {
    double low, high;
};
/// Results of simulating the intervals of one kind of degree; see relation_intervals.h.
struct DegreeSimulation {
    SimulatedShare held;       ///< share of 95 % intervals that contained the degree of the true means
    double lessWithTwo = 0.0;  ///< how much smaller `held.low` is if a value has only two repeats
    SimulatedShare ranks;      ///< share of the reported ranks that were the ranks of the true means
};

/// A row of the table of all kinds of degree, with everything in which they differ. Code that calculates, lists or
/// describes degrees reads these rows. A row does not compile without `compares` and `simulated`; switches over
/// RelationMethod and Compared do not compile if a case is missing.
struct RelationDegree {
    RelationMethod method;
    std::string name;    ///< name on the command line
    std::string symbol;  ///< symbol in formulas
    base::Required<Compared> compares;
    base::Required<std::optional<DegreeSimulation>> simulated;  ///< simulation of its intervals; nullopt: not simulated
    /// The simulation with extrema per pair, for degrees by points; nullopt: not simulated.
    std::optional<DegreeSimulation> simulatedWithPairExtrema{};
    bool ofImage = true;           ///< uses the images of RelationOptions::image
    bool ofRelativeImage = false;  ///< uses the images of RelationOptions::relativeImage; if both are used, theta is
                                   ///< the weight of the first
    AreaDegree area = AreaDegree::absolute;
    std::optional<WorkedDegree> worked{};

    [[nodiscard]] bool isByPoints() const { return compares == Compared::points; }
    /// Returns whether degrees have intervals from repeats; those that compare curves have none, as none were
    /// simulated.
    [[nodiscard]] bool hasIntervals() const { return compares != Compared::curves; }
    [[nodiscard]] bool isMixed() const { return ofImage && ofRelativeImage; }
};

/// Returns the table of all kinds of degree: the rows in the .cpp file, and those of WorkedDegrees.
[[nodiscard]] const std::vector<RelationDegree>& relationDegrees();
[[nodiscard]] const RelationDegree& degreeOf(RelationMethod method);

/// The names of the methods: "deng", "absolute", "relative", "synthetic", "similitude", "closeness", "slope", ...
[[nodiscard]] const base::Names<RelationMethod>& relationMethodNames();

}  // namespace greyscope::grey
