#include "app/tables/panels/findings_panel.h"

#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <memory>
#include <utility>

#include "widgets/controls/note.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::app {

using widgets::ViewFrame;

namespace {

widgets::Note::Kind noteKind(Finding::Kind kind) {
    switch (kind) {
        case Finding::Kind::good:
            return widgets::Note::Kind::good;
        case Finding::Kind::look:
            return widgets::Note::Kind::look;
        case Finding::Kind::bad:
            return widgets::Note::Kind::error;
        case Finding::Kind::info:
            break;
    }
    return widgets::Note::Kind::info;
}

}  // namespace

FindingsPanel::FindingsPanel(QWidget* parent) : QWidget(parent) {
    auto* content = new QWidget;
    m_cards = new QVBoxLayout(content);
    m_cards->setContentsMargins(16, 4, 16, 12);
    m_cards->setSpacing(8);
    m_cards->addStretch(1);
    // The height follows from the width; the labels' size hints for narrow widths are ignored.
    content->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Findings"));
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    m_frame = new ViewFrame(scroll);
    m_frame->setTitle(tr("Findings"), tr("One click fixes each; undo restores it"));
    m_frame->setExplanation(
        {tr("Points to check before trusting the numbers: gaps, repeated measurements, identical series, uneven "
            "spacing."),
         {},
         {},
         tr("Change roles in the table of values above, and how several rows on one point are combined in the bar.")});
    m_frame->setTools(false, false, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    connect(&m_job, &JobBase::stateChanged, this, [this] {
        m_frame->showState(m_job.state());
        if (const auto findings = m_job.ready()) {
            showFindings(*findings);
        }
    });
    m_job.serve({m_frame});
}

void FindingsPanel::setTable(const StudyTable& table, std::vector<SeriesEntry> entries) {
    // Shared, as the task is copied on its way.
    const auto series = std::make_shared<const std::vector<SeriesEntry>>(std::move(entries));
    m_job.start([table, series](base::Progress& progress) -> base::Expected<std::vector<Finding>> {
        return findingsOf(table, *series, progress);
    });
}

void FindingsPanel::showFindings(const std::vector<Finding>& findings) {
    while (m_cards->count() > 1) {
        const QLayoutItem* item = m_cards->takeAt(0);
        delete item->widget();
        delete item;
    }
    for (const Finding& finding : findings) {
        auto* card = new widgets::Note;
        m_cards->insertWidget(m_cards->count() - 1, card);
        card->setNote(noteKind(finding.kind), finding.text);
        for (const Finding::Mend& mend : finding.mends) {
            auto* button = new QPushButton(mend.label);
            button->setDefault(&mend == &finding.mends.front());
            connect(button, &QPushButton::clicked, this, [this, mend] {
                if (mend.begins) {
                    emit stepBegun(*mend.begins);
                } else if (mend.reads) {
                    emit readingTold(mend.label, *mend.reads);
                } else {
                    emit mendChosen(mend.label, mend.edit);
                }
            });
            card->addButton(button);
        }
    }
}

}  // namespace greyscope::app
