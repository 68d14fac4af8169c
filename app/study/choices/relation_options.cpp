#include "app/study/choices/relation_options.h"

#include "app/study/choices/relations_options.h"
#include "app/study/tables/table_recipe.h"
#include "core/base/names.h"
#include "core/base/part_text.h"
#include "core/base/text.h"
#include "core/data/recipe/filter.h"
#include "core/grey/degrees/relation_method.h"

namespace greyscope::app {

namespace {

using Texts = std::vector<std::string>;

std::string imageOption(const data::ImageOptions& image) {
    return "--image " + base::nameOf(data::imageNames(), image.kind);
}

void addImage(Texts& options, const data::ImageOptions& image) {
    if (image.kind == data::Image::target) {
        options.push_back(imageOption(image) + " --target " + base::toText(image.target));
    } else if (image.kind == data::Image::criteria) {
        Texts effects;
        for (const data::PointEffect& each : image.effects) {
            const bool aims = each.kind == data::Effect::target;
            effects.push_back(base::nameOf(data::effectNames(), each.kind) +
                              (aims ? ':' + base::toText(each.target) : std::string()));
        }
        options.push_back("--effects " + base::joined(effects, ","));
    } else if (image.kind != data::Image::none) {
        options.push_back(imageOption(image));
    }
}

/// The command has the scope of one reference unless it gives all pairs.
void addDegree(Texts& options, const grey::RelationOptions& said, bool matrix) {
    grey::RelationOptions usual;
    usual.scope = matrix ? grey::ExtremaScope::matrix : usual.scope;
    if (grey::degreeOf(said.method).ofImage) {
        addImage(options, said.image);
    }
    const Texts texts = optionTexts(said, usual);
    options.insert(options.end(), texts.begin(), texts.end());
}

}  // namespace

std::vector<std::string> relationOptions(const StudyTable& table, const Selection& selection,
                                         const RelationsChoices& choices) {
    Texts options;
    const auto addList = [&options](const char* option, const Texts& names) {
        if (!names.empty()) {
            options.push_back(std::string(option) + ' ' + shellWord(base::listText(names, "")));
        }
    };
    const data::SeriesQuery query = queryFor(table, choices.points);
    for (const data::Filter& held : query.where) {
        options.push_back("--where " + shellWord(data::filterText(held)));
    }
    addList("--axis", query.axis);
    if (!table.wide) {
        addList("--series", table.roles.keys);
        if (!table.metric.empty()) {
            options.push_back("--value " + shellWord(table.metric));
        }
    }
    addList("--repeat", table.roles.repetitions);
    if (table.aggregation != data::Aggregation::none) {
        options.push_back("--agg " + data::aggregationName(table.aggregation));
    }
    const bool given = selection.reference.table == table.name && !selection.reference.empty();
    options.push_back(given ? "--reference " + shellWord(selection.reference.name) : "--matrix");
    Texts compared;
    for (const SeriesId& id : selection.compared) {
        if (given && !choices.wholeTable && id.table == table.name) {
            compared.push_back(id.name);
        }
    }
    addList("--compare", compared);
    addDegree(options, choices.options, !given);
    if (given && choices.mostLags) {
        options.push_back("--max-lag " + std::to_string(*choices.mostLags));
    }
    if (choices.commonPoints) {
        options.push_back("--common-points");
    }
    return options;
}

}  // namespace greyscope::app
