#include "app/glossary/courses.h"

#include "core/base/progress.h"
#include "core/base/try.h"
#include "core/cart/grow.h"
#include "core/data/table_of_columns.h"
#include "core/derivation/forecast_derivation.h"
#include "core/derivation/image_derivation.h"
#include "core/derivation/path_derivation.h"
#include "core/derivation/relation_derivation.h"
#include "core/derivation/tree_derivation.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/forecast/forecast.h"

namespace greyscope::app {

using base::Expected;
using derivation::Derivation;

namespace {

constexpr std::size_t kFitted = 6;

data::SeriesTable fewNumbers() {
    return data::tableOfColumns({{2.9, 3.3, 3.4, 3.5, 3.7, 3.8, 4.1, 4.2}, {1.2, 1.5, 1.7, 1.8, 2.1, 2.2, 2.6, 2.7}});
}

Expected<Derivation> forecastOf(grey::GreyModel model, bool shifted = false,
                                grey::BufferOperator buffer = grey::BufferOperator::none) {
    grey::ForecastOptions options;
    options.model = model;
    options.fitCount = kFitted;
    options.power = 1.5;
    options.order = 0.5;
    options.buffer = buffer;
    if (shifted) {
        options.translation = {grey::Translation::Kind::fixed, 1.0};
    }
    if (grey::rowOf(model).related) {
        options.related = {{"x1", {}}};
    }
    const data::SeriesTable table = fewNumbers();
    base::NoProgress progress;
    const grey::ForecastResult result = GREYSCOPE_TRY(grey::forecast(table, 0, options, progress));
    return derivation::forecastDerivation(table, 0, options, result.model, {});
}

Expected<Derivation> relationOf(grey::RelationMethod method, data::Image image) {
    grey::RelationOptions options;
    options.method = method;
    options.image.kind = image;
    return derivation::relationDerivation(fewNumbers(), {0, 1}, {}, options);
}

Expected<Derivation> splitOf() {
    cart::Sample sample;
    sample.responseName = "y";
    sample.features = {{"a", "", {1.0, 2.0, 3.0, 4.0}, {}}};
    sample.response = {1.0, 1.5, 3.0, 3.5};
    const cart::Tree tree = GREYSCOPE_TRY(cart::grow(sample, {}));
    return derivation::splitDerivation(sample, tree, 0, 1);
}

Expected<Derivation> mergeOf() {
    Eigen::MatrixXd degrees(3, 3);
    degrees << 1.0, 0.9, 0.6, 0.9, 1.0, 0.7, 0.6, 0.7, 1.0;
    base::NoProgress progress;
    const grey::Clustering clustering = GREYSCOPE_TRY(grey::cluster(degrees, grey::Linkage::average, progress));
    return derivation::mergeDerivation(degrees, {"x1", "x2", "x3"}, clustering, 1);
}

Derivation pathOf() {
    relative::TransferResult result;
    result.relations.resize(2);
    result.relations[0].cellRatios = {1.5};
    result.relations[1].cellRatios = {2.0};
    result.cells.push_back({{"1"}, 10.0, 30.0, 0});
    relative::TransferPath path;
    path.systems = {"a", "b", "c"};
    path.relations = {0, 1};
    path.ratios = {3.0};
    result.paths.push_back(path);
    return derivation::pathDerivation(result, 0, 0);
}

Derivation ratioOf() {
    data::ImageOptions options;
    options.kind = data::Image::ratio;
    return derivation::imageDerivation(
        {.series = "x1", .values = {3.0, 4.0}, .reference = "x0", .divisors = {2.0, 2.5}}, options);
}

}  // namespace

Expected<Derivation> derivationOf(const TermRow& term) {
    using grey::GreyModel;
    using grey::RelationMethod;
    switch (term.course) {
        case Course::none:
            break;
        case Course::gm11:
            return forecastOf(GreyModel::gm11, true);
        case Course::remnant:
            return forecastOf(GreyModel::residualEquations);
        case Course::buffered:
            return forecastOf(GreyModel::gm11, false, grey::BufferOperator::averageWeakening);
        case Course::strengthened:
            return forecastOf(GreyModel::gm11, false, grey::BufferOperator::averageStrengthening);
        case Course::edgm:
            return forecastOf(GreyModel::edgm);
        case Course::dgm:
            return forecastOf(GreyModel::dgm);
        case Course::verhulst:
            return forecastOf(GreyModel::verhulst);
        case Course::ngbm:
            return forecastOf(GreyModel::ngbm);
        case Course::fgm:
            return forecastOf(GreyModel::fgm);
        case Course::gm1n:
            return forecastOf(GreyModel::gm1n);
        case Course::gm0n:
            return forecastOf(GreyModel::gm0n);
        case Course::gm21:
            return forecastOf(GreyModel::gm21);
        case Course::dgm21:
            return forecastOf(GreyModel::dgm21);
        case Course::dgm1n:
            return forecastOf(GreyModel::dgm1n);
        case Course::scgm:
            return forecastOf(GreyModel::scgm);
        case Course::fourier:
            return forecastOf(GreyModel::gm11Fourier);
        case Course::markov:
            return forecastOf(GreyModel::gm11Markov);
        case Course::initialImage:
            return relationOf(RelationMethod::deng, data::Image::initial);
        case Course::meanImage:
            return relationOf(RelationMethod::deng, data::Image::mean);
        case Course::intervalImage:
            return relationOf(RelationMethod::deng, data::Image::interval);
        case Course::absolute:
            return relationOf(RelationMethod::absolute, data::Image::none);
        case Course::synthetic:
            return relationOf(RelationMethod::synthetic, data::Image::none);
        case Course::similitude:
            return relationOf(RelationMethod::similitude, data::Image::none);
        case Course::closeness:
            return relationOf(RelationMethod::closeness, data::Image::none);
        case Course::workedDegree:
            return relationOf(term.degree, data::Image::none);
        case Course::split:
            return splitOf();
        case Course::merge:
            return mergeOf();
        case Course::path:
            return pathOf();
        case Course::ratio:
            return ratioOf();
    }
    return Derivation{};
}

}  // namespace greyscope::app
