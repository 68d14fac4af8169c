#include "app/pages/relations/axioms_panel.h"

#include <QStringList>
#include <QVBoxLayout>

#include "app/analyses/relations/relations_analysis.h"

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
        m_notes.push_back(new widgets::Note);
        column->addWidget(m_notes.back());
    }
    column->addStretch();
    setWidget(body);
}

void AxiomsPanel::setAxioms(const std::vector<widgets::AxiomLine>& axioms) {
    m_axioms = axioms;
    const std::vector<widgets::Remark> remarks = RelationsAnalysis::axiomRemarks(axioms);
    for (std::size_t i = 0; i < m_notes.size() && i < remarks.size(); ++i) {
        m_notes[i]->setNote(remarks[i].kind, remarks[i].text);
    }
}

QString AxiomsPanel::tabSeparated() const {
    QString text = QStringLiteral("axiom\tverdict\tstatement\tnumbers\tsecond reading\n");
    for (const widgets::AxiomLine& axiom : m_axioms) {
        text += QStringList{axiom.name, widgets::verdictText(axiom.holds), axiom.statement, axiom.numbers,
                            axiom.secondReading}
                    .join(QLatin1Char('\t')) +
                QLatin1Char('\n');
    }
    return text;
}

}  // namespace greyscope::app
