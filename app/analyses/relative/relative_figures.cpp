#include "app/analyses/relative/relative_figures.h"

#include <algorithm>
#include <utility>

#include "app/analyses/relative/relative_run.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/relative/relative_pruning.h"
#include "widgets/present/relative/relative_tables.h"

namespace greyscope::app {

namespace {

std::vector<std::string> askedCell(const RelativeFigures& figures, const RelativeChoices& choices) {
    const auto& question = choices.question;
    if (!question || question->size() != figures.result->table.factors.size()) {
        return figures.middleCell;
    }
    for (std::size_t factor = 0; factor < question->size(); ++factor) {
        if (!figures.parts->levelPlace(factor, (*question)[factor])) {
            return figures.middleCell;
        }
    }
    return *question;
}

}  // namespace

base::Expected<RelativeFigures> relativeFigures(const RelativeRequest& request, base::Progress& progress) {
    return presentedRelative(GREYSCOPE_TRY(runRelative(request, progress)), request.names);
}

RelativeFigures presentedRelative(relative::RelativeResult calculated, const widgets::RelativeNames& names) {
    const auto result = std::make_shared<const relative::RelativeResult>(std::move(calculated));
    const auto parts = std::make_shared<const widgets::RelativeParts>(*result);
    const bool pruned = result->options.pruning != relative::Pruning::none && result->crossValidation;
    return RelativeFigures{result,
                           parts,
                           widgets::relativeTree(*parts, names),
                           pruned ? widgets::pruningCurve(*result) : widgets::splittingCurve(*result),
                           widgets::levelErrors(*result),
                           widgets::worstCells(*parts, names),
                           widgets::joinCounts(*result, names),
                           widgets::joinRemainder(*parts, names),
                           widgets::ruleRows(*parts),
                           widgets::errorRows(*result, names),
                           widgets::middleCell(*parts)};
}

widgets::GridChoice gridChoice(const RelativeFigures& figures, const RelativeChoices& choices) {
    const auto& factors = figures.result->table.factors;
    std::vector<std::string> sides = choices.gridFactors;
    const bool known = !sides.empty() && std::ranges::all_of(sides, [&factors](const std::string& side) {
        return base::contains(factors, side);
    });
    if (!known) {
        sides = widgets::decisiveFactors(*figures.result);
    }
    return {sides.front(), sides.size() > 1 ? sides[1] : std::string(), askedCell(figures, choices),
            choices.gridAveraged};
}

}  // namespace greyscope::app
