#include "app/pages/relative/scenarios_view.h"

#include <QActionGroup>
#include <QMenu>

#include "app/analyses/relative/relative_analysis.h"
#include "app/study/predicted_pair.h"
#include "widgets/present/relative/relative_tables.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::MatrixView;

ScenariosView::ScenariosView(const PageContext& context) : ScenariosView(context, new MatrixView) {}

ScenariosView::ScenariosView(const PageContext& context, MatrixView* matrix)
    : FigureView(matrix), m_context(context), m_errors(this, &ScenariosAnalysis::run, [this](const Outcomes& outcomes) {
          setFigure(widgets::scenarioErrors(outcomes));
      }) {
    matrix->setObjectName(QStringLiteral("relative.scenarios"));
    matrix->setHighlight(&context.highlight);
    connect(matrix, &MatrixView::linkActivated, this, &ScenariosView::open);
    connect(matrix, &MatrixView::headingActivated, this, &ScenariosView::open);
    setName(QLatin1String(RelativeAnalysis::kScenarios));
    setIdle(tr("Scenarios"));
    QToolButton* button = addTool(QStringLiteral("gear"), tr("Choose scenarios"));
    button->setMenu(buildMenu());
    button->setPopupMode(QToolButton::InstantPopup);
}

QMenu* ScenariosView::buildMenu() {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("relative.whichScenarios"));
    auto* group = new QActionGroup(menu);
    const std::vector<std::pair<ScenarioSet, QString>> sets{
        {ScenarioSet::published, tr("The published pairs (16)")},
        {ScenarioSet::others, tr("From the reference to every other series")},
        {ScenarioSet::compared, tr("From the reference to the compared series")}};
    for (const auto& [set, text] : sets) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, set = set, text = text] {
            m_context.store.edit(tr("Scenarios: %1").arg(text),
                                 [set](Study& study) { study.relative.scenarios = set; });
        });
    }
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        const bool holds = m_pair && holdsPublishedScenarios(*m_pair->dataset);
        menu->actions().front()->setEnabled(holds);
        const ScenarioSet shown = ScenariosAnalysis::shownOf(m_context.store.study().relative.scenarios, holds);
        menu->actions()[static_cast<int>(shown) - 1]->setChecked(true);
    });
    return menu;
}

void ScenariosView::ask(const RelativeRequest& pair, const Study& study) {
    m_pair = pair;
    m_reference = study.selection.reference;
    m_errors.ask(ScenariosAnalysis::request(pair, study, m_context.catalog));
}

void ScenariosView::letGo() {
    m_pair.reset();
    m_errors.letGo();
}

void ScenariosView::open(const widgets::Link& link) {
    const auto outcomes = m_errors.shown();
    if (!outcomes || link.is.empty()) {
        return;
    }
    const relative::ScenarioOutcome& outcome = (*outcomes)[static_cast<std::size_t>(link.is.front().index)];
    const SeriesId from{m_reference.table, outcome.from};
    const SeriesId to{m_reference.table, outcome.to};
    if (outcome.result && m_context.catalog.find(from) && m_context.catalog.find(to)) {
        m_context.store.edit(tr("Predict %1").arg(widgets::visibleText(to.name)), [&](Study& study) {
            predictFrom(study, from);
            predict(study, to);
        });
    }
}

}  // namespace greyscope::app
