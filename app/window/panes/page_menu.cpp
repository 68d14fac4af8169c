#include "app/window/panes/page_menu.h"

#include <QActionGroup>

#include <algorithm>

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
    const auto isIt = [&key](const Listed& listed) { return listed.facts.key == key; };
    if (std::none_of(m_pages.begin(), m_pages.end(), isIt)) {
        return;
    }
    for (const Listed& listed : m_pages) {
        listed.action->setChecked(isIt(listed));
    }
}

void PageMenu::setSeries(bool some) {
    for (const Listed& listed : m_pages) {
        listed.action->setEnabled(some || !listed.facts.usesSeries);
    }
}

}  // namespace greyscope::app
