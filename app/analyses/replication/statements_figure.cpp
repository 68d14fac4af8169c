#include "app/analyses/replication/statements_figure.h"

#include <utility>

#include "widgets/present/statement_rows.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

widgets::FigureSpec figureOfStatements(const std::vector<sim::Statement>& statements) {
    return widgets::statementsFigure(widgets::statementRows(statements), Words::tr("Claims made in the papers"),
                                     widgets::statementSummary(statements));
}

void addStatements(AnalysisFigures& all, const char* name,
                   const std::optional<base::Expected<std::vector<sim::Statement>>>& statements, FigureData data) {
    if (statements && *statements) {
        all.figures.push_back({name, figureOfStatements(**statements), std::move(data)});
    } else if (statements) {
        all.missing = failureText(statements->error());
    }
}

}  // namespace greyscope::app
