#include "app/study/choices/tree_inputs.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/study/predicted_pair.h"

namespace greyscope::app {

std::optional<TreeInputs> treeInputs(const Study& study) {
    const StudyTable* table = study.table(study.selection.reference.table);
    if (!table || !table->dataset || study.selection.reference.empty() || predictedSeries(study).empty() ||
        table->roles.factors.empty()) {
        return std::nullopt;
    }
    const RelativeChoices& choices = study.relative;
    const auto chosen = [](const std::vector<std::string>& names, const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    TreeInputs inputs;
    inputs.dataset = table->dataset;
    inputs.query = queryFor(*table, {.allCells = true, .axis = {}, .hold = {}});
    std::vector<std::string> matched;
    std::copy_if(inputs.query.axis.begin(), inputs.query.axis.end(), std::back_inserter(matched),
                 [&](const std::string& factor) { return chosen(choices.matched, factor); });
    if (!matched.empty()) {
        inputs.query.axis = std::move(matched);
    }
    inputs.from = study.selection.reference.name;
    inputs.model = choices.model;
    inputs.model.predictors.clear();
    for (const data::Column& column : table->dataset->columns()) {
        const bool unmatched = chosen(table->roles.factors, column.name) && !chosen(inputs.query.axis, column.name);
        if (chosen(choices.model.predictors, column.name) && column.name != inputs.query.value && !unmatched) {
            inputs.model.predictors.push_back(column.name);
        }
    }
    if (inputs.model.pruning != relative::Pruning::none) {
        inputs.model.grow.maxLeaves = 0;
    }
    return inputs;
}

}  // namespace greyscope::app
