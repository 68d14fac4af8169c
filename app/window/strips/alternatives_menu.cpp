#include "app/window/strips/alternatives_menu.h"

#include <QActionGroup>

#include <utility>

#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {

/// Returns the text of an entry with its effect at the right edge.
QString withEffect(const QString& text, const QString& effect) {
    const QString caption = widgets::captionText(text);
    return effect.isEmpty() ? caption : caption + QLatin1Char('\t') + effect;
}

}  // namespace

AlternativesMenu::AlternativesMenu(Convention convention, const Page& page, StudyStore& store, QWidget* parent)
    : QMenu(widgets::captionText(convention.name + QLatin1Char(' ') + convention.value), parent),
      m_convention(std::move(convention)),
      m_page(page),
      m_store(store) {
    setObjectName(QStringLiteral("alternatives"));
    addAlternatives();
    connect(this, &QMenu::aboutToShow, this, [this] { previewFrom(0); });
    connect(this, &QMenu::aboutToHide, &m_job, &JobBase::cancel);
    connect(&m_job, &JobBase::stateChanged, this, &AlternativesMenu::showPreview);
}

void AlternativesMenu::addAlternatives() {
    if (m_convention.alternatives.empty()) {
        addAction(tr("The numbers are always calculated this way."))->setEnabled(false);
        return;
    }
    if (const QString what = m_page.previewed(); !what.isEmpty()) {
        addAction(withEffect(m_convention.name, what))->setEnabled(false);
        addSeparator();
    }
    auto* group = new QActionGroup(this);
    for (const ConventionValue& alternative : m_convention.alternatives) {
        QAction* action = addAction(withEffect(alternative.text, {}));
        action->setCheckable(true);
        action->setChecked(alternative.chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, alternative] {
            m_store.edit(alternative.what.isEmpty() ? m_convention.step.what : alternative.what, alternative.change);
        });
        m_actions.push_back(action);
    }
}

void AlternativesMenu::previewFrom(std::size_t alternative) {
    for (m_next = alternative; m_next < m_actions.size(); ++m_next) {
        Study study = m_store.study();
        m_convention.alternatives[m_next].change(study);
        if (auto preview = m_page.preview(study)) {
            m_actions[m_next]->setText(withEffect(m_convention.alternatives[m_next].text, QStringLiteral("…")));
            m_job.start(std::move(preview));
            return;
        }
    }
}

void AlternativesMenu::showPreview() {
    const auto ready = m_job.ready();
    const bool failed = std::holds_alternative<widgets::Failed>(m_job.state());
    if (m_next < m_actions.size() && (ready || failed)) {
        // An alternative that cannot be calculated shows no number; the view gives the reason once it is chosen.
        m_actions[m_next]->setText(
            withEffect(m_convention.alternatives[m_next].text, ready ? *ready : QStringLiteral("–")));
        // Queued, so that all receivers of the job's signal come first.
        QMetaObject::invokeMethod(
            this, [this, next = m_next + 1] { isVisible() ? previewFrom(next) : void(); }, Qt::QueuedConnection);
    }
}

}  // namespace greyscope::app
