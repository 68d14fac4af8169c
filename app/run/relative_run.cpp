#include "app/run/relative_run.h"

#include <algorithm>

#include "app/run/long_table.h"
#include "core/data/series_table.h"

namespace greyscope::app {

namespace {

relative::RelativeOptions optionsOf(const RelativeRequest& request, const data::SeriesTable& table) {
    relative::RelativeOptions options;
    options.system = freeName(table, "series");
    options.value = freeName(table, "value");
    options.from = request.from;
    options.to = request.to;
    options.factors = table.axisColumns;
    options.predictors = request.predictors;
    options.grow = request.grow;
    options.pruning = request.pruning;
    return options;
}

}  // namespace

std::optional<RelativeRequest> relativeRequest(const Study& study) {
    const StudyTable* table = study.table(study.selection.reference.table);
    const SeriesId to = predictedSeries(study);
    if (!table || !table->dataset || study.selection.reference.empty() || to.empty() || table->roles.factors.empty()) {
        return std::nullopt;
    }
    RelativeRequest request;
    request.dataset = table->dataset;
    request.query = queryFor(*table, {.allCells = true, .axis = {}, .hold = {}});
    request.from = study.selection.reference.name;
    request.to = to.name;
    for (const std::string& factor : table->roles.factors) {
        const auto& wanted = study.relative.factors;
        if (std::find(wanted.begin(), wanted.end(), factor) != wanted.end()) {
            request.predictors.push_back(factor);
        }
    }
    request.grow.maxLeaves = study.relative.leaves;
    request.grow.minLeaf = study.relative.minLeaf;
    request.pruning = study.relative.pruning;
    return request;
}

base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request, base::Progress& progress) {
    const auto table = data::pivot(*request.dataset, request.query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto from = table->indexOf(request.from);
    if (!from) {
        return tl::unexpected(from.error());
    }
    const auto to = table->indexOf(request.to);
    if (!to) {
        return tl::unexpected(to.error());
    }
    relative::RelativeOptions options = optionsOf(request, *table);
    const auto pair = longTable(*table, {*from, *to}, options.system, options.value);
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    const auto cells =
        static_cast<std::size_t>((table->values.col(static_cast<Eigen::Index>(*from)).array().isFinite() &&
                                  table->values.col(static_cast<Eigen::Index>(*to)).array().isFinite())
                                     .count());
    if (cells > kLeaveOneOutCells) {
        options.validation = relative::Validation::kFold;
        options.folds = 10;
    }
    return relative::relativePerformance(*pair, options, progress);
}

}  // namespace greyscope::app
