#include "app/analyses/figure_data.h"

#include "core/data/roles/repeats.h"

namespace greyscope::app {

FigureData dataOf(const StudyTable* table, const data::SeriesQuery& query, const data::LeftOut* account) {
    return {.tables = table ? std::vector{table->name} : std::vector<std::string>(),
            .quantity = query.value,
            .held = query.where,
            .aggregation = query.aggregation,
            .named = account ? data::namedAggregation(query.aggregation, *account) : data::Aggregation::none,
            .perRun = !data::runsSummed(query.aggregation, query.repeats).empty(),
            .repeats = query.repeats,
            .invalid = account ? account->invalid : std::vector<data::InvalidResult>(),
            .share = account ? widgets::DrawnShare{.rows = account->rowsUsed(), .allRows = account->rows}
                             : widgets::DrawnShare()};
}

}  // namespace greyscope::app
