#include "app/analyses/relations/relations_choices.h"

#include "app/study/choices/relations_options.h"
#include "core/data/series/image.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using data::Image;
using grey::RelationOptions;
using widgets::Words;

namespace {

/// Weights by point are set in a table; this convention can only remove them.
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

Items<Image> relationImages() {
    Items<Image> items;
    for (const auto& [image, name] : data::imageNames()) {
        items.push_back({widgets::imageText(image), image});
    }
    return items;
}

std::vector<Convention> relationConventions(const Study& study) {
    const RelationOptions& options = study.relations.options;
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    auto chips = conventionsOf<RelationOptions>(study, &Study::relations, &RelationsChoices::options);
    if (degree.ofImage) {
        chips.insert(chips.begin() + 1, conventionOf(Words::tr("Image"), relationImageOption(&data::ImageOptions::kind),
                                                     relationImages(), study, {Words::tr("Set image")}));
    }
    if (degree.isByPoints() && !options.weights.empty()) {
        chips.push_back(weights(study));
    }
    chips.insert(chips.begin() + 1, bookConvention(booksOf(options)));
    return chips;
}

}  // namespace greyscope::app
