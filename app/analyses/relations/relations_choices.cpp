#include "app/analyses/relations/relations_choices.h"

#include "core/data/series/image.h"
#include "core/grey/relation_method.h"
#include "widgets/present/relations/relations_sensitivity.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using data::Image;
using grey::ExtremaScope;
using grey::RelationMethod;
using grey::RelationOptions;
using widgets::Words;

namespace {

QString methodText(RelationMethod method) {
    switch (method) {
        case RelationMethod::deng:
            return Words::tr("Deng γ");
        case RelationMethod::absolute:
            return Words::tr("absolute ε");
        case RelationMethod::relative:
            return Words::tr("relative r");
        case RelationMethod::synthetic:
            return Words::tr("synthetic");
        case RelationMethod::similitude:
            return Words::tr("similitude");
        case RelationMethod::closeness:
            return Words::tr("closeness");
        default:  // one that nobody has put into words
            return QString::fromStdString(grey::degreeOf(method).name);
    }
}

QString scopeText(ExtremaScope scope) {
    switch (scope) {
        case ExtremaScope::global:
            return Words::tr("pairs with each reference");
        case ExtremaScope::pairwise:
            return Words::tr("each pair by itself");
        case ExtremaScope::matrix:
            return Words::tr("all pairs");
    }
    return {};
}

/// Weights by point are set in a table; here they can be taken back.
Convention weights(const Study& study) {
    return {Words::tr("Weights"),
            Words::tr("by point"),
            {{Words::tr("equal"), false, [](Study& changed) { changed.relations.options.weights.clear(); }},
             {Words::tr("by point"), true,
              [weights = study.relations.options.weights](Study& changed) {
                  changed.relations.options.weights = weights;
              }}},
            {Words::tr("Set weights")}};
}

}  // namespace

Items<RelationMethod> relationMethods() {
    Items<RelationMethod> items;
    for (const auto& [method, name] : grey::relationMethodNames()) {
        items.push_back({methodText(method), method});
    }
    return items;
}

Items<Image> relationImages() {
    Items<Image> items;
    for (const auto& [image, name] : data::imageNames()) {
        items.push_back({widgets::imageText(image), image});
    }
    return items;
}

Items<Image> relativeImages() {
    return {{widgets::imageText(Image::initial), Image::initial}, {widgets::imageText(Image::mean), Image::mean}};
}

Items<ExtremaScope> extremaScopes() {
    Items<ExtremaScope> items;
    for (const ExtremaScope scope : {ExtremaScope::matrix, ExtremaScope::global, ExtremaScope::pairwise}) {
        items.push_back({scopeText(scope), scope});
    }
    return items;
}

std::vector<Convention> relationConventions(const Study& study) {
    const RelationOptions& options = study.relations.options;
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    const Step image{Words::tr("Set image")};
    const auto ofRelative = [&](const QString& name) {
        return conventionOf(name, relationOption(&RelationOptions::relativeImage), relativeImages(), study, image);
    };
    std::vector<Convention> chips{conventionOf(Words::tr("Degree"), relationOption(&RelationOptions::method),
                                               relationMethods(), study, {Words::tr("Choose degree")})};
    chips.push_back(degree.ofImage ? conventionOf(Words::tr("Image"), relationImageOption(&data::ImageOptions::kind),
                                                  relationImages(), study, image)
                                   : ofRelative(Words::tr("Image")));
    if (degree.isMixed()) {
        chips.push_back(ofRelative(Words::tr("r of image")));
        chips.push_back(conventionOf(QStringLiteral("θ"), relationOption(&RelationOptions::theta),
                                     usualNumbers({0.0, 0.25, 0.5, 0.75, 1.0}, options.theta, 2), study,
                                     {Words::tr("Set θ")}));
    }
    if (degree.byPoints) {
        chips.push_back(conventionOf(Words::tr("Δ extremes"), relationOption(&RelationOptions::scope), extremaScopes(),
                                     study, {Words::tr("Set extrema scope")}));
        if (!options.weights.empty()) {
            chips.push_back(weights(study));
        }
        chips.push_back(conventionOf(QStringLiteral("ρ"), relationOption(&RelationOptions::distinguishingCoefficient),
                                     usualNumbers({0.1, 0.3, 0.5, 0.7, 0.9, 1.0}, options.distinguishingCoefficient, 2),
                                     study, {Words::tr("Set ρ")}));
    }
    return chips;
}

}  // namespace greyscope::app
