#include "app/pages/layout/advisor_panel.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/common/theme/icon.h"
#include "widgets/controls/note.h"
#include "widgets/controls/segmented.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::coreText;

AdvisorPanel::AdvisorPanel(QWidget* parent)
    : widgets::InspectorPanel(parent),
      m_heading(new widgets::PlainLabel),
      m_silent(new widgets::PlainLabel),
      m_adviceSection(addSection(tr("Notes"))) {
    m_heading->setWordWrap(true);
    m_silent->setWordWrap(true);
    m_adviceSection->addWidget(m_heading);
    m_silentSection = addSection(tr("Rules that do not apply"));
    m_silentSection->addWidget(m_silent);
    m_silentSection->setFolded(true);
    buildExport();
}

void AdvisorPanel::buildExport() {
    widgets::Section* section = addSection(tr("Export"));
    m_form = new widgets::Segmented({QStringLiteral("lfs setstripe"), QStringLiteral("YAML")});
    section->addWidget(m_form);
    m_commands = new QPlainTextEdit;
    m_commands->setObjectName(QStringLiteral("layout.commands"));
    m_commands->setAccessibleName(tr("Commands"));
    m_commands->setReadOnly(true);
    m_commands->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_commands->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_commands->setMinimumHeight(120);
    section->addWidget(m_commands);
    auto* copy = new QPushButton(widgets::icon(QStringLiteral("copy")), tr("Copy"));
    copy->setObjectName(QStringLiteral("layout.copy"));
    section->addWidget(copy);
    m_copy = copy;
    auto* simulate = new QPushButton(widgets::icon(QStringLiteral("simulate")), tr("Simulate it"));
    simulate->setObjectName(QStringLiteral("layout.simulate"));
    widgets::setTip(simulate, tr("Adds two scenarios (stripes and equal subfiles) on the machine of P2"));
    section->addWidget(simulate);
    connect(simulate, &QPushButton::clicked, this, &AdvisorPanel::simulateRequested);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_commands->toPlainText()); });
    connect(m_form, &widgets::Segmented::chosen, this, &AdvisorPanel::formChosen);
}

bool AdvisorPanel::yaml() const {
    return m_form->current() == 1;
}

void AdvisorPanel::setCommands(const QString& text, bool usable) {
    m_commands->setPlainText(text);
    m_copy->setEnabled(usable);
}

void AdvisorPanel::addAdvice(const access::Advice& advice) {
    QStringList lines{coreText(advice.claim), tr("If %1").arg(coreText(advice.condition)), coreText(advice.number)};
    if (!advice.against.empty()) {
        lines << tr("Counter-evidence: %1").arg(coreText(advice.against));
    }
    lines << (advice.computed ? tr("%1; computed; %2").arg(coreText(advice.place), coreText(advice.scope))
                              : widgets::clauses({coreText(advice.place), coreText(advice.scope)}));
    auto* note = new widgets::Note(m_list);
    note->setNote(widgets::Note::Kind::look, lines.join(QLatin1Char('\n')));
    m_list->layout()->addWidget(note);
}

void AdvisorPanel::addElsewhere(const widgets::SpokenElsewhere& elsewhere) {
    QStringList lines{tr("With %1 OSTs, as measured by %2, these rules would apply:")
                          .arg(QString::number(elsewhere.osts), QString::fromStdString(elsewhere.paper))};
    for (const std::string& claim : elsewhere.claims) {
        lines << coreText(claim);
    }
    auto* note = new widgets::Note(m_list);
    note->setNote(widgets::Note::Kind::info, lines.join(QLatin1Char('\n')));
    m_list->layout()->addWidget(note);
    auto* button = new QPushButton(tr("Use %1 OSTs").arg(elsewhere.osts), m_list);
    button->setObjectName(QStringLiteral("layout.osts.%1").arg(elsewhere.osts));
    connect(button, &QPushButton::clicked, this, [this, osts = elsewhere.osts] { emit ostsWanted(osts); });
    m_list->layout()->addWidget(button);
}

void AdvisorPanel::setAdvice(const std::vector<access::Advice>& advice,
                             const std::vector<widgets::SpokenElsewhere>& elsewhere) {
    if (m_list) {
        m_list->hide();
        m_list->deleteLater();  // one of its own buttons may have caused this
    }
    m_list = new QWidget(this);  // a note shown before it has a parent would be a window
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    m_notes = 0;
    QStringList silent;
    for (const access::Advice& each : advice) {
        if (each.silence != access::Silence::none) {
            silent << (each.silence == access::Silence::condition
                           ? tr("%1: does not apply here (condition: %2)")
                                 .arg(coreText(each.claim), coreText(each.condition))
                           : tr("%1: outside the measured range (%2)").arg(coreText(each.claim), coreText(each.scope)));
            continue;
        }
        ++m_notes;
        addAdvice(each);
    }
    for (const widgets::SpokenElsewhere& each : elsewhere) {
        addElsewhere(each);
    }
    m_adviceSection->addWidget(m_list);
    m_heading->setText(widgets::withComma(tr("%n notes for this layout", nullptr, m_notes),
                                          tr("%n do not apply", nullptr, widgets::counted(silent.size()))));
    m_silent->setText(silent.join(QStringLiteral("\n\n")));
    if (const bool speaks = m_notes > 0 || !elsewhere.empty(); speaks != m_spoke) {
        m_silentSection->setFolded(speaks);  // if no rule applies, the reasons are the only content
        m_spoke = speaks;
    }
}

}  // namespace greyscope::app
