#include "app/window/panes/side_dock.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"

namespace greyscope::app {

namespace {

QToolButton* titleButton(const QString& iconName, const QString& tip, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setIcon(widgets::icon(iconName));
    button->setIconSize({14, 14});
    button->setAutoRaise(true);
    widgets::setTip(button, tip);
    button->setAccessibleName(tip);
    return button;
}

}  // namespace

SideDock::SideDock(const QString& name, const QString& title, QWidget* parent) : QDockWidget(title, parent) {
    setObjectName(name);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_bar = new QWidget(this);
    m_bar->setObjectName(QStringLiteral("dockTitle"));
    m_bar->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(m_bar);
    row->setContentsMargins(12, 4, 6, 4);
    row->setSpacing(2);
    m_label = new widgets::PlainLabel(title, m_bar);
    auto* floating = titleButton(QStringLiteral("float"), tr("Detach from the window or reattach"), m_bar);
    auto* close = titleButton(QStringLiteral("close"), tr("Close"), m_bar);
    row->addWidget(m_label, 1);
    row->addWidget(floating);
    row->addWidget(close);
    connect(floating, &QToolButton::clicked, this, [this] { setFloating(!isFloating()); });
    connect(close, &QToolButton::clicked, this, [this] { setWanted(false); });
    m_noBar = new QWidget(this);
    // Gives it a height of 0, which an empty widget does not have.
    (new QHBoxLayout(m_noBar))->setContentsMargins(0, 0, 0, 0);
    m_noBar->hide();
    setTitleBarWidget(m_bar);
}

void SideDock::setTitle(const QString& title) {
    setWindowTitle(title);
    m_label->setText(title);
}

void SideDock::setTabbed(bool tabbed) {
    QWidget* bar = tabbed ? m_noBar : m_bar;
    if (titleBarWidget() != bar) {
        setTitleBarWidget(bar);
        m_bar->setVisible(!tabbed);
        m_noBar->setVisible(tabbed);
    }
}

void SideDock::setWanted(bool wanted) {
    if (m_wanted != wanted) {
        m_wanted = wanted;
        showOrHide();
        emit wantedChanged(wanted);
        emit openChanged(open());
    }
    if (wanted && m_folded) {
        emit unfoldRequested();
    }
}

void SideDock::setFolded(bool folded) {
    if (m_folded != folded) {
        m_folded = folded;
        showOrHide();
        emit openChanged(open());
    }
}

void SideDock::setUseful(bool useful) {
    const bool changed = std::exchange(m_useful, useful) != useful;
    showOrHide();
    if (changed) {
        emit usefulChanged(useful);
    }
}

void SideDock::showOrHide() {
    setVisible(open() && m_useful);
}

}  // namespace greyscope::app
