#include "app/window/convention_bar.h"

#include <QHBoxLayout>
#include <QStringList>

#include <algorithm>

#include "app/text/left_out_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

ConventionBar::ConventionBar(QWidget* parent) : QStatusBar(parent) {
    setObjectName(QStringLiteral("conventionBar"));
    setSizeGripEnabled(false);
    setFixedHeight(30);
    m_row = new QWidget(this);
    m_row->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_layout = new QHBoxLayout(m_row);
    m_layout->setContentsMargins(8, 0, 8, 0);
    m_layout->setSpacing(4);
    m_facts = new widgets::PlainLabel(this);
    m_facts->setObjectName(QStringLiteral("studyFacts"));
    m_leftOut = new widgets::PlainLabel(this);
    m_leftOut->setObjectName(QStringLiteral("leftOut"));
    m_leftOut->setProperty("chip", "look");
    m_leftOut->hide();
    addWidget(m_row, 1);
    addPermanentWidget(m_leftOut);
    addPermanentWidget(m_facts);
}

void ConventionBar::setChips(std::vector<ConventionChip> chips) {
    // In force first where room is short, otherwise in the order given: the order does not jump from page to page.
    m_chips = std::move(chips);
    fill();
}

void ConventionBar::setFacts(const QString& facts) {
    m_facts->setText(facts);
    fill();
}

void ConventionBar::setLeftOut(const data::LeftOut& leftOut) {
    m_leftOut->setVisible(leftOut.any());
    m_leftOut->setText(leftOutSummary(leftOut));
    const QString why = leftOutPhrases(leftOut).join(QLatin1Char('\n'));
    widgets::setTip(m_leftOut, why);
    m_leftOut->setAccessibleDescription(why);
    fill();
}

void ConventionBar::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    fill();
}

widgets::PlainLabel* ConventionBar::chipLabel(const ConventionChip& chip) {
    auto* label = new widgets::PlainLabel(m_row);
    label->setText(chip.convention.name + QLatin1Char(' ') + chip.convention.value);
    label->setProperty("chip", chip.inForce ? "on" : "off");
    widgets::setTip(label, chip.inForce ? tr("The numbers of this page depend on it") : tr("Not used on this page"));
    return label;
}

void ConventionBar::fill() {
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (m_chips.empty()) {
        return;
    }
    m_layout->addWidget(new widgets::PlainLabel(tr("Conventions"), m_row));
    const int leftOut = m_leftOut->isHidden() ? 0 : m_leftOut->sizeHint().width();
    const int room = width() - m_facts->sizeHint().width() - leftOut - 140;
    int used = m_layout->itemAt(0)->widget()->sizeHint().width() + 24;
    QStringList left;
    std::vector<widgets::PlainLabel*> labels;
    for (const ConventionChip& chip : m_chips) {
        labels.push_back(chipLabel(chip));
        labels.back()->ensurePolished();
    }
    // Those in force are placed first, the others as far as there is room.
    std::vector<bool> shown(m_chips.size(), false);
    for (const bool inForce : {true, false}) {
        for (std::size_t c = 0; c < m_chips.size(); ++c) {
            const int need = labels[c]->sizeHint().width() + m_layout->spacing();
            if (m_chips[c].inForce == inForce && used + need <= room) {
                used += need;
                shown[c] = true;
            }
        }
    }
    for (std::size_t c = 0; c < m_chips.size(); ++c) {
        if (shown[c]) {
            m_layout->addWidget(labels[c]);
        } else {
            left << labels[c]->text();
            delete labels[c];
        }
    }
    if (!left.isEmpty()) {
        auto* more = new widgets::PlainLabel(tr("%n more …", nullptr, widgets::counted(left.size())), m_row);
        more->setProperty("chip", "off");
        widgets::setTip(more, left.join(QLatin1Char('\n')));
        m_layout->addWidget(more);
    }
    m_layout->addStretch(1);
}

}  // namespace greyscope::app
