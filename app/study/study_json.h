#pragma once

#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "app/study/study.h"

// How the choices of a study are written as JSON. A key that a file lacks keeps its default, so that older files open.

namespace greyscope::app {
/// Choices that have a name on the command line are written by it; a name that is not known keeps the default.
template <class T>
void writeName(nlohmann::json& j, const T& choice, const std::vector<std::pair<T, std::string>>& names) {
    for (const auto& [kind, name] : names) {
        if (kind == choice) {
            j = name;
        }
    }
}
template <class T>
void readName(const nlohmann::json& j, T& choice, const std::vector<std::pair<T, std::string>>& names) {
    for (const auto& [kind, name] : names) {
        if (j == name) {
            choice = kind;
        }
    }
}
}  // namespace greyscope::app

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
    app::writeName(j, image, imageNames());
}
inline void from_json(const nlohmann::json& j, Image& image) {
    app::readName(j, image, imageNames());
}
inline void to_json(nlohmann::json& j, const Effect& effect) {
    app::writeName(j, effect, effectNames());
}
inline void from_json(const nlohmann::json& j, Effect& effect) {
    app::readName(j, effect, effectNames());
}
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(PointEffect, kind, target)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ImageOptions, kind, target, effects)
}  // namespace greyscope::data

namespace greyscope::grey {
NLOHMANN_JSON_SERIALIZE_ENUM(ExtremaScope, {{ExtremaScope::global, "global"},
                                            {ExtremaScope::pairwise, "pairwise"},
                                            {ExtremaScope::matrix, "matrix"}})
inline void to_json(nlohmann::json& j, const RelationMethod& method) {
    app::writeName(j, method, relationMethodNames());
}
inline void from_json(const nlohmann::json& j, RelationMethod& method) {
    app::readName(j, method, relationMethodNames());
}
inline void to_json(nlohmann::json& j, const Linkage& linkage) {
    app::writeName(j, linkage, linkageNames());
}
inline void from_json(const nlohmann::json& j, Linkage& linkage) {
    app::readName(j, linkage, linkageNames());
}
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RelationOptions, image, scope, distinguishingCoefficient, weights,
                                                method, relativeImage, theta)
NLOHMANN_JSON_SERIALIZE_ENUM(RelatedFuture, {{RelatedFuture::known, "known"}, {RelatedFuture::lastValue, "last-value"}})
inline void to_json(nlohmann::json& j, const GreyModel& model) {
    app::writeName(j, model, greyModelNames());
}
inline void from_json(const nlohmann::json& j, GreyModel& model) {
    app::readName(j, model, greyModelNames());
}
inline void to_json(nlohmann::json& j, const Translation& translation) {
    switch (translation.kind) {
        case Translation::Kind::none:
            j = nullptr;
            break;
        case Translation::Kind::automatic:
            j = "auto";
            break;
        case Translation::Kind::fixed:
            j = translation.by;
            break;
    }
}
inline void from_json(const nlohmann::json& j, Translation& translation) {
    translation = {};
    if (j.is_number()) {
        translation = {Translation::Kind::fixed, j.get<double>()};
    } else if (j == "auto") {
        translation.kind = Translation::Kind::automatic;
    }
}
}  // namespace greyscope::grey

namespace greyscope::relative {
NLOHMANN_JSON_SERIALIZE_ENUM(Pruning, {{Pruning::none, "none"},
                                       {Pruning::crossValidated, "cross-validated"},
                                       {Pruning::alpha, "alpha"}})
NLOHMANN_JSON_SERIALIZE_ENUM(PathWeights, {{PathWeights::inverseError, "error"},
                                           {PathWeights::equal, "equal"},
                                           {PathWeights::manual, "by-hand"}})
NLOHMANN_JSON_SERIALIZE_ENUM(Validation, {{Validation::leaveOneOut, "leave-one-out"},
                                          {Validation::kFold, "folds"},
                                          {Validation::holdOut, "hold-out"}})
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
NLOHMANN_JSON_SERIALIZE_ENUM(MatrixOrder, {{MatrixOrder::given, "given"},
                                           {MatrixOrder::byDegree, "degree"},
                                           {MatrixOrder::clustered, "clusters"}})
NLOHMANN_JSON_SERIALIZE_ENUM(MatrixShows, {{MatrixShows::computed, "computed"},
                                           {MatrixShows::published, "published"},
                                           {MatrixShows::difference, "difference"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RelationsChoices, points, options, order, linkage, grouped, groupDegree,
                                                shows, wholeTable, commonPoints, decimals, printNumbers, separateCases)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(ForecastChoices, points, holdOut, ahead, backgroundWeight,
                                                searchBackground, power, order, model, translation, relatedFuture,
                                                backtest, interval, seed, shownBaselines)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(RelativeChoices, predicted, matched, factors, withValue, leaves,
                                                minLeaf, pruning, alpha, validation, folds, seed, holdOut, question,
                                                questionBase, gridFactors, gridAveraged)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(TrainedPair, from, to, used)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(PathWeight, systems, weight)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(NodePlace, system, x, y)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(TransferChoices, pairs, combine, weights, byHand, places)
}  // namespace greyscope::app
