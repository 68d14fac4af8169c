#include "app/pages/relative/scenarios_view.h"

#include <QActionGroup>
#include <QMenu>

#include "app/pages/relative/relative_choices.h"
#include "app/study/predicted_pair.h"
#include "widgets/present/relative_tables.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

using widgets::MatrixView;

ScenariosView::ScenariosView(const PageContext& context) : ScenariosView(context, new MatrixView) {}

ScenariosView::ScenariosView(const PageContext& context, MatrixView* matrix)
    : FigureView(matrix),
      m_context(context),
      m_errors(this, runScenarios, [this](const Outcomes& outcomes) { setFigure(widgets::scenarioErrors(outcomes)); }) {
    matrix->setObjectName(QStringLiteral("relative.scenarios"));
    matrix->setHighlight(&context.highlight);
    connect(matrix, &MatrixView::linkActivated, this, &ScenariosView::open);
    connect(matrix, &MatrixView::headingActivated, this, &ScenariosView::open);
    setName(QStringLiteral("scenarios"));
    setIdle(tr("Scenarios"));
    QToolButton* button = addTool(QStringLiteral("gear"), tr("Which scenarios"));
    button->setMenu(buildMenu());
    button->setPopupMode(QToolButton::InstantPopup);
}

QMenu* ScenariosView::buildMenu() {
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("relative.whichScenarios"));
    auto* group = new QActionGroup(menu);
    for (const bool published : {true, false}) {
        QAction* action =
            menu->addAction(published ? tr("The published pairs (16)") : tr("The reference to every other series"));
        action->setCheckable(true);
        action->setChecked(published == m_published);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, published] {
            m_published = published;
            ask();
        });
    }
    connect(menu, &QMenu::aboutToShow, this,
            [this, menu] { menu->actions().front()->setEnabled(m_pair && holdsPublishedScenarios(*m_pair->dataset)); });
    return menu;
}

void ScenariosView::ask(const RelativeRequest& pair, const Study& study) {
    m_pair = pair;
    m_reference = study.selection.reference;
    ask();
}

void ScenariosView::ask() {
    if (!m_pair) {
        return;
    }
    ScenarioRequest scenarios{*m_pair, {}};
    if (!m_published || !holdsPublishedScenarios(*m_pair->dataset)) {
        for (const SeriesEntry& entry : m_context.catalog.entries()) {
            if (entry.id.table == m_reference.table && entry.id != m_reference) {
                scenarios.systems.push_back(entry.id.name);
            }
        }
    }
    m_errors.ask(std::move(scenarios));
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
