#include "app/window/panes/page_menu.h"

#include <QActionGroup>

#include "app/window/panes/rail.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"

namespace greyscope::app {

PageMenu::PageMenu(Commands& commands, QMenu& menu, Rail& rail) : QObject(&rail) {
    auto* group = new QActionGroup(this);
    for (const PageEntry& entry : pageEntries()) {
        if (entry.shortcut != kNotOnRail) {
            add(entry, commands, menu, rail);
            group->addAction(m_pages.back().action);
        }
    }
}

void PageMenu::add(const PageEntry& entry, Commands& commands, QMenu& menu, Rail& rail) {
    const PageFacts facts = entry.facts();
    QAction* action = commands.add(menu, QStringLiteral("page.") + facts.key, facts.title, QKeySequence(entry.shortcut),
                                   [this, key = facts.key] { emit chosen(key); });
    action->setIcon(widgets::icon(facts.icon, widgets::IconInk::rail));
    action->setIconVisibleInMenu(false);
    action->setCheckable(true);
    widgets::setTip(action,
                    QStringLiteral("%1 (%2)").arg(facts.title, action->shortcut().toString(QKeySequence::NativeText)));
    rail.addPage(action);
    m_pages.push_back({facts, action});
}

void PageMenu::setCurrent(const QString& key) {
    for (const Listed& listed : m_pages) {
        listed.action->setChecked(listed.facts.key == key);
    }
}

void PageMenu::setSeries(bool some) {
    for (const Listed& listed : m_pages) {
        listed.action->setEnabled(some || !listed.facts.usesSeries);
    }
}

}  // namespace greyscope::app
