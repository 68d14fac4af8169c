#pragma once

#include <nlohmann/json.hpp>

#include "app/study/study.h"

// How the choices of a study are written as JSON. A key that a file lacks keeps its default, so that older files open.

NLOHMANN_JSON_NAMESPACE_BEGIN
template <class T>
struct adl_serializer<std::optional<T>> {
    static void to_json(json& j, const std::optional<T>& value) { j = value ? json(*value) : json(); }
    static void from_json(const json& j, std::optional<T>& value) {
        value = j.is_null() ? std::nullopt : std::optional(j.get<T>());
    }
};
NLOHMANN_JSON_NAMESPACE_END

namespace greyscope::data {
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Filter, column, values)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Roles, keys, factors, metrics, descriptions)
NLOHMANN_JSON_SERIALIZE_ENUM(Aggregation, {{Aggregation::none, "none"},
                                           {Aggregation::mean, "mean"},
                                           {Aggregation::median, "median"},
                                           {Aggregation::max, "max"}})
inline void to_json(nlohmann::json& j, const Image& image) {
    for (const auto& [kind, name] : imageNames()) {
        if (kind == image) {
            j = name;
        }
    }
}
inline void from_json(const nlohmann::json& j, Image& image) {
    for (const auto& [kind, name] : imageNames()) {
        if (j == name) {
            image = kind;
        }
    }
}
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ImageOptions, kind, target)
}  // namespace greyscope::data

namespace greyscope::grey {
NLOHMANN_JSON_SERIALIZE_ENUM(ExtremaScope, {{ExtremaScope::global, "global"},
                                            {ExtremaScope::pairwise, "pairwise"},
                                            {ExtremaScope::matrix, "matrix"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RelationOptions, image, scope, distinguishingCoefficient, weights)
}  // namespace greyscope::grey

namespace greyscope::relative {
NLOHMANN_JSON_SERIALIZE_ENUM(Pruning, {{Pruning::none, "none"},
                                       {Pruning::crossValidated, "cross-validated"},
                                       {Pruning::alpha, "alpha"}})
}  // namespace greyscope::relative

namespace greyscope::app {
NLOHMANN_JSON_SERIALIZE_ENUM(Measure, {{Measure::absolute, "absolute"},
                                       {Measure::ratio, "ratio"},
                                       {Measure::indexed, "indexed"}})
NLOHMANN_JSON_SERIALIZE_ENUM(AxisScale,
                             {{AxisScale::linear, "linear"}, {AxisScale::log2, "log2"}, {AxisScale::log10, "log10"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(SeriesId, table, name)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(SeriesGroup, title, caption, firstKeys)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(Selection, reference, compared)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(PointChoice, allCells, axis, hold)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(TrendsChoices, points, measure, horizontal, vertical, parityLine,
                                                endNames, endValues)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RelationsChoices, points, options, wholeTable, decimals, printNumbers,
                                                separateCases)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ForecastChoices, points, holdOut, ahead, backgroundWeight,
                                                shownBaselines)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RelativeChoices, factors, leaves, minLeaf, pruning, question)
}  // namespace greyscope::app
