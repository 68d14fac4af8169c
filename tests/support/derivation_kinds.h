#pragma once

#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/cart/grow.h"
#include "core/derivation/backtest_derivation.h"
#include "core/derivation/band_derivation.h"
#include "core/derivation/change_test_derivation.h"
#include "core/derivation/cluster_derivation.h"
#include "core/derivation/degree_interval_derivation.h"
#include "core/derivation/drawn_interval_derivation.h"
#include "core/derivation/forecast_derivation.h"
#include "core/derivation/image_derivation.h"
#include "core/derivation/interval_derivation.h"
#include "core/derivation/layout_derivation.h"
#include "core/derivation/mean_error_derivation.h"
#include "core/derivation/path_derivation.h"
#include "core/derivation/pruning_derivation.h"
#include "core/derivation/published_derivation.h"
#include "core/derivation/rank_test_derivation.h"
#include "core/derivation/ratio_interval_derivation.h"
#include "core/derivation/relation_derivation.h"
#include "core/derivation/target_derivation.h"
#include "core/derivation/transfer_derivation.h"
#include "core/derivation/tree_derivation.h"
#include "core/grey/degrees/clustering.h"
#include "core/relative/transfer_weights.h"
#include "tests/support/grey_tables.h"

namespace greyscope::test {

using MeasuredColumns = std::vector<std::vector<double>>;
struct NamedDerivation {
    std::string name;
    derivation::Derivation derivation;
};

inline const MeasuredColumns kMeasuredColumns{
    {6.0, 20.0, 40.0, 25.0, 40.0, 45.0, 35.0, 21.0, 14.0, 18.0, 15.5, 17.0, 15.0},
    {1.0, 2.0, 4.0, 3.0, 4.0, 5.0, 3.5, 2.0, 1.5, 2.0, 1.6, 1.7, 1.4},
    {3.0, 1.0, 2.0, 5.0, 4.0, 2.0, 6.0, 4.0, 5.0, 7.0, 6.0, 8.0, 9.0}};

/// Measured again: everything up to three percent larger.
inline MeasuredColumns measuredAgain(MeasuredColumns columns = kMeasuredColumns) {
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (std::size_t k = 0; k < columns[i].size(); ++k) {
            columns[i][k] *= 1.0 + 0.01 * static_cast<double>((3 * i + 5 * k) % 4);
        }
    }
    return columns;
}

inline derivation::Derivation modelDerivation(grey::GreyModel model, const MeasuredColumns& columns,
                                              derivation::Rounding rounding = {}) {
    const data::SeriesTable table = tableOf(columns);
    grey::ForecastOptions options;
    options.model = model;
    options.power = 0.4;
    options.order = 0.7;
    options.backgroundWeight = 0.45;
    if (model != grey::GreyModel::residualRemnant) {
        options.translation = {grey::Translation::Kind::fixed, 30.0};
    }
    options.related = {{"s1"}, {"s2"}};
    options.relatedFuture = grey::RelatedFuture::lastValue;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    return *derivation::forecastDerivation(table, 0, options, result->model, {rounding, std::nullopt});
}

inline derivation::Derivation degreeDerivation(const grey::RelationOptions& options, const MeasuredColumns& columns,
                                               derivation::Rounding rounding = {}) {
    std::vector<std::size_t> all(columns.size());
    std::iota(all.begin(), all.end(), 0);
    return *derivation::relationDerivation(tableOf(columns), all, {0, 1, false}, options, rounding);
}

/// Every model, and every degree with every image and scope.
inline std::vector<NamedDerivation> forecastsAndDegrees(const MeasuredColumns& columns) {
    std::vector<NamedDerivation> all;
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        all.push_back({row.name, modelDerivation(row.model, columns)});
    }
    for (const auto& [method, methodName] : grey::relationMethodNames()) {
        for (const auto& [image, imageName] : data::imageNames()) {
            for (const auto& [scope, scopeName] : grey::extremaScopeNames()) {
                if (method != grey::RelationMethod::deng && scope != grey::ExtremaScope::global) {
                    continue;
                }
                grey::RelationOptions options;
                options.method = method;
                options.image.kind = image;
                options.image.target = 4.0;
                options.scope = scope;
                options.distinguishingCoefficient = 0.4;
                options.theta = 0.3;
                all.push_back({methodName + " " + imageName + " " + scopeName, degreeDerivation(options, columns)});
            }
        }
    }
    return all;
}

