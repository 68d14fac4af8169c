#include "app/window/panes/page_stack.h"

#include <algorithm>

namespace greyscope::app {

PageStack::PageStack(PageContext context, QWidget* parent) : FrontStack(parent), m_context(context) {
    for (const PageEntry& entry : pageEntries()) {
        m_slots.push_back({&entry, entry.facts().key, nullptr});
    }
}

Page* PageStack::current() const {
    return static_cast<Page*>(currentWidget());
}

Page* PageStack::page(const QString& key) {
    const auto slot = std::find_if(m_slots.begin(), m_slots.end(), [&key](const Slot& s) { return s.key == key; });
    if (slot == m_slots.end()) {
        return nullptr;
    }
    if (!slot->page) {
        slot->page = slot->entry->make(m_context, nullptr);
        addWidget(slot->page);  // added when complete, so that styles are applied once
        emit made(slot->page);
    }
    return slot->page;
}

std::vector<ConventionChip> PageStack::chips() const {
    std::vector<ConventionChip> chips;
    for (const Slot& slot : m_slots) {
        const bool inView = slot.page == current();
        for (const Convention& convention : slot.page ? slot.page->conventions() : std::vector<Convention>()) {
            const auto same = std::find_if(chips.begin(), chips.end(), [&](const ConventionChip& chip) {
                return chip.convention.name == convention.name;
            });
            if (same == chips.end()) {
                chips.push_back({convention, slot.page, inView});
            } else if (inView) {
                *same = {convention, slot.page, true};
            }
        }
    }
    return chips;
}

}  // namespace greyscope::app
