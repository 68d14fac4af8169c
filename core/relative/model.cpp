#include "core/relative/model.h"

#include <utility>

#include "core/cart/grower.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
base::Expected<RelativeResult> relativePerformance(const data::Dataset& dataset, const RelativeOptions& options,
                                                   base::Progress& progress) {
    auto table = joinRatios(dataset, options);
    if (!table) {
        return tl::unexpected(table.error());
    }
    if (const auto valid = checkModel(options, *table); !valid) {
        return tl::unexpected(valid.error());
    }
    const SortedSample ratios(table->sample);
    auto validated = validate(*table, ratios, options, progress);
    if (!validated) {
        return tl::unexpected(validated.error());
    }
    const std::vector<std::uint32_t> rows = cart::allRows(ratios.sample);
    auto fitted = fitTree(ratios, rows, options, alphaFor(ratios.sample, options), progress);
    if (!fitted) {
        return tl::unexpected(fitted.error());
    }
    const cart::Tree full = cart::growOn(ratios.sample, ratios.order, rows, options.grow);
    if (options.pruning == Pruning::alpha) {
        auto path = crossValidatedPath(ratios, rows, full, options, progress);
        if (!path) {
            return tl::unexpected(path.error());
        }
        fitted->crossValidation = std::move(*path);
    }
    RelativeResult result;
    result.options = options;
    result.options.validation = validationFor(options, table->cells);
    result.rules = cart::rulesOf(fitted->tree);
    result.pruningPath = cart::pruningPath(full);
    result.table = std::move(*table);
    result.importance = cart::importance(fitted->tree);
    result.tree = std::move(fitted->tree);
    result.crossValidation = std::move(fitted->crossValidation);
    result.validation = std::move(validated->tree);
    result.heldOutRatios = std::move(validated->ratios);
    result.baselines = std::move(validated->baselines);
    result.sizes = std::move(validated->sizes);
    return result;
}

}  // namespace greyscope::relative