/// A split with pruning, a path and a merge.
inline std::vector<NamedDerivation> splitsPathsAndMerges() {
    cart::Sample sample;
    sample.responseName = "ratio_of #1 & 50 %";
    sample.features = {{"threads", "", {8, 16, 32, 64, 8, 16, 32, 64}, {}},
                       {"operation", "", {0, 0, 0, 0, 1, 1, 1, 1}, {"W", "R"}}};
    sample.response = {1.13, 1.15, 1.23, 1.25, 1.02, 1.01, 1.06, 1.07};
    const cart::Tree tree = *cart::grow(sample, {});
    relative::TransferResult result;
    result.relations.resize(3);
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string names[]{"1.1", "2.1", "3.1", "4.1"};
        result.relations[i].from = names[i];
        result.relations[i].to = names[i + 1];
        result.relations[i].cellRatios = {i == 0 ? 1.2 : 0.9};
    }
    relative::TransferPath path;
    path.systems = {"1.1", "2.1", "3.1", "4.1"};
    path.relations = {0, 1, 2};
    path.ratios = {0.972};
    result.paths.push_back(path);
    result.cells.push_back({{"8", "1"}, 414.0, 446.0, 0});
    result.measured = {0};
    result.paths.front().errors = relative::PredictionErrors{"path", 9.7, 0.0, {402.4}, {9.7}, {0}};
    result.paths.front().relationErrors = 5.0;
    result.paths.push_back(result.paths.front());  // another path of the same systems, as likely to err
    result.options.model.from = "1.1";
    result.options.model.to = "4.1";
    relative::weighPaths(result);
    Eigen::MatrixXd degrees(3, 3);
    degrees << 1.0, 0.9, 0.6, 0.8, 1.0, 0.7, 0.5, 0.65, 1.0;
    const std::vector<std::string> names{"a_1", "b", "c"};
    base::NoProgress progress;
    const auto clusters = *grey::cluster(degrees, grey::Linkage::average, progress);
    return {{"split", *derivation::splitDerivation(sample, tree, 0, 1)},
            {"path", derivation::pathDerivation(result, 0, 0)},
            {"error of a path", *derivation::pathErrorDerivation(result, 0)},
            {"paths in parallel", *derivation::parallelDerivation(result, 0)},
            {"error of paths in parallel", *derivation::parallelErrorDerivation(result)},
            {"merge", derivation::mergeDerivation(degrees, names, clusters, clusters.merges.size() - 1)}};
}

/// Of a file on its OSTs.
inline std::vector<NamedDerivation> placesOfBytes() {
    const auto layout = *striping::hierarchical({65536, 2, 786432, 0, 8}, striping::CountedFrom::component);
    return {{"byte in a layout", *derivation::placeDerivation(layout, 1388601)},
            {"OSTs met", derivation::ostsMetDerivation(16, 8, 8)},
            {"times to create and to resize", derivation::metadataCostDerivation(2, 64)}};
}

/// Mean errors and the choice of pruning, of two systems at every number of threads and stripes.
inline std::vector<NamedDerivation> errorsOfTrees() {
    data::TextValues systems{{"a_1", "b"}, {}};
    data::NumericValues threads;
    data::NumericValues stripes;
    data::NumericValues rates;
    for (std::size_t cell = 0; cell < 12; ++cell) {
        for (std::int32_t system = 0; system < 2; ++system) {
            systems.codes.push_back(system);
            threads.push_back(static_cast<double>(cell % 4 + 1));
            stripes.push_back(static_cast<double>(cell / 4 + 1));
            const double ratio = system == 0 ? 1.0 : 1.0 + 0.2 * threads.back() + 0.01 * kMeasuredColumns[0][cell];
            rates.push_back(100.0 * stripes.back() * ratio);
        }
    }
    relative::RelativeOptions options;
    options.value = "rate";
    options.system = "system";
    options.from = "a_1";
    options.to = "b";
    options.factors = {"threads", "stripes"};
    options.grow.minLeaf = 1;
    base::NoProgress progress;
    const auto dataset = *data::Dataset::create(
        {{"system", "", systems}, {"threads", "", threads}, {"stripes", "", stripes}, {"rate", "", rates}});
    const auto result = *relative::relativePerformance(dataset, options, progress);
    const derivation::PrunedSample pruned{result.table.sample, options.grow, {.folds = 4}};
    return {{"mean error", *derivation::meanErrorDerivation(result, {}, progress)},
            {"mean error of a size", *derivation::meanErrorDerivation(result, {.leaves = 2}, progress)},
            {"mean error of the training",
             *derivation::meanErrorDerivation(result, {.leaves = 2, .training = true}, progress)},
            {"mean error of parity", *derivation::meanErrorDerivation(result, {.parity = true}, progress)},
            {"pruning", *derivation::pruningDerivation(pruned, progress)},
            {"subtree", *derivation::subtreeErrorDerivation(pruned, {.leaves = 1}, progress)}};
}

