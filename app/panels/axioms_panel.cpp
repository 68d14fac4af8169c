#include "app/panels/axioms_panel.h"

#include <QVBoxLayout>

namespace greyscope::app {

namespace {
constexpr std::size_t kAxioms = 4;
}

AxiomsPanel::AxiomsPanel(QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Axioms"));
    auto* body = new QWidget;
    body->setAutoFillBackground(true);
    body->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(12, 4, 8, 8);
    for (std::size_t i = 0; i < kAxioms; ++i) {
        m_notes.push_back(new Note);
        column->addWidget(m_notes.back());
    }
    column->addStretch();
    setWidget(body);
}

void AxiomsPanel::setAxioms(const std::vector<widgets::AxiomLine>& axioms) {
    m_axioms = axioms;
    for (std::size_t i = 0; i < m_notes.size() && i < axioms.size(); ++i) {
        const widgets::AxiomLine& axiom = axioms[i];
        const QString verdict = axiom.holds ? tr("%1 holds: %2.") : tr("%1 does not hold: %2.");
        m_notes[i]->setNote(axiom.holds ? Note::Kind::good : Note::Kind::look,
                            verdict.arg(axiom.name, axiom.demand) + QLatin1Char('\n') + axiom.numbers);
    }
}

QString AxiomsPanel::tabSeparated() const {
    QString text = QStringLiteral("axiom\tholds\tnumbers\n");
    for (const widgets::AxiomLine& axiom : m_axioms) {
        text += axiom.name + QLatin1Char('\t') + (axiom.holds ? QStringLiteral("yes") : QStringLiteral("no")) +
                QLatin1Char('\t') + axiom.numbers + QLatin1Char('\n');
    }
    return text;
}

}  // namespace greyscope::app
