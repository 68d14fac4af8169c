#include "app/pages/trends/trends_bar.h"

#include "app/analyses/trends/trends_request.h"
#include "app/pages/option_controls.h"
#include "app/pages/point_controls.h"
#include "app/study/choices/trends_options.h"
#include "widgets/common/plain_text.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

TrendsBar::TrendsBar(StudyStore& store, QWidget* parent)
    : widgets::ContextBar(parent), m_store(store), m_bindings(store) {
    new PointControls(this, m_bindings, store, member(&Study::trends, &TrendsChoices::points),
                      PointControls::Cells::held);
    addSeparator();
    addMeasure();
    addForm();
    m_bindings.enableWhen(this, [](const Study& study) { return study.activeTable() != nullptr; });
}

void TrendsBar::setPanels(std::size_t panels) {
    if (m_panels != panels) {
        m_panels = panels;
        m_form->button(0)->setEnabled(panels > 0);
        m_bindings.show(m_store.study());
    }
}

void TrendsBar::addMeasure() {
    widgets::Segmented* measure =
        controlsOf<TrendsChoices>(m_bindings, "trends", &Study::trends).segments(&TrendsChoices::measure);
    const QString keys[] = {tr("As measured (A)"), tr("Divided by the reference (Q)"),
                            tr("Relative to the series' own first value, median or value at one point (I)")};
    for (int i = 0; i < 3; ++i) {
        widgets::setTip(measure->button(i), keys[i]);
    }
    addControl(tr("Show"), measure);
}

void TrendsBar::addForm() {
    m_form = new widgets::Segmented({tr("Panels"), tr("One chart"), tr("Band"), tr("Heat")});
    m_form->setObjectName(QStringLiteral("trends.form"));
    const QString tips[] = {
        tr("One chart per level of a second factor, or per unit or magnitude; the default if there are several"),
        tr("All series in one chart"),
        tr("Quantiles of the compared series, with the first few and the highlighted ones drawn on top; the default "
           "for many series"),
        tr("One row per series, one column per level, coloured by the response")};
    for (int i = 0; i < 4; ++i) {
        widgets::setTip(m_form->button(i), tips[i]);
    }
    addControl(tr("as"), m_form);
    const Member<TrendsForm> member{[this](const Study& study) { return drawnForm(study, m_panels); },
                                    [](Study& study, const TrendsForm& chosen) { study.trends.form = chosen; }};
    m_bindings.bind(m_form, member, {TrendsForm::automatic, TrendsForm::lines, TrendsForm::band, TrendsForm::heat},
                    {tr("Change chart")});
    m_form->button(0)->setEnabled(false);
}

}  // namespace greyscope::app