/// The backtest of a grey model and of a curve beside it.
inline std::vector<NamedDerivation> backtests() {
    const data::SeriesTable series = tableOf({kMeasuredColumns.back()});
    grey::ForecastOptions options;
    options.backtest = grey::BacktestOptions{4, 1, 3};
    base::NoProgress progress;
    const auto result = grey::forecast(series, 0, options, progress);
    return {{"backtest", *derivation::backtestDerivation(series, 0, options, result->model, progress)},
            {"backtest of a curve",
             *derivation::backtestDerivation(series, 0, options, result->baselines.back(), progress)}};
}

/// The curves and scaling laws beside the models, every kind of interval, and a printed number.
inline std::vector<NamedDerivation> curvesAndIntervals() {
    std::vector<NamedDerivation> all;
    const data::SeriesTable table =
        tableOf({{10.0, 18.5, 31.0, 47.0, 60.0, 66.0, 68.0, 69.5}}, {1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0});
    grey::ForecastOptions options;
    options.fitCount = 6;
    options.horizon = 2;
    base::NoProgress progress;
    const auto result = grey::forecast(table, 0, options, progress);
    for (const grey::ModelOutcome& outcome : result->baselines) {
        if (!outcome.failure) {
            all.push_back({outcome.name, *derivation::forecastDerivation(table, 0, options, outcome)});
        }
    }
    const std::vector<double> x{1.2, 1.25, 1.31, 1.22, 1.4, 1.28, 1.35};
    const std::vector<double> y{0.9, 0.95, 1.05, 0.97, 1.01, 0.99, 1.02};
    all.push_back({"mean interval", *derivation::meanIntervalDerivation(x, "x", 0.95)});
    all.push_back({"median interval", *derivation::medianIntervalDerivation(x, "x", 0.95)});
    all.push_back({"ratio interval", *derivation::ratioIntervalDerivation(x, y, "x_1 & y", 0.95)});
    all.push_back({"change interval", *derivation::changeIntervalDerivation(x, y, "50 %", 0.95)});
    all.push_back({"change", *derivation::changeDerivation({1.2}, {0.9}, "50 %")});
    all.push_back({"change test", *derivation::changeTestDerivation(x, y, "50 %", 0.03)});
    all.push_back({"rank test", *derivation::rankTestDerivation(x, y, "50 %")});
    std::vector<double> many(26, 1.5);
    many.push_back(1.25);
    all.push_back({"rank test by the normal distribution", *derivation::rankTestDerivation(many, x, "50 %")});
    const stats::IntervalOptions drawing{stats::IntervalMethod::bootstrap, 0.95, 1000};
    for (const stats::Centre centre : {stats::Centre::mean, stats::Centre::median}) {
        all.push_back({"drawn interval", *derivation::drawnIntervalDerivation(x, {}, centre, "x", drawing)});
        all.push_back({"drawn ratio", *derivation::drawnIntervalDerivation(x, y, centre, "x", drawing)});
    }
    all.push_back({"ratio of points", derivation::imageDerivation({"x_1 & y", x, "y", y}, {data::Image::ratio, 0.0})});
    all.push_back({"index of points", derivation::imageDerivation({"x_1 & y", x}, {data::Image::initial, 0.0})});
    all.push_back({"published", *derivation::publishedDerivation({"P1", 5.32, "446 − 422.28", "446", true})});
    return all;
}

/// The dataset of three systems at six points, each measured four times.
inline data::Dataset measuredOften() {
    data::TextValues systems{{"r", "a_1", "b"}, {}};
    data::NumericValues threads;
    data::NumericValues rates;
    for (std::size_t i = 0; i < kMeasuredColumns.size(); ++i) {
        for (std::size_t k = 0; k < 6; ++k) {
            for (int repeat = 0; repeat < 4; ++repeat) {
                systems.codes.push_back(static_cast<std::int32_t>(i));
                threads.push_back(static_cast<double>(k + 1));
                const int off = (7 * static_cast<int>(k) + 3 * repeat + 5 * static_cast<int>(i)) % 11 - 5;
                rates.push_back(kMeasuredColumns[i][k] * (1.0 + 0.01 * off));
            }
        }
    }
    return *data::Dataset::create({{"system", "", systems}, {"threads", "", threads}, {"rate", "", rates}});
}

