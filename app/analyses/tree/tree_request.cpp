#include "app/analyses/tree/tree_request.h"

#include <algorithm>

#include "core/base/contains.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using base::contains;
using widgets::Words;

namespace {

/// Returns the chosen response, else the metric, or the first series of a wide table.
std::string responseOf(const StudyTable& table, const TreeChoices& choices) {
    const std::vector<std::string> responses = responsesOf(table);
    for (const std::string& name : {choices.response, table.wide ? std::string() : table.metric}) {
        if (contains(responses, name)) {
            return name;
        }
    }
    const auto series = std::find_if(responses.begin(), responses.end(), [&](const std::string& name) {
        return !contains(table.roles.factors, name) && !contains(table.roles.keys, name);
    });
    return series == responses.end() ? std::string() : *series;
}

}  // namespace

std::vector<std::string> responsesOf(const StudyTable& table) {
    std::vector<std::string> names;
    for (const data::Column& column : table.dataset->columns()) {
        if (column.isNumeric()) {
            names.push_back(column.name);
        }
    }
    return names;
}

std::vector<std::string> factorsOf(const StudyTable& table, const std::string& response) {
    std::vector<std::string> names;
    for (const data::Column& column : table.dataset->columns()) {
        if (column.name != response) {
            names.push_back(column.name);
        }
    }
    return names;
}

std::optional<TreeRequest> treeRequest(const Study& study) {
    const StudyTable* table = study.activeTable();
    if (!table || !table->dataset || table->dataset->rowCount() == 0) {
        return std::nullopt;
    }
    const TreeChoices& choices = study.tree;
    TreeRequest request{table->dataset, {}};
    relative::ColumnTreeOptions& options = request.options;
    options.response = responseOf(*table, choices);
    std::vector<std::string> factors = choices.factors;
    if (factors.empty()) {
        factors = table->wide ? std::vector<std::string>() : table->roles.keys;
        factors.insert(factors.end(), table->roles.factors.begin(), table->roles.factors.end());
    }
    const std::vector<std::string> offered = factorsOf(*table, options.response);
    std::copy_if(factors.begin(), factors.end(), std::back_inserter(options.factors),
                 [&](const std::string& name) { return contains(offered, name); });
    if (options.response.empty() || options.factors.empty()) {
        return std::nullopt;
    }
    std::copy_if(choices.categories.begin(), choices.categories.end(), std::back_inserter(options.categories),
                 [&](const std::string& name) { return contains(options.factors, name); });
    options.grow = choices.grow;
    options.pruning = choices.pruning;
    options.alpha = choices.alpha;
    options.crossValidation = choices.crossValidation;
    options.settings = data::settingsOf(table->roles);
    options.repetitions = table->roles.repetitions;
    options.fewerFolds = true;  // the page has no control for their number
    return request;
}

widgets::Empty treeNeeds(const Study& study) {
    return study.tables.empty()
               ? widgets::Empty{Words::tr("Open a table to explain one of its columns by the others."),
                                Words::tr("Open a table…")}
               : widgets::Empty{Words::tr("A tree needs a column of numbers and another column to explain it."),
                                Words::tr("Open a table…")};
}

}  // namespace greyscope::app
