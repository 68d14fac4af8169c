#include "app/window/rail.h"

#include <QAction>
#include <QToolButton>

#include "widgets/common/icon.h"
#include "widgets/common/plain_text.h"

namespace greyscope::app {

namespace {
constexpr int kWide = 84;
constexpr int kNarrow = 48;
}  // namespace

Rail::Rail(QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("rail"));
    setWindowTitle(tr("Pages"));
    setOrientation(Qt::Vertical);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setIconSize({20, 20});
    auto* spacer = new QWidget(this);
    spacer->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_foot = addWidget(spacer);
    m_settings = new QToolButton(this);
    m_settings->setText(tr("Settings"));
    m_settings->setIcon(widgets::icon(QStringLiteral("gear"), widgets::IconInk::rail));
    addWidget(m_settings);
    setCompact(false);
}

void Rail::addPage(QAction* action) {
    insertAction(m_foot, action);
    setCompact(m_compact);
}

void Rail::setSettings(QAction* action) {
    connect(m_settings, &QToolButton::clicked, action, &QAction::trigger);
    widgets::setTip(m_settings, QStringLiteral("%1 (%2)").arg(m_settings->text(),
                                                              action->shortcut().toString(QKeySequence::NativeText)));
}

std::vector<QToolButton*> Rail::buttons() const {
    std::vector<QToolButton*> found{m_settings};
    for (QAction* action : actions()) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)); button && button != m_settings) {
            found.push_back(button);
        }
    }
    return found;
}

void Rail::setCompact(bool compact) {
    m_compact = compact;
    const int width = compact ? kNarrow : kWide;
    const Qt::ToolButtonStyle style = compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon;
    setFixedWidth(width);
    setToolButtonStyle(style);
    for (QToolButton* button : buttons()) {
        button->setToolButtonStyle(style);
        button->setFixedSize(width - 8, compact ? 42 : 56);
        button->setFocusPolicy(Qt::TabFocus);
    }
}

}  // namespace greyscope::app
