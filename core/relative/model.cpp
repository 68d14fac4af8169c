#include "core/relative/model.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/data/roles/repeats.h"
#include "core/relative/validate.h"

namespace greyscope::relative {

bool mediansWithoutInterval(const RelativeResult& result) {
    const std::vector<RatioRow>& rows = result.table.rows;
    return result.options.intervals == stats::IntervalMethod::t &&
           data::ofRepeats(result.options.aggregation) == data::Aggregation::median && result.table.repeated > 0 &&
           std::none_of(rows.begin(), rows.end(), [](const RatioRow& row) { return row.interval.has_value(); });
}

base::Expected<RelativeResult> relativePerformance(const data::Dataset& dataset, const RelativeOptions& given,
                                                   base::Progress& progress) {
    auto table = GREYSCOPE_TRY(joinRatios(dataset, given));
    const RelativeOptions options = withFoldsFor(given, table.cells);
    GREYSCOPE_TRY(checkModel(options, table));
    const SortedSample ratios(table.sample);
    auto validated = GREYSCOPE_TRY(validate(table, ratios, options, progress));
    const std::vector<std::uint32_t> rows = cart::allRows(ratios.sample);
    auto fitted = GREYSCOPE_TRY(fitTree(ratios, rows, options, alphaFor(ratios.sample, options), progress));
    const cart::Tree full = cart::growOn(ratios.sample, ratios.order, rows, options.grow);
    if (options.pruning == Pruning::alpha) {
        fitted.crossValidation = GREYSCOPE_TRY(crossValidatedPath(ratios, rows, full, options, progress));
    }
    RelativeResult result;
    result.options = options;
    result.options.validation = validationFor(options, table.cells);
    result.rules = cart::rulesOf(fitted.tree);
    result.pruningPath = cart::pruningPath(full);
    result.table = std::move(table);
    result.importance = cart::importance(fitted.tree);
    result.tree = std::move(fitted.tree);
    result.crossValidation = std::move(fitted.crossValidation);
    result.validation = std::move(validated.tree);
    result.heldOutRatios = std::move(validated.ratios);
    result.baselines = std::move(validated.baselines);
    result.sizes = std::move(validated.sizes);
    return result;
}

}  // namespace greyscope::relative
