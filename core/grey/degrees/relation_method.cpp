#include "core/grey/degrees/relation_method.h"

#include <algorithm>

#include "core/grey/degrees/worked_degrees.h"

namespace greyscope::grey {

namespace {

std::vector<RelationDegree> tableOfDegrees() {
    using Method = RelationMethod;
    constexpr DegreeSimulation kOfAreas{.held = {0.92, 0.98}, .ranks = {0.93, 0.96}};
    std::vector<RelationDegree> degrees{
        {.method = Method::deng,
         .name = "deng",
         .symbol = "γ",
         .compares = Compared::points,
         .simulated = DegreeSimulation{.held = {0.92, 0.97}, .lessWithTwo = 0.02, .ranks = {0.93, 0.96}},
         .simulatedWithPairExtrema =
             DegreeSimulation{.held = {0.88, 0.98}, .lessWithTwo = 0.02, .ranks = {0.75, 0.85}}},
        {.method = Method::absolute,
         .name = "absolute",
         .symbol = "ε",
         .compares = Compared::areas,
         .simulated = kOfAreas},
        {.method = Method::relative,
         .name = "relative",
         .symbol = "r",
         .compares = Compared::areas,
         .simulated = kOfAreas,
         .ofImage = false,
         .ofRelativeImage = true},
        {.method = Method::synthetic,
         .name = "synthetic",
         .symbol = "g",
         .compares = Compared::areas,
         .simulated = kOfAreas,
         .ofRelativeImage = true},
        {.method = Method::similitude,
         .name = "similitude",
         .symbol = "g",
         .compares = Compared::areas,
         .simulated = kOfAreas,
         .area = AreaDegree::similitude},
        {.method = Method::closeness,
         .name = "closeness",
         .symbol = "g",
         .compares = Compared::areas,
         .simulated = DegreeSimulation{.held = {0.91, 0.98}, .ranks = {0.93, 0.96}},
         .area = AreaDegree::closeness},
    };
    const auto add = [&](const WorkedDegree& worked) {
        degrees.push_back({.method = static_cast<Method>(degrees.size()),
                           .name = worked.name,
                           .symbol = worked.symbol,
                           .compares = Compared::curves,
                           .simulated = std::nullopt,
                           .ofImage = false,
                           .worked = worked});
    };
    [&]<class... Degrees>(const std::tuple<Degrees...>* /*degrees*/) {
        (add(workedDegree<Degrees>()), ...);
    }(static_cast<const WorkedDegrees*>(nullptr));
    return degrees;
}

}  // namespace

const std::vector<RelationDegree>& relationDegrees() {
    static const std::vector<RelationDegree> degrees = tableOfDegrees();
    return degrees;
}

const RelationDegree& degreeOf(RelationMethod method) {
    return *std::find_if(relationDegrees().begin(), relationDegrees().end(),
                         [method](const RelationDegree& degree) { return degree.method == method; });
}

const base::Names<RelationMethod>& relationMethodNames() {
    static const base::Names<RelationMethod> names = [] {
        base::Names<RelationMethod> all;
        for (const RelationDegree& degree : relationDegrees()) {
            all.emplace_back(degree.method, degree.name);
        }
        return all;
    }();
    return names;
}

}  // namespace greyscope::grey
