#include "app/pages/relative_choices.h"

#include <algorithm>

#include "widgets/present/relative_parts.h"
#include "widgets/present/relative_summary.h"

namespace greyscope::app {

using widgets::Target;

std::vector<std::string> askedCell(const relative::RelativeResult& result, const RelativeChoices& choices) {
    const auto& question = choices.question;
    if (!question || question->size() != result.table.factors.size()) {
        return widgets::middleCell(result);
    }
    for (std::size_t factor = 0; factor < question->size(); ++factor) {
        const std::vector<std::string>& levels = result.table.levels[factor];
        if (std::find(levels.begin(), levels.end(), (*question)[factor]) == levels.end()) {
            return widgets::middleCell(result);
        }
    }
    return *question;
}

widgets::GridChoice gridChoice(const relative::RelativeResult& result, const RelativeChoices& choices) {
    const auto& factors = result.table.factors;
    std::vector<std::string> sides = choices.gridFactors;
    const bool known = !sides.empty() && std::all_of(sides.begin(), sides.end(), [&factors](const std::string& side) {
        return std::find(factors.begin(), factors.end(), side) != factors.end();
    });
    if (!known) {
        sides = widgets::decisiveFactors(result);
    }
    return {sides.front(), sides.size() > 1 ? sides[1] : std::string(), askedCell(result, choices),
            choices.gridAveraged};
}

std::vector<std::string> gridFactorsWith(widgets::GridChoice choice, bool rows, const std::string& factor) {
    std::string& side = rows ? choice.rowFactor : choice.columnFactor;
    std::string& other = rows ? choice.columnFactor : choice.rowFactor;
    if (factor == other) {
        other = side;
    }
    side = factor;
    return {choice.rowFactor, choice.columnFactor};
}

std::optional<std::vector<std::string>> cellOf(const widgets::Link& link, const relative::RelativeResult& result,
                                               const widgets::GridChoice& choice) {
    std::vector<int> rows;
    for (const Target& target : link.is) {
        if (target.kind == Target::Kind::row) {
            rows.push_back(target.index);
        }
    }
    if (rows.size() == 1) {
        return result.table.rows[static_cast<std::size_t>(rows.front())].labels;
    }
    const auto place = std::find_if(link.is.begin(), link.is.end(),
                                    [](const Target& target) { return target.kind == Target::Kind::point; });
    if (place == link.is.end()) {
        return std::nullopt;
    }
    return widgets::cellValues(result, choice, place->index);
}

}  // namespace greyscope::app
