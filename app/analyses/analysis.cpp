#include "app/analyses/analysis.h"

#include "app/text/error_text.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

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
