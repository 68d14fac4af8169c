#include "app/pages/relative_shown.h"

#include <utility>

#include "widgets/present/relative_pruning.h"
#include "widgets/present/relative_tables.h"

namespace greyscope::app {

base::Expected<RelativeShown> showRelative(const RelativeRequest& request, const widgets::RelativeNames& names,
                                           base::Progress& progress) {
    auto calculated = runRelative(request, progress);
    if (!calculated) {
        return tl::unexpected(calculated.error());
    }
    const auto result = std::make_shared<const relative::RelativeResult>(std::move(*calculated));
    const bool pruned = result->options.pruning != relative::Pruning::none && result->crossValidation;
    return RelativeShown{result,
                         widgets::relativeTree(*result, names),
                         pruned ? widgets::pruningCurve(*result) : widgets::splittingCurve(*result),
                         widgets::levelErrors(*result),
                         widgets::worstCells(*result, names),
                         widgets::joinCounts(*result, names),
                         widgets::joinRemainder(*result, names)};
}

}  // namespace greyscope::app
