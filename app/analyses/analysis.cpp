#include "app/analyses/analysis.h"

#include "app/text/error_text.h"
#include "core/data/roles/repeats.h"
#include "widgets/present/words/joined_words.h"

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

std::vector<TableAccount> seriesAccounts(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    return table ? std::vector<TableAccount>{{catalog.leftOut(table->name)}} : std::vector<TableAccount>();
}

QString failureText(const base::Error& error) {
    return widgets::paragraph({errorMessage(error), errorRemedy(error)});
}

widgets::Empty withLeftOut(widgets::Empty missing, std::vector<TableAccount> accounts) {
    std::erase_if(accounts, [](const TableAccount& account) { return !account.leftOut.anyRows(); });
    missing.needs = widgets::paragraph({missing.needs, leftOutSentence(accounts)});
    return missing;
}

}  // namespace greyscope::app
