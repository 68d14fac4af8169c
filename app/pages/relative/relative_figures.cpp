#include "app/pages/relative/relative_figures.h"

#include <utility>

#include "app/pages/relative/relative_run.h"
#include "widgets/present/relative/relative_pruning.h"
#include "widgets/present/relative/relative_tables.h"

namespace greyscope::app {

base::Expected<RelativeFigures> relativeFigures(const RelativeRequest& request, base::Progress& progress) {
    auto calculated = runRelative(request, progress);
    if (!calculated) {
        return tl::unexpected(calculated.error());
    }
    const auto result = std::make_shared<const relative::RelativeResult>(std::move(*calculated));
    const auto parts = std::make_shared<const widgets::RelativeParts>(*result);
    const widgets::RelativeNames& names = request.names;
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

}  // namespace greyscope::app
