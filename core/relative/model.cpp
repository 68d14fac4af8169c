#include "core/relative/model.h"

#include <cmath>
#include <string>
#include <utility>

#include "core/cart/grower.h"
#include "core/relative/validate.h"

namespace greyscope::relative {
namespace {

base::Expected<void> checked(const RelativeOptions& options, const RatioTable& table) {
    if (const auto valid = options.grow.validate(); !valid) {
        return valid;
    }
    if (options.pruning == Pruning::alpha && !(options.alpha >= 0.0 && std::isfinite(options.alpha))) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"alpha", base::toText(options.alpha), "[0, inf)"});
    }
    if (table.rows.size() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {options.to + " / " + options.from, std::to_string(table.rows.size()), "2"});
    }
    return cart::checkSample(table.sample);
}

}  // namespace

base::Expected<RelativeResult> relativePerformance(const data::Dataset& dataset, const RelativeOptions& options,
                                                   base::Progress& progress) {
    auto table = joinRatios(dataset, options);
    if (!table) {
        return tl::unexpected(table.error());
    }
    if (const auto valid = checked(options, *table); !valid) {
        return tl::unexpected(valid.error());
    }
    const SortedSample ratios(table->sample);
    auto validated = validate(*table, ratios, options, progress);
    if (!validated) {
        return tl::unexpected(validated.error());
    }
    const std::vector<std::uint32_t> rows = cart::allRows(ratios.sample);
    auto tree = fitTree(ratios, rows, options, options.alpha, progress);
    if (!tree) {
        return tl::unexpected(tree.error());
    }
    RelativeResult result;
    result.options = options;
    result.rules = cart::rulesOf(*tree);
    result.pruningPath = cart::pruningPath(cart::growOn(ratios.sample, ratios.order, rows, options.grow));
    result.table = std::move(*table);
    result.tree = std::move(*tree);
    result.validation = std::move(validated->tree);
    result.baselines = std::move(validated->baselines);
    result.sizes = std::move(validated->sizes);
    return result;
}

}  // namespace greyscope::relative
