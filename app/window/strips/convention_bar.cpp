#include "app/window/strips/convention_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStringList>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

#include "app/tables/row_account.h"
#include "app/text/left_out_text.h"
#include "app/window/strips/alternatives_menu.h"
#include "widgets/common/plain_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {
constexpr int kLeastRow = 25;
}

ConventionBar::ConventionBar(StudyStore& store, QWidget* parent) : QStatusBar(parent), m_store(store) {
    setObjectName(QStringLiteral("conventionBar"));
    setSizeGripEnabled(false);
    m_row = new QWidget(this);
    m_row->setObjectName(QStringLiteral("conventionRow"));
    fitHeight();
    m_row->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_layout = new QHBoxLayout(m_row);
    m_layout->setContentsMargins(8, 0, 8, 0);
    m_layout->setSpacing(4);
    m_heading = new widgets::PlainLabel(tr("Conventions"), m_row);
    m_more = chipButton();
    connect(m_more, &QToolButton::clicked, this, &ConventionBar::offerLeft);
    m_layout->addWidget(m_heading);
    m_layout->addWidget(m_more);
    m_layout->addStretch(1);
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
    // If there is little room, those in force come first; otherwise the given order stays, independent of the page.
    bool other = chips.size() != m_chips.size();
    m_chips = std::move(chips);
    while (m_buttons.size() < m_chips.size()) {
        QToolButton* button = chipButton();
        m_layout->insertWidget(m_layout->indexOf(m_more), button);
        connect(button, &QToolButton::clicked, this, [this, place = m_buttons.size()] { offer(place); });
        m_buttons.push_back(button);
    }
    for (std::size_t c = 0; c < m_chips.size(); ++c) {
        const Convention& convention = m_chips[c].convention;
        const QString text = convention.name + QLatin1Char(' ') + convention.value;
        const QString kind = m_chips[c].inForce ? QStringLiteral("on") : QStringLiteral("off");
        if (m_buttons[c]->accessibleName() == text && m_buttons[c]->property("chip") == kind) {
            continue;
        }
        other = true;
        m_buttons[c]->setText(widgets::captionText(text));
        m_buttons[c]->setAccessibleName(text);
        if (m_buttons[c]->property("chip") != kind) {
            m_buttons[c]->setProperty("chip", kind);
            style()->unpolish(m_buttons[c]);
            style()->polish(m_buttons[c]);
        }
        widgets::setTip(m_buttons[c],
                        m_chips[c].inForce
                            ? tr("The numbers on this page depend on this convention. Click to see alternatives.")
                            : tr("This convention is not used on this page. Click to see alternatives."));
    }
    if (other) {
        fill();
    }
}

void ConventionBar::setFacts(const QString& facts) {
    if (facts != m_facts->text()) {
        m_facts->setText(facts);
        fill();
    }
}

void ConventionBar::setLeftOut(const data::LeftOut& leftOut) {
    if (std::exchange(m_told, leftOut) == leftOut) {
        return;
    }
    m_leftOut->setVisible(leftOut.any());
    m_leftOut->setProperty("chip", leftOut.invalid.empty() ? "look" : "bad");
    m_leftOut->style()->polish(m_leftOut);
    m_leftOut->setText(leftOutSummary(leftOut));
    const QStringList why = QStringList(balanceText(rowAccount(leftOut))) + leftOutPhrases(leftOut);
    for (widgets::PlainLabel* label : {m_leftOut, m_facts}) {
        widgets::setTip(label, leftOut.rows == 0 ? QString() : why.join(QLatin1Char('\n')));
        label->setAccessibleDescription(label->toolTip());
    }
    fill();
}

void ConventionBar::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    fill();
}

void ConventionBar::changeEvent(QEvent* event) {
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitHeight();
        QMetaObject::invokeMethod(this, &ConventionBar::fill, Qt::QueuedConnection);  // after the chips' own event
    }
}

void ConventionBar::fitHeight() {
    const int row = std::max(kLeastRow, fontMetrics().height() + 6);
    setFixedHeight(row + 5);
    m_row->setFixedHeight(row);  // the full height; QStatusBar would show height changes over a message
}

QToolButton* ConventionBar::chipButton() {
    auto* button = new QToolButton(m_row);
    button->setProperty("chip", "off");
    button->setFocusPolicy(Qt::TabFocus);
    button->hide();
    return button;
}

void ConventionBar::fill() {
    m_heading->setVisible(!m_chips.empty());
    const int leftOut = m_leftOut->isHidden() ? 0 : m_leftOut->sizeHint().width();
    const int room = width() - m_facts->sizeHint().width() - leftOut - 140;
    int used = m_heading->sizeHint().width() + 24;
    // Chips in force are placed first, the others as far as there is room.
    std::vector<bool> shown(m_buttons.size(), false);
    for (const bool inForce : {true, false}) {
        for (std::size_t c = 0; c < m_chips.size(); ++c) {
            m_buttons[c]->ensurePolished();
            const int need = m_buttons[c]->sizeHint().width() + m_layout->spacing();
            if (m_chips[c].inForce == inForce && used + need <= room) {
                used += need;
                shown[c] = true;
            }
        }
    }
    QStringList left;
    for (std::size_t c = 0; c < m_buttons.size(); ++c) {
        m_buttons[c]->setVisible(shown[c]);
        if (c < m_chips.size() && !shown[c]) {
            left << m_buttons[c]->accessibleName();
        }
    }
    m_more->setVisible(!left.isEmpty());
    m_more->setText(tr("%n more…", nullptr, widgets::counted(left.size())));
    widgets::setTip(m_more, left.join(QLatin1Char('\n')));
}

QMenu* ConventionBar::menuOf(const ConventionChip& chip, QWidget* parent) {
    return new AlternativesMenu(chip.convention, *chip.page, m_store, parent);
}

void ConventionBar::offer(std::size_t chip) {
    QMenu* menu = menuOf(m_chips[chip], this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(m_buttons[chip]->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void ConventionBar::offerLeft() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (std::size_t c = 0; c < m_chips.size(); ++c) {
        if (m_buttons[c]->isHidden()) {
            menu->addMenu(menuOf(m_chips[c], menu));
        }
    }
    menu->popup(m_more->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

}  // namespace greyscope::app
