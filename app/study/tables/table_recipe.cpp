#include "app/study/tables/table_recipe.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include "app/sources/read_source.h"
#include "app/study/choices/relations_options.h"
#include "app/study/file/file_names.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/told_reading.h"
#include "core/base/contains.h"
#include "core/base/names.h"
#include "core/base/part_text.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/recipe/filter.h"
#include "core/data/recipe/recipe_text.h"
#include "core/grey/degrees/relation_method.h"
#include "core/io/reader.h"

namespace greyscope::app {

namespace {

using Names = std::vector<std::string>;

std::string imageOption(const data::ImageOptions& image) {
    return "--image " + base::nameOf(data::imageNames(), image.kind);
}

void addImage(Names& options, const data::ImageOptions& image) {
    if (image.kind == data::Image::target) {
        options.push_back(imageOption(image) + " --target " + base::toText(image.target));
    } else if (image.kind == data::Image::criteria) {
        Names effects;
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

/// By default the command takes m and M over the pairs of one reference; with --matrix, over all pairs.
void addDegree(Names& options, const grey::RelationOptions& said, bool matrix) {
    grey::RelationOptions usual;
    usual.scope = matrix ? grey::ExtremaScope::matrix : usual.scope;
    if (grey::degreeOf(said.method).ofImage) {
        addImage(options, said.image);
    }
    const Names texts = optionTexts(said, usual);
    options.insert(options.end(), texts.begin(), texts.end());
}

/// Returns the settings of the Relations page as options of `greyscope relate`, quoted for a POSIX shell: points,
/// series, degree. The command's defaults are omitted.
Names relationOptions(const StudyTable& table, const Selection& selection, const RelationsChoices& choices) {
    Names options;
    const auto addList = [&options](const char* option, const Names& names) {
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
    Names compared;
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

base::Expected<data::Dataset> joinedTable(const std::string& path, base::Progress& progress) {
    return *GREYSCOPE_TRY(readSource(path, {.textAlone = true}, progress)).imported.dataset;
}

/// The lists of roles, so that a column keeps its place in one.
constexpr std::array kRoleLists{&data::Roles::keys, &data::Roles::factors, &data::Roles::metrics,
                                &data::Roles::descriptions, &data::Roles::repetitions};

/// Returns the roles of the remaining columns, followed by suitable roles of the new ones.
data::Roles mergedRoles(const data::Roles& before, const data::Roles& guessed, const Names& namesBefore,
                        const Names& names) {
    data::Roles merged;
    for (const auto list : kRoleLists) {
        std::copy_if((before.*list).begin(), (before.*list).end(), std::back_inserter(merged.*list),
                     [&](const std::string& name) { return base::contains(names, name); });
        std::copy_if((guessed.*list).begin(), (guessed.*list).end(), std::back_inserter(merged.*list),
                     [&](const std::string& name) { return !base::contains(namesBefore, name); });
    }
    return merged;
}

/// Updates the roles of a table with a new dataset.
void takeRoles(StudyTable& table, const Names& namesBefore, StudyTable guessed) {
    const Names names = data::columnNames(*table.dataset);
    if (names == namesBefore) {
        return;
    }
    data::Roles merged = mergedRoles(table.roles, guessed.roles, namesBefore, names);
    const bool losesAxis = table.wide && merged.factors.empty() && !table.roles.factors.empty();
    if (guessed.wide != table.wide || merged.metrics.empty() || losesAxis) {
        table.wide = guessed.wide;
        table.roles = std::move(guessed.roles);
        table.metric = std::move(guessed.metric);
        return;
    }
    table.roles = std::move(merged);
    if (!table.wide && !base::contains(table.roles.metrics, table.metric)) {
        table.metric = table.roles.metrics.front();
    }
}

/// Returns the files from which a command can read the table; empty for embedded or generated tables, and for stacks
/// other than of whole files under their own names.
Names commandFiles(const StudyTable& table) {
    Names files;
    const std::vector<const StudyTable*> sources = sourcesOf(table);
    Names paths;
    std::transform(sources.begin(), sources.end(), std::back_inserter(paths),
                   [](const StudyTable* source) { return source->path; });
    const Names names = namesOfFiles(paths);
    for (std::size_t s = 0; s < sources.size(); ++s) {
        const StudyTable* const source = sources[s];
        const bool stands =
            table.parts.empty() || (!source->text && source->recipe.empty() && source->name == names[s]);
        const bool file = !source->path.empty() && !source->path.starts_with(':');
        if (!stands || (!source->text && !file)) {
            return {};
        }
        files.push_back(source->text ? "-" : source->path);
    }
    return files;
}

/// Returns the user's settings for reading as command-line options.
std::vector<std::string> readingOptions(const ToldReading& told) {
    std::vector<std::string> options;
    if (!told.reader.empty()) {
        options.push_back("--as " + shellWord(told.reader));
    }
    for (const auto& [word, said] : told.words) {
        options.push_back("--read " + shellWord(word + '=' + (said == "\t" ? "tab" : said == " " ? "blank" : said)));
    }
    return options;
}

}  // namespace

base::Expected<void> setRecipe(StudyTable& table, data::Recipe recipe, base::Progress& progress, std::size_t* applied,
                               const data::TableReader& reader) {
    const auto source = table.asRead();
    if (recipe.empty() && !table.source) {
        return {};
    }
    std::map<std::string, SourceStamp> joined;
    const auto stamped = [&](const std::string& path, base::Progress& reading) -> base::Expected<data::Dataset> {
        // Reads before calculating the checksum, because the file may not be a table.
        auto dataset = GREYSCOPE_TRY(reader ? reader(path, reading) : joinedTable(path, reading));
        joined[path] = GREYSCOPE_TRY(stampOf(path, reading));
        return dataset;
    };
    auto reshaped = GREYSCOPE_TRY(data::applyRecipe(*source, recipe, stamped, progress, applied));
    const auto dataset = recipe.empty() ? source : std::make_shared<const data::Dataset>(std::move(reshaped.dataset));
    StudyTable guessed = GREYSCOPE_TRY(tableFrom({dataset, *table.report}, table.path, progress));
    const Names namesBefore = data::columnNames(*table.dataset);
    table.dataset = dataset;
    table.source = recipe.empty() ? nullptr : source;
    table.recipe = std::move(recipe);
    table.joined = std::move(joined);
    takeRoles(table, namesBefore, std::move(guessed));
    return {};
}

base::Expected<data::Dataset> datasetAfter(const StudyTable& table, std::size_t steps, base::Progress& progress) {
    const data::Recipe first(table.recipe.begin(),
                             table.recipe.begin() + static_cast<std::ptrdiff_t>(std::min(steps, table.recipe.size())));
    return GREYSCOPE_TRY(data::applyRecipe(*table.asRead(), first, joinedTable, progress)).dataset;
}

std::string shellCommand(const StudyTable& table, const Selection& selection, const RelationsChoices& choices) {
    const Names files = commandFiles(table);
    if (files.empty()) {
        return {};
    }
    std::vector<std::string> options = readingOptions(toldOf(table));
    const std::vector<std::string> steps = shellOptions(table.recipe);
    options.insert(options.end(), steps.begin(), steps.end());
    const std::vector<std::string> related = relationOptions(table, selection, choices);
    options.insert(options.end(), related.begin(), related.end());
    std::string command = "greyscope relate";
    for (const std::string& file : files) {
        command += ' ' + shellWord(file);
    }
    for (const std::string& option : options) {
        command += " \\\n  " + option;
    }
    return command;
}

std::string shellWord(const std::string& text) {
    constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=,./:@%";
    if (!text.empty() && text.find_first_not_of(plain) == std::string::npos) {
        return text;
    }
    std::string quoted = "'";
    for (const char c : text) {
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return quoted + '\'';
}

std::vector<std::string> shellOptions(const data::Recipe& recipe) {
    std::vector<std::string> options;
    for (const data::RecipeStep& step : recipe) {
        const data::OptionText text = data::stepText(step);
        options.push_back(text.option + ' ' + shellWord(text.value));
    }
    return options;
}

}  // namespace greyscope::app
