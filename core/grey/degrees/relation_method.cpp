#include "core/grey/degrees/relation_method.h"

#include <algorithm>

namespace greyscope::grey {

const std::vector<RelationDegree>& relationDegrees() {
    using Method = RelationMethod;
    static const std::vector<RelationDegree> degrees{
        {.method = Method::deng, .name = "deng", .symbol = "γ", .byPoints = true},
        {.method = Method::absolute, .name = "absolute", .symbol = "ε"},
        {.method = Method::relative, .name = "relative", .symbol = "r", .ofImage = false, .ofRelativeImage = true},
        {.method = Method::synthetic, .name = "synthetic", .symbol = "g", .ofRelativeImage = true},
        {.method = Method::similitude, .name = "similitude", .symbol = "g", .area = AreaDegree::similitude},
        {.method = Method::closeness, .name = "closeness", .symbol = "g", .area = AreaDegree::closeness},
    };
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