/// The interval of every degree, and the band of a forecast by each reading of its errors.
inline std::vector<NamedDerivation> drawnIntervals() {
    std::vector<NamedDerivation> all;
    base::NoProgress progress;
    const data::Dataset often = measuredOften();
    const auto table = *data::pivot(often, {{"threads"}, "rate", {"system"}, {}, data::Aggregation::mean});
    for (const grey::RelationDegree& degree : grey::relationDegrees()) {
        if (!degree.hasIntervals()) {
            continue;
        }
        grey::RelationOptions options;
        options.method = degree.method;
        options.image.kind = data::Image::initial;
        all.push_back(
            {"interval " + degree.name, *derivation::degreeIntervalDerivation(often, table, {0, 1, 2}, 1, options,
                                                                              {100, 1, 0.9}, {}, {1}, progress)});
    }
    const data::SeriesTable series = tableOf({kMeasuredColumns.back()});
    for (const grey::BandErrors errors :
         {grey::BandErrors::equal, grey::BandErrors::relative, grey::BandErrors::likeliest}) {
        grey::ForecastOptions options;
        options.horizon = 2;
        options.band = grey::BandOptions{0.9, 1, 100, errors};
        const auto result = grey::forecast(series, 0, options, progress);
        all.push_back({"band", *derivation::bandDerivation(series, 0, options, result->model, result->band->value(), 1,
                                                           {}, progress)});
    }
    return all;
}

/// The class of an object by every kind of functions and weights, and a decision by every kind of effects and weights.
inline std::vector<NamedDerivation> evaluations() {
    std::vector<NamedDerivation> all;
    Eigen::MatrixXd values(3, 3);
    values << 7.8, 64.0, 212.0, 9.2, 74.0, 1729.0, 4.1, 4.9, 3719.0;
    const std::vector<std::string> names{"a_1", "b & c", "50 %"};
    for (const auto& [functions, name] : grey::classFunctionNames()) {
        for (const auto weights :
             {grey::ClusterWeights::fixed, grey::ClusterWeights::variable, grey::ClusterWeights::variableMean}) {
            const grey::ClusterOptions options{functions,
                                               weights,
                                               {{"read_1", grey::classesBetween({1.0, 8.0, 12.0, 18.0}), 0.5},
                                                {"50 %", grey::classesBetween({10.0, 50.0, 60.0, 90.0}), 0.3},
                                                {"p99", grey::classesBetween({3000.0, 1000.0, 300.0, 100.0}), 0.2}}};
            all.push_back({"class by " + name, *derivation::clusterDerivation(
                                                   values, {0, names, {"slow_1", "medium", "fast & far"}}, options)});
        }
    }
    for (const auto measure : {grey::EffectMeasure::ratio, grey::EffectMeasure::uniform}) {
        for (const auto weights :
             {grey::DecisionWeights::given, grey::DecisionWeights::equal, grey::DecisionWeights::entropy}) {
            grey::TargetOptions options{.measure = measure, .weights = weights, .radius = 0.3};
            options.attributes = {{"read_1", {data::Effect::benefit, 0.0}, 0.5, 4.0},
                                  {"50 %", {data::Effect::target, 60.0}, 0.3, 60.0},
                                  {"p99", {data::Effect::cost, 0.0}, 0.2, 4000.0}};
            all.push_back({"decision", *derivation::targetDerivation(values, names, 1, options)});
        }
    }
    return all;
}

/// What a group of derivations is called, and what makes it.
struct DerivationKinds {
    const char* name;
    std::vector<NamedDerivation> (*all)();
};

/// All of them; to add a group, add its line here.
inline constexpr DerivationKinds kDerivationKinds[]{
    {"models and degrees", [] { return forecastsAndDegrees(kMeasuredColumns); }},
    {"splits, paths, merges", splitsPathsAndMerges},
    {"errors of trees", errorsOfTrees},
    {"backtests", backtests},
    {"curves and intervals", curvesAndIntervals},
    {"drawn intervals", drawnIntervals},
    {"places of bytes", placesOfBytes},
    {"classes and decisions", evaluations},
};

}  // namespace greyscope::test
