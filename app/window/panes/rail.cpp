#include "app/window/panes/rail.h"

#include <QAction>
#include <QLayout>
#include <QToolButton>

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"

namespace greyscope::app {

namespace {
constexpr int kWide = 84;
constexpr int kNarrow = 48;
constexpr int kHighTextButton = 56;
constexpr int kLowTextButton = 46;
constexpr int kHighButton = 42;
constexpr int kLowButton = 20;
constexpr int kPageIcon = 20;
constexpr int kBesideText = 14;  ///< borders and paddings of a button and of the rail
}  // namespace

Rail::Rail(QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("rail"));
    setWindowTitle(tr("Pages"));
    setOrientation(Qt::Vertical);
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setIconSize({kPageIcon, kPageIcon});
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
    fit();
}

void Rail::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fit();
}

int Rail::widestText(const std::vector<QToolButton*>& buttons) {
    int widest = 0;
    for (QToolButton* button : buttons) {
        button->ensurePolished();
        widest = std::max(widest, button->fontMetrics().horizontalAdvance(button->text()));
    }
    return widest;
}

void Rail::fit() {
    const std::vector<QToolButton*> all = buttons();
    const QMargins rim = layout()->contentsMargins();
    const int count = static_cast<int>(all.size());
    const int gaps = (count + 1) * std::max(0, layout()->spacing());
    const int room = (height() - rim.top() - rim.bottom() - gaps) / count;
    const bool text = !m_compact && room >= kLowTextButton;
    const int width = m_compact ? kNarrow : std::max(kWide, widestText(all) + kBesideText);
    const int high = text ? std::min(room, kHighTextButton) : std::clamp(room, kLowButton, kHighButton);
    const Qt::ToolButtonStyle style = text ? Qt::ToolButtonTextUnderIcon : Qt::ToolButtonIconOnly;
    const int icon = std::min(kPageIcon, high - 4);
    if (minimumWidth() == width && all.back()->maximumHeight() == high && toolButtonStyle() == style) {
        return;
    }
    setFixedWidth(width);
    setToolButtonStyle(style);
    setIconSize({icon, icon});
    for (QToolButton* button : all) {
        button->setToolButtonStyle(style);
        button->setIconSize({icon, icon});
        button->setFixedSize(width - 8, high);
        button->setFocusPolicy(Qt::TabFocus);
    }
}

}  // namespace greyscope::app
