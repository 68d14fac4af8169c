#include "app/pages/statements_view.h"

#include "app/analyses/replication/statement_run.h"
#include "app/analyses/replication/statements_figure.h"
#include "widgets/present/statement_rows.h"
#include "widgets/table/statement_table.h"

namespace greyscope::app {

StatementsView::StatementsView(widgets::Highlight& highlight, QObject* parent)
    : QObject(parent),
      m_table(new widgets::StatementTable),
      m_view(new widgets::FigureView(m_table)),
      m_lazy(new LazyView<std::vector<int>, std::vector<sim::Statement>>(
          m_view, checkedStatements, [this](const std::vector<sim::Statement>& statements) {
              m_table->setRows(widgets::statementRows(statements));
              m_figure = figureOfStatements(statements);
              m_view->setTitle(tr("Claims made in the papers"), widgets::statementSummary(statements));
          })) {
    m_table->setHighlight(&highlight);
    m_view->setName(QStringLiteral("statements"));
    m_view->setIdle(tr("Claims made in the papers"));
    m_view->setExplanation(
        {tr("The claims of a paper about its system and the results of the model, in each reading of what the paper "
            "leaves open, with the parameters that the verdict depends on."),
         {},
         {},
         tr("Choose a statement to highlight it in the charts. Its tooltip shows what it depends on.")});
    m_view->setTools(true, true, true);
    m_view->setFigures([this] { return std::vector{m_figure}; });
    m_view->setCopyText([this] { return widgets::statementText(m_table->rows()); });
    connect(m_view, &widgets::FigureView::actionRequested, m_lazy, [lazy = m_lazy] { lazy->takeOffer(); });
}

void StatementsView::offer(const std::vector<int>& numbers, const QString& offer) {
    if (!m_lazy->offer(numbers)) {
        m_view->showIdle();
        m_view->showEmpty({offer, tr("Check the statements")});
    }
}

void StatementsView::refuse(const QString& why) {
    m_lazy->letGo();
    m_view->showIdle();
    m_view->showEmpty({why, {}});
}

}  // namespace greyscope::app
